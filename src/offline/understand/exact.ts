/** Operations that give the same on every machine. */

/** e to the power of a number that is not above 0, by operations that are the same on every machine. */
export function exp(power: number): number {
  let base = 1 + Math.max(power, -60) / 65536;
  for (let i = 0; i < 16; i++) base *= base;
  return base;
}
