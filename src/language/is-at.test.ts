/** What opens or closes at a place is not the place: by how the news tells of it, in each language. */
import { describe, expect, it } from "vitest";
import { languageOf } from "./language.ts";

describe.each([
  [
    "en",
    "The Mill",
    [
      "The ballet class at the Mill stops in June.",
      "A cobbler opens in the mill on Monday.",
      "They are to shut the Mill's canteen.",
    ],
    [
      "The Mill closes for good on Friday.",
      "They're shutting the Mill, it seems.",
      "Rosa says that the Mill is to close.",
      "At Millbrook nobody is left.",
    ],
  ],
  [
    "zh-CN",
    "磨坊",
    ["磨坊的舞蹈班六月停办。", "明天磨坊要开一家鞋铺。", "小林说明天磨坊有家鞋铺开张。", "他们要在磨坊开个画室。"],
    ["磨坊星期五关门。", "听说磨坊要关门了。", "磨坊的大门往后就不开了。", "磨坊要停办了，小林说的。"],
  ],
] as const)("%s", (language, place, at, itself) => {
  const { isAt } = languageOf(language).concerned;

  it.each(at)("something there: %s", (told) => {
    expect(isAt(told, place)).toBe(true);
  });

  it.each(itself)("the place itself: %s", (told) => {
    expect(isAt(told, place)).toBe(false);
  });
});
