/** 简体中文: answers about oneself - name, work, home, likes - and about now, before and ahead; here and the hour; one's topics. */

import { dateText, later, type Minutes, startOfDay } from "../../../clock/units.ts";
import { listed } from "../../../language/zh-cn/common.ts";
import { asMe, inOwnWords, isQuestion } from "../../../language/zh-cn/first-person.ts";
import { occupied } from "../../../language/zh-cn/occupation.ts";
import { clockWords, dayWords, momentWords } from "../../../language/zh-cn/times.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { spotInWords } from "../../../mind/memory/tell.ts";
import { stems } from "../../../mind/memory/words.ts";
import type { Chunk } from "../../../mind/mind.ts";
import { livedDay, wakingDay } from "../../../mind/plan/plan.ts";
import { placeNamed, timeNamed } from "../../../mind/talk/named.ts";
import type { Memory } from "../../../world/events.ts";
import { mealIn } from "../../../world/kinds.ts";
import { isOpen, placeOf } from "../../../world/places.ts";
import { minutesBetween } from "../../../world/walking.ts";
import { commitmentAt } from "../../answers/known.ts";
import { quoteOf } from "../reflect/after-talk.ts";
import {
  type Answer,
  type Ask,
  answer,
  busyWith,
  choose,
  contentWords,
  deedOf,
  joined,
  meIn,
  ownDeeds,
  present,
  type Rule,
} from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { called, inFirstPerson } from "./voice.ts";

/** Where one is, who is about, the hour and the day. */
export const hereAndNow: Rule = (ask) => {
  const { text, self } = ask;
  const me = meIn(self);
  if (/现在.{0,3}几点|几点(?:钟)?了|什么时间了|什么时候了|^(?:请问)?几点(?:钟)?[呢啊呀]?[？?]?$/.test(text))
    return answer(ask, "time", true, `差不多${clockWords(self.now)}`);
  if (/今天.{0,3}(?:几号|星期几|礼拜几|周几|什么日子)|几号了/.test(text))
    return answer(ask, "date", true, `今天是${dateText(self.town.start, self.now, "zh-CN")}`);
  if (
    me &&
    /(?:这是|这里是|这儿是)(?:哪|什么地方)|(?:你|我们|咱们|我)(?:现在|这会儿)?在(?:哪里|哪儿|哪|什么地方)(?!.*(?:工作|上班|长大|住|出生|念书))/.test(
      text,
    )
  )
    return answer(ask, "where", true, `我们在${spotInWords(self.town.map, me.spot)}`);
  if (/(?:这儿|这里|屋里|这边)(?:还)?有谁|还有谁在|有别人|有人在吗|谁在这/.test(text)) {
    const others = present(self).filter((one) => one.id !== ask.asker.id);
    return answer(
      ask,
      "present",
      true,
      others.length === 0
        ? choose(ask, lines.alone)
        : `${listed(others.slice(0, 5).map((one) => called(self, one.id)))}在这儿`,
    );
  }
  return null;
};

