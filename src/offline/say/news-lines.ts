/** What a language has to say to news: banks of wordings by what it is of and by whose it is to whoever hears it. */
import type { Story } from "../../mind/persona.ts";
import type { Report } from "../../world/episodes.ts";
import type { NewsKind } from "../../world/news.ts";

/** What one speaks of differently: a kind, or one of the things that may change or happen. */
export type Way =
  | Exclude<NewsKind, "change" | "happening">
  | "comes"
  | "leaves"
  | "opens"
  | "closes"
  | "died"
  | "born"
  | "wed"
  | "parted"
  | "ill"
  | "recovered"
  | "bad"
  | "good"
  | "plain"
  | "off";

type Bank = readonly string[];
/** Questions by what they ask for. */
export type Questions = Readonly<Partial<Record<"where" | "when" | "why" | "how" | "what", Bank>>>;

/**
 * Wordings of one way. In them {who} is whoever has a part in it, nearest to the hearer first, {place} where it is, {thing}, {over}, {post}
 * and {what} what its kind names so, {event} a gathering's name. A wording with something that nobody knows is passed over.
 */
export interface Ways {
  /** Of whoever has a part in it, when others tell them. */
  readonly own: Bank;
  /** Of whoever is the one it is felt for. */
  readonly loved?: Bank;
  /** Of whoever lives or works where it is, and of whoever goes there. */
  readonly here?: Bank;
  readonly haunt?: Bank;
  /** Of whoever lives or works where it is and has heard so before. */
  readonly hereKnew?: Bank;
  /** Of whoever lives or works there or goes there, where it is only something at that place. */
  readonly at?: Bank;
  /** To the face of whoever has a part in it: of a friend, of somebody who hardly knows them, of one who does not get on with them. */
  readonly face: Bank;
  readonly facePlain?: Bank;
  readonly faceCold?: Bank;
  /** To the face of kin. */
  readonly faceKin?: Bank;
  /** To the face of a friend or kin, where the other with a part in it is somebody one does not get on with: {who}. */
  readonly faceTorn?: Bank;
  /** The same, said of them to others. */
  readonly torn?: Bank;
  /** To the face of somebody who hardly knows one, where the other with a part in it is dear: {who}. */
  readonly faceFor?: Bank;
  /** To the face of whoever lost something, by one who lives or works where it was last seen. */
  readonly faceHere?: Bank;
  /** To the face of one who has come back. */
  readonly faceBack?: Bank;
  /** Of kin and friends of whoever has a part in it, of those who are nothing to them, of those who do not get on with them. */
  readonly near: Bank;
  readonly far: Bank;
  readonly rival?: Bank;
  /** Of whoever is short with people, and of whoever is kind. */
  readonly grumpy?: Bank;
  readonly warm?: Bank;
  /** When it is over; of whoever had a part in it. */
  readonly over: Bank;
  readonly ownOver?: Bank;
  /** When it is over, of kin and friends of whoever had a part in it. */
  readonly nearOver?: Bank;
  /** When it is over, to the face of whoever had a part in it. */
  readonly faceOver?: Bank;
  /** When it is over, of whoever has heard so already: nothing that would be said of it when it is new. */
  readonly knew?: Bank;
  /** Asked of others, and of whoever has a part in it. */
  readonly asks?: Questions;
  readonly asksFace?: Questions;
}

/** A language's wordings. */
export interface NewsLines {
  readonly ways: Readonly<Record<Way, Ways>>;
  /** Wordings of the banks above that are a first word on it: nobody says them of what they have heard before. */
  readonly anew: Bank;
  /** Before the rest, when one has not heard of it. */
  readonly hears: { readonly bad: Bank; readonly good: Bank; readonly plain: Bank };
  /** To whoever tells news of themselves that one has heard from others: nobody weighs by whom. */
  readonly heardOfTheirs: { readonly bad: Bank; readonly good: Bank; readonly plain: Bank };
  /** Whether who has come to stay has been here before, in the words of whoever tells it. */
  readonly comesBack: RegExp;
  /** Before how it ended, to whoever tells of it as if it went on. */
  readonly since: Bank;
  /** Before that what was told is not so. */
  readonly notSo: Bank;
  /** To whoever has lost something and tells of it: that one has not seen it. */
  readonly notSeen: Bank;
  /** Of whoever takes offence, when they are told to their face what was meant to hurt; and of whoever does not. */
  readonly offended: Bank;
  readonly shrugsOff: Bank;
  /** Answers to what is asked about it: {place}, {when}, {over}, {what}. */
  readonly answers: {
    readonly where: Bank;
    readonly when: Bank;
    readonly why: Bank;
    readonly what: Bank;
    /** When one knows no more: of one's own, and of what others told. */
    readonly own: Bank;
    readonly ownWhy: Bank;
    /** The same of whoever stands for an office. */
    readonly whyOffice: Bank;
    readonly heard: Bank;
  };
  /**
   * What one says to whom news is of: to one who has come, or come back, to one who leaves, to one of two who have fallen out ({who} the other,
   * {over}), and more by whoever likes both, and by kin, to
   * the other of one's own quarrel, to whoever needs or works at something ({what}, {when}); thanks for it; and what they say to that.
   */
  readonly dues: Readonly<
    Record<
      | "welcome"
      | "welcomeBack"
      | "farewell"
      | "peace"
      | "peaceBoth"
      | "peaceKin"
      | "sorry"
      | "offer"
      | "offerTold"
      | "joinIn"
      | "joinInOn"
      | "thanks"
      | "thanked"
      | "welcomed"
      | "seenOff"
      | "willing"
      | "unwilling"
      | "forgives"
      | "notYet"
      | "helpTaken"
      | "helpEnough",
      Bank
    >
  >;
  /** Of whoever was at a gathering that is over. */
  readonly wasThere: Bank;
  /** Wondering who will have a post; asking what the other makes of whoever stands for it. */
  readonly askPost: Bank;
  readonly askView: Bank;
}

const byReport: Readonly<Record<Report, Way>> = {
  died: "died",
  born: "born",
  parted: "parted",
  wed: "wed",
  recovered: "recovered",
  hurt: "ill",
  ill: "ill",
  got: "good",
  lost: "bad",
  made: "good",
  moved: "plain",
  travelled: "plain",
  fears: "bad",
  "looks forward": "good",
  "other, bad": "bad",
  "other, good": "good",
};

/** How one speaks of what a story is of. */
export function wayOf({ id, of }: Story, stories: ReadonlyMap<string, Story>): Way {
  if ([...stories.values()].some((one) => one.off === id && one.of.kind === "gathering")) return "off";
  // What was missing is found: that is a relief, and no prize.
  if ([...stories.values()].some((one) => one.off === id && one.of.kind === "loss")) return "loss";
  if (of.kind === "change") return of.change;
  if (of.kind === "happening") return of.report === null ? "plain" : byReport[of.report];
  return of.kind;
}
