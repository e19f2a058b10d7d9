/**
 * What turns could hold, so that forgetting need not read them all. The last turn of so many keeps the hashes of every word in them, each with
 * the turns it is in: they say for sure that a trace is not in a turn, or that it may be. Where none are kept (turns of before, or lived across
 * a restart) they may hold anything; whoever reads them all keeps them.
 */
import { deflateSync, inflateSync } from "node:zlib";
import { isUnspaced } from "../../mind/memory/words.ts";
import type { Traces } from "./traces.ts";

/** Hashes are kept of so many turns together: those up to a number that this divides. */
export const TURNS = 64;
/** The last turn of those that a turn is kept with. */
export const endOfRow = (turn: number): number => Math.ceil(turn / TURNS) * TURNS;
/** Which of them hold a word is told by the bits of so many numbers. */
const BITS = 32;
const NUMBERS = TURNS / BITS;
const ALL = 0xffffffff;
/** Longer texts are found by their words alone. */
const LONGEST = 80;
/** The kept form begins with this where it tells the turns; one of before is the hashes alone. */
const BY_TURN = "z:";

/** The words of a spaced text, as whoever holds it holds them too. */
const spacedWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !isUnspaced(word))
    // How this one is written in lower case depends on what stands after it.
    .map((word) => word.replaceAll("ς", "σ"));

/** The characters of a script that knows no spaces, and pairs of them. */
function signs(text: string): readonly string[] {
  const found: string[] = [];
  if (!isUnspaced(text)) return found;
  for (let i = 0; i < text.length; i++) {
    if (!isUnspaced(text.charAt(i))) continue;
    found.push(text.charAt(i));
    if (isUnspaced(text.charAt(i + 1))) found.push(text.slice(i, i + 2));
  }
  return found;
}

const asWhole = (text: string): string => `=${text}`;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const hashesIn = (text: string): readonly number[] =>
  [...(text.length <= LONGEST ? [asWhole(text)] : []), ...spacedWords(text), ...signs(text)].map(hashOf);

/** Which of the numbers, and which bit of it, stands for a turn. */
const numberOf = (turn: number): number => Math.floor(((turn - 1) % TURNS) / BITS);
const bitOf = (turn: number): number => 1 << ((turn - 1) % BITS);

/** Which turns of a row something is in, as bits. */
type Bits = number[];
const noBits = (): Bits => Array.from({ length: NUMBERS }, () => 0);
const mark = (bits: Bits, turn: number): void => {
  bits[numberOf(turn)]! |= bitOf(turn);
};

/** Gathers what a row of turns holds. */
export class TurnWords {
  /** By hash, where it was kept before. */
  readonly #hashes = new Map<number, Bits>();
  /** Texts taken: most come again and again. */
  readonly #texts = new Map<string, { readonly hashes: readonly number[]; readonly bits: Bits }>();

  /** Takes in every text of a turn, its keys included, however deep. */
  add(turn: number, value: unknown): void {
    if (typeof value === "string") this.#text(turn, value);
    else if (Array.isArray(value)) for (const one of value) this.add(turn, one);
    else if (value !== null && typeof value === "object")
      for (const [key, one] of Object.entries(value)) {
        this.#text(turn, key);
        this.add(turn, one);
      }
  }

  #text(turn: number, text: string): void {
    let known = this.#texts.get(text);
    if (!known) {
      known = { hashes: hashesIn(text), bits: noBits() };
      this.#texts.set(text, known);
    }
    mark(known.bits, turn);
  }

  /** The hashes and their turns, as text. */
  kept(): string {
    const all = new Map([...this.#hashes].map(([hash, bits]) => [hash, [...bits]]));
    for (const { hashes, bits } of this.#texts.values())
      for (const hash of hashes) {
        const before = all.get(hash);
        if (!before) all.set(hash, [...bits]);
        else for (let i = 0; i < NUMBERS; i++) before[i]! |= bits[i]!;
      }
    const size = all.size;
    const numbers = new Uint32Array(size * (1 + NUMBERS));
    numbers.set([...all.keys()]);
    numbers.subarray(0, size).sort();
    for (let at = 0; at < size; at++)
      for (const [i, bits] of all.get(numbers[at]!)!.entries()) numbers[(1 + i) * size + at] = bits;
    return BY_TURN + deflateSync(Buffer.from(numbers.buffer), { level: 1 }).toString("base64");
  }

  /** What was kept, without these turns; null where it does not tell of each turn what it holds. */
  static of(kept: string, without: readonly number[]): TurnWords | null {
    if (!kept.startsWith(BY_TURN)) return null;
    const { hashes, bits } = read(kept);
    const gone = noBits();
    for (const turn of without) mark(gone, turn);
    const words = new TurnWords();
    for (const [at, hash] of hashes.entries()) {
      const left = bits.map((numbers, i) => numbers[at]! & ~gone[i]!);
      if (left.some((turns) => turns !== 0)) words.#hashes.set(hash, left);
    }
    return words;
  }
}

/** The hashes of what was kept, ascending, and beside them the bits of the turns they are in; in those of before in any. */
function read(kept: string): { readonly hashes: Uint32Array; readonly bits: readonly Uint32Array[] } {
  const byTurn = kept.startsWith(BY_TURN);
  const bytes = byTurn ? inflateSync(Buffer.from(kept.slice(BY_TURN.length), "base64")) : Buffer.from(kept, "base64");
  const numbers = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const length = byTurn ? numbers.length / (1 + NUMBERS) : numbers.length;
  const part = (i: number) => numbers.subarray(i * length, (i + 1) * length);
  const bits = Array.from({ length: NUMBERS }, (_, i) => (byTurn ? part(1 + i) : new Uint32Array(length).fill(ALL)));
  return { hashes: part(0), bits };
}

/** What is looked for in kept hashes: one of these, each with all of its hashes. */
export type Sought = readonly (readonly number[])[];

/** The hashes of traces, as `searchFor` looks for these. */
export function soughtOf({ visitor, ids, names, words }: Traces): Sought {
  // A name or word that knows no spaces is found anywhere in a text, also where another word begins or ends with a part of it.
  const inWords = (text: string) => (isUnspaced(text) ? signs(text) : spacedWords(text)).map(hashOf);
  return [
    ...ids.map((id) => (id.length <= LONGEST ? [hashOf(asWhole(id))] : inWords(id))),
    ...[...(visitor === null ? [] : [visitor]), ...names, ...words].map(inWords),
  ];
}

/** Which turns of a row, of which these hashes are kept, may hold what is sought. */
export function mayHold(kept: string, sought: Sought): (turn: number) => boolean {
  const { hashes, bits } = read(kept);
  const found = bits.map((numbers) => {
    let any = 0;
    for (const all of sought) any |= all.reduce((turns, hash) => turns & (numbers[indexIn(hashes, hash)] ?? 0), ALL);
    return any;
  });
  return (turn) => (found[numberOf(turn)]! & bitOf(turn)) !== 0;
}

/** Where a number stands among others in ascending order; -1 where it does not. */
function indexIn(numbers: Uint32Array, wanted: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === wanted ? low : -1;
}
