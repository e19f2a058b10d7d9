/** What is wanted at a counter: the words of a line that order, and what they ask for of what is to be had there. */
import { keptWith } from "../../language/kept-with.ts";
import { literal } from "../../language/literal.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { type Offer, toldOf } from "../../world/offers.ts";
import type { Place, Purpose } from "../../world/places.ts";
import { type Clause, SURE } from "../../world/reading.ts";
import type { Asked } from "./answerer.ts";
import { contentOf } from "./content.ts";
import { hereOf } from "./here.ts";
import { lastTheirs } from "./manner.ts";
import { names } from "./naming.ts";
import {
  cheapestFirst,
  justNamed,
  offersLike,
  offersNamed,
  ofSort,
  orderedIn,
  SENTENCES,
  servedBefore,
  sumOf,
} from "./places.ts";
import { ORDERS } from "./pointing-forms.ts";
import { bareCount, byMeasure, isSpokenOf, type Wanted, type Ware, wantedIn } from "./wares.ts";

/** Where one eats and drinks, and where water costs nothing. */
const TABLES: readonly Purpose[] = ["meal", "coffee", "drinks"];

const hadIn = keptWith((counter: Asked["lines"]["counter"]) =>
  keptWith((place: Place): readonly Offer[] => {
    const offers = place.offers.filter(({ how }) => how !== "do");
    if (!TABLES.some((one) => place.purposes.includes(one)) || offers.length === 0) return offers;
    const free = counter.free.filter(({ words }) => !words.some((word) => offersNamed(offers, word).length > 0));
    return [
      ...offers,
      ...free.map(({ thing, words }): Offer => ({ thing, words, how: "have", price: 0, per: null, says: null })),
    ];
  }),
);

/** What is to be had in a place, with what is free wherever one eats and drinks. */
export const hadAt = ({ lines }: Asked, place: Place): readonly Offer[] => hadIn(lines.counter)(place);

/** What is left where something is taken back: "A coffee. Actually, no, a tea". At the end it takes back the sentence before it. */
export function withoutUndone(ask: Asked, text: string): string {
  const phrases = ask.lines.counter.unsays.map((one) => one.split(" ").map(literal).join("[, ]+"));
  const undoing = new RegExp(
    `(?<=^|[\\s.,!?;，。！？；])(?:${phrases.join("|")})(?=$|[\\s.,!?;，。！？；])[\\s.,!;，。！；]*`,
    "giu",
  );
  const found = [...text.matchAll(undoing)].at(-1);
  if (!found) return text;
  const after = text.slice(found.index + found[0].length);
  // "A coffee. No, wait, two": how many of it is put right, and no more.
  if (/\p{L}/u.test(after)) return taken(ask, after).length > 0 ? text : after;
  const before = text.slice(0, found.index).split(/(?<=[.!?。！？])/u);
  return before.slice(0, before.at(-1)?.trim() === "" ? -2 : -1).join("");
}

/**
 * Words without the pieces of them that tell of what somebody brings, had or dreamt of: nothing is ordered there. But whoever orders beside it
 * and names nothing means what they have just told of: 小时候喝过梅酒，来一杯吧.
 */
export function unserved(ask: Asked, text: string): string {
  const { brings, recalls, wants, was, sameAgain, asBefore, notMine, shows } = ask.lines.counter;
  const left = withoutUndone(ask, text);
  const pieces = left.split(PIECES);
  const here = hereOf(ask.self);
  const offers = here ? hadAt(ask, here) : [];
  // "Yesterday I wanted one, and you brought me two".
  const isPast = (piece: string) =>
    names(was, piece) && !names([...sameAgain, ...asBefore, ...(isUnspaced(text) ? [] : wants)], piece);
  const recalled = (piece: string) => (names(recalls, piece) && !names(wants, piece)) || isPast(piece);
  // 咖啡退了嘛，我只要蛋糕，喝了咖啡我心慌: no coffee.
  const spoken = (piece: string) =>
    pieces.length > 1 && isUnspaced(piece) && !ask.mouth.asks(piece) && isSpokenOf(ask.lines.counter, offers, piece);
  // "There's been a mix-up, this is coffee" shows what it is.
  const shown = (piece: string) =>
    shows.some((one) => piece.trim().toLowerCase().startsWith(one)) && contentOf(ask, piece).length <= FEW;
  const told = (piece: string) =>
    names([...brings, ...notMine], piece) || recalled(piece) || spoken(piece) || shown(piece);
  if (!pieces.some(told)) return left;
  const rest = pieces.filter((piece) => !told(piece)).join(", ");
  const named = wantedIn(ask.lines.counter, offers, rest).wares.length > 0;
  const pointed = pieces.some(recalled) && (isUnspaced(text) ? taken(ask, rest).length > 0 : names(wants, rest));
  return !named && pointed ? pieces.filter((piece) => !names(brings, piece)).join(", ") : rest;
}

