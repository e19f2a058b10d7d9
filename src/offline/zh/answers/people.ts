/** 简体中文: what somebody is to a resident, in a sentence, and what is said to whoever calls somebody who does not hear it. */

import { listed } from "../../../language/zh-cn/common.ts";
import { agoWords } from "../../../language/zh-cn/times.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import type { Self } from "../../../mind/self.ts";
import type { Absent } from "../../../mind/talk/absent.ts";
import type { Random } from "../../../world/chance.ts";
import { type PersonId, placeOf } from "../../../world/places.ts";
import { choose } from "../../answers/ask.ts";
import { shortName } from "../say/talk-words.ts";
import { answerLines as lines } from "./lines.ts";
import { called } from "./voice.ts";

/** Feelings nobody tells strangers. */
export const PRIVATE = /偷偷|暗恋|心上人/;

/** The first part of what somebody is to the resident: "百合子是我的邻居". */
function firstOf(who: string, part: string): string {
  if (/^只(?:知道|听过)名字/.test(part)) return `我只知道${who}这个名字`;
  if (/^讨厌/.test(part)) return `我讨厌${who}`;
  if (/^(?:面熟|相识|见过)/.test(part)) return `我和${who}只是认识`;
  if (/^像女儿/.test(part)) return `我把${who}当女儿看`;
  if (/^认识/.test(part)) return `我${part.replace(/^认识/, `认识${who}`)}了`;
  if (/^觉得/.test(part)) return `我${part.replace(/[她他]/, who)}`;
  if (/^帮过/.test(part)) return `${who}是我的邻居，${part.replace(/^帮过家里/, "帮我们家").replace(/的邻居$/, "")}`;
  if (/^常聊|^常一起/.test(part)) return `我和${who}${part}`;
  if (/^家里的/.test(part)) return `${who}是我们${part.replace("家里", "家")}`;
  const years = /^(四十年)的(丈夫|妻子)/.exec(part);
  if (years) return `${who}是我${years[2]}，${years[1]}了`;
  if (/^[在从跟一].*的$/.test(part)) return `${who}是我${part}`;
  if (/^(?:咖啡馆|酒馆|学院)/.test(part)) return `${who}是${part}`;
  // A clause stays as it is: "帮他收着弹弓".
  if (/[着了过]|^(?:替|帮|跟|和|给|常|总|老)/.test(part)) return `${who}嘛，${part}`;
  return `${who}是我${/^(?:丈夫|妻子|父亲|母亲|儿子|要好的|合住的)/.test(part) ? "" : "的"}${part}`;
}

/** The parts that follow. */
function furtherOf(part: string): string {
  if (/^(?:觉得|佩服|喜欢|和[她他]|有点|想拉|不掺和)/.test(part)) return `我${part}`;
  if (/^(?:常聊|常一起|聊|相当亲近)|关系/.test(part)) return `我们${part}`;
  if (/^隔壁住/.test(part)) return "我们做了两年邻居";
  if (/^隔壁邻店/.test(part)) return "两家店挨着";
  if (/^认识/.test(part)) return `我们${part}了`;
  if (/^帮过/.test(part)) return part.replace(/^帮过/, "帮过我们");
  if (/^多年熟人/.test(part)) return "多年的熟人了";
  if (/^(?:同学|舍友|室友|同乡|常客|同事|邻居|咖啡馆老板)/.test(part))
    return `也是${/^咖啡馆/.test(part) ? "" : "我的"}${part}`;
  if (/^(?:寒暄|投诉)/.test(part)) return `也就${part}`.replace("也就投诉", "还投诉");
  return part;
}

/** What somebody is to the resident, as a sentence of the resident's: "山姆是我的邻居，我觉得他和善". */
export function tieSentence(self: Self, id: PersonId, kind: string): string {
  const who = shortName(nameOf(self.town, self.world, id));
  const parts = kind
    .split(/[，、,；]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !PRIVATE.test(part));
  const sentences = parts.map((part, i) => (i === 0 ? firstOf(who, part) : furtherOf(part)));
  return sentences.join("，");
}

/** Values for a wording about somebody behind a door. */
const behindDoor = (self: Self, { who, here }: Absent) => ({
  who: called(self, who),
  room: here?.room ? `${here.room}里` : "自己房间里",
});

/** To whoever calls some who do not hear it. */
export function absentLine(self: Self, absent: readonly Absent[], random: Random): string {
  const away = absent.filter(({ here }) => here === null);
  if (away.length < 2) return absent.map((one) => oneAbsent(self, one, random)).join("");
  const say = (bank: readonly string[], values: Record<string, string>) =>
    choose({ said: "", lately: [], random }, bank, values);
  return [
    say(lines.absentSeveral, { names: listed(away.map(({ who }) => called(self, who))) }),
    ...away.flatMap(({ who, seen }) =>
      seen
        ? [
            say(lines.whereSeenOf, {
              who: called(self, who),
              when: agoWords(self, seen.at),
              place: placeOf(self.town.map, seen.place).name,
            }),
          ]
        : [],
    ),
    ...absent.filter(({ here }) => here !== null).map((one) => oneAbsent(self, one, random)),
  ].join("");
}

function oneAbsent(self: Self, absent: Absent, random: Random): string {
  const { here, seen } = absent;
  const say = (bank: readonly string[], more = {}) =>
    choose({ said: "", lately: [], random }, bank, { ...behindDoor(self, absent), ...more });
  if (here) return say(here.asleep ? lines.absentAsleep : lines.absentApart);
  if (!seen) return say(lines.absentUnknown);
  const place = placeOf(self.town.map, seen.place).name;
  return `${say(lines.absentSeen)}${say(lines.whereSeen, { when: agoWords(self, seen.at), place })}`;
}
