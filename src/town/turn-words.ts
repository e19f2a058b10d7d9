/**
 * What turns could hold, so that forgetting need not read them all. The last turn of so many keeps a filter of every text in them: it says
 * for sure that a trace is in none of them, or that it may be. Turns without a filter (of towns of before, or lived across a restart) may hold
 * anything.
 */
import { isUnspaced } from "../mind/words.ts";
import type { Traces } from "./traces.ts";

/** A filter is of so many turns: those up to a number that this divides. */
export const TURNS = 64;
/** Longer texts are found by their words alone. */
const LONGEST = 80;
/** Bits in a filter for each text of it, and how many of them are its own. */
const BITS = 12;
const MARKS = 4;

/** The words and, where a script knows no spaces, the characters and pairs of them: whoever holds a text holds these. */
function wordsOf(text: string): readonly string[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !isUnspaced(word));
  // How this one is written in lower case depends on what stands after it.
  const parts = words.map((word) => word.replaceAll("ς", "σ"));
  if (!isUnspaced(text)) return parts;
  for (let i = 0; i < text.length; i++) {
    if (!isUnspaced(text.charAt(i))) continue;
    parts.push(text.charAt(i));
    if (isUnspaced(text.charAt(i + 1))) parts.push(text.slice(i, i + 2));
  }
  return parts;
}

const asWhole = (text: string): string => `=${text}`;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The bits of a hash in a filter of so many. */
function marksOf(hash: number, bits: number): number[] {
  const step = (Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) | 1) >>> 0;
  return Array.from({ length: MARKS }, (_, i) => (hash + i * step) % bits);
}

/** Gathers what a row of turns holds. */
export class TurnWords {
  readonly #hashes = new Set<number>();
  /** Texts taken already: most come again and again. */
  readonly #seen = new Set<string>();

  /** Takes in every text of a turn, its keys included, however deep. */
  add(value: unknown): void {
    if (typeof value === "string") this.#text(value);
    else if (Array.isArray(value)) for (const one of value) this.add(one);
    else if (value !== null && typeof value === "object")
      for (const [key, one] of Object.entries(value)) {
        this.#text(key);
        this.add(one);
      }
  }

  #text(text: string): void {
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    if (text.length <= LONGEST) this.#hashes.add(hashOf(asWhole(text)));
    for (const word of wordsOf(text)) this.#hashes.add(hashOf(word));
  }

  /** The filter, as text. */
  filter(): string {
    const bytes = new Uint8Array(Math.ceil((this.#hashes.size * BITS) / 8) + 1);
    for (const hash of this.#hashes)
      for (const bit of marksOf(hash, bytes.length * 8)) bytes[bit >> 3]! |= 1 << (bit & 7);
    return Buffer.from(bytes).toString("base64");
  }
}

/** Whether the turns of a filter may hold one of these traces, as `searchFor` looks for them. */
export function mayHold(filter: string, { visitor, ids, names, words }: Traces): boolean {
  const bytes = Buffer.from(filter, "base64");
  const has = (key: string) =>
    marksOf(hashOf(key), bytes.length * 8).every((bit) => (bytes[bit >> 3]! & (1 << (bit & 7))) !== 0);
  const hasWords = (text: string) => wordsOf(text).every(has);
  return (
    ids.some((id) => (id.length <= LONGEST ? has(asWhole(id)) : hasWords(id))) ||
    [...(visitor === null ? [] : [visitor]), ...names, ...words].some(hasWords)
  );
}
