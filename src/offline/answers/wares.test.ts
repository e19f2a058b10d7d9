/** What is ordered is all of it: several things, so many of each, for somebody else too, and what there is not. */
import { describe, expect, it } from "vitest";
import { amountIn as amountInEnglish, counted as countedInEnglish } from "../en/counted.ts";
import { counter as english } from "../en/lines/counter.ts";
import { amount, amountIn, counted } from "../zh/counted.ts";
import { counter as chinese } from "../zh/lines/counter.ts";
import { bareCount, byMeasure, isOf, isSpokenOf, pricedIn, soughtIn, wantedIn } from "./wares.ts";

type Offers = Parameters<typeof wantedIn>[1];
const offer = (thing: string, ...words: string[]) =>
  ({ thing, words, how: "buy", price: 1 }) as unknown as Offers[number];

const harbour = [
  offer("a jug of mead", "mead"),
  offer("leek soup"),
  offer("a slice of plum tart", "tart"),
  offer("oat cakes"),
  offer("a dozen eggs", "eggs"),
];
const street = [
  offer("一碗牛肉粉", "牛肉粉", "粉"),
  offer("豆浆"),
  offer("一大杯酸梅汤", "酸梅汤"),
  offer("面条"),
  offer("一打鸡蛋", "鸡蛋"),
];

describe.each([
  ["two soups and a mead, please", { "leek soup": 2, "a jug of mead": 1 }, []],
  ["one plum tart, and one for my brother", { "a slice of plum tart": 2 }, []],
  ["I take one leek soup please, and bread if you have", { "leek soup": 1 }, ["bread"]],
  ["a soup and a spoon", { "leek soup": 1 }, ["spoon"]],
  ["three jugs of mead", { "a jug of mead": 3 }, []],
  ["mead, make it two", { "a jug of mead": 2 }, []],
  ["a mead and a minute of your time", { "a jug of mead": 1 }, []],
  ["ok, the mead. two of them", { "a jug of mead": 2 }, []],
  ["leek soup. one", { "leek soup": 1 }, []],
  ["I have been here two hours", {}, []],
  ["No mead, just a leek soup please.", { "leek soup": 1 }, []],
  ["A plum tart, not soup.", { "a slice of plum tart": 1 }, []],
  ["No soup for me.", {}, []],
  ["0 soups", {}, []],
  ["I don't want soup or mead", {}, []],
  ["a mead instead of the soup, without sugar", { "a jug of mead": 1 }, []],
  ["no, a mead", { "a jug of mead": 1 }, []],
  ["don't forget the mead", { "a jug of mead": 1 }, []],
  ["no rush, two soups", { "leek soup": 2 }, []],
  ["half a dozen plum tarts and a couple of soups", { "a slice of plum tart": 6, "leek soup": 2 }, []],
  ["A dozen leek soups, please", { "leek soup": 12 }, []],
  ["fifteen meads", { "a jug of mead": 15 }, []],
  ["no love, a jug of mead", { "a jug of mead": 1 }, []],
  ["half a jug of mead", { "a jug of mead": 1 }, []],
  ["a slice of the plum tart", { "a slice of plum tart": 1 }, []],
  ["two dozen eggs", { "a dozen eggs": 2 }, []],
  ["lovely. one mead please. i'd like to order a mead.", { "a jug of mead": 1 }, []],
  ["the soup's fine, i'll take the soup", { "leek soup": 1 }, []],
  ["a mead, no, two meads", { "a jug of mead": 2 }, []],
  ["a soup for me and a soup for my sister", { "leek soup": 2 }, []],
  ["a mead and another mead", { "a jug of mead": 2 }, []],
  ["a dozen eggs and a dozen oat cakes", { "a dozen eggs": 1, "oat cakes": 12 }, []],
] as const)("%s", (text, wares, missing) => {
  it("is understood", () => {
    const found = wantedIn(english, harbour, text);
    expect(Object.fromEntries(found.wares.map(({ offer, count }) => [offer.thing, count]))).toEqual(wares);
    expect(found.missing).toEqual(missing);
  });
});

describe.each([
  ["来碗面，再来两杯酸梅汤", { 面条: 1, 一大杯酸梅汤: 2 }, []],
  ["豆浆三碗", { 豆浆: 3 }, []],
  ["两碗牛肉粉，再来一份给我妹妹", { 一碗牛肉粉: 3 }, []],
  ["一碗牛肉粉，来个包子", { 一碗牛肉粉: 1 }, ["包子"]],
  ["两碗豆浆，一碗甜一碗咸", { 豆浆: 2 }, []],
  ["前面那条路", {}, []],
  ["不要豆浆", {}, []],
  ["来碗面，别来豆浆", { 面条: 1 }, []],
  ["豆浆不要了，来碗面", { 面条: 1 }, []],
  ["要不来碗面", { 面条: 1 }, []],
  ["来十二碗面", { 面条: 12 }, []],
  ["二十三碗豆浆", { 豆浆: 23 }, []],
  ["面条四十份", { 面条: 40 }, []],
  ["来俩牛肉粉", { 一碗牛肉粉: 2 }, []],
  ["酸梅汤俩，牛肉粉来一碗", { 一大杯酸梅汤: 2, 一碗牛肉粉: 1 }, []],
  ["来一打豆浆", { 豆浆: 12 }, []],
  ["半打豆浆", { 豆浆: 6 }, []],
  ["来两打鸡蛋", { 一打鸡蛋: 2 }, []],
  ["半碗豆浆", { 豆浆: 1 }, []],
] as const)("%s", (text, wares, missing) => {
  it("is understood", () => {
    const found = wantedIn(chinese, street, text);
    expect(Object.fromEntries(found.wares.map(({ offer, count }) => [offer.thing, count]))).toMatchObject(wares);
    expect(found.wares).toHaveLength(Object.keys(wares).length);
    expect(found.missing).toEqual(missing);
  });
});

