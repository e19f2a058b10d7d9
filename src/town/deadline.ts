/** How long a person waits for a model: then the stand-in answers, and what the model says later is let go. */
import type { Clock } from "../clock/clock.ts";
import { milliseconds } from "../clock/units.ts";

/** Nobody waits longer than this for an answer that a model thinks of. */
export const PATIENCE_MS = 12_000;
/** So long it may think even for whoever waited before it was their turn: in a crowd, a quick one is no less quick. */
export const LEAST_MS = 4_000;

/** The end of somebody's patience. */
export interface Deadline {
  readonly passed: boolean;
  /** Resolves when it has passed; never where it was stopped before. */
  readonly over: Promise<void>;
  stop(): void;
}

/** A deadline that begins to run now. */
export function deadlineBy(clock: Pick<Clock, "after">, ms = PATIENCE_MS): Deadline {
  let passed = false;
  let stop = () => {};
  const over = new Promise<void>((resolve) => {
    stop = clock.after(milliseconds(ms), () => {
      passed = true;
      resolve();
    });
  });
  return {
    get passed() {
      return passed;
    },
    over,
    stop: () => stop(),
  };
}

/** Somebody's patience, which runs from when they spoke, or from now on: gives the deadline of whoever begins to think of what they wait for. */
export function patienceBy(clock: Pick<Clock, "now" | "after">, since: number = clock.now()): () => Deadline {
  return () => {
    const left = PATIENCE_MS - (clock.now() - since);
    return deadlineBy(clock, Math.min(PATIENCE_MS, Math.max(LEAST_MS, left)));
  };
}

/** What comes of work in time; `late` where there is a deadline and it passes first, or has passed: then the work is not begun. */
export function inTime<T>(deadline: Deadline | null, work: () => Promise<T>, late: () => T): Promise<T> {
  if (deadline === null) return work();
  if (deadline.passed) return Promise.resolve(late());
  return Promise.race([work(), deadline.over.then(late)]);
}
