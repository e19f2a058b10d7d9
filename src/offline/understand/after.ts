/**
 * What was said before a clause, as far as it bears on what the clause does: "at six" after "when shall we come?" answers. How likely each intent
 * is there is learnt from lines that were written in scenes, which also say how often people do what.
 */

import { formOf, wordsIn } from "./act-of.ts";
import { type After, afters } from "./rank.ts";
import { sentencesOf } from "./sentences.ts";
import type { Doings } from "./words.ts";

/** What a clause comes after that answers a line, or that nobody spoke before. */
export function afterOf(line: string | null, { isQuestion, plain, forms }: Doings): After {
  if (line === null) return "nothing";
  const last = sentencesOf(line).at(-1) ?? line;
  if (!isQuestion(last)) return "words";
  return formOf(wordsIn(plain(last)), forms) === "whether" ? "whether" : "open";
}

/** A clause that was written in a scene. */
export interface InScene {
  readonly intent: string;
  readonly after: After;
}

/** How much of what scenes say of all clauses and of those after something is believed, and how many more clauses as before they must outweigh. */
const [OFTEN, THERE] = [0.5, 1];
const [DOUBT, DOUBT_THERE] = [200, 60];
/** By how much a sum rises or falls at most: other scenes have what these had not, and before the first line of all there was none. */
const MOST: Readonly<Record<After, number>> = { nothing: 0.6, whether: 1.5, open: 1.5, words: 1.5, further: 1.5 };

/** By how much sums rise and fall for each of `names`, as often as those were learnt from, after each of what may be before. */
export function learntAfter(
  told: readonly { readonly intent: string }[],
  scenes: readonly InScene[],
  names: readonly string[],
): Readonly<Record<After, readonly number[]>> {
  const counted = (some: readonly { readonly intent: string }[]) =>
    names.map((name) => some.filter(({ intent }) => intent === name).length);
  const share = (counts: readonly number[], doubt: number, before: readonly number[]) => {
    const all = counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count, i) => (count + doubt * before[i]!) / (all + doubt));
  };
  const learnt = counted(told).map((count) => count / told.length);
  const often = share(counted(scenes), DOUBT, learnt);
  const rises = (after: After) => {
    const there = share(counted(scenes.filter((one) => one.after === after)), DOUBT_THERE, often);
    return names.map((_, i) => {
      const rise = OFTEN * Math.log(often[i]! / learnt[i]!) + THERE * Math.log(there[i]! / often[i]!);
      return rounded(Math.max(-MOST[after], Math.min(MOST[after], rise)));
    });
  };
  return Object.fromEntries(afters.map((after) => [after, rises(after)])) as Record<After, number[]>;
}

/** Few digits, that are the same on every machine. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
