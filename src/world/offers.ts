/** What there is at a place or by a trade, as data: things and what they cost, in the town's money. */
import type { Currency } from "../language/almanac.ts";

/** How one comes by what is offered: it is there, it is bought, lent, or done there. */
export const offerings = ["have", "buy", "borrow", "do"] as const;
/** One of the ways. */
export type Offering = (typeof offerings)[number];

/** Something that is offered. */
export interface Offer {
  /** Reads after "I would like": "a cup of coffee"; of what is done there after "one can": "throw darts". */
  readonly thing: string;
  /** What else people call it. */
  readonly words: readonly string[];
  readonly how: Offering;
  /** In the town's money; null where it costs nothing or nobody has said. */
  readonly price: number | null;
  /** What the price is for, where that is not one of it: "a pound", "an hour". */
  readonly per: string | null;
  /** What whoever offers it says of it. */
  readonly says: string | null;
  /** What any such shop has: sold to whoever asks for it, and not told of by itself. */
  readonly common?: true;
}

/** From so many things on that are a place's own no other is told of beside them. */
const ENOUGH = 3;

/** What is told of where several things are to be had: what is the place's own, and what any such shop has where that is little. */
export function toldOf(offers: readonly Offer[]): readonly Offer[] {
  const own = offers.filter(({ common }) => !common);
  return own.length >= ENOUGH ? own : offers;
}

/** A sum without what reckoning leaves behind its cents. */
export const toCents = (sum: number): number => Math.round(sum * 100) / 100;

/** An amount as one says it: "a dollar", "2.40 dollars". */
export const priceSaid = ({ one, many }: Currency, amount: number): string =>
  amount === 1 ? one : many.replace("{n}", Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
