/**
 * When each visitor was last here, in real time, so that those who stay away are forgotten (the setting keep-days). A small record
 * beside the town, exact to a day: it is only written when a visitor's day is another.
 */
import { z } from "zod";
import { readSound } from "../../store/read-sound.ts";
import type { Store } from "../../store/store.ts";
import type { PersonId } from "../../world/places.ts";

const DAY_MS = 86_400_000;
const record = z.record(z.string(), z.number());

/** One town's record. Reads and writes happen one after the other. */
export class LastHere {
  readonly #store: Store;
  readonly #name: string;
  #days: Map<PersonId, number> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, town: string) {
    this.#store = store;
    this.#name = `last-here/${town}`;
  }

  /** These visitors are here now. @throws StoreError */
  note(visitors: Iterable<PersonId>, now: number): Promise<void> {
    const here = [...visitors];
    return this.#inTurn(async (days) => {
      // A clock that is behind what was noted before is wrong.
      const day = Math.max(Math.floor(now / DAY_MS), ...days.values());
      const news = here.filter((visitor) => days.get(visitor) !== day);
      for (const visitor of news) days.set(visitor, day);
      return news.length > 0;
    });
  }

  /**
   * Of the visitors known to the town, those who were not here for so many days. One never noted is noted today, and so is one whom a wrong
   * clock noted in days to come. To be asked of a clock that can be believed. @throws StoreError
   */
  async away(known: Iterable<PersonId>, days: number, now: number): Promise<readonly PersonId[]> {
    const all = [...known];
    const today = Math.floor(now / DAY_MS);
    let away: readonly PersonId[] = [];
    await this.#inTurn(async (noted) => {
      const news = all.filter((visitor) => (noted.get(visitor) ?? Number.POSITIVE_INFINITY) > today);
      for (const visitor of news) noted.set(visitor, today);
      away = all.filter((visitor) => today - noted.get(visitor)! > days);
      return news.length > 0;
    });
    return away;
  }

  /** A visitor was forgotten. @throws StoreError */
  forget(visitor: PersonId): Promise<void> {
    return this.#inTurn(async (days) => days.delete(visitor));
  }

  #inTurn(change: (days: Map<PersonId, number>) => Promise<boolean>): Promise<void> {
    const done = this.#last.then(async () => {
      this.#days ??= new Map(Object.entries((await readSound(this.#store, this.#name, record)) ?? {}));
      if (await change(this.#days)) await this.#store.write(this.#name, Object.fromEntries(this.#days));
    });
    this.#last = done.catch(() => {});
    return done;
  }
}
