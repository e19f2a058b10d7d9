/** What a member said as a resident is found by a question for a part of it, in other words. */
import { describe, expect, it } from "vitest";
import { askedAfter, casesOf, counted } from "../../../test/town/lived-as.ts";

describe.each([
  [
    "en",
    "I hid the spare key under the blue flowerpot.",
    [
      "Where did you hide the key?",
      "What did you put under the flowerpot?",
      "Hello! Where would I find the spare key?",
    ],
    ["What is under your bed?", "Do you sell flowers?"],
    /I hid the spare key under the blue flowerpot/,
  ],
  [
    "zh-CN",
    "我把备用钥匙藏在蓝色花盆底下了。",
    ["你把钥匙藏哪儿了？", "备用钥匙在哪里？", "你好！钥匙藏在哪里？"],
    ["你床底下有什么？", "你卖花吗？"],
    /我把备用钥匙藏在蓝色花盆底下了/,
  ],
] as const)("what was said while a member lived as a resident (%s)", (language, said, asks, not, words) => {
  it("is told in the first person, and to nothing else", async () => {
    const answers = await (await askedAfter(language))(said, [...asks, ...not]);
    for (const [i, answer] of answers.entries())
      if (i < asks.length) expect(answer, asks[i]).toMatch(words);
      else expect(answer, not[i - asks.length]).not.toMatch(words);
  });

  // Of all of them it is counted in a trial.
  it("is found in most cases that nobody built on", async () => {
    const some = casesOf(language).filter((_, i) => i % 10 === 3 || i % 10 === 7);
    const { found, asked, wrongly } = await counted(language, some);
    expect(found / asked).toBeGreaterThanOrEqual(0.6);
    expect(wrongly).toBeLessThanOrEqual(2);
  });
});

// What comes first is not how such questions are answered otherwise: of brothers and sisters, of the day, of wares, of what is on.
it.each([
  ["en", "My sister Clara is coming on Friday.", ["Do you have a sister?", "Who is coming on Friday?"], /Clara/],
  ["en", "I broke the blue vase on the piano.", ["What did you break?"], /blue vase/],
  ["en", "*buries a brass key under the flower pot*", ["What did you bury?"], /brass key/],
  [
    "en",
    "I have buried a green lantern under the old oak.",
    [
      "What did you say earlier?",
      "What did you say a moment ago?",
      "What have you been saying?",
      "Can you repeat what you said?",
    ],
    /green lantern/,
  ],
  ["en", "I am thinking of moving to Lisbon.", ["I heard you say something about Lisbon."], /thinking of moving/],
  ["zh-CN", "我其实讨厌下雨。", ["你喜欢下雨吗？"], /讨厌/],
  ["zh-CN", "我姐姐星期五要来。", ["你有姐姐吗？", "谁星期五要来？"], /我姐姐/],
  ["zh-CN", "我今天把蓝花瓶打碎了。", ["你今天打碎了什么？"], /蓝花瓶/],
] as const)(
  "what one said oneself comes before what such a question gets otherwise (%s: %s)",
  async (language, said, asks, words) => {
    const answers = await (await askedAfter(language))(said, asks);
    for (const [i, answer] of answers.entries()) expect(answer, asks[i]).toMatch(words);
  },
);
