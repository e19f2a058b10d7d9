/** What answers are looked up by: what words name, and sums that anybody can do. */
import { describe, expect, it } from "vitest";
import type { Offer } from "../../world/offers.ts";
import { divisorOf, sumIn } from "./knowledge.ts";
import { match } from "./naming.ts";
import { offersNamed } from "./places.ts";

const offer = (thing: string, ...words: string[]): Offer => ({
  thing,
  words,
  how: "buy",
  price: 2,
  per: null,
  says: null,
});

describe("what words name", () => {
  it.each([
    ["a hotel by the sea", ["hot"], false],
    ["it is so hot today", ["hot"], true],
    ["i will come", ["ill"], false],
    ["这儿有咖啡吗", ["咖啡"], true],
    ["有茶没有", ["咖啡"], false],
  ])("%s: %s", (text, names, named) => {
    expect(match(names, text) === 1).toBe(named);
  });

  it("the offer that is named best comes first", () => {
    const offers = [offer("a mug of cocoa"), offer("a pot of tea", "tea"), offer("a saffron bun", "bun")];
    expect(offersNamed(offers, "tea pls and a bun").map(({ thing }) => thing)).toEqual([
      "a pot of tea",
      "a saffron bun",
    ]);
    expect(offersNamed(offers, "your saddest wine")).toEqual([]);
  });
});

describe("sums", () => {
  it.each([
    ["what is 17*23", 391],
    ["12 plus 30?", 42],
    ["十二加三", null],
    ["7 乘以 6", 42],
    ["9 / 0", null],
  ])("%s", (text, sum) => {
    expect(sumIn(text)).toBe(sum);
  });

  it("a prime has no divisor but itself", () => {
    expect([2, 91, 97, 221].map(divisorOf)).toEqual([2, 7, 97, 13]);
  });
});
