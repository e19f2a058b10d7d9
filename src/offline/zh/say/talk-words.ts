/** 简体中文: how talk is worded, and the few things asked of a text. */

import { dateOf, dayOf, timeOfDay } from "../../../clock/units.ts";
import { literal } from "../../../language/literal.ts";
import { asMe, inOwnWords, isQuestion, seenDoing } from "../../../language/zh-cn/first-person.ts";
import { clockWords, dayWords, momentWords } from "../../../language/zh-cn/times.ts";
import { youFor } from "../../../language/zh-cn/you-for.ts";
import type { Self } from "../../../mind/self.ts";
import { firstName } from "../../../world/people.ts";
import { isPrivateHome, type PlaceId, placeOf } from "../../../world/places.ts";
import type { TalkWords } from "../../say/talk-words.ts";
import { told as mine } from "../told.ts";
import { lines } from "./lines.ts";
import { newsLines } from "./news-lines.ts";

/** "伊莎贝拉" of "伊莎贝拉·罗德里格斯", "百合子" of "山本百合子", and a name of two or three characters whole. */
export const shortName = (name: string): string => {
  const first = firstName(name);
  return first === name && /^\p{Script=Han}{4,5}$/u.test(name) ? name.slice(2) : first;
};

/** Whether a place is where somebody lives and no more: who lives over their shop does not work 在我家. */
export const isOnlyHome = (self: Self, place: PlaceId): boolean =>
  place === self.persona.home.place && isPrivateHome(placeOf(self.town.map, place));

/** A place in talk: "我家", "这儿的咖啡馆" has no need of more than its name. */
export const placeName = (self: Self, place: PlaceId): string =>
  isOnlyHome(self, place) ? "我家" : placeOf(self.town.map, place).name;

/** What is told before a question in the same breath: 我刚搬到三号楼来的，你叫什么呀. */
const STATED = /^我(?:就|也|都)?(?:刚|住|搬|在|姓|当|从|来自|是(?!不是|说|想|问))(?!要|想)/u;