/** Name, age, work, home, nature, likes. */
export const myself: Rule = (ask) => {
  const { text, self } = ask;
  const { persona } = self;
  if (!/你|您|自己|自我介绍/.test(text)) return null;
  const { work } = persona;
  const place = work ? placeOf(self.town.map, work.spot.place) : null;
  const hours = work?.hours
    .map(({ from, to }) => `${clockWords(from as Minutes)}到${clockWords(to as Minutes)}`)
    .join("，");
  if (/(?:你|您)(?:叫|的名字)(?:做|是)?(?:什么|啥)|怎么称呼|(?:你|您)贵姓/.test(text))
    return answer(ask, "name", true, `我叫${persona.name}`);
  if (/(?:你|您)(?:到底)?是(?:谁|什么人|哪位)|介绍(?:一下)?(?:你)?自己|自我介绍|说说你自己/.test(text))
    return answer(
      ask,
      "name",
      true,
      joined(
        `我是${persona.name}，${occupied(persona.occupation)}`,
        /介绍|说说/.test(text) ? `人家说我${persona.traits.join("、")}` : null,
      ),
    );
  if (/多大|几岁|年纪|年龄|岁数/.test(text)) return answer(ask, "age", true, `我${persona.age}岁`);
  if (/(?:在哪|哪里|哪儿|什么地方)(?:上班|工作|做事|念书|上学)/.test(text) && work && place)
    return answer(ask, "work", true, `在${place.id === persona.home.place ? "家里" : place.name}`);
  if (/几点(?:上班|开门|开始|下班|关门|打烊)|什么时候(?:上班|开门|下班|关门)|营业/.test(text) && work)
    return answer(ask, "work", true, `${hours}`);
  if (
    /(?:做|干)什么(?:工作|的|为生)|什么(?:工作|职业|行当)|靠什么|(?:你|您)(?:平时|平常)?(?:是)?(?:做|干)(?:什么|啥)的|以什么为生/.test(
      text,
    )
  )
    return answer(
      ask,
      "occupation",
      true,
      joined(
        `我是${occupied(persona.occupation)}`,
        work && place && place.id !== persona.home.place ? `平时${hours}在${place.name}` : null,
      ),
    );
  if (/住(?:在)?(?:哪|什么地方)|家在哪/.test(text))
    return answer(ask, "home", true, `我住在${placeOf(self.town.map, persona.home.place).name}`);
  if (/什么样的人|性格|脾气|优点|缺点/.test(text))
    return answer(ask, "nature", true, `人家说我${persona.traits.join("、")}，大概没说错`);
  if (/你(?:现在|最近|这阵子)?在(?:写|画|研究|学|练|创作|读|编)(?:些)?(?:什么|啥)/.test(text) && persona.currently[0])
    return answer(ask, "occupation", true, `我${asMe(persona, persona.currently[0]).replace(/^我/, "")}`);
  if (/梦想|愿望|理想|心愿/.test(text) && persona.currently[0])
    return answer(ask, "wish", true, `眼下嘛，我${asMe(persona, persona.currently[0]).replace(/^我/, "")}`);
  if (/(?:喜欢|最爱)谁|跟谁(?:最)?(?:好|要好|合得来)/.test(text)) {
    const [closest] = [...self.mind.ties]
      .filter(([id, tie]) => tie.warmth >= 1 && self.town.personas.has(id))
      .sort((a, b) => b[1].warmth - a[1].warmth);
    if (closest) return answer(ask, "kin", true, `要说合得来，是${called(self, closest[0])}`);
  }
  if (/几点(?:起床|睡)|什么时候(?:起床|睡)|起得早|睡得晚/.test(text))
    return answer(
      ask,
      "habits",
      true,
      `我一般${clockWords(persona.wake)}起，${clockWords(later(persona.sleep, -1440 * Math.floor(persona.sleep / 1440)))}睡`,
    );
  if (
    /(?:喜欢|爱)(?:做|干)(?:什么|啥)|爱好|兴趣|业余|空闲|闲着的时候|(?:平时|周末).{0,200}(?:做什么|干什么|消遣|怎么过)|放松/.test(
      text,
    )
  ) {
    const [first, second] = ask.random.shuffled(persona.pastimes);
    return answer(
      ask,
      "interests",
      true,
      first
        ? `闲下来我爱${inOwnWords(first.doing)}${second ? `，也爱${inOwnWords(second.doing)}` : ""}`
        : "我没什么爱好",
    );
  }
  if (
    /(?:最近|这阵子|这些天|近来).{0,4}(?:忙|在(?:做|干|弄)|怎么过)|忙(?:些)?什么|在忙/.test(text) &&
    !/现在|这会儿/.test(text)
  ) {
    const [first, second] = persona.currently;
    return first
      ? answer(ask, "occupation", true, joined(`我${asMe(persona, first)}`, second ? `还有，${second}` : null))
      : null;
  }
  if (/(?:开心|高兴|难过|烦恼|担心|心情|感觉)/.test(text) && /怎么样|如何|什么|吗/.test(text))
    return answer(ask, "feeling", true, asMe(persona, self.mind.whoIAm.feeling || `${persona.name}照常过着日子`));
  return null;
};

