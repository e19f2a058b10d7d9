/**
 * How well memories fit what is asked, by their words (design section 5): BM25 over each memory and its neighbours in a scene, the scene
 * as a whole, and words that stand for those of the question. Embeddings alone are blind to names and numbers; words alone to an answer
 * that stands one line below the question it answers.
 *
 * The numbers were measured on talks between friends (`src/evaluation/recall/`); leaving any one out costs recall there.
 */
import type { MemoryStream } from "./stream.ts";
import { kinOf } from "./thesaurus.ts";
import { asks, asksWhen, stems, tellsTime } from "./words.ts";

/** BM25's saturation. Its other constant, for length, is 0: the longer line of a talk is the one that tells something. */
const K1 = 1.2;
/** What a word counts in the line next to it and the one beyond; and what more in the line that follows a question. */
const NEAR = 0.7;
const FAR = 0.25;
const ANSWER = 0.5;
/** What a word counts that only stands for one of the question. */
const KIN = 0.6;
/** Words in more than this share of all memories tell nothing by standing for another. */
const TOO_COMMON = 0.2;
/** The share of a scene's own score in that of its memories: a talk about the matter holds more of it. */
const SCENE = 0.5;
/** What is left of a line said by somebody else, when the question names one who speaks in these memories. */
const SOMEBODY_ELSE = 0.4;
/** What is left of a line that itself asks; what a line with a time in it counts when the question is for one. */
const ASKING = 0.6;
const TIMELY = 1.15;
/** How much a line of more words counts more. */
const LONG = 0.3;

/** What a memory's text shows at a glance, once and for all queries. */
export interface Kind {
  /** What the memory counts by its length, and for telling rather than asking. */
  readonly weight: number;
  readonly asks: boolean;
  readonly tellsTime: boolean;
}

/** The kind of a text of so many words. */
export const kindOf = (text: string, words: number): Kind => ({
  weight: (1 + LONG * Math.log(1 + words)) * (asks(text) ? ASKING : 1),
  asks: asks(text),
  tellsTime: tellsTime(text),
});

/** Counts of one term, by memory, and the memories counted; used again by the next term. */
let counts = new Float32Array(0);
let counted = new Int32Array(0);

/** The words looked for with what each counts: those of the text, and those that stand for them. */
function wanted(text: string): Map<string, number> {
  const weights = new Map(stems(text).map((word) => [word, 1]));
  for (const word of [...weights.keys()])
    for (const [kin, nearness] of kinOf(word)) {
      const weight = KIN * nearness;
      if (weight > (weights.get(kin) ?? 0)) weights.set(kin, weight);
    }
  return weights;
}

/** How well each memory's words fit a text, 0 and up, into `scores`. */
export function wordScores(stream: MemoryStream, text: string, scores: Float64Array): void {
  const n = stream.length;
  const { terms, before, after, sceneOf, asking } = stream.backing;
  scores.fill(0, 0, n);
  if (counts.length < n) {
    counts = new Float32Array(2 * n);
    counted = new Int32Array(2 * n);
  }
  let scenes = 0;
  for (let i = n - 1; i >= 0 && scenes === 0; i--) scenes = sceneOf[i]! + 1;
  const sceneScores = new Float64Array(scenes);
  const sceneCounts = new Float64Array(scenes);
  let touched = 0;
  const count = (i: number, by: number) => {
    if (counts[i] === 0) counted[touched++] = i;
    counts[i]! += by;
  };
  for (const [term, weight] of wanted(text)) {
    const posting = terms.get(term);
    if (!posting) continue;
    const found = countBelow(posting.docs, n);
    if (found === 0 || (weight < 1 && n > 100 && found > TOO_COMMON * n)) continue;
    touched = 0;
    for (let p = 0; p < found; p++) {
      const i = posting.docs[p]!;
      const times = posting.counts[p]!;
      count(i, times);
      if (sceneOf[i]! < 0) continue;
      sceneCounts[sceneOf[i]!]! += times;
      const next = after[i]!;
      if (next >= 0 && next < n) {
        count(next, (asking[i] ? NEAR + ANSWER : NEAR) * times);
        if (after[next]! >= 0 && after[next]! < n) count(after[next]!, FAR * times);
      }
      const last = before[i]!;
      if (last >= 0) {
        count(last, NEAR * times);
        if (before[last]! >= 0) count(before[last]!, FAR * times);
      }
    }
    const idf = weight * Math.log(1 + (n - found + 0.5) / (found + 0.5));
    for (let j = 0; j < touched; j++) {
      const i = counted[j]!;
      scores[i]! += (idf * counts[i]! * (K1 + 1)) / (counts[i]! + K1);
      counts[i] = 0;
    }
    let holding = 0;
    for (let s = 0; s < scenes; s++) if (sceneCounts[s]! > 0) holding++;
    if (holding === 0) continue;
    const sceneIdf = weight * Math.log(1 + (scenes - holding + 0.5) / (holding + 0.5));
    for (let s = 0; s < scenes; s++) {
      const times = sceneCounts[s]!;
      if (times === 0) continue;
      sceneScores[s]! += (sceneIdf * times * (K1 + 1)) / (times + K1);
      sceneCounts[s] = 0;
    }
  }
  for (let i = 0; i < n; i++) if (sceneOf[i]! >= 0) scores[i]! += SCENE * sceneScores[sceneOf[i]!]!;
}

/** Weighs relevance, 0 and up, by what kind of line each memory is: who said it, whether it tells or asks, and of a time if one is asked for. */
export function weighLines(stream: MemoryStream, text: string, relevance: Float64Array): void {
  const n = stream.length;
  const { memories, terms, after, sceneOf, weights, timely, bySpeaker } = stream.backing;
  for (let i = 0; i < n; i++) relevance[i]! *= weights[i]!;
  if (asksWhen(text)) for (let p = 0; p < timely.length && timely[p]! < n; p++) relevance[timely[p]!]! *= TIMELY;
  const asked = new Set(stems(text));
  const named = new Set([...bySpeaker.keys()].filter((speaker) => stems(speaker).some((word) => asked.has(word))));
  if (named.size === 0 || named.size === bySpeaker.size) return;
  // Who speaks of somebody absent counts as much, and so do the next lines, where they are "he" or "she". Said to their face it is an address.
  const withThem = new Set([...named].flatMap((speaker) => bySpeaker.get(speaker)!.map((i) => sceneOf[i]!)));
  const speaksOf = new Set<number>();
  for (const word of new Set([...named].flatMap(stems)))
    for (const i of asked.has(word) ? (terms.get(word)?.docs ?? []) : []) {
      const { speaker } = memories[i]!;
      if (i >= n || speaker === null || withThem.has(sceneOf[i]!)) continue;
      for (let line = i, step = 0; step < 3 && line >= 0 && line < n; line = after[line]!, step++) speaksOf.add(line);
    }
  for (const [speaker, lines] of bySpeaker) {
    if (named.has(speaker)) continue;
    for (let p = 0; p < lines.length && lines[p]! < n; p++)
      if (!speaksOf.has(lines[p]!)) relevance[lines[p]!]! *= SOMEBODY_ELSE;
  }
}

/** How many of the ascending numbers are below `limit`. */
export function countBelow(numbers: readonly number[], limit: number): number {
  if ((numbers.at(-1) ?? -1) < limit) return numbers.length;
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
