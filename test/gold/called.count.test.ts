/** Who answers, counted on cases by other hands: the least that it may fall to. `npx vitest run --config vitest.counts.config.ts called` */
import { expect, it } from "vitest";
import { playedCases } from "./called.ts";

// Of two hands in English and one in Chinese, each with five casts; nobody has read those that are kept. Before whoever is called beside another
// answered too, none of the 67 lines to several was right, and 70 and 43, 67 and 29 of those to one.
it.each([
  ["en.seen", "en", 68, 12],
  ["en.kept", "en", 65, 6],
  ["zh-CN.seen", "zh-CN", 42, 3],
  ["zh-CN.kept", "zh-CN", 28, 1],
] as const)("%s", async (file, language, toOne, toSeveral) => {
  const outcomes = await playedCases(file, language);
  const right = (several: boolean) =>
    outcomes.filter((one) => one.right && one.one.answer.length > 1 === several).length;
  expect(right(false)).toBeGreaterThanOrEqual(toOne);
  expect(right(true)).toBeGreaterThanOrEqual(toSeveral);
});
