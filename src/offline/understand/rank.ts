/** Which intents a sentence may have, by the weights of a language (`data/intents/<tag>.acts.bin`, made by `npm run train`). */

import { readFileSync } from "node:fs";
import { packageFile } from "../../package-files.ts";
import type { Intent } from "../../world/intents.ts";
import { type ByMeaning, meaningOf, sumsOf, unpackByMeaning } from "./by-meaning.ts";
import { exp } from "./exact.ts";
import { BUCKETS, featuresOf } from "./features.ts";
import { meaningFor } from "./gloss.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import { normalised } from "./normalise.ts";
import { type Encode, encoderFor } from "./sentence-encoder.ts";

/** What a clause may come after: nothing at all; a question that wants a yes or no; one that wants something named; other words; or the clause before in the same breath. */
export const afters = ["nothing", "whether", "open", "words", "further"] as const;
/** One of them. */
export type After = (typeof afters)[number];

/** The weights by which intents are told apart, of the features that tell anything. */
export interface Ranking {
  readonly names: readonly string[];
  readonly bias: readonly number[];
  /** A weight is `weights[i] * scale`. */
  readonly scale: number;
  /** By how much sums are stretched so that chances come true as often as they say. */
  readonly sharp: number;
  /** Rising; the weights of `buckets[i]` are those from `from[i]` to `from[i + 1]`. */
  readonly buckets: Uint32Array;
  readonly from: Uint32Array;
  readonly intents: Uint8Array;
  readonly weights: Int8Array;
  /** The kinds of words it was learnt with. */
  readonly kinds?: Kinds | undefined;
  /** By how much chances rise, as logarithms, after what may be before. */
  readonly after?: Readonly<Record<After, readonly number[]>> | undefined;
  /** What tells by meaning, and whether by an encoder of the language's own. */
  readonly meant?: { readonly net: ByMeaning; readonly encode: Encode; readonly own: boolean } | undefined;
}

/** What is told apart, and how likely it is. */
export interface Ranked<Name extends string = Intent> {
  readonly intent: Name;
  chance: number;
}

/** What stands in a sentence for what the town knows by name: signs that nobody types. */
export const SIGNS: Readonly<Record<string, string>> = {
  person: "ʘ",
  person2: "ʘ",
  place: "ǂ",
  event: "ǁ",
  thing: "ǀ",
};

/** A sentence with signs for the gaps of an example, without its marks, which some set and some do not, and no politer than any other. */
function signed(text: string): string {
  const whole = text
    .replace(/\{(\w+)\}/g, (gap, name: string) => (SIGNS[name] ? ` ${SIGNS[name]} ` : gap))
    .replaceAll("您", "你");
  return /[\p{L}\p{N}]/u.test(whole) ? whole.replace(/[?!？！。.…~～]+/gu, " ").trim() : whole;
}

/** What a sentence's length is never below, squared: a word or two say little, whatever they are. */
const LITTLE = 50;

/** A sentence's features as a vector of length one, or less where there is little of them. */
export function vectorOf(text: string, kinds?: Kinds): (readonly [bucket: number, value: number])[] {
  const features = featuresOf(normalised(signed(text)), kinds);
  let squares = LITTLE;
  for (const weight of features.values()) squares += weight * weight;
  const length = Math.sqrt(squares);
  return [...features].map(([bucket, weight]) => [bucket, weight / length]);
}

/** Where a bucket stands among those that have weights, or -1. */
function indexOf(buckets: Uint32Array, bucket: number): number {
  let [low, high] = [0, buckets.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (buckets[middle]! < bucket) low = middle + 1;
    else if (buckets[middle]! > bucket) high = middle - 1;
    else return middle;
  }
  return -1;
}

/** What a sentence means is said by what of it, and what it comes after. */
interface Beside {
  readonly sums?: Float64Array | null;
  readonly after?: After;
}

/** What the meaning of a sentence says of its intents; null where the language has no encoder. */
export const meantBy = ({ meant }: Ranking, text: string): Float64Array | null =>
  meant ? sumsOf(meant.net, meaningOf(text, meant.encode)) : null;

