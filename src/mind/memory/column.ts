/**
 * Numbers kept beside the memories of a stream, one a memory, that change though the memories never do: last access, poignancy.
 *
 * A column is a value, as the stream is. It is kept in chunks, and a change copies only the chunks it touches, so that stamping ten
 * memories of a hundred thousand costs ten chunks and an older value still shows what it showed.
 */

/** Numbers of one chunk; a power of two. */
const CHUNK = 512;

/** One number per memory. */
export interface Column {
  readonly chunks: readonly Float64Array[];
}

/** A column without numbers. */
export const emptyColumn: Column = { chunks: [] };

/** The number at an index below the stream's length. */
export const numberAt = ({ chunks }: Column, index: number): number =>
  chunks[Math.floor(index / CHUNK)]![index % CHUNK]!;

/**
 * The column with a number more, at `index`, its length so far. With `shared` another value may have grown the last chunk beyond this
 * one, which is then copied; else it is written in place, where no older value looks.
 */
export function pushed({ chunks }: Column, index: number, value: number, shared: boolean): Column {
  const slot = index % CHUNK;
  const last = slot === 0 ? new Float64Array(CHUNK) : chunks.at(-1)!;
  const grown = shared && slot > 0 ? last.slice() : last;
  grown[slot] = value;
  return grown === last && slot > 0 ? { chunks } : { chunks: [...chunks.slice(0, Math.floor(index / CHUNK)), grown] };
}

/** The column with other numbers at some indices. */
export function changed({ chunks }: Column, changes: Iterable<readonly [index: number, value: number]>): Column {
  const next = [...chunks];
  for (const [index, value] of changes) {
    const at = Math.floor(index / CHUNK);
    if (next[at] === chunks[at]) next[at] = next[at]!.slice();
    next[at]![index % CHUNK] = value;
  }
  return { chunks: next };
}

/** A column of these numbers. */
export function columnOf(numbers: readonly number[]): Column {
  const chunks: Float64Array[] = [];
  for (let from = 0; from < numbers.length; from += CHUNK) {
    const chunk = new Float64Array(CHUNK);
    chunk.set(numbers.slice(from, from + CHUNK));
    chunks.push(chunk);
  }
  return { chunks };
}

/** The first `length` numbers into an array, chunk by chunk. */
export function copyInto({ chunks }: Column, into: Float64Array, length: number): void {
  for (let i = 0; i < chunks.length && i * CHUNK < length; i++)
    into.set(chunks[i]!.subarray(0, Math.min(CHUNK, length - i * CHUNK)), i * CHUNK);
}

/** Whether two columns hold the same chunk for an index: then nothing in it was changed since, only added. */
export const sameChunk = (a: Column, b: Column, index: number): boolean =>
  a.chunks[Math.floor(index / CHUNK)] === b.chunks[Math.floor(index / CHUNK)];

/** The first index of the chunk after the one that holds `index`. */
export const nextChunk = (index: number): number => (Math.floor(index / CHUNK) + 1) * CHUNK;
