import { describe, expect, it } from "vitest";
import { facts, stateIn, thinkingIn } from "../../../test/mind/minds.ts";
import { randomFor } from "../../world/chance.ts";
import { doingProblem, emojiOf, subjectProblem, wordsProblem } from "../questions/plain.ts";
import { objectInWords, spotInWords } from "./tell.ts";

describe("the tree in words (paper section 5)", () => {
  it.each([
    ["isabella-rodriguezs-apartment/kitchen/stove", "the stove in the kitchen of Isabella Rodriguez's apartment"],
    ["hobbs-cafe/counter/coffee-machine", "the coffee machine in the counter of Hobbs Cafe"],
    ["johnson-park/pond/ducks", "the ducks in the pond of Johnson Park"],
  ])("%s", (object, words) => {
    expect(facts.map.objects.has(object)).toBe(true);
    expect(objectInWords(facts.map, object)).toBe(words);
  });

  it("an area that is no name has its article, a person's room has none", () => {
    for (const id of facts.map.objects.keys()) {
      const words = objectInWords(facts.map, id);
      expect(words, id).not.toMatch(/ in \p{Ll}(?!he )/u);
      expect(words, id).not.toMatch(/the \p{Lu}\p{L}+ \p{Lu}\p{L}+'s (room|bedroom|bathroom)/u);
    }
    for (const place of facts.map.places.values())
      for (const area of place.areas) {
        const words = spotInWords(facts.map, { place: place.id, area: area.id });
        expect(words).toMatch(/^(the |\p{Lu})/u);
        expect(words).toContain(place.name);
      }
  });
});

describe("plain words", () => {
  const around = { town: facts, world: stateIn({}).world };

  it.each([
    ["Good morning, my dear.", null],
    ["I'm sorry, I can't come tonight.", null],
    ["Meet me at 15:00: bring a scarf!", null],
    ["☕", null],
    ["Klaus said 你好 to me, of all things.", null],
    ["你好，欢迎来我的咖啡馆。", "another language than the town's"],
    ["I'm sorry, but I can't help with that request.", "out of character"],
    ["I cannot comply with this.", "out of character"],
    ["one\u202egniht", "a line break, or signs that nobody can read"],
    ["one thing\nand another", "a line break, or signs that nobody can read"],
    ["%%## 12 ==// ~~ ''", "no words"],
    ["Klaus Mueller: off I go", "a name in front, as in a script"],
    ["", "an empty sentence"],
    ["x".repeat(301), "longer than 300 characters"],
    ["<@123>", "markup, a link or a mention"],
    ["HTTPS://example.com", "markup, a link or a mention"],
    ["@Everyone, listen", "markup, a link or a mention"],
    ["I am a language model", "out of character"],
  ])("%s", (text, problem) => {
    expect(wordsProblem(text, 300, around)).toBe(problem);
  });

  it.each([
    ["你好，欢迎来我的咖啡馆。", null],
    ["Good morning, my dear, how are you?", "another language than the town's"],
    ["我无法协助您完成这个请求。", "out of character"],
  ])("in a Chinese town: %s", (text, problem) => {
    expect(wordsProblem(text, 300, { ...around, town: { ...facts, language: "zh-CN" } })).toBe(problem);
  });

  it.each([
    ["Isabella Rodriguez enjoyed the talk with Maria", null],
    ["Enjoys talking with Maria Lopez", null],
    ["Klaus Mueller is writing a paper", "about Klaus Mueller instead"],
    ["Isabella Rodriguez heard that Klaus is ill", "Klaus Mueller is in it, of whom nothing was said"],
    ["Isabella Rodriguez likes samphire", null],
  ])("about Isabella: %s", (text, problem) => {
    expect(subjectProblem([text], ["isabella-rodriguez"], "Maria Lopez said so", around)).toBe(problem);
  });

  it.each([
    ["baking with Maria", null],
    ["Maria Lopez is baking", "somebody's name in front of a doing"],
    ["", "an empty sentence"],
  ])("a doing: %s", (text, problem) => {
    expect(doingProblem([text], around)).toBe(problem);
  });

  it.each([
    ["☕", "☕"],
    ["🏃🏽‍♀️💨", "🏃🏽‍♀️"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["🇫🇷", "🇫🇷"],
    [":coffee:", "▫️"],
    ["", "▫️"],
    ["5", "▫️"],
  ])("the emoji of %j is %s", (text, emoji) => {
    expect(emojiOf(text)).toBe(emoji);
  });
});

describe("chance in a thought has the thought's own key (design section 2.5)", () => {
  it("town, thought, resident, step, ordinal", () => {
    const expected = randomFor("1", "test/t7/klaus-mueller/speak/2").next();
    expect(thinkingIn({}, "t7").random("klaus-mueller", "speak", 2).next()).toBe(expected);
  });
});
