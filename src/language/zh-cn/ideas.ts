/** 简体中文: what somebody could do next, as it is offered over the box they write in. */
import type { ideas as english } from "../en/ideas.ts";

const hello = (hour: number): string => (hour < 12 ? "早上好" : hour < 18 ? "下午好" : "晚上好");

/** Words of what is offered. */
export const ideas: typeof english = {
  greet: { label: (name) => `跟${name}打个招呼`, line: (name, hour) => `${name}，${hello(hour)}！` },
  story: (name) => `向${name}打听消息`,
  askOf: (gathering, holder) =>
    gathering === null
      ? [`${holder}最近有什么新鲜事？`, `${holder}的事你听说了什么？`]
      : [`${gathering}是怎么回事？`, `${gathering}什么时候，在哪儿？`, `${gathering}都有谁去？`],
  event: {
    label: (name, what) => `问问${name}${what}的事`,
    line: (name, what) => `${name}，我可以来参加${what}吗？`,
  },
  toEvent: (what) => `去参加${what}`,
  other: {
    label: (name, other) => `向${name}打听${other}`,
    line: (name, other) => `${name}，你觉得${other}怎么样？`,
  },
  newcomer: ["你怎么会到这儿来？", "请问你是哪位？", "你是从远处来的吗？", "你要在这儿待一阵子吗？"],
  questions: [
    { label: (name) => `问问${name}今天做什么`, line: (name) => `${name}，你今天打算做什么？` },
    { label: (name) => `问问${name}有什么心事`, line: (name) => `${name}，你最近在想些什么？` },
  ],
  gifts: [
    { label: (name) => `送${name}一朵玫瑰`, line: (name) => `*送给${name}一朵玫瑰*` },
    { label: (name) => `请${name}吃一块蛋糕`, line: (name) => `*递给${name}一块蛋糕*` },
    { label: (name) => `给${name}鞠个躬`, line: (name) => `*向${name}深深鞠了一躬*` },
    { label: (name) => `给${name}变个戏法`, line: (name) => `*给${name}抛接三个橙子*` },
  ],
  thoughts: [
    { label: (name, other) => `让${name}想起${other}`, line: (_, other) => `你想告诉${other}，你喜欢对方哪一点。` },
    { label: (name, other) => `让${name}约${other}散步`, line: (_, other) => `你想约${other}一起散散步。` },
    { label: (name) => `让${name}想办聚会`, line: () => "你想明天晚上办一场聚会。" },
  ],
  odd: {
    burning: {
      emoji: "🔥",
      state: "着火了",
      label: (thing, who, doing) => `趁${who}${doing}，让${thing}着火`,
    },
    leaking: {
      emoji: "💧",
      state: "漏水了",
      label: (thing, who, doing) => `趁${who}${doing}，让${thing}漏水`,
    },
    broken: {
      emoji: "🔧",
      state: "坏了",
      label: (thing, who, doing) => `趁${who}${doing}，弄坏${thing}`,
    },
    empty: {
      emoji: "🫙",
      state: "空了",
      label: (thing, who, doing) => `趁${who}${doing}，搬空${thing}`,
    },
    dirty: {
      emoji: "🧁",
      state: "撒满了面粉",
      label: (thing, who, doing) => `趁${who}${doing}，把${thing}撒满面粉`,
    },
  },
  whole: (place, area, thing, state) => `<${place}: ${area}: ${thing}> ${state}`,
};
