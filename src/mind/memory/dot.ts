/**
 * Dot products of one vector with very many: a hundred thousand memories, each time somebody thinks of anything. A loop in JavaScript
 * multiplies one number at a time; a few bytes of WebAssembly, written out below, multiply sixteen. Its sums are the same on every machine.
 */

/** Numbers that are multiplied in one step, and the bytes of one. */
const LANES = 4;
const BYTES = 4;
/** Rows reckoned at once: the query's numbers are fetched once for all of them, and no sum waits for another. */
const ROWS = 4;
/** Rows are handed over in pieces of about so many bytes, which stay in the processor's cache. */
const PIECE = 1 << 16;
const PAGE = 1 << 16;

/** The length at which a vector of that many numbers is stored: filled up with zeros to whole steps. */
export const strideOf = (size: number): number => Math.ceil(size / LANES) * LANES;

/**
 * `function (row, bytes, sums)`: the products of the vector at address 0 with the four that begin at `row`, each of so many `bytes`; each
 * leaves four partial sums, at `sums`.
 */
function assembled(): Uint8Array<ArrayBuffer> {
  const [row, bytes, sums, at, second, third, fourth, own, ...sum] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
  const [get, set, tee, add] = [0x20, 0x21, 0x22, 0x6a];
  const load = [0xfd, 0x00, 0x04, 0x00];
  const [times, plus] = [
    [0xfd, 0xe6, 0x01],
    [0xfd, 0xe4, 0x01],
  ] as const;
  const body = [
    ...[2, 4, 0x7f, 5, 0x7b], // Beside the three parameters, four whole numbers and five vectors, all 0 at first.
    ...[get, row, get, bytes, add, tee, second, get, bytes, add, tee, third, get, bytes, add, set, fourth],
    ...[0x03, 0x40], // loop
    ...[get, at, ...load, set, own],
    ...[row, second, third, fourth].flatMap((start, i) => [
      ...[get, sum[i]!, get, own, get, start, get, at, add, ...load, ...times, ...plus, set, sum[i]!],
    ]),
    ...[get, at, 0x41, LANES * BYTES, add, tee, at, get, bytes, 0x49, 0x0d, 0], // Sixteen bytes on; again while below `bytes`.
    0x0b, // end of loop
    ...sum.flatMap((one, i) => [get, sums, get, one, 0xfd, 0x0b, 0x04, i * LANES * BYTES]), // store
    0x0b, // end
  ];
  const section = (id: number, content: readonly number[]) => [id, ...length(content.length), ...content];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 3, 0x7f, 0x7f, 0x7f, 0]), // types: three whole numbers in, nothing out
    ...section(3, [1, 0]), // functions: one, of type 0
    ...section(5, [1, 0, 1]), // memories: one, a page at first
    ...section(7, [2, 1, 0x6d, 2, 0, 1, 0x66, 0, 0]), // exports: "m", the memory, and "f", the function
    ...section(10, [1, ...length(body.length), ...body]), // code
  ]);
}

/** A number below 16,384 as WebAssembly writes it. */
const length = (n: number): readonly number[] => (n < 128 ? [n] : [(n & 127) | 128, n >> 7]);

const { m: memory, f: fourDots } = new WebAssembly.Instance(new WebAssembly.Module(assembled())).exports as unknown as {
  m: WebAssembly.Memory;
  f: (row: number, bytes: number, sums: number) => void;
};

/**
 * The dot products of a vector with the first `count` rows, into `values`. Rows lie one after the other, each `strideOf` the vector's
 * length numbers, zeros at the end.
 */
export function dots(vector: Float32Array, rows: Float32Array, count: number, values: Float64Array): void {
  const stride = strideOf(vector.length);
  const bytes = stride * BYTES;
  const sums = bytes;
  const first = sums + ROWS * LANES * BYTES;
  const piece = Math.max(ROWS, Math.floor(PIECE / bytes / ROWS) * ROWS);
  const lacking = first + piece * bytes - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
  const numbers = new Float32Array(memory.buffer);
  numbers.fill(0, 0, stride);
  numbers.set(vector);
  for (let from = 0; from < count; from += piece) {
    const to = Math.min(count, from + piece);
    numbers.set(rows.subarray(from * stride, to * stride), first / BYTES);
    for (let i = from; i < to; i += ROWS) {
      fourDots(first + (i - from) * bytes, bytes, sums);
      // Of a last group of less than four the others are what was left there by another, and not read.
      for (let r = 0; r < ROWS && i + r < to; r++) {
        const s = sums / BYTES + r * LANES;
        values[i + r] = numbers[s]! + numbers[s + 1]! + (numbers[s + 2]! + numbers[s + 3]!);
      }
    }
  }
}
