import { describe, expect, it } from "vitest";
import { lookAlike } from "./look-alike.ts";

describe("names that look alike", () => {
  const same: readonly (readonly [string, string])[] = [
    ["Isabella Rodriguez", "isabella  rodriguez"],
    ["Isabella Rodriguez", "Isabella\u200B Rodriguez"],
    ["Isabella Rodriguez", "Isa\u00ADbella Rodri\u2060guez"],
    ["Isabella Rodriguez", "Іsаbеllа Rоdrіguеz"],
    ["Isabella Rodriguez", "Ιsαbεllα Rοdriguεz"],
    ["Isabella Rodriguez", "Ｉｓａｂｅｌｌａ Ｒｏｄｒｉｇｕｅｚ"],
    ["Isabella Rodriguez", "I\u0301sabella Rodri\u0308guez"],
    ["Isabella Rodriguez", "1sabella Rodriguez"],
    ["Isabella Rodriguez", "Isabe11a Rodriguez"],
    ["Isabella Rodriguez", "IsabeIIa Rodriguez"],
    ["Isabella Rodriguez", "1s4b3ll4 R0dr1gu3z"],
    ["Isabella Rodriguez", "𝓘𝓼𝓪𝓫𝓮𝓵𝓵𝓪 𝓡𝓸𝓭𝓻𝓲𝓰𝓾𝓮𝔃"],
    ["Klaus Mueller", "K|aus Mueller"],
    ["Klaus Mueller", "Кlаus Muеllеr"],
    ["Klaus Mueller", "ᴋʟᴀᴜs ᴍᴜᴇʟʟᴇʀ"],
    ["Klaus Mueller", "Ⓚlaus Mueller"],
    ["Klaus Mueller", "Klaus-Mueller."],
    ["Sam Moore", "Sаm Mооre"],
    ["Sam Moore", "$am M00re"],
    ["Tom Moreno", "Тоm Моrеnо"],
    ["Ayesha Khan", "Αyesha Κhan"],
    ["Björn", "Bjorn"],
    ["Carmen Ortiz", "Carrnen Ortiz"],
    ["Wolfgang Schulz", "VVolfgang Schulz"],
    ["Klaus Mueller", "KIaus Mueller"],
    ["Rosa", "Ꭱosa"],
    ["Tom Moreno", "ꓔom ꓟoreno"],
    ["Tom", "Tⲟm"],
    ["伊莎贝拉·罗德里格斯", "伊莎贝拉\u200B罗德里格斯"],
    ["伊莎贝拉·罗德里格斯", "伊莎贝拉•罗德里格斯"],
  ];
  it.each(same)("%s and %s", (one, other) => expect(lookAlike(one, other)).toBe(true));

  const apart: readonly (readonly [string, string])[] = [
    ["Ian Smith", "Jan Smith"],
    ["Ian", "Lan"],
    ["Maria Lopez", "Mario Lopez"],
    ["Klaus Mueller", "Klaus Miller"],
    ["Anna", "Hanna"],
    ["Bob", "Bob 2"],
    ["Tom", "Tim"],
    ["Arnold", "Harold"],
    ["伊莎贝拉", "伊莎贝尔"],
    ["Анна", "Инна"],
    ["...", "---"],
    ["Eddy", "Eddie"],
  ];
  it.each(apart)("%s is not %s", (one, other) => expect(lookAlike(one, other)).toBe(false));
});
