/** The same as in `nearest.test.ts`, of ten times as many situations. */
import { expect, it } from "vitest";
import { foundByTheirWays } from "../../../test/gold/found-by-ways.ts";

it.each(["en", "zh-CN"])("situations of %s are found by each of their ways but few", (language) => {
  expect(foundByTheirWays(language, 30)).toBeGreaterThan(0.85);
});
