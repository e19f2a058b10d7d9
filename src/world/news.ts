/**
 * What news is of: ten kinds, each with the people, places and things that have a part in it. What one feels, may do and says about
 * each is the mind's; here is only what is so, as data.
 */
import type { Minutes } from "../clock/units.ts";
import type { Report } from "./episodes.ts";
import type { PersonId, PlaceId } from "./places.ts";

/** What changes in town: somebody comes to live there or leaves, a place opens or closes. */
export const changes = ["comes", "leaves", "opens", "closes"] as const;
/** One of the changes. */
export type Change = (typeof changes)[number];

/** What news other than of a gathering is of. Parts that nobody has named are null. */
export type NewsMatter =
  /** A post that somebody stands for, and the day it is decided. */
  | {
      readonly kind: "office";
      readonly post: string;
      readonly candidates: readonly PersonId[];
      readonly day: Minutes | null;
    }
  /** Something that somebody works at for days, in stages. */
  | {
      readonly kind: "project";
      readonly owner: PersonId;
      readonly stages: readonly string[];
      readonly due: Minutes | null;
      /** What it is, and where it is done, where somebody says so: "the chapel organ". */
      readonly what?: string | null;
      readonly place?: PlaceId | null;
    }
  /** Somebody or something gone missing: "his dog Biscuit". */
  | {
      readonly kind: "loss";
      readonly owner: PersonId | null;
      readonly thing: string;
      readonly lastSeen: PlaceId | null;
    }
  /** What threatens places, from when on and up to which day; absent: that first day alone. */
  | {
      readonly kind: "danger";
      readonly where: readonly PlaceId[];
      readonly from: Minutes | null;
      readonly until?: Minutes | null;
    }
  /** Two who have fallen out: "the hedge". */
  | { readonly kind: "quarrel"; readonly two: readonly [PersonId, PersonId]; readonly over: string }
  /** What somebody feels for another. */
  | { readonly kind: "feeling"; readonly of: PersonId; readonly about: PersonId | null }
  | {
      readonly kind: "change";
      readonly change: Change;
      readonly who: PersonId | null;
      /** Who comes or leaves with them. */
      readonly others?: readonly PersonId[];
      readonly place: PlaceId | null;
      readonly day: Minutes | null;
    }
  /** What somebody lacks or looks for: "two hands for the shearing". */
  | {
      readonly kind: "need";
      readonly who: PersonId;
      readonly what: string;
      /** The trade or skill that it takes, by its name; absent: good will. */
      readonly takes?: string | null;
      /** Who came and helped, once somebody has. */
      readonly by?: PersonId;
    }
  /** Anything else that happened, to somebody or to the town. */
  | {
      readonly kind: "happening";
      readonly who: PersonId | null;
      /** Who else it happened to, or did it. */
      readonly others?: readonly PersonId[];
      readonly report: Report | null;
    };

/** The kinds of news. */
export const newsKinds = [
  "gathering",
  "office",
  "project",
  "loss",
  "danger",
  "quarrel",
  "feeling",
  "change",
  "need",
  "happening",
] as const satisfies readonly ("gathering" | NewsMatter["kind"])[];
/** One of the kinds. */
export type NewsKind = (typeof newsKinds)[number];
