/** What becomes of a verb of the desk, for the person who used it. */
import type { PersonId, PlaceId } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";

/** Why nobody heard somebody's words. */
export interface Unheard {
  /** All of it, with what to do. */
  readonly why: string;
  /** Why alone, for who was told lately what to do. */
  readonly brief: string;
}

/** The outcome of a verb, for the person who used it. */
export interface Done {
  /** One sentence or a few, for a private reply. */
  readonly said: string;
  /** What others are told of it, and the list of acts keeps; absent where that is what is said. */
  readonly told?: string;
  /** It was so already: nothing was changed, and there is nothing to tell others or to keep. */
  readonly already?: true;
  /** The id of the act in the log, when it was one. */
  readonly act: string | null;
  /** The event of what was said or done in words of their own, by its id; absent where there is none. */
  readonly shown?: string;
  /** Why nobody heard it, and what to do: to be told wherever it was said. Absent where somebody did. */
  readonly unheard?: Unheard;
  /** Who owes an answer to it; absent where nobody does. */
  readonly answering?: PersonId;
  /** Who met what was done with a gesture; absent where nobody did. */
  readonly met?: PersonId;
}

/** What is asked before skipping ahead. */
export interface AskedSkip {
  readonly question: string;
  /** The day of the town that the question is about: who says yes later does not mean the next one. */
  readonly day: number;
}

/** The outcome of skipping ahead. */
export interface Skipped extends Done {
  /** Where something interesting is looked for: what it was, once it is found or the time is up. */
  readonly found: Promise<{ readonly said: string; readonly place: PlaceId | null }> | null;
}

/** What something came to, or null: what was taken before, by a process that ended since, is not taken again. */
export async function once(work: () => Promise<Done>): Promise<Done | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError && error.code === "handled") return null;
    throw error;
  }
}
