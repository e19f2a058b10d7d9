/** How many situations are found by the ways in which they are put. */
import { nearestTo, situationsOf } from "../../src/offline/understand/nearest.ts";

/** Which share of the ways of every so many situations finds its own before all others. */
export function foundByTheirWays(language: string, every: number): number {
  const few = situationsOf(language)
    .filter((_, i) => i % every === 0)
    .flatMap(({ ways }) => ways);
  const found = few.filter((way) => nearestTo(way, language, () => true)[0]?.situation.ways.includes(way));
  return found.length / few.length;
}
