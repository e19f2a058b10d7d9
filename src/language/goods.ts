/** Things that are had somewhere, as languages name them. */

/** What may be had in a place: a part of what places are for. */
export type Had = "coffee" | "drinks" | "medicine" | "groceries" | "tools" | "shopping" | "meal";

/** Things by their words, and the purposes of the places that have them, the likeliest first. */
export interface Goods {
  readonly words: RegExp;
  readonly purposes: readonly Had[];
}

/** An everyday deed ("buying milk"), as it was read in what a person typed. */
export interface Deed {
  /** Reads after "is". */
  readonly doing: string;
  /** The purposes of the places where it is done, the likeliest first; none where any place will do. */
  readonly places: readonly (Had | "walk" | "exercise" | "study")[];
  /** Something is bought. */
  readonly buys: boolean;
}
