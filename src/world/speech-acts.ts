/**
 * Speech acts: what a line does, decided before its words and kept beside them, so that nobody has to read the words. A proposal is
 * opened by the line that makes it and closed by the reply to it (`talks.ts`); coming to a gathering is a reply to the news itself,
 * whoever passed it on.
 */
import type { Minutes } from "../clock/units.ts";
import type { Id, PersonId, PlaceId } from "./places.ts";

/** Stable name of a proposal: "talk-12/3.1", the first of the third line of the twelfth talk. */
export type ProposalId = Id<"proposal">;

/** Stable name of news: a story's id. */
export type NewsId = Id<"story">;

/** What may be proposed: to meet, to help with a gathering, to go to one together. */
export type Proposed =
  | { readonly kind: "meet"; readonly place: PlaceId; readonly from: Minutes }
  | { readonly kind: "help"; readonly news: NewsId; readonly from: Minutes }
  | { readonly kind: "company"; readonly news: NewsId };

/** What somebody answers to news or a proposal. */
export const answers = ["yes", "no", "maybe"] as const;
/** One of the answers. */
export type Answer = (typeof answers)[number];

/** What a question asks for. */
export const askedFor = [
  "who",
  "what",
  "when",
  "where",
  "whereabouts",
  "why",
  "how",
  "how much",
  "whether",
  "opinion",
  "state",
  "name",
  "doing",
  "did",
  "plan",
  "who told you",
] as const;
/** One of the things asked for. */
export type AskedFor = (typeof askedFor)[number];

/** One act of a line. A line has at most three. */
export type SpeechAct =
  | { readonly act: "greet" | "farewell" }
  | {
      readonly act: "ask";
      readonly what: AskedFor;
      /** The id of what it asks about, or null where it has none. */
      readonly about: string | null;
    }
  | {
      /** Telling a gathering tells its place and hour. */
      readonly act: "tell";
      readonly news: NewsId;
    }
  | {
      readonly act: "propose";
      /** Given when it is said; null before. */
      readonly proposal: ProposalId | null;
      readonly what: Proposed;
    }
  | { readonly act: "reply"; readonly to: { readonly news: NewsId } | Taken; readonly answer: Answer }
  /** Takes back what one has proposed, or calls off what was agreed. */
  | { readonly act: "withdraw"; readonly to: Matter };

/** What is agreed to, declined or called off: coming to what the news is of, or something proposed. */
export type Matter = { readonly news: NewsId } | { readonly what: Proposed };

/** The proposal that a reply is to. */
export interface Taken {
  /** Null for what a person proposed in words of their own. */
  readonly proposal: ProposalId | null;
  readonly by: PersonId;
  readonly what: Proposed;
}

/** Most acts of a line. */
export const MOST_ACTS = 3;

/** A proposal that waits for its reply. */
export interface Proposal {
  readonly by: PersonId;
  readonly to: readonly PersonId[];
  readonly what: Proposed;
  /** When nobody waits for a reply any more. */
  readonly until: Minutes;
}

/** The proposals a line makes, in their order. */
export const proposedIn = (acts: readonly SpeechAct[] = []): readonly Proposed[] =>
  acts.flatMap((one) => (one.act === "propose" ? [one.what] : []));

/** The news whose place, hour or matter a line tells: in so many words, or by asking somebody along to it. */
export const toldIn = (acts: readonly SpeechAct[] = []): readonly NewsId[] =>
  acts.flatMap((one) =>
    one.act === "tell" ? [one.news] : one.act === "propose" && one.what.kind === "company" ? [one.what.news] : [],
  );

/** The news that an act tells, or proposes to do something about. */
export const newsOf = (one: SpeechAct): readonly NewsId[] =>
  one.act === "propose" ? (one.what.kind === "meet" ? [] : [one.what.news]) : toldIn([one]);

/** The proposal of a line that a reply is to, or null. */
export const takenIn = (acts: readonly SpeechAct[] = []): Taken | null =>
  acts.flatMap((one) => (one.act === "reply" && "what" in one.to ? [one.to] : [])).at(-1) ?? null;
