import { describe, expect, it } from "vitest";
import { randomFor } from "./chance.ts";

const throws = (seed: number | string, key: string, n = 5) => {
  const random = randomFor(seed, key);
  return Array.from({ length: n }, () => random.next());
};

describe("chance is a function of seed and key (design section 2.5)", () => {
  it("gives the same throws for the same seed and key, whatever was thrown before", () => {
    const first = throws(1, "town/t1/ann/react/0");
    randomFor(1, "another").next();
    expect(throws(1, "town/t1/ann/react/0")).toEqual(first);
    expect(throws("1", "town/t1/ann/react/0")).toEqual(first);
  });

  it.each([
    [2, "town/t1/ann/react/0"],
    [1, "town/t2/ann/react/0"],
    [1, "town/t1/ben/react/0"],
    [1, "town/t1/ann/speak/0"],
    [1, "town/t1/ann/react/1"],
  ])("gives other throws for seed %d and key %s", (seed, key) => {
    expect(throws(seed, key)).not.toEqual(throws(1, "town/t1/ann/react/0"));
  });

  it("keeps seed and key apart", () => {
    expect(throws("1", "2|x")).not.toEqual(throws("1|2", "y"));
    expect(throws("", "ann")).not.toEqual(throws("ann", ""));
  });

  it("spreads evenly from 0 to 1, over keys and within one", () => {
    const overKeys = Array.from({ length: 20_000 }, (_, i) => randomFor("seed", `t${i}`).next());
    for (const numbers of [overKeys, throws(7, "one", 20_000)]) {
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThan(1);
      const tenths = Array.from({ length: 10 }, (_, i) => numbers.filter((n) => Math.floor(n * 10) === i).length);
      // 2000 are expected in each; three and a half standard deviations are 150.
      for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(150);
    }
  });

  it("throws whole numbers with both ends, and chances as likely as told", () => {
    const random = randomFor(1, "dice");
    const dice = Array.from({ length: 6000 }, () => random.whole(1, 6));
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const hits = Array.from({ length: 10_000 }, () => random.chance(0.3)).filter(Boolean).length;
    expect(Math.abs(hits - 3000)).toBeLessThan(160);
    expect([random.chance(0), random.chance(1)]).toEqual([false, true]);
  });

  it("shuffles without loss, leaves the given list alone, and picks only what is there", () => {
    const items = Array.from({ length: 20 }, (_, i) => i);
    const random = randomFor(1, "cards");
    const mixed = random.shuffled(items);
    expect(mixed).not.toEqual(items);
    expect([...mixed].sort((a, b) => a - b)).toEqual(items);
    expect(items[0]).toBe(0);
    expect(items).toContain(random.pick(items));
    expect(() => random.pick([])).toThrow("Nothing to pick from (cards)");
  });
});
