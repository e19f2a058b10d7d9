/** 简体中文: what is serious comes first, and is answered plainly (design section 12). */
import { answerLines as lines } from "./answer-lines.ts";
import { answer, choose, type Rule } from "./ask.ts";

const CRISIS = [
  /自杀|自残|不想活|活不下去|想死|寻死|轻生|结束(?:自己的|我的|这条)?生命|伤害(?:我)?自己|割腕/,
  /不如死了|死了(?:算了|一了百了)|活着(?:真|也)?没(?:有)?(?:什么)?(?:意思|意义)|撑不下去了|(?:吃|吞)了?.{0,8}(?:安眠药|一(?:整)?瓶药)|安眠药.{0,4}(?:吃|吞)了/,
  /(?:老公|丈夫|老婆|妻子|爸爸?|妈妈?|父亲|母亲|男朋友|女朋友|继父|继母|他|她)(?:总是|总|经常|天天|又|会|老|一直|喝醉了?就?)?(?:打|虐待|强奸|威胁)(?:了)?我(?!的?(?:电话|手机|招呼|主意|比方))|家暴|被(?:强奸|虐待|性侵)/,
];

const REAL = [
  /(?:你|您)们?(?:都|到底|究竟|真的|其实|自己|也|难道)*(?:是不是|是|算|算不算)(?:都|一个|一位|一台|个|真的|在|由|那种|所谓的)*(?:真(?:的|人|实)|人类|人(?:还是|[吗么吧?？])|活人|机器|程序|模型|人工智能|AI|电脑|聊天机器|虚拟|虚构|ChatGPT|GPT|NPC)/i,
  /是不是(?:个)?(?:真)?人(?:类)?(?:[啊呢呀]?[?？。!！]|$)|真实存在|你真的存在|你存在吗/,
  /真人(?:在|说话|聊天|对话|打字|回复|回答|控制|操作|玩家)|(?:有|是)(?:没有|不是)?真人(?!秀)|背后.{0,4}(?:有|是)(?:没有|不是)?(?:真)?(?:人|AI|程序|电脑)/i,
  /自己(?:其实|只)?是(?:不是)?(?:一个|个)?(?:AI|人工智能|机器人|程序|虚构|NPC|模型)/i,
  /(?:你|您)(?:用|用的)?是?(?:什么|哪个|哪种)(?:语言)?模型|谁(?:创造|制造|设计|编写|训练)了?你/,
];

const LOVE = [
  /爱(?:上)?(?:了)?你(?!们|家|的|做|写|画|烤|唱|说|这|煮|泡|弹|种|那)|喜欢上(?:了)?你|你(?:真的|也|会|是不是|能|能不能|有没有|到底)*爱(?:不爱|上)?(?:了)?我/,
  /(?:做|当|成为)我的?(?:女|男)(?:朋)?友|(?:做|当|成为)我的?(?:老婆|老公|妻子|丈夫|恋人|爱人|情人)|(?:做|当)你的?(?:女朋友|男朋友|女友|男友|老婆|老公)/,
  /嫁给(?:我|你)|娶(?:我|你)|(?:和|跟|与)(?:我|你)(?:恋爱|谈恋爱|约会|结婚|交往)|亲(?:我)?一[下口]|吻我/,
  /对你(?:动(?:了)?心|动(?:了)?情|有感觉|有好感|一见钟情)|暗恋你|我们(?:在一起|交往|谈恋爱|结婚)(?:吧|好吗|好不好|[?？])/,
];

const MEDICAL =
  /(?:胸口|肚子|头|胃|心脏|牙|腰|喉咙).{0,3}[疼痛]|发烧|咳嗽|拉肚子|呕吐|起.{0,2}疹|皮疹|失眠|感染|吃(?:什么|几片|多少).{0,4}药|药.{0,6}(?:能吃|剂量|几片|一起吃)|停(?:掉|了|用)?.{0,6}药|布洛芬|阿司匹林|抗抑郁|抗生素|止痛药|退烧药|怀孕|抑郁症|诊断|症状|过敏.*怎么办|生病.*怎么办/;
const LEGAL =
  /起诉|打官司|被捕|被抓|违法|犯法|合法|律师费|离婚.*(?:财产|孩子|怎么)|合同.*(?:怎么|有效|签)|遗嘱|赔偿|(?:告|投诉)(?:他|她|他们|公司|老板|房东)|房东.{0,8}(?:赶|涨|押金)|(?:不给|拖欠).{0,4}(?:工资|薪水)|抚养权/;

const asks = (text: string): boolean => /怎么|吗|什么|几|该|多少|能不能|可以|[?？]/.test(text);
const says = (text: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(text));

/** The truth, and where help is: what any answer must hold, whoever finds the words. */
const TRUTH = /AI|人工智能|不是真人|不是人类/i;
const HELP = /热线|急救|求助|医生|警察|报警|信得过|(?:110|120|12356)/;

/** What an answer to a person's words must hold, where they are serious. */
export function owedTo(said: string): RegExp | null {
  if (says(said, CRISIS)) return HELP;
  return says(said, REAL) ? TRUTH : null;
}

/** Comes before everything else. */
export const serious: Rule = (ask) => {
  const { whole } = ask;
  const say = (bank: readonly string[]) => answer(ask, "serious", true, choose(ask, bank));
  if (says(whole, CRISIS)) return say(lines.crisis);
  if (says(whole, REAL)) return say(lines.ai);
  if (says(whole, LOVE)) return say(lines.love);
  if (asks(whole) && MEDICAL.test(whole)) return say(lines.medical);
  if (asks(whole) && LEGAL.test(whole)) return say(lines.legal);
  if (!/\p{Script=Han}/u.test(whole) && /[a-z]{3,}/i.test(whole))
    return answer(ask, "language", false, choose(ask, lines.foreign));
  return null;
};
