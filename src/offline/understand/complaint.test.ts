/** What a complaint leaves to answer: written with other sentences than those that visitors complained in. */
import { describe, expect, it } from "vitest";
import { doings as en } from "../en/doings.ts";
import { doings as zh } from "../zh/doings.ts";
import { leftOf } from "./complaint.ts";

const namesPeople = (text: string) => /\b(?:Ruan|Maud)\b|莫师傅/u.test(text);

describe("in English", () => {
  const left = (line: string) => leftOf(line, en.complains, en.isQuestion, namesPeople)?.meant ?? null;

  it.each([
    ["That's not what I asked. How deep is the harbour?", "How deep is the harbour?"],
    ["i just asked what colour the boat is", "what colour the boat is?"],
    ["I asked if you have ever been out at night, not if you like it.", "you have ever been out at night?"],
    ["you never told me who built the wall", "who built the wall?"],
    ["No, I meant the brown one. Who does it belong to?", "Who does it belong to, the brown one?"],
    ["I was asking Maud. Maud, are you hungry?", "Maud, are you hungry?"],
    ["You haven't told me about your garden yet, though.", "about your garden yet, though?"],
  ])("%j leaves %j", (line, meant) => {
    expect(left(line)).toBe(meant);
  });

  it.each([
    "I asked my sister. Do you know her?",
    "You never said you could sing! Is that true?",
    "That's not what I asked.",
    "I meant the brown one.",
    "What do you sell here?",
    "I mean the harbour looks great tonight. How long have you had it?",
    "I just asked for fun. What's your favourite drink?",
    "The question was rude, I know. Are you angry?",
  ])("%j leaves nothing", (line) => {
    expect(left(line)).toBeNull();
  });
});

describe("in Chinese", () => {
  const left = (line: string) => leftOf(line, zh.complains, zh.isQuestion, namesPeople)?.meant ?? null;

  it.each([
    ["你答非所问。码头有多深？", "码头有多深？"],
    ["我是问你几点关门", "几点关门?"],
    ["我问的是谁修的这堵墙，不是什么时候修的", "谁修的这堵墙?"],
  ])("%j leaves %j", (line, meant) => {
    expect(left(line)).toBe(meant);
  });

  it.each(["我问了我妹妹，她说好吃", "我问了我妹妹，她说你会唱戏，真的吗？", "你答非所问", "这茶多少钱？"])(
    "%j leaves nothing",
    (line) => {
      expect(left(line)).toBeNull();
    },
  );
});
