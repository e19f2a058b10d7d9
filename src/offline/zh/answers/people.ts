/** 简体中文: answers about people - who they are to the resident, where they are, what was seen and heard of them - and about kin. */

import { listed } from "../../../language/zh-cn/common.ts";
import { isQuestion, seenDoing } from "../../../language/zh-cn/first-person.ts";
import { occupied } from "../../../language/zh-cn/occupation.ts";
import { agoWords } from "../../../language/zh-cn/times.ts";
import { doingIn } from "../../../mind/memory/episode.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import type { Self } from "../../../mind/self.ts";
import { type Absent, indoors } from "../../../mind/talk/absent.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { isVisitor } from "../../../world/people.ts";
import { type PersonId, placeOf } from "../../../world/places.ts";
import { quoteOf } from "../reflect/after-talk.ts";
import { shortName } from "../say/talk-words.ts";
import { type Answer, type Ask, answer, choose, joined, linesOf, present, type Rule, tieOf } from "./ask.ts";
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

/** Whether the resident knows anything of somebody: by the town file, by sight or by word. */
const knows = (self: Self, id: PersonId): boolean =>
  tieOf(self, id) !== null ||
  memoriesOf(self.mind.stream).some(
    (memory) =>
      memory.source.how !== "given" &&
      (memory.speaker === id || (memory.source.how === "saw" && memory.subjects.includes(id))),
  );

/** The latest thing somebody told the resident that says something. */
function lastTold(ask: Ask, id: PersonId) {
  return linesOf(ask.self, id).findLast((memory) => {
    const quote = quoteOf(memory);
    return (
      memory.subjects.includes(ask.self.persona.id) && quote.length > 12 && quote.length < 120 && !isQuestion(quote)
    );
  });
}

/** Who somebody is. */
export function whoIs(ask: Ask, id: PersonId): Answer {
  const { self } = ask;
  if (id === self.persona.id)
    return answer(ask, "who", true, `就是我，${self.persona.name}，${occupied(self.persona.occupation)}`);
  const who = shortName(nameOf(self.town, self.world, id));
  const told = lastTold(ask, id);
  const said = told && choose(ask, lines.saidLately, { quote: quoteOf(told).replace(/[“”]/g, "’") });
  if (isVisitor(id))
    return told
      ? answer(ask, "who", true, joined(`${who}是来这儿的访客`, said), [told])
      : answer(ask, "who", true, `${who}是来这儿的访客，我们还没怎么说过话`);
  const tie = tieOf(self, id);
  if (!tie || /^面熟$/.test(tie.kind))
    return knows(self, id)
      ? answer(ask, "who", true, joined(choose(ask, lines.bySight, { who }), said), told ? [told] : [])
      : answer(ask, "not-known", false, choose(ask, lines.unknownPerson, { who }));
  if (/只(?:知道|听过)名字/.test(tie.kind) && !told)
    return answer(ask, "who", true, choose(ask, lines.nameOnly, { who }));
  return answer(ask, "who", true, joined(tieSentence(self, id, tie.kind), said), told ? [told] : []);
}

/** Where somebody is, as far as the resident knows. */
export function whereIs(ask: Ask, id: PersonId): Answer {
  const { self } = ask;
  if (id === self.persona.id) return answer(ask, "where", true, choose(ask, lines.whereMe));
  const who = called(self, id);
  const inside = indoors(self).find((one) => one.who === id);
  if (inside) return answer(ask, "where", true, indoorsLine(ask, inside));
  if (present(self).some((one) => one.id === id))
    return answer(ask, "where", true, choose(ask, lines.whereHere, { who }));
  const seen = self.mind.map.seen.get(id);
  if (!seen)
    return knows(self, id)
      ? answer(ask, "dont-know", false, choose(ask, lines.whereUnknown, { who }))
      : answer(
          ask,
          "dont-know",
          false,
          choose(ask, lines.unknownPerson, { who: shortName(nameOf(self.town, self.world, id)) }),
        );
  return answer(
    ask,
    "where",
    true,
    choose(ask, lines.whereSeen, {
      who,
      when: agoWords(self, seen.at),
      place: placeOf(self.town.map, seen.place).name,
    }),
  );
}

