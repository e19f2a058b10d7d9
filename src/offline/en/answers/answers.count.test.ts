/** Every question that `answers.test.ts` asks somebody, of many. */
import { describe, it } from "vitest";
import { hasAnswersForAll } from "../../../../test/mind/asked.ts";

describe("answers of the stand-in", () => {
  // A sixth of the questions to each, every question to four of them.
  it("has an answer for everybody and everything, within 300 characters", () => hasAnswersForAll(6));
});
