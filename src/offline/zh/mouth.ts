/** 简体中文: what answers are filled with. */

import { timeOfDay } from "../../clock/units.ts";
import { listed } from "../../language/zh-cn/common.ts";
import { asMe, inOwnWords, isQuestion, seenDoing } from "../../language/zh-cn/first-person.ts";
import { occupied } from "../../language/zh-cn/occupation.ts";
import { agoWords, clockWords, dayWords, momentWords } from "../../language/zh-cn/times.ts";
import { stems } from "../../mind/memory/words.ts";
import { firstName } from "../../world/people.ts";
import { placeOf } from "../../world/places.ts";
import type { Mouth } from "../answers/mouth.ts";
import { formOf } from "../understand/act-of.ts";
import { busyWith } from "./answers/ask.ts";
import { PRIVATE, tieSentence } from "./answers/people.ts";
import { called, inFirstPerson } from "./answers/voice.ts";
import { calling } from "./calling.ts";
import { amount, amountIn, counted } from "./counted.ts";
import { doings } from "./doings.ts";
import { lines } from "./lines/lines.ts";
import { isOnlyHome, placeName, chinese as talk } from "./say/talk-words.ts";
import { spokenOf } from "./spoken-of.ts";
import { told } from "./told.ts";

/** Longest answer, below what a line may hold. */
const LONGEST = 280;

/** What is said with 我 before it. */
const MINE = /^(丈夫|妻子|父亲|母亲|儿子|女儿|哥哥|弟弟|姐姐|妹妹|邻居|朋友|好友|室友|同学|老师|学生|老板|房东|搭档)/;

const ended = (text: string): string => (/[。！？…’”*]$/u.test(text) ? text : `${text}。`);

