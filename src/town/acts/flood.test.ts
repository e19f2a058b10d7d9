/** One person's flood: so many lines at once, so many a minute, told once; nobody else is any the worse for it. */
import { expect, test } from "vitest";
import { Floods, LINE_EVERY_MS, LINES_A_MINUTE, LINES_AT_ONCE } from "./flood.ts";

/** What becomes of lines that come so far apart. */
function lines(floods: Floods, member: string, from: number, count: number, apartMs: number) {
  const all = Array.from({ length: count }, (_, n) => floods.heed(member, from + n * apartMs));
  return { heard: all.filter((one) => one === "heard").length, tell: all.filter((one) => one === "tell").length };
}

test("a thousand lines a minute: some at once, then so many a minute, told once; another hears nothing of it", () => {
  const floods = new Floods();
  expect(lines(floods, "flooder", 0, 10_000, 60)).toEqual({ heard: LINES_AT_ONCE + 10 * LINES_A_MINUTE - 1, tell: 1 });
  expect(lines(floods, "somebody", 0, LINES_AT_ONCE, 0)).toEqual({ heard: LINES_AT_ONCE, tell: 0 });
});

test("who talks no faster than that is always heard; who has rested is told again", () => {
  const floods = new Floods();
  expect(lines(floods, "quick", 0, 500, LINE_EVERY_MS)).toEqual({ heard: 500, tell: 0 });
  expect(lines(floods, "again", 0, 100, 0)).toEqual({ heard: LINES_AT_ONCE, tell: 1 });
  const rested = LINES_AT_ONCE * LINE_EVERY_MS;
  expect(lines(floods, "again", rested / 2, 100, 0)).toEqual({ heard: LINES_AT_ONCE / 2, tell: 0 });
  expect(lines(floods, "again", 2 * rested, 100, 0)).toEqual({ heard: LINES_AT_ONCE, tell: 1 });
  // A clock that goes back gives nothing away.
  expect(lines(floods, "again", 0, 100, 0)).toEqual({ heard: 0, tell: 0 });
});

test("a clock that was far ahead once keeps nobody waiting, and one that is only a little ahead gives nothing away", () => {
  const floods = new Floods();
  expect(floods.heed("early", 400 * 86_400_000)).toBe("heard");
  expect(lines(floods, "early", 0, 100, 30_000)).toEqual({ heard: 100, tell: 0 });
  // The clocks of a page and of a chat, by turns.
  for (const skew of [50_000, 300_000]) {
    const by = (n: number) => floods.heed(`quick ${skew}`, n * 10 + (n % 2) * skew);
    const heard = Array.from({ length: 1_000 }, (_, n) => by(n)).filter((one) => one === "heard").length;
    expect(heard).toBeLessThan(3 * LINES_AT_ONCE);
  }
});

test("where nothing can be said, nobody counts as told", () => {
  const floods = new Floods();
  lines(floods, "reacts", 0, LINES_AT_ONCE, 0);
  expect([floods.heed("reacts", 0, false), floods.heed("reacts", 0), floods.heed("reacts", 0)]).toEqual([
    "told",
    "tell",
    "told",
  ]);
});
