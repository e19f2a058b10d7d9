/** What a customer takes, or asks the price of, by the form of what they say: the signs of its words, one after the other. */
import { isUnspaced } from "../../mind/memory/words.ts";
import type { Intent } from "../../world/intents.ts";
import type { Offer } from "../../world/offers.ts";
import { SURE } from "../../world/reading.ts";
import type { Asked } from "./answerer.ts";
import { type Before, nth, ware } from "./counter-talk.ts";
import { cheapestFirst } from "./places.ts";
import type { Piece, Sign } from "./signs.ts";
import { bareThing, kindOf, type Ware } from "./wares.ts";

/** A piece to be made out by its form: the signs that matter, one after the other. */
interface Formed extends Before {
  readonly ask: Asked;
  readonly signs: readonly Sign[];
  /** The number that it says, or one. */
  readonly count: number;
  readonly number: number | undefined;
  /** What it names, or tells from other things. */
  readonly named: readonly Ware[];
  /** It says "just" or "only". */
  readonly only: boolean;
  /** It takes something, in so many words. */
  readonly takes: boolean;
  /** A price is asked for: what was handed over may be meant as well. */
  readonly prices: boolean;
  /** It is put to the piece before by an "and". */
  readonly also: boolean;
}

/** The one of several that is the cheapest, dearest, largest or smallest: by its name, else by its price. */
function mostOf({ lines }: Asked, sign: string, listed: readonly Offer[]): Offer | undefined {
  const priced = cheapestFirst(listed);
  if (sign === "c") return priced[0];
  if (sign === "x") return priced.at(-1);
  const is = (words: readonly string[], { thing }: Offer) =>
    isUnspaced(thing)
      ? words.some((word) => bareThing(lines.counter, thing).includes(word))
      : thing.split(" ").some((word) => words.includes(word));
  const { bigNames, smallNames } = lines.pointing;
  const [own, other] = sign === "B" ? [bigNames, smallNames] : [smallNames, bigNames];
  const called = listed.filter((one) => is(own, one));
  const not = listed.filter((one) => !is(other, one));
  const [first, ...more] = called.length > 0 ? called : not;
  return more.length === 0 && first ? first : priced.at(sign === "B" ? -1 : 0);
}

/** The other of two: neither what was spoken of last nor what was ordered. */
function otherOf({ listed, current, pending }: Before): readonly Offer[] {
  const last = current ?? (pending.length === 1 ? pending[0]!.offer : null);
  const rest = listed.filter((one) => one !== last);
  return last && rest.length === 1 ? rest : [];
}

/** So many of what was ordered in all, or of what is there already. */
function inAll({ pending, served, single, justServed, only, count }: Formed): readonly Ware[] {
  const [ordered, ...others] = pending;
  if (ordered && others.length === 0) return [ware(ordered.offer, count)];
  const [had, ...more] = served;
  if (had && more.length === 0 && count > had.count) return [ware(had.offer, count - had.count)];
  return only && single && !justServed ? [ware(single, count)] : [];
}

/** What was handed over once more, or what else is counted: "same again", "two more of them". */
function again(formed: Formed): readonly Ware[] {
  const { served, pending, named, count, number, single, justServed, signs } = formed;
  if (named.length > 0) return served.length > 0 || signs[0]!.sign === "m" ? named : [];
  const had = served.length > 0 ? served : pending;
  // "You again!", 我再来: nothing is taken.
  const plain = number !== undefined || signs.filter(({ sign }) => sign === "g").length > 1;
  if (!plain && !isSure(formed.ask, false)) return [];
  if (had.length === 0) return single && !justServed && number !== undefined ? [ware(single, count)] : [];
  return number === undefined && signs.some(({ sign }) => sign === "g") ? had : [ware(had.at(-1)!.offer, count)];
}

