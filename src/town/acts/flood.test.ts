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

test("where nothing can be said, nobody counts as told", () => {
  const floods = new Floods();
  lines(floods, "reacts", 0, LINES_AT_ONCE, 0);
  expect([floods.heed("reacts", 0, false), floods.heed("reacts", 0), floods.heed("reacts", 0)]).toEqual([
    "told",
    "tell",
    "told",
  ]);
});