const said = (chunk: Chunk): string => inOwnWords(chunk.doing);

/** What is planned then, or usual. */
function ahead(ask: Ask, from: Minutes, to: Minutes, exact: boolean, when: string): Answer {
  const { self } = ask;
  const agreed = commitmentAt(self, from, exact ? later(from, 1) : to);
  if (agreed)
    return answer(
      ask,
      "plan",
      true,
      choose(ask, lines.planAt, {
        when: agreed.from === null ? when : momentWords(self, agreed.from),
        doing: inOwnWords(agreed.what),
      }),
    );
  const { persona } = self;
  const day = livedDay(persona, from);
  const { wake, sleep } = wakingDay(persona, day);
  if (exact && (from < wake || from >= sleep))
    return answer(ask, "plan", true, choose(ask, lines.asleepThen, { when }));
  if (self.mind.plan?.day === day) {
    const chunks = self.mind.plan.chunks.filter(
      (one) =>
        one.kind !== "sleep" &&
        (exact ? one.from <= from && from < one.to : one.from < to && one.to > Math.max(from, self.now)),
    );
    const main = chunks.filter((one) => one.kind !== "routine");
    const [first, second] = main.length > 0 ? main : chunks;
    if (first && second && !exact && said(first) !== said(second))
      return answer(ask, "plan", true, choose(ask, lines.planTwo, { doing: said(first), next: said(second) }));
    if (first) return answer(ask, "plan", true, choose(ask, lines.planAt, { when, doing: said(first) }));
  }
  const t = exact || to - from < 1440 ? ((from % 1440) + 1440) % 1440 : 600;
  const { work } = persona;
  if (work?.hours.some((hours) => t >= hours.from && t < hours.to))
    return answer(ask, "plan", true, choose(ask, lines.planAt, { when, doing: inOwnWords(work.doing) }));
  // Nothing is planned yet: what one likes to do when there is time.
  const pastime = persona.pastimes.find((one) => one.place === null || isOpen(placeOf(self.town.map, one.place), from));
  return pastime
    ? answer(ask, "plan", true, choose(ask, lines.habit, { when, doing: inOwnWords(pastime.doing) }))
    : answer(ask, "plan", true, choose(ask, lines.planNone));
}

/** What was done then. */
function before(ask: Ask, from: Minutes, to: Minutes, exact: boolean): Answer {
  const { self } = ask;
  const wide = exact ? ownDeeds(self, from - 90, from + 6) : ownDeeds(self, from, Math.min(to, self.now + 1));
  const wanted = /吃/.test(ask.text)
    ? wide.filter((memory) => /吃|做.{1,200}饭|早饭|午饭|晚饭/.test(memory.text))
    : wide;
  const deeds = wanted.filter((memory, i) => wanted.findIndex((one) => deedOf(one) === deedOf(memory)) === i);
  if (deeds.length === 0) return answer(ask, "dont-know", false, choose(ask, lines.pastUnknown));
  if (exact || deeds.length === 1) {
    const last = deeds.at(-1)!;
    return answer(ask, "past", true, choose(ask, lines.pastAt, { doing: deedOf(last) }), [last]);
  }
  const [first, second] = [deeds[0]!, deeds[Math.floor(deeds.length / 2)]!];
  return answer(ask, "past", true, choose(ask, lines.pastMany, { doing: deedOf(first), next: deedOf(second) }), [
    first,
    second,
  ]);
}

