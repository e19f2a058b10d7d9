/**
 * How well memories fit what is asked, by their words (design section 5): BM25 over each memory and its neighbours in a scene, the scene
 * as a whole, and words that stand for those of the question. Embeddings alone are blind to names and numbers; words alone to an answer
 * that stands one line below the question it answers.
 *
 * The numbers were measured on talks between friends (`src/evaluation/recall/`); leaving any one out costs recall there.
 */

import { weightOf } from "./english.ts";
import { countBelow, type MemoryStream } from "./stream.ts";
import { kinOf } from "./thesaurus.ts";
import { asksWhen, stems } from "./words.ts";

/** BM25's saturation. Its other constant, for length, is 0: the longer line of a talk is the one that tells something. */
const K1 = 1.2;
/** What a word counts in the lines next to it, and what more in the one that follows a question. */
const NEAR = 0.6;
const ANSWER = 0.7;
/** What it counts in the second line before it; in the second after it; and what more if that line says "she" or "it". */
const AHEAD = 0.1;
const FAR = 0.25;
const POINTING = 0.5;
/** What a word counts that only stands for one of the question. */
const KIN = 0.6;
/** A word of the question and those that stand for it say one thing: the best found counts in full, the rest by this. */
const AGAIN = 0.35;
/** Words in more than this share of all memories tell nothing by standing for another. */
const TOO_COMMON = 0.1;
/** The share of a scene's own score in that of its memories: a talk about the matter holds more of it. */
const SCENE = 0.5;
/** What is left of a line said by somebody else, when the question names one who speaks in these memories. */
const SOMEBODY_ELSE = 0.4;
/** What a line with a time in it counts when the question is for one. */
const TIMELY = 1.3;

/** The words looked for: for each of the text those that stand for it and itself, with what each counts. No word stands for two. */
function wanted(text: string): (readonly [word: string, weight: number])[][] {
  const words = [...new Set(stems(text))];
  const best = new Map(words.map((word) => [word, { word, weight: 1 }]));
  for (const word of words)
    for (const [kin, nearness] of kinOf(word)) {
      const weight = KIN * nearness;
      if (weight > (best.get(kin)?.weight ?? 0)) best.set(kin, { word, weight });
    }
  const families = new Map<string, [string, number][]>(words.map((word) => [word, []]));
  for (const [kin, { word, weight }] of best) families.get(word)!.push([kin, weight]);
  return [...families.values()];
}

/** BM25 over lines or over scenes, a word at a time: counts of the word first, then what they are worth. */
class Tally {
  #counts = new Float64Array(0);
  #best = new Float64Array(0);
  #sum = new Float64Array(0);
  /** Those that hold the word, and those that hold it or another that says the same. */
  #holding = new Int32Array(0);
  #found = new Int32Array(0);
  holding = 0;
  #founds = 0;

