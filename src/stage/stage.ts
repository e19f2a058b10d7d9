/**
 * The stage port: where a town is seen. A stage draws committed events and nothing else; it keeps its own cursor, and a slow or
 * broken one delays no other and never the town (design sections 7, 8).
 */
import type { TownEvent } from "../world/events.ts";

/** One committed turn, as a stage gets it. */
export interface Shown {
  readonly town: string;
  /** The turn's number; a stage's cursor is the last one it has dealt with. */
  readonly turn: number;
  readonly events: readonly TownEvent[];
  /** Lived before opening or in quick hours: show notable events only. */
  readonly quick: boolean;
}

/** What is kept of something said in earnest: the stage's message and where it was heard. Whose it is, the stage alone can tell. */
export interface EarnestMark {
  readonly mark: string;
  readonly place: string;
}

/** A place where towns are seen. */
export interface Stage {
  readonly name: string;
  /** Takes a committed turn. Must return at once and never throw; drawing happens in the stage's own queue. */
  show(shown: Shown): void;
  /** Resolves when another line to people would be seen at once at a place of a town; never rejects. Absent: always. */
  room?(town: string, place: string): Promise<void>;
  /** A visitor was forgotten: what the stage keeps of them goes too. Resolves when it has; never rejects. */
  forget?(town: string, visitor: string): Promise<void>;
  /**
   * Those of some marks of what was said in earnest that may be a visitor's: of one that is left out the stage knows that it is somebody
   * else's. Never rejects. Absent: it can tell of none.
   */
  mayBeOf?(town: string, visitor: string, marks: readonly EarnestMark[]): Promise<readonly EarnestMark[]>;
  /**
   * Events were struck out: what the stage shows and keeps of them goes too. Resolves when nothing of them is kept; what is shown may take
   * longer. Never rejects.
   */
  takeBack?(town: string, events: readonly string[]): Promise<void>;
  /** Tells the keepers of a town what concerns them. Returns at once and never throws. */
  notice?(town: string, sentence: string): void;
  /** Stops drawing and lets go of sockets and timers. */
  close(): Promise<void>;
}