/** Words without the marks they end with. */
export const bare = (words: string) => words.replace(/(?<![.!?。！？])[.!?。！？]+$/u, "");

/** The sentences in which something is ordered, else the whole line. */
export function orderWords(ask: Asked): string {
  const { reading } = ask;
  const whole = unserved(ask, ask.whole);
  const own = (reading?.clauses ?? []).flatMap(({ intent, slots }) =>
    ORDERS.has(intent) && slots?.words ? [slots.words] : [],
  );
  const holds = (one: string) => own.some((words) => words.includes(one.trim()) || one.includes(bare(words)));
  const sentences = whole.split(SENTENCES).filter((one) => one.trim() !== "" && holds(one));
  return (sentences.length > 0 ? sentences : own.map((words) => unserved(ask, words))).join(", ") || whole;
}

/** Whether an order names nothing but how much or which: "the biggest you've got", "one of those". */
function points(ask: Asked, text: string): boolean {
  const { wanting, counter } = ask.lines;
  const says = new Set([
    ...stems(wanting.pointing),
    ...[...counter.between, ...counter.vessels].flatMap((one) => stems(one)),
  ]);
  return contentOf(ask, text).every((word) => says.has(word));
}

/** The pieces of an order, each of one thing. */
const listed = ({ lines }: Asked, text: string): readonly string[] =>
  isUnspaced(text)
    ? text.split(/[\s,，、。！!；;]+|再|还要|(?<![暖温])和/u)
    : text.split(new RegExp(`[,;.!]+|(?<!\\p{L})(?:${lines.counter.joins.map(literal).join("|")})(?!\\p{L})`, "iu"));

/** Whether a piece of an order points at what was named and takes it: "I'll have that", 就要这个; not "that's it", nor "not that". */
function isThat(ask: Asked, piece: string): boolean {
  const { counter, wanting } = ask.lines;
  if (isUnspaced(piece)) {
    const that = counter.thatWords.find((one) => piece.includes(one));
    const rest = that === undefined ? [] : [...piece.replace(that, "").trim()];
    return (
      rest.some((sign) => counter.takesWords.includes(sign)) && rest.every((sign) => wanting.pointing.includes(sign))
    );
  }
  const takes = names(counter.thatWords, piece) && names(counter.takesWords, piece);
  return (
    takes && !piece.split(/\s+/).some((word) => counter.noWords.includes(word.toLowerCase())) && points(ask, piece)
  );
}

/** What is of the sort that a piece of an order asks for any of: "something sweet", 要个甜的; nothing where it declines or only asks. */
function anyOf(ask: Asked, piece: string, offers: readonly Offer[]): readonly Offer[] {
  const { counter, places } = ask.lines;
  const sort = places.sorts.find(({ words }) => names(words, piece));
  // "Something sweet, please. What cake is there?" chooses by what there is.
  if (asksMenu(ask)) return [];
  if (!sort?.any || !names(counter.someWords, piece) || /[?？吗]|不[要想吃喝]|别/u.test(piece)) return [];
  if (!isUnspaced(piece) && piece.split(/\s+/).some((word) => counter.noWords.includes(word.toLowerCase()))) return [];
  return ofSort({ ...ask, text: piece }, offers) ?? [];
}

/** Whether a line asks what there is. */
const asksMenu = ({ question, reading }: Asked): boolean =>
  question && (reading?.clauses.some(({ intent, confidence }) => intent === "ask-menu" && confidence >= SURE) ?? false);

