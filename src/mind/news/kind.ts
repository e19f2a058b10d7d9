/**
 * What news of a kind is to whoever hears it, as data and pure functions: who has a part in it, which places it comes to, how far it
 * has come, how hearing it feels and how one takes it. One kind a file; here is what all of them say.
 */
import { DAY, later, type Minutes } from "../../clock/units.ts";
import type { Felt, SeeingTo } from "../../world/episodes.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { ReactionTo } from "../../world/speech-acts.ts";
import type { Story } from "../persona.ts";

/** What news is of. */
export type Matter = Story["of"];
/** What news of a kind is of. */
export type MatterOf<K extends Matter["kind"]> = Extract<Matter, { kind: K }>;

/** The part somebody has in news. */
export type Role = "host" | "candidate" | "owner" | "side" | "loves" | "loved" | "mover" | "needy" | "subject";

/** Whose news is to somebody: their own by their part in it, at their own door, where they go, or of somebody who is theirs or nobody's. */
export type Whose = "own" | "here" | "haunt" | "kin" | "friend" | "stranger" | "rival";

/** How far news has come. */
export type Phase = "before" | "during" | "over";

/** What somebody is to news: whose it is to them, their part in it, and how far it has come. */
export interface Standing {
  readonly whose: Whose;
  readonly role: Role | null;
  readonly phase: Phase;
  readonly now: Minutes;
  readonly me: PersonId;
  /** How close somebody is to them; undefined: they do not know them. */
  readonly warmth: (who: PersonId) => number | undefined;
  /** Whether they like company. */
  readonly sociable: boolean;
  /** Whether they have a trade or a skill of that name. */
  readonly can: (name: string) => boolean;
}

/** What news calls for towards somebody: a word on it, as a friend or neighbour has; help with it; making it up. */
export const towards = ["word", "offer", "make-up"] as const;
/** One of these. */
export type Towards = (typeof towards)[number];

/**
 * What news calls for of somebody: to look for what is missing, to make their place safe, to go and see it, to work at it; to warn whom it
 * comes to, to tell one's friends oneself; something towards somebody.
 */
export type Call =
  | { readonly does: SeeingTo; readonly places: readonly PlaceId[]; readonly until: Minutes | null }
  | { readonly does: "warn" | "tell" }
  | { readonly does: Towards; readonly to: PersonId };

/** How hearing it is, by whose it is. */
export type Feelings = Readonly<Record<Whose, Felt>>;

/** What a kind says. */
export interface Kind<M> {
  /** Who has a part in it, the foremost first. */
  readonly parts: (of: M) => readonly (readonly [who: PersonId, role: Role])[];
  /** The places it comes to: whoever lives, works or goes there is concerned. */
  readonly places: (of: M) => readonly PlaceId[];
  /** How far it has come, when it began to go round at some minute. */
  readonly phase: (of: M, now: Minutes, since: Minutes) => Phase;
  /** How hearing it feels before it is over. */
  readonly feels: (of: M) => Feelings;
  /** How hearing of it feels once it is over. */
  readonly over: (of: M) => Feelings;
  /** How one shows what one feels about it. */
  readonly shown: (felt: Felt, whose: Whose, of: M) => ReactionTo;
  /** What it calls for. */
  readonly calls: (of: M, standing: Standing) => readonly Call[];
}

/** The same whoever it is of. */
export const all = (felt: Felt): Feelings => ({
  own: felt,
  here: felt,
  haunt: felt,
  kin: felt,
  friend: felt,
  stranger: felt,
  rival: felt,
});

/** Nothing but talk. */
export const nothing = (): readonly Call[] => [];

/** How one shows what one feels, where a kind has no way of its own. */
export const plainly = (felt: Felt): ReactionTo => (felt < 0 ? "sympathy" : felt > 0 ? "delight" : "surprise");

/** How far something with a day has come: that day itself is "during". */
export const byDay = (day: Minutes | null, now: Minutes): Phase =>
  day === null || now < day ? "before" : now < later(day, DAY) ? "during" : "over";
