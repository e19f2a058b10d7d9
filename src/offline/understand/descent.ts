/** What learning by gradient steps of the kind of Adam (Kingma and Ba 2015) needs, whatever is learnt: the same steps for the same throws. */

type Numbers = Float32Array | Float64Array;

/** Weights, and how they moved so far. */
export interface Part<N extends Numbers = Numbers> {
  readonly weights: N;
  readonly mean: N;
  readonly squares: N;
}

/** How much of the last steps a step keeps, and of their squares. */
const [KEPT, KEPT_SQUARES] = [0.9, 0.999];

/** Steps at a rate that falls; each `next` begins one, which all parts take together. */
export class Steps {
  #left = 1;
  #leftSquares = 1;

  next(): void {
    this.#left *= KEPT;
    this.#leftSquares *= KEPT_SQUARES;
  }

  /** Moves weights against a slope, in place. */
  take({ weights, mean, squares }: Part, slope: Numbers, rate: number): void {
    const [seen, seenSquares] = [1 - this.#left, 1 - this.#leftSquares];
    for (let i = 0; i < weights.length; i++) {
      mean[i] = KEPT * mean[i]! + (1 - KEPT) * slope[i]!;
      squares[i] = KEPT_SQUARES * squares[i]! + (1 - KEPT_SQUARES) * slope[i]! * slope[i]!;
      weights[i]! -= (rate * (mean[i]! / seen)) / (Math.sqrt(squares[i]! / seenSquares) + 1e-8);
    }
  }
}

/** Puts a list into another order, in place. */
export function shuffle(list: unknown[], throws: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = throws() % (i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** A number around 0, nearly a bell: the sum of twelve throws. */
export const bell = (throws: () => number): number =>
  Array.from({ length: 12 }, () => throws() / 2 ** 24).reduce((sum, one) => sum + one, 0) - 6;
