import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beatMs, cronClock, cronProblem } from "./cron.ts";
import { milliseconds } from "./units.ts";

const unexpected = (error: unknown) => {
  throw error;
};

describe("expressions", () => {
  it("are told from nonsense", () => {
    for (const good of ["*/30 * * * * *", "* * * * *", "@hourly", "0 7-23 * * mon"])
      expect(cronProblem(good), good).toBeNull();
    for (const bad of ["", "soon", "* * * *", "61 * * * * *", "0 0 30 2 *"])
      expect(cronProblem(bad), bad).not.toBeNull();
  });

  it("that are bad are refused in a sentence with what to do", () => {
    expect(cronProblem("61 * * * *")).toBe(
      '"61 * * * *" is no cron expression (61 is a invalid expression for minute): write five or six fields, such as */30 * * * * * for every 30 seconds.',
    );
    expect(() => cronClock("soon", unexpected)).toThrow(/^"soon" is no cron expression/);
  });
});

describe("beats", () => {
  const said = [vi.spyOn(console, "log"), vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2023, 1, 13, 7) }));
  afterEach(() => {
    vi.useRealTimers();
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  it("come when the expression says, until stopped", async () => {
    const clock = cronClock("*/30 * * * * *", unexpected);
    const times: number[] = [];
    const begun = clock.now();
    const stop = clock.start(async () => void times.push(clock.now() - begun));
    await vi.advanceTimersByTimeAsync(100_000);
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(times).toEqual([30_000, 60_000, 90_000]);
  });

  it("leave no timer behind when they are stopped", () => {
    const clock = cronClock("*/30 * * * * *", unexpected);
    const before = vi.getTimerCount();
    const stop = clock.start(async () => {});
    expect(vi.getTimerCount()).toBeGreaterThan(before);
    stop();
    clock.after(milliseconds(1000), () => {})();
    expect(vi.getTimerCount()).toBe(before);
  });

  it("don't overlap when one is slow; the ones left out aren't made up for", async () => {
    const clock = cronClock("* * * * * *", unexpected);
    let inside = 0;
    let beats = 0;
    const slow = async () => {
      beats++;
      expect(++inside).toBe(1);
      await new Promise((done) => setTimeout(done, 3500));
      inside--;
    };
    let stop = clock.start(slow);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(beats).toBe(3); // at 1, 5 and 9 seconds
    stop();
    stop = clock.start(slow); // a start right after a stop waits for the beat that is still on
    await vi.advanceTimersByTimeAsync(4_000);
    expect(beats).toBe(4);
    stop();
    await vi.advanceTimersByTimeAsync(4_000);
  });

  it("go on after one that failed, which is told", async () => {
    const failures: unknown[] = [];
    const clock = cronClock("* * * * * *", (error) => failures.push(error));
    const stop = clock.start(async () => {
      throw new Error("a bug");
    });
    await vi.advanceTimersByTimeAsync(2_000);
    stop();
    expect(failures).toEqual([new Error("a bug"), new Error("a bug")]);
  });

  it("that were slept through are left out, in silence", async () => {
    const clock = cronClock("* * * * * *", unexpected);
    let beats = 0;
    const stop = clock.start(async () => void beats++);
    vi.setSystemTime(clock.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(3_000);
    stop();
    expect(beats).toBeGreaterThan(0);
    expect(beats).toBeLessThan(5);
  });

  it("leave waits alone, which can be cancelled", async () => {
    const clock = cronClock("* * * * * *", unexpected);
    const seen: string[] = [];
    clock.after(milliseconds(2000), () => seen.push("held"));
    clock.after(milliseconds(1000), () => seen.push("never"))();
    const cancelFar = clock.after(milliseconds(2 ** 40), () => seen.push("at once"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toEqual(["held"]);
    cancelFar();
  });
});

it("tells how far its beats are apart in the mean", () => {
  expect(beatMs("*/30 * * * * *")).toBe(30_000);
  expect(beatMs("*/2 * * * *")).toBe(120_000);
});