/** The Chinese part in answers. */
export const chinese: Mouth = {
  lines,
  space: "",
  sentence: ended,
  voiced: ({ persona }, line, random, plainly) => {
    const { tag, greetings } = persona.speech;
    const polite = /您/.test(greetings.distant.join(""))
      ? line.replace(/(‘[^’]{0,200}’)|你(?!们)/gu, (_, quote: string | undefined) => quote ?? "您")
      : line;
    return (plainly || !tag || !random.chance(0.4) ? ended(polite) : `${tag}，${ended(polite)}`).slice(0, LONGEST);
  },
  called,
  tie: (self, id) => {
    const kind = MINE.exec(self.mind.ties.get(id)?.kind ?? self.persona.ties.find(({ to }) => to === id)?.kind ?? "");
    return kind ? `我${kind[1]}` : null;
  },
  job: ({ persona }) => occupied(persona.occupation),
  busy: busyWith,
  doing: (self, doing, place) => {
    const mine = inOwnWords(doing);
    const name = place === undefined ? "" : placeName(self, place);
    return name === "" || mine.includes(name) || mine.startsWith("在") ? mine : `在${name}${mine}`;
  },
  concern: ({ persona }, phrase) => `我${asMe(persona, phrase).replace(/^我/, "")}`,
  asMe: ({ persona }, sentence) => asMe(persona, sentence),
  place: placeName,
  at: (self, id) => (isOnlyHome(self, id) ? "在家" : `在${placeName(self, id)}`),
  home: (self) => placeOf(self.town.map, self.persona.home.place).name,
  clock: clockWords,
  moment: momentWords,
  ago: agoWords,
  retold: inFirstPerson,
  asks: isQuestion,
  youTold: talk.turned,
  told,
  part: (at) => {
    const t = timeOfDay(at);
    return t < 690 ? "早上" : t < 1080 ? "下午" : "晚上";
  },
  partOf: (self, at) => `${dayWords(self, at)}${chinese.part(at)}`,
  day: dayWords,
  them: () => "",
  tieNamed: (tie, name) => `${tie}${name}`,
  isPartner: (kind) => /^(?:我的?)?(?:丈夫|妻子|老公|老婆|男朋友|女朋友|对象|恋人|未婚)/.test(kind),
  kinds: new Set(
    "人 真人 人类 活人 机器 机器人 程序 电脑 假人 AI ai 智能 人工智能 死人 脚本 角色 男人 女人 男的 女的 男 女 真的 假的 活的 死的".split(
      " ",
    ),
  ),
  alternatives: (text) => {
    // "甜的好还是咸的好" and "甜的还是咸的" ask the same.
    const found =
      /(?:^|[，,\s]|觉得|你说|你看|说|是)([^，,\s是你您]{1,6}?)(?:比较|更)?好还是([^，,\s不没]{1,6}?)(?:比较|更)?好[吗呢啊呀]?[？?。！!]*$/u.exec(
        text,
      ) ??
      /(?:^|[，,\s]|喜欢|爱|吃|喝|要|是|选|用|写|看|玩|养|更|你|您)([^，,\s是要吃喝选你您爱]{1,4})还是(?:喜欢|爱|吃|喝|要|选|用|写|看|玩|养)?([^，,\s不没吗呢啊呀]{1,4})[吗呢啊呀]?[？?。！!]*$/u.exec(
        text,
      );
    return found ? [found[1]!, found[2]!] : null;
  },
  form: (text) => formOf(doings.plain(text), doings.forms),
  spokenOf,
  ofSelf: (text) => /我(?!们)[^你]{0,6}(?:说|问|讲|做|干)/.test(text),
  idle: new Set(
    stems(
      "我 你 跟 说 过 什么 告诉 知道 记得 记不记得 还 吗 的 了 呢 啊 刚才 昨天 上次 以前 今天 讲 提 提到 提过 关于 有 没有 多少 些 哪些 事 吧 那事 那件事 这事 这件事 你讲 说的 讲的 昨晚 前天 前几天 叫 名字 姓 是 您 他 她 它 们 在 不 也 都 就 这 那 谁 哪 怎么 怎样 为什么 几 请问 请 觉得 觉 问 想 要 会 能 可以 和 与 对 给 把 被 到 去 来 上 下 里 一 个 最近 明天 现在 事情 么 人 很 好 着 得 地 听 听说 看 做 干 时候 是不是 镇 镇上",
    ),
  ),
  particles: new Set("我你您的了着过在是会要给把被吗呢吧得地到去来有"),
  you: "你",
  me: "我",
  us: "咱们",
  listed,
  asksFor: calling.asksFor,
  counted,
  theThing: (thing) => thing,
  amount,
  amountIn,
  of: (self, id) => {
    const who = called(self, id);
    const they = { she: "她", he: "他", they: "他" }[self.town.personas.get(id)?.pronouns ?? "they"];
    return { who, Who: who, they, They: they };
  },
  trade: ({ occupation }) => occupation,
  seen: (doing, { persona }) =>
    seenDoing(doing.replaceAll(persona.name, "我").replaceAll(firstName(persona.name), "我")),
  tieTold: (self, id) => {
    const kind = self.mind.ties.get(id)?.kind ?? self.persona.ties.find(({ to }) => to === id)?.kind;
    if (kind === undefined) return null;
    const name = self.town.personas.get(id)?.name ?? called(self, id);
    if (!kind.includes(name)) return tieSentence(self, id, kind);
    if (PRIVATE.test(kind)) return null;
    // "沈长河的徒弟" is what one is to them, "顾老三天天赊她的账" what they do.
    const of = kind.slice(name.length);
    if (!kind.startsWith(name)) return `我${kind}`;
    return /^的.{1,6}$/u.test(of) ? `我是${kind}` : `${name}${of.replaceAll(/[她他]/gu, "我")}`;
  },
  nameOnly: (kind) => /^只(?:知道|听过)名字/.test(kind),
  isPrivate: (self, { text, stories }) =>
    PRIVATE.test(text) || stories.some((id) => self.stories.get(id)?.secret === true),
};
