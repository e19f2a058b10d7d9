/** Things that are had somewhere, as languages name them. */

/** What may be had in a place: a part of what places are for. */
export type Had = "coffee" | "drinks" | "medicine" | "shopping" | "meal";

/** Things by their words, the purposes of the places that have them, the likeliest first, and the kind of shop. */
export interface Goods {
  readonly words: RegExp;
  readonly purposes: readonly Had[];
  readonly shop?: RegExp;
}
