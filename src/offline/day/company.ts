/** What people do at a gathering, by what it is. */
import type { Occasion } from "../../world/kinds.ts";
import { task, type WordedTask } from "./task.ts";

/** What whoever gives a gathering does there, and what guests do. */
export interface Company {
  readonly hosting: readonly WordedTask[];
  readonly guests: readonly WordedTask[];
}

/** A language's words for gatherings. Doings read after "is". */
export interface GatheringWords {
  /** What is done at each kind of gathering, and for the last of them only being together. */
  readonly kinds: Readonly<Record<Exclude<Occasion, "party" | "other">, Company>>;
  /** A party; some stand by the piano where there is one. */
  party(piano: boolean): Company;
  /** What is done wherever people come together; `host` is whom they came to. */
  together(host: string): Company;
  /** Preparing one that is no feast and clearing up, by the part: supplies, prepare, help, setup, clear. */
  readonly preparing: Readonly<Record<string, readonly WordedTask[]>>;
  /** Setting out what is needed: "chess boards". */
  settingOut(thing: string): string;
}

/** Pieces as they are written down: what is done, and its sign. */
export const doings = (...pieces: readonly (readonly [doing: string, emoji: string])[]): readonly WordedTask[] =>
  pieces.map(([doing, emoji]) => task(doing, emoji));
