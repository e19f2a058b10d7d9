/**
 * Retrieval (paper section 4.1): which memories come to mind. Pure and synchronous.
 *
 * *now* is the paper's rule: recency, importance and relevance, each scaled to [0,1], weights 1/1/1. *question* puts relevance
 * first: with equal weights the evidence of last week is buried by today's breakfast (design section 5).
 */
import type { Minutes } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { copyInto } from "./column.ts";
import { dots } from "./dot.ts";
import { weighLines, wordScores } from "./relevance.ts";
import { type MemoryStream, memoryAt } from "./stream.ts";

/** Recency falls by this factor with every town hour since a memory was last accessed (paper section 4.1). */
export const RECENCY_DECAY = 0.995;
/** The same, for a minute, as an exponent. */
const LOG_DECAY = Math.log(RECENCY_DECAY) / 60;

/** How much each score counts, by mode. The paper's weights are all 1. */
export const WEIGHTS = {
  now: { recency: 1, importance: 1, relevance: 1 },
  question: { recency: 0.05, importance: 0.05, relevance: 1 },
} as const;

/** The share of BM25 in relevance; 0 is the paper's cosine alone. */
export const BLEND = 0.7;

/** What retrieval looks for. */
export interface Query {
  readonly text: string;
  /** Unit length, or null when no word of the query is known. */
  readonly vector: Float32Array | null;
}

/** How retrieval looks. */
export interface Manner {
  readonly mode: "now" | "question";
  readonly now: Minutes;
  /** At most this many. */
  readonly k: number;
  /** And at most so many tokens of a prompt (`tokensOf`), the best first; absent: as many as there are. The first always fits. */
  readonly budget?: number;
  readonly blend?: number;
  /** Only memories for which this holds. */
  readonly only?: (memory: Memory) => boolean;
}

/** A memory that came to mind, with its three scores in [0,1] and their weighted sum. */
export interface Retrieved {
  readonly memory: Memory;
  readonly scores: {
    readonly recency: number;
    readonly importance: number;
    readonly relevance: number;
    readonly total: number;
  };
}

/** How a score is scaled to [0,1]: from its lowest to its highest; where all are equal, to .5, so that the score sorts nothing. */
interface Scale {
  readonly low: number;
  readonly range: number;
}

const scaled = (value: number, { low, range }: Scale, equal = 0.5): number =>
  range > 0 ? (value - low) / range : equal;

/** The scale of the first `n` numbers. */
function scaleOf(values: Float64Array, n: number): Scale {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < n; i++) {
    const value = values[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, range: high - low };
}

/** Cosine of the query with every memory, into `values`; a memory without a vector gets 0, never NaN. */
function cosines({ length, backing }: MemoryStream, vector: Float32Array, values: Float64Array): void {
  // Vectors of two spaces cannot be compared. A town keeps to one, so this is only a last guard.
  if (vector.length === backing.size) dots(vector, backing.vectors, length, values);
  else values.fill(0, 0, length);
}

/** Numbers of the `k` highest of the first `n` totals, best first; of equals the newer first. */
function best(totals: Float64Array, n: number, k: number, fits: (i: number) => boolean): Int32Array {
  const chosen = new Int32Array(Math.min(k, n));
  let count = 0;
  // From the newest on: an older one comes in only where it is better, and behind its equals.
  for (let i = n - 1; i >= 0; i--) {
    const total = totals[i]!;
    const full = count === chosen.length;
    if ((full && !(total > totals[chosen[count - 1]!]!)) || !fits(i)) continue;
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (totals[chosen[middle]!]! >= total) low = middle + 1;
      else high = middle;
    }
    if (!full) count++;
    chosen.copyWithin(low + 1, low, count - 1);
    chosen[low] = i;
  }
  return chosen.subarray(0, count);
}

/** Where scores are reckoned, one number a memory; used again by the next retrieval, which never begins before this one ends. */
const desk = { recency: column(0), importance: column(0), relevance: column(0), words: column(0), totals: column(0) };

function column(length: number): Float64Array {
  return new Float64Array(length);
}

/** What a statement takes beside its text: its number, its day, a line of its own. */
const STATEMENT = 8;

/** About how many tokens a memory's text takes in a prompt: a quarter of one per Latin letter, one per letter of other scripts. */
export function tokensOf(text: string): number {
  let latin = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 128) latin++;
  return STATEMENT + Math.ceil(latin / 4) + text.length - latin;
}

/** How many of these memories, best first, fit a budget of tokens. */
function fitting(stream: MemoryStream, found: Int32Array, budget: number): number {
  let left = budget;
  for (let i = 0; i < found.length; i++) {
    left -= tokensOf(memoryAt(stream, found[i]!).text);
    if (left < 0) return Math.max(1, i);
  }
  return found.length;
}

/** The memories that come to mind, best first; of equals the newer first. */
export function retrieve(stream: MemoryStream, query: Query, manner: Manner): Retrieved[] {
  const n = stream.length;
  if (n === 0 || manner.k <= 0) return [];
  if (desk.totals.length < n) for (const key of Object.keys(desk) as (keyof typeof desk)[]) desk[key] = column(2 * n);
  const { recency, importance, relevance, words, totals } = desk;
  const blend = query.vector ? (manner.blend ?? BLEND) : 1;
  copyInto(stream.accessed, recency, n);
  copyInto(stream.poignancy, importance, n);
  let [accessed, decayed] = [Number.NaN, 0];
  for (let i = 0; i < n; i++) {
    // Whole runs of memories are of one minute.
    if (recency[i] !== accessed) {
      accessed = recency[i]!;
      decayed = Math.exp(LOG_DECAY * Math.max(0, manner.now - accessed));
    }
    recency[i] = decayed;
  }
  if (blend < 1 && query.vector) cosines(stream, query.vector, relevance);
  else relevance.fill(0, 0, n);
  if (blend > 0) {
    wordScores(stream, query.text, words);
    const [byVector, byWord] = [scaleOf(relevance, n), scaleOf(words, n)];
    for (let i = 0; i < n; i++)
      relevance[i] = (1 - blend) * scaled(relevance[i]!, byVector, 0) + blend * scaled(words[i]!, byWord, 0);
    weighLines(stream, query.text, relevance);
  }
  const scales = [scaleOf(recency, n), scaleOf(importance, n), scaleOf(relevance, n)] as const;
  const weights = WEIGHTS[manner.mode];
  const scoresOf = (i: number) => ({
    recency: scaled(recency[i]!, scales[0]),
    importance: scaled(importance[i]!, scales[1]),
    relevance: scaled(relevance[i]!, scales[2]),
  });
  for (let i = 0; i < n; i++)
    totals[i] =
      weights.recency * scaled(recency[i]!, scales[0]) +
      weights.importance * scaled(importance[i]!, scales[1]) +
      weights.relevance * scaled(relevance[i]!, scales[2]);
  const { only } = manner;
  const found = best(totals, n, manner.k, only ? (i) => only(memoryAt(stream, i)) : () => true);
  const fit = manner.budget === undefined ? found : found.subarray(0, fitting(stream, found, manner.budget));
  return Array.from(fit, (i) => ({ memory: memoryAt(stream, i), scores: { ...scoresOf(i), total: totals[i]! } }));
}
