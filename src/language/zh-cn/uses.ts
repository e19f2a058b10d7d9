/** 简体中文: what people's acts do to the objects around them, and what a reaction to somebody's words looks like. */
import type { uses as english } from "../en/uses.ts";

/** Other words for objects, by what stands in the object's name. */
const called: readonly (readonly [RegExp, RegExp])[] = [
  [/飞镖/, /飞镖/],
  [/电视/, /电视/],
  [/咖啡/, /咖啡机|摩卡壶/],
  [/台球/, /台球/],
  [/唱片/, /唱机/],
  [/长椅|椅子/, /椅/],
  [/沙发/, /沙发/],
  [/桌子|桌边|桌旁/, /桌/],
  [/电脑/, /电脑/],
  [/书/, /书架|书柜/],
];

/** Acts and reactions of people. */
export const uses: typeof english = {
  undone: /不|没|别|假装|想|打算|听|看着|如果/,
  done: {
    off: { verbs: /关掉|关上|关了/, state: "关着" },
    on: { verbs: /打开|开了|开一下/, state: "开着" },
    putRight: { verbs: /擦|修|收拾|打扫|扑灭|补货/, state: null },
    lit: { verbs: /点燃|生火|点亮/, state: "点着" },
    strummed: { verbs: /弹|演奏|拉|吹/, state: "有人在弹" },
    played: { verbs: /玩|打(?!扫)|扔|投|放/, state: "有人在玩" },
    rung: { verbs: /敲|摇/, state: "正响着" },
    satOn: { verbs: /坐|躺|歇/, state: "有人坐着" },
    satAt: { verbs: /坐|吃|趴/, state: "有人在用" },
    written: { verbs: /写|签/, state: "有人在写" },
    drawn: { verbs: /画/, state: "有人在画" },
    read: { verbs: /读|翻/, state: "有人在翻看" },
    cooked: { verbs: /煮|烧|做|炒|烤|泡/, state: "有人在用" },
    fed: { verbs: /喂/, state: "有人在喂" },
    tended: { verbs: /浇|除草|松土/, state: "有人在打理" },
    lifted: { verbs: /举/, state: "有人在举" },
    lookedThrough: { verbs: /瞄|凝视/, state: "有人在用" },
    used: { verbs: /使用|用一下|摆弄/, state: "有人在用" },
  },
  names: (text, object) => text.includes(object) || called.some(([word, name]) => word.test(text) && name.test(object)),
  reaction: (emoji, name) =>
    gestures.find(([signs]) => signs.includes(emoji.replace(/[\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, "")))?.[1](name) ?? null,
};

const gestures: readonly (readonly [signs: readonly string[], seen: (name: string) => string])[] = [
  [["🙂", "😀", "😃", "😄", "😁", "😊", "☺", "😺", "😸", "😇", "🙃", "😌"], (name) => `听了${name}的话笑了笑`],
  [["😂", "🤣", "😆", "😅", "😹"], (name) => `被${name}的话逗笑了`],
  [["😏", "😉", "😜", "😝", "😛", "🤪"], (name) => `听了${name}的话眨了眨眼`],
  [
    ["❤", "🧡", "💛", "💚", "💙", "💜", "🤎", "🖤", "🤍", "💕", "💖", "💗", "💞", "😍", "🥰", "😻", "♥", "🫶"],
    (name) => `被${name}的话打动了`,
  ],
  [["👍", "👌", "✅", "💯", "☑", "✔"], (name) => `听了${name}的话点了点头`],
  [["👎", "❌", "🚫", "🙅"], (name) => `听了${name}的话摇了摇头`],
  [["😢", "😭", "😿", "🥺", "😞", "😔", "☹", "🙁", "💔", "😥"], (name) => `听了${name}的话有些难过`],
  [["😠", "😡", "🤬", "😾", "😤", "🙄", "😒"], (name) => `听了${name}的话皱了皱眉`],
  [["😮", "😲", "😱", "🤯", "😯", "😳", "🙀", "‼", "❗"], (name) => `听了${name}的话很吃惊`],
  [["👏", "🎉", "🥳", "🙌", "🎊", "🏆", "🔥", "⭐", "🌟", "🤩"], (name) => `为${name}的话鼓了掌`],
  [["🤔", "❓", "❔", "🤨", "😕", "🧐", "🤷"], (name) => `听了${name}的话有些不解`],
  [["👋", "✋", "🖐"], (name) => `向${name}挥了挥手`],
  [["🙏", "🙇"], (name) => `向${name}道了谢`],
  [["🤗", "🫂"], (name) => `抱了抱${name}`],
  [["👀"], (name) => `听了${name}的话抬起头来`],
  [["😴", "🥱", "💤"], (name) => `听着${name}的话打了个哈欠`],
];
