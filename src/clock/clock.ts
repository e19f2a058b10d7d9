/**
 * The clock port: the wall clock, the beats of the town and the few real-time waits at its edges (design sections 2.9, 4).
 *
 * Nothing inside the town sees it; a beat only says that another tick may be lived.
 */
import type { Milliseconds } from "./units.ts";

/** A clock. One start at a time: stop before starting again. */
export interface Clock {
  /** The wall clock, since 1970. */
  now(): Milliseconds;
  /** Real time from beat to beat, in the mean. */
  readonly beatMs: Milliseconds;
  /**
   * Calls `beat` at each beat until the returned function is called. Two beats never overlap: one that is due while the one
   * before it isn't done is left out, not made up for. `beat` looks after its own failures. Stopping doesn't wait for it.
   */
  start(beat: () => Promise<void>): () => void;
  /** Calls `then` once, after `delay`, unless cancelled by the returned function. `then` must not throw. */
  after(delay: Milliseconds, then: () => void): () => void;
}

/** Beats of which none overlaps: gives whether `beat` was called, once it is done. Shared by the adapters. */
export function oneAtATime(): (beat: () => Promise<void>) => Promise<boolean> {
  let busy = false;
  return async (beat) => {
    if (busy) return false;
    busy = true;
    try {
      await beat();
      return true;
    } finally {
      busy = false;
    }
  };
}
