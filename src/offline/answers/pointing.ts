/** What customers point at without naming it: "the second one", "same again", "the other, then", 再来一份; and what it costs. */
import { capital } from "../../language/capital.ts";
import { isUnspaced } from "../../mind/memory/words.ts";
import type { Offer } from "../../world/offers.ts";
import { isOpen, type Place } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf } from "./answerer.ts";
import { hadAt, serve } from "./counter.ts";
import { hereOf, isKeeper } from "./here.ts";
import { billOf, orderedIn, servedIn } from "./places.ts";
import { type Piece, type Sign, signsIn, toldApart } from "./signs.ts";
import { bareThing, type Ware, wantedIn } from "./wares.ts";

/** What was said at a counter, as far as words may point at it. */
interface Before {
  /** What was listed last, in its order. */
  readonly listed: readonly Offer[];
  /** The one thing that was spoken of last. */
  readonly single: Offer | null;
  /** What was handed over last. */
  readonly served: readonly Ware[];
  /** The resident's last words handed it over. */
  readonly justServed: boolean;
  /** What was ordered and read back, and is not there yet. */
  readonly pending: readonly Ware[];
  /** The resident has asked something, and waits for an answer. */
  readonly asksBack: boolean;
  /** Which of what was listed was spoken of last. */
  readonly current: Offer | null;
}

/** So many of the resident's last lines may be pointed at. */
const LINES = 3;

/** What words name of what there is, in their order. */
function namedIn(ask: Asked, offers: readonly Offer[], text: string): readonly Offer[] {
  const low = text.toLowerCase();
  const at = ({ thing }: Offer) => low.indexOf(thing.toLowerCase());
  const exact = offers.filter((one) => at(one) >= 0).sort((a, b) => at(a) - at(b));
  return exact.length > 0 ? exact : wantedIn(ask.lines.counter, offers, text).wares.map(({ offer }) => offer);
}

/** What is said after a list. */
function afterList(text: string, listed: readonly Offer[]): string {
  const low = text.toLowerCase();
  const ends = listed.map(({ thing }) => low.indexOf(thing.toLowerCase()) + thing.length);
  return text.slice(Math.max(0, ...ends));
}

function beforeOf(ask: Asked, offers: readonly Offer[]): Before {
  const { talk, self, asker, lines } = ask;
  const own = talk
    .filter(({ who, to }) => who === self.persona.id && (to === undefined || to.includes(asker.id)))
    .slice(-LINES);
  const naming = own.map(({ text }) => namedIn(ask, offers, text));
  const at = naming.findLastIndex((all) => all.length > 1);
  const listed = naming[at] ?? [];
  const newest = naming.findLast((all) => all.length > 0) ?? [];
  const handed = own.findLast(({ acts }) => servedIn(acts, asker.id).length > 0);
  const wareOf = (thing: string): readonly Ware[] => {
    const exact = offers.find((one) => one.thing === thing);
    return exact ? [{ offer: exact, count: 1 }] : wantedIn(lines.counter, offers, thing).wares;
  };
  const last = own.at(-1);
  const justServed = handed !== undefined && handed === last;
  const theirs = talk.slice(handed ? talk.indexOf(handed) + 1 : 0).filter(({ who }) => who === asker.id);
  const ordered = theirs
    .map(({ text }) => wantedIn(lines.counter, offers, text).wares)
    .findLast((all) => all.length > 0);
  const asksBack = last !== undefined && !justServed && /[?？]/u.test(last.text);
  const readBack = asksBack ? wantedIn(lines.counter, offers, last.text).wares : [];
  // What is read back is what was understood: "Two pies, is it?", or "That will take a while, all right?"
  const confirmed = readBack.filter(({ offer }) => ordered?.some((one) => one.offer === offer));
  const pending = !asksBack || !ordered || (readBack.length > 0 && confirmed.length === 0) ? [] : confirmed.length >= ordered.length ? confirmed : ordered;
  const from = at < 0 ? -1 : talk.indexOf(own[at]!);
  const spoken =
    at < 0
      ? []
      : [
          ...talk
            .slice(from + 1)
            .map(({ text }) => text)
            .toReversed(),
          afterList(own[at]!.text, listed),
          talk[from - 1]?.text ?? "",
        ];
  return {
    listed,
    single: newest.length === 1 ? newest[0]! : null,
    served: handed ? servedIn(handed.acts, asker.id).flatMap(wareOf) : [],
    justServed,
    pending,
    asksBack,
    current: spoken.map((text) => toldApart(ask, listed, text)).find((one) => one !== null) ?? null,
  };
}

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
}

