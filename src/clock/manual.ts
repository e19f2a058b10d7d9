/** A clock moved by hand, for tests and the simulator: nothing happens between two calls. */
import { type Clock, oneAtATime } from "./clock.ts";
import { type Milliseconds, milliseconds } from "./units.ts";

/** A clock and the hand that moves it. */
export interface ManualClock extends Clock {
  /** Lets `by` milliseconds pass and calls what falls due, in order, each at its own time. */
  advance(by: number): void;
  /** One beat, to its end. False when there was none: not started, or the one before isn't done. Rejects as the beat does. */
  beat(): Promise<boolean>;
}

/** A clock that stands at `at` until it is moved; its beats are taken to be `beatMs` apart. */
export function manualClock(at: Milliseconds = milliseconds(0), beatMs = milliseconds(30_000)): ManualClock {
  interface Wait {
    readonly due: number;
    readonly then: () => void;
  }
  let time: number = at;
  let beating: (() => Promise<void>) | null = null;
  const waits = new Set<Wait>();
  const alone = oneAtATime();

  const nextUntil = (end: number): Wait | undefined =>
    [...waits].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];

  return {
    now: () => milliseconds(time),
    beatMs,
    start(beat) {
      beating = beat;
      return () => {
        if (beating === beat) beating = null;
      };
    },
    after(delay, then) {
      const wait = { due: time + Math.max(0, delay), then };
      waits.add(wait);
      return () => void waits.delete(wait);
    },
    advance(by) {
      const end = time + by;
      for (let wait = nextUntil(end); wait; wait = nextUntil(end)) {
        waits.delete(wait);
        time = wait.due;
        wait.then();
      }
      time = end;
    },
    beat: async () => beating !== null && (await alone(beating)),
  };
}
