/**
 * Which of many situations a line is nearest to: each is known by a few ways in which people put it (`data/situations/<tag>.jsonl`, by hand).
 * Near by the words that a line shares with all of them together, rare ones above all, and by what the whole means
 * (`nearnessFor`).
 */
import { readFileSync } from "node:fs";
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import { stem } from "../../mind/memory/words.ts";
import type { PersonalQuestion, TownQuestion } from "../../mind/personal.ts";
import { linesOf, packageFile } from "../../package-files.ts";
import { nearnessFor } from "./gloss.ts";
import { normalised, wordsOf } from "./normalise.ts";
import type { Encode } from "./sentence-encoder.ts";
import { WIDE } from "./sentence-encoder-file.ts";

/** What people say to whoever is there, anywhere, and what anybody might say back. */
export interface Situation {
  /** Ways in which people put it. */
  readonly ways: readonly string[];
  /** What may be said to it, true whoever says it. */
  readonly replies: readonly string[];
  /** It only makes sense to somebody who has just asked or told something. */
  readonly after?: "asked" | "told" | null;
  /** It asks somebody of themselves: the town file may have their own answer. */
  readonly own?: PersonalQuestion;
  /** It asks of the town: its file may have an answer, and where there are no replies there is no other. */
  readonly town?: TownQuestion;
}

/** A situation, and how near a line is to it. */
export interface Near {
  readonly situation: Situation;
  /** How alike they are in what they mean, and how many words they share: from 0 to 1 each. */
  readonly meant: number;
  readonly shared: number;
  /** How much nearer it is than any other that may be meant; below 0 for all but the nearest. */
  readonly margin: number;
  /** Rare words of the line that none of its ways has: it may be of something else. */
  readonly missing: readonly string[];
}

/** How near a text is to each situation, in their order. */
type Likeness = (text: string) => Float32Array;

const HAN = /\p{Script=Han}/u;
/** What parts of words weigh, in tenths: a pair says less than its words where they are parted, and more than its signs where they are not. */
const WORD = 10;
const PAIR = 7;
const SIGN = 6;
/** What the most that is kept of a part weighs. */
const MOST = 255;

/** The words of a text by stem, and pairs of them; of a script without spaces its signs and pairs of those. */
function partsOf(text: string): Map<string, number> {
  const parts = new Map<string, number>();
  const add = (part: string, weight: number) => parts.set(part, (parts.get(part) ?? 0) + weight);
  const plain = normalised(text).replaceAll("您", "你");
  const words = wordsOf(plain).filter((word) => !HAN.test(word));
  for (const [i, word] of words.entries()) {
    add(stem(word), WORD);
    if (i > 0) add(`${words[i - 1]} ${word}`, PAIR);
  }
  const signs = [...plain].filter((sign) => HAN.test(sign));
  for (const [i, sign] of signs.entries()) {
    add(sign, SIGN);
    if (i > 0) add(signs[i - 1]! + sign, WORD);
  }
  return parts;
}

/** Nearness by words, and which words of a text are rare and missing in a situation. */
interface Words {
  readonly near: Likeness;
  readonly missing: (text: string, situation: number) => string[];
}

/** A word that at most so many situations have is rare. */
const RARE = 6;

interface WordsHeader {
  readonly format: "situation-words";
  readonly version: 1;
  readonly situations: number;
  /** Bytes of the parts of words, a line each. */
  readonly parts: number;
}

/**
 * The bytes that keep which situations have which parts of words: a line of JSON, the parts, how many situations have each, and of each of those
 * its place and what the part weighs in all its ways together.
 */