/** Where somebody lives, whom the resident knows. */
function livesAt(ask: Ask, id: PersonId): Answer {
  const { self } = ask;
  const who = shortName(nameOf(self.town, self.world, id));
  const home = self.town.personas.get(id)?.home.place;
  return home && tieOf(self, id)
    ? answer(ask, "who", true, `${called(self, id)}住在${placeOf(self.town.map, home).name}`)
    : answer(ask, "dont-know", false, choose(ask, knows(self, id) ? lines.homeUnknown : lines.unknownPerson, { who }));
}

/** What somebody was last seen doing. */
export function whatDoes(ask: Ask, id: PersonId): Answer {
  const { self } = ask;
  const who = called(self, id);
  const inside = indoors(self).find((one) => one.who === id);
  if (inside) return answer(ask, "seen", true, indoorsLine(ask, inside));
  const here = present(self).find((one) => one.id === id);
  if (here) return answer(ask, "seen", true, `${who}就在这儿，正${here.doing.text.replace(/^在/, "在")}`);
  const seen = memoriesOf(self.mind.stream).findLast(
    (memory) => memory.source.how === "saw" && memory.subjects.includes(id) && doingIn(memory) !== null,
  );
  return seen
    ? answer(
        ask,
        "seen",
        true,
        choose(ask, lines.doingSeen, { who, when: agoWords(self, seen.created), doing: seenDoing(doingIn(seen)!) }),
        [seen],
      )
    : answer(ask, "dont-know", false, choose(ask, lines.doingUnseen, { who }));
}

/** Values for a wording about somebody behind a door. */
const behindDoor = (self: Self, { who, here }: Absent) => ({
  who: called(self, who),
  room: here?.room ? `${here.room}里` : "自己房间里",
});

/** Where somebody is who is in the house and out of hearing. */
const indoorsLine = (ask: Ask, absent: Absent): string =>
  choose(ask, absent.here?.asleep ? lines.indoorsAsleep : lines.indoorsApart, behindDoor(ask.self, absent));

/** To whoever calls somebody who does not hear it. */
export function absentLine(self: Self, absent: Absent, random: Random): string {
  const { here, seen } = absent;
  const say = (bank: readonly string[], more = {}) =>
    choose({ said: "", lately: [], random }, bank, { ...behindDoor(self, absent), ...more });
  if (here) return say(here.asleep ? lines.absentAsleep : lines.absentApart);
  if (!seen) return say(lines.absentUnknown);
  const place = placeOf(self.town.map, seen.place).name;
  return `${say(lines.absentSeen)}${say(lines.whereSeen, { when: agoWords(self, seen.at), place })}`;
}

/** How the resident feels about somebody. */
export function feels(ask: Ask, id: PersonId): Answer {
  const { self } = ask;
  const tie = tieOf(self, id);
  const who = called(self, id);
  if (!tie || (/面熟|只(?:知道|听过)名字/.test(tie.kind) && tie.warmth === 0))
    return answer(
      ask,
      "opinion",
      knows(self, id),
      choose(ask, knows(self, id) ? lines.likeNone : lines.unknownPerson, { who }),
    );
  const bank =
    tie.warmth >= 3
      ? lines.likeClose
      : tie.warmth >= 1
        ? lines.likeWarm
        : tie.warmth < 0
          ? lines.likeNot
          : lines.likeNone;
  const because = tie.kind.split(/[，、]/).find((part) => /觉得|佩服|喜欢/.test(part) && !PRIVATE.test(part));
  return answer(
    ask,
    "opinion",
    true,
    joined(choose(ask, bank, { who }), because && tie.warmth !== 0 ? `我${because}` : null),
  );
}

/** What was concluded of somebody's heart, as `insights.ts` words it; the words after are what they care for. */
const CARES =
  /心思都在(.{1,40}?)上$|^一说起(.{1,40}?)，|^跟(.{1,40}?)沾边|都把(.{1,40}?)放在心上|说到(.{1,40}?)，.{0,40}一路人/;

