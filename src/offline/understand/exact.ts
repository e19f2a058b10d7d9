/** Operations that give the same on every machine. */

/** e to the power of a number that is not above 0, by operations that are the same on every machine. */
export function exp(power: number): number {
  let base = 1 + Math.max(power, -60) / 65536;
  for (let i = 0; i < 16; i++) base *= base;
  return base;
}

/** Whole numbers, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