/** What an order asks for beside what it names: what was just named, "I'll have that, and a tea", and any of a sort, "and something sweet". */
function unnamed(ask: Asked, text: string, offers: readonly Offer[], named: readonly Ware[]): readonly Ware[] {
  const [last, ...others] = justNamed(ask, offers);
  const taken: Offer[] = named.map(({ offer }) => offer);
  return listed(ask, text).flatMap((piece): readonly Ware[] => {
    if (wantedIn(ask.lines.counter, offers, piece).wares.length > 0) return [];
    const that = last && others.length === 0 && !taken.includes(last) && isThat(ask, piece);
    const some = that ? [last] : anyOf(ask, piece, offers);
    // Whoever is thirsty and orders a tea has said what they want.
    if (some.length === 0 || (!that && some.some((one) => taken.includes(one)))) return [];
    const one = that ? last : ask.random.pick(toldOf(some));
    taken.push(one);
    return [{ offer: one, count: 1 }];
  });
}

/** What comes by the dozen is taken by the dozen: six eggs are one of them. */
function inDozens({ lines }: Asked, wanted: Wanted, text: string): Wanted {
  const fewer = (ware: Ware): Ware => {
    const [, many = 1] =
      lines.counter.several.find(
        ([words]) => names([words], ware.offer.thing) && !names([words.split(" ").at(-1)!], text),
      ) ?? [];
    return { ...ware, count: Math.ceil(ware.count / many) };
  };
  return { ...wanted, wares: wanted.wares.map(fewer) };
}

/** So many of one thing somebody seldom takes. */
const MANY = 6;

/** So many of a thing, or one where that is only its price said once more: "Fifteen, that's fair. Yes please." */
export const notItsPrice = ({ price }: Offer, count: number): number => (count >= MANY && count === price ? 1 : count);

/** What an order comes to: what there is of it and what there is not, or of which of several one is wanted. */
export interface Ordered {
  readonly wares: readonly Ware[];
  readonly missing: readonly string[];
  readonly which?: readonly Offer[];
}

/** What an order asks for: what it names, else the cheapest where it asks for that, else what was spoken of last. */
export function waresOf(ask: Asked, text: string, offers: readonly Offer[]): Ordered {
  const { lines } = ask;
  const named = inDozens(ask, wantedIn(lines.counter, offers, text), text);
  // "Is that seed cake for sale? A slice, please."
  const beside = namesNothing(named) && !isSold(offers, text) ? wantedIn(lines.counter, offers, ask.whole).wares : [];
  const near = beside.length > 0 ? beside.map(({ offer }) => offer) : justNamed(ask, offers);
  // "Just one, then, and have you hot water?"
  const [last, ...others] = near;
  const [told] = last && others.length === 0 ? taken(ask, text) : [];
  const count = last && told ? notItsPrice(last, told) : undefined;
  const more = last && count && named.wares.every(({ offer }) => offer !== last) ? [{ offer: last, count }] : [];
  // "One for my friend, too", "two more": of what they had last.
  const again = named.more > 0 ? named.more : last ? 0 : (taken(ask, text)[0] ?? 0);
  const had = named.wares.length === 0 && named.missing.length === 0 && again > 0 ? hadBefore(ask) : null;
  const same =
    had === null ? [] : wantedIn(lines.counter, offers, had).wares.map(({ offer }) => ({ offer, count: again }));
  const also = unnamed(ask, text, offers, [...more, ...named.wares]);
  const asked = listed(ask, text).filter((piece) => anyOf(ask, piece, offers).length > 0);
  const missing = named.missing.filter((one) => also.length === 0 || !asked.some((piece) => piece.includes(one)));
  const own = { ...named, missing, wares: [...more, ...same, ...also, ...named.wares] };
  const cheap = names(lines.counter.cheapWords, text)
    ? cheapestFirst(own.wares.length > 1 ? own.wares.map(({ offer }) => offer) : offersLikeOr(ask, offers, text))[0]
    : null;
  if (cheap) return { wares: [{ offer: cheap, count: 1 }], missing: [] };
  if (own.wares.length > 0) return own;
  if (named.declined.length > 0) return { wares: [], missing: [] };
  // 土豆丝和米饭 are named, and no other dish is meant by them.
  if (named.missing.length > 0) return { wares: [], missing: named.missing };
  return waresMeant(ask, text, offers, near);
}

