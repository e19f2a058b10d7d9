/** A customer points at what was listed, had or ordered, and that is what they get; the whole is counted in `counter.count.test.ts`. */
import { describe, expect, it } from "vitest";
import { type CounterCase, counterCases, servedFor } from "./counter.ts";

const soup = ["a bowl of leek soup", 4.5] as const;
const roll = ["a cheese roll", 3] as const;
const cake = ["a slice of plum cake", 2.5] as const;
const menu = [soup, roll, cake].map(([thing, price]): [string, number] => [thing, price]);
const listed: CounterCase["before"] = [
  ["me", "what is there to eat?"],
  ["keeper", "There's a bowl of leek soup, a cheese roll and a slice of plum cake."],
];
const served: CounterCase["before"] = [
  ["me", "a cheese roll please"],
  ["keeper", "A cheese roll, here you are.", [["a cheese roll", 1]]],
];

describe("a customer", () => {
  const cases: readonly Omit<CounterCase, "offers">[] = [
    { before: listed, says: "i'll have the second one", wants: [["a cheese roll", 1]] },
    {
      before: listed,
      says: "two of the first and one of the last",
      wants: [
        ["a bowl of leek soup", 2],
        ["a slice of plum cake", 1],
      ],
    },
    {
      before: listed,
      says: "one of each pls",
      wants: [
        ["a bowl of leek soup", 1],
        ["a cheese roll", 1],
        ["a slice of plum cake", 1],
      ],
    },
    { before: listed, says: "anything cheaper than those?", none: true },
    { before: listed, says: "that's the second time somebody tells me so", none: true },
    { before: listed, says: "one of those days, eh", none: true },
    { before: served, says: "same again", wants: [["a cheese roll", 1]] },
    { before: served, says: "actually make it three", wants: [["a cheese roll", 2]] },
    { before: served, says: "and one for my sister", wants: [["a cheese roll", 1]] },
    { before: served, says: "how much is that then?", price: 3 },
    { before: served, says: "got anything cheaper?", names: ["a slice of plum cake"] },
    { before: served, says: "same here, what a week", none: true },
    {
      before: [
        ["me", "the soup and a roll"],
        ["keeper", "So a bowl of leek soup and a cheese roll, is that right?"],
      ],
      says: "scrap the roll, the rest is fine",
      wants: [["a bowl of leek soup", 1]],
    },
  ];
  it.each(cases)("$says", async (one) => {
    const { handed, right, answer } = await servedFor({ ...one, offers: menu }, "en");
    expect({ handed, answer, right }).toMatchObject({ right: true });
  });
});

const tea: CounterCase["offers"] = [
  ["一杯红茶", 8],
  ["一杯绿茶", 7],
  ["一块蛋糕", 12],
];
const teas: CounterCase["before"] = [
  ["me", "有什么"],
  ["keeper", "有一杯红茶、一杯绿茶和一块蛋糕。"],
];
const had: CounterCase["before"] = [
  ["me", "来杯红茶"],
  ["keeper", "一杯红茶，给您。", [["一杯红茶", 1]]],
];

describe("whoever only talks at a counter takes nothing", () => {
  it.each([
    "my wife left me, she took everything",
    "I lost my job, that's the third one this year",
    "we both need a holiday",
    "all the best",
    "no, that's the lot",
    "what do you think of it?",
    "does the last one have nuts?",
    "nobody wants the last one",
    "I can't take all that in",
  ])("after a list: %s", async (says) => {
    expect(await servedFor({ offers: menu, before: listed, says, none: true }, "en")).toMatchObject({ right: true });
  });
  it.each(["same to you", "you again!", "that's it", "no more for me", "scrap it all"])(
    "once served: %s",
    async (says) => {
      expect(await servedFor({ offers: menu, before: served, says, none: true }, "en")).toMatchObject({ right: true });
    },
  );
  it.each([
    [teas, "最后一班车几点"],
    [teas, "前面的路堵了"],
    [teas, "都来了啊"],
    [teas, "小的今年三岁"],
    [teas, "换个话题"],
    [had, "明天再来"],
    [had, "还要谢谢你"],
    [had, "他也来"],
  ] as const)("%j %s", async (before, says) => {
    expect(await servedFor({ offers: tea, before: [...before], says, none: true }, "zh-CN")).toMatchObject({
      right: true,
    });
  });
  it("an English word first spoils no Chinese counter", async () => {
    await servedFor({ offers: tea, before: teas, says: "ok", none: true }, "zh-CN");
    const found = await servedFor(
      { offers: tea, before: teas, says: "第一个来两杯", wants: [["一杯红茶", 2]] },
      "zh-CN",
    );
    expect(found).toMatchObject({ right: true });
  });
});

// The first of each hand that wrote them; what is understood of all is counted elsewhere.
it.each([
  ["en", 16],
  ["zh-CN", 12],
] as const)("%s: of twenty that others wrote", async (tag, least) => {
  let right = 0;
  for (const one of counterCases(tag, "seen").slice(0, 20)) if ((await servedFor(one, tag)).right) right++;
  expect(right).toBeGreaterThanOrEqual(least);
});
