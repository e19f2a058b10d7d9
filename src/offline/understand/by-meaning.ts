/**
 * Which intents a sentence may have by what it means, beside its words (`rank.ts`): a net of one layer of units over a sentence encoder's
 * numbers, where a language has an encoder. `learn-by-meaning.ts` makes it.
 */
import type { Encode, Encoded } from "./sentence-encoder.ts";
import { WIDE } from "./sentence-encoder-file.ts";

/** How many numbers a net looks at. */
export const SEEN = 2 * WIDE;

/** Units that take what is above nothing, and what each says for each intent. */
export interface ByMeaning {
  readonly names: readonly string[];
  /** Of each unit the weights of all numbers: `inner[unit * SEEN + number] * scale`. */
  readonly inner: Int8Array;
  readonly scale: number;
  readonly least: readonly number[];
  /** Of each intent the weights of all units: `outer[intent * units + unit] * outerScale`. */
  readonly outer: Int8Array;
  readonly outerScale: number;
  readonly bias: readonly number[];
  /** By how much sums of words and these, added, are stretched so that chances come true as often as they say. */
  readonly sharp: number;
}

/** What stands in for a name that the town knows, so that every sentence has a whole meaning: its gap in an example, its sign in a text. */
const SOME: readonly (readonly [gap: RegExp, some: string])[] = [
  [/\{person2?\}|ʘ/gu, " Anna "],
  [/\{place\}|ǂ/gu, " the library "],
  [/\{event\}|ǁ/gu, " the party "],
  [/\{thing\}|ǀ/gu, " the lamp "],
];

/** What a sentence means, whatever the names in it. */
export const meaningOf = (text: string, encode: Encode): Encoded =>
  encode(SOME.reduce((whole, [gap, some]) => whole.replace(gap, some), text));

/** What a net says of a meaning, for each intent in the order of its names. */
export function sumsOf(net: ByMeaning, { whole, pieces }: Encoded): Float64Array {
  const { inner, scale, least, outer, outerScale, bias } = net;
  const wide = whole.length;
  const lit = least.map((from, unit) => {
    let sum = 0;
    for (let i = 0, at = 2 * unit * wide; i < wide; i++, at++)
      sum += inner[at]! * whole[i]! + inner[at + wide]! * pieces[i]!;
    return Math.max(0, sum * scale + from);
  });
  return Float64Array.from(bias, (from, intent) => {
    let sum = 0;
    for (let unit = 0, at = intent * lit.length; unit < lit.length; unit++, at++) sum += outer[at]! * lit[unit]!;
    return sum * outerScale + from;
  });
}

interface Header extends Omit<ByMeaning, "inner" | "outer"> {
  readonly format: "by-meaning";
  readonly version: 1;
}

/** The bytes of a net: a line of JSON, and its weights. */
export function packByMeaning({ inner, outer, ...rest }: ByMeaning): Uint8Array {
  const header: Header = { format: "by-meaning", version: 1, ...rest };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`, "utf8"),
    Buffer.from(inner.buffer),
    Buffer.from(outer.buffer),
  ]);
}

/** The net of such bytes. @throws Error with what to do when they are not of this form */
export function unpackByMeaning(bytes: Uint8Array): ByMeaning {
  const end = bytes.indexOf(0x0a);
  const { format, version, ...rest } = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")) as Header;
  const weights = Int8Array.from(bytes.subarray(end + 1), (byte) => (byte << 24) >> 24);
  const [units, intents] = [rest.least.length, rest.names.length];
  if (format !== "by-meaning" || version !== 1 || weights.length !== units * (SEEN + intents))
    throw new Error("A file of data/intents is damaged or of another version: make it anew with `npm run train`.");
  return { ...rest, inner: weights.subarray(0, units * SEEN), outer: weights.subarray(units * SEEN) };
}