/** The same where it names nothing that is to be had: `near` is what was named before it. */
function waresMeant(ask: Asked, text: string, offers: readonly Offer[], near: readonly Offer[]): Ordered {
  const { lines } = ask;
  // 花生米 is no 花.
  const other = isUnspaced(text)
    ? lines.counter.goods.find((one) => text.includes(one) && offers.every(({ thing }) => !thing.includes(one)))
    : undefined;
  if (other !== undefined) return { wares: [], missing: [other] };
  // "A pot, then", said of a pot of tea, is no cup of coffee for the three cups that it holds.
  const heard = byMeasure(lines.counter, near, text);
  const called =
    offers.find(({ thing }) => thing === text) ??
    offersNamed(offers, text)[0] ??
    (heard.length === 1 ? heard[0] : offersLike(offers, text)[0]);
  if (called) return { wares: [{ offer: called, count: 1 }], missing: [] };
  if (!points(ask, text) && taken(ask, text).length === 0) return { wares: [], missing: [] };
  const theirs = lastTheirs(ask)?.text ?? "";
  const spoken = near.length > 0 ? near : wantedIn(lines.counter, offers, theirs).wares.map(({ offer }) => offer);
  // 那拿一盒 is of what comes in boxes.
  const measured = byMeasure(lines.counter, spoken, text);
  const before = measured.length > 0 ? measured : spoken;
  if (before.length > 1) return { wares: [], missing: [], which: before };
  return { wares: before[0] ? [{ offer: before[0], count: 1 }] : [], missing: [] };
}

const namesNothing = ({ wares, missing, declined, more }: Wanted): boolean =>
  wares.length + missing.length + declined.length + more === 0;

/** Whether words are the whole name of something that is sold. */
const isSold = (offers: readonly Offer[], text: string): boolean => offers.some(({ thing }) => thing === text);

const offersLikeOr = (ask: Asked, offers: readonly Offer[], text: string): readonly Offer[] => {
  const measured = byMeasure(ask.lines.counter, offers, text);
  const named = measured.length > 0 ? measured : offersLike(offers, text);
  // "The cheapest drink you do" is no bun.
  const sort = named.length > 0 ? [] : (ofSort({ ...ask, text }, offers) ?? []);
  const like = (named.length > 0 ? named : sort).filter(({ price }) => price !== null);
  return like.length > 0 ? like : offers;
};

/** What whoever asks had here before: this time, else another day. */
export const hadBefore = (ask: Asked): string | null => orderedIn(ask).at(-1) ?? servedBefore(ask).at(-1) ?? null;

/** So many words beside what is named at most, and it is ordered. */
export const FEW = 2;

/** What may be said along with an order, and says nothing else. */
export const SAYS_LITTLE: ReadonlySet<Clause["intent"]> = new Set([
  "yes",
  "agree",
  "filler",
  "surprise",
  "laugh",
  "greet",
  "thank",
  "maybe",
]);

/** What ends a piece of a line in which something is taken: "sure, one. so what's new?" */
export const PIECES = /(?<!\d)[.,:]|[.,:](?!\d)|[!?;，。！？；：\n]+/u;

/** How many are taken by a piece of a line that says nothing else. */
export function taken(ask: Asked, text: string): readonly number[] {
  const { lines } = ask;
  const counts = text
    .split(isUnspaced(text) ? /[\s,，。！？!?；]+/u : PIECES)
    .flatMap((piece) => bareCount(lines.counter, lines.wanting.pointing, piece.trim()) ?? []);
  // "So seven", of what comes to seven, is the sum.
  const here = hereOf(ask.self);
  const had = counts.some((one) => one > 1) && here ? orderedIn(ask) : [];
  const sum = had.length > 1 ? sumOf(ask, had, here!.offers) : null;
  return counts.filter((one) => one !== sum);
}