const ware = (offer: Offer, count = 1): Ware => ({ offer, count });

/** The thing at a place of a list, from its end where that is below 0. */
const nth = (listed: readonly Offer[], at: number): readonly Offer[] => {
  const found = listed.at(at > 0 ? at - 1 : at);
  return found ? [found] : [];
};

const cheapestFirst = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ price }) => price !== null).sort((a, b) => a.price! - b.price!);

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
  if (had && more.length === 0 && !only) return count > had.count ? [ware(had.offer, count - had.count)] : [];
  return only && single && !justServed ? [ware(single, count)] : [];
}

/** What was handed over once more, or what else is counted: "same again", "two more of them". */
function again(formed: Formed): readonly Ware[] {
  const { served, pending, named, count, number, single, justServed, signs } = formed;
  if (named.length > 0) return served.length > 0 || signs[0]!.sign === "m" ? named : [];
  const had = served.length > 0 ? served : pending;
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
  const from = pending.find(({ offer }) => offer === first) ?? likest(formed.ask, into, pending);
  return [...pending.filter((one) => one !== from), ware(into, number ?? from?.count ?? 1)];
}

/** What was ordered that is most like a thing: by the end of its name, else the last. */
const likest = (ask: Asked, { thing }: Offer, pending: readonly Ware[]): Ware | undefined =>
  pending.find(({ offer }) => endOf(ask, offer.thing) === endOf(ask, thing)) ?? pending.at(-1);

/** With what the name of a thing ends: what kind of thing it is. */
const endOf = ({ lines }: Asked, thing: string): string =>
  isUnspaced(thing) ? bareThing(lines.counter, thing).slice(-1) : thing.split(" ").at(-1)!;

/** Each place of a list with how many are taken of it: "two of the first, one of the last", 第一个来一杯. */
function atPlaces({ signs, listed, ask, count }: Formed): readonly Ware[] {
  const [first, second] = signs;
  if (signs.length === 2 && first!.sign === "O" && count > 1 && !isUnspaced(ask.whole)) {
    const some = first!.at === 1 ? listed.slice(0, count) : first!.at === -1 ? listed.slice(-count) : [];
    return some.length === count && second ? some.map((one) => ware(one)) : [];
  }
  const leads = first!.sign === "#";
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
  return Number.isInteger(from) && from > 0 ? listed.slice(from, from + much).map((one) => ware(one, counts ? count : 1)) : [];
}

/** All that was listed, each as often as is said. */
const every = ({ listed, justServed, prices, count }: Formed): readonly Ware[] =>
  listed.length > 1 && (prices || !justServed) ? listed.map((one) => ware(one, count)) : [];

/** The same, where as many are meant as there are. */
const allOf = (formed: Formed): readonly Ware[] =>
  formed.number === undefined || formed.number === formed.listed.length ? every({ ...formed, count: 1 }) : [];

/** The one thing that was spoken of last, where that is taken in so many words and is not there yet. */
function it({ single, served, justServed, prices, takes, number, count, signs }: Formed): readonly Ware[] {
  const says = takes || number !== undefined || signs.some(({ sign }) => sign === "y");
  if (prices && single) return [ware(single, number ?? (justServed && served.length === 1 ? served[0]!.count : 1))];
  return single && !justServed && says ? [ware(single, count)] : [];
}

