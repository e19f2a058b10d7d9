/** What any shop of a kind has is had besides what a town's file tells of, and never instead of it. */
import { expect, it } from "vitest";
import type { Offer } from "../../world/offers.ts";
import { toldOf } from "../../world/offers.ts";
import { stocks, withStock } from "./stock.ts";

const milk: Offer = { thing: "a jug of milk", words: ["milk"], how: "buy", price: 9, per: null, says: "Ours." };

it.each(["en", "zh-CN"])("has things of every kind of shop, each once (%s)", (tag) => {
  for (const kind of stocks) {
    const had = withStock([], [kind], tag);
    expect(had.length).toBeGreaterThan(20);
    expect(new Set(had.map(({ thing }) => thing)).size).toBe(had.length);
    for (const { thing, words, price, how, common } of had) {
      expect([thing, common]).toEqual([thing, true]);
      expect(words.length, thing).toBeGreaterThan(0);
      expect(how === "buy" ? (price ?? 0) : 1, thing).toBeGreaterThan(0);
    }
  }
});

it("keeps what is a place's own before it, at its own price", () => {
  const had = withStock([milk], ["grocery"], "en-GB");
  expect(had[0]).toBe(milk);
  expect(had.filter(({ words }) => words[0] === "milk")).toEqual([milk]);
  expect(withStock([milk], [], "en")).toEqual([milk]);
});

it("tells of what is a place's own, unless that is little", () => {
  const usual = withStock([], ["pub"], "en");
  const own = ["an oar", "a net", "a sail"].map((thing): Offer => ({ ...milk, thing }));
  expect(toldOf([...own, ...usual])).toEqual(own);
  expect(toldOf([milk, ...usual])).toHaveLength(usual.length + 1);
});
