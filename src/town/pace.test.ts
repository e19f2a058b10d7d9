/** A pace as keepers type it. */
import { expect, it } from "vitest";
import { paceTyped } from "./pace.ts";

it.each([
  ["3x", 1 / 3],
  ["x3", 1 / 3],
  ["10×", 1 / 10],
  ["3倍", 1 / 3],
  ["3 倍速", 1 / 3],
  ["5", 5],
  ["normal", 1],
  ["正常", 1],
  ["4x", null],
  ["0", null],
  ["21", null],
  ["soon", null],
  ["", null],
])("%s", (typed, pace) => expect(paceTyped(typed)).toBe(pace));
