/** A goodbye is heard where one is said, in every language, and not where somebody sleeps well, stays or is mourned. */
import { describe, expect, it } from "vitest";
import type { Intent } from "../../world/intents.ts";
import { nothingRead } from "../../world/reading.ts";
import { lines as english } from "../en/lines/lines.ts";
import { lines as chinese } from "../zh/lines/lines.ts";
import type { Banks } from "./mouth.ts";
import { readAtParting } from "./parting.ts";

type Said = readonly [text: string, read: readonly (readonly [Intent, number])[], question?: boolean];

const heard = (lines: Banks, [whole, clauses, question = false]: Said) =>
  readAtParting({
    whole,
    lines,
    question,
    people: [],
    reading: {
      ...nothingRead,
      clauses: clauses.map(([intent, confidence]) => ({ act: { act: "chat" }, intent, confidence })),
    },
  })!.clauses.map(({ intent }) => intent);

describe.each([
  ["en", english as unknown as Banks],
  ["zh-CN", chinese],
] as const)("in %s", (tag, lines) => {
  const of = (en: Said, zh: Said) => heard(lines, tag === "en" ? en : zh);

  it("hears whoever goes, whatever else their words were read as", () => {
    const goes = of(
      [
        "right, I won't keep you, the ferry leaves at six",
        [
          ["insult", 0.5],
          ["offer-help", 0.7],
        ],
      ],
      [
        "行了，不耽误您了，我去赶船",
        [
          ["insult", 0.5],
          ["offer-help", 0.7],
        ],
      ],
    );
    expect(goes).toEqual(["farewell"]);
    const bye = of(
      ["nothing much, bye then Anna", [["propose-company", 0.8]], true],
      ["没啥事，再见啊大叔", [["propose-company", 0.8]], true],
    );
    expect(bye).toEqual(["farewell"]);
  });

  it("hears no goodbye where nothing says one", () => {
    expect(of(["I slept well at last", [["farewell", 0.4]]], ["昨天回去睡了一觉，舒服", [["farewell", 0.4]]])).toEqual(
      [],
    );
    expect(
      of(["bye? I only just came in", [["farewell", 0.9]]], ["啥再见哦，我才刚来嘛", [["farewell", 0.9]]]),
    ).toEqual([]);
    expect(
      of(["my aunt passed away last spring", [["farewell", 0.7]]], ["我姨走了两年了", [["farewell", 0.7]]]),
    ).toEqual([]);
    expect(of(["I have to go to the dentist at nine", []], ["昨天又再见到他了", []])).toEqual([]);
  });

  const untouched =
    tag === "en"
      ? [
          "Oh it's so nice to see you, Anna!",
          "I had a good night.",
          "We see you bake bread.",
          "She told him goodbye.",
          "Did I see you yesterday?",
          "Good night's sleep, that",
          "They let you get on the ferry.",
        ]
      : ["我的鸡溜了。", "蜡烛闪了一下。", "我走了很远。", "他们撤了啊", "她昨天走啦", "明天见到她再说"];
  it.each(untouched)("hears no goodbye where its words say something else: %s", (whole) => {
    expect(
      heard(lines, [
        whole,
        [
          ["greet", 0.9],
          ["ask-hours", 0.6],
        ],
      ]),
    ).toEqual(["greet", "ask-hours"]);
  });

  const left =
    tag === "en"
      ? [
          "OK then, see you on Friday",
          "Have a good night!",
          "Thanks, I'll see you around",
          "so I'm off, cheers",
          "Well, I’d better go",
        ]
      : ["那我撤了啊", "家里喊我 闪了闪了", "那便再会", "好的，回见", "行，我先溜了", "嗯嗯，我走了", "大爷，明天见啦"];
  it.each(left)("hears a goodbye after what leads to it: %s", (whole) => {
    expect(heard(lines, [whole, [["ask-hours", 0.6]]])).toEqual(["farewell"]);
  });

  it("leaves a question beside a goodbye a question", () => {
    const read = [
      ["ask-hours", 0.9],
      ["farewell", 0.9],
    ] as const;
    expect(of(["bye. are you open tomorrow?", read, true], ["拜拜，你们明天开门吗？", read, true])).toContain(
      "ask-hours",
    );
  });
});
