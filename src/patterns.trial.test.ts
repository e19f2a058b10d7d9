/** No pattern of the source takes long over what people write, however hostile. */
import { describe, expect, it } from "vitest";
import { growth } from "../test/patterns/hostile.ts";
import { patternsIn, sourceFiles } from "../test/patterns/source.ts";

const found = sourceFiles().flatMap(patternsIn);

describe("patterns", () => {
  it("knows a pattern that takes long, so that its measure is worth something", () => {
    // What else the machine does may hide it in one measure.
    for (const bad of [/(a+)+$/, /\s+$/, /\bfrom\b.*\bto\b/, /^(\w+ ?)+!$/, /a.*b.*c/])
      expect(
        [1, 2, 3, 4].some(() => (growth(bad)?.times ?? 0) > 3),
        String(bad),
      ).toBe(true);
    for (const good of [/(?<!\s)\s+$/, /\bfrom\b.{0,200}\bto\b/, /^(?:\w+ )*!$/])
      expect(growth(good)?.times ?? 0).toBeLessThanOrEqual(3);
  });

  it("works at most three times as long on twice the text, whichever pattern and however hostile the text", () => {
    const slow = [...new Map(found.map((one) => [String(one.pattern), one])).values()].flatMap(({ at, pattern }) => {
      // What else the machine does may be in a measure: only what stays slow is.
      for (let tries = 0; tries < 8; tries++) {
        const grown = growth(pattern);
        if (!grown || grown.times <= 3) return [];
        if (tries === 7)
          return [
            `${at}: ${pattern} takes ${grown.times.toFixed(1)} times as long on ${JSON.stringify(grown.hostile)}`,
          ];
      }
      return [];
    });
    expect(slow).toEqual([]);
  }, 240_000);
});
