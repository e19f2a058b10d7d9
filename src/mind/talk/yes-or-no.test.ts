/** A yes in the field against a no in the words binds nobody: what plain words are, in lines as people say them. */
import { describe, expect, it } from "vitest";
import { lines as english } from "../../offline/en/say/lines.ts";
import { lines as chinese } from "../../offline/zh/say/lines.ts";
import { gainsaid, plainAnswer } from "./yes-or-no.ts";

/** Lines by what they mean: a yes, a no, and such as leave it open or speak of something else. */
const lines = {
  en: {
    yes: [
      "Yes!",
      "Yes, of course.",
      "Sure, count me in.",
      "No problem, I'll be there.",
      "No problem at all.",
      "I'd love to. What shall I bring?",
      "I'd be delighted, what time?",
      "Oh, gladly! See you there.",
      "I wouldn't miss it for the world.",
      "You can count on me, dear.",
      "Well, of course I'll come!",
      "Why not.",
      "I can make it, yes.",
      "Absolutely, I'll be there at five.",
      "Oh Isabella, I'd be happy to help with the streamers.",
      "It's a date, then.",
      "Okay, see you then.",
      "Put me down for two.",
    ],
    no: [
      "No, sorry.",
      "No thank you, dear.",
      "I'm afraid I can't.",
      "Yes, but I can't.",
      "I'd love to, but I can't make it, my sister is coming.",
      "Not this time, it's not my sort of evening.",
      "I can't come, I have to work.",
      "Oh, count me out. Crowds and I don't get along.",
      "I'd rather not, to be honest.",
      "Sorry, I can't today.",
      "I'm afraid not.",
      "Thank you for asking, but I'll have to pass.",
      "That doesn't suit me at all.",
      "I won't be there, Tom.",
      "Certainly not!",
      "I'm working that evening, sorry. Another time!",
      "Of course, I'd love to. Only I won't be able to get away.",
    ],
    open: [
      "No, I hadn't heard! How lovely.",
      "I can't wait!",
      "I can't believe it is Tuesday already.",
      "Yes and no.",
      "No? Since when?",
      "No, really? What fun!",
      "Yes, I saw her this morning. Let me think about it.",
      "I can't come at four, but I'll be there at five.",
      "Perhaps. Ask me tomorrow.",
      "She said no and he said yes.",
      "I'd never say no to cake.",
      "I'm in the middle of something.",
      "I can't come up with anything nicer.",
      "Nobody would want to miss that.",
      "Who all will be there?",
      "No doubt it will be grand.",
      "I'm working that evening, sorry. I'll come next time!",
      "I'll help another time.",
      "Not at all!",
    ],
  },
  "zh-CN": {
    yes: [
      "好啊！",
      "好的，到时候见。",
      "没问题，我一定去。",
      "算我一个！",
      "行，那就这么定了。",
      "当然可以呀。",
      "我会来的。",
      "哎呀，求之不得！",
      "可以啊，几点？",
      "好，不见不散。",
      "包在我身上。",
      "嗯，我很乐意帮忙布置。",
      "那我一定到。",
      "成，我准时到。",
      "好嘞，明天我去帮你。",
      "我肯定来呀，还用问吗？",
    ],
    no: [
      "不行，我要上班。",
      "不好意思，我去不了。",
      "好是好，可我没空。",
      "好，但是我来不了。",
      "我就不去了，谢谢你。",
      "恐怕走不开。",
      "下次吧，今天太累了。",
      "还是算了吧。",
      "抱歉，那天我没时间。",
      "不了，谢谢。",
      "我不去。",
      "我帮不上忙，真对不起。",
      "可惜我来不了。",
      "谢谢你想着我，不过我就不参加了。",
      "唉，我没空。",
      "我没兴趣。",
      "我参加不了。",
    ],
    open: [
      "不是不行，就是得晚一点。",
      "不去白不去！",
      "不好说，到时候再看。",
      "不一定。",
      "没空也要去！",
      "不，我还没听说呢，真好！",
      "我参加过去年那次。",
      "他说不去，她说去。",
      "怎么能不去呢？",
      "好吗？",
      "四点我来不了，五点我一定到。",
      "让我想想吧。",
      "不去才怪。",
      "谁都来吗？",
      "好是好，就是远了点。",
      "肯定去不了。",
      "我会来不及。",
    ],
  },
} as const;

describe.each(["en", "zh-CN"] as const)("in %s", (language) => {
  const { yes, no, open } = lines[language];

  it.each(yes)("a yes: %s", (line) => {
    expect(plainAnswer(line, language)).toBe("yes");
    expect(gainsaid([{ act: "reply", answer: "no" }], line, language)).toBe("yes");
    expect(gainsaid([{ act: "reply", answer: "yes" }], line, language)).toBeNull();
  });

  it.each(no)("a no: %s", (line) => {
    expect(plainAnswer(line, language)).toBe("no");
    expect(gainsaid([{ act: "reply", answer: "yes" }], line, language)).toBe("no");
    expect(gainsaid([{ act: "reply", answer: "maybe" }], line, language)).toBeNull();
  });

  it.each(open)("neither, so that the field is believed: %s", (line) => {
    expect(plainAnswer(line, language)).toBeNull();
  });
});

it.each([
  ["en", english],
  ["zh-CN", chinese],
] as const)("in %s nothing that residents say for one is taken for the other", (language, said) => {
  const yes = [said.accept, said.acceptHearsay, said.meetYes, said.helpYes, said.alongYes].flat();
  const no = [said.declineMood, said.declineWork, said.meetMood, said.helpMood, said.busyThen, said.alongNo].flat();
  expect(yes.filter((line) => plainAnswer(line, language) === "no")).toEqual([]);
  expect(no.filter((line) => plainAnswer(line, language) === "yes")).toEqual([]);
});

it("a line that says yes to one thing and no to another is not held against itself", () => {
  const both = [
    { act: "reply", answer: "yes" },
    { act: "reply", answer: "no" },
  ];
  expect(gainsaid(both, "No, sorry.", "en")).toBeNull();
  expect(gainsaid([{ act: "tell" }], "No, sorry.", "en")).toBeNull();
});
