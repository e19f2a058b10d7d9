/**
 * The memory stream (paper section 4.1): append only, dense, with last access kept beside it.
 *
 * A stream is a value: appending or stamping gives a new one, and the old one still shows what it showed, so that a mind can think
 * over a snapshot while the town goes on. Both share one growing store; only stamps are copied.
 */
import type { Minutes } from "../clock/units.ts";
import type { Memory, MemoryId } from "../world/events.ts";
import { stems } from "./words.ts";

/** Where a term occurs: memory numbers in order, with how often. */
interface Posting {
  readonly docs: number[];
  readonly counts: number[];
}

interface Backing {
  readonly memories: Memory[];
  readonly lengths: number[];
  readonly terms: Map<string, Posting>;
  /** Sum of the lengths before each memory, for the mean length of any prefix. */
  readonly lengthSums: number[];
  readonly vectors: (Float32Array | null)[];
  readonly byId: Map<MemoryId, number>;
}

/** One resident's memories, oldest first. */
export interface MemoryStream {
  readonly length: number;
  readonly backing: Backing;
  /** Minute of last access by memory number, `length` of them. */
  readonly accessed: Float64Array;
  /** Ratings given by the hourly batch, where they differ from the rule's. */
  readonly rated: ReadonlyMap<MemoryId, number>;
}

/** A stream with nothing in it. */
export const emptyStream = (): MemoryStream => ({
  length: 0,
  backing: { memories: [], lengths: [], terms: new Map(), lengthSums: [0], vectors: [], byId: new Map() },
  accessed: new Float64Array(0),
  rated: new Map(),
});

/** The memory with that number. */
export const memoryAt = (stream: MemoryStream, index: number): Memory => {
  const memory = index < stream.length ? stream.backing.memories[index] : undefined;
  if (!memory) throw new Error(`No memory ${index} in a stream of ${stream.length}`);
  return memory;
};

/** All memories, oldest first. */
export const memoriesOf = (stream: MemoryStream): Memory[] =>
  stream.length === stream.backing.memories.length
    ? stream.backing.memories
    : stream.backing.memories.slice(0, stream.length);

/** The number of a memory in this stream, or -1. */
export const indexOf = (stream: MemoryStream, id: MemoryId): number => {
  const index = stream.backing.byId.get(id) ?? -1;
  return index < stream.length ? index : -1;
};

/** The memory with that id, or null. */
export const findMemory = (stream: MemoryStream, id: MemoryId): Memory | null => {
  const index = indexOf(stream, id);
  return index < 0 ? null : memoryAt(stream, index);
};

/** The stream with a memory more. Its vector is unit length, or null when no word of it is known. */
export function append(stream: MemoryStream, memory: Memory, vector: Float32Array | null): MemoryStream {
  const backing = stream.backing.memories.length === stream.length ? stream.backing : copyOf(stream);
  const index = stream.length;
  backing.memories.push(memory);
  backing.vectors.push(vector);
  backing.byId.set(memory.id, index);
  const words = stems(memory.text);
  backing.lengths.push(words.length);
  backing.lengthSums.push((backing.lengthSums[index] ?? 0) + words.length);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) {
    const posting = backing.terms.get(word);
    if (posting) {
      posting.docs.push(index);
      posting.counts.push(count);
    } else backing.terms.set(word, { docs: [index], counts: [count] });
  }
  const accessed = new Float64Array(index + 1);
  accessed.set(stream.accessed);
  accessed[index] = memory.created;
  return { length: index + 1, backing, accessed, rated: stream.rated };
}

/** The stream with these memories last accessed at `now`. Unknown ids are passed over. */
export function stamp(stream: MemoryStream, ids: readonly MemoryId[], now: Minutes): MemoryStream {
  if (ids.length === 0) return stream;
  const accessed = stream.accessed.slice();
  for (const id of ids) {
    const index = indexOf(stream, id);
    if (index >= 0) accessed[index] = now;
  }
  return { ...stream, accessed };
}

/** The stream with the hourly batch's ratings. */
export const rate = (stream: MemoryStream, ratings: ReadonlyMap<MemoryId, number>): MemoryStream => ({
  ...stream,
  rated: new Map([...stream.rated, ...ratings]),
});

/** A memory's poignancy: the batch's rating where there is one, else the rule's. */
export const poignancyOf = (stream: MemoryStream, memory: Memory): number =>
  stream.rated.get(memory.id) ?? memory.poignancy;

/** A stream of its own, when another value has already grown the shared store past this one. */
function copyOf(stream: MemoryStream): Backing {
  let copy = emptyStream();
  for (let i = 0; i < stream.length; i++) copy = append(copy, memoryAt(stream, i), stream.backing.vectors[i] ?? null);
  return copy.backing;
}

/** BM25's constants, the customary ones. */
const K1 = 1.2;
const B = 0.75;

/** How many of the ascending numbers are below `limit`. */
function countBelow(docs: readonly number[], limit: number): number {
  if ((docs.at(-1) ?? -1) < limit) return docs.length;
  let [low, high] = [0, docs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (docs[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** BM25 of a query's stems against every memory, into a new array. */
export function bm25(stream: MemoryStream, query: readonly string[]): Float64Array {
  const scores = new Float64Array(stream.length);
  const { terms, lengths, lengthSums } = stream.backing;
  const mean = (lengthSums[stream.length] ?? 0) / Math.max(1, stream.length) || 1;
  for (const term of new Set(query)) {
    const posting = terms.get(term);
    if (!posting) continue;
    const found = countBelow(posting.docs, stream.length);
    const idf = Math.log(1 + (stream.length - found + 0.5) / (found + 0.5));
    for (let i = 0; i < found; i++) {
      const doc = posting.docs[i]!;
      const count = posting.counts[i]!;
      scores[doc]! += (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * lengths[doc]!) / mean));
    }
  }
  return scores;
}
