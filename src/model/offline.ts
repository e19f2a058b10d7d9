/**
 * The model of a town without a provider: it answers nothing (the mind's stand-ins are the whole offline mind) and embeds
 * by word vectors, so that memories are still found by what they are about (design section 6).
 */
import { type Embedded, type Model, noUsage } from "./model.ts";
import type { WordVectors } from "./word-vectors.ts";

/** The `a` of smooth inverse frequency (Arora et al. 2017): a word this frequent counts half. */
const HALF_WEIGHT_FREQUENCY = 0.001;

/** Zipf's law for English: the word of rank r, counted from 1, makes up about a tenth of 1/r of all text. */
const ZIPF = 0.1;

/** Kept with each vector, so that towns embedded by an earlier way of making them embed their memories again. */
const WAY = "less-common";

/** Words to try for an ending that is not in the list: "hammers" is known by "hammer", "baking" by "bake". */
const ENDINGS: readonly (readonly [ending: RegExp, stems: readonly string[]])[] = [
  [/ies$/, ["y", "ie"]],
  [/es$/, ["e", ""]],
  [/s$/, [""]],
  [/([^aeiou])\1ing$/, ["$1", "$1$1"]],
  [/ing$/, ["e", ""]],
  [/ied$/, ["y"]],
  [/([^aeiou])\1ed$/, ["$1", "$1$1"]],
  [/ed$/, ["e", ""]],
];

/** And the forms a stem may be listed by: "decorate" is known by "decorated", "jog" by "jogging". */
const FORMS: readonly (readonly [end: RegExp, form: string])[] = [
  [/e$/, "ed"],
  [/e$/, "ing"],
  [/$/, "ed"],
  [/$/, "ing"],
  [/$/, "s"],
  [/y$/, "ies"],
  [/y$/, "ied"],
  [/([^aeiou])$/, "$1$1ing"],
  [/([^aeiou])$/, "$1$1ed"],
];

const SHORTEST_STEM = 3;

/** The local embedding, without a provider. */
export type EmbedLocally = (texts: readonly string[]) => Embedded;

/** The model without a provider. Deterministic; every question is answered with the reason "offline". */
export function offlineModel(vectors: WordVectors): Model {
  return {
    name: "offline",
    ask: async () => ({
      ok: false,
      error: { reason: "offline", message: "no model provider is configured" },
      usage: noUsage,
    }),
    embed: async (_town, texts) => embedByWords(vectors, texts),
  };
}

/** Embeds texts by the words they hold, without a provider: also what an online town falls back to. */
export function embedByWords(vectors: WordVectors, texts: readonly string[]): Embedded {
  return {
    model: vectors.rank.size > 0 ? `${vectors.name}-${WAY}` : vectors.name,
    vectors: texts.map((text) => embedText(vectors, text)),
    usage: noUsage,
  };
}

/**
 * The weighted mean of the vectors of a text's known words, less what all texts have in common, at unit length; null when it has none.
 * Without the last, two lines about different things are alike because both are sentences.
 */
export function embedText(vectors: WordVectors, text: string): Float32Array | null {
  const sum = new Float64Array(vectors.dimensions);
  for (const word of wordsOf(text)) {
    const rank = rankOf(vectors, word);
    if (rank !== null) addWord(sum, vectors, rank, weightAt(rank));
  }
  const common = commonOf(vectors);
  const share = sum.reduce((total, value, i) => total + value * common[i]!, 0);
  return unitLength(sum.map((value, i) => value - share * common[i]!));
}

/** What all texts have in common, by the word vectors they are made with: a direction, worked out once for each file of them. */
const commonBy = new WeakMap<WordVectors, ArrayLike<number>>();

/** The direction of the mean text: every word as often as it is used, and as heavy as it weighs. */
function commonOf(vectors: WordVectors): ArrayLike<number> {
  const known = commonBy.get(vectors);
  if (known) return known;
  const sum = new Float64Array(vectors.dimensions);
  for (let rank = 0; rank < vectors.rank.size; rank += 1)
    addWord(sum, vectors, rank, frequencyAt(rank) * weightAt(rank));
  const common = unitLength(sum) ?? sum;
  commonBy.set(vectors, common);
  return common;
}

/** The same direction at length 1; null for a vector without a direction. */
export function unitLength(vector: ArrayLike<number>): Float32Array | null {
  let squares = 0;
  for (let i = 0; i < vector.length; i += 1) squares += vector[i]! * vector[i]!;
  const length = Math.sqrt(squares);
  if (!Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(vector, (value) => value / length);
}

/** Lower case, without accents ("café" is known as "cafe") and without the end of "don't" and "Klaus's". */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/(n't|['’](s|re|ve|ll|d|m|t))\b/g, " ").match(/[a-z]+/g) ?? [];
}

/** A word's rank by frequency, by another form of it where it is not listed itself, or null. */
function rankOf(vectors: WordVectors, word: string): number | null {
  const rank = vectors.rank.get(word);
  if (rank !== undefined) return rank;
  // What is in no list is mostly the names of a town, which come again and again.
  const had = unlistedBy.get(vectors) ?? new Map<string, number | null>();
  unlistedBy.set(vectors, had);
  const known = had.get(word);
  if (known !== undefined) return known;
  if (had.size > MOST_UNLISTED) had.clear();
  const found = rankOfForm(vectors, word);
  had.set(word, found);
  return found;
}

/** Words that are not listed themselves, with their ranks, lately asked for. */
const unlistedBy = new WeakMap<WordVectors, Map<string, number | null>>();
const MOST_UNLISTED = 5000;

/** The rank of another form of a word, or null. */
function rankOfForm(vectors: WordVectors, word: string): number | null {
  const stems = ENDINGS.filter(([ending]) => ending.test(word))
    .flatMap(([ending, by]) => by.map((end) => word.replace(ending, end)))
    .filter((stem) => stem.length >= SHORTEST_STEM);
  const forms = [word, ...stems].flatMap((stem) =>
    FORMS.filter(([end]) => end.test(stem)).map(([end, form]) => stem.replace(end, form)),
  );
  const known = [...stems, ...forms].find((form) => vectors.rank.has(form));
  return known === undefined ? null : vectors.rank.get(known)!;
}

/** The share of all text that the word of a rank makes up. */
const frequencyAt = (rank: number): number => ZIPF / (rank + 1);

const weightAt = (rank: number): number => HALF_WEIGHT_FREQUENCY / (HALF_WEIGHT_FREQUENCY + frequencyAt(rank));

function addWord(sum: Float64Array, vectors: WordVectors, rank: number, weight: number): void {
  const start = rank * vectors.dimensions;
  for (let i = 0; i < vectors.dimensions; i += 1) sum[i]! += weight * vectors.scales[rank]! * vectors.rows[start + i]!;
}
