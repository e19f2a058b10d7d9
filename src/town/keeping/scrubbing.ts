/**
 * What was forgotten leaves the disk too. While another program holds the file it cannot; then it is tried again, later and later, until it
 * is done.
 */
import type { Clock } from "../../clock/clock.ts";
import type { Milliseconds } from "../../clock/units.ts";
import type { Store } from "../../store/store.ts";

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Scrubs one store. */
export class Scrubbing {
  readonly #store: Store;
  readonly #clock: Clock;
  #cancel: (() => void) | null = null;
  #waitMs = FIRST_MS;
  #closed = false;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Takes what was erased off the disk: true when that is done, false when it will be as soon as it can. Never rejects. */
  async scrub(): Promise<boolean> {
    this.#cancel?.();
    this.#cancel = null;
    // A store that fails says so where something is written to it.
    const done = await this.#store.scrub().catch(() => false);
    if (done) this.#waitMs = FIRST_MS;
    else if (!this.#closed) this.#later();
    return done;
  }

  #later(): void {
    this.#cancel?.();
    this.#cancel = this.#clock.after(this.#waitMs as Milliseconds, () => void this.scrub());
    this.#waitMs = Math.min(LONGEST_MS, this.#waitMs * 2);
  }

  /** Tries no more: the store is closed, and with it the file. */
  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }
}
