/** Where a keeper's skip goes, kept while it is under way: a start that finds it knows that it was cut off. */
import { z } from "zod";
import { readSound } from "../../store/read-sound.ts";
import type { Store } from "../../store/store.ts";

const record = z.object({
  /** The town minute. */
  to: z.number(),
  /** It looks for something on the way. */
  seeks: z.boolean(),
});

/** A skip that is under way. */
export type Skip = z.infer<typeof record>;

/** One town's skip. */
export class KeptSkip {
  readonly #store: Store;
  readonly #name: string;
  #writes: Promise<void> = Promise.resolve();

  constructor(store: Store, town: string) {
    this.#store = store;
    this.#name = `skip/${town}`;
  }

  /** The skip that was cut off, or null. @throws StoreError */
  read(): Promise<Skip | null> {
    return readSound(this.#store, this.#name, record);
  }

  /** Keeps it, or, null, that it is over. Returns at once: where it cannot be written, a start knows nothing of it. */
  keep(skip: Skip | null): void {
    const write = () => (skip ? this.#store.write(this.#name, skip) : this.#store.remove(this.#name));
    this.#writes = this.#writes.then(write).catch(() => {});
  }

  /** Resolves when all of it is written. */
  async idle(): Promise<void> {
    await this.#writes;
  }
}