/** "你吃午饭了吗？" */
function eaten(ask: Ask): Answer | null {
  const meal = /吃(?:过)?(早饭|早餐|午饭|午餐|晚饭|晚餐|饭)?了?(?:吗|没有?|么)/.exec(ask.text);
  if (!meal || /药/.test(ask.text)) return null;
  const { self } = ask;
  const word = (meal[1] ?? "饭").replace("餐", "饭");
  const had = ownDeeds(self, self.now - (word === "饭" ? 240 : 900), self.now + 1).findLast((memory) =>
    /正在?吃/.test(memory.text),
  );
  const chunk = self.mind.plan?.chunks.find(
    (one) => one.kind === "meal" && (word === "饭" || one.activity === mealIn(word, "zh-CN")) && one.from <= self.now,
  );
  return chunk && chunk.to <= self.now + 20
    ? answer(ask, "past", true, choose(ask, lines.eatenPlain), had ? [had] : [])
    : answer(ask, "past", true, choose(ask, lines.notEaten));
}

/** Places of the town: where they are, their hours, who of one's own people keeps them. */
export const places: Rule = (ask) => {
  const { text, self } = ask;
  const named = placeNamed(self, text);
  const here = /这[儿里]|你们|店|[开关]门|打烊|营业/.test(text) ? meIn(self)?.spot.place : undefined;
  const id = named ?? here ?? null;
  if (id === null || ask.people.length > 0) return null;
  const place = placeOf(self.town.map, id);
  if (named && /附近|远吗|远不远|多远/.test(text) && self.mind.map.places.has(id)) {
    const me = meIn(self)?.spot.place;
    const far = me ? minutesBetween(self.town.map, me, id) : 0;
    return answer(ask, "place", true, far <= 1 ? `${place.name}就在这儿` : `有，${place.name}，走过去${far}分钟`);
  }
  if (/几点|什么时候|营业|开门|关门|打烊/.test(text) && /开|关|营业|打烊/.test(text) && place.hours)
    return answer(ask, "place", true, `${place.name}${clockWords(place.hours.from)}开到${clockWords(place.hours.to)}`);
  if (!named) return null;
  if (/谁(?:在|开|管|的|是)|老板/.test(text)) {
    const keepers = place.staff.filter((one) => one === self.persona.id || self.mind.ties.has(one));
    if (keepers.length > 0)
      return answer(
        ask,
        "place",
        true,
        `${listed(keepers.map((one) => (one === self.persona.id ? "我" : called(self, one))))}在那儿`,
      );
  }
  if (/在哪|在什么地方|怎么走|怎么去|是什么地方/.test(text) && !/我们|你(?:现在|这会儿)?在哪|派对|聚会/.test(text)) {
    const inside = place.areas.some((area) => text.includes(area.name)) && !text.includes(place.name);
    return answer(ask, "place", true, inside ? `在${place.name}里头` : `${place.name}？${place.about}`);
  }
  return null;
};

/** "你在做什么", "六点你做什么", "今天上午做了什么", "刚才在忙什么". */
export const doings: Rule = (ask) => {
  const { text, self } = ask;
  if (ask.people.some(({ ids }) => ids.length > 0 && !ids.includes(self.persona.id))) return null;
  const meal = eaten(ask);
  if (meal) return meal;
  if (
    !/(?:做|干)什么(?=[呢啊呀了事？?。！]|$)|干嘛|做了什么|干了什么|忙什么|打算|计划|安排|忙吗|有空|有事吗|怎么过|吃了?什么|吃的什么|去哪|做完/.test(
      text,
    )
  )
    return null;
  const past = /做了|干了|刚才|刚刚|昨|吃了|吃的|前天|过得|做完|之前/.test(text);
  const time = timeNamed(self, text, past);
  if (/刚才|刚刚|做完/.test(text)) {
    const deeds = ownDeeds(self, self.now - 300, self.now + 1);
    const last = deeds.findLast((memory) => !deedOf(memory).endsWith(busyWith(self))) ?? deeds.at(-1);
    return last
      ? answer(
          ask,
          "finished",
          true,
          choose(ask, lines.pastAt, { doing: deedOf(last) })
            .replace("那会儿", "刚才")
            .replace("那时候", "刚才"),
          [last],
        )
      : answer(ask, "dont-know", false, choose(ask, lines.pastUnknown));
  }
  if (past) {
    const start = startOfDay(livedDay(self.persona, self.now));
    return before(ask, time?.from ?? start, time?.to ?? self.now, time?.exact ?? false);
  }
  if (/现在|这会儿|正在|此刻/.test(text) || (!time && /在(?:做|干|忙)|忙吗|忙什么|干嘛/.test(text)))
    return answer(
      ask,
      "now",
      true,
      choose(ask, lines.now, { doing: busyWith(self) }),
      ownDeeds(self, self.now - 60, self.now + 1).slice(-1),
    );
  if (!time) return ahead(ask, self.now, startOfDay(livedDay(self.persona, self.now) + 1), false, "今天");
  const when = time.exact
    ? momentWords(self, time.from)
    : time.wholeDay
      ? time.dayWords || dayWords(self, time.from)
      : `${time.dayWords || dayWords(self, time.from)}${/早上|上午|中午|下午|傍晚|晚上/.exec(text)?.[0] ?? (/晚/.test(text) ? "晚上" : "")}`;
  return ahead(ask, time.from, time.to, time.exact, when);
};

