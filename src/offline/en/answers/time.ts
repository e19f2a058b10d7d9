/** Answers about what one does, did and will do: from the plan, what one remembers doing, what was agreed, and one's usual day. */

import { dateOf, dateText, later, type Minutes, startOfDay } from "../../../clock/units.ts";
import { spokenClock } from "../../../language/en/times.ts";
import type { TimeNamed } from "../../../language/moments.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { spotInWords } from "../../../mind/memory/tell.ts";
import type { Chunk } from "../../../mind/mind.ts";
import { wakingDay } from "../../../mind/plan/plan.ts";
import type { Self } from "../../../mind/self.ts";
import { timeNamed } from "../../../mind/talk/named.ts";
import type { Memory } from "../../../world/events.ts";
import { isOpen } from "../../../world/places.ts";
import { type Ask, choose, meIn, present } from "../../answers/ask.ts";
import { commitmentAt } from "../../answers/known.ts";
import type { Answer } from "../../tongue.ts";
import { answer, busyWith, joined, listed, type Rule } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { topicIn } from "./told.ts";
import { asMe, atPlace, callName, doingAt, myDoing } from "./voice.ts";

/** What one does at such an hour as a rule, or null in free time. `doing` carries its place. */
export function usualAt(self: Self, at: Minutes): { kind: "sleep" | "work" | "meal"; doing: string } | null {
  const { persona } = self;
  const midnight = at - (((at % 1440) + 1440) % 1440);
  const t = at - midnight;
  const asleep = t < persona.wake ? !(persona.sleep > 1440 && t < persona.sleep - 1440) : t >= persona.sleep;
  if (asleep) return { kind: "sleep", doing: "asleep" };
  for (const name of ["breakfast", "lunch", "dinner"] as const) {
    const meal = persona.meals[name];
    if (meal && t >= meal.at && t < meal.at + 40)
      return { kind: "meal", doing: `having ${name} ${atPlace(self, meal.place ?? persona.home.place)}` };
  }
  const weekday = dateOf(self.town.start, at).getUTCDay();
  const { work } = persona;
  if (
    work &&
    (work.weekdays === null || work.weekdays.includes(weekday)) &&
    work.hours.some(({ from, to }) => (from <= to ? t >= from && t < to : t >= from || t < to))
  )
    return { kind: "work", doing: doingAt(self, work.doing, work.spot.place) };
  return null;
}

/** What one likes to do at such an hour when nothing else is due: a pastime whose place is open then. Null without one. */
function habitAt(self: Self, at: Minutes): string | null {
  const { persona, town } = self;
  const hour = (at % 1440) / 60;
  const fits = persona.pastimes.filter(({ place, purpose }) => {
    const there = place === null ? null : town.map.places.get(place);
    if (there && !isOpen(there, at)) return false;
    if (purpose === "drinks") return hour >= 17;
    return there === null || !["walk", "exercise", "garden"].includes(purpose) || (hour >= 7 && hour < 19);
  });
  const fond = fits.find((one) => one.place !== null && persona.haunts.includes(one.place)) ?? fits[0];
  return fond ? doingAt(self, fond.doing, fond.place ?? persona.home.place) : null;
}

/** What the resident remembers doing, talk apart, oldest first. */
export function ownDeeds(self: Self, from: Minutes, to: Minutes): Memory[] {
  const { name } = self.persona;
  return memoriesOf(self.mind.stream).filter(
    (memory) =>
      memory.source.how === "did" &&
      memory.speaker === null &&
      memory.created >= from &&
      memory.created < to &&
      memory.text.startsWith(`${name} `) &&
      /^(?:is|was) (?!talking with|looking around)/.test(memory.text.slice(name.length + 1)),
  );
}

const deed = (self: Self, memory: Memory): string =>
  myDoing(self.persona, memory.text.slice(self.persona.name.length + 1).replace(/^(?:is|was) /, ""));

