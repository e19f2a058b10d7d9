/** The same as in `done-at-gatherings.test.ts`, in towns whose gatherings are of the other kinds. */
import { describe, it } from "vitest";
import { isDoneAsHeld } from "./done-at-gatherings.ts";

const towns = [
  ["en", 9515, ["market", "supper"]],
  ["en", 9526, ["reading", "dance"]],
  ["zh-CN", 9514, ["quiz", "concert"]],
  ["zh-CN", 9528, ["supper", "walk"]],
] as const;

describe("what is done at gatherings in towns whose files name no activity", () => {
  it.each(towns)("%s, town %i: %s", isDoneAsHeld);
});
