/** No pattern of the source takes long over what people write, however hostile. */
import { describe, expect, it } from "vitest";
import { growth, MOST_TIMES } from "../test/patterns/hostile.ts";
import { patternsIn, sourceFiles } from "../test/patterns/source.ts";

const found = sourceFiles().flatMap(patternsIn);

describe("patterns", () => {
  it("knows a pattern that takes long, so that its measure is worth something", { retry: 2 }, () => {
    for (const bad of [
      /(a+)+$/,
      /\s+$/,
      /\bfrom\b.*\bto\b/,
      /^(\w+ ?)+!$/,
      /a.*b.*c/,
      /[^.\n]*$/u,
      /['’].*$/,
      /\b[\w-]{23,}\.x/,
    ])
      expect(growth(bad)?.times ?? 0, String(bad)).toBeGreaterThan(MOST_TIMES);
    for (const good of [
      /(?<!\s)\s+$/,
      /\bfrom\b.{0,200}\bto\b/,
      /^(?:\w+ )*!$/,
      /(?<![^.\n])[^.\n]*$/u,
      /(?<![\w-])[\w-]{23,}\.x/,
    ])
      expect(growth(good)?.times ?? 0, String(good)).toBeLessThanOrEqual(MOST_TIMES);
  });

  it("works at most three times as long on twice the text, whichever pattern and however hostile the text", {
    timeout: 240_000,
  }, () => {
    const slowOf = ({ at, pattern }: (typeof found)[number]) => {
      const grown = growth(pattern);
      return grown && grown.times > MOST_TIMES
        ? [`${at}: ${pattern} takes ${grown.times.toFixed(1)} times as long on ${JSON.stringify(grown.hostile)}`]
        : [];
    };
    let slow = [...new Map(found.map((one) => [String(one.pattern), one])).values()];
    // A pattern that is slow is slow each time; what only the machine's other work made so is not.
    for (let again = 0; again < 2; again++) slow = slow.filter((one) => slowOf(one).length > 0);
    expect(slow.flatMap(slowOf)).toEqual([]);
  });
});
