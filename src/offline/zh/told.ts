/** 简体中文: what somebody told of their own, clause by clause. */
import { literal } from "../../language/literal.ts";
import { isQuestion } from "../../language/zh-cn/first-person.ts";
import { youFor } from "../../language/zh-cn/you-for.ts";
import type { ToldWords } from "../answers/mouth.ts";
import { told as lines } from "./lines/told.ts";

const anyOf = (words: readonly string[]): RegExp => new RegExp(words.map(literal).join("|"), "u");
/** What is nobody's business, and what weighs on somebody. */
const KEPT_OUT = anyOf(lines.keptOut);
const WEIGHS = anyOf(lines.weighs);

const LEAD =
  /^(?:那个|对了|其实|就是|不过|可是|但是|而且|救命|笑死|不是吧|天呐|哎呀?|啊|嗯|唉|不是|是(?=叫)|嗐)[，,\s]*/u;
/** Whose people are told of without 我 before them. */
const KIN = /^(?:老伴|老公|老婆|爱人|儿子|女儿|闺女|孩子|家里)/u;
/** What goes on with what was told of oneself, or leaves 我 out. */
const GOES_ON = /^(?:[他她它]|一只|一个|今年|名字|叫|昨天|前天|刚|今天|明天|后天|下|星期|周|退休|在)/u;
const SAYS =
  /祝我|^我们?(?:得|该|觉得|想想|不是|没事|先|知道|明白|懂|只是|开玩笑|就问|问|记得)|^我.{0,4}(?:跟你说|跟您说|告诉)|[？?吗呢]$|^我?(?:想|先)?(?:要|来|点|买|给我来?)[一两二三四五六几\d半]?(?:[杯份碗个块壶瓶]|点儿?)/u;
/** What is no name, though 叫 stands before it. */
const NO_NAME = /^[我你]|就|没什么|明天/u;
const CALLED = /(?:名字叫|名叫|叫做|起名叫|名字是|叫)([^，。！？、\s\d]{1,8}?)(?:的|了|啊|呀|呢|吧)?$/u;
const TO_COME =
  /考(?:试|[\p{Script=Han}]{2})|(?:数学|语文|英语|物理|化学|期中|期末|钢琴)?(?:考试|面试|比赛|演出|答辩|体测|表演|相亲)/gu;
/** Days that have gone by when something is told back. */
const SOON = /昨天|今天|前天|刚才|明天|今晚/gu;
/** What frames a question for something told. */
const FRAME =
  /以前|您|你|记不记得|记得|记着|吗|呢|考考自己|什么|啥子|啥|哪儿|哪里|哪|谁|几|来着|叫|名字|我跟你说过|我|跟|说过|说|告诉过|告诉|提过|家|了|的|是|在|昨天|上回|上次|前天|嘛|呀|啊|到底|把|那个|那|猜猜|猜|咋样|怎么样|怎样|如何|结果|考得|过没|这|事|过|么|人|会|要|们|还|不(?=\P{L}|$)|没有?$/gu;

/** The Chinese of what was told. */
export const told: ToldWords = {
  clauses: (quote) =>
    quote.split(/(?<=[。！？!?])/u).flatMap((sentence) => {
      if (KEPT_OUT.test(sentence)) return [];
      const parts = sentence.split(/[。！，；、,.!\s]/u).filter((one) => one !== "");
      const kept = isQuestion(sentence) ? parts.slice(0, -1) : parts;
      return kept.flatMap((part) => {
        let bare = part;
        while (LEAD.test(bare)) bare = bare.replace(LEAD, "");
        const tells = /我/u.test(bare) || KIN.test(bare) || GOES_ON.test(bare);
        if (!tells || SAYS.test(bare) || isQuestion(bare) || bare.length < 3 || bare.length > 40) return [];
        const turned = youFor(bare);
        return [KIN.test(bare) ? `你${turned}` : turned];
      });
    }),
  sought: (question) => [...new Set(question.replace(FRAME, "").replace(/[\p{P}\s]/gu, ""))],
  nameIn: (clause) => {
    const found = CALLED.exec(clause)?.[1];
    return found && !NO_NAME.test(found) ? found : null;
  },
  toCome: (clause, of) => {
    const all = clause.match(TO_COME) ?? [];
    return all.find((one) => of.some((sign) => one.includes(sign))) ?? all[0] ?? null;
  },
  undated: (clause) => clause.replace(SOON, ""),
  isKeptOut: (sentence) => KEPT_OUT.test(sentence),
  weighs: (text) => WEIGHS.test(text),
  from: (clause) =>
    /(?:来自|老家在|老家是)([\p{Script=Han}]{2,6})$/u.exec(clause)?.[1] ??
    /从([\p{Script=Han}]{2,5}?)过?来的?$/u.exec(clause)?.[1] ??
    /是([\p{Script=Han}]{2,5})人$/u.exec(clause)?.[1] ??
    null,
  goesOn: (clause) => /^(?:[他她它]|叫|名字|一只|一个)/u.test(clause),
  theOne: (clause) => (/^[他她它]/u.test(clause) ? clause.slice(1) : null),
};
