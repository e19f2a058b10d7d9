/** The beats as they really come: how long one takes of late, and time that goes on steadily although the machine's clock may jump. */
import { looked, type Steady } from "../clock/steady.ts";

/** A longer pause from beat to beat is a machine that slept. */
const LONGEST_BEAT_MS = 10 * 60_000;

/** Measures beats by a clock; `usualMs` is how long one should take. */
export class Beats {
  readonly #clock: () => number;
  #at: number | null = null;
  #ms: number;
  #measured = false;
  #steady: Steady;

  constructor(clock: () => number, usualMs: number) {
    this.#clock = clock;
    this.#ms = usualMs;
    this.#steady = looked(null, clock());
  }

  /** A beat came. */
  beat(): void {
    const now = this.#clock();
    const took = this.#at === null ? 0 : now - this.#at;
    this.#at = now;
    this.#steady = looked(this.#steady, now);
    if (took <= 0 || took >= LONGEST_BEAT_MS) return;
    this.#ms += (took - this.#ms) / (this.#measured ? 5 : 1);
    this.#measured = true;
  }

  /** How long a beat takes, as it has been of late, in milliseconds. */
  get ms(): number {
    return this.#ms;
  }

  /** Steady time, as of the last beat. */
  get steady(): Steady {
    return this.#steady;
  }

  /** Steady time now: silence is measured by it. */
  get now(): number {
    return looked(this.#steady, this.#clock()).at;
  }
}
