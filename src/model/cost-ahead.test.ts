/** What a town will cost, told before it is founded. */
import { expect, test } from "vitest";
import { costAhead } from "./cost-ahead.ts";

const cheap = { input: 0.15, cached: 0.075, output: 0.6 };
const free = { input: 0, cached: 0, output: 0 };
const usual = { residents: 25, routine: cheap, deep: cheap, stepMinutes: 5, beatMs: 30_000, dailyBudgetUsd: 100 };

test("a town day at the prices of its models, and as many of them as a real day holds", () => {
  const { townDayUsd, townDayMinutes, realDayUsd } = costAhead(usual);
  // A million tokens: 900,000 read at 0.15, 100,000 written at 0.60.
  expect(townDayUsd).toBeCloseTo(0.195, 5);
  expect(townDayMinutes).toBe(102);
  expect(realDayUsd).toBeCloseTo((0.195 * 1440) / 102, 5);
});

test("never more than the budget, nothing on one's own machine, half as much at half the pace", () => {
  expect(costAhead({ ...usual, dailyBudgetUsd: 1 }).realDayUsd).toBe(1);
  expect(costAhead({ ...usual, routine: free, deep: free }).realDayUsd).toBe(0);
  expect(costAhead({ ...usual, beatMs: 60_000 }).realDayUsd).toBeCloseTo(costAhead(usual).realDayUsd / 2, 5);
});