  /** Makes room for numbers below `size`. */
  open(size: number): void {
    if (this.#counts.length >= size) return;
    this.#counts = new Float64Array(2 * size);
    this.#best = new Float64Array(2 * size);
    this.#sum = new Float64Array(2 * size);
    this.#holding = new Int32Array(2 * size);
    this.#found = new Int32Array(2 * size);
  }

  /** Counts the word in one, `by` times. */
  count(one: number, by: number): void {
    if (this.#counts[one] === 0) this.#holding[this.holding++] = one;
    this.#counts[one]! += by;
  }

  /** Ends a word: it was counted wherever it is, and is worth so much. */
  endWord(worth: number): void {
    for (let h = 0; h < this.holding; h++) {
      const one = this.#holding[h]!;
      const count = this.#counts[one]!;
      const score = (worth * count * (K1 + 1)) / (count + K1);
      if (this.#sum[one] === 0) this.#found[this.#founds++] = one;
      this.#sum[one]! += score;
      if (score > this.#best[one]!) this.#best[one] = score;
      this.#counts[one] = 0;
    }
    this.holding = 0;
  }

  /** Ends words that say the same, and adds what they are worth together to the scores. */
  endFamily(scores: Float64Array): void {
    for (let f = 0; f < this.#founds; f++) {
      const one = this.#found[f]!;
      scores[one]! += this.#best[one]! + AGAIN * (this.#sum[one]! - this.#best[one]!);
      this.#sum[one] = 0;
      this.#best[one] = 0;
    }
    this.#founds = 0;
  }
}

/** Used again by the next question, which never begins before this one ends. */
const lines = new Tally();
const scenes = new Tally();

/** How rare a word is that so many of all hold. */
const rarity = (all: number, holding: number): number => Math.log(1 + (all - holding + 0.5) / (holding + 0.5));

/** How well each memory's words fit a text, 0 and up, into `scores`. */
export function wordScores(stream: MemoryStream, text: string, scores: Float64Array): void {
  const n = stream.length;
  const { terms, sceneOf } = stream.backing;
  scores.fill(0, 0, n);
  let sceneCount = 0;
  for (let i = n - 1; i >= 0 && sceneCount === 0; i--) sceneCount = sceneOf[i]! + 1;
  const sceneScores = new Float64Array(sceneCount);
  lines.open(n);
  scenes.open(sceneCount);
  for (const family of wanted(text)) {
    for (const [term, weight] of family) {
      const posting = terms.get(term);
      if (!posting) continue;
      const found = countBelow(posting.docs, n);
      if (found === 0 || (weight < 1 && n > 100 && found > TOO_COMMON * n)) continue;
      for (let p = 0; p < found; p++) {
        const i = posting.docs[p]!;
        const times = posting.counts[p]!;
        lines.count(i, times);
        if (sceneOf[i]! < 0) continue;
        scenes.count(sceneOf[i]!, times);
        countNextTo(stream, i, times);
      }
      lines.endWord(weight * weightOf(term) * rarity(n, found));
      scenes.endWord(weight * rarity(sceneCount, scenes.holding));
    }
    lines.endFamily(scores);
    scenes.endFamily(sceneScores);
  }
  for (let i = 0; i < n; i++) if (sceneOf[i]! >= 0) scores[i]! += SCENE * sceneScores[sceneOf[i]!]!;
}

/** Counts a word that one line of a scene holds in the lines next to it. */
function countNextTo({ backing, length }: MemoryStream, i: number, times: number): void {
  const { before, after, asking, pointing } = backing;
  const next = after[i]!;
  if (next >= 0 && next < length) {
    lines.count(next, (asking[i] ? NEAR + ANSWER : NEAR) * times);
    const second = after[next]!;
    if (second >= 0 && second < length) lines.count(second, (pointing[second] ? FAR + POINTING : FAR) * times);
  }
  const last = before[i]!;
  if (last < 0) return;
  lines.count(last, NEAR * times);
  if (before[last]! >= 0) lines.count(before[last]!, AHEAD * times);
}

/** Weighs relevance, 0 and up, by what kind of line each memory is: who said it, whether it tells or asks, and of a time if one is asked for. */
export function weighLines(stream: MemoryStream, text: string, relevance: Float64Array): void {
  const n = stream.length;
  const { weights, timely, bySpeaker } = stream.backing;
  for (let i = 0; i < n; i++) relevance[i]! *= weights[i]!;
  if (asksWhen(text)) for (let p = 0; p < timely.length && timely[p]! < n; p++) relevance[timely[p]!]! *= TIMELY;
  const asked = new Set(stems(text));
  const named = new Set([...bySpeaker.keys()].filter((speaker) => stems(speaker).some((word) => asked.has(word))));
  if (named.size === 0 || named.size === bySpeaker.size) return;
  const speaksOf = linesAbout(stream, named, asked);
  for (const [speaker, lines] of bySpeaker) {
    if (named.has(speaker)) continue;
    for (let p = 0; p < lines.length && lines[p]! < n; p++)
      if (speaksOf[lines[p]!] === 0) relevance[lines[p]!]! *= SOMEBODY_ELSE;
  }
}

/**
 * Which lines speak of those who are named: who speaks of somebody absent, and the next lines, where they are "he" or "she". Said to their
 * face it is an address.
 */
function linesAbout(stream: MemoryStream, named: ReadonlySet<string>, asked: ReadonlySet<string>): Uint8Array {
  const n = stream.length;
  const { memories, terms, after, sceneOf, bySpeaker } = stream.backing;
  const withThem = new Uint8Array(n + 1);
  for (const speaker of named)
    for (const i of bySpeaker.get(speaker)!) {
      if (i >= n) break;
      withThem[sceneOf[i]! + 1] = 1;
    }
  const speaksOf = new Uint8Array(n);
  for (const word of new Set([...named].flatMap(stems)))
    for (const i of asked.has(word) ? (terms.get(word)?.docs ?? []) : []) {
      if (i >= n) break;
      if (memories[i]!.speaker === null || withThem[sceneOf[i]! + 1] === 1) continue;
      for (let line = i, step = 0; step < 3 && line >= 0 && line < n; line = after[line]!, step++) speaksOf[line] = 1;
    }
  return speaksOf;
}
