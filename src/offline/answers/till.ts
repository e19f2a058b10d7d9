/** Money at a counter: what is owed, what some things come to, and what is said of it. */
import { literal } from "../../language/literal.ts";
import { isUnspaced } from "../../mind/memory/words.ts";
import { type Offer, toCents } from "../../world/offers.ts";
import type { Place } from "../../world/places.ts";
import { type Asked, joined } from "./answerer.ts";
import { choose } from "./ask.ts";
import { lastOwn } from "./manner.ts";
import { names } from "./naming.ts";
import { handedIn, handingOf, sumOf } from "./places.ts";
import { hadAt, PIECES } from "./wanted.ts";
import type { Ware } from "./wares.ts";

/** Things for a wording, with a capital where it begins with them. */
export function thingsOf(
  { mouth }: Asked,
  called: readonly string[],
): { readonly things: string; readonly Things: string } {
  const things = mouth.listed(called);
  return { things, Things: `${things[0]?.toUpperCase() ?? ""}${things.slice(1)}` };
}

/** What is said to money: the sum, and what is given back. */
export function takes(ask: Asked, sum: number | null, whole: string = ask.whole): string {
  const { self, lines, mouth } = ask;
  const { sold, change, keep, keepWords, short } = lines.counter;
  if (sum === null) return choose(ask, lines.wanting.paid);
  if (sum === 0) return choose(ask, lines.wanting.payFree);
  const amount = (of: number) => mouth.amount(self.town.currency, of);
  const [handed] = handingOf(ask, whole).filter((one) => handedIn(ask, one) !== null);
  const given = handedIn(ask, handed ?? whole);
  const over = given === null ? 0 : toCents(given - sum);
  const kept = names(keepWords, whole);
  return joined(
    ask,
    choose(ask, sold, { cost: amount(sum) }),
    kept
      ? choose(ask, keep)
      : over > 0
        ? choose(ask, change, { change: amount(over) })
        : over < 0 && choose(ask, short, { short: amount(-over) }),
  );
}

/** Whether what is had is to be written down: not for whoever says "don't put it on my tab", 别记账. */
export const wantsTab = (ask: Asked): boolean => {
  const { tabWords, tabNot } = ask.lines.counter;
  return names(tabWords, ask.whole) && !names(tabNot, ask.whole);
};

/** So many of one's own lines back a price is still in the air. */
const LATELY = 3;

/** The one thing that was spoken of last at this counter; null where there were several. */
export function priced(ask: Asked, here: Place): Offer | null {
  const { talk, self, asker } = ask;
  const offers = hadAt(ask, here).filter(({ how }) => how !== "do");
  const own = talk
    .filter(({ who, to }) => who === self.persona.id && (to === undefined || to.includes(asker.id)))
    .slice(-LATELY);
  for (const { text } of own.reverse()) {
    const named = offers.filter(({ thing }) => text.toLowerCase().includes(thing.toLowerCase()));
    if (named.length === 1) return named[0]!;
    if (named.length > 1) return null;
  }
  return null;
}

/** Some wares as they are called, so many of each. */
export const calledIn = ({ mouth }: Asked, wares: readonly Ware[]): readonly string[] =>
  wares.map(({ offer, count }) => mouth.counted(offer.thing, count));

/** What some wares come to, as one says it of what is put by or handed over; null where they have no price. */
export function reckoned(ask: Asked, wares: readonly Ware[], here: Place): string | null {
  const sum = sumOf(ask, calledIn(ask, wares), hadAt(ask, here));
  return sum ? choose(ask, ask.lines.counter.comesTo, { cost: ask.mouth.amount(ask.self.town.currency, sum) }) : null;
}

/** Whether somebody says of themselves that there is something to pay: "I forgot to pay", 我还欠着; not "he never paid", nor "I didn't pay attention". */
export function owes({ lines, whole }: Asked): boolean {
  const { owesWords, owesSelf, owesBeside, owesNot } = lines.counter;
  const speakers = owesSelf.map(literal).join("|");
  const fillers = owesBeside.map(literal).join("|");
  const paying = owesWords.map(literal).join("|");
  return whole
    .toLowerCase()
    .replaceAll("’", "'")
    .split(PIECES)
    .some((piece) => {
      if (!names(owesWords, piece) || names(owesNot, piece)) return false;
      // 米酒的钱还没给 is of whoever says so.
      if (isUnspaced(piece)) return new RegExp(`(?:^|${speakers}|的)(?:${fillers})*(?:${paying})`, "u").test(piece);
      return new RegExp(`(?<![\\p{L}'])(?:${speakers})(?: (?:${fillers}))* (?:${paying})(?![\\p{L}'])`, "u").test(
        piece,
      );
    });
}

/** Whether the resident's last line named a sum. */
export const isPriced = (ask: Asked): boolean => {
  const last = lastOwn(ask)?.text ?? "";
  return ask.mouth.amountIn(ask.self.town.currency, last) !== null;
};
