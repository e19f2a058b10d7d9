/** 简体中文: what whoever asks is called. */
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { type Ask, askerName as nameHere } from "../../answers/ask.ts";
import { quoteOf } from "../reflect/after-talk.ts";

/** Whether somebody may be called so, who says that it is their name. */
const isCalled = (name: string): boolean =>
  !/(?:的|们)$/u.test(name) &&
  !/^(?:谁|什么|真|来|买|找|问|去|跑|新|这|那|一|个|访客|游客|学生|老师|医生|记者|路过|外地|从|在|你|不|很|想|刚|说|认真)/.test(
    name,
  );

/** What somebody is or where they come from: 越南人, 大学生; 李建民 and 王志友 are names, and end like 农民 and 朋友. */
const KIND =
  /(?:人|员|者|客|迷|族|控|粉|[老律厨]师|师傅|朋友|网友|粉丝|(?:大|中|小|医|留)学生|(?:高中|初中|研究|实习|毕业)生|(?:学生|上班)党)$|^(?:(?:本地|当地|普通|外来)?[农居市村渔移难网公牧股灾]民|.{2}市民|[室校驴队笔战球病男女好老]友|[考新学医]生)$/u;

/** The name somebody gives of themselves, or null. */
export function nameGiven(text: string): string | null {
  // 帮我叫醒他 wants somebody called, and 我叫住她 tells of it; whoever says 我叫来福 is called so. 奶奶一直叫我阿女 tells what somebody else calls them.
  const called = [
    ...text.matchAll(
      /(?:(?<![帮替给让请为])我叫(?!(?:醒|住|来|上(?!官)|走|停)(?:[了他她它着过我你人]|\p{Script=Han}{2})|过来|出来|回来|[他她它])|我的名字(?:叫|是)|(?<=^|[，,。.！!？?\s])(?:[你您]们?|大家|就|都|请|可以|喊|也){0,3}叫我|我姓名是)\s*([\p{Script=Han}A-Za-z·]{1,12}?)(?=[，,。.！!？?、\s]|吧|就|$)/gu,
    ),
    // 我叫小鹿哈哈哈 laughs behind a name.
  ].map(([, one]) => one!.replace(/(?<=..)(?:哈{2,9}|嘿{2,9}|嘻{2,9}|[啦呀哦噢哟喽嘛呢啊])$/u, ""));
  // 来 begins what somebody came for, and in two signs a name as well.
  if (called.length > 0) return called.findLast((one) => isCalled(one) || /^来[^了人这那过]$/u.test(one)) ?? null;
  const [, name] =
    /(?:^|[，,。！!])(?:你好[，,！!。]?)?我是\s*([\p{Script=Han}]{2,4}|[A-Za-z]{2,12})(?=[，,。.！!\s]|$)/u.exec(
      text,
    ) ?? [];
  return name && !KIND.test(name) && isCalled(name) ? name : null;
}

/** What the asker is called: by the name they gave, else as they are shown. */
export function askerName(ask: Pick<Ask, "self" | "asker" | "whole">): string {
  const told = memoriesOf(ask.self.mind.stream).filter(
    ({ speaker, source }) => speaker === ask.asker.id && source.how === "heard",
  );
  const given = [...told.map(quoteOf), ask.whole].map(nameGiven).findLast((one) => one !== null);
  return given ?? nameHere(ask);
}
