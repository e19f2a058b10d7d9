/** How many of the lines that members type are understood, in percent, by part: it only rises. */
import { describe, expect, it } from "vitest";
import { languageTags } from "../../src/language/tags.ts";
import { splits } from "./lines.ts";
import { faring } from "./talk.ts";

/** Two floors of Chinese were three lines higher before dangers and deaths long past were told from fresh ones: those lines call them serious. */
const FLOOR = {
  en: { seen: 58.4, "held-out": 58.8, "held-out-c": 54.5 },
  "zh-CN": { seen: 54.4, "held-out": 52.5, "held-out-c": 57 },
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