it("counts what is taken by words that say nothing else", () => {
  const pointing = "sure then please yes ok";
  expect(bareCount(english, pointing, "sure, one")).toBe(1);
  expect(bareCount(english, pointing, "two then please")).toBe(2);
  expect(bareCount(english, pointing, "two hours")).toBeNull();
  expect(bareCount(chinese, "", "就要一包吧")).toBe(1);
  expect(bareCount(chinese, "", "来两碗")).toBe(2);
  expect(bareCount(chinese, "", "我等了两年")).toBeNull();
  expect(bareCount(english, pointing, "half a dozen, please")).toBe(6);
  expect(bareCount(english, pointing, "a couple then")).toBe(2);
  expect(["来十二碗", "来俩吧", "半打就行", "就来二十份"].map((text) => bareCount(chinese, "", text))).toEqual([
    12, 2, 6, 20,
  ]);
});

it("says how many as people say it", () => {
  expect([1, 2].map((n) => countedInEnglish("a jug of mead", n))).toEqual(["a jug of mead", "two jugs of mead"]);
  expect([1, 3].map((n) => countedInEnglish("stamp", n))).toEqual(["one stamp", "three stamps"]);
  expect(countedInEnglish("oat cakes", 2)).toBe("oat cakes, twice");
  expect([counted("一大杯苦啤", 3), counted("面条", 2), counted("豆浆", 1)]).toEqual([
    "三大杯苦啤",
    "两份面条",
    "豆浆",
  ]);
});

it("says and reads amounts of money", () => {
  const yuan = { written: "{n}元", one: "一块钱", many: "{n}块钱" };
  expect([4.5, 0.5, 12, 12.5, 3.05, 20].map((n) => amount(yuan, n))).toEqual([
    "四块五",
    "五毛",
    "12块钱",
    "十二块五",
    "三块零五分",
    "20块钱",
  ]);
  expect(["给你十二块", "5块一个，给你10块", "给您五十", "等了十分钟"].map((text) => amountIn(yuan, text))).toEqual([
    12,
    10,
    50,
    null,
  ]);
  const marks = { written: "{n} marks", one: "a mark", many: "{n} marks" };
  expect(
    [
      "here, one mark",
      "there, 8.40 exactly",
      "here's 6",
      "here are thirty marks",
      "two coffees here",
      "at 5:30 then",
      "since 2019",
      "here at 8",
      "here's 8 tomorrow",
      "6 then",
      "I have 6",
    ].map((text) => amountInEnglish(marks, text)),
  ).toEqual([1, 8.4, 6, 30, null, null, null, null, null, 6, null]);
});

it("knows what is sold by a measure, and a half of it from the whole", () => {
  const bar = [
    offer("a pint of stout", "pint", "stout"),
    offer("a half pint", "half"),
    offer("a glass of port", "port"),
  ];
  const wares = (text: string) => wantedIn(english, bar, text).wares.map(({ offer }) => offer.thing);
  expect(["half a pint", "a half of stout", "the full pint", "a pint of port"].map(wares)).toEqual([
    ["a half pint"],
    ["a half pint"],
    ["a pint of stout"],
    ["a glass of port"],
  ]);
  expect(byMeasure(english, bar, "whichever pint costs least").map(({ thing }) => thing)).toEqual(["a pint of stout"]);
  const inn = [offer("一大杯黄酒"), offer("一杯茶"), offer("一碗面")];
  expect(byMeasure(chinese, inn, "一大杯随便什么").map(({ thing }) => thing)).toEqual(["一大杯黄酒"]);
});

describe("what a price is asked of", () => {
  it.each([
    ["how much is the lamp oil?", "lamp oil"],
    ["what's the price of a pound of nails", "nails"],
    ["how much for everything", null],
    ["how much do I owe you?", null],
    ["how much is it altogether", null],
    ["how much is a haircut for my brother", ""],
    ["lovely weather", null],
  ])("%s", (text, thing) => {
    if (thing === "nails") expect(pricedIn(english, text)).toContain(thing);
    else expect(pricedIn(english, text)).toBe(thing);
  });

  it.each([
    ["酱油多少钱一瓶", "酱油"],
    ["请问你们家毛笔怎么卖呀", "毛笔"],
    ["当归好多钱一副嘛", "当归"],
    ["这个多少钱", null],
    ["一共多少钱", null],
    ["那两碗多少钱", null],
    ["车胎瘪了 补一下多少钱", ""],
    ["你一个月多少钱", null],
    ["今天天气不错", null],
  ])("%s", (text, thing) => {
    expect(pricedIn(chinese, text)).toBe(thing);
  });

  it("knows a word of two signs that a measure parts", () => {
    expect(wantedIn(chinese, [offer("理发"), offer("面条")], "我想理个发").wares).toMatchObject([
      { offer: { thing: "理发" }, count: 1 },
    ]);
  });
});

