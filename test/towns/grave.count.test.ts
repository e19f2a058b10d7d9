/** The same as in `grave.test.ts`, in another town that nobody has written, and all of it there: what is claimed is doubted in both languages, be it death or hurt. */
import { describe, it } from "vitest";
import { isDoubted, isNewsUntilDenied } from "./grave.ts";

describe.each(["en", "zh-CN"] as const)("what is claimed of somebody (%s)", (language) => {
  it("is news of whom it befell, and gone when it is denied", () => isNewsUntilDenied(language, 205));

  it.each(["died", "hurt"] as const)("is doubted, and over for whoever sees them well, who says so (%s)", (report) =>
    isDoubted(language, report, 205),
  );
});