/** A conclusion of one's own about somebody, and what they care for by it (paper section 4.2); null when none was drawn. */
function concluded(self: Self, id: PersonId | null): { memory: Memory; care: string; of: PersonId } | null {
  for (const memory of [...memoriesOf(self.mind.stream)].reverse()) {
    if (memory.kind !== "reflection") continue;
    const care = CARES.exec(memory.text)?.slice(1).find(Boolean);
    const shared = /都把|一路人/.test(memory.text);
    const of = memory.subjects.find((one) => one !== self.persona.id && self.town.personas.has(one));
    if (care && of && (id === null ? shared : of === id)) return { memory, care, of };
  }
  return null;
}

/** Whom one would most like an hour with: whoever was found to care for the same (paper section 4.2). */
export const company: Rule = (ask) => {
  if (
    !/(?:最?想|愿意|会选?|选)(?:跟|和|与)谁|(?:跟|和|与)谁(?:一起)?(?:待|过|聊).{0,200}(?:小时|钟头|下午|晚上)/.test(
      ask.text,
    )
  )
    return null;
  const found = concluded(ask.self, null);
  if (!found) return answer(ask, "dont-know", false, choose(ask, lines.noOpinion));
  return answer(ask, "concluded", true, `跟${called(ask.self, found.of)}吧，我们都把${found.care}放在心上`, [
    found.memory,
  ]);
};

/** What would make somebody glad. */
function gift(ask: Ask, id: PersonId): Answer {
  const who = called(ask.self, id);
  const found = concluded(ask.self, id);
  return found
    ? answer(ask, "concluded", true, joined(`送点跟${found.care}沾边的吧`, `${who}准高兴`), [found.memory])
    : answer(ask, "dont-know", false, choose(ask, lines.noGift, { who }));
}

/** Questions that name somebody. */
export const people: Rule = (ask) => {
  const { text, self } = ask;
  const named = ask.people.find(({ ids }) => !ids.includes(self.persona.id)) ?? ask.people[0];
  if (!named) {
    // "谁是张三？", "你认识张三吗？": a name that nobody here bears.
    const unknown =
      /谁是([\p{Script=Han}]{2,4})[?？]?$/u.exec(text)?.[1] ??
      /(?:认识|知道)([\p{Script=Han}]{2,4}?)(?:这个人|是谁|吗|么)/u.exec(text)?.[1] ??
      /^([\p{Script=Han}]{2,4}?)(?:是谁|是什么人|是哪位)/u.exec(text)?.[1];
    if (!unknown || /[你我他她这那谁]|邻居|镇长|老板|朋友|候选|派对|消息|时候/.test(unknown)) return null;
    return answer(ask, "not-known", false, choose(ask, lines.unknownPerson, { who: unknown }));
  }
  const [id] = named.ids;
  if (id === undefined)
    return ask.question ? answer(ask, "not-known", false, choose(ask, lines.unknownPerson, { who: named.name })) : null;
  if (!ask.question) return null;
  if (/礼物|送.{0,6}什么|生日/.test(text)) return gift(ask, id);
  if (/在哪|哪里|哪儿|去哪|上哪|看见|看到|见到|见过/.test(text) && !/住在?哪|家在哪|哪里人|工作/.test(text))
    return whereIs(ask, id);
  if (/住(?:在)?(?:哪|什么地方)|家在哪/.test(text)) return livesAt(ask, id);
  if (/还?(?:在睡|睡着|没起|起床|起来|醒)/.test(text) && !/你/.test(text)) return whatDoes(ask, id);
  if (/(?:在|正)(?:做|干|忙)(?:什么|啥)|忙什么|干什么呢/.test(text)) return whatDoes(ask, id);
  if (
    /你(?:刚才|刚刚|都)?(?:跟|和|对|向|告诉)[^我]{0,40}?(?:说|讲|聊|提|告诉|了|过)(?:了|过|些){0,3}(?:什么|啥)/.test(
      text,
    )
  ) {
    const own = memoriesOf(self.mind.stream).findLast(
      (memory) =>
        memory.speaker === self.persona.id &&
        memory.source.how === "did" &&
        memory.subjects.includes(id) &&
        !PRIVATE.test(memory.text),
    );
    return own
      ? answer(ask, "recalled", true, `我跟${called(self, id)}说：‘${quoteOf(own).replace(/[“”]/g, "’")}’`, [own])
      : answer(ask, "dont-know", false, choose(ask, lines.dontRemember));
  }
  if (/(?:跟|和|对)?你?(?:说过?|讲过?|聊过?|提过)(?:了|些)?什么|说什么了/.test(text)) {
    const told = lastTold(ask, id);
    return told
      ? answer(
          ask,
          "recalled",
          true,
          choose(ask, lines.saidLately, { quote: quoteOf(told).replace(/[“”]/g, "’") }).replace(/^/, called(self, id)),
          [told],
        )
      : answer(ask, "dont-know", false, choose(ask, lines.dontRemember));
  }
  if (/喜欢|讨厌|觉得|怎么样|怎么看|印象|人好|信任|合得来|关系/.test(text)) {
    if (/关系/.test(text)) return whoIs(ask, id);
    return feels(ask, id);
  }
  if (/是谁|谁是|哪位|什么人|认识|知道|熟|介绍|说说|讲讲/.test(text)) return whoIs(ask, id);
  return null;
};