/** What comes in the place of what was ordered, with what else was. */
function instead(formed: Formed): readonly Ware[] {
  const { signs, named, pending, listed, number } = formed;
  const place = signs.find(({ sign }) => sign === "O");
  const other = signs.some(({ sign }) => sign === "o") ? otherOf(formed) : [];
  const [into] = [...other, ...(place ? nth(listed, place.at!) : []), ...named.map(({ offer }) => offer).toReversed()];
  if (!into) return [];
  const first = named.length > 1 ? named[0]!.offer : undefined;
  const from = pending.find(({ offer }) => offer === (first ?? formed.current)) ?? likest(formed.ask, into, pending);
  return [...pending.filter((one) => one !== from), ware(into, number ?? from?.count ?? 1)];
}

/** What was ordered that is most like a thing: by the end of its name, else the last. */
export const likest = (ask: Asked, { thing }: Offer, pending: readonly Ware[]): Ware | undefined =>
  pending.find(({ offer }) => isSameKind(ask, offer.thing, thing)) ?? pending.at(-1);

/** Whether two things are of one kind by their names: two brushes. */
export const isSameKind = ({ lines }: Asked, one: string, other: string): boolean =>
  kindOf(lines.counter, one) === kindOf(lines.counter, other);

/** Each place of a list with how many are taken of it: "two of the first, one of the last", 第一个来一杯. */
function atPlaces({ signs, listed, ask, count }: Formed): readonly Ware[] {
  const [first] = signs;
  if (signs.length === 2 && first!.sign === "O" && count > 1 && !isUnspaced(ask.whole)) {
    const some = first!.at === 1 ? listed.slice(0, count) : first!.at === -1 ? listed.slice(-count) : [];
    return some.length === count ? some.map((one) => ware(one)) : [];
  }
  const leads = first!.sign === "#";
  const places = signs.filter(({ sign }) => sign === "O");
  if (places.some(({ at }) => nth(listed, at!).length === 0)) return [];
  return signs.flatMap(({ sign, at }, i) => {
    const beside = signs[leads ? i - 1 : i + 1];
    return sign === "O" ? nth(listed, at!).map((one) => ware(one, beside?.sign === "#" ? beside.at! : 1)) : [];
  });
}

/** What is in the middle of a list. */
function middle({ listed, number, ask, count }: Formed): readonly Ware[] {
  const counts = isUnspaced(ask.whole);
  const much = counts ? 1 : (number ?? 1);
  const from = (listed.length - much) / 2;
  return Number.isInteger(from) && from > 0
    ? listed.slice(from, from + much).map((one) => ware(one, counts ? count : 1))
    : [];
}

/** All that was listed, each as often as is said. */
const every = ({ listed, justServed, prices, count }: Formed): readonly Ware[] =>
  listed.length > 1 && (prices || !justServed) ? listed.map((one) => ware(one, count)) : [];

/** The same, where as many are meant as there are. */
function allOf(formed: Formed): readonly Ware[] {
  const { number, listed, takes, prices, ask } = formed;
  // 都来了, "all of it": told of anything.
  if (number === undefined && !takes && !prices && !isSure(ask, false)) return [];
  return number === undefined || number === listed.length ? every({ ...formed, count: 1 }) : [];
}

/** The one thing that was spoken of last, where that is taken in so many words and is not there yet. */
function it({ single, served, justServed, prices, takes, number, count, signs, also }: Formed): readonly Ware[] {
  const says = takes || number !== undefined || signs.some(({ sign }) => sign === "y");
  if (prices && single) return [ware(single, number ?? (justServed && served.length === 1 ? served[0]!.count : 1))];
  const isThere = !(also && number) && (justServed || served.some(({ offer }) => offer === single));
  return single && !isThere && says ? [ware(single, count)] : [];
}

/** So many of each; 三样各来一份 says first how many kinds there are. */
function each(formed: Formed): readonly Ware[] {
  const { signs, listed, ask, takes, number, prices } = formed;
  if (!takes && number === undefined && !prices) return [];
  if (!isUnspaced(ask.whole) || signs[0]!.sign !== "#") return every(formed);
  const count = signs.slice(1).find(({ sign }) => sign === "#")?.at ?? 1;
  return number === listed.length ? every({ ...formed, count }) : [];
}

