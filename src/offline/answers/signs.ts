/**
 * The words of a customer as signs of what they do: point at what was listed, count it, take it, put it right. Whoever reads them goes by the form
 * that the signs make, and a word that has no sign shows that more is said.
 */
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import type { Offer } from "../../world/offers.ts";
import { isNear } from "../understand/names.ts";
import { normalised, wordsOf } from "../understand/normalise.ts";
import type { Asked } from "./answerer.ts";
import type { Banks } from "./mouth.ts";
import { bareThing, numberAt, type Ware, wantedIn } from "./wares.ts";

/** The sign of each kind of turn of phrase. Beside them: "O" a place in a list, "#" a number, "w" what is named, "v" what tells one thing from others, "f" nothing, "?" unknown; "!" also what is asked for and not to be had. */
const SIGNS = {
  that: "t",
  those: "T",
  other: "o",
  both: "b",
  all: "a",
  each: "e",
  again: "g",
  more: "m",
  makes: "K",
  only: "j",
  half: "h",
  cheap: "c",
  dear: "x",
  small: "s",
  big: "B",
  cheaper: "l",
  not: "n",
  instead: "i",
  drops: "z",
  rest: "r",
  price: "p",
  total: "q",
  takes: "k",
  adds: "A",
  takesIt: "y",
  others: "u",
  middle: "d",
  never: "N",
  except: "E",
  tells: "!",
} as const satisfies Partial<Record<keyof Banks["pointing"], string>>;

/** A word or turn of phrase as its sign; with a number where it counts or says where in a list, and with what it names or tells apart. */
export interface Sign {
  readonly sign: string;
  readonly at?: number;
  readonly wares?: readonly Ware[];
  readonly offer?: Offer;
}

/** A piece of a line. */
export interface Piece {
  readonly signs: readonly Sign[];
  /** It ends with a question mark, or begins as a question. */
  readonly asks: boolean;
  /** It is put to the one before by an "and". */
  readonly also: boolean;
  /** It says for whom. */
  readonly forWhom: boolean;
}

type Phrases = readonly (readonly [parts: readonly string[], sign: Sign])[];

const lexicons = new WeakMap<Banks["pointing"], Phrases>();

/** A language's turns of phrase by their words, or by their signs where words stand without spaces; the longest first. */
function phrasesOf(bank: Banks["pointing"]): Phrases {
  const had = lexicons.get(bank);
  if (had) return had;
  const spaced = !isUnspaced(bank.nth[0]![0]);
  const parts = (phrase: string): string[] => (spaced ? phrase.split(/[ -]/) : [...phrase]);
  const made = [
    ...bank.nth.map(([phrase, at]) => [parts(phrase), { sign: "O", at }] as const),
    ...(Object.entries(SIGNS) as [keyof typeof SIGNS, string][]).flatMap(([name, sign]) =>
      bank[name].map((phrase) => [parts(phrase), { sign }] as const),
    ),
    ...bank.fill
      .split(/\s+/)
      .filter(Boolean)
      .map((phrase) => [parts(phrase), { sign: "f" }] as const),
  ].sort(([one], [other]) => other.length - one.length);
  lexicons.set(bank, made);
  return made;
}

/** What tells a thing from others by its name: its words, or its signs where words stand without spaces. */
function marksOf({ lines }: Asked, offer: Offer, others: readonly Offer[]): readonly string[] {
  const parts = ({ thing, words }: Offer): readonly string[] =>
    isUnspaced(thing)
      ? [...bareThing(lines.counter, thing)].filter((sign) => /\p{L}/u.test(sign))
      : [thing, ...words].flatMap((one) => stems(one));
  const rest = new Set(others.filter((one) => one !== offer).flatMap(parts));
  return parts(offer).filter((one) => !rest.has(one));
}

/** The one of several things that words speak of, by what tells it from the others; null where they speak of none or of more. */
export function toldApart(ask: Asked, listed: readonly Offer[], text: string): Offer | null {
  const own = new Set(isUnspaced(text) ? text : stems(text));
  const found = listed.filter((one) => marksOf(ask, one, listed).some((mark) => own.has(mark)));
  return found.length === 1 ? found[0]! : null;
}

/** How many signs at the beginning of a text name a thing: all of its name, its end or its beginning. */
const lengthNamed = (text: string, name: string): number =>
  [name, name.slice(-3), name.slice(-2), name.slice(0, -2), name.slice(-1)].find(
    (part) => part !== "" && text.startsWith(part),
  )?.length ?? 0;

/** A piece by its words, or its signs where words stand without spaces. */
interface Parts extends Omit<Piece, "signs" | "forWhom"> {
  readonly parts: readonly string[];
}

