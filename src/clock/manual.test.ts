import { expect, it } from "vitest";
import { manualClock } from "./manual.ts";
import { milliseconds } from "./units.ts";

it("stands still until moved, and calls what falls due in order", () => {
  const clock = manualClock(milliseconds(1000));
  const seen: [string, number][] = [];
  const note = (word: string) => () => void seen.push([word, clock.now()]);
  clock.after(milliseconds(30), note("late"));
  clock.after(milliseconds(10), note("first"));
  clock.after(milliseconds(10), note("second"));
  const cancel = clock.after(milliseconds(15), note("never"));
  clock.after(milliseconds(20), () => clock.after(milliseconds(5), note("added on the way")));
  cancel();
  clock.advance(9);
  expect(seen).toEqual([]);
  clock.advance(20);
  expect(seen).toEqual([
    ["first", 1010],
    ["second", 1010],
    ["added on the way", 1025],
  ]);
  clock.advance(1);
  expect(seen.at(-1)).toEqual(["late", 1030]);
  expect(clock.now()).toBe(1030);
});

it("beats once per beat, never two at a time, and only between start and stop", async () => {
  const clock = manualClock();
  let beats = 0;
  let finish = () => {};
  expect(await clock.beat()).toBe(false);
  const stop = clock.start(() => {
    beats++;
    return new Promise((done) => {
      finish = done;
    });
  });
  const first = clock.beat();
  expect(await clock.beat()).toBe(false);
  finish();
  expect(await first).toBe(true);
  const second = clock.beat();
  finish();
  expect(await second).toBe(true);
  stop();
  expect(await clock.beat()).toBe(false);
  expect(beats).toBe(2);
});

it("goes on after a beat that failed", async () => {
  const clock = manualClock();
  let beats = 0;
  clock.start(async () => {
    if (++beats === 1) throw new Error("a bug");
  });
  await expect(clock.beat()).rejects.toThrow("a bug");
  expect(await clock.beat()).toBe(true);
});