/** The intents of a sentence, the likeliest first: by its words, and by what else is known of it. */
export function ranked<Name extends string = Intent>(
  { names, bias, scale, sharp, buckets, from, intents, weights, kinds, meant, after: rises }: Ranking,
  text: string,
  { sums: means = null, after }: Beside = {},
): Ranked<Name>[] {
  const sums = Float64Array.from(bias);
  for (const [bucket, value] of vectorOf(text, kinds)) {
    const i = indexOf(buckets, bucket);
    if (i < 0) continue;
    for (let at = from[i]!; at < from[i + 1]!; at++) sums[intents[at]!]! += weights[at]! * scale * value;
  }
  const stretched = means && meant ? meant.net.sharp : sharp;
  for (let k = 0; k < sums.length; k++)
    sums[k] = stretched * (sums[k]! + (means?.[k] ?? 0)) + (after ? (rises?.[after][k] ?? 0) : 0);
  let most = -Infinity;
  for (const sum of sums) most = Math.max(most, sum);
  const parts = Array.from(sums, (sum) => exp(sum - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return names
    .map((name, i) => ({ intent: name as Name, chance: parts[i]! / all }))
    .sort((a, b) => b.chance - a.chance);
}

interface Header {
  readonly format: "acts";
  readonly version: 1;
  readonly buckets: number;
  readonly names: readonly string[];
  readonly bias: readonly number[];
  readonly scale: number;
  readonly sharp: number;
  /** Bytes of the gaps between buckets, buckets, and weights. */
  readonly gaps: number;
  readonly kept: number;
  readonly weights: number;
  readonly after?: Ranking["after"];
}

/** The bytes of a ranking: a line of JSON, how far each bucket is from the last (255: that far and on), how many weights each has, the weights. */
export function packRanking(ranking: Ranking): Uint8Array {
  const { names, bias, scale, sharp, buckets, from, intents, weights, after } = ranking;
  const gaps: number[] = [];
  let last = 0;
  for (const bucket of buckets) {
    for (let gap = bucket - last; gap >= 0; gap -= 255) gaps.push(Math.min(gap, 255));
    last = bucket;
  }
  const header: Header = {
    format: "acts",
    version: 1,
    buckets: BUCKETS,
    names,
    bias,
    scale,
    sharp,
    gaps: gaps.length,
    kept: buckets.length,
    weights: weights.length,
    ...(after && { after }),
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`, "utf8"),
    Buffer.from(gaps),
    Buffer.from(Array.from(buckets, (_, i) => from[i + 1]! - from[i]!)),
    Buffer.from(intents),
    Buffer.from(weights.buffer, weights.byteOffset, weights.length),
  ]);
}

/** The ranking of such bytes. @throws Error with what to do when they are not of this form */
function unpackRanking(bytes: Uint8Array): Ranking {
  const end = bytes.indexOf(0x0a);
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")) as Header;
  const { names, bias, scale, sharp, gaps, kept, weights, after } = header;
  let at = end + 1;
  const next = (length: number): Uint8Array => {
    at += length;
    return bytes.slice(at - length, at);
  };
  const [steps, counts, intents, heavy] = [next(gaps), next(kept), next(weights), next(weights)];
  if (header.format !== "acts" || header.version !== 1 || header.buckets !== BUCKETS || at !== bytes.length)
    throw new Error("A file of data/intents is damaged or of another version: make it anew with `npm run train`.");
  const buckets = new Uint32Array(kept);
  let [bucket, i] = [0, 0];
  for (const gap of steps) {
    bucket += gap;
    if (gap < 255) buckets[i++] = bucket;
  }
  const from = new Uint32Array(kept + 1);
  for (const [one, count] of counts.entries()) from[one + 1] = from[one]! + count;
  return { names, bias, scale, sharp, buckets, from, intents, weights: new Int8Array(heavy), after };
}

const read = new Map<string, Ranking>();

/** What sentences are told apart by: what they do, what a thought asks, what kind of news they are. */
export type Told = "acts" | "thoughts" | "news";

/** The ranking of a language, that comes with the program. @throws the file system's error where it is gone */
export function rankingOf(language: string, by: Told = "acts"): Ranking {
  const name = `${language}.${by}.bin`;
  const bytes = (file: string) => readFileSync(packageFile(`data/intents/${file}`));
  const encode = by === "acts" ? meaningFor(language) : null;
  const known = read.get(name) ?? {
    ...unpackRanking(bytes(name)),
    kinds: kindsOf(language),
    meant: encode
      ? { net: unpackByMeaning(bytes(`${language}.meant.bin`)), encode, own: encoderFor(language) !== null }
      : undefined,
  };
  read.set(name, known);
  return known;
}
