/** The same as in `over.test.ts`, with other seeds. */
import { describe, it } from "vitest";
import type { Tongue } from "./leat.ts";
import { isSeenTo, lastsUntilAllAreSafe } from "./over.ts";

const languages: readonly Tongue[] = ["en", "zh-CN"];

describe.each(languages)("what comes to an end (%s)", (language) => {
  it.each(["2", "7"])("is helped with, worked at, made up and welcomed, and that it is over is news (%s)", (seed) =>
    isSeenTo(language, seed),
  );

  it("of two houses is over, and told to be, when both are safe", () => lastsUntilAllAreSafe(language, "3"));
});
