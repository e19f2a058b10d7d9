/**
 * Chance as a function of a seed and a key (design section 2.5): never a shared stream, so that one resident's throw does not
 * move another's, and the same question gets the same throw when a turn is replayed.
 */

/** A source of throws for one key. Each call moves it on; two sources of the same key throw alike. */
export interface Random {
  /** The next number, 0 inclusive to 1 exclusive. */
  next(): number;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /** One of the items. @throws when there is none: asking for a pick from nothing is a bug. */
  pick<T>(items: readonly T[]): T;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** The items in a new order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** Four 32-bit words from a text (cyrb128), to seed the generator. */
function words(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

/** The throws that belong to `key` in a town with this seed (sfc32). */
export function randomFor(seed: number | string, key: string): Random {
  let [a, b, c, d] = words(`${seed}|${key}`);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 8; i++) next();
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (p) => next() < p,
    pick: (items) => {
      if (items.length === 0) throw new Error(`Nothing to pick from (${key})`);
      return items[Math.floor(next() * items.length)] as (typeof items)[number];
    },
    shuffled: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}