/** The pieces of a line that may each ask for something of their own. */
function piecesIn({ lines, whole }: Asked): readonly Parts[] {
  const asksIn = (part: string) => /[?？]\s*$/u.test(part);
  if (isUnspaced(whole))
    return (whole.match(/[^\s,，、。！!?？;；~～…]+[?？]?/gu) ?? []).map((part) => ({
      parts: [...part.replace(/[?？]$/u, "")],
      asks: asksIn(part),
      also: false,
    }));
  const { asides, asking, joins, breaks } = lines.pointing;
  return (whole.match(/(?:[^,;.!?&+/]|(?<=\d)[.,](?=\d))+[?]?/g) ?? []).flatMap((part) => {
    const pieces: { readonly parts: string[]; readonly also: boolean }[] = [{ parts: [], also: false }];
    const text = asides.reduce((left, one) => left.replace(` ${one}`, ""), normalised(part));
    for (const word of wordsOf(text))
      if (joins.includes(word) || breaks.includes(word)) pieces.push({ parts: [], also: joins.includes(word) });
      else if (word !== "?" && word !== "!") pieces.at(-1)!.parts.push(word);
    return pieces
      .filter(({ parts }) => parts.length > 0)
      .map((piece) => ({ ...piece, asks: asksIn(part) || asking.includes(piece.parts[0]!) }));
  });
}

/** What follows a sign after which "one" counts nothing: "the second one", 另外一个. */
const AFTER = /[OotTsBcxdv]/;

/** How many signs on no word begins that is known. */
function runOf(
  parts: readonly string[],
  phrases: Phrases,
  counter: Banks["counter"],
  names: (at: number) => boolean,
): number {
  const begins = (at: number) =>
    names(at) ||
    numberAt(counter, parts.slice(at)) !== null ||
    phrases.some(([words]) => words.every((word, i) => parts[at + i] === word));
  let length = 1;
  while (length < parts.length && !begins(length)) length++;
  return length;
}

/** The one of several things that a word, or a run of signs, is a part of the name of; null where it is none, or of more of them. */
function tellsApart(ask: Asked, listed: readonly Offer[], run: string): Offer | null {
  if (!isUnspaced(run)) return toldApart(ask, listed, run);
  const found = listed.filter(({ thing }) => bareThing(ask.lines.counter, thing).includes(run));
  return found.length === 1 ? found[0]! : null;
}

/** "Both" is more than a number. */
const POINTS = /[Obae]/;

/** The pieces of what somebody says at a counter as signs; `near` are the things of which one may be meant by what tells it from the others. */
export function signsIn(ask: Asked, offers: readonly Offer[], near: readonly Offer[]): readonly Piece[] {
  const spaced = !isUnspaced(ask.whole);
  return piecesIn(ask).map(({ parts, asks, also }) => ({
    signs: signsOf(ask, offers, near, parts, spaced),
    asks,
    also,
    forWhom: parts.some((part) => ask.lines.pointing.forWhom.includes(part)),
  }));
}

/** Whether two words are an amount of money. */
const isMoney = ({ self, mouth }: Asked, number: string, unit: string, next: string): boolean =>
  // "Two pounds of apples" are no money.
  next !== "of" &&
  mouth.amountIn(self.town.currency, `${number} ${unit}`) !== null &&
  mouth.amountIn(self.town.currency, number) === null;

/** A piece that is read from one word to the next. */
interface Read {
  readonly ask: Asked;
  readonly offers: readonly Offer[];
  readonly near: readonly Offer[];
  readonly parts: readonly string[];
  readonly spaced: boolean;
  readonly phrases: Phrases;
  /** What is asked for and to be had, by its names as they are read; and what is not. */
  readonly wares: readonly Ware[];
  readonly names: readonly string[];
  readonly missing: readonly string[];
  /** What was read so far. */
  readonly signs: Sign[];
}

/** How many words, or signs, at a place name what is asked for. */
function namedAt({ parts, spaced, names }: Read, at: number): number {
  if (spaced) return stems(parts[at]!).some((stem) => names.includes(stem)) ? 1 : 0;
  const rest = parts.slice(at).join("");
  return Math.max(0, ...names.map((name) => lengthNamed(rest, name)));
}

/** Whether nothing from a place on is of what is wanted: "because ...", "for my sister". */
function endsAt({ ask, parts, spaced, phrases, signs }: Read, at: number): boolean {
  const { counter, pointing } = ask.lines;
  const [part = "", ...rest] = parts.slice(at);
  const words = `${parts.slice(at).join(" ")} `;
  if (spaced && signs.length > 0 && pointing.because.some((one) => words.startsWith(`${one} `))) {
    if (pointing.corrects.includes(part)) signs.push({ sign: "j" });
    return true;
  }
  if (!pointing.forWhom.includes(part)) return false;
  // "And for three?" counts.
  const next = phrases.find(([phrase]) => phrase.every((word, i) => rest[i] === word))?.[1].sign ?? "";
  return numberAt(counter, rest) === null && !/[tTobaeOcxsB]/.test(next);
}

