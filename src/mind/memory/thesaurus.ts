/**
 * Words of daily life that stand for one another, for ranking by words: who is asked about "pets" remembers the dog. A question names
 * things by other words than those who lived them, most often by a wider one.
 *
 * The families in `families/` are made by hand for this town; each line is one. Before a colon stand the wider words, which call up all
 * that follow; without a colon all call up one another. Beside them stand the relatives that WordNet gives a word, which are worth less.
 */
import { relativesOf } from "./english.ts";
import { leisure } from "./families/leisure.ts";
import { people } from "./families/people.ts";
import { world } from "./families/world.ts";
import { stems } from "./words.ts";

/** What a wider word counts for one of its narrower ones; the other way round and among equals it is 1. */
const WIDER = 0.6;
/** What a relative counts that only WordNet knows. */
const RELATIVE = 0.25;

function familiesByWord(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const table = new Map<string, Map<string, number>>();
  const put = (word: string, other: string, nearness: number) => {
    if (word === other) return;
    const own = table.get(word) ?? new Map<string, number>();
    table.set(word, own.set(other, Math.max(nearness, own.get(other) ?? 0)));
  };
  for (const line of [people, leisure, world].flatMap((part) => part.trim().split("\n"))) {
    const [head = "", tail = ""] = line.includes(":") ? line.split(":") : ["", line];
    const [wide, narrow] = [stems(head), stems(tail)];
    const equal = wide.length > 0 ? wide : narrow;
    for (const word of equal) for (const other of equal) put(word, other, 1);
    for (const word of wide)
      for (const other of narrow) {
        put(word, other, 1);
        put(other, word, WIDER);
      }
  }
  return table;
}
/** Made with the first word that is looked for: many a program looks for none. */
let families: ReturnType<typeof familiesByWord> | null = null;

/** What was asked for so far; words without kin are not kept, so that it stays as small as the language. */
const known = new Map<string, ReadonlyMap<string, number>>();
const none: ReadonlyMap<string, number> = new Map();

/** Stems that may stand for a stem, with how near they are, above 0 to 1. */
export function kinOf(word: string): ReadonlyMap<string, number> {
  const before = known.get(word);
  if (before) return before;
  const near = new Map<string, number>(relativesOf(word).map((other) => [other, RELATIVE]));
  families ??= familiesByWord();
  for (const [other, nearness] of families.get(word) ?? []) near.set(other, nearness);
  near.delete(word);
  if (near.size === 0) return none;
  known.set(word, near);
  return near;
}
