/** How many of the lines that members type are understood, in percent, by part: it only rises. */
import { describe, expect, it } from "vitest";
import { languageTags } from "../../src/language/tags.ts";
import { splits } from "./lines.ts";
import { faring } from "./talk.ts";

const FLOOR = {
  en: { seen: 54.5, "held-out": 55.2, "held-out-c": 52.2 },
  "zh-CN": { seen: 52.6, "held-out": 51.3, "held-out-c": 53.8 },
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
