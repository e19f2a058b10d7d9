/** The dot products of retrieval, against the sum that anyone would write. */
import { describe, expect, it } from "vitest";
import { randomFor } from "../../world/chance.ts";
import { dots, strideOf } from "./dot.ts";

const random = randomFor(1, "dot");

function numbers(size: number): Float32Array {
  return Float32Array.from({ length: size }, () => random.next() - 0.5);
}

/** Rows as a stream stores them. */
function stored(rows: readonly Float32Array[], size: number): Float32Array {
  const all = new Float32Array(rows.length * strideOf(size));
  rows.forEach((row, i) => {
    all.set(row, i * strideOf(size));
  });
  return all;
}

describe("dot products of a vector with many", () => {
  it.each([
    [1, 3],
    [3, 4],
    [4, 1],
    [100, 0],
    [100, 7],
    [256, 1001],
    [1536, 50],
    [20_000, 5],
  ])("of %d numbers with %d rows are what the plain sum gives", (size, count) => {
    const query = numbers(size);
    const rows = Array.from({ length: count }, () => numbers(size));
    const values = new Float64Array(count + 1).fill(7);
    dots(query, stored(rows, size), count, values);
    rows.forEach((row, i) => {
      expect(values[i]).toBeCloseTo(
        row.reduce((sum, one, j) => sum + one * query[j]!, 0),
        3,
      );
    });
    expect(values[count]).toBe(7);
  });

  it("take nothing from the vectors reckoned with before", () => {
    const values = new Float64Array(1);
    dots(numbers(64).fill(1000), stored([numbers(64).fill(1000)], 64), 1, values);
    dots(Float32Array.of(1, 2, 3), stored([Float32Array.of(4, 5, 6)], 3), 1, values);
    expect(values[0]).toBe(32);
  });
});
