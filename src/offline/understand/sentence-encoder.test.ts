/** What sentences mean, as numbers: those that the encoder's makers' own program gives, and like ones for what means alike. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { packageFile } from "../../package-files.ts";
import { encoderFor, encoderOf } from "./sentence-encoder.ts";

const encode = encoderFor("en")!;
const likeness = (a: string, b: string): number => {
  const [{ whole: one }, { whole: other }] = [encode(a), encode(b)];
  return one.reduce((sum, value, i) => sum + value * other[i]!, 0);
};

describe("the sentence encoder", () => {
  // Printed by the package that carries the weights (`make-sentence-encoder.ts`), which reckons with them unrounded.
  it.each([
    ["where can I find a coffee around here", [0.0298, -0.0443, 0.047, -0.0428, -0.0301, -0.0318]],
    ["hello", [0.0417, -0.0224, -0.0476, -0.0493, 0.0451, -0.0486]],
    ["I don't want to be here anymore, honestly", [-0.031, -0.0429, -0.0222, -0.0664, -0.0226, -0.0276]],
    ["whats Sam's problem w/ Rose???", [-0.0101, -0.0012, 0.0059, 0.0266, -0.0063, 0.054]],
    [
      "Well, isn't that a thing — the mill burned down last night, did you hear? Nobody knows how it could happen.",
      [-0.0358, 0.0678, -0.0424, 0.0065, -0.0194, 0.0012],
    ],
  ] as const)("gives what its makers' program gives, but for rounding: %s", (text, first) => {
    const { whole: means, pieces } = encode(text);
    for (const [i, value] of first.entries()) expect(means[i]).toBeCloseTo(value, 2);
    for (const all of [means, pieces]) expect(all.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5);
  });

  it("finds alike what means alike, whatever the words", () => {
    const near = likeness("where can I find a coffee around here", "is there a place that serves espresso");
    expect(near).toBeGreaterThan(
      likeness("where can I find a coffee around here", "where can I find my brother") + 0.1,
    );
    expect(near).toBeGreaterThan(likeness("where can I find a coffee around here", "my dog is ill today") + 0.3);
  });

  it("takes any text: none, signs alone, other scripts, more than it looks at", () => {
    const rain = "it rains ";
    for (const text of ["", " ", "?!", "\u{1F984}", "你好", rain.repeat(400)])
      expect(
        Object.values(encode(text)).every((all) => all.every(Number.isFinite)),
        text.slice(0, 20),
      ).toBe(true);
    expect(encode(rain.repeat(400))).toEqual(encode(rain.repeat(300)));
  });

  it("says what to do when its file is damaged", () => {
    const bytes = readFileSync(packageFile("data/sentence-encoder.en.bin"));
    expect(() => encoderOf(bytes.subarray(0, bytes.length - 4))).toThrow("take it from the project again");
  });
});
