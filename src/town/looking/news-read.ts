/**
 * Up to which turn each visitor has read the news: a small record beside the town. Who never was a visitor has none; it goes when the
 * visitor is forgotten.
 */
import { z } from "zod";
import { readSound } from "../../store/read-sound.ts";
import type { Store } from "../../store/store.ts";
import type { PersonId } from "../../world/places.ts";

const record = z.record(z.string(), z.number());

/** One town's record. Changes happen one after the other. */
export class NewsRead {
  readonly #store: Store;
  readonly #name: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, town: string) {
    this.#store = store;
    this.#name = `news/${town}`;
  }

  /** The last turn they have read of, or null. @throws StoreError */
  async upTo(visitor: PersonId): Promise<number | null> {
    await this.#last;
    return (await this.#read())[visitor] ?? null;
  }

  /** They have read up to a turn. @throws StoreError */
  note(visitor: PersonId, turn: number): Promise<void> {
    return this.#change((turns) => ({ ...turns, [visitor]: turn }));
  }

  /** A visitor was forgotten. @throws StoreError */
  forget(visitor: PersonId): Promise<void> {
    return this.#change(({ [visitor]: _, ...others }) => others);
  }

  async #read(): Promise<Readonly<Record<PersonId, number>>> {
    return (await readSound(this.#store, this.#name, record)) ?? {};
  }

  #change(next: (turns: Readonly<Record<PersonId, number>>) => Record<PersonId, number>): Promise<void> {
    const done = this.#last.then(async () => this.#store.write(this.#name, next(await this.#read())));
    this.#last = done.catch(() => {});
    return done;
  }
}
