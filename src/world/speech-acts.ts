/**
 * Speech acts: what a line does, decided before its words and kept beside them, so that nobody has to read the words. A proposal is
 * opened by the line that makes it and closed by the reply to it (`talks.ts`); coming to a gathering is a reply to the news itself,
 * whoever passed it on.
 */
import { DAY, later, type Minutes } from "../clock/units.ts";
import type { Id, PersonId, PlaceId } from "./places.ts";

/** Stable name of a proposal: "talk-12/3.1", the first of the third line of the twelfth talk. */
export type ProposalId = Id<"proposal">;

/** Stable name of news: a story's id. */
export type NewsId = Id<"story">;

type LineId = Id<"line">;
type MemoryId = Id<"memory">;

/** What one asks another to do there and then: to go somewhere alone or along, to stay, to stop what they are at, to be gone, to bring something, to vote. */
export const deeds = ["go", "come", "wait", "stop", "leave", "fetch", "vote"] as const;
/** One of the deeds. */
export type Deed = (typeof deeds)[number];

/** What may be proposed: to meet, to help with a gathering, to go to one together; at once, to serve or be served, and what one asks another to do. */
export type Proposed =
  | { readonly kind: "meet"; readonly place: PlaceId; readonly from: Minutes }
  | { readonly kind: "help"; readonly news: NewsId; readonly from: Minutes }
  | { readonly kind: "company"; readonly news: NewsId }
  | AtOnce;

/** What is done as soon as it is agreed to. */
export type AtOnce =
  /** Something had where it is sold, served or done: asked for by a guest, or offered by whoever runs the place. In words, as it is called there. */
  | { readonly kind: "service"; readonly thing: string; readonly place: PlaceId }
  | { readonly kind: "deed"; readonly deed: "go" | "come"; readonly place: PlaceId }
  | { readonly kind: "deed"; readonly deed: "wait" }
  | { readonly kind: "deed"; readonly deed: "stop" }
  | { readonly kind: "deed"; readonly deed: "leave" }
  /** From where it is had. */
  | { readonly kind: "deed"; readonly deed: "fetch"; readonly thing: string; readonly place: PlaceId }
  | { readonly kind: "deed"; readonly deed: "vote"; readonly news: NewsId };

/** Whether something is to be done at once. */
export const isAtOnce = (what: Proposed): what is AtOnce => what.kind === "service" || what.kind === "deed";

/** The gathering or other news that something proposed is about, or null. */
export const newsProposed = (what: Proposed): NewsId | null => ("news" in what ? what.news : null);

/** So long, in minutes, what is to be done at once waits for its reply. */
export const AT_ONCE = 30;
/** So long something without an hour of its own does. */
const WAITS = DAY;

/** When nobody waits any more for the reply to something proposed now. */
export function untilOf(what: Proposed, now: Minutes): Minutes {
  if ("from" in what) return what.from;
  return later(now, isAtOnce(what) ? AT_ONCE : WAITS);
}

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

/** How a question was answered: yes or no, not known, or what was asked for. */
export const answersTo = ["yes", "no", "unknown", "value"] as const;
/** One of the ways. */
export type AnswerTo = (typeof answersTo)[number];

/** How somebody takes what another said. */
export const reactions = [
  "sympathy",
  "delight",
  "worry",
  "surprise",
  "laughter",
  "doubt",
  "agree",
  "disagree",
] as const;
/** One of the ways. */
export type ReactionTo = (typeof reactions)[number];

/** What a line tells: each kind of matter by a name of its own, so that nothing is two of them. */
export type Told =
  /** Telling a gathering tells its place and hour. */
  | { readonly news: NewsId }
  /** Something lived or seen. */
  | { readonly memory: MemoryId }
  /** Something of one's own life, or of the town: the id of what it is of ("ana/bees", a person, a place). */
  | { readonly fact: string }
  /** What one thinks of something or somebody. */
  | { readonly opinion: string }
  /** What somebody else said, passed on: the memory of it. */
  | { readonly reported: MemoryId };

