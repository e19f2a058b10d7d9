/**
 * What a person's words were understood to be at the moment they were typed: kept in their act and on their line, so that
 * nobody reads them again.
 */
import type { Minutes } from "../clock/units.ts";
import type { Deed } from "../language/goods.ts";
import type { Report } from "./episodes.ts";
import type { Intent, Slots } from "./intents.ts";
import type { Activity } from "./kinds.ts";
import type { NewsMatter } from "./news.ts";
import type { PersonId, PlaceId } from "./places.ts";
import { actsOfLine, type NewsId, type SpeechAct } from "./speech-acts.ts";

/** One thing that words do, and how sure that is: from 0 to 1. */
export interface Clause {
  readonly act: SpeechAct;
  readonly confidence: number;
  /** What they do more finely, and what they name; missing where no intent was found, and in what was read before there were any. */
  readonly intent?: Intent;
  readonly slots?: Slots;
}

/** What a line speaks of, whoever said it: a hearer comes to know of it. */
export interface Mentions {
  /** The places it names, in the order of the map. */
  readonly places: readonly PlaceId[];
  /** Who is said to be where. */
  readonly whereabouts: readonly (readonly [PersonId, PlaceId])[];
  /** What somebody from outside says has happened in their own life; missing where they say no such thing. */
  readonly reports?: Report;
}

/** What a person's words were understood to be. */
export interface Reading extends Mentions {
  /** What they do, the surest first. */
  readonly clauses: readonly Clause[];
  /** The resident whom they call by name: "Klaus, are you up?"; null where they call nobody. */
  readonly calls: PersonId | null;
  /** Who else is called in the same breath: "Hi Klaus and Maria"; missing where nobody is, and in what was read before several could be. */
  readonly callsToo?: readonly PersonId[];
  /** What of them is for whom, in their order, where they speak to one after the other; missing where all is for the same. */
  readonly parts?: readonly string[];
  /** The residents they name, in their order. */
  readonly people: readonly PersonId[];
  /** Those of them whom they say it was not; missing where they say so of nobody. */
  readonly denies?: readonly PersonId[];
  /** Those of them whom they ask about rather than speak to. */
  readonly asksAbout: readonly PersonId[];
  /** They greet or call somebody, and nothing else. */
  readonly greets: boolean;
  /** By which several who ask the same are known; null for what only concerns whoever asks. */
  readonly question: string | null;
  /** They ask whether somebody here is real: that is owed the truth. */
  readonly realness: boolean;
  /** The news they tell that nobody in town holds yet, in their words; null where there is none. */
  readonly news: string | null;
  /** What that news is of; missing where there is none, and in what was read before kinds were. */
  readonly newsOf?: NewsMatter;
  /** What is held, where and when, where that news says all of it; missing where it does not. */
  readonly held?: { readonly name: string; readonly place: PlaceId; readonly from: Minutes };
  /** What they say they give themselves, where and when: a gathering of theirs; missing where they give none. */
  readonly gives?: { readonly name: string; readonly place: PlaceId; readonly from: Minutes };
  /** The gathering of their own that they say is off; missing where they call off none. */
  readonly callsOff?: NewsId;
  /** The news of the danger that they say is over, and how they say it; missing where they say so of none. */
  readonly ends?: { readonly news: readonly NewsId[]; readonly said: string };
  /** What they say to put something right, without what leads up to it; missing where they correct nothing. */
  readonly corrects?: string;
  /** Whom and which places that names; missing where it corrects nothing, and in what was read before they were told apart. */
  readonly correctsTo?: { readonly people: readonly PersonId[]; readonly places: readonly PlaceId[] };
  /** What of them is to be answered where they complain of an answer; missing where they complain of none. */
  readonly meant?: string;
  /** What they ask of whoever they come to as a thought; missing in what is said aloud. */
  readonly asks?: Asks;
}

/** What a thought may ask of whoever it comes to; "muse" where it asks nothing. */
export type Asking =
  | "visit"
  | "give"
  | "come"
  | "stay-away"
  | "talk"
  | "like"
  | "dislike"
  | "avoid"
  | "suspect"
  | "do"
  | "muse";

/** What a thought asks, and what it names of it. */
export interface Asks {
  readonly what: Asking;
  readonly people: readonly PersonId[];
  readonly places: readonly PlaceId[];
  readonly news: readonly NewsId[];
  /** What is to be left alone, where it is something that one does. */
  readonly activity: Activity | null;
  /** When it is to be; null where it does not say. */
  readonly at: Minutes | null;
}

/** What somebody is to be asked about. */
export interface After {
  readonly about: string | null;
  readonly words: string;
}

/** What a thought put into a resident was understood to mean when it was whispered. */
export interface Thought {
  /** What they mean to do from then on, in the third person. */
  readonly meant: string;
  /** The everyday thing to be done; null where it is no such thing. */
  readonly deed: Deed | null;
  /** It is not done with being done once. */
  readonly lasting: boolean;
  /** Whom it sends them to, and what those are to be told. */
  readonly seeks: PersonId | null;
  readonly tell: string | null;
  /** What those are to be asked about, in words, and what that is where it is somebody, a place or news; missing where it says nothing of it. */
  readonly after?: After;
  /** What it asks; missing where nobody reads what people mean, and in what was whispered before anybody did. */
  readonly asks?: Asks;
}

/** What a line mentions, where it mentions anything. */
export const mentioned = ({ places, whereabouts, reports }: Mentions): { readonly mentions?: Mentions } =>
  places.length + whereabouts.length > 0 || reports
    ? { mentions: { places, whereabouts, ...(reports ? { reports } : {}) } }
    : {};

/** Words of which nothing was understood. */
export const nothingRead: Reading = {
  clauses: [],
  calls: null,
  people: [],
  places: [],
  whereabouts: [],
  asksAbout: [],
  greets: false,
  question: null,
  realness: false,
  news: null,
};

/** What words do must be so sure to be what their line does; the rest is only a guess for whoever answers. */
export const SURE = 0.5;

/** The acts of a person's line: what it was understood to do. */
export const actsRead = ({ clauses }: Pick<Reading, "clauses">): readonly SpeechAct[] =>
  actsOfLine(clauses.flatMap(({ act, confidence }) => (confidence >= SURE ? [act] : [])));
