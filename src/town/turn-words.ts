/**
 * What turns could hold, so that forgetting need not read them all. The last turn of so many keeps the hashes of every word in them: they say
 * for sure that a trace is in none of them, or that it may be. Where none are kept (turns of before, or lived across a restart) they may hold
 * anything; whoever reads them all keeps them.
 */
import { isUnspaced } from "../mind/words.ts";
import type { Traces } from "./traces.ts";

/** Hashes are kept of so many turns together: those up to a number that this divides. */
export const TURNS = 64;
/** Longer texts are found by their words alone. */
const LONGEST = 80;

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
    for (const word of [...spacedWords(text), ...signs(text)]) this.#hashes.add(hashOf(word));
  }

  /** The hashes, as text. */
  kept(): string {
    return Buffer.from(Uint32Array.from(this.#hashes).sort().buffer).toString("base64");
  }
}

/** Whether turns of which these hashes are kept may hold one of these traces, as `searchFor` looks for them. */
export function mayHold(kept: string, { visitor, ids, names, words }: Traces): boolean {
  const bytes = Buffer.from(kept, "base64");
  const hashes = new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4)));
  const has = (key: string) => hashes.has(hashOf(key));
  // A name or word that knows no spaces is found anywhere in a text, also where another word begins or ends with a part of it.
  const hasWords = (text: string) => (isUnspaced(text) ? signs(text) : spacedWords(text)).every(has);
  return (
    ids.some((id) => (id.length <= LONGEST ? has(asWhole(id)) : hasWords(id))) ||
    [...(visitor === null ? [] : [visitor]), ...names, ...words].some(hasWords)
  );
}
