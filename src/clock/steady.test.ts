/** A clock's jumps are no time gone by, and what it says after one is believed only after hours. */
import { expect, it } from "vitest";
import { isSettled, looked, type Steady } from "./steady.ts";

const [BEAT, HOUR, DAY] = [30_000, 3_600_000, 86_400_000];
const START = 1_700_000_000_000;
const seen = (...reals: readonly number[]): Steady =>
  reals.reduce<Steady | null>((before, real) => looked(before, real), null)!;
const beats = (from: number, hours: number): number[] =>
  Array.from({ length: (hours * HOUR) / BEAT + 1 }, (_, i) => from + i * BEAT);

it("runs on with the clock, and believes it after two hours", () => {
  expect(isSettled(seen(START))).toBe(false);
  expect(isSettled(seen(...beats(START, 1)))).toBe(false);
  const steady = seen(...beats(START, 2));
  expect([isSettled(steady), steady.at]).toEqual([true, START + 2 * HOUR]);
});

it("believes no clock that was far ahead for one beat, and goes on as if it had not been", () => {
  const before = beats(START, 3);
  const last = before.at(-1)!;
  const ahead = seen(...before, last + 40 * DAY);
  expect([isSettled(ahead), ahead.at < last + 2 * BEAT + 60_000]).toEqual([false, true]);
  const back = seen(...before, last + 40 * DAY, last + BEAT);
  expect(isSettled(back)).toBe(false);
  expect(back.at - last).toBeLessThan(5 * 60_000);
  expect(isSettled(seen(...before, last + 40 * DAY, ...beats(last + BEAT, 2)))).toBe(true);
});

it("believes no clock that was further ahead at the second beat than at the first", () => {
  const before = beats(START, 3);
  const last = before.at(-1)!;
  for (const further of [DAY, 100 * DAY, 150 * DAY]) {
    const ahead = seen(...before, last + 100 * DAY, last + 100 * DAY + further);
    expect([isSettled(ahead), ahead.at < last + 5 * 60_000]).toEqual([false, true]);
    const right = seen(...before, last + 100 * DAY, last + 100 * DAY + further, ...beats(last + 2 * BEAT, 2));
    expect([isSettled(right), right.at - last < 3 * HOUR]).toEqual([true, true]);
  }
});

it("looks again some hours after a machine that slept for a hundred days woke", () => {
  const before = beats(START, 3);
  const woken = before.at(-1)! + 100 * DAY;
  expect(isSettled(seen(...before, woken))).toBe(false);
  expect(isSettled(seen(...before, ...beats(woken, 1)))).toBe(false);
  expect(isSettled(seen(...before, ...beats(woken, 2)))).toBe(true);
});

it("takes rare beats for what they are", () => {
  const daily = Array.from({ length: 5 }, (_, i) => START + i * DAY);
  expect(isSettled(seen(...daily.slice(0, 2)))).toBe(false);
  expect(isSettled(seen(...daily))).toBe(true);
});
