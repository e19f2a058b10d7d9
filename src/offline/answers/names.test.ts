/** What visitors call themselves is what they are called: the name they gave, whole, and nothing that they only are. */
import { describe, expect, it } from "vitest";
import type { Self } from "../../mind/self.ts";
import { nameGiven as givenInChinese } from "../zh/answers/social.ts";
import { askerName } from "./ask.ts";
import { firstCalled, nameGiven } from "./names.ts";

const given = (whole: string) => nameGiven({ whole, asker: { name: "Visitor" } });

describe("a name given in English", () => {
  it.each([
    ["I'm Aldous.", "Aldous"],
    ["I am Sir Aldous, at your service", "Sir Aldous"],
    ["my name is Dr. Pym", "Dr. Pym"],
    ["Call me Tom", "Tom"],
    ["I'm Sebastian", "Sebastian"],
    ["I'm Vietnamese", null],
    ["I'm Norwegian", null],
    ["I am Swedish, you know", null],
    ["I'm Thai", null],
    ["My name is Trish", "Trish"],
    ["I'm Ashish, by the way", "Ashish"],
    ["Call me Dane.", "Dane"],
    ["I am Octavian", "Octavian"],
    ["my name is Therese", "Therese"],
    ["I'm a Dane", null],
    ["I'm Portuguese", null],
  ])("%s", (text, name) => expect(given(text)).toBe(name));

  it("keeps its title", () => {
    expect(["Sir Aldous Finch", "Mora Finch", "Lady Ash"].map(firstCalled)).toEqual(["Sir Aldous", "Mora", "Lady Ash"]);
  });
});

describe("a name given in Chinese", () => {
  it.each([
    ["我是糖糖妈妈", "糖糖妈妈"],
    ["我叫李春生", "李春生"],
    ["我叫小鹿哈哈哈", "小鹿"],
    ["大家都叫我阿梅啦", "阿梅"],
    ["我叫王爱民", "王爱民"],
    ["我叫上官云", "上官云"],
    ["我叫来福", "来福"],
    ["你好，我叫停云。", "停云"],
    ["我叫走走，路过这儿", "走走"],
    ["帮我叫醒他", null],
    ["帮我叫醒克劳斯", null],
    ["我叫住她了", null],
    ["我叫来克劳斯了", null],
    ["我叫上他一起去", null],
    ["我叫停了比赛", null],
    ["你好，我是李志友", "李志友"],
    ["我叫陈新生", "陈新生"],
    ["我是农民", null],
    ["我是他朋友", null],
    ["我是越南人", null],
    ["我是大学生", null],
    ["我是他们的朋友", null],
  ])("%s", (text, name) => expect(givenInChinese(text)).toBe(name));

  it("is used whole", () => {
    const self = { town: { language: "zh-CN" }, world: { people: new Map() } } as unknown as Self;
    expect(askerName({ self, asker: { id: "visitor:1", name: "糖糖妈妈", visitor: true, about: "" } })).toBe(
      "糖糖妈妈",
    );
  });

  it("is cut only where it is a first name and a family name", () => {
    const self = { town: { language: "en" }, world: { people: new Map() } } as unknown as Self;
    const called = (name: string) => askerName({ self, asker: { id: "visitor:1", name, visitor: true, about: "" } });
    const whole = ["the cat", "The Cat", "mia 2", "Guest 12", "Bob|AFK", "xX Night Xx 9", "🌙 luna"];
    expect(whole.map(called)).toEqual(whole);
    const beside = ["Mia (she/her)", "Mia Berg [afk]", "Mia | mod", "Mia 🌸", "Mia Berg 👩🏽‍🌾", "Mia ❤️"];
    expect(beside.map(called)).toEqual(beside.map(() => "Mia"));
    expect(["Mia Berg", "Ana de la Cruz", "Élodie Roux"].map(called)).toEqual(["Mia", "Ana", "Élodie"]);
  });
});
