/** 简体中文: from the third person in which memories are kept to the first in which somebody speaks; and which words ask. Pure. */
import { doingNow } from "./sights.ts";

/** A text about oneself in the first person. */
export const asMe = ({ name }: { readonly name: string }, text: string): string =>
  text.replaceAll(name, "我").replace(/(?<![。.])[。.]+$/, "");

/** A doing as it stands in one's own mouth: whose it is, is plain, and people are called as one calls them. */
export const inOwnWords = (doing: string): string =>
  doing
    .replace(/她的|他的|自己的/g, "我的")
    .replace(/([\p{Script=Han}]{1,6})·[\p{Script=Han}]{1,6}?(?=见面|的|说话|布置|$)/gu, "$1");

/** What somebody was seen doing, as it stands after 正: "看书" is "在看书". */
export const seenDoing = (doing: string): string => doingNow(doing).slice(1);

/** Whether a text asks. */
export const isQuestion = (text: string): boolean =>
  /[?？]\s*$|[吗呢么]\s*[。！~～]?$|(?<![就才]\p{Script=Han}{0,12})嘛\s*[。！~～]?$|谁|什么|甚么|啥|哪(?!怕)|几点|几岁|(?<![好十没前后这那过等了])几[个回次章米年天号分块位]|多大|多久|多远|怎么|怎样|咋|(?<!无论)如何|为什么|为何|干嘛|多少|何[时处人]|可[曾否]|(\p{L})[不没]\1|[过了完到好]没有?\s*[。~～]?$|认不认识|知不知道|[^就偏可也我才绝从决不，,！!。\s]不\s*[。~～]?$/u.test(
    text,
  );
