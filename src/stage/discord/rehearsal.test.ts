/** The small version of `npm run rehearse`: half an hour of Pellow Cove with people in it, every rule of Discord's kept. */
import { expect, test } from "vitest";
import { rehearse } from "./test-town/rehearsal.ts";

test("half an hour with three members: no rule broken, nobody called, no line lost or said twice", async () => {
  const day = await rehearse({ town: "pellow-cove", hours: 0.5, members: 3, seed: "1" });
  const { violations, ignored, unhandled, pings, lateAcks, rateLimited, unanswered, lost, twice } = day;
  expect({ violations, ignored, unhandled, pings, lateAcks, rateLimited, unanswered, lost, twice }).toEqual({
    violations: [],
    ignored: [],
    unhandled: [],
    pings: [],
    lateAcks: [],
    rateLimited: [],
    unanswered: [],
    lost: 0,
    twice: 0,
  });
  expect(day.lines).toMatchObject({ open: 0 });
  expect(day.lines.shown).toBeGreaterThan(20);
  expect(day.mostLinesInAMinute).toBeLessThanOrEqual(20);
  expect(day.answers.within).toBeGreaterThan(0);
}, 60_000);
