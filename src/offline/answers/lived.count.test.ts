/** Counts what is found of all that was said while a member lived as a resident. */
import { describe, expect, it } from "vitest";
import { casesOf, counted } from "../../../test/town/lived-as.ts";

describe.each(["en", "zh-CN"] as const)(
  "what was said while a member lived as a resident, all of it (%s)",
  (language) => {
    it.each([
      ["built on", 0],
      ["only counted", 1],
    ])("is found, and answers little else: %s", async (_, half) => {
      const { found, asked, wrongly, others } = await counted(
        language,
        casesOf(language).filter((_, i) => i % 2 === half),
      );
      const figures = `${found} of ${asked} found, ${wrongly} of ${others} wrongly`;
      // Before whole visits were learnt from, 38 of 45 English ones were found: "What did you promise your aunt?" is read less surely.
      expect(found / asked, figures).toBeGreaterThanOrEqual(half === 0 ? (language === "en" ? 0.77 : 0.84) : 0.7);
      expect(wrongly / others, figures).toBeLessThanOrEqual(0.1);
    });
  },
);
