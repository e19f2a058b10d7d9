/** What Chinese lines tell of: the patterns, where one sign stands in many words. */
import { expect, it } from "vitest";
import { doings } from "./doings.ts";

it.each([
  ["ʘ说爱猫走丢了", false],
  ["他说困在井里出不来了", false],
  ["他说热水器炸了", false],
  ["ʘ说冷库着火了", false],
  ["她说烦人的邻居搬走了", false],
  ["他说他很累", true],
  ["ʘ说热死了", true],
  ["她说有点冷，想回去", true],
  ["他说爱她", true],
  ["她说她想家了", true],
])("whether somebody only says what they feel: %s", (text, feels) => {
  expect(doings.feels.test(text)).toBe(feels);
});

it.each([
  ["他人呢", true],
  ["安排他去磨坊", true],
  ["福利他们都有", true],
  ["吉他修好了", false],
  ["维他命和其他东西", false],
])("whether somebody is spoken of: %s", (text, spoken) => {
  const left = doings.notThem.reduce((rest, one) => rest.replaceAll(one, " "), text);
  expect(left.includes("他")).toBe(spoken);
});
