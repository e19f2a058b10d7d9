/**
 * Retrieval (paper section 4.1): which memories come to mind. Pure and synchronous.
 *
 * *now* is the paper's rule: recency, importance and relevance, each scaled to [0,1], weights 1/1/1. *question* puts relevance
 * first: with equal weights the evidence of last week is buried by today's breakfast (design section 5).
 */
import type { Minutes } from "../clock/units.ts";
import type { Memory } from "../world/events.ts";
import { bm25, type MemoryStream, memoryAt, poignancyOf } from "./stream.ts";
import { stems } from "./words.ts";

/** Recency falls by this factor with every town hour since a memory was last accessed (paper section 4.1). */
export const RECENCY_DECAY = 0.995;

/** How much each score counts, by mode. The paper's weights are all 1. */
export const WEIGHTS = {
  now: { recency: 1, importance: 1, relevance: 1 },
  question: { recency: 0.05, importance: 0.05, relevance: 1 },
} as const;

/** The share of BM25 in relevance; 0 is the paper's cosine alone. */
export const BLEND = 0.5;

/** What neighbouring lines of a scene lend a memory: the nearest, and the one beyond. */
const NEIGHBOURS = [0.5, 0.25] as const;

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

/** Scales to [0,1] in place; where all are equal, to .5, so that the score sorts nothing. */
function scale(values: Float64Array): Float64Array {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const range = high - low;
  for (let i = 0; i < values.length; i++) values[i] = range > 0 ? (values[i]! - low) / range : 0.5;
  return values;
}

/** Vectors of two spaces cannot be compared: 0. A town keeps to one, so this is only a last guard. */
function dot(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Cosine of the query with every memory; a memory without a vector gets 0, never NaN. */
function cosines(stream: MemoryStream, vector: Float32Array | null): Float64Array {
  const values = new Float64Array(stream.length);
  if (!vector) return values;
  const { vectors } = stream.backing;
  const size = vector.length;
  const fits = (own: Float32Array | null | undefined): own is Float32Array => own?.length === size;
  for (let i = 0; i < stream.length; ) {
    const [a, b, c, d] = [vectors[i], vectors[i + 1], vectors[i + 2], vectors[i + 3]];
    if (i + 3 < stream.length && fits(a) && fits(b) && fits(c) && fits(d)) {
      // Four sums at once, each in its own order: one alone would wait for every addition.
      let [w, x, y, z] = [0, 0, 0, 0];
      for (let j = 0; j < size; j++) {
        const own = vector[j]!;
        w += own * a[j]!;
        x += own * b[j]!;
        y += own * c[j]!;
        z += own * d[j]!;
      }
      values[i] = w;
      values[i + 1] = x;
      values[i + 2] = y;
      values[i + 3] = z;
      i += 4;
    } else {
      if (a) values[i] = dot(vector, a);
      i++;
    }
  }
  return values;
}

/** Words of a memory's scene lend it some of their score: the answer is often one line away from the word asked for. */
function withNeighbours(stream: MemoryStream, own: Float64Array): Float64Array {
  const lent = own.slice();
  const { before } = stream.backing;
  for (let i = 0; i < stream.length; i++) {
    // What was noticed between two lines does not part them.
    let j = before[i]!;
    for (let step = 0; step < NEIGHBOURS.length && j >= 0; step++, j = before[j]!) {
      lent[i]! += NEIGHBOURS[step]! * own[j]!;
      lent[j]! += NEIGHBOURS[step]! * own[i]!;
    }
  }
  return lent;
}

/** Numbers of the `k` highest totals, best first; of equals the newer first. */
function best(totals: Float64Array, k: number, fits: (i: number) => boolean): number[] {
  const chosen: number[] = [];
  // From the newest on: an older one comes in only where it is better, and behind its equals.
  for (let i = totals.length - 1; i >= 0; i--) {
    const total = totals[i]!;
    const full = chosen.length >= k;
    if ((full && !(total > totals[chosen[k - 1]!]!)) || !fits(i)) continue;
    let [low, high] = [0, chosen.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (totals[chosen[middle]!]! >= total) low = middle + 1;
      else high = middle;
    }
    if (full) chosen.pop();
    chosen.splice(low, 0, i);
  }
  return chosen;
}

/** The memories that come to mind, best first; of equals the newer first. */
export function retrieve(stream: MemoryStream, query: Query, manner: Manner): Retrieved[] {
  const n = stream.length;
  if (n === 0 || manner.k <= 0) return [];
  const blend = query.vector ? (manner.blend ?? BLEND) : 1;
  const recency = new Float64Array(n);
  const importance = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    // Whole runs of memories are of one minute.
    if (i > 0 && stream.accessed[i] === stream.accessed[i - 1]) recency[i] = recency[i - 1]!;
    else recency[i] = RECENCY_DECAY ** (Math.max(0, manner.now - stream.accessed[i]!) / 60);
    importance[i] = poignancyOf(stream, memoryAt(stream, i));
  }
  const relevance = blend < 1 ? cosines(stream, query.vector) : new Float64Array(n);
  if (blend > 0) {
    const words = scale(withNeighbours(stream, bm25(stream, stems(query.text))));
    if (blend < 1) scale(relevance);
    for (let i = 0; i < n; i++) relevance[i] = (1 - blend) * relevance[i]! + blend * words[i]!;
  }
  scale(recency);
  scale(importance);
  scale(relevance);
  const weights = WEIGHTS[manner.mode];
  const totals = new Float64Array(n);
  for (let i = 0; i < n; i++)
    totals[i] = weights.recency * recency[i]! + weights.importance * importance[i]! + weights.relevance * relevance[i]!;
  const { only } = manner;
  return best(totals, manner.k, (i) => !only || only(memoryAt(stream, i))).map((i) => ({
    memory: memoryAt(stream, i),
    scores: { recency: recency[i]!, importance: importance[i]!, relevance: relevance[i]!, total: totals[i]! },
  }));
}