/** What is taken by the form of a piece: the first that fits, and has an answer, is meant. */
const FORMS: readonly (readonly [form: RegExp, takes: (formed: Formed) => readonly Ware[]])[] = [
  [/^(?:K#q?|#q|q#)$/, inAll],
  [/^#n#$/, inAll],
  [/^i#q?$/, inAll],
  // 1和4.
  [/^##+$/, ({ signs, listed, ask }) => (isUnspaced(ask.whole) ? signs.flatMap(({ at }) => nth(listed, at!)).map((one) => ware(one)) : [])],
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
  [/^#?e+#?e?$/, (formed) => (formed.takes || formed.number !== undefined || formed.prices ? every(formed) : [])],
  [/^[gm#tTwvA]*[gm][gm#tTwvA]*$/, again],
  [/^n?#?o#?$/, (formed) => otherOf(formed).map((one) => ware(one, formed.count))],
  [
    /^(?:#?[csxB]#?[tT]?|[tT][csxB])$/,
    ({ ask, listed, signs, count }) => {
      const most =
        listed.length > 1 ? mostOf(ask, signs.find(({ sign }) => /[csxB]/.test(sign))!.sign, listed) : undefined;
      return most ? [ware(most, count)] : [];
    },
  ],
  [/^[wv#]*v[wv#]*$/, ({ named, count }) => named.slice(-1).map((one) => ware(one.offer, Math.max(one.count, count)))],
  [/^(?:#?[ty]+#?|#)$/, it],
  [/^[wA]*w[wA]*$/, ({ named }) => named],
];

/** Signs that say nothing of what is meant. */
const ASIDE = /[fkj]/;

/** What a piece of a line comes to. */
interface Meant {
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
  [/[tT]/, /[OdobaecxsBgvi]/],
  [/y/, /[OdobaecxsBgvwtT#]/],
  [/A/, /[OdobaecxsBgvtT]/],
];

function withoutBeside(signs: readonly Sign[]): readonly Sign[] {
  const leads = LEADS.filter(([, to]) => signs.some(({ sign }) => to.test(sign))).map(([lead]) => lead);
  return signs.filter(({ sign }) => !leads.some((lead) => lead.test(sign)));
}

/** What a piece comes to; null where it says something else. */
function meantBy(ask: Asked, before: Before, { signs, asks }: Piece, prices: boolean, amid: boolean): Meant | null {
  const has = (some: string) => signs.some(({ sign }) => some.includes(sign));
  const plain = signs.filter(({ sign }) => !ASIDE.test(sign) && !(prices && "pq".includes(sign)));
  const left = withoutBeside(plain);
  const form = left.map(({ sign }) => sign).join("");
  if (form.includes("?")) return null;
  const numbers = left.filter(({ sign }) => sign === "#");
  const named = left.flatMap(({ wares, offer }) => [...(wares ?? []), ...(offer ? [ware(offer)] : [])]);
  if (/^(?:K|n[tT]?)$/.test(form)) return { wares: [], points: false, form };
  if (/^n[wv]$/.test(form)) return { wares: [], points: false, not: named[0]!.offer, form };
  if (form.includes("z")) {
    const places = left.flatMap(({ sign, at }) => (sign === "O" ? nth(before.listed, at!) : []));
    const drops = [...places, ...named.map(({ offer }) => offer)];
    // "All but the second".
    if (form.includes("a") && before.listed.length > 1)
      return { wares: before.listed.filter((one) => !drops.includes(one)).map((one) => ware(one)), points: true, form };
    return { wares: [], points: true, drops, form };
  }
  if (/^r/.test(form)) return { wares: [], points: true, rest: true, form };
  const says = has("k") && before.asksBack && before.single && !prices && signs.every(({ sign }) => "kf".includes(sign));
  if (says && before.pending.length === 0) return { wares: [ware(before.single!)], points: true, form: "t" };
  if (form === "" || /[ul]/.test(form)) return { wares: [], points: false, form };
  const formed: Formed = {
    ...before,
    ask,
    signs: left,
    count: numbers[0]?.at ?? 1,
    number: numbers[0]?.at,
    named,
    only: has("j"),
    takes: has("kA") || amid,
    prices,
  };
  // Whoever only asks takes nothing.
  if (asks && !prices && !has("k") && !/^[cx]$/.test(form)) return null;
  const found = FORMS.filter(([one]) => one.test(form))
    .map(([, takes]) => takes(formed))
    .find((wares) => wares.length > 0);
  const adds = has("A") && (before.served.length > 0 || before.pending.length > 0);
  return found ? { wares: found, points: adds || !/^[wA]+$/.test(form), adds, form } : null;
}

/** The wares, one of each kind. */
function summed(wares: readonly Ware[]): readonly Ware[] {
  const all = new Map<Offer, Ware>();
  for (const one of wares) all.set(one.offer, { ...one, count: one.count + (all.get(one.offer)?.count ?? 0) });
  return [...all.values()];
}

/** What was ordered without what is taken back. */
const without = (pending: readonly Ware[], drops: readonly Offer[], ask: Asked): readonly Ware[] => {
  const dropped = drops.map((offer) => pending.find((one) => one.offer === offer) ?? likest(ask, offer, pending));
  return pending.filter((one) => !dropped.includes(one));
};

/** What a line points at, handed over, priced or named; null where it points at nothing, or says more than that. */
export function pointed(ask: Asked): Answer | null {
  const { self, talk } = ask;
  const here = hereOf(self);
  if (talk.length === 0 || here?.access !== "public" || !isKeeper(ask, here) || !isOpen(here, self.now)) return null;
  const offers = hadAt(ask, here);
  const before = beforeOf(ask, offers);
  const near = before.listed.length > 1 ? before.listed : offers;
  const pieces = joined(known(ask, signsIn(ask, offers, near)));
  const clear = pieces.filter(({ signs }) => !signs.some(({ sign }) => sign === "?"));
  const signs = clear.flatMap((piece) => piece.signs.map(({ sign }) => sign));
  const asks = pieces.some((one) => one.asks) || ask.question;
  const inAll = clear.some((one) => /q#|#q/.test(formOf(one)));
  const prices = (!inAll && /[pq]/.test(signs.join(""))) || (asks && asksOnPrice(ask, signs));
  const amid = clear.length > 1 && clear.some((one) => /[wO]/.test(formOf(one)));
  const meant = pieces.reduce<readonly (Meant | null)[]>((all, piece) => {
    const not = all.findLast((one) => one?.not)?.not;
    const only = all.length > 0 && all.at(-1)?.wares.length === 1 && /^[wv]+$/.test(all.at(-1)!.form) ? all.at(-1)!.wares[0]!.offer : undefined;
    const current = not ?? only ?? before.current;
    const one = meantBy(ask, { ...before, current }, { ...piece, asks: piece.asks || (ask.question && pieces.length === 1) }, prices, amid);
    return all.concat(one);
  }, []);
  // What says more than one can make out is left to others, but for what is told beside it.
  if (pieces.some((piece, i) => !meant[i] && !isBeside(ask, piece, meant.slice(0, i)))) return null;
  const all = meant.filter((one) => one !== null);
  if (signs.includes("l")) return cheaper(ask, before, offers);
  if (signs.includes("u")) return others(ask, before, offers);
  if (prices) return priced(ask, before, offers, summed(all.flatMap(({ wares }) => wares)), signs.includes("q"));
  const most = all.find(({ form }) => /^[cx]$/.test(form));
  if (most?.wares[0] && asks && !signs.includes("k"))
    return oneOf(
      ask,
      "most",
      most.form === "c" ? ask.lines.counter.cheapest : ask.lines.counter.dearest,
      valuesOf(ask, most.wares[0].offer),
    );
  return taken(ask, before, here, all);
}

/** What a line that surely orders or asks for a price may hold beside that, whatever it says. */
const SERVED: ReadonlySet<string> = new Set(["order", "again-order", "ask-price"]);

/** Pieces without the words that nobody knows, where it is sure what the line does. */
function known({ reading }: Asked, pieces: readonly Piece[]): readonly Piece[] {
  const sure = reading?.clauses.some(({ intent, confidence }) => intent && SERVED.has(intent) && confidence >= SURE);
  if (!sure) return pieces;
  return pieces.map(({ signs, asks }) => ({ signs: signs.filter(({ sign }) => sign !== "?"), asks }));
}

/** Pieces, with a number that stands by itself put to what it counts: 最后那个 拿两束. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const counts = /^#$/.test(formOf(piece)) && piece.signs.every(({ sign }) => "#kf".includes(sign));
    if (before && counts && /^[OodvcxsBe]/.test(formOf(before)) && !formOf(before).includes("#"))
      all[all.length - 1] = { signs: [...before.signs, ...piece.signs], asks: before.asks || piece.asks };
    else all.push(piece);
  }
  return all;
}

/** Whether a piece only tells something beside what is pointed at, or takes what was pointed at in the one before. */
function isBeside({ whole }: Asked, piece: Piece, before: readonly (Meant | null)[]): boolean {
  const form = formOf(piece);
  if (/^[tTy]*$/.test(form) && before.some((one) => one !== null && one.wares.length > 0)) return true;
  return !piece.asks && form.includes("?") && /^[?n#tTpl]+$/.test(form) && (isUnspaced(whole) || !form.startsWith("#"));
}

const formOf = ({ signs }: Piece): string =>
  signs
    .map(({ sign }) => sign)
    .filter((sign) => !ASIDE.test(sign))
    .join("");

/** Whether a question goes on with the price that was just spoken of: "and the other?", "and for three?" */
function asksOnPrice({ talk, self, asker, mouth, lines }: Asked, signs: readonly string[]): boolean {
  const asked = talk.findLast(({ who }) => who === asker.id)?.text.toLowerCase() ?? "";
  const own = talk.findLast(({ who }) => who === self.persona.id)?.text ?? "";
  const spoken =
    lines.pointing.price.some((one) => asked.includes(one)) || mouth.amountIn(self.town.currency, own) !== null;
  return spoken && !signs.some((sign) => "kmgcx".includes(sign));
}

/** What is taken, with what was ordered and is left of it. */
function taken(ask: Asked, before: Before, here: Place, all: readonly Meant[]): Answer | null {
  const { pending } = before;
  if (!all.some(({ points }) => points)) return null;
  const drops = all.flatMap(({ drops }) => drops ?? []);
  const wares = summed(refined(ask, all));
  const left = drops.length > 0 || all.some(({ rest }) => rest) ? without(pending, drops, ask) : [];
  if (drops.length > 0 && pending.length === 0) return null;
  const adds = all.some((one) => one.adds) && left.length === 0 ? pending : [];
  const own = wares.map(({ offer }) => offer);
  const whole = [...[...left, ...adds].filter(({ offer }) => !own.includes(offer)), ...wares];
  return whole.length > 0 ? serve(ask, whole, [], ask.whole, here, ask.lines.counter.serve) : null;
}

/** The wares of all pieces, where what tells a thing from others says which of its kind the one before is: "and a brush, the wide kind". */
function refined(ask: Asked, all: readonly Meant[]): readonly Ware[] {
  const end = ({ thing }: Offer) => endOf(ask, thing);
  return all.reduce<readonly Ware[]>((before, { wares, form }) => {
    const last = before.at(-1);
    const [which] = wares;
    const same = form === "v" && last && which && last.offer !== which.offer && end(last.offer) === end(which.offer);
    return same ? [...before.slice(0, -1), ware(which.offer, last.count)] : [...before, ...wares];
  }, []);
}

/** A thing and what it costs, for a wording. */
function valuesOf({ self, mouth }: Asked, offer: Offer): Record<string, string> {
  const thing = mouth.theThing(offer.thing);
  return { thing, Thing: capital(thing), cost: mouth.amount(self.town.currency, offer.price ?? 0) };
}

/** What things cost: one of them, several together, or all that was had. */
function priced(
  ask: Asked,
  before: Before,
  offers: readonly Offer[],
  wares: readonly Ware[],
  whole: boolean,
): Answer | null {
  const { lines, mouth, self } = ask;
  const had = whole && wares.length === 0 ? orderedIn(ask) : [];
  if (had.length > 0) return billOf(ask, had, offers);
  const of = wares.length > 0 ? wares : whole ? before.listed.map((one) => ware(one)) : [];
  if (of.length === 0 || of.some(({ offer }) => offer.price === null)) return null;
  const [first, ...more] = of;
  if (more.length === 0 && first!.count === 1)
    return oneOf(ask, "price", lines.pointing.costs, valuesOf(ask, first!.offer));
  const things = mouth.listed(of.map(({ offer, count }) => mouth.counted(offer.thing, count)));
  const sum = Math.round(of.reduce((all, { offer, count }) => all + offer.price! * count, 0) * 100) / 100;
  return oneOf(ask, "price", lines.pointing.together, {
    things,
    Things: capital(things),
    cost: mouth.amount(self.town.currency, sum),
  });
}

/** So many things are named to choose from. */
const CHOICE = 3;

/** What costs less than what was spoken of: of its kind, else the dearest of what does. */
function cheaper(ask: Asked, { single, listed }: Before, offers: readonly Offer[]): Answer | null {
  const { lines, mouth, self } = ask;
  const spoken = single ? [single] : listed;
  const limit = Math.min(...spoken.flatMap(({ price }) => price ?? []));
  if (!Number.isFinite(limit)) return null;
  const less = cheapestFirst(offers).filter(({ price }) => price! > 0 && price! < limit);
  const kind = single ? less.filter(({ thing }) => endOf(ask, thing) === endOf(ask, single.thing)) : [];
  const some = (kind.length > 0 ? kind : less).slice(-CHOICE).toReversed();
  if (some.length === 0) return oneOf(ask, "price", lines.pointing.noCheaper);
  const things = mouth.listed(
    some.map((one) =>
      lines.pointing.at[0]!.replace("{thing}", one.thing).replace(
        "{cost}",
        mouth.amount(self.town.currency, one.price!),
      ),
    ),
  );
  return oneOf(ask, "menu", lines.pointing.less, { things, Things: capital(things) });
}

/** What else there is beside what was spoken of. */
function others(ask: Asked, { single, listed }: Before, offers: readonly Offer[]): Answer | null {
  const spoken = single ? [single, ...listed] : listed;
  const rest = ask.random.shuffled(offers.filter((one) => !spoken.includes(one) && one.price !== 0)).slice(0, CHOICE);
  if (spoken.length === 0 || rest.length === 0) return null;
  return oneOf(ask, "menu", ask.lines.places.onlyOther, { things: ask.mouth.listed(rest.map(({ thing }) => thing)) });
}
