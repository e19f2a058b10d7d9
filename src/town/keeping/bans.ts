/** Who may take no part in a town: a small record beside it, which its keepers write (`/town ban`). */
import { z } from "zod";
import type { Store } from "../../store/store.ts";

/** The record: everybody who is banned. */
export const bansRecord = z.array(z.object({ member: z.string(), name: z.string() }));

/** Somebody who is banned: their id at the stage, and the name they had there. */
export type Banned = z.infer<typeof bansRecord>[number];

/** One town's record, in memory and in the store. */
export class Bans {
  readonly #store: Store;
  readonly #name: string;
  #banned: readonly Banned[];
  #writes: Promise<void> = Promise.resolve();

  constructor(store: Store, town: string, banned: readonly Banned[] = []) {
    this.#store = store;
    this.#name = `bans/${town}`;
    this.#banned = banned;
  }

  has(member: string): boolean {
    return this.#banned.some((one) => one.member === member);
  }

  list(): readonly Banned[] {
    return this.#banned;
  }

  /** Holds from now on; resolves when it is kept. False when they were banned before. @throws StoreError */
  async add(banned: Banned): Promise<boolean> {
    if (this.has(banned.member)) return false;
    await this.#keep([...this.#banned, banned]);
    return true;
  }

  /** False when they were not banned. @throws StoreError */
  async remove(member: string): Promise<boolean> {
    if (!this.has(member)) return false;
    await this.#keep(this.#banned.filter((one) => one.member !== member));
    return true;
  }

  async #keep(banned: readonly Banned[]): Promise<void> {
    this.#banned = banned;
    const written = this.#writes.then(() => this.#store.write(this.#name, [...banned]));
    this.#writes = written.catch(() => {});
    await written;
  }
}