/** One act of a line. A line has at most three. */
export type SpeechAct =
  | { readonly act: (typeof bareActs)[number] }
  | {
      readonly act: "ask";
      readonly what: AskedFor;
      /** The id of what it asks about ("you" for the other's own day or work), or null where it has none. */
      readonly about: string | null;
    }
  /** To the line that asked. */
  | { readonly act: "answer"; readonly to: LineId; readonly answer: AnswerTo }
  | ({ readonly act: "tell" } & Told)
  | {
      readonly act: "propose";
      /** Given when it is said; null before. */
      readonly proposal: ProposalId | null;
      readonly what: Proposed;
    }
  | { readonly act: "reply"; readonly to: { readonly news: NewsId } | Taken; readonly answer: Answer }
  /** Takes back what one has proposed, or calls off what was agreed. */
  | {
      readonly act: "withdraw";
      readonly to: Matter;
      /** Of those who hear it, whom it was agreed with; absent where nobody has said. */
      readonly with?: PersonId;
    }
  /** To the line that is taken so. */
  | { readonly act: "react"; readonly to: LineId; readonly how: ReactionTo }
  /** Telling, for the hearer's sake or for their ears alone. */
  | { readonly act: "warn" | "confide"; readonly news: NewsId };

/** What is agreed to, declined or called off: coming to what the news is of, or something proposed. */
export type Matter = { readonly news: NewsId } | { readonly what: Proposed };

/** Acts that their name says whole. `chat` is what is none of the others; it is counted. */
export const bareActs = [
  "greet",
  "farewell",
  "introduce",
  "correct",
  "thank",
  "apologise",
  "forgive",
  "compliment",
  "insult",
  "tease",
  "chat",
] as const;

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

/** Whether one of the acts has that name. */
export const does = (acts: readonly SpeechAct[], name: SpeechAct["act"]): boolean =>
  acts.some(({ act }) => act === name);

/** Whether news or a proposal is answered so. */
export const repliesSo = (acts: readonly SpeechAct[], answer: Answer): boolean =>
  acts.some((one) => one.act === "reply" && one.answer === answer);

/** The proposals a line makes, in their order. */
export const proposedIn = (acts: readonly SpeechAct[]): readonly Proposed[] =>
  acts.flatMap((one) => (one.act === "propose" ? [one.what] : []));

/** The news whose place, hour or matter a line tells: in so many words, or by asking somebody along to it. */
export const toldIn = (acts: readonly SpeechAct[]): readonly NewsId[] =>
  acts.flatMap((one) => {
    switch (one.act) {
      case "tell":
        return "news" in one ? [one.news] : [];
      case "warn":
      case "confide":
        return [one.news];
      case "propose":
        return one.what.kind === "company" ? [one.what.news] : [];
      default:
        return [];
    }
  });

/** The news that an act tells, or proposes to do something about. */
export const newsOf = (one: SpeechAct): readonly NewsId[] =>
  one.act === "propose" ? [newsProposed(one.what)].filter((news) => news !== null) : toldIn([one]);

/** The memories that a line tells of. */
export const memoriesIn = (acts: readonly SpeechAct[]): readonly MemoryId[] =>
  acts.flatMap((one) =>
    one.act !== "tell" ? [] : "memory" in one ? [one.memory] : "reported" in one ? [one.reported] : [],
  );

/** The lines that a line answers, takes in some way, or replies to. */
export const answeredIn = (acts: readonly SpeechAct[]): readonly LineId[] =>
  acts.flatMap((one) => {
    if (one.act === "answer" || one.act === "react") return [one.to];
    const proposal = one.act === "reply" && "what" in one.to ? one.to.proposal : null;
    return proposal ? [proposal.replace(/\.\d+$/, "")] : [];
  });

/** Of more acts than a line has, those that matter are kept: what binds, then what is owed or obliges, then the rest. */
const WEIGHT: Readonly<Record<SpeechAct["act"], number>> = {
  chat: 0,
  introduce: 1,
  tease: 1,
  compliment: 1,
  insult: 1,
  thank: 2,
  react: 5,
  correct: 3,
  greet: 4,
  ask: 5,
  tell: 6,
  farewell: 7,
  warn: 7,
  confide: 7,
  answer: 8,
  apologise: 8,
  forgive: 8,
  propose: 9,
  withdraw: 9,
  reply: 9,
};

/** How much an act matters: telling news before telling of oneself. */
const weightOf = (one: SpeechAct): number => (one.act === "tell" && !("news" in one) ? 2 : WEIGHT[one.act]);

/** The acts of a line: none twice, none of nothing beside others, at most three, in the order in which they are said. */
export function actsOfLine(given: readonly SpeechAct[]): SpeechAct[] {
  const said = [...new Map(given.map((one) => [JSON.stringify(one), one])).values()];
  const meant = said.some(({ act }) => act !== "chat") ? said.filter(({ act }) => act !== "chat") : said;
  const kept = new Set([...meant].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_ACTS));
  return meant.filter((one) => kept.has(one));
}