const KIN = /丈夫|先生|老公|妻子|太太|老婆|父亲|爸爸|爸|母亲|妈妈|妈|儿子|女儿|孩子|家人|父母/;
const KIN_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/丈夫|老公/, /^丈夫(?!的)/],
  [/妻子|太太|老婆/, /妻子(?!的)/],
  [/父亲|爸/, /父亲/],
  [/母亲|妈/, /母亲/],
  [/儿子/, /儿子/],
  [/孩子/, /儿子|女儿/],
  [/父母|爸妈/, /父亲|母亲/],
  [/家人|家里人/, /丈夫|妻子|父亲|母亲|儿子|女儿/],
  [/结婚|成家|配偶|对象/, /丈夫|妻子/],
  [/室友|舍友/, /室友|舍友/],
  [/邻居/, /邻居/],
  [/教授|老师/, /教授|老师/],
  [/朋友/, /朋友|好友|挚友|至交|要好/],
  [/同学/, /同学/],
  [/同事/, /同事/],
  [/客人|常客/, /客/],
];

/** Questions about one's own people: "你丈夫是谁", "你跟谁住", "你的朋友有谁". */
export const kin: Rule = (ask) => {
  const { text, self } = ask;
  if (!/你|您/.test(text) || ask.people.length > 0) return null;
  const home = placeOf(self.town.map, self.persona.home.place);
  if (/(?:跟|和|与)谁(?:一起)?(?:合)?住|一个人住|住在一起|同住/.test(text)) {
    const others = home.household.filter((id) => id !== self.persona.id).map((id) => called(self, id));
    return answer(ask, "household", true, others.length > 0 ? `我和${others.join("、")}住在一起` : "我一个人住");
  }
  const wanted = KIN_WORDS.find(([asked]) => asked.test(text));
  if (!wanted || !/谁|吗|有没有|哪|叫什么|几个|怎么样|介绍|说说/.test(text)) return null;
  const found = [...self.mind.ties].filter(([id, tie]) => wanted[1].test(tie.kind) && self.town.personas.has(id));
  if (/结婚|成家|对象/.test(text) && found.length === 0) return answer(ask, "kin", true, "没有，我单身");
  if (/最好|最要好|最亲/.test(text) && found.length > 1) {
    const [closest] = [...found].sort((a, b) => b[1].warmth - a[1].warmth)[0]!;
    return answer(ask, "kin", true, `要说最好的，是${called(self, closest)}`);
  }
  if (found.length === 0)
    return answer(ask, "kin", true, KIN.test(text) ? `我没有${KIN.exec(text)![0]}` : "我说不出谁来");
  if (/怎么样|好吗/.test(text) && found.length === 1) {
    const told = lastTold(ask, found[0]![0]);
    return told
      ? answer(
          ask,
          "kin",
          true,
          `${called(self, found[0]![0])}${choose(ask, lines.saidLately, { quote: quoteOf(told).replace(/[“”]/g, "’") })}`,
          [told],
        )
      : answer(ask, "kin", true, feels(ask, found[0]![0]).line);
  }
  const names = found.slice(0, 5).map(([id]) => shortName(nameOf(self.town, self.world, id)));
  return answer(
    ask,
    "kin",
    true,
    found.length === 1 ? tieSentence(self, found[0]![0], found[0]![1].kind) : `有${listed(names)}`,
  );
};