/** What is taken by the form of a piece: the first that fits, and has an answer, is meant. */
const FORMS: readonly (readonly [form: RegExp, takes: (formed: Formed) => readonly Ware[]])[] = [
  [/^[tT]+$/, (formed) => (formed.prices && !formed.single ? every({ ...formed, count: 1 }) : [])],
  [/^(?:[Ki]#q?|#q|q#|#?n#)$/, inAll],
  // 1和4.
  [
    /^##+$/,
    ({ signs, listed, ask }) =>
      isUnspaced(ask.whole) && signs.every(({ at }) => nth(listed, at!).length > 0)
        ? signs.flatMap(({ at }) => nth(listed, at!)).map((one) => ware(one))
        : [],
  ],
  [/^#$/, (formed) => (formed.only || formed.pending.length > 0 ? inAll(formed) : [])],
  [
    /^h[tT]?$/,
    ({ pending: [first, ...more] }) =>
      first && more.length === 0 ? [ware(first.offer, Math.max(1, Math.round(first.count / 2)))] : [],
  ],
  [/i/, instead],
  [/^(?:d#?|#d)$/, middle],
  [/^(?:#?O#?)+$/, atPlaces],
  [/^[bT]$/, (formed) => (formed.listed.length === 2 ? every({ ...formed, count: 1 }) : [])],
  [/^(?:#?[aTb]+|[aTb]+#)$/, allOf],
  [/^#?e+#?e?$/, each],
  [/^[#tTwvA]*[gm][gm#tTwvA]*$/, again],
  [/^n?#?o#?$/, (formed) => otherOf(formed).map((one) => ware(one, formed.count))],
  [
    /^(?:#?[csxB]#?[tT]?|[tT][csxB])$/,
    ({ ask, listed, signs, count }) => {
      const most =
        listed.length > 1 ? mostOf(ask, signs.find(({ sign }) => /[csxB]/.test(sign))!.sign, listed) : undefined;
      return most ? [ware(most, count)] : [];
    },
  ],
  [/^[w#]*v[wv#]*$/, ({ named, count }) => named.slice(-1).map((one) => ware(one.offer, Math.max(one.count, count)))],
  [/^(?:#?[ty]+#?|#)$/, it],
  [/^A*w[wA]*$/, ({ named }) => named],
];

/** Signs that say nothing of what is meant. */
const ASIDE = /[fkj]/;

/** What a piece of a line comes to. */
export interface Meant {
  /** What is taken, or priced where the line asks for a price. */
  readonly wares: readonly Ware[];
  /** It does so by pointing. */
  readonly points: boolean;
  /** What is not meant: "not the blue". */
  readonly not?: Offer;
  /** What is taken back of what was ordered, or left as it is. */
  readonly drops?: readonly Offer[];
  readonly rest?: true;
  /** It puts something to what was ordered. */
  readonly adds?: boolean;
  /** The signs that it has. */
  readonly form: string;
}

/** Signs that only lead to others, where there are any: "gimme the first", "the middle two, can I have them". */
const LEADS: readonly (readonly [lead: RegExp, to: RegExp])[] = [
  [/[tT]/, /[OdobaecxsBgviw#]/],
  [/y/, /[OdobaecxsBgvwtT#]/],
  [/A/, /[OdobaecxsBgvtT#]/],
];

function withoutLeads(signs: readonly Sign[]): readonly Sign[] {
  const leads = LEADS.filter(([, to]) => signs.some(({ sign }) => to.test(sign))).map(([lead]) => lead);
  return signs.filter(({ sign }) => !leads.some((lead) => lead.test(sign)));
}

/** What a piece comes to; null where it says something else. `prices`: what it costs is asked; `amid`: others beside it surely take something. */
export function meantBy(ask: Asked, before: Before, piece: Piece, prices: boolean, amid: boolean): Meant | null {
  const signs = withoutLeads(piece.signs.filter(({ sign }) => !ASIDE.test(sign) && !(prices && "pq".includes(sign))));
  const whole = formed(signs);
  if (whole.includes("!") || (whole.includes("?") && !isSure(ask, prices))) return null;
  const left = signs.filter(({ sign }) => sign !== "?");
  return takenBack(before, left) ?? yes(before, piece, left, prices) ?? takenBy(ask, before, piece, left, prices, amid);
}

/** What orders, for the first time or once more. */
export const ORDERS: ReadonlySet<Intent | undefined> = new Set<Intent>(["order", "again-order"]);
const ASKS_PRICE: ReadonlySet<string> = new Set(["ask-price"]);

/** So sure it must be that the same is ordered again: "Morning! Me again", "same as me on the post" have ordered nothing. */
export const AGAIN = 0.75;

/** Whether it is sure what a line does at a counter: then words in it that nobody knows say nothing else. */
export const isSure = ({ reading }: Asked, prices: boolean): boolean =>
  reading?.clauses.some(
    ({ intent, confidence }) =>
      intent && confidence >= (intent === "again-order" ? AGAIN : SURE) && (prices ? ASKS_PRICE : ORDERS).has(intent),
  ) ?? false;

const formed = (signs: readonly Sign[]): string => signs.map(({ sign }) => sign).join("");

/** What signs name, or tell from other things. */
const namedBy = (signs: readonly Sign[]): readonly Ware[] =>
  signs.flatMap(({ wares, offer }) => [...(wares ?? []), ...(offer ? [ware(offer)] : [])]);

/** What is taken back, turned down, or left as it is; null where a piece says something else. */
function takenBack({ listed }: Before, signs: readonly Sign[]): Meant | null {
  const form = formed(signs);
  if (/^(?:K|N+|n[tT]?)$/.test(form)) return { wares: [], points: false, form };
  if (/^n[wv]$/.test(form)) return { wares: [], points: false, not: namedBy(signs)[0]!.offer, form };
  if (/^r/.test(form)) return { wares: [], points: true, rest: true, form };
  if (!/[zE]/.test(form) && !/^[wvO][Nn]$/.test(form)) return null;
  const places = signs.flatMap(({ sign, at }) => (sign === "O" ? nth(listed, at!) : []));
  const drops = [...places, ...namedBy(signs).map(({ offer }) => offer)];
  // "All but the second"; "scrap it all" takes nothing.
  if (/[aE]/.test(form) && listed.length > 1 && drops.length > 0)
    return { wares: listed.filter((one) => !drops.includes(one)).map((one) => ware(one)), points: true, form };
  return { wares: [], points: true, drops, form: "z" };
}

/** What is taken by a bare word to whoever has just asked; nothing where a piece only asks what else there is; null where it says something else. */
function yes(
  { asksBack, single, pending }: Before,
  { signs }: Piece,
  left: readonly Sign[],
  prices: boolean,
): Meant | null {
  const form = formed(left);
  const bare = signs.some(({ sign }) => sign === "k") && signs.every(({ sign }) => "kf".includes(sign));
  if (bare && asksBack && single && !prices && pending.length === 0)
    return { wares: [ware(single)], points: true, form: "yes" };
  return form === "" || /[ul]/.test(form) ? { wares: [], points: false, form } : null;
}

function takenBy(
  ask: Asked,
  before: Before,
  { signs, asks, also }: Piece,
  left: readonly Sign[],
  prices: boolean,
  amid: boolean,
): Meant | null {
  const has = (some: string) => signs.some(({ sign }) => some.includes(sign));
  const form = formed(left);
  const number = left.find(({ sign }) => sign === "#")?.at;
  // Whoever only asks takes nothing.
  if (asks && !prices && !has("k") && !/^[cx]#?$/.test(form)) return null;
  const wanted: Formed = {
    ...before,
    ask,
    signs: left,
    count: number ?? 1,
    number,
    named: namedBy(left),
    only: has("j"),
    takes: has("kA") || amid,
    prices,
    also,
  };
  for (const [one, taken] of FORMS) {
    const wares = one.test(form) ? taken(wanted) : [];
    if (wares.length === 0) continue;
    const adds = has("A") && (before.served.length > 0 || before.pending.length > 0);
    return { wares, points: adds || !/^[wA]+$/.test(form), adds, form };
  }
  return null;
}

/** The form of a piece: its signs but those that say nothing. */
export const formOf = ({ signs }: Piece): string => formed(signs.filter(({ sign }) => !ASIDE.test(sign)));
