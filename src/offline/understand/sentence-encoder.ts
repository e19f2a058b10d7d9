/**
 * What a sentence means as five hundred numbers, those of like meaning alike: a transformer of two layers (Universal Sentence Encoder lite, Cer
 * et al. 2018) whose weights come with the program. The same text gives the same numbers on every machine: all sums are made in one order of
 * operations that are exact everywhere.
 */
import { readFileSync } from "node:fs";
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import { packageFile } from "../../package-files.ts";
import { exp } from "./exact.ts";
import { multiplierOf, panelled } from "./multiply.ts";
import { MOST, shapesOf, unpackEncoder, WIDE } from "./sentence-encoder-file.ts";

/** What a text means, twice `WIDE` numbers of length one: as a whole, and, nearer to its words, the mean of what its pieces mean beside one another. */
export interface Encoded {
  readonly whole: Float32Array;
  readonly pieces: Float32Array;
}

/** How alike two texts are by numbers of length one that say what they mean, from -1 to 1. */
export const dot = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i]! * other[i]!;
  return sum;
};

/** Says what a text means. */
export type Encode = (text: string) => Encoded;

const HEADS = 4;
/** What a norm's spread is never below, squared. */
const LEAST = 1e-6;
/** What stands for the space before a word, among the pieces. */
const GAP = "\u2581";
const UNKNOWN = 0;
/** The pieces before this one are no text. */
export const FIRST = 6;

/** The encoder of a file's bytes. @throws Error with what to do when they are damaged */
export function encoderOf(bytes: Uint8Array): Encode {
  const { program, vocabulary, tables } = unpackEncoder(bytes);
  const pieces = new Map(vocabulary.map(([piece, likely], id) => [piece, { id, likely }] as const).slice(FIRST));
  const longest = Math.max(...[...pieces.keys()].map((piece) => piece.length));
  const known = shapesOf(vocabulary.length);
  const large = known.filter(({ each }) => each === "column");
  // Of numbers: the tables, their additions, and what is worked on.
  const wide = 3 * WIDE;
  const places = new Map<string, number>();
  let numbers = 0;
  for (const { name, rows, columns } of large) {
    places.set(name, numbers);
    places.set(`${name}.b`, numbers + rows * columns);
    numbers += (rows + 1) * columns;
  }
  const [into, outOf] = [numbers, numbers + MOST * wide];
  const { all, multiply } = multiplierOf(program, numbers + 2 * MOST * wide);
  for (const { name, rows, columns } of large) {
    panelled(all, places.get(name)!, tables.get(name)!, rows, columns);
    all.set(tables.get(`${name}.b`)!, places.get(`${name}.b`)!);
  }
  const shapes = new Map(known.map((shape) => [shape.name, shape]));

  /** Rows of numbers through a table. */
  const through = (name: string, x: Float32Array, n: number): Float32Array => {
    const { rows, columns } = shapes.get(name)!;
    const full = 4 * Math.ceil(n / 4);
    all.set(x, into);
    all.fill(0, into + n * rows, into + full * rows);
    multiply(4 * into, full, rows, 4 * places.get(name)!, columns, 4 * places.get(`${name}.b`)!, 4 * outOf);
    return all.slice(outOf, outOf + n * columns);
  };
  const normed = (name: string, x: Float32Array, n: number): Float32Array => {
    const [scale, bias] = [tables.get(name)!, tables.get(`${name}.b`)!];
    const many = scale.length;
    const y = new Float32Array(x.length);
    for (let row = 0; row < n; row++) {
      const [from, to] = [row * many, (row + 1) * many];
      let sum = 0;
      for (let i = from; i < to; i++) sum += x[i]!;
      const mean = sum / many;
      let squares = 0;
      for (let i = from; i < to; i++) squares += (x[i]! - mean) * (x[i]! - mean);
      const spread = 1 / Math.sqrt(squares / many + LEAST);
      for (let i = 0; i < many; i++) y[from + i] = (x[from + i]! - mean) * spread * scale[i]! + bias[i]!;
    }
    return y;
  };
  /** What each piece takes from the others: `looks` holds what it looks for, what it shows and what it gives, in turn. */
  const attended = (looks: Float32Array, n: number, many: number): Float32Array => {
    const y = new Float32Array(n * many);
    const each = many / HEADS;
    const shares = new Float64Array(n);
    for (let head = 0; head < HEADS; head++)
      for (let row = 0; row < n; row++) {
        const from = row * 3 * many + head * each;
        let most = -Infinity;
        for (let other = 0; other < n; other++) {
          const shown = (other * 3 + 1) * many + head * each;
          let sum = 0;
          for (let i = 0; i < each; i++) sum += looks[from + i]! * looks[shown + i]!;
          shares[other] = sum / Math.sqrt(each);
          most = Math.max(most, shares[other]!);
        }
        let whole = 0;
        for (let other = 0; other < n; other++) {
          shares[other] = exp(shares[other]! - most);
          whole += shares[other]!;
        }
        for (let other = 0; other < n; other++) {
          const given = (other * 3 + 2) * many + head * each;
          const share = shares[other]! / whole;
          for (let i = 0; i < each; i++) y[row * many + head * each + i]! += share * looks[given + i]!;
        }
      }
    return y;
  };
  /** Adds the second to the first, in place. */
  const plus = (a: Float32Array, b: Float32Array): Float32Array => {
    for (let i = 0; i < a.length; i++) a[i]! += b[i]!;
    return a;
  };

  return (text) => {
    const ids = piecesOf(text, pieces, longest).slice(0, MOST);
    const n = Math.max(1, ids.length);
    const rows = tables.get("pieces")!;
    const turns = tables.get("turns")!;
    const narrow = turns.length / MOST;
    let x: Float32Array = new Float32Array(n * narrow);
    for (const [row, id] of ids.entries())
      for (let i = 0; i < narrow; i++) x[row * narrow + i] = 2 * rows[id * narrow + i]! + turns[row * narrow + i]!;
    for (const layer of [0, 1]) {
      const many = x.length / n;
      const looks = through(`look${layer}`, normed(`norm${layer}`, x, n), n);
      const seen = through(`seen${layer}`, attended(looks, n, many), n);
      x = plus(seen, layer === 0 ? through("widen", x, n) : x);
      const more = through(`more${layer}`, normed(`again${layer}`, x, n), n);
      for (let i = 0; i < more.length; i++) if (more[i]! < 0) more[i] = 0;
      x = plus(x, through(`less${layer}`, more, n));
    }
    const mean = new Float32Array(WIDE);
    for (let row = 0, at = 0; row < n; row++) for (let i = 0; i < WIDE; i++, at++) mean[i]! += x[at]! / n;
    return { whole: ofLengthOne(through("last", mean, 1).map(tanh)), pieces: ofLengthOne(mean) };
  };
}

