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

/** What stands before an act that is not done, or only wished for. */
const UNDONE =
  "(?:想|要|准备|打算|忘[了记]?|没有?|未|假装|装作|答应|拒绝|不(?:肯|想|愿意?|用|会|给)?|别)(?:去|先|再|来|给|把|掏|他|她|你|您|的|了){0,4}";
/** Money, and not what it is kept in; 三块 is none where a thing follows: 三块抹布. */
const MONEY =
  "(?:[一二两三四五六七八九十百半几\\d.]{1,8}(?:元|毛|块)[半一二三四五六七八九\\d]?(?:钱|(?=[放递交搁拍推给塞摆留在到，,。！!]|$))|零钱|硬币|钞票|纸币|钱(?![包袋夹罐箱柜财]))";
/** Where money is put for whoever sells. */
const WHERE = "(?:柜台|吧台|台面|台上|台子|桌|碟|盘|收银|钱匣|案板|摊)";
/** Whoever else gets some. */
const OTHERS = "(?![给到了过]{0,3}(?:旁人|别人|街|乞|要饭|卖艺|孩子|小孩|路人|朋友))";
/** Money goes to whoever sells: it is paid, or put where it is taken from, or handed to somebody. */
const paying = new RegExp(
  `^(?!.*(?:没带钱|装回|收起|揣回|收回)).*(?:${[
    `(?<!${UNDONE})(?:付了?[钱账款]|付[清完]|结了?账|结完账|买了?单|扫了码|扫码付|把[^，。]{0,4}[账单款]?[付结]了)(?!时|的时候|之前|前)`,
    `(?<!${UNDONE})${MONEY}[^，。！；]{0,6}[，,]?(?:放|搁|拍|推|塞|摆|留|数|掏)[^，。！；]{0,4}${WHERE}`,
    `${WHERE}[^，。！；]{0,4}(?<!${UNDONE})(?:放|搁|拍|摆|留|数)[^，。！；]{0,4}${MONEY}`,
    `(?<!${UNDONE})(?:放|搁|拍|推|塞|摆|留|数|掏出?)[了出下]{0,2}${MONEY}[^，。！；]{0,4}[在到][^，。！；]{0,4}${WHERE}`,
    `(?<!${UNDONE})(?:放|搁|留|拍)下了?${MONEY}`,
    `(?<!${UNDONE})${MONEY}[^，。！；]{0,4}[，,]?(?:递|交|塞|推|给)${OTHERS}`,
    `(?<!${UNDONE})(?:递|塞|交|给)${OTHERS}[^，。！；]{0,6}${MONEY}`,
  ].join("|")})`,
  "u",
);

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
  knocks: /敲(?!键|鼓)|叩|按(?:了|响|着)?(?:一下)?门?铃|摇铃|门铃|拍门|拍了拍门|喊|叫门|嚷|鼓掌|拍手|吹口哨/,
  gestures: {
    pays: paying,
    gives: /递|(?<!目)送|给你|给他|给她|塞给|掏出|献上|拿给|端给|分给|拿出/,
    hugs: /抱(?![歉怨])|搂|亲了|亲亲|拍拍|拍了拍|牵|握/,
    pushes:
      /推(?!开?门)|打了(?!个?(?:招呼|哈欠|呵欠|喷嚏|电话|盹))|打他|打她|踢|拍桌|戳|揍|扯|拽|抢|掐|扔向|吐(?!了?吐|舌)/,
    weeps: /哭|流泪|落泪|眼泪|抹泪|抽泣|叹气|叹了|发抖/,
    laughs: /大笑|哈哈|偷笑|傻笑|笑出|跳舞|转圈|蹦/,
    waves: /挥手|挥挥|招手|点头|点点头|点了点头|鞠躬|作揖|拱手|敬礼|微笑|笑了|一笑|笑笑|眨眼/,
    leaves: /离开|转身|走了|走开|走远|溜走|出门|消失|隐入/,
    sits: /坐|靠着|靠在|趴/,
    looks: /看|盯|望|瞧|瞄|指着|指了|听/,
  },
  metWith: {
    pays: (name) => [`收了钱，冲${name}道谢`, `数了数钱，向${name}点头道谢`, `看看钱，冲${name}点头道谢`],
    gives: (name) => [`接过来，冲${name}笑`, `接过来细细打量，向${name}道谢`, `双手接过${name}递来的东西`],
    hugs: (name) => [`有点意外地冲${name}笑`, `拍${name}的手背`, `由着${name}，脸上带笑`],
    pushes: (name) => [`往后退一步，冲${name}皱眉`, `抬手拦住${name}`, `一脸错愕地看着${name}`],
    weeps: (name) => [`轻轻拍${name}的肩`, `不出声地陪着${name}`, `担心地看着${name}`],
    laughs: (name) => [`跟着${name}一块儿笑`, `看着${name}直乐`, `忍着笑看${name}`],
    waves: (name) => [`冲${name}点头`, `朝${name}笑着回礼`, `向${name}招手`],
    leaves: (name) => [`望着${name}的背影`, `朝${name}挥手告别`, `目送${name}`],
    sits: (name) => [`给${name}挪出一块地方`, `冲${name}点头，让出位子`, `招呼${name}坐`],
    looks: (name) => [`顺着${name}的目光看过去`, `冲${name}挑眉`, `也跟着${name}瞧`],
    other: (name) => [`饶有兴致地看着${name}`, `抬头看${name}`, `冲${name}挑眉`, `不解地望着${name}`],
  },
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
