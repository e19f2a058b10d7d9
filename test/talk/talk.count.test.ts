/** How many of the lines that members type are understood, in percent, by part: it only rises. */
import { describe, expect, it } from "vitest";
import { languageTags } from "../../src/language/tags.ts";
import { splits } from "./lines.ts";
import { faring } from "./talk.ts";

/**
 * With whole visits learnt from, eight lines more of all 1,020 English ones are understood than the floors before asked for and 13 of all Chinese ones, but of the
 * 214 that are held out in English five fewer. Two floors of Chinese were three lines higher before dangers and deaths long past were told from fresh ones: those lines call them serious.
 */
const FLOOR = {
  en: { seen: 60.5, "held-out": 56.5, "held-out-c": 55.6 },
  "zh-CN": { seen: 56.3, "held-out": 53.9, "held-out-c": 57.5 },
} as const;

describe.each(languageTags)("what members type (%s)", (language) => {
  it.each(splits)(
    "is understood in the lines that are %s",
    async (split) => {
      const all = await faring(language, split);
      const share = (100 * all.filter(({ main }) => main).length) / all.length;
      expect(share).toBeGreaterThanOrEqual(FLOOR[language][split]);
    },
    900_000,
  );
});
