/** What is known of English words at large, from `data/english-words.json`: how common each is, and which others WordNet puts near it. */
import words from "../../../data/english-words.json" with { type: "json" };
import { stems } from "./words.ts";

/** So many of the commonest stems tell less than others, the commonest of all least. */
const COMMON = 2000;
/** What the commonest word counts. */
const COMMONEST = 0.7;

interface Known {
  readonly rank: ReadonlyMap<string, number>;
  /** The relatives of words with the same stem, as the file has them. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** Words as they are written. */
  readonly written: ReadonlySet<string>;
}

function readWords(): Known {
  const rank = new Map<string, number>();
  for (const stem of stems(words.common)) if (rank.size < COMMON && !rank.has(stem)) rank.set(stem, rank.size);
  const lines = new Map<string, string[]>();
  for (const line of words.related) {
    const colon = line.indexOf(":");
    for (const stem of stems(line.slice(0, colon))) {
      const known = lines.get(stem);
      const relatives = line.slice(colon + 1);
      if (known) known.push(relatives);
      else lines.set(stem, [relatives]);
    }
  }
  const written = new Set([words.common, ...words.related].flatMap((line) => line.split(/[^a-z']+/)));
  return { rank, lines, written };
}

/** Read with the first word that is asked for: many a program asks for none. */
let all: Known | null = null;
const known = (): Known => {
  all ??= readWords();
  return all;
};

/** How much a stem tells by being looked for, from .7 to 1: "person" less than "goat", however seldom somebody says either. */
export const weightOf = (stem: string): number =>
  COMMONEST + (1 - COMMONEST) * ((known().rank.get(stem) ?? COMMON) / COMMON);

/** The stems of the words near a stem's. */
export const relativesOf = (stem: string): readonly string[] => (known().lines.get(stem) ?? []).flatMap(stems);

/** Whether it is a word, in small letters, as far as is known here: common, or near one that is. */
export const knownWord = (word: string): boolean => {
  const { rank, lines, written } = known();
  return written.has(word) || stems(word).some((stem) => lines.has(stem) || rank.has(stem));
};