/** Now, later, before: "what are you doing at six", "what did you do this morning", "what have you just finished". */
export const doings: Rule = (ask) => {
  const { p, self } = ask;
  if (ask.people.length > 0 && !/\byou\b/.test(p)) return null;
  if (
    /\b(?:just (?:finish\w*|done|completed|been doing|do)|have you (?:just )?(?:finished|completed)|what were you (?:just )?doing(?: (?:just now|before|a moment ago|right before))?\s{0,9}\??\s{0,9}$)/.test(
      p,
    )
  )
    return finished(ask);
  // "What are you cooking?" asks for what one is doing; what one means to do, says or thinks is asked otherwise.
  if (
    /\b(?:what|which \w+) are you (?!doing|going|planning|saying|thinking|talking|looking forward|trying|hoping|getting|wearing|studying|bringing|having for)\w+ing\b(?! (?:at|for|in|on|to|tomorrow|tonight|this|next)\b)/.test(
      p,
    ) &&
    !timeNamed(self, ask.text, false)
  ) {
    // "What are you reading?" of somebody who reads now; else it is one of the things they speak of.
    const doing = /\bare you (\w+)ing\b/.exec(p)?.[1] ?? "";
    if (busyWith(self).includes(doing) || !topicIn(ask, ask.text, 1)) return now(ask);
    return null;
  }
  const past =
    /\b(?:did you|were you|have you (?:been|done|had)|was your (?:day|morning|afternoon|evening|night)|you did|you were|you have been)\b/.test(
      p,
    ) &&
    /\b(?:do|doing|done|been|day|morning|afternoon|evening|yesterday|eat|have for|spend|up to|at)\b/.test(p) &&
    !/\b(?:see|saw|seen|meet|met|talk\w*|say|said|tell|told|hear\w*|think|like|know|invite\w*|born|grow up|decide|move|learn|start|begin|choose|become|come|marr\w*|promise\w*)\b/.test(
      p,
    );
  // "What did you do in the navy?" is about one's life, not one's day.
  if (past && !timeNamed(self, ask.text, true) && topicIn(ask, ask.text, 1)) return null;
  if (
    past ||
    /\bwhat (?:has )?happened\b.{0,200}\b(?:yesterday|this morning|last night)\b|\bhow was (?:yesterday|the morning|your)/.test(
      p,
    )
  )
    return before(ask);
  if (
    /\b(?:what is|what are|tell me|describe|any) (?:your |the )?(?:plans?|schedule|agenda|programme|program|intentions?)\b|\bplans? (?:for|today|tomorrow|tonight)\b|\bdo you have (?:any )?plans\b|\bwhat (?:will|are|do|would|shall) you (?:be |going to |plan(?:ning)? to |want to |intend to |mean to |have to )*(?:do|doing|be|up to|planned|planning|planning to do|plan)\b|\bwhat is (?:next|up next)\b|\bwhat will you\b|\bwhere (?:will|are) you (?:be|going)\b|\bwhat are you up to\b|\bare you (?:busy|working|doing anything|free)\b|\bhow will you (?:spend|celebrate)\b|\bwhat (?:comes next|about (?:tomorrow|tonight|this evening))\b|\bdo you have time\b/.test(
      p,
    )
  ) {
    const time = timeNamed(self, ask.text, false);
    if (
      /\b(?:right now|at the moment|currently|just now|these days)\b/.test(p) ||
      (!time && /\bwhat (?:are|do) you (?:doing|up to|do)\b|\bare you (?:busy|working|doing)\b/.test(p))
    )
      return /\bdo you do\b/.test(p) ? null : now(ask);
    if (/\bwhat do you do\b/.test(p) && !time) return null;
    if (time && time.exact === false && !time.wholeDay && time.to <= self.now && !time.dayWords) return before(ask);
    if (time?.exact && time.from < self.now - 10 && !time.dayWords && /\bwere|did\b/.test(p)) return before(ask);
    if (!time) return restOfDay(ask);
    return ahead(ask, time);
  }
  return null;
};

/** What one does now. */
export const now = (ask: Ask): Answer => {
  const { self } = ask;
  const doing = busyWith(self);
  const why = self.mind.plan?.chunks.find((one) => one.from <= self.now && self.now < one.to);
  const rests = ownDeeds(self, later(self.now, -60), later(self.now, 1)).slice(-1);
  const free =
    /\b(?:busy|free|time)\b/.test(ask.p) && why
      ? why.kind === "work" || why.kind === "commitment"
        ? "A little busy."
        : "Not too busy."
      : null;
  return answer(ask, "now", true, joined(free, choose(ask, lines.now, { doing })), rests);
};

