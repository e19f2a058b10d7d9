/** What keepers did to a town: a small record beside it, from which it is listed (`/town acts`) and taken back (`/town undo`). */
import { z } from "zod";
import type { Store } from "../../store/store.ts";
import type { Named } from "../desk/member.ts";
import { type Undo, undoRecord } from "./undo.ts";

const named = z.object({ id: z.string(), name: z.string() });

/** The record: what they did lately, oldest first. */
export const keepersActsRecord = z.array(
  z.object({
    /** Its number in the list. */
    id: z.string(),
    /** Real milliseconds. */
    at: z.number(),
    /** Null: a keeper of whom nothing is kept. */
    by: named.nullable(),
    what: z.string(),
    /** What takes it back; null: nothing does. */
    undo: undoRecord.nullable(),
    /** Whether it was taken back, and by whom. */
    undone: z.object({ by: named.nullable() }).nullable(),
  }),
);

/** One thing that a keeper did. */
export type KeptAct = z.infer<typeof keepersActsRecord>[number];

/** Acts that are kept. */
const MOST = 100;

/** The members whom an act concerns, by their ids: who did it, who took it back, and whom it was done to. */
export const concernedBy = ({ by, undone, undo }: KeptAct): readonly string[] =>
  [by?.id, undone?.by?.id, undo && "who" in undo ? undo.who.id : undefined].filter((id) => id !== undefined);

/** What a member was called in an act that was done to them; null: it was not. */
const nameIn = (undo: Undo | null, member: string): string | null =>
  undo && "who" in undo && undo.who.id === member ? undo.who.name : null;

/** One town's record, in memory and in the store. */
export class KeepersActs {
  readonly #store: Store;
  readonly #name: string;
  #acts: readonly KeptAct[];
  #writes: Promise<void> = Promise.resolve();

  constructor(store: Store, town: string, acts: readonly KeptAct[] = []) {
    this.#store = store;
    this.#name = `acts/${town}`;
    this.#acts = acts;
  }

  /** Oldest first. */
  list(): readonly KeptAct[] {
    return this.#acts;
  }

  /** Keeps what a keeper did; resolves with its number, once it is kept. @throws StoreError */
  async add({ id, name }: Named, at: number, what: string, undo: Undo | null): Promise<string> {
    const number = String(Number(this.#acts.at(-1)?.id ?? "0") + 1);
    await this.#keep([...this.#acts, { id: number, at, by: { id, name }, what, undo, undone: null }].slice(-MOST));
    return number;
  }

  /** An act was taken back by somebody. @throws StoreError */
  async takenBack(act: string, { id, name }: Named): Promise<void> {
    await this.#keep(this.#acts.map((one) => (one.id === act ? { ...one, undone: { by: { id, name } } } : one)));
  }

  /** Takes over what was kept elsewhere, where nothing is kept here yet. @throws StoreError */
  async adopt(acts: readonly KeptAct[]): Promise<void> {
    if (this.#acts.length === 0 && acts.length > 0) await this.#keep(acts);
  }

  /** Whether a member did something, or something was done to them. */
  concerns(member: string): boolean {
    return this.#acts.some((act) => concernedBy(act).includes(member));
  }

  /** A member is forgotten: that something was done stays; of whom, and by whom, does not. @throws StoreError */
  async forget(member: string, somebody: string): Promise<void> {
    if (!this.concerns(member)) return;
    await this.#keep(
      this.#acts.map((act) => {
        const name = nameIn(act.undo, member);
        return {
          ...act,
          by: act.by?.id === member ? null : act.by,
          undone: act.undone?.by?.id === member ? { by: null } : act.undone,
          ...(name === null ? {} : { what: act.what.replaceAll(name, somebody), undo: null }),
        };
      }),
    );
  }

  async #keep(acts: readonly KeptAct[]): Promise<void> {
    this.#acts = acts;
    const written = this.#writes.then(() => this.#store.write(this.#name, [...acts]));
    this.#writes = written.catch(() => {});
    await written;
  }
}