/** The Chinese part in offline talk. */
export const chinese: TalkWords = {
  lines,
  news: newsLines,
  space: "",
  sentenceEnd: /(?<=[。！？…][’”]?)(?![’”。！？…])/u,
  asks: /[?？]/,
  toOne: /[你您](?:呢|好|自己|一个人|怎么样|叫什么|贵姓)|亲爱的|老朋友|咱俩/,
  toName: (_, name, text) => `${name}，${text}`,
  firstHand: /请我|告诉我|跟我说|我答应/,
  shortName,
  parent: (kind) =>
    /^(我的?)?(父亲|爸爸)/.test(kind)
      ? { called: "爸", yours: "你爸" }
      : /^(我的?)?(母亲|妈妈)/.test(kind)
        ? { called: "妈", yours: "你妈" }
        : null,
  // In front: what was said stays word for word, so that it is known as said.
  withTag: (text, tag) => `${tag}，${text}`,
  fitsHour: (text, now) => {
    const t = timeOfDay(now);
    if (/早安|早上好|早啊|昨晚/.test(text)) return t < 720;
    if (/下午好/.test(text)) return t >= 720 && t < 1080;
    if (/晚上好|今晚/.test(text)) return t >= 1020;
    return true;
  },
  job: (persona) => ({ me: shortName(persona.name), job: persona.occupation }),
  when: momentWords,
  dayNow: (self, at, wording) => {
    const days = dayOf(at) - dayOf(self.now);
    if (days < 0 || days > 6) return wording;
    const weekday = "日一二三四五六"[dateOf(self.town.start, at).getUTCDay()]!;
    const also = weekday === "日" ? "|天" : "";
    const named = new RegExp(
      `(今天|明天|后天)|(?:\\d{1,2}月\\d{1,2}[日号]|这个?|下个?)?(?:星期|礼拜|周)(?:${literal(weekday)}${also})`,
      "u",
    );
    return wording.replace(named, (all: string, relative?: string) =>
      days <= 1 ? dayWords(self, at) : relative === undefined ? all : `星期${weekday}`,
    );
  },
  ofMe: ({ persona }, text) => asMe(persona, text),
  gathering: (self, event, about) =>
    `${momentWords(self, event.from)}，${placeName(self, event.spot.place)}有${event.name}，到${clockWords(event.to)}。${about}。`,
  busy: (busy) =>
    busy.why === "hosting" ? `张罗${busy.doing}` : busy.why === "asleep" ? "睡觉" : inOwnWords(busy.doing),
  placeName,
  inOwnWords,
  worthTelling: (doing) => doing.length >= 2 && doing.length <= 16 && !/歇|闲|发呆|琐事|愣神|慢慢/.test(doing),
  seenDoing,
  deflection: (question) =>
    /谁|什么|哪|怎么|怎样|几|多少|多久|为什么/.test(question)
      ? "deflectWhat"
      : /愿意|会不会|肯不肯|想不想|要不要|能不能|敢|要是|想去|肯/.test(question)
        ? "deflectWould"
        : /吗|没有|有没有|是不是|过没/.test(question)
          ? "deflectYesNo"
          : "deflectAny",
  ofHabit: (question) =>
    /^你(?:常|会|爱|看|听|写|读|唱|喝|做|种|画|玩|来).*吗？/u.test(question) && !/还是/u.test(question),
  questionAbout: (question) =>
    /谁/.test(question) && !/教|镇长|小时候/.test(question)
      ? "people"
      : /镇上.{0,200}(?:缺|该|改|修)|镇长.{0,200}(?:先|该)/.test(question)
        ? "town"
        : /哪儿|哪里|什么地方/.test(question)
          ? "place"
          : /(?:时候|怎么).{0,200}(?:做什么|干什么|办)/.test(question)
            ? "habit"
            : /小时候|第一|家里|父亲|学校|老师|从前/.test(question)
              ? "past"
              : null,
  tellingKind: (text) =>
    /我[^。！？]{0,100}(?:每天|天天|多年|\p{Script=Han}年|钟头|小时|遍|一次次|一直)/u.test(text)
      ? "effort"
      : /了|过|那年|那天|小时候/u.test(text)
        ? "past"
        : null,
  bitOf: (text) => /‘([^’。！？]{3,14})’/u.exec(text)?.[1] ?? null,
  toldOf: (said) =>
    /了|过|刚|昨天|上次|上周/u.test(said) ? "past" : /^你们?(?:是|来自|住)/u.test(said) ? "being" : "going-on",
  turned: (said) => {
    const told = said
      .split(/(?<=[。！？!?])/u)
      // What is nobody's business is not brought up, and neither is what weighs on somebody.
      .filter((sentence) => !mine.isKeptOut(sentence))
      // What stands in a question is asked.
      .flatMap((sentence) => {
        const parts = sentence.split(/[。！，；、,.!\s]/u);
        return isQuestion(sentence) ? parts.slice(0, -1).filter((part) => STATED.test(part)) : parts;
      })
      .map((part) =>
        part
          .trim()
          .replace(/^我?(?:跟|和|对)你(?:讲|说)(?:个事|件事)?[啊哦呀]?|^我?告诉你(?:个事|件事)?[啊哦呀]?/u, ""),
      )
      .find(
        (part) =>
          !mine.weighs(part) &&
          /^(?:我|老伴|老公|老婆|爱人|儿子|女儿|闺女|孩子|家里)/u.test(part) &&
          part.length >= 4 &&
          part.length <= 30 &&
          !/^我(?:是|叫|姓)\p{Script=Han}{1,4}$|[？?吗呢]$|^我们?(?:得|该|要|觉得|想想|不是|没事|先|知道|明白|懂|只是|开玩笑)|^我.{0,4}[问说讲指]/u.test(
            part,
          ),
      );
    if (!told) return null;
    // 老伴走了三年了 is theirs.
    return /^我/u.test(told) ? youFor(told) : `你${youFor(told)}`;
  },
  early: /小时候|第一|从前|奶奶|爷爷|父亲|母亲|叔叔|学校|老家|往事|年轻/,
  beOf: () => "",
};
