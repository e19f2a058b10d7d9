/**
 * What a memory is of, as data beside its sentence: made by the events that cause it, and the only thing that decisions,
 * feelings and retellings read. A new kind compiles only where it is felt, weighed, looked up and retold.
 */
import type { Minutes } from "../clock/units.ts";
import type { Activity, MealName } from "./kinds.ts";
import type { Id, ObjectId, PersonId, PlaceId } from "./places.ts";
import type { Matter, NewsId, SpeechAct } from "./speech-acts.ts";

/** How it is for whoever lives it: from terrible to a joy. */
export type Felt = -2 | -1 | 0 | 1 | 2;

/** What people report of lives that nobody simulates, and how it is to whom it happens; the first that fits is meant. */
export const reports = {
  died: -2,
  born: 2,
  parted: -2,
  wed: 2,
  recovered: 1,
  hurt: -1,
  ill: -1,
  got: 1,
  lost: -1,
  made: 1,
  moved: 0,
  travelled: 0,
  fears: -1,
  "looks forward": 1,
  "other, bad": -1,
  "other, good": 1,
} as const satisfies Readonly<Record<string, Felt>>;
/** One of the kinds. */
export type Report = keyof typeof reports;

/** How bad it is that a thing is not as it should be: it can wait, it cannot, it is a danger. */
export type Gravity = 0 | 1 | 2;

/** What becomes of a meal where the larder is bare. */
export type Shift = "shopped" | "ate out" | "made do";

/** What is done about news in one place after another: looking for what is missing, making a place safe, going to see it, working at it. */
export const seeingTo = ["search", "secure", "visit", "work"] as const;
/** One of these. */
export type SeeingTo = (typeof seeingTo)[number];

/** How far something that somebody has begun comes. */
export const stages = ["begun", "advanced", "done", "failed"] as const;
/** One of these. */
export type Stage = (typeof stages)[number];

/** Name of a promise, as plans have it. */
type PromiseId = Id<"promise">;

/** What may become of a promise. */
export type Became = "kept" | "helped" | "stood up" | "missed" | "called off" | "heard off" | "made time";

/** What happened. Texts in it are in the town's language; a `doing` reads after "is". */
export type Episode =
  | { readonly kind: "did"; readonly doing: string; readonly activity?: Activity }
  | { readonly kind: "saw"; readonly who: PersonId; readonly doing: string }
  /** A gesture or a deed in a visitor's own words, which read after their name. */
  | { readonly kind: "saw act"; readonly who: PersonId; readonly doing: string }
  /** Somebody from outside came, and said this about themselves. */
  | { readonly kind: "met"; readonly who: PersonId; readonly place: PlaceId; readonly about: string }
  | { readonly kind: "came" | "passed" | "left" | "knocked"; readonly who: PersonId; readonly place: PlaceId }
  /** The one whom they have lost their heart to came in. */
  | { readonly kind: "heart jumped"; readonly who: PersonId }
  | { readonly kind: "asked in"; readonly who: PersonId; readonly guest: PersonId; readonly place: PlaceId }
  | { readonly kind: "turned away"; readonly place: PlaceId; readonly why: string }
  /** What was done instead of what a closed door kept them from, or when they mean to come back. */
  | {
      readonly kind: "instead";
      readonly doing: string | null;
      readonly place: PlaceId;
      readonly from: Minutes;
      readonly why: string;
    }
  | { readonly kind: "found odd"; readonly object: ObjectId; readonly is: string; readonly gravity: Gravity }
  | { readonly kind: "changed"; readonly object: ObjectId; readonly from: string; readonly to: string }
  | { readonly kind: "put right" | "gave up"; readonly object: ObjectId; readonly doing: string }
  | {
      readonly kind: "made shift";
      readonly how: Shift;
      readonly meal: MealName;
      readonly object: ObjectId;
      readonly place: PlaceId;
    }
  | {
      readonly kind: "looked for";
      readonly who: PersonId;
      readonly places: readonly PlaceId[];
      readonly found: boolean;
      readonly news?: NewsId;
    }
  /** What was done about news, and where. */
  | {
      readonly kind: "saw to";
      readonly news: NewsId;
      readonly how: SeeingTo;
      readonly doing: string;
      readonly places: readonly PlaceId[];
    }
  /** What was missing is there again. */
  | {
      readonly kind: "found";
      readonly news: NewsId;
      readonly thing: string;
      readonly owner: PersonId | null;
      readonly place: PlaceId;
    }
  /** Was at what somebody gave, with those whom one saw there; oneself where it is one's own. */
  | {
      readonly kind: "attended";
      readonly news: NewsId;
      readonly event: string;
      readonly host: PersonId;
      readonly place: PlaceId;
      readonly with: readonly PersonId[];
    }
  /** How far what somebody has begun has come; `what` is what it is about. */
  | {
      readonly kind: "stage";
      readonly news: NewsId;
      readonly who: PersonId;
      readonly how: Stage;
      readonly what: string;
    }
  /** A post was given to somebody, or not. */
  | {
      readonly kind: "result";
      readonly news: NewsId;
      readonly who: PersonId;
      readonly post: string;
      readonly won: boolean;
    }
  /** Two fell out, or made it up again; `over` is what it is about, where that is known. */
  | {
      readonly kind: "quarrelled" | "made up";
      readonly news: NewsId | null;
      readonly with: PersonId;
      readonly over: string | null;
    }
  /** What news was of came to an end before their eyes. */
  | { readonly kind: "ended"; readonly news: NewsId }
  /** A line; and what somebody from outside reports in it. */
  | { readonly kind: "said"; readonly acts: readonly SpeechAct[]; readonly reports?: Report }
  | { readonly kind: "talked"; readonly with: readonly PersonId[] }
  | {
      readonly kind: "agreed" | "declined";
      readonly to: Matter;
      readonly with?: readonly PersonId[];
      readonly why?: string;
    }
  /**
   * What became of a promise: kept, also where help was given by the others or they did not come; missed; given up before its time,
   * which they are still to hear; heard to be off; or put before work. `to` is null for a part of one's own gathering.
   */
  | {
      readonly kind: Became;
      readonly with: readonly PersonId[];
      readonly to: Matter | null;
      /** Which it is, and what was to be done; missing in records of before. */
      readonly promise?: PromiseId;
      readonly doing?: string;
      readonly why?: string;
    }
  /** A thought of the inner voice, and what became of it. */
  | { readonly kind: "thought"; readonly news: NewsId }
  | {
      readonly kind: "followed";
      readonly news: NewsId;
      readonly doing: string;
      /** Whom they took to by it, or against. */
      readonly takes?: { readonly to: PersonId; readonly warm: boolean };
    }
  | { readonly kind: "let go"; readonly news: NewsId; readonly why: string | null }
  | { readonly kind: "planned"; readonly pieces: readonly { readonly doing: string; readonly place: PlaceId }[] };

/** The episode of some kind. */
export type EpisodeOf<K extends Episode["kind"], One = Episode> = One extends { readonly kind: infer Of }
  ? K extends Of
    ? One & { readonly kind: K }
    : never
  : never;
