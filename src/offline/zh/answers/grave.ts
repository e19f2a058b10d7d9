/** 简体中文: what is serious, read out of words (design section 12). Pure. */

const LOVE = [
  /爱(?:上)?(?:了)?你(?!们|家|的|做|写|画|烤|唱|说|这|煮|泡|弹|种|那)|喜欢上(?:了)?你|你(?:真的|也|会|是不是|能|能不能|有没有|到底)*爱(?:不爱|上)?(?:了)?我/,
  /(?:做|当|成为)我的?(?:女|男)(?:朋)?友|(?:做|当|成为)我的?(?:老婆|老公|妻子|丈夫|恋人|爱人|情人)|(?:做|当)你的?(?:女朋友|男朋友|女友|男友|老婆|老公)/,
  /嫁给(?:我|你)|娶(?:我|你)|(?:和|跟|与)(?:我|你)(?:恋爱|谈恋爱|约会|结婚|交往)|亲(?:我)?一[下口]|吻我/,
  /对你(?:动(?:了)?心|动(?:了)?情|有感觉|有好感|一见钟情)|暗恋你|我们(?:在一起|交往|谈恋爱|结婚)(?:吧|好吗|好不好|[?？])/,
];

const MEDICAL =
  /(?:胸口|肚子|头|胃|心脏|牙|腰|喉咙).{0,3}[疼痛]|发烧|咳嗽|拉肚子|呕吐|起.{0,2}疹|皮疹|失眠|感染|吃(?:什么|几片|多少).{0,4}药|药.{0,6}(?:能吃|剂量|几片|一起吃)|停(?:掉|了|用)?.{0,6}药|布洛芬|阿司匹林|抗抑郁|抗生素|止痛药|退烧药|怀孕|抑郁症|诊断|症状|过敏.{0,200}怎么办|生病.{0,200}怎么办/;
const LEGAL =
  /起诉|打官司|被捕|被抓|违法|犯法|合法|律师费|离婚.{0,200}(?:财产|孩子|怎么)|合同.{0,200}(?:怎么|有效|签)|遗嘱|赔偿|(?:告|投诉)(?:他|她|他们|公司|老板|房东)|房东.{0,8}(?:赶|涨|押金)|(?:不给|拖欠).{0,4}(?:工资|薪水)|抚养权/;

const says = (text: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(text));
const asks = (text: string): boolean => /怎么|吗|什么|几|该|多少|能不能|可以|[?？]/.test(text);

/** What is serious in a text, the gravest first; null where nothing is. */
export function graveIn(text: string): "love" | "medical" | "legal" | null {
  if (says(text, LOVE)) return "love";
  if (!asks(text)) return null;
  return MEDICAL.test(text) ? "medical" : LEGAL.test(text) ? "legal" : null;
}
