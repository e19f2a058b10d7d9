import { describe, expect, it } from "vitest";
import { fixtureIn } from "./kinds.ts";
import { markOf } from "./marks.ts";

const mark = (name: string, text: string, { odd = true, usual = "off", language = "en" } = {}) =>
  markOf({ kind: fixtureIn(name, language), usual }, { text, odd }, language);

describe("what is drawn of a thing's state", () => {
  it.each([
    ["stove", "burning", "fire"],
    ["piano", "on fire", "fire"],
    ["lantern post", "in flames", "fire"],
    ["toaster", "smoking", "smoke"],
    ["kettle", "boiling over", "smoke"],
    ["kitchen sink", "flooded", "water"],
    ["shower", "dripping", "water"],
    ["coffee machine", "broken", "broken"],
    ["window", "smashed to pieces", "broken"],
    ["radio", "no longer broken", null],
    ["harbour lamp", "lit", "light"],
    ["lantern", "burning brightly", "light"],
    ["old lantern", "no longer lit", "dark"],
    ["street lamp", "broken", "dark"],
    ["street lamp", "off", null],
    ["stove", "not burning", null],
    ["stove", "the fire is put out", null],
    ["bed", "unmade", null],
    ["sunlit bench", "wet", null],
    ["notebook", "open", null],
  ])("%s that is %s: %s", (name, text, drawn) => expect(mark(name, text)).toBe(drawn));

  it.each([
    ["炉子", "着火了", "fire"],
    ["炉子", "冒着浓烟", "smoke"],
    ["厨房水槽", "漏水", "water"],
    ["咖啡机", "坏了", "broken"],
    ["咖啡机", "修好了，没坏", null],
    ["路灯", "点亮了", "light"],
    ["路灯", "没点亮", "dark"],
    ["路灯", "关着", null],
    ["炉子", "火已经扑灭", null],
    ["stove", "burning", "fire"],
  ])("%s：%s：%s", (name, text, drawn) => expect(mark(name, text, { language: "zh-CN", usual: "关着" })).toBe(drawn));

  it("sees no trouble in what is as it should be, but a hearth in use and a light that never shines", () => {
    const calm = { odd: false };
    expect(mark("stove", "simmering", calm)).toBe("hearth");
    expect(mark("stove", "off", calm)).toBe(null);
    expect(mark("fireplace", "burning low", calm)).toBe("hearth");
    expect(mark("fireplace", "burning", { odd: true })).toBe("hearth");
    expect(mark("fountain", "running over stones", calm)).toBe(null);
    expect(mark("lantern post", "dark and salt-stained", { odd: false, usual: "dark and salt-stained" })).toBe("dark");
    expect(mark("lantern post", "being polished", { odd: false, usual: "dark" })).toBe("dark");
    expect(mark("灶台", "炒着青椒", { odd: false, language: "zh-CN", usual: "干干净净" })).toBe("hearth");
  });
});
