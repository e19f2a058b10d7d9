import { expect, it } from "vitest";
import { glossOf, meaningFor } from "./gloss.ts";

const gloss = glossOf(
  [
    "你\tyou",
    "是\tis",
    "人\tperson",
    "本地\tlocal",
    "吗\t?",
    "的\t",
    "本\tthis",
    "地\tground",
    "本地人\tlocal person",
  ].join("\n"),
);

it.each([
  ["你是本地人吗", "you is local person?"],
  ["你的人", "you person"],
  ["龘你", "you"],
  ["Anna是人吗？你！", "Anna is person? you!"],
  ["你 是 人 吗 吗", "you is person?"],
  ["", ""],
])("%s word by word", (text, english) => {
  expect(gloss(text)).toBe(english);
});

/** How near two texts are in meaning, in two languages. */
function near(chinese: string, english: string): number {
  const [a, b] = [meaningFor("zh-CN")!(chinese).whole, meaningFor("en")!(english).whole];
  return a.reduce((sum, one, i) => sum + one * b[i]!, 0);
}

it.each([
  ["这碗面多少钱", "how much is this bowl of noodles", "I miss my grandmother"],
  ["我今天特别累", "I am so tired today", "when does the shop open"],
  ["你知道镇上有医生吗", "is there a doctor in town", "your hat looks funny"],
  ["明天晚上一起看电影吧", "let's watch a film together tomorrow", "my leg hurts"],
])("%s is nearer to what it means", (chinese, same, other) => {
  expect(near(chinese, same)).toBeGreaterThan(near(chinese, other) + 0.1);
});
