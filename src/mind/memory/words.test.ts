/** Words for ranking: what meets what, in English and in Chinese. */
import { describe, expect, it } from "vitest";
import { weightOf } from "./english.ts";
import { kinOf } from "./thesaurus.ts";
import { asks, asksWhen, pointsBack, stem, stems, tellsTime } from "./words.ts";

describe("stems", () => {
  it.each([
    ["invited", "invitation"],
    ["parties", "party"],
    ["sang", "singing"],
    ["children", "child"],
    ["adopted", "adoption"],
    ["celebrations", "celebrate"],
    ["candidacy", "candidate"],
    ["cyclist", "cycling"],
    ["hikes", "hiking"],
    ["donated", "donation"],
  ])("%s meets %s", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ["sister", "sist"],
    ["family", "fami"],
    ["letter", "let"],
    ["nation", "nat"],
  ])("%s stays whole", (word, cut) => {
    expect(stem(word)).not.toBe(cut);
  });

  it("are in order, without the commonest words and what follows an apostrophe", () => {
    expect(stems("Isabella's party, and the guests’ gifts")).toEqual(["isabella", "parti", "guest", "gift"]);
    expect(stems("She may come in May")).toEqual(["com", "maymonth"]);
  });

  it("cut Chinese by its words, foreign ones among them", () => {
    expect(stems("图书馆的论文 is about Hobbs")).toEqual(expect.arrayContaining(["图书", "论文", "hobb"]));
    expect(stems("谁要竞选市长？")).toEqual(["竞选", "市长"]);
  });

  it("cut a long Chinese text as its sentences, without a copy of it for every word", () => {
    const sentence = "谁要竞选市长？";
    expect(stems(sentence.repeat(10_000))).toHaveLength(2 * 10_000);
  });
});

describe("what kind of line it is", () => {
  it.each([
    ["We left last Tuesday.", true],
    ["我们昨天走了", true],
    ["The bread is warm.", false],
  ])("%s tells a time: %s", (text, told) => {
    expect(tellsTime(text)).toBe(told);
  });

  it.each([
    ["favourite colours", "favorite colors"],
    ["travelled, then organised", "traveled, then organized"],
    ["a grey theatre", "a gray theater"],
  ])("%s is %s, as others spell it", (british, american) => {
    expect(stems(british)).toEqual(stems(american));
  });

  it("points back to what was named before", () => {
    expect(["She paints.", "I like it", "他来了", "Ann paints.", "Heat"].map(pointsBack)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("asks, and asks when", () => {
    expect([asks('Ben said: "Tea?"'), asks("本说：“喝茶吗？”"), asks("Tea.")]).toEqual([true, true, false]);
    expect([asksWhen("When did she leave?"), asksWhen("你什么时候走？"), asksWhen("Who left?")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it("a wider word stands for a narrower one, and less the other way round", () => {
  expect(kinOf(stem("pets")).get(stem("dog"))).toBe(1);
  expect(kinOf(stem("grandma")).get(stem("grandparent"))).toBeLessThan(1);
  expect(kinOf("zither").size).toBe(0);
});

it("what only WordNet knows to be near stands for less than what the town's own families say", () => {
  expect(kinOf(stem("vessel")).get(stem("ferry")) ?? 0).toBeGreaterThan(0);
  expect(kinOf(stem("vessel")).get(stem("ferry"))).toBeLessThan(kinOf(stem("grandma")).get(stem("grandparent"))!);
});

it("a common word tells less than a rare one", () => {
  expect(weightOf(stem("people"))).toBeLessThan(weightOf(stem("window")));
  expect(weightOf(stem("window"))).toBeLessThan(weightOf(stem("goat")));
  expect(weightOf("zither")).toBe(1);
});
