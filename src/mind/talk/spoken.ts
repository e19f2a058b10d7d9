/** A line of talk, before it is said: what its speaker is given, and what they hand over (paper section 4.3.2). */
import type { Memory, StoryId } from "../../world/events.ts";
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

/** What a line does. A closed list: agreements are read from it. */
export const moves = [
  "greet",
  "tell",
  "ask",
  "answer",
  "invite",
  "accept",
  "decline",
  "maybe",
  "agree",
  "disagree",
  "propose",
  "request",
  "promise",
  "refuse",
  "thank",
  "farewell",
  "say",
] as const;

/** One of the moves. */
export type Move = (typeof moves)[number];

/** Of several things that a line does, the one it is known by: what binds before what asks, what asks before what tells. */
export const WEIGHT: Readonly<Record<Move, number>> = {
  greet: 0,
  say: 1,
  thank: 1,
  answer: 2,
  agree: 2,
  disagree: 2,
  maybe: 3,
  tell: 4,
  ask: 5,
  farewell: 6,
  refuse: 7,
  promise: 8,
  propose: 8,
  request: 8,
  decline: 8,
  accept: 9,
  invite: 10,
};

/** What a line does by its acts alone, in one word; `own` are the gatherings that the speaker gives. */
export function moveOf(acts: readonly SpeechAct[], own: (news: StoryId) => boolean): Move {
  const moves = acts.map((one): Move => {
    switch (one.act) {
      case "tell":
      case "warn":
      case "confide":
        return "news" in one && own(one.news) ? "invite" : "tell";
      case "propose":
        return ({ meet: "propose", help: "request", company: "invite" } as const)[one.what.kind];
      case "reply": {
        if (one.answer === "maybe") return "maybe";
        const helps = "what" in one.to && one.to.what.kind === "help";
        const meets = "what" in one.to && one.to.what.kind === "meet";
        if (one.answer === "yes") return helps ? "promise" : "accept";
        return helps || meets ? "refuse" : "decline";
      }
      case "ask":
      case "answer":
      case "greet":
      case "farewell":
      case "thank":
        return one.act;
      case "introduce":
        return "greet";
      case "withdraw":
        return "refuse";
      case "react":
        return one.how === "agree" || one.how === "disagree" ? one.how : "say";
      case "correct":
        return "disagree";
      case "apologise":
      case "forgive":
      case "compliment":
      case "insult":
      case "tease":
      case "chat":
        return "say";
      default:
        return one satisfies never;
    }
  });
  return moves.sort((a, b) => WEIGHT[b] - WEIGHT[a])[0] ?? "say";
}

/** Whether a line proposes to meet or asks for help: it waits for a yes. */
export const offers = ({ acts }: Pick<Line, "acts">): boolean =>
  proposedIn(acts).some(({ kind }) => kind !== "company");

/** A line of talk as its maker hands it over. */
export interface Spoken {
  readonly line: string;
  /** What it does, as data; at most three. */
  readonly acts: readonly SpeechAct[];
  readonly move: Move;
  readonly topic: string | null;
  readonly ends: boolean;
  /** Numbers of the recalled memories it draws on. */
  readonly drewOn: number[];
}

/** Longest line of talk (Discord reads better below it, too). */
export const LONGEST_LINE = 300;

/** Longest line that answers several people at once. */
export const LONGEST_TOGETHER = 480;