function finished(ask: Ask): Answer {
  const { self } = ask;
  const time = timeNamed(self, ask.whole, true);
  // "Say it is one o'clock": asked late in the day, it is the deeds before one that count.
  const then = time?.exact && time.from < self.now - 10 ? time.from : null;
  const until = then ?? self.now;
  if (then !== null && until <= wakingDay(self.persona, time!.day).wake)
    return answer(ask, "finished", true, choose(ask, lines.wasAsleep));
  const me = meIn(self);
  const deeds = ownDeeds(self, later(until, then === null ? -300 : -120), later(until, 1));
  const current = then === null && me ? myDoing(self.persona, me.doing.text) : "";
  const last = deeds.findLast((memory) => deed(self, memory) !== current);
  if (last) return answer(ask, "finished", true, choose(ask, lines.justFinished, { doing: deed(self, last) }), [last]);
  const chunk = self.mind.plan?.chunks.findLast((one) => (then === null ? one.to <= until : one.from < until - 5));
  if (chunk)
    return answer(
      ask,
      "finished",
      true,
      choose(ask, lines.justFinished, { doing: doingAt(self, chunk.doing, chunk.place) }),
    );
  const usual = then === null ? null : usualAt(self, later(until, -30));
  if (usual) return answer(ask, "finished", true, choose(ask, lines.usualAt, { doing: usual.doing }));
  return answer(ask, "dont-know", false, choose(ask, lines.pastUnknown));
}

function before(ask: Ask): Answer | null {
  const { self } = ask;
  const asked = timeNamed(self, ask.text, true);
  const start = startOfDay(Math.max(1, Math.floor(self.now / 1440) + 1));
  const time: TimeNamed = asked ?? {
    day: Math.floor(self.now / 1440) + 1,
    from: start,
    to: self.now,
    exact: false,
    wholeDay: true,
    dayWords: "",
  };
  if (time.day < 1) return answer(ask, "dont-know", false, choose(ask, lines.pastUnknown));
  const from = time.exact ? later(time.from, -180) : time.from;
  const to = (time.exact ? time.from + 6 : Math.min(time.to, self.now + 1)) as Minutes;
  const { wake, sleep } = wakingDay(self.persona, time.day);
  const bedtime =
    time.exact &&
    (time.from < wake || time.from >= sleep) &&
    !(self.persona.sleep > 1440 && time.from < self.persona.sleep - 1440 + startOfDay(time.day));
  if (bedtime) return answer(ask, "past", true, choose(ask, lines.wasAsleep));
  let deeds = ownDeeds(self, from, to);
  if (/\b(?:eat|have for|lunch|breakfast|dinner)\b/.test(ask.p) && /\b(?:eat|have for|had for)\b/.test(ask.p))
    deeds = ownDeeds(
      self,
      time.wholeDay ? time.from : later(time.from, -120),
      (time.wholeDay ? to : later(time.to, 90)) as Minutes,
    ).filter((memory) => /\b(?:eating|having (?:breakfast|lunch|dinner)|cooking|ordering)\b/.test(memory.text));
  const meal = /\b(breakfast|lunch|dinner)\b/.exec(ask.p)?.[1];
  if (meal && deeds.length === 0) {
    const had = self.mind.plan?.chunks.find(
      (one) => one.kind === "meal" && one.from < self.now && one.activity === meal && self.mind.plan?.day === time.day,
    );
    return had
      ? answer(ask, "past", true, choose(ask, lines.pastAt, { doing: doingAt(self, had.doing, had.place) }))
      : answer(ask, "dont-know", false, choose(ask, lines.pastUnknown));
  }
  if (time.exact) {
    const at = deeds.at(-1);
    if (at) return answer(ask, "past", true, choose(ask, lines.pastAt, { doing: deed(self, at) }), [at]);
  } else if (
    !meal &&
    !/\b(?:eat|have for|had for)\b/.test(ask.p) &&
    time.wholeDay &&
    time.day === self.mind.plan?.day &&
    lived(self, time).length > 0
  ) {
    const [first, second] = lived(self, time).map((chunk) => doingAt(self, chunk.doing, chunk.place));
    return second
      ? answer(ask, "past", true, choose(ask, lines.pastMany, { doing: first!, next: second }))
      : answer(ask, "past", true, choose(ask, lines.pastAt, { doing: first! }));
  } else if (deeds.length > 0) {
    const spread = distinct(self, deeds);
    const [first, second] =
      spread.length > 1 ? [spread[0]!, spread[Math.floor(spread.length / 2)]!] : [spread[0]!, null];
    if (second)
      return answer(
        ask,
        "past",
        true,
        choose(ask, lines.pastMany, { doing: deed(self, first), next: deed(self, second) }),
        [first, second],
      );
    return answer(ask, "past", true, choose(ask, lines.pastAt, { doing: deed(self, first) }), [first]);
  }
  const chunk =
    self.mind.plan?.day === time.day
      ? self.mind.plan.chunks.find(
          (one) =>
            one.from <= Math.min(time.from + (time.exact ? 0 : 60), self.now) &&
            one.to > time.from &&
            one.from < self.now,
        )
      : null;
  if (chunk)
    return answer(ask, "past", true, choose(ask, lines.pastAt, { doing: doingAt(self, chunk.doing, chunk.place) }));
  if (time.dayWords === "yesterday" && self.mind.yesterday)
    return answer(
      ask,
      "past",
      true,
      asMe(self, self.mind.yesterday.replace(/^Yesterday stayed with .+? because /, "")),
    );
  return answer(ask, "dont-know", false, choose(ask, lines.pastUnknown));
}