/** How many words at a place count nothing that is wanted, or say for whom it is; 0 where they may. */
function passedAt({ ask, parts, spaced, signs }: Read, at: number): number {
  const { counter, pointing } = ask.lines;
  const rest = parts.slice(at);
  if (pointing.forWhom.includes(rest[0]!)) return 1;
  if (!spaced || numberAt(counter, rest) === null) return 0;
  // "There are four of us."
  const ofPeople = `${rest.slice(1).join(" ")} `;
  if (pointing.ofPeople.some((one) => ofPeople.startsWith(`${one} `))) return 3;
  // "Four crowns is very fair" counts nothing.
  if (!isMoney(ask, rest[0]!, rest[1] ?? "", rest[2] ?? "")) return 0;
  signs.push({ sign: "?" });
  return 2;
}

/** The turn of phrase at a place. */
function phraseAt({ ask, parts, spaced, phrases }: Read, at: number): Phrases[number] | undefined {
  const found = phrases.find(([words]) => words.every((word, i) => parts[at + i] === word));
  // "I must ask my wife first."
  const late = spaced && found?.[1].sign === "O" && at > 0 && !ask.lines.pointing.beforeNth.includes(parts[at - 1]!);
  return late ? undefined : found;
}

/** Reads what no turn of phrase and no name begins at a place, and says how long it is. */
function unknownAt(read: Read, at: number): number {
  const { ask, offers, near, parts, spaced, phrases, missing, signs } = read;
  const { counter, pointing } = ask.lines;
  const part = parts[at]!;
  const before = signs.at(-1)?.sign ?? "";
  const alike = spaced
    ? phrases.find(([[word, ...more]]) => more.length === 0 && part !== word && isNear(part, word!))
    : undefined;
  const run = spaced
    ? part
    : parts.slice(at, at + runOf(parts.slice(at), phrases, counter, (n) => namedAt(read, at + n) > 0)).join("");
  const length = spaced ? 1 : run.length;
  // What only counts a thing says nothing by itself.
  const counts = !spaced && run.length === 1 && counter.measures.includes(run);
  const offer = counts ? null : (tellsApart(ask, near, run) ?? tellsApart(ask, offers, run));
  if (offer) {
    if (before !== "v") signs.push({ sign: "v", offer });
    return length;
  }
  if (alike) signs.push(alike[1]);
  if (alike || counts) return length;
  // "The second time", "all day": what qualifies a word that nobody knows points at nothing.
  const last = signs.findLast(({ sign }) => sign !== "f")?.sign ?? "";
  const qualifies = spaced
    ? /[OosBcxaem]/.test(before) || last === "b"
    : before === "O" && pointing.notNth.some((one) => run.startsWith(one));
  if (qualifies)
    signs.splice(
      signs.findLastIndex(({ sign }) => sign !== "f"),
      1,
    );
  signs.push({ sign: missing.some((one) => run.includes(one)) ? "!" : "?" });
  return length;
}

/** Reads what stands at a place, and says how long it is. */
function readAt(read: Read, at: number): number {
  const { ask, parts, wares, signs } = read;
  const before = signs.at(-1)?.sign ?? "";
  const passed = passedAt(read, at);
  if (passed > 0) return passed;
  const named = namedAt(read, at);
  const number = numberAt(ask.lines.counter, parts.slice(at));
  const phrase = phraseAt(read, at);
  if (named > 0 && !(phrase && phrase[0].length > named)) {
    // How many of it is known with its name.
    if (before === "#") signs.pop();
    if (signs.every(({ sign }) => sign !== "w")) signs.push({ sign: "w", wares });
    return named;
  }
  if (number && number.length >= (phrase?.[0].length ?? 0) && !(phrase && POINTS.test(phrase[1].sign))) {
    if (!(number.count === 1 && AFTER.test(before))) signs.push({ sign: "#", at: number.count });
    return number.length;
  }
  if (!phrase) return unknownAt(read, at);
  signs.push(phrase[1]);
  return phrase[0].length;
}

function signsOf(
  ask: Asked,
  offers: readonly Offer[],
  near: readonly Offer[],
  parts: readonly string[],
  spaced: boolean,
): readonly Sign[] {
  const { counter, pointing } = ask.lines;
  const { wares, missing } = wantedIn(counter, offers, parts.join(spaced ? " " : ""));
  const called = wares.flatMap(({ offer }) => [offer.thing, ...offer.words]);
  const read: Read = {
    ask,
    offers,
    near,
    parts,
    spaced,
    phrases: phrasesOf(pointing),
    wares,
    names: called.flatMap((name) => (spaced ? stems(name) : [bareThing(counter, name)])),
    missing,
    signs: [],
  };
  for (let at = 0; at < parts.length && !endsAt(read, at); ) at += readAt(read, at);
  return read.signs;
}
