/** Who is said to have done somebody a wrong, from the words that stand after their name: a verb that may be harmless needs somebody it is done to. */
import { expect, it } from "vitest";
import { doings as english } from "../en/doings.ts";
import { doings as chinese } from "../zh/doings.ts";

it.each([
  ["stole the goat", true],
  ["took ʘ's boat without asking", true],
  ["took the money from the till", true],
  ["hit ʘ in the market", true],
  ["was seen, and has beaten ʘ up", false],
  ["has beaten ʘ up", true],
  ["took ill on Sunday", false],
  ["took over ʘ's pub", false],
  ["took ʘ to the doctor", false],
  ["hit her head on a beam", false],
  ["beat the eggs", false],
])("English: %s", (words, wrong) => {
  expect(english.wrongs.test(words)).toBe(wrong);
});

it.each([
  ["偷了羊", true],
  ["打了ʘ", true],
  ["把船砸了", true],
  ["打了个电话", false],
  ["烧了一锅汤", false],
  ["杀了只鸡", false],
])("Chinese: %s", (words, wrong) => {
  expect(chinese.wrongs.test(words)).toBe(wrong);
});
