/** The room of the languages (issue 3, Language): which words serve which tag, what is spoken in which, and no sentence left in another. */
import { describe, expect, it } from "vitest";
import { troubleIn } from "../world/kinds.ts";
import { firstName } from "../world/people.ts";
import { remedyFor } from "../world/remedies.ts";
import { inLanguage, languageOf, servedBy, spokenIn } from "./language.ts";

describe("which language serves a town", () => {
  it.each([
    ["en", "en"],
    ["en-GB", "en"],
    ["zh-CN", "zh-CN"],
    ["zh", "zh-CN"],
    ["zh-Hans-SG", "zh-CN"],
    ["fr", null],
  ])("%s: %s", (tag, served) => {
    expect(servedBy(tag)).toBe(served);
    expect(languageOf(tag).tag).toBe(served ?? "en");
    expect(inLanguage(tag, { en: "en", "zh-CN": "zh-CN" })).toBe(served ?? "en");
  });
});

describe("a first name", () => {
  it.each([
    ["Isabella Rodriguez", "Isabella"],
    ["伊莎贝拉·罗德里格斯", "伊莎贝拉"],
    ["林梅", "林梅"],
    ["Alex", "Alex"],
  ])("of %s is %s", (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe("an event", () => {
  it.each([
    ["a picnic", "the picnic"],
    ["Mia's birthday", "Mia's birthday"],
    ["Mary-Ann's birthday", "Mary-Ann's birthday"],
    ["O'Brien's farewell", "O'Brien's farewell"],
    ["It's a picnic", "the It's a picnic"],
    ["Let's dance night", "the Let's dance night"],
    ["Tom Moreno's farewell", "Tom Moreno's farewell"],
    ["The baker's market", "the baker's market"],
    ["children's games", "the children's games"],
  ])("that somebody calls %s is %s", (typed, name) => {
    expect(languageOf("en").events.named(typed)).toBe(name);
  });
});

describe("what a text is spoken in", () => {
  it.each([
    ["en", "I am going to the park with Klaus.", true],
    ["en", "我要和克劳斯去公园。", false],
    ["en", "Я иду в парк, а вы?", false],
    ["en", "He wrote 你好 on the board.", true],
    ["zh-CN", "我要和克劳斯去公园。", true],
    ["zh-CN", "I am going to the park with Klaus.", false],
    ["zh-CN", "Isabella 在咖啡馆里做拿铁。", true],
    ["zh-CN", "OK 👍", true],
    ["zh-CN", "klaus-mueller/research", true],
    ["zh-CN", "help:party", true],
    ["zh-CN", "☕️ 07:30", true],
    ["fr", "我要去公园。", true],
  ])("%s: %s", (tag, text, spoken) => {
    expect(spokenIn(tag, text)).toBe(spoken);
  });

  it("leaves names out of it", () => {
    expect(spokenIn("zh-CN", "Alexander Hamilton 来了", ["Alexander Hamilton"])).toBe(true);
    expect(spokenIn("en", "林梅 left", ["林梅"])).toBe(true);
  });
});

/** Every text that a language has, functions called with what stands for their arguments. */
function sentences(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  if (Array.isArray(words)) return words.flatMap((one, i) => sentences(one, `${path}[${i}]`));
  if (words instanceof RegExp || words === null) return [];
  if (typeof words === "object")
    return Object.entries(words as object).flatMap(([name, one]) => sentences(one, `${path}.${name}`));
  if (typeof words !== "function") return [];
  // What takes more than names and numbers (a list of costs) has tests of its own.
  try {
    const args = Array.from({ length: words.length }, () => "7");
    return sentences(words(...args), `${path}()`);
  } catch {
    return [];
  }
}

/** What people type or Discord is told stays as it is in every language, and technical words of the trade do, too. */
// A choice among values that "7" is none of reads "undefined", what is reckoned of none NaN.
const kept =
  /<https:\/\/[^>]+>|undefined|NaN|\/[a-z]+( [a-z-]+)?|\bAI\b|token|webhook|Discord|valentine|offline|quiet|talk|everything|off|everyone|keepers|both|routine|usual|joining|open|ask|threads|channels|none|homes|Asia\/Shanghai|UTC|smallville\.zh-CN|id\b/g;

describe("the words of Chinese", () => {
  const found = sentences(languageOf("zh-CN"), "zh-CN").filter(([path]) => path !== "zh-CN.tag");

  it("are all in Chinese", () => {
    expect(found.length).toBeGreaterThan(250);
    expect(
      found.filter(([, text]) => /[A-Za-z]{3,}/.test(text.replace(/\{(?:object|name)\}/g, "").replace(kept, ""))),
    ).toEqual([]);
  });

  it("read a state as what it is, also one typed in English", () => {
    for (const state of ["着火了", "burning"])
      expect(remedyFor(troubleIn(state, "zh-CN"), { name: "炉子", kind: "stove" }, "zh-CN")).toMatchObject({
        urgent: true,
        doing: "关掉炉子，把火扑灭",
      });
    expect(troubleIn("漏水", "zh-CN")).toBe("leaking");
    expect(troubleIn("漏水", "en")).toBe("other");
  });

  it("say what somebody is doing so that it reads well", () => {
    const { told } = languageOf("zh-CN");
    expect(told.is("林梅", "做早饭")).toBe("林梅正在做早饭");
    expect(told.is("林梅", "在柜台招呼客人")).toBe("林梅正在柜台招呼客人");
  });
});