describe("what stands between a number and a thing, and what a thing is part of", () => {
  const pottery = [offer("饭碗"), offer("茶壶")];

  it.each([
    ["给我拿五只青釉碗", 5],
    ["饭碗，三个饭碗", 3],
    ["饭碗", 1],
  ])("%s", (text, count) => {
    expect(wantedIn(chinese, pottery, text).wares).toMatchObject([{ offer: { thing: "饭碗" }, count }]);
  });

  it("takes what is made of a thing for another thing", () => {
    const fruit = [offer("苹果"), offer("一袋土豆", "土豆")];
    expect(wantedIn(chinese, fruit, "有苹果酱吗").wares).toEqual([]);
    expect(wantedIn(chinese, fruit, "来一份土豆泥和苹果").wares).toMatchObject([{ offer: { thing: "苹果" } }]);
  });

  it.each([
    ["你们这儿有风油精卖吗", "风油精"],
    ["蜡烛有没有", "蜡烛"],
    ["我是说蜡烛，你们店里有卖的吗", "蜡烛"],
    ["今天有人来过吗", null],
    ["后天有灯看吗", null],
  ])("knows what is asked after in %s", (text, name) => {
    expect(soughtIn(chinese, text)).toBe(name);
  });

  it("finds the thing before the price that is asked for", () => {
    expect(pricedIn(chinese, "一盒蜡烛，多少钱")).toBe("蜡烛");
  });
});

describe("what is only spoken of", () => {
  it.each([
    "Mead gives me a headache",
    "leek soup is not for me",
    "I gave up mead",
    "my friend bought a plum tart",
    "your oat cakes were stale",
    "I love plum tart",
    "the soup's cold",
  ])("%s", (text) => {
    expect(isSpokenOf(english, harbour, text)).toBe(true);
  });

  it.each([
    "豆浆喝多了我胀气",
    "你家牛肉粉不新鲜啊",
    "我媳妇昨天买的豆浆",
    "我不喝豆浆的",
    "面条坨了",
    "我早就戒了豆浆",
    "我家有碗一样的豆浆",
    "隔壁老李点了碗牛肉粉",
    "牛奶过期了吧这个",
  ])("%s", (text) => {
    expect(isSpokenOf(chinese, street, text)).toBe(true);
  });

  it.each([
    "a mead, please",
    "two soups and a mead",
    "leek soup is fine",
    "I'd love a plum tart",
    "the soup was cold, give me another",
    "I gave up mead, so a leek soup",
    "a soup for my friend",
    "lovely day",
  ])("and no more than that is not said by: %s", (text) => {
    expect(isSpokenOf(english, harbour, text)).toBe(false);
  });

  it.each([
    "来碗豆浆",
    "豆浆一碗",
    "豆浆就行了",
    "豆浆，不要糖",
    "我要牛肉粉",
    "豆浆凉了，给我换一碗",
    "给我媳妇带两碗豆浆",
    "面条吧",
    "你们卖的豆浆来一碗",
    "今天真冷",
  ])("and no more than that is not said by: %s", (text) => {
    expect(isSpokenOf(chinese, street, text)).toBe(false);
  });
});

describe("what only sounds like something that is sold", () => {
  const cafe = [offer("一杯热可可", "可可"), offer("一壶茶", "茶"), offer("一杯热水", "热水")];
  it.each([
    ["老板来杯可乐", [], ["可乐"]],
    ["来杯奶茶，多加珍珠", [], ["奶茶"]],
    ["来杯可可", ["一杯热可可"], []],
    ["来壶茶", ["一壶茶"], []],
    ["来壶茶，再要一杯热牛奶", ["一壶茶"], ["热牛奶"]],
  ])("is not served for it: %s", (text, wares, missing) => {
    const found = wantedIn(chinese, cafe, text);
    expect(found.wares.map((one) => one.offer.thing)).toEqual(wares);
    expect(found.missing).toEqual(missing);
  });
});

describe("what a thing is", () => {
  it.each([
    ["a pot of tea", ["tea"], true],
    ["a slice of tea cake", ["tea"], false],
    ["eggs on toast", ["toast"], false],
    ["coffee with milk", ["coffee"], true],
    ["一杯热可可", ["可可"], true],
    ["一份烤奶酪三明治", ["奶"], false],
    ["一瓶止咳糖浆", ["糖"], false],
  ])("its name ends with: %s", (thing, kinds, is) => {
    expect(isOf(/\p{Script=Han}/u.test(thing) ? chinese : english, offer(thing), kinds)).toBe(is);
  });
});
