import { expect, it } from "vitest";
import { byName, toTheirFace } from "./to-their-face.ts";

it.each([
  ["I am proud of him", "he", "I am proud of you"],
  ["he is the best baker here", "he", "you are the best baker here"],
  ["I miss her", "she", "I miss you"],
  ["I saw her yesterday and liked her hat", "she", "I saw you yesterday and liked your hat"],
  ["she's forgotten her keys", "she", "you've forgotten your keys"],
  ["he's forgiven", "he", "you're forgiven"],
  ["he's invited to supper", "he", "you're invited to supper"],
  ["he never washes his cups", "he", "you never wash your cups"],
  ["was she late", "she", "were you late"],
  ["they have to be there at six", "they", "you have to be there at six"],
  ["the bill is still open", "he", "the bill is still open"],
  ["she tries too hard", "she", "you try too hard"],
  ["he goes to bed too late", "he", "you go to bed too late"],
  ["he should trust himself", "he", "you should trust yourself"],
] as const)("%s, said to whom it is of", (said, pronouns, to) => {
  expect(toTheirFace(said, pronouns)).toBe(to);
});

it.each([
  ["you can't stand him", "he", "you can't stand Ben"],
  ["his bread is awful", "he", "Ben's bread is awful"],
  ["she has lied to her", "she", "Ben has lied to Ben"],
  ["you don't like Cora", "he", "you don't like Cora"],
] as const)("%s, with a name", (said, pronouns, named) => {
  expect(byName(said, pronouns, "Ben")).toBe(named);
});
