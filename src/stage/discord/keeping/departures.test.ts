/** A server that the bot was put out of keeps its town for the days of grace, by a clock that can be believed. */
import { expect, it } from "vitest";
import { memoryStore } from "../../../store/memory-store.ts";
import type { Towns } from "../../../town/host-port.ts";
import { Departures } from "./departures.ts";

const [HOUR, DAY] = [3_600_000, 86_400_000];

function departures() {
  let now = 1_700_000_000_000;
  const removed: string[] = [];
  const towns: Pick<Towns, "ids" | "desk" | "rest" | "remove"> = {
    ids: () => [],
    desk: () => null,
    rest: () => {},
    remove: async (id) => void removed.push(id),
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  // The rest of the port is never asked here.
  const ports = { store: memoryStore(), towns: towns as Towns, log, now: () => now, graceMs: 3 * DAY };
  const gone = new Departures(ports);
  const after = async (ms: number) => {
    now += ms;
    await gone.erase();
  };
  return { gone, removed, after };
}

it("is not erased while the clock is far ahead for a moment, nor at once when the machine wakes", async () => {
  const { gone, removed, after } = departures();
  await gone.gone("1");
  for (let hour = 0; hour < 4; hour++) await after(HOUR);
  await after(40 * DAY);
  await after(-40 * DAY);
  expect(removed).toEqual([]);
  await after(100 * DAY);
  await after(HOUR);
  expect(removed).toEqual([]);
  await after(HOUR);
  expect(removed).toEqual(["guild:1"]);
});

it("has its days of grace also where the clock was ahead when it went", async () => {
  const { gone, removed, after } = departures();
  await after(40 * DAY);
  await gone.gone("1");
  await after(-40 * DAY);
  for (let hour = 0; hour < 70; hour++) await after(HOUR);
  expect(removed).toEqual([]);
  for (let hour = 0; hour < 10; hour++) await after(HOUR);
  expect(removed).toHaveLength(1);
});
