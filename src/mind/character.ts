/** What else a town file says of a resident: what they can do, know by trade, think of small things, and like to say. */
import type { Minutes } from "../clock/units.ts";
import type { Season, Sky, Warmth, Weather } from "../language/almanac.ts";
import type { Offer } from "../world/offers.ts";
import { type Hours, isWithin, type PlaceId } from "../world/places.ts";

/** How well somebody does something. */
export const levels = ["beginner", "fair", "good", "expert"] as const;
/** One of them. */
export type Level = (typeof levels)[number];

/** Something that somebody can do. */
export interface Skill {
  /** Reads after "is good at": "playing the piano". */
  readonly doing: string;
  readonly level: Level;
  /** What else people call it. */
  readonly words: readonly string[];
  /** What they say of it themselves. */
  readonly says: string | null;
}

/** What somebody makes of a thing. */
export const views = ["for", "against", "mixed"] as const;
/** One of them. */
export type View = (typeof views)[number];

/** A small opinion. */
export interface Opinion {
  /** What it is about: "tea before noon". */
  readonly about: string;
  readonly words: readonly string[];
  readonly view: View;
  /** In their own voice. */
  readonly says: string;
}

/** How something is meant to sound. */
export const tones = [
  "plain",
  "warm",
  "wry",
  "playful",
  "proud",
  "wistful",
  "grumpy",
  "earnest",
  "excited",
  "curious",
] as const;
/** One of them. */
export type Tone = (typeof tones)[number];

/** Who is there with somebody: who they are to them, or that there are several. */
export const companies = ["stranger", "acquaintance", "friend", "kin", "several"] as const;
/** One of them. */
export type Company = (typeof companies)[number];

/** What must be so for something to be said. An empty list, and null, is whatever it may be. */
export interface SaidWhen {
  readonly skies: readonly Sky[];
  readonly warmth: readonly Warmth[];
  readonly seasons: readonly Season[];
  readonly hours: Hours | null;
  readonly places: readonly PlaceId[];
  readonly company: readonly Company[];
}

/** Something that somebody likes to say when it fits. */
export interface Saying {
  readonly text: string;
  readonly tone: Tone;
  /** What it is about: "the piano"; null where it is about nothing in particular. */
  readonly about: string | null;
  readonly when: SaidWhen;
}

/** How it is where and when something might be said. */
export interface Scene {
  readonly at: Minutes;
  readonly place: PlaceId;
  readonly weather: Weather;
  readonly season: Season;
  readonly company: readonly Company[];
}

/** Whether what a saying needs is so. */
export const isTrueOf = (
  { skies, warmth, seasons, hours, places, company }: SaidWhen,
  { at, place, weather, season, company: here }: Scene,
): boolean =>
  holds(skies, [weather.sky]) &&
  holds(warmth, [weather.warmth]) &&
  holds(seasons, [season]) &&
  holds(places, [place]) &&
  holds(company, here) &&
  (hours === null || isWithin(hours, at));

const holds = <T>(wanted: readonly T[], is: readonly T[]): boolean =>
  wanted.length === 0 || is.some((one) => wanted.includes(one));

/** Something that people of a trade know how to do. */
export interface KnowHow {
  /** "sharpening a knife". */
  readonly about: string;
  readonly words: readonly string[];
  /** As they would tell it. */
  readonly says: string;
}

/** What somebody does for a living, as far as others may ask of it. */
export interface Trade {
  readonly id: string;
  /** Who does it: "baker". */
  readonly name: string;
  readonly words: readonly string[];
  /** What they make, sell or do, and what that costs. */
  readonly offers: readonly Offer[];
  readonly knows: readonly KnowHow[];
}
