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

function signsOf(
  ask: Asked,
  offers: readonly Offer[],
  near: readonly Offer[],
  parts: readonly string[],
  spaced: boolean,
): readonly Sign[] {
  const { counter, pointing } = ask.lines;
  const phrases = phrasesOf(pointing);
  const text = parts.join(spaced ? " " : "");
  const { wares, missing } = wantedIn(counter, offers, text);
  const called = wares.flatMap(({ offer }) => [offer.thing, ...offer.words]);
  const names = called.flatMap((name) => (spaced ? stems(name) : [bareThing(counter, name)]));
  const namedAt = (at: number): number => {
    if (spaced) return stems(parts[at]!).some((stem) => names.includes(stem)) ? 1 : 0;
    const rest = parts.slice(at).join("");
    return Math.max(0, ...names.map((name) => lengthNamed(rest, name)));
  };
  const signs: Sign[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at]!;
    const rest = parts.slice(at);
    const before = signs.at(-1)?.sign ?? "";
    if (spaced && signs.length > 0 && pointing.because.some((one) => `${rest.join(" ")} `.startsWith(`${one} `))) {
      if (pointing.corrects.includes(part)) signs.push({ sign: "j" });
      break;
    }
    // "And for three?" counts, and "for my sister" says for whom.
    if (pointing.forWhom.includes(part)) {
      const next = phrases.find(([words]) => words.every((word, i) => rest[i + 1] === word))?.[1].sign ?? "";
      if (numberAt(counter, rest.slice(1)) === null && !/[tTobaeOcxsB]/.test(next)) break;
      at++;
      continue;
    }
    // "There are four of us."
    const people =
      spaced &&
      numberAt(counter, rest) !== null &&
      pointing.ofPeople.some((one) => `${rest.slice(1).join(" ")} `.startsWith(`${one} `));
    if (people) {
      at += 3;
      continue;
    }
    // "Four crowns is very fair" counts nothing.
    const sum = spaced && numberAt(counter, rest) !== null && isMoney(ask, rest[0]!, rest[1] ?? "", rest[2] ?? "");
    if (sum) {
      signs.push({ sign: "?" });
      at += 2;
      continue;
    }
    const named = namedAt(at);
    const number = numberAt(counter, rest);
    const found = phrases.find(([words]) => words.every((word, i) => rest[i] === word));
    // "I must ask my wife first."
    const late = spaced && found?.[1].sign === "O" && at > 0 && !pointing.beforeNth.includes(parts[at - 1]!);
    const phrase = late ? undefined : found;
    if (named > 0 && !(phrase && phrase[0].length > named)) {
      // How many of it is known with its name.
      if (before === "#") signs.pop();
      if (signs.every(({ sign }) => sign !== "w")) signs.push({ sign: "w", wares });
      at += named;
    } else if (number && number.length >= (phrase?.[0].length ?? 0) && !(phrase && POINTS.test(phrase[1].sign))) {
      if (!(number.count === 1 && AFTER.test(before))) signs.push({ sign: "#", at: number.count });
      at += number.length;
    } else if (phrase) {
      signs.push(phrase[1]);
      at += phrase[0].length;
    } else {
      const alike = spaced
        ? phrases.find(([[word, ...more]]) => more.length === 0 && part !== word && isNear(part, word!))
        : undefined;
      const run = spaced
        ? part
        : parts.slice(at, at + runOf(parts.slice(at), phrases, counter, (n) => namedAt(at + n) > 0)).join("");
      // What only counts a thing says nothing by itself.
      const counts = !spaced && run.length === 1 && counter.measures.includes(run);
      const offer = counts ? null : (tellsApart(ask, near, run) ?? tellsApart(ask, offers, run));
      if (offer) {
        if (before !== "v") signs.push({ sign: "v", offer });
      } else if (alike) signs.push(alike[1]);
      else if (!counts) {
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
      }
      at += spaced ? 1 : run.length;
    }
  }
  return signs;
}
