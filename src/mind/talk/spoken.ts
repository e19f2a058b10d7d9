/** A line of talk, before it is said: what its speaker is given, and what they hand over (paper section 4.3.2). */
import type { Memory } from "../../world/events.ts";
import type { Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { proposedIn, type SpeechAct } from "../../world/speech-acts.ts";
import type { Self } from "../self.ts";

/** What a speaker is given. */
export interface TalkInput extends Self {
  readonly others: readonly PersonId[];
  readonly lines: readonly Line[];
  /** Lines of several people that are to be answered together, each by name; absent where there is one. */
  readonly waiting?: readonly Line[];
  /** What comes to the speaker's mind, numbered from 1 in the prompt. */
  readonly recalled: readonly Memory[];
  /** What was said of late in the speaker's place, oldest first, where people listen. */
  readonly lately?: readonly string[];
}

/** Whether a line proposes to meet or asks for help: it waits for a yes. */
export const offers = ({ acts }: Pick<Line, "acts">): boolean =>
  proposedIn(acts).some(({ kind }) => kind !== "company");

/** A line of talk as its maker hands it over. */
export interface Spoken {
  readonly line: string;
  /** What it does, as data; at most three. */
  readonly acts: readonly SpeechAct[];
  readonly ends: boolean;
  /** Numbers of the recalled memories it draws on. */
  readonly drewOn: number[];
}

/** Longest line of talk (Discord reads better below it, too). */
export const LONGEST_LINE = 300;

/** Longest line that answers several people at once. */
export const LONGEST_TOGETHER = 480;
