/** What customers point at, counted over all cases by all hands: the goal is 85 of 100, in both languages. */
import { expect, it } from "vitest";
import { counterCases, servedFor } from "./counter.ts";

// Before anybody read what is pointed at, 51 and 49 of the 170 that are held out came out right. What stands in b points by use, look, taste and
// paraphrase, and nothing has been built for it yet: nearly all that comes out right is that nothing is handed over. That what is only named again is
// ordered once, and "same as me" orders nothing, won as many of the seen ones as it lost, and lost two of the 170 that are held out.
it.each([
  ["en", "seen", 72],
  ["en", "held-out", 52.5],
  ["en", "seen-b", 22],
  ["en", "held-out-b", 18],
  ["zh-CN", "seen", 61],
  ["zh-CN", "held-out", 47],
  ["zh-CN", "seen-b", 24],
  ["zh-CN", "held-out-b", 19],
] as const)(
  "%s, %s",
  async (tag, split, least) => {
    const cases = counterCases(tag, split);
    let right = 0;
    let handed = 0;
    for (const one of cases) {
      const found = await servedFor(one, tag);
      if (found.right) right++;
      if (one.none && found.handed.length > 0) handed++;
    }
    expect((100 * right) / cases.length).toBeGreaterThanOrEqual(least);
    // Nobody is handed what they did not ask for.
    const none = cases.filter((one) => one.none).length;
    expect(handed / none).toBeLessThanOrEqual(0.15);
  },
  600_000,
);
