/**
 * What any shop of a kind has besides what its town's file tells of it: bread and milk at a grocer's, nails at an ironmonger's. By language, in
 * `data/stock/<tag>.jsonl`, by hand.
 */
import { servedBy } from "../../language/language.ts";
import { linesOf } from "../../package-files.ts";
import type { Offer } from "../../world/offers.ts";

/** The kinds of shop whose usual stock is known. */
export const stocks = ["grocery", "pharmacy", "hardware", "cafe", "pub"] as const;
/** One of them. */
export type Stock = (typeof stocks)[number];

interface Stocked extends Omit<Offer, "common"> {
  readonly of: Stock;
}

/** What shops of any kind have, in a language. */
const stockIn = linesOf<Stocked>((tag) => `data/stock/${tag}.jsonl`);

/** What a place has: its own, and of the usual stock of those kinds of shop what it does not offer itself. */
export function withStock(own: readonly Offer[], kinds: readonly Stock[], tag: string): readonly Offer[] {
  if (kinds.length === 0) return own;
  const had = new Set(own.flatMap(({ thing, words }) => [thing, ...words]).map((one) => one.toLowerCase()));
  const usual = kinds.flatMap((kind) => stockIn(servedBy(tag) ?? "en").filter(({ of }) => of === kind));
  const others = usual.flatMap(({ of: _, ...offer }): Offer[] => {
    const names = [offer.thing, ...offer.words.slice(0, 1)];
    if (names.some((name) => had.has(name.toLowerCase()))) return [];
    for (const name of names) had.add(name.toLowerCase());
    return [{ ...offer, common: true }];
  });
  return [...own, ...others];
}