/** The pieces of today's plan that have been lived and are worth telling, two at most, in the order of the day. */
function lived(self: Self, time: TimeNamed): Chunk[] {
  const weight = { commitment: 4, errand: 4, work: 3, pastime: 2, meal: 1, routine: 0, sleep: 0 } as const;
  const chunks = (self.mind.plan?.chunks ?? []).filter(
    (one) => one.from + 20 <= Math.min(self.now, time.to) && one.to > time.from && weight[one.kind] > 0,
  );
  const worth = [...chunks].sort((a, b) => weight[b.kind] - weight[a.kind] || b.to - b.from - (a.to - a.from));
  const [first] = worth;
  const second = worth.find((one) => one.doing !== first?.doing);
  return [first, second].filter((one) => one !== undefined).sort((a, b) => a.from - b.from);
}

/** One of each doing, weightier first kept, in the order of the day. */
function distinct(self: Self, deeds: readonly Memory[]): Memory[] {
  const seen = new Set<string>();
  const kept = deeds.filter((memory) => {
    const key = deed(self, memory);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const worth = kept.filter((memory) => !/\b(?:bed|wash\w*|dress\w*|teeth|shower\w*|walking to)\b/.test(memory.text));
  // What had been promised, or was for somebody, is what one remembers of a day.
  const told = worth.filter(
    (memory) => /\bas planned\b|\bhelp\b|\bparty\b|\bfor [A-Z]/.test(memory.text) || memory.poignancy >= 4,
  );
  return told.length > 1 ? told : worth.length > 1 ? worth : kept;
}

const aheadDoing = (self: Self, chunk: Chunk): string => doingAt(self, chunk.doing, chunk.place);

export function restOfDay(ask: Ask): Answer {
  const { self } = ask;
  const chunks = (self.mind.plan?.chunks ?? []).filter(
    (one) => one.from > self.now && one.kind !== "sleep" && one.kind !== "routine",
  );
  const agreed = self.mind.commitments
    .filter((one) => (one.from ?? 0) > self.now)
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0))[0];
  const extra = agreed?.from
    ? `${cap(dayWordsOf(self, agreed.from))} at ${spokenClock(agreed.from)} I'm ${myDoing(self.persona, agreed.what)}`
    : null;
  const served = chunks.some((one) => one.serves === agreed?.id);
  const [first, second] = chunks.filter((one) => one.kind !== "meal" || chunks.length < 3);
  if (first && second)
    return answer(
      ask,
      "plan",
      true,
      joined(
        choose(ask, lines.planTwo, { doing: aheadDoing(self, first), next: aheadDoing(self, second) }),
        served ? null : extra,
      ),
    );
  if (first)
    return answer(
      ask,
      "plan",
      true,
      joined(choose(ask, lines.planAt, { doing: aheadDoing(self, first) }), served ? null : extra),
    );
  if (extra) return answer(ask, "plan", true, extra);
  return answer(
    ask,
    "plan",
    true,
    choose(ask, ["Nothing more today. I'll soon be off to bed.", "I've no more plans for today."]),
  );
}

const cap = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** "today", "tomorrow", or the date of a moment ahead. */
export function dayWordsOf(self: Self, at: Minutes): string {
  const days = Math.floor(at / 1440) - Math.floor(self.now / 1440);
  return days <= 0 ? "today" : days === 1 ? "tomorrow" : `on ${dateText(self.town.start, at)}`;
}

