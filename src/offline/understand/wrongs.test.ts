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
  ["lies in bed with a cold", false],
  ["beat ʘ at chess", false],
  ["smashed her exam", false],
  ["stole the show last night", false],
  ["kicked the habit", false],
  ["killed the mood", false],
  ["took the train from the city", false],
  ["broke into tears", false],
  ["broke into the shop", true],
  ["lied to ʘ about it", true],
  ["killed a man", true],
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
  ["把门打开了", false],
  ["没偷羊", false],
  ["把事情搞砸了", false],
  ["把ʘ打伤了", true],
])("Chinese: %s", (words, wrong) => {
  expect(chinese.wrongs.test(words)).toBe(wrong);
});
