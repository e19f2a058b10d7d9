/** 简体中文: what people's acts do to the objects around them, and what a reaction to somebody's words looks like. */
import type { uses as english, Use } from "../en/uses.ts";

const held = (verbs: RegExp, objects: RegExp, state: string): Use => ({ verbs, objects, state, passing: true });
const lasting = (verbs: RegExp, objects: RegExp, state: string | null): Use => ({
  verbs,
  objects,
  state,
  passing: false,
});

const devices = /炉|烤箱|灯|收音机|电视|水壶|面包机|电脑|机|投影|麦克风|数位板|灶台|淋浴|龙头/;

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
  list: [
    lasting(/关掉|关上|关了/, devices, "关着"),
    lasting(/打开|开了|开一下/, devices, "开着"),
    lasting(/擦|修|收拾|打扫|扑灭|补货/, /./, null),
    lasting(/点燃|生火|点亮/, /壁炉|灯笼/, "点着"),
    held(/弹|演奏|拉|吹/, /钢琴|电子琴|吉他|竖琴/, "有人在弹"),
    held(/玩|打|扔|投|放/, /台球|飞镖|游戏机|唱机/, "有人在玩"),
    held(/坐|躺|歇/, /椅|沙发|座/, "有人坐着"),
    held(/坐|吃|趴/, /桌/, "有人在用"),
    held(/写|签/, /黑板|白板|打字机|布告栏|账本|本$/, "有人在写"),
    held(/画/, /画架|黑板|白板|数位板/, "有人在画"),
    held(/读|翻/, /书架|书柜|早报/, "有人在翻看"),
    held(/煮|烧|做|炒|烤|泡/, /咖啡机|摩卡壶|炉|灶台|烤箱|水壶|面包机/, "有人在用"),
    held(/喂/, /鸭子/, "有人在喂"),
    held(/浇|除草|松土/, /花园|花坛|院子/, "有人在打理"),
    held(/举/, /杠铃/, "有人在举"),
    held(/使用|用一下|摆弄/, /./, "有人在用"),
  ],
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
