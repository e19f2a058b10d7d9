/** Products of tables of numbers, by the program that comes with a sentence encoder (`multiply.wat`): the same sums in the same order on every machine. */

/** Of n rows of k numbers at `x` and k rows of m at `w`, in panels: n rows of m at `y`, each begun with the numbers at `b`. All places are of bytes. */
export type Multiply = (x: number, n: number, k: number, w: number, m: number, b: number, y: number) => void;

/** The program over a memory of so many numbers. */
export function multiplierOf(program: Uint8Array, numbers: number): { readonly all: Float32Array; multiply: Multiply } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * numbers) / 65536) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(program)), {
    encoder: { memory },
  });
  return { all: new Float32Array(memory.buffer), multiply: exports["multiply"] as Multiply };
}

/** Writes a table as the program reads it: its columns by fours, row by row. `columns` is a multiple of four. */
export function panelled(
  all: Float32Array,
  from: number,
  values: ArrayLike<number>,
  rows: number,
  columns: number,
): void {
  let at = from;
  for (let panel = 0; panel < columns; panel += 4)
    for (let row = 0; row < rows; row++)
      for (let column = panel; column < panel + 4; column++) all[at++] = values[row * columns + column]!;
}