function ofLengthOne(values: Float32Array): Float32Array {
  let squares = 0;
  for (const value of values) squares += value * value;
  return values.map((value) => value / Math.sqrt(squares));
}

const tanh = (value: number): number => {
  const small = exp(-2 * Math.abs(value));
  return (Math.sign(value) * (1 - small)) / (1 + small);
};

/** The likeliest word pieces a text is made of (Viterbi; Kudo 2018), as their numbers; letters that no piece has are one unknown. */
export function piecesOf(
  text: string,
  pieces: ReadonlyMap<string, { readonly id: number; readonly likely: number }>,
  longest: number,
): number[] {
  const whole = text.normalize("NFKC").trim().replace(/\s+/g, GAP);
  if (!whole) return [];
  const letters = [...`${GAP}${whole}`];
  // The best way to each letter: where its last piece begins, and which that is.
  const best = [{ likely: 0, from: 0, id: UNKNOWN }];
  for (let end = 1; end <= letters.length; end++) {
    let way = { likely: best[end - 1]!.likely - 20, from: end - 1, id: UNKNOWN };
    let piece = "";
    for (let from = end - 1; from >= 0 && piece.length <= longest; from--) {
      piece = letters[from]! + piece;
      const found = pieces.get(piece);
      const likely = found ? best[from]!.likely + found.likely : -Infinity;
      if (found && likely > way.likely) way = { likely, from, id: found.id };
    }
    best.push(way);
  }
  const ids: number[] = [];
  for (let end = letters.length; end > 0; end = best[end]!.from) {
    const { id } = best[end]!;
    if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id);
  }
  return ids.reverse();
}

/** Texts that are known at once, at most: a line and its clauses are few. */
const AT_ONCE = 64;

/**
 * Says only once what a text means that several ask for in one go: what it does, whether it is said in earnest, what is near to it. Nothing of
 * a text is kept any longer than that, since it may be said in earnest.
 */
function onceInATurn(encode: Encode): Encode {
  const meant = new Map<string, Encoded>();
  return (text) => {
    const known = meant.get(text);
    if (known) return known;
    if (meant.size === 0) setImmediate(() => meant.clear());
    else if (meant.size === AT_ONCE) meant.delete(meant.keys().next().value!);
    const means = encode(text);
    meant.set(text, means);
    return means;
  };
}

const read = new Map<string, Encode>();

/** The encoder of a file of `data/`, which is read with the first text: that takes a tenth of a second. */
const encoderIn =
  (file: string): Encode =>
  (text) => {
    const encode = read.get(file) ?? onceInATurn(encoderOf(readFileSync(packageFile(`data/${file}`))));
    read.set(file, encode);
    return encode(text);
  };

/** Whether there is an encoder of a language, which says what a text means in general. */
const ENCODED: Readonly<Record<LanguageTag, boolean>> = { en: true, "zh-CN": false };
/** Whether there is one that was tuned until what people say in the same situation is alike (`tune-encoder.ts`). */
const TUNED: Readonly<Record<LanguageTag, boolean>> = { en: false, "zh-CN": true };

/** The encoder of a language, where the program has one. @throws the file system's error, at the first text, where its file is gone */
export const encoderFor = (language: string): Encode | null =>
  inLanguage(language, ENCODED) ? encoderIn(`sentence-encoder.${language}.bin`) : null;

/** The tuned encoder of a language, where the program has one. @throws the file system's error, at the first text, where its file is gone */
export const tunedEncoderFor = (language: string): Encode | null =>
  inLanguage(language, TUNED) ? encoderIn(`tuned-encoder.${language}.bin`) : null;
