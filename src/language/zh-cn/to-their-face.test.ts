import { expect, it } from "vitest";
import { toTheirFace } from "./to-their-face.ts";

it.each([
  ["我为他骄傲", "he", "我为你骄傲"],
  ["我想念她做的汤", "she", "我想念你做的汤"],
  ["吉他修好了", "he", "吉他修好了"],
  ["其他人都同意了", "he", "其他人都同意了"],
  ["他们都来了", "he", "他们都来了"],
] as const)("%s, said to whom it is of", (said, pronouns, to) => {
  expect(toTheirFace(said, pronouns)).toBe(to);
});