export function packWords(situations: readonly Situation[]): Uint8Array {
  const having = new Map<string, [place: number, weight: number][]>();
  for (const [place, { ways }] of situations.entries())
    for (const way of ways)
      for (const [part, weight] of partsOf(way)) {
        const ones = having.get(part) ?? [];
        // Situations come in turn: what is of this one stands last.
        if (ones.at(-1)?.[0] === place) ones.at(-1)![1] += weight;
        else ones.push([place, weight]);
        having.set(part, ones);
      }
  const all = [...having.values()].flat();
  const parts = Buffer.from([...having.keys()].join("\n"), "utf8");
  const header: WordsHeader = {
    format: "situation-words",
    version: 1,
    situations: situations.length,
    parts: parts.length,
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`, "utf8"),
    parts,
    twoEach([...having.values()].map(({ length }) => length)),
    twoEach(all.map(([place]) => place)),
    Uint8Array.from(all, ([, weight]) => Math.min(weight, MOST)),
  ]);
}

/** Numbers below 65,536 in two bytes each, the smaller first on every machine. */
function twoEach(values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value, 2 * i);
  return bytes;
}

/**
 * By words: what few situations have counts most, and what several ways of one have more than what one has, though not twice as much.
 * @throws Error with what to do when the bytes are not those of so many situations
 */
function byWords(file: Uint8Array, many: number): Words {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const end = bytes.indexOf(0x0a) + 1;
  const { format, version, situations, parts } = JSON.parse(bytes.toString("utf8", 0, end)) as WordsHeader;
  if (format !== "situation-words" || version !== 1 || situations !== many)
    throw new Error("A file of data/situations is damaged or of another version: make it anew with `npm run train`.");
  const names = bytes.toString("utf8", end, end + parts).split("\n");
  const counts = end + parts;
  const starts = new Uint32Array(names.length + 1);
  const which = new Map<string, number>();
  for (const [i, name] of names.entries()) {
    which.set(name, i);
    starts[i + 1] = starts[i]! + bytes.readUInt16LE(counts + 2 * i);
  }
  const postings = starts[names.length]!;
  const places = Uint16Array.from({ length: postings }, (_, i) => bytes.readUInt16LE(counts + 2 * (names.length + i)));
  const weights = Float64Array.from(bytes.subarray(counts + 2 * (names.length + postings)), Math.sqrt);
  const rare = (part: number | undefined) => {
    const having = part === undefined ? 1 : starts[part + 1]! - starts[part]!;
    return Math.log((many + 1) / (having + 0.5)) ** 2;
  };
  const squares = new Float64Array(many);
  for (let part = 0; part < names.length; part++) {
    const each = rare(part);
    for (let i = starts[part]!; i < starts[part + 1]!; i++) {
      weights[i]! *= each;
      squares[places[i]!]! += weights[i]! * weights[i]!;
    }
  }
  const near = (text: string) => {
    const near = new Float32Array(many);
    let own = 0;
    for (const [name, count] of partsOf(text)) {
      const part = which.get(name);
      const weight = count * rare(part);
      own += weight * weight;
      if (part !== undefined)
        for (let i = starts[part]!; i < starts[part + 1]!; i++) near[places[i]!]! += weight * weights[i]!;
    }
    return near.map((sum, i) => sum / Math.sqrt(own * squares[i]! || 1));
  };
  const missing = (text: string, situation: number) =>
    [...partsOf(text).keys()].filter((name) => {
      const part = which.get(name);
      const having = part === undefined ? null : places.subarray(starts[part]!, starts[part + 1]!);
      return LONG.test(name) && (having === null || (having.length <= RARE && !having.includes(situation)));
    });
  return { near, missing };
}

/** A word of a script with spaces, long enough to be of something. */
const LONG = /^[a-z]{4,}$/;

/** The bytes that keep what situations mean, the ways of each together: an int8 a number, the largest of each 127. */
export function packMeanings(situations: readonly Situation[], encode: Encode): Uint8Array {
  const bytes = new Int8Array(situations.length * WIDE);
  for (const [i, { ways }] of situations.entries()) {
    const sum = new Float64Array(WIDE);
    for (const way of ways) for (const [at, value] of encode(normalised(way)).whole.entries()) sum[at]! += value;
    const most = sum.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    bytes.set(
      Array.from(sum, (value) => Math.round((value / most) * 127)),
      i * WIDE,
    );
  }
  return new Uint8Array(bytes.buffer);
}

/** By what they mean as a whole. */
function byMeaning(bytes: Uint8Array, encode: Encode): Likeness {
  const all = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const many = all.length / WIDE;
  const lengths = Float64Array.from({ length: many }, (_, one) => {
    const squares = all.subarray(one * WIDE, (one + 1) * WIDE).reduce((sum, value) => sum + value * value, 0);
    return Math.sqrt(squares || 1);
  });
  return (text) => {
    const means = Float64Array.from(encode(normalised(text)).whole);
    const near = new Float32Array(many);
    for (let one = 0, at = 0; one < many; one++) {
      let sum = 0;
      for (let i = 0; i < means.length; i++, at++) sum += all[at]! * means[i]!;
      near[one] = sum / lengths[one]!;
    }
    return near;
  };
}

interface Book {
  readonly situations: readonly Situation[];
  readonly words: Words;
  readonly meaning: Likeness | null;
  /** Which situation has a way, as it is typed. */
  readonly ways: ReadonlyMap<string, number>;
}

/** The situations of a language, as they stand in its file. @throws the file system's error where it is gone */
export const situationsOf = linesOf<Situation>((tag) => `data/situations/${tag}.jsonl`);

const books = new Map<string, Book>();

function bookOf(language: string): Book {
  const known = books.get(language);
  if (known) return known;
  const situations = situationsOf(language);
  const encode = nearnessFor(language);
  const book = {
    situations,
    words: byWords(readFileSync(packageFile(`data/situations/${language}.words.bin`)), situations.length),
    meaning: encode && byMeaning(readFileSync(packageFile(`data/situations/${language}.bin`)), encode),
    ways: new Map(situations.flatMap(({ ways }, i) => ways.map((way) => [normalised(way), i] as const))),
  };
  books.set(language, book);
  return book;
}

/** So many of the nearest are looked at. */
const FEW = 4;
/**
 * How much it says that words are shared beside that what is meant is alike: as finds most of those ways that are held out of their situations.
 * More where meaning is known through another language.
 */
const SHARED: Readonly<Record<LanguageTag, number>> = { en: 0.25, "zh-CN": 0.5 };

/** How near a text is to each situation of a book: together, by words, and by what it means. */
interface Nearness {
  readonly text: string;
  readonly near: Float32Array;
  readonly shared: Float32Array;
  readonly meant: Float32Array | undefined;
}

/** The same line is looked up again for each answer that is weighed: so many of the last ones are kept. */
const KEPT = 8;
const lately = new WeakMap<Book, Nearness[]>();

function nearnessTo(book: Book, text: string, language: string): Nearness {
  const kept = lately.get(book) ?? [];
  lately.set(book, kept);
  const known = kept.find((one) => one.text === text);
  if (known) return known;
  const shared = book.words.near(text);
  const meant = book.meaning?.(text);
  const counts = inLanguage(language, SHARED);
  const near = shared.map((one, i) => counts * one + (meant?.[i] ?? 0));
  // What stands there as it is typed is meant.
  const same = book.ways.get(normalised(text));
  if (same !== undefined) near[same]! += 1;
  const all = { text, near, shared, meant };
  kept.unshift(all);
  kept.length = Math.min(kept.length, KEPT);
  return all;
}

/** Where the highest few values above nothing stand that fit, the highest first. */
function highest(values: Float32Array, few: number, fits: (at: number) => boolean): number[] {
  const left = Float32Array.from(values);
  const found: number[] = [];
  while (found.length < few) {
    let best = 0;
    for (let at = 1; at < left.length; at++) if (left[at]! > left[best]!) best = at;
    if (!(left[best]! > 0)) break;
    left[best] = Number.NEGATIVE_INFINITY;
    if (fits(best)) found.push(best);
  }
  return found;
}

/**
 * The few situations that a text is nearest to, the nearest first, of those that fit; none where none does, or the text has no words. Its files
 * are read with the first text.
 */
export function nearestTo(text: string, language: string, fits: (one: Situation) => boolean): readonly Near[] {
  if (!/\p{L}{2}|\p{Script=Han}/u.test(text)) return [];
  const book = bookOf(language);
  const { situations, words } = book;
  const { near, shared, meant } = nearnessTo(book, text, language);
  const found = highest(near, FEW, (at) => fits(situations[at]!));
  const [first = 0, second] = found;
  return found.map((at, i) => ({
    situation: situations[at]!,
    meant: meant?.[at] ?? 0,
    shared: shared[at]!,
    margin: near[at]! - (i > 0 ? near[first]! : second === undefined ? 0 : near[second]!),
    missing: words.missing(text, at),
  }));
}
