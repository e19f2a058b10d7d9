/** The same as in `grave.test.ts`, in another town that nobody has written, and what is left there of the first. */
import { describe, it } from "vitest";
import { isDoubted, isNewsUntilDenied } from "./grave.ts";

describe.each(["en", "zh-CN"] as const)("what is claimed of somebody (%s)", (language) => {
  it("is news of whom it befell, and gone when it is denied", () => isNewsUntilDenied(language, 205));

  it.each(["died", "hurt"] as const)("is doubted, and over for whoever sees them well, who says so (%s)", (report) =>
    isDoubted(language, report, 205),
  );
});

it.each([
  ["en", "hurt"],
  ["zh-CN", "died"],
] as const)(
  "that somebody is dead, or hurt, is doubted, and over for whoever sees them well, who says so (%s, %s)",
  (language, report) => isDoubted(language, report, 41),
);
