/**
 * The store port: where towns live between two starts (design section 10).
 *
 * The turn record is the commit: a turn is either wholly there or not at all, and turns of a town are numbered 1, 2, 3 ...
 * without a gap. Everything else (heads, snapshots, settings, the stage's outbox) is a small record with a name we can build
 * ourselves; there are no scans. Values are plain JSON.
 */

/** Plain JSON, all that is ever stored. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What a town is loaded from: its latest whole snapshot (or null) and every turn after it, oldest first. */
export interface Loaded {
  readonly snapshot: { readonly turn: number; readonly state: Json } | null;
  readonly turns: readonly { readonly n: number; readonly turn: Json }[];
}

/** A piece of JSON text that stays what it is as long as it is made of the same values, which never change: it is written once. */
export interface Lasting {
  /** Its name among the pieces of a town's snapshots. */
  readonly name: string;
  readonly of: readonly object[];
  readonly text: () => string;
}

/** JSON text in small pieces, begun anew with each call. */
export type Pieces = () => Iterable<string | Lasting>;

/** All pieces together. */
export const wholeText = (pieces: Pieces): string =>
  [...pieces()].map((piece) => (typeof piece === "string" ? piece : piece.text())).join("");

/**
 * A store. Every method rejects with a `StoreError` when the storage fails, says it is broken, or holds records of a newer
 * version: nothing is ever silently lost or silently empty.
 */
export interface Store {
  /** The town's snapshot and later turns; an unknown town has neither. */
  load(town: string): Promise<Loaded>;
  /** Commits turn `n` (the next one, from 1). Rejects with "taken" when that number exists or leaves a gap. */
  append(town: string, n: number, turn: Json): Promise<void>;
  /** One stored turn, or null: old turns are the replay. */
  turn(town: string, n: number): Promise<Json | null>;
  /**
   * Keeps a whole state, which may come in pieces so that writing it holds up nobody, as of turn `n`, so that loading need not replay everything. New keys first, then the hint. With `alone`,
   * no other snapshot is left of the town when it resolves, and no copy of before the file's format changed: what it does not hold is to be forgotten.
   */
  snapshot(town: string, n: number, state: Json | Pieces, alone?: boolean): Promise<void>;
  /**
   * Writes committed turns anew, for what was asked to be forgotten; `scrub` takes their words off the disk. The only exception to
   * what is said above, and only for turns before the latest snapshot. Rejects with "failed" for any other.
   */
  rewrite(town: string, turns: readonly { readonly n: number; readonly turn: Json }[]): Promise<void>;
  /**
   * Takes off the disk what was erased, removed or written anew, the log of the file included. False while another program holds the
   * file: then it is still there, and to be tried again.
   */
  scrub(): Promise<boolean>;
  /** A small named record ("towns", "settings/<town>", "outbox/<town>/<n>"), or null. */
  read(name: string): Promise<Json | null>;
  /** Writes a small named record. */
  write(name: string, value: Json): Promise<void>;
  /** Removes a small named record; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** Erases a town wholly: turns, snapshots, hints. */
  erase(town: string): Promise<void>;
  /** Flushes and lets go of the file and its lock. */
  close(): Promise<void>;
}

/** Why the store cannot be used; `message` is one sentence that says what to do. */
export class StoreError extends Error {
  readonly reason: "locked" | "broken" | "newer" | "taken" | "failed";
  /** What keeps the disk from being used; null where that is not it. */
  readonly trouble: "held" | "full" | "unwritable" | "unusable" | null;
  constructor(
    reason: StoreError["reason"],
    message: string,
    options: ErrorOptions & { readonly trouble?: StoreError["trouble"] } = {},
  ) {
    super(message, options);
    this.name = "StoreError";
    this.reason = reason;
    this.trouble = options.trouble ?? null;
  }
}