function ahead(ask: Ask, time: TimeNamed): Answer {
  const { self } = ask;
  const until = time.exact ? later(time.from, 1) : time.to;
  const agreed = commitmentAt(self, time.from, until);
  if (agreed && !(time.wholeDay && time.day === Math.floor(self.now / 1440) + 1)) {
    const at = !time.exact && agreed.from !== null ? ` at ${spokenClock(agreed.from)}` : "";
    const day = time.dayWords ? ` ${time.dayWords}` : "";
    return answer(
      ask,
      "plan",
      true,
      `I'll be ${myDoing(self.persona, agreed.what)}${/\b(?:tomorrow|today|tonight)\b/.test(agreed.what) ? "" : day}${at}.`,
    );
  }
  const plan = self.mind.plan?.day === time.day ? self.mind.plan : null;
  const { wake, sleep } = wakingDay(self.persona, time.day);
  if (time.exact && (time.from >= sleep || time.from < wake))
    return answer(ask, "plan", true, choose(ask, lines.asleepThen));
  if (plan) {
    if (time.wholeDay) return restOfDay(ask);
    const chunks = plan.chunks.filter(
      (one) =>
        (time.exact
          ? one.from <= time.from && time.from < one.to
          : one.from < time.to && one.to > Math.max(time.from, self.now)) && one.kind !== "sleep",
    );
    const main = time.exact
      ? chunks
      : chunks.filter((one) => Math.min(one.to, time.to) - Math.max(one.from, time.from) >= 25);
    const [first, second] = main.length > 0 ? main : chunks;
    if (first && second && !time.exact)
      return answer(
        ask,
        "plan",
        true,
        choose(ask, lines.planTwo, { doing: aheadDoing(self, first), next: aheadDoing(self, second) }),
      );
    if (first) return answer(ask, "plan", true, choose(ask, lines.planAt, { doing: aheadDoing(self, first) }));
  }
  const middle = time.exact
    ? time.from
    : time.wholeDay
      ? later(startOfDay(time.day), 600)
      : later(time.from, Math.min(60, (time.to - time.from) / 2));
  const usual = usualAt(self, middle);
  if (usual?.kind === "sleep") return answer(ask, "plan", true, choose(ask, lines.asleepThen));
  if (usual) return answer(ask, "plan", true, choose(ask, lines.usualAt, { doing: usual.doing }));
  const habit = habitAt(self, middle);
  if (habit) {
    const hour = (middle % 1440) / 60;
    const part = time.wholeDay ? "days" : hour < 12 ? "mornings" : hour < 17 ? "afternoons" : "evenings";
    return answer(ask, "plan", true, choose(ask, lines.habit, { doing: habit, part }));
  }
  return answer(ask, "plan", false, choose(ask, lines.usualFree));
}

/** Where one is, who is about, the hour and the day. */
export const hereAndNow: Rule = (ask) => {
  const { p, self } = ask;
  const me = meIn(self);
  if (/\bwhat time\b.{0,12}\b(?:is it|now|have you)\b|\bwhat is the time\b|\bdo you (?:have|know) the time\b/.test(p))
    return answer(ask, "time", true, `It's about ${spokenClock(self.now)}.`);
  if (
    /\bwhat (?:day|date) (?:is|of)\b|\bwhat is (?:the date|today's date)\b|\bwhich day is (?:it|today)\b/.test(p) &&
    !/party|election/.test(p)
  )
    return answer(ask, "date", true, `It's ${dateText(self.town.start, self.now)}.`);
  if (me && /\bwhere (?:are (?:you|we)|am i)\b(?! (?:from|going|born|living|working))/.test(p)) {
    const spot = spotInWords(self.town.map, me.spot).replace(/^([^(]+) \((.+)\)$/, "the $1 of $2");
    return answer(
      ask,
      "where",
      true,
      `${ask.random.pick(["We're in", "This is"])} ${/^the /i.test(spot) ? spot.replace(/^The/, "the") : spot}.`,
    );
  }
  if (
    /\bwho (?:else )?is (?:here|around|with you|in (?:here|the room|this place))\b|\bare you alone\b|\b(?:is|was) (?:anyone|anybody|someone|somebody) (?:else )?(?:here|around|in|home|at home|there|about)\b|^\W*(?:(?:hello|hi|hey|knock knock|so|and)\W{0,5})?(?:anyone|anybody|someone|somebody) (?:else )?(?:here|around|in|home|at home|there|about)\b/.test(
      p,
    )
  ) {
    const others = present(self).filter((one) => one.id !== ask.asker.id);
    if (others.length === 0) return answer(ask, "present", true, choose(ask, lines.alone));
    return answer(
      ask,
      "present",
      true,
      `${listed(others.slice(0, 5).map((one) => callName(self, one.id)))} ${others.length === 1 ? "is" : "are"} here.`,
    );
  }
  return null;
};
