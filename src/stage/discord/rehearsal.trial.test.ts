/** The small version of `npm run rehearse`: some minutes of Pellow Cove with people in it, every rule of Discord's kept. */
import { expect, test } from "vitest";
import { rehearse } from "../../../test/discord-town/rehearsal.ts";

test.each([
  ["on a fine day", false],
  ["in a storm", true],
])("%s no rule is broken, nobody called, no line lost or said twice", async (_, storm) => {
  const day = await rehearse({ town: "pellow-cove", hours: 0.3, members: 4, seed: "1", storm });
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
  const { shut, killed } = day.tried;
  expect(shut).toMatchObject({ times: storm ? 2 : 0, open: 0, came: shut.queued - shut.leftOut });
  expect(shut.came > 0).toBe(storm);
  expect(killed).toMatchObject({ times: storm ? 3 : 0, lost: 0, outOfOrder: 0 });
  expect(killed.taken > 0).toBe(storm);
  expect(day.lines.shown).toBeGreaterThan(10);
  expect(day.mostLinesInAMinute).toBeLessThanOrEqual(20);
  expect(day.answers.within).toBeGreaterThan(0);
});
