/**
 * Short lines that are in earnest, known by heart (`data/intents/<tag>.bare.jsonl`, by hand): so few words that sums over them say little. A line
 * is one of them, or means nearly the same as one and not as any of the ordinary ones beside them.
 */
import { readFileSync } from "node:fs";
import type { LanguageTag } from "../../language/tags.ts";
import { linesOf, packageFile } from "../../package-files.ts";
import { nearnessFor } from "./gloss.ts";
import { normalised, wordsOf } from "./normalise.ts";
import type { Encode } from "./sentence-encoder.ts";
import { WIDE } from "./sentence-encoder-file.ts";

/** A short line, and whether it is said in earnest (`serious`) or ordinary. */
interface ShortLine {
  readonly text: string;
  readonly intent: string;
}

/** The short lines of a language, as they stand in its file. @throws the file system's error where it is gone */
export const shortLinesOf = linesOf<ShortLine>((tag) => `data/intents/${tag}.bare.jsonl`);

/** What only strengthens a short line or opens it. */
const STRENGTHENS = new Set([
  "so",
  "really",
  "very",
  "just",
  "honestly",
  "literally",
  "kinda",
  "and",
  "but",
  "well",
  "actually",
]);

/** A short line without what does not change it: "im so depressed" is "i am depressed". */
const bare = (text: string): string =>
  /\p{Script=Han}/u.test(text)
    ? text.replace(/[^\p{L}\p{N}]+/gu, "")
    : wordsOf(text)
        .filter((word) => /[\p{L}\p{N}]/u.test(word) && !STRENGTHENS.has(word))
        .join(" ");

/** Whatever is longer says enough to be told by its sums: words, or signs where there are no spaces. */
const LONGEST: Readonly<Record<LanguageTag, number>> = { en: 10, "zh-CN": 12 };
/** How near a line must be to one in earnest, and how much nearer than to any ordinary one, by the cosine of what they mean. */
const NEAR: Readonly<Record<LanguageTag, { readonly least: number; readonly nearer: number }>> = {
  en: { least: 0.75, nearer: 0.15 },
  "zh-CN": { least: 0.8, nearer: 0.1 },
};
/** What the largest number of a meaning is kept as. */
const MOST = 127;

/** The bytes that keep what short lines mean, in their order: an int8 a number, the largest of each line 127. */
export function packShortLines(lines: readonly ShortLine[], encode: Encode): Uint8Array {
  const bytes = new Int8Array(lines.length * WIDE);
  for (const [i, { text }] of lines.entries()) {
    const { whole } = encode(normalised(text));
    const most = whole.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    bytes.set(
      Array.from(whole, (value) => Math.round((value / most) * MOST)),
      i * WIDE,
    );
  }
  return new Uint8Array(bytes.buffer);
}

/** The short lines of a language that are known by heart. */
export interface ByHeart {
  /** Whether a normalised text is one that is in earnest. */
  readonly has: (text: string) => boolean;
  /** Whether it means nearly the same as one; never of what is not short. */
  readonly isNear: (text: string) => boolean;
}

/** Those of a language. @throws Error with what to do where its two files do not belong together; the file system's error where one is gone */
export function byHeartIn(tag: LanguageTag): ByHeart {
  const lines = shortLinesOf(tag);
  const encode = nearnessFor(tag);
  const bareOf = (is: boolean) =>
    lines.filter(({ intent }) => (intent === "serious") === is).map(({ text }) => bare(normalised(text)));
  const ordinary = new Set(bareOf(false));
  const known = new Set(bareOf(true).filter((one) => !ordinary.has(one)));
  const has = (text: string) => known.has(bare(text));
  if (!encode) return { has, isNear: () => false };
  const bytes = readFileSync(packageFile(`data/intents/${tag}.bare.bin`));
  const meanings = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  if (meanings.length !== lines.length * WIDE)
    throw new Error(`data/intents/${tag}.bare.bin is not of ${tag}.bare.jsonl: make it anew with \`npm run train\`.`);
  const lengths = lines.map((_, i) =>
    Math.sqrt(meanings.subarray(i * WIDE, (i + 1) * WIDE).reduce((sum, value) => sum + value * value, 0)),
  );
  const { least, nearer } = NEAR[tag];
  return {
    has,
    isNear: (text) => {
      if (!isShort(text, tag)) return false;
      const { whole } = encode(text);
      const most = { serious: -1, ordinary: -1 };
      for (const [i, { intent }] of lines.entries()) {
        let sum = 0;
        for (let at = 0; at < WIDE; at++) sum += meanings[i * WIDE + at]! * whole[at]!;
        const of = intent === "serious" ? "serious" : "ordinary";
        most[of] = Math.max(most[of], sum / lengths[i]!);
      }
      return most.serious >= least && most.serious - most.ordinary >= nearer;
    },
  };
}

/** Whether a normalised text is so short that it says little by its sums. */
export const isShort = (text: string, tag: LanguageTag): boolean => {
  const said = /\p{Script=Han}/u.test(text) ? [...text.replace(/[^\p{L}\p{N}]+/gu, "")] : wordsOf(text);
  return said.length > 1 && said.length <= LONGEST[tag];
};