/** Something one likes to talk about, when the words fit. */
export const topics: Rule = (ask) => {
  const words = new Set(stems(ask.text));
  const scored = ask.self.persona.topics
    .map((topic) => ({
      topic,
      hits: [topic.label, ...topic.words].filter((word) => ask.text.includes(word) || words.has(word)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const best = scored[0]?.topic;
  return best ? answer(ask, "topic", true, choose(ask, best.says)) : null;
};

/** The memory that really answers, told in the first person. */
export const recall: Rule = (ask) => {
  const { self } = ask;
  const words = contentWords(ask, ask.text);
  if (words.length === 0) return null;
  const fits = (memory: Memory) =>
    memory.speaker !== self.persona.id &&
    memory.speaker !== ask.asker.id &&
    memory.kind !== "plan" &&
    !isQuestion(quoteOf(memory)) &&
    !/偷偷|暗恋/.test(memory.text) &&
    ask.people.every(({ ids }) => ids.length === 0 || ids.some((id) => memory.subjects.includes(id)));
  const best = ask.recalled
    .filter(fits)
    .map((memory, rank) => ({ memory, rank, hits: words.filter((word) => memory.text.includes(word)).length }))
    .filter(({ hits }) => hits >= Math.max(1, Math.ceil(words.length / 2)) && (hits > 1 || words.length === 1))
    .sort((a, b) => b.hits - a.hits || a.rank - b.rank)[0]?.memory;
  return best ? answer(ask, "recalled", true, inFirstPerson(self, best), [best]) : null;
};

/** What one said oneself of what is asked; asked for one's words alone, the last of today. */
export const ownWords: Rule = (ask) => {
  const { self } = ask;
  const saying = /你.{0,6}(?:说|讲|提|聊)(?:过|了|起|到)?/.test(ask.text);
  const words = contentWords(ask, ask.text).filter((word) => !saying || !/[说讲提聊]|今天|刚才|刚刚/.test(word));
  if (!saying && words.length < 2) return null;
  const own = memoriesOf(self.mind.stream).filter(
    (memory) =>
      memory.speaker === self.persona.id &&
      memory.source.how === "did" &&
      !isQuestion(quoteOf(memory)) &&
      !/偷偷|暗恋/.test(memory.text) &&
      (words.length > 0 || memory.created >= startOfDay(Math.floor(self.now / 1440) + 1)),
  );
  const last = own.findLast((memory) => {
    const hits = words.filter((word) => quoteOf(memory).includes(word)).length;
    return words.length === 0 || (hits >= words.length * 0.6 && (saying || hits >= 2));
  });
  return last ? answer(ask, "recalled", true, inFirstPerson(self, last), [last]) : null;
};

/** Whether the mind remembers anything at all of an asker. */
export const metBefore = (ask: Ask): boolean =>
  memoriesOf(ask.self.mind.stream).some(
    (memory) => memory.subjects.includes(ask.asker.id) && memory.created < ask.self.now - 3,
  );
