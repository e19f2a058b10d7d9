/** Answers about oneself: who one is, does and did, means to do, likes, feels, can and thinks; by rungs, from what is remembered to what one is like. */

import { dayOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { doingIn } from "../../mind/memory/episode.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import type { Chunk } from "../../mind/mind.ts";
import { gatheringOf, type Topic } from "../../mind/persona.ts";
import { livedDay, wakingDay } from "../../mind/plan/plan.ts";
import type { Self } from "../../mind/self.ts";
import { serves } from "../../mind/talk/at-once.ts";
import { randomFor } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName } from "../../world/people.ts";
import { isOpen, placeOf } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import { dayWords } from "../day/words.ts";
import { grumpy } from "../say/spoken.ts";
import { talkWords } from "../say/words.ts";
import type { Answer } from "../tongue.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose, meIn, present } from "./ask.ts";
import { asksOnlyOf, contentOf, sharing } from "./content.ts";
import { feltAbout, vote } from "./events.ts";
import { hereOf } from "./here.ts";
import { commitmentAt } from "./known.ts";
import { inTheirWay, valuesOf, warmth } from "./manner.ts";
import { leaning } from "./modest.ts";
import { match, names } from "./naming.ts";
import { ofSelf, ownField } from "./of-self.ts";
import { opinion as ofThem, who } from "./people.ts";
import { offersNamed, paying, whereGet } from "./places.ts";
import { belief, everydaySkill, favourite, freeDay, toil } from "./small.ts";
import { isNear, peopleWho, roleTo, wordFor } from "./ties.ts";
import { dayOfTrade } from "./trade.ts";

/** What of one's own life may be told: what the town file gives and is no secret. */
const current = ({ self }: Asked): readonly string[] => {
  // A gathering is told as news, and not with its hours by whoever says who they are.
  const untold = [...self.stories.values()].filter(
    (one) => (one.secret || gatheringOf(one)) && one.holder === self.persona.id,
  );
  return self.persona.currently.filter((one) => !untold.some(({ memory }) => shared(new Set(stems(memory)), one) >= 3));
};

/** How many of the words a text has. */
const shared = (words: ReadonlySet<string>, text: string): number =>
  new Set(stems(text).filter((one) => words.has(one))).size;

/** What one says of the topic that words are about, new to the asker; null where there is none. */
export function ofTopics(
  ask: Asked,
  text: string,
  least = 1,
): { readonly topic: Topic; readonly says: string | null } | null {
  const words = new Set(stems(text));
  const scored = ask.self.persona.topics
    .map((topic) => ({
      topic,
      hits:
        topic.words.filter((word) => words.has(word) || text.toLowerCase().includes(word.toLowerCase())).length +
        2 * Number(text.toLowerCase().includes(topic.label.toLowerCase())),
    }))
    .filter(({ hits }) => hits >= least)
    .sort((a, b) => b.hits - a.hits);
  const best = scored[0]?.topic;
  return best ? { topic: best, says: sayingOf(ask, best, words) } : null;
}

/** What of a topic fits the words best and was not said to the asker yet. */
export function sayingOf(ask: Asked, { says }: Topic, words: ReadonlySet<string> = new Set()): string | null {
  const left = says.filter((one) => !ask.said.includes(one) && !ask.lately.some((line) => line.includes(one)));
  const most = Math.max(...left.map((one) => shared(words, one)));
  const best = left.filter((one) => shared(words, one) === most);
  return best.length > 0 ? ask.random.pick(best) : null;
}

const howAreYou: Answerer = (ask) => {
  // "Are you home?"
  if (names(ask.lines.people.inWords, ask.text)) return oneOf(ask, "where", ask.lines.people.me);
  const toils = toil(ask);
  if (toils) return toils;
  const own = feels(ask);
  // A close one hears how it really is.
  if (own && warmth(ask) >= 1) return oneOf(ask, "how-are-you", ask.lines.feelingSo, { feeling: own });
  return oneOf(ask, "how-are-you", inTheirWay(ask, ask.lines.fine, ask.lines.fineShort), valuesOf(ask));
};

/** How one feels, where one has thought about it, in a sentence. */
function feels({ self, mouth }: Asked): string | null {
  const thought = memoriesOf(self.mind.stream).some(({ kind }) => kind === "reflection");
  const own = thought && self.mind.whoIAm.feeling.startsWith(self.persona.name);
  const [first] = own ? mouth.asMe(self, self.mind.whoIAm.feeling).split(talkWords(self).sentenceEnd) : [];
  return first ? mouth.sentence(first) : null;
}

const feeling: Answerer = (ask, clause) => {
  if (names(ask.lines.people.inWords, ask.text)) return oneOf(ask, "where", ask.lines.people.me);
  // "Are you scared of anything?"
  const about =
    toil(ask) ??
    belief(ask) ??
    feltAbout(ask, clause) ??
    (clause.slots?.form === "whether" ? ofSelf(ask, clause) : null);
  if (about) return about;
  const own = feels(ask);
  return own
    ? oneOf(ask, "feeling", ask.lines.feelingSo, { feeling: own })
    : oneOf(ask, "feeling", ask.lines.feelingPlain);
};

/**
 * What one is at or has planned for this hour, where words ask more closely after that: 讲什么 of 讲“承诺”, "what are you writing" of "writing a
 * letter". Null for others.
 */
export function ofDeedAsked(ask: Asked): Answer | null {
  const { self, mouth, lines, text } = ask;
  if (ask.people.some(({ ids }) => !ids.includes(self.persona.id))) return null;
  const now = (one: { readonly from: Minutes; readonly to: Minutes }) => one.from <= self.now && self.now < one.to;
  const { plan } = self.mind;
  const [chunk] = plan?.chunks.filter(now) ?? [];
  const within = plan?.actions.filter(({ from }) => chunk && from >= chunk.from && from < chunk.to) ?? [];
  const doings = [meIn(self)?.doing.text ?? "", ...within.map(({ doing }) => doing), chunk?.doing ?? ""];
  // "Writing the next page" says how writing goes, and not what is written.
  const { open = [], middle = [], close = [] } = (chunk && dayWords(self).crafts[chunk.activity]) ?? {};
  const steps = new Set([...open, ...middle, ...close].map((step) => step.doing));
  const asked = (doing: string) => {
    const [word = ""] = doing.split(" ");
    const verb = isUnspaced(word) ? word.slice(0, 1) : word;
    const more = isUnspaced(word) ? doing.length > FEW_SIGNS : doing.includes(" ");
    return (
      verb !== "" &&
      more &&
      !steps.has(doing) &&
      names(
        lines.deedAsked.map((form) => form.replace("{verb}", verb)),
        text,
      )
    );
  };
  // What one does for a living, or did once, is not what one is just at.
  const [best] = understoodIn(ask);
  const ofLife = names([...lines.formerWords, ...lines.tradeWords], text) && !best?.intent.endsWith("-doing");
  const found = ofLife ? undefined : doings.find(asked);
  return found === undefined
    ? null
    : oneOf(ask, "now", lines.doingNow, { ...valuesOf(ask), doing: mouth.doing(self, found) });
}
/** So many signs say no more than what somebody does: 写信. */
const FEW_SIGNS = 2;

const doing: Answerer = (ask, clause) => {
  // "What do you do when you're not working?"
  if (names(ask.lines.leisureWords, ask.text)) return likes(ask, clause);
  if ((clause.slots?.at ?? 0) > later(ask.self.now, 30)) return plan(ask, clause);
  const toils = toil(ask);
  if (toils) return toils;
  const deed = ofDeedAsked(ask);
  if (deed) return deed;
  // Nobody is told of a talk by whoever stands there alone.
  const alone = present(ask.self).every(({ id }) => id === ask.asker.id);
  if (alone && names(ask.lines.talkWords, meIn(ask.self)?.doing.text ?? ""))
    return oneOf(ask, "now", ask.lines.doingLittle);
  // "What are you writing in your paper?"
  const about = ofTopics(ask, ask.text)?.says;
  if (about) return said("topic", about);
  // "What do you mend here?" asks a net mender of the work, and not of the minute.
  if (ownField(ask, ask.text) && !names(ask.lines.justNow, ask.text) && clause.slots?.form !== "whether")
    return ofWork(ask) ?? work(ask, clause);
  const [piece] = ask.self.mind.plan?.actions.filter(({ from, to }) => from <= ask.self.now && ask.self.now < to) ?? [];
  const rests = deeds(ask, later(ask.self.now, -60), later(ask.self.now, 1)).slice(-1);
  const values = valuesOf(ask);
  // "Are you busy?"
  if (ask.reading?.clauses[0]?.slots?.form === "whether" && piece) {
    const kind = ask.self.mind.plan?.chunks.find(({ from, to }) => from <= ask.self.now && ask.self.now < to)?.kind;
    if (kind === "work" || kind === "commitment") return oneOf(ask, "now", ask.lines.freeBusy, values, { rests });
  }
  const now = oneOf(ask, "now", ask.lines.doingNow, values, { rests });
  // "What is it that you're writing?" asks for more than the cup one is stirring.
  const of = new Set([piece?.doing ?? "", String(values.doing ?? "")].flatMap((one) => stems(one)));
  const [concern] = contentOf(ask, ask.text).some((word) => !of.has(word)) ? current(ask) : [];
  if (concern === undefined || ask.said.includes(ask.mouth.concern(ask.self, concern))) return now;
  return { ...now, line: joined(ask, ask.mouth.concern(ask.self, concern), now.line) };
};

/** What the resident remembers doing, talk apart, oldest first. */
const deeds = ({ self }: Asked, from: Minutes, to: Minutes): Memory[] =>
  memoriesOf(self.mind.stream).filter(
    ({ source, speaker, created, episode }) =>
      source.how === "did" && speaker === null && created >= from && created < to && episode?.kind === "did",
  );

/** What the pieces of a day are worth telling of. */
const WORTH = { commitment: 4, errand: 4, work: 3, pastime: 2, meal: 1, routine: 0, sleep: -1 } as const;

const chunkDoing = ({ self, mouth }: Asked, { doing, place }: Chunk): string => mouth.doing(self, doing, place);

/** When one does what one does every day: gets up, eats, works, goes to bed; what is planned, by its words. Null where words name nothing of it. */
function routine(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  const { persona, mind, now } = self;
  const { meals, wake, sleep, work } = persona;
  const hours = work?.hours[0];
  const daily: readonly (readonly [readonly string[], Minutes | undefined])[] = [
    [lines.routines.wake, wake],
    [lines.routines.sleep, sleep],
    [lines.routines.breakfast, meals.breakfast?.at],
    [lines.routines.lunch, meals.lunch?.at],
    [lines.routines.dinner, meals.dinner?.at],
    [lines.routines.work, hours?.from as Minutes | undefined],
  ];
  const named = daily.find(([words]) => names(words, ask.text));
  if (named?.[1] !== undefined) return oneOf(ask, "routine", lines.routineAt, { when: mouth.clock(named[1]) });
  const words = new Set(contentOf(ask, ask.text));
  const next = mind.plan?.chunks.find((one) => one.to > now && shared(words, one.doing) > 0);
  if (!next) return null;
  return next.from <= now
    ? oneOf(ask, "now", lines.doingNow, valuesOf(ask))
    : oneOf(ask, "plan", lines.routineAt, { when: mouth.moment(self, next.from) });
}

/** How a day of one's goes by, for whoever asks for a usual one; null for others. */
export function usual(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  const { persona } = self;
  if (!names(lines.usualWords, ask.text)) return null;
  const [hours, last] = [persona.work?.hours[0], persona.work?.hours.at(-1)];
  const { lunch } = persona.meals;
  const [fond] = persona.pastimes;
  const at = (minute: number) => mouth.clock(minute as Minutes);
  return said(
    "typical-day",
    joined(
      ask,
      choose(ask, lines.usualWake, { at: at(persona.wake) }),
      persona.work && hours && last
        ? choose(ask, lines.usualWork, {
            from: at(hours.from),
            to: at(last.to),
            doing: mouth.doing(self, persona.work.doing, persona.work.spot.place),
          })
        : fond && choose(ask, lines.usualFree, { doing: mouth.doing(self, fond.doing) }),
      lunch &&
        choose(ask, lines.usualLunch, { at: at(lunch.at), place: mouth.at(self, lunch.place ?? persona.home.place) }),
      choose(ask, lines.usualBed, { at: at(persona.sleep) }),
    ),
  );
}

/** What one means to do: at an hour, or in what is left of the day. */
const plan: Answerer = (ask, { slots = {} }) => {
  const { self, mouth, lines } = ask;
  const { persona, mind, now } = self;
  const daily = slots.form === "when" ? routine(ask) : null;
  if (daily) return daily;
  const asUsual = (names(lines.usualWords, ask.text) ? freeDay(ask) : null) ?? usual(ask);
  if (asUsual) return asUsual;
  const { at, until } = slots;
  const part = until !== undefined && until > now;
  // "What will you be doing at six in the morning today?", asked at night: what was planned for it.
  const exact = !part && at !== undefined && (at > now || dayOf(at) === livedDay(persona, now));
  const day = slots.day ?? (at === undefined ? livedDay(persona, now) : dayOf(at));
  const today = day === livedDay(persona, now);
  const whole: readonly [Minutes, Minutes] = [today ? now : startOfDay(day), startOfDay(day + 1)];
  const begin = part ? (Math.max(at ?? now, now) as Minutes) : at;
  const [from, to] = part ? [begin!, until] : exact ? [at, later(at, 1)] : whole;
  const when = part
    ? mouth.partOf(self, from)
    : exact
      ? mouth.moment(self, at)
      : today
        ? lines.later
        : mouth.day(self, startOfDay(day));
  const values = { ...valuesOf(ask), when, When: capital(when) };
  const say = (bank: readonly string[], more: Record<string, string> = {}) => {
    const line = oneOf(ask, "plan", bank, { ...values, ...more });
    return { ...line, line: capital(line.line) };
  };
  const agreed = commitmentAt(self, from, to);
  if (agreed?.from && agreed.from > now)
    return say(lines.planAt, {
      doing: mouth.doing(self, agreed.what),
      when: mouth.moment(self, agreed.from),
      When: capital(mouth.moment(self, agreed.from)),
    });
  const { wake, sleep } = wakingDay(persona, day);
  if (exact && (at < wake || at >= sleep)) return say(lines.planAsleep);
  if (mind.plan?.day === day) {
    const ahead = mind.plan.chunks.filter(
      (one) =>
        WORTH[one.kind] >= 0 && one.from < to && (exact ? one.to > from : one.to > later(from, 10) && one.from > now),
    );
    const main = ahead.filter(({ kind }) => WORTH[kind] > 0);
    const [first, second] = main.length > 0 ? main : ahead;
    if (
      first &&
      slots.form === "whether" &&
      contentOf(ask, ask.text).every((word) => stems(lines.freeWords).includes(word))
    )
      return say(lines.planBusy, { doing: chunkDoing(ask, first) });
    if (first && second && !exact && first.doing !== second.doing)
      return say(lines.planTwo, { doing: chunkDoing(ask, first), next: chunkDoing(ask, second) });
    if (first) return say(lines.planAt, { doing: chunkDoing(ask, first) });
    if (today && !exact) return say(lines.planFree);
  }
  const t = exact ? at % 1440 : 600;
  if (persona.work?.hours.some((hours) => t >= hours.from && t < hours.to))
    return say(lines.planAt, { doing: mouth.doing(self, persona.work.doing, persona.work.spot.place) });
  const fond = persona.pastimes.find((one) => one.place === null || isOpen(placeOf(self.town.map, one.place), from));
  return fond
    ? say(lines.planHabit, { doing: mouth.doing(self, fond.doing, fond.place ?? persona.home.place) })
    : say(lines.planFree);
};

/** Whether one did a thing: what one remembers of it, else a no; how one is where it is only asked whether the day was good. */
function whether(ask: Asked, clause: Understood): Answer | null {
  const { self, mouth, lines, asker } = ask;
  const words = contentOf(ask, ask.text).filter((word) => !stems(lines.dayWords).includes(word));
  if (words.length === 0) return howAreYou(ask, clause);
  const own = memoriesOf(self.mind.stream)
    .filter(({ source, episode, kind }) => source.how === "did" && kind !== "plan" && episode?.kind !== "said")
    .map((memory) => ({ memory, count: sharing(words, memory.text) }))
    .filter(({ memory, count }) => count * 2 >= words.length && !mouth.isPrivate(self, memory))
    .sort((a, b) => a.count - b.count)
    .at(-1);
  if (!own) return oneOf(ask, "not-confirmed", lines.didNot, valuesOf(ask), { known: false });
  return said("recalled", joined(ask, oneOf(ask, "", lines.didSo).line, mouth.retold(self, own.memory, asker.id)), {
    rests: [own.memory],
  });
}

/** So many words of something else make a question one of that, unless it is so sure that it is of one's day. */
const MUCH = 2;
const SURELY = 0.8;

/** What one did: at an hour, or in what has gone by of a day. */
const did: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const { slots = {} } = clause;
  const { persona, mind, now } = self;
  const plainly = toil(ask) ?? usual(ask) ?? (slots.form === "whether" ? whether(ask, clause) : null);
  if (plainly) return plainly;
  // "Did you ever find out whose elbow it was?" asks for no day.
  const words = contentOf(ask, ask.text).filter((word) => !stems(lines.dayWords).includes(word));
  const ofDay = mind.plan?.chunks.some((one) => sharing(words, one.doing) > 0) ?? false;
  if (!isUnspaced(ask.text) && words.length >= MUCH && clause.confidence < SURELY && !ofDay) return null;
  const { at, until } = slots;
  const part = at !== undefined && until !== undefined && at < now;
  const exact = !part && at !== undefined && at < now;
  const day = Math.min(slots.day ?? livedDay(persona, now), livedDay(persona, now));
  const from = part ? at : exact ? later(at, -90) : startOfDay(day);
  const to = exact ? later(at, 6) : (Math.min(part ? until : startOfDay(day + 1), later(now, 1)) as Minutes);
  const values = valuesOf(ask);
  const told = (first: string, second: string | null, rests: readonly Memory[]) =>
    second
      ? oneOf(ask, "past", lines.dayMany, { ...values, doing: first, next: second }, { rests })
      : oneOf(ask, "past", lines.dayOne, { ...values, doing: first }, { rests });
  const { wake, sleep } = wakingDay(persona, day);
  if (exact && (at < wake || at >= sleep)) return oneOf(ask, "past", lines.dayAsleep, values);
  const lived = (mind.plan?.day === day ? mind.plan.chunks : []).filter(
    (one) => one.from + 20 <= Math.min(now, to) && one.to > from && WORTH[one.kind] > 0,
  );
  if (!exact && lived.length > 0) {
    const [first] = [...lived].sort((a, b) => WORTH[b.kind] - WORTH[a.kind] || b.to - b.from - (a.to - a.from));
    const other = lived.find((one) => one.doing !== first!.doing);
    const [one, two] = [first!, other].filter((piece) => piece !== undefined).sort((a, b) => a.from - b.from);
    return told(chunkDoing(ask, one!), two ? chunkDoing(ask, two) : null, []);
  }
  const done = deeds(ask, from, to);
  const inWords = (memory: Memory) => mouth.doing(self, doingIn(memory) ?? "", memory.place);
  // What one did out of doors is worth more than that one washed.
  const out = exact ? [] : done.filter(({ place }) => place !== undefined && place !== persona.home.place);
  const worth = (out.length > 0 ? out : done).filter(
    (memory, i, done) => done.findIndex((one) => doingIn(one) === doingIn(memory)) === i,
  );
  if (exact && worth.length > 0) return told(inWords(worth.at(-1)!), null, worth.slice(-1));
  const [first, second] = [worth[0], worth.length > 1 ? worth[Math.floor(worth.length / 2)] : undefined];
  if (first) return told(inWords(first), second ? inWords(second) : null, second ? [first, second] : [first]);
  const known = !exact && day === livedDay(persona, now);
  return oneOf(ask, "past", known ? lines.dayNothing : lines.dayUnknown, values, { known });
};

/** How long one has done what one does, or been here: as the town file tells it, else so many years, for each the same for good; null where nobody asks that. */
export function howLong(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  const { persona } = self;
  if (!names(lines.spanAsked, ask.text)) return null;
  const others = [...self.town.personas.values()].filter((one) => one !== persona).map(({ name }) => firstName(name));
  const told = persona.paragraph
    .split(/[;；。]/)
    .map((part) => part.trim())
    .find(
      (part) =>
        part.startsWith(persona.name) && names(lines.spanWords, part) && !others.some((one) => part.includes(one)),
    );
  if (told) return said("past", mouth.asMe(self, told));
  const most = Math.max(2, Math.min(30, persona.age - GROWN));
  const n = String(randomFor(1, `${persona.id}|years`).whole(2, most));
  return oneOf(ask, "figure", lines.bearing.figures.years.says, { n });
}
/** How many one sells, sees or makes in a day, for whoever asks that of somebody at a trade; null for others. */
export function howMany(ask: Asked): Answer | null {
  const { self, lines, text } = ask;
  const { perDayWords, perDayDeeds, perDay, figures } = lines.bearing;
  const asked =
    names(perDayWords, text) &&
    names(perDayDeeds, text) &&
    names(figures.many.words, text) &&
    !names(figures.often.words, text);
  if (!asked || !self.persona.work || ask.people.length > 0) return null;
  const n = String(randomFor(1, `${self.persona.id}|day`).whole(6, 24));
  return oneOf(ask, "figure", perDay, { n });
}

/** Somebody grown has not been at it from the cradle. */
const GROWN = 16;

const work: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const { slots } = clause;
  const plainly = toil(ask) ?? howLong(ask);
  if (plainly) return plainly;
  if (slots?.form === "whether" && names(lines.placeWords, ask.text)) return home(ask, clause);
  if (slots?.form === "whether" && names(lines.workHardWords, ask.text)) return oneOf(ask, "opinion", lines.workHard);
  const { persona } = self;
  const values = valuesOf(ask);
  const at = persona.work ? mouth.at(self, persona.work.spot.place) : "";
  const where = { ...values, at, At: capital(at) };
  const [hours] = persona.work?.hours ?? [];
  switch (slots?.form) {
    // "Who helped you decorate?" is asked of what one did.
    case "who":
      return ask.answer({ ...clause, intent: "ask-your-day" });
    case "where":
      return persona.work ? oneOf(ask, "work", lines.workWhere, where) : oneOf(ask, "work", lines.workNone, values);
    case "when":
      if (hours)
        return oneOf(ask, "work", lines.workHours, {
          from: mouth.clock(hours.from as Minutes),
          to: mouth.clock(persona.work!.hours.at(-1)!.to as Minutes),
        });
      return oneOf(ask, "work", lines.workNone, values);
    case "how":
    case "opinion":
    case "why": {
      const told = ofTopics(ask, `${persona.occupation} ${persona.work?.doing ?? ""}`)?.says ?? fromTopics(ask);
      return said(
        "occupation",
        joined(
          ask,
          told ?? oneOf(ask, "", lines.workDoing, { doing: mouth.doing(self, persona.work?.doing ?? "") }).line,
        ),
      );
    }
    default: {
      const [now] = current(ask);
      // Whoever knows already what one is asks what one does.
      const known = ask.said.includes(persona.occupation) || ownField(ask, theirLines(ask));
      const day = known ? (ofWork(ask) ?? dayOfTrade(ask)) : null;
      if (day) return day;
      const line = oneOf(ask, "occupation", lines.work, values).line;
      return said("occupation", joined(ask, line, now && ask.random.chance(0.6) && mouth.concern(self, now)));
    }
  }
};

/** What the asker has said in this talk up to now, with what they say. */
const theirLines = ({ asker, talk, whole }: Asked): string =>
  [...talk.filter(({ who }) => who === asker.id).map(({ text }) => text), whole].join("\n");

/** What one has to tell of one's own work, which the asker has not heard: what the town file gives, then what anybody of the trade tells; null where that is nothing. */
function ofWork(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  const { persona } = self;
  const own = ofTopics(ask, `${persona.occupation} ${persona.work?.doing ?? ""}`)?.says;
  if (own) return said("occupation", own);
  const [now] = current(ask).map((one) => mouth.concern(self, one));
  if (now && !ask.said.includes(now.replace(/[.。]$/u, ""))) return said("occupation", capital(mouth.sentence(now)));
  return (
    dayOfTrade(ask) ??
    (persona.work && oneOf(ask, "work", lines.workDoing, { doing: mouth.doing(self, persona.work.doing) }))
  );
}

/** Something of one's topics that the asker has not heard. */
const fromTopics = (ask: Asked): string | null => {
  const topics = ask.random.shuffled(ask.self.persona.topics);
  for (const topic of topics) {
    const says = sayingOf(ask, topic);
    if (says) return says;
  }
  return null;
};

/** Something that one likes to tell, for whoever wants to hear one: "tell me one you heard in here"; null for others. */
export function tellsOne(ask: Asked): Answer | null {
  const entertains = understoodIn(ask).some(({ intent, confidence }) => intent === "entertain" && confidence >= SURE);
  const told = names(ask.lines.tellOne, ask.text) && !entertains ? fromTopics(ask) : null;
  return told === null ? null : said("topic", told);
}

const home: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const { slots } = clause;
  // "Where do you keep the plasters?"
  const here = hereOf(self);
  if (here && offersNamed(here.offers, ask.text).length > 0) return whereGet(ask, clause);
  const { persona } = self;
  const place = placeOf(self.town.map, persona.home.place);
  const others = place.household.filter(
    (id) => id !== persona.id && (self.mind.ties.has(id) || self.town.personas.has(id)),
  );
  // Of a house with several families in it only one's own is one's family.
  const family = names(lines.ties.household, ask.text) ? peopleWho(self, KIN) : others;
  const who = mouth.listed(family.slice(0, 5).map((id) => withTie(ask, id)));
  const lives =
    family.length > 0 ? oneOf(ask, "household", lines.livesWith, { who }) : oneOf(ask, "household", lines.alone);
  if (slots?.form === "who" || names([...lines.aloneWords, ...lines.ties.household], ask.text)) return lives;
  const all = { home: mouth.home(self), Home: capital(mouth.home(self)) };
  if (slots?.form !== "whether") return oneOf(ask, "home", lines.home, all);
  if (names(lines.events.way, ask.text)) return ask.answer({ ...clause, intent: "ask-way" });
  // "So this is your place?"
  if (here && names(lines.placeWords, ask.text) && persona.work?.spot.place === here.id)
    return oneOf(ask, "place", here.runBy.includes(persona.id) ? lines.placeMine : lines.placeWork);
  return oneOf(ask, "home", here?.id === place.id ? lines.homeHere : lines.homeNot, all);
};

/** With whom one is a family. */
const KIN: readonly string[] = ["spouse", "parent", "child", "grandparent", "grandchild", "sibling"];

/** "my husband John" where there is a word for it. */
const withTie = (ask: Asked, id: string): string => {
  const { self, mouth, lines } = ask;
  const role = roleTo(self, id);
  const own = role && isNear(role) ? lines.ties.mine[0]!.replace("{word}", wordFor(ask, id, role)) : null;
  const tie = mouth.tie(self, id) ?? own;
  const name = mouth.called(self, id);
  return tie && !name.startsWith(tie) ? mouth.tieNamed(tie, name) : name;
};

/** Kin and closest people of a sort that words ask for: "Are you married?", "Do you have kids?" Null where they ask for none. */
export function kin(ask: Asked, form: string | undefined): Answer | null {
  const { self, mouth, lines } = ask;
  const sort = lines.kinds.find(({ words }) => names(words, ask.text));
  if (!sort) return null;
  const theirs = peopleWho(self, sort.roles);
  // Everybody has parents: where they are not here is told to whoever asks for just that.
  if (theirs.length === 0 && sort.roles.includes("parent") && !asksOnlyOf(ask, sort.words)) return null;
  if (theirs.length === 0) return oneOf(ask, "kin", sort.none);
  const who = mouth.listed(theirs.slice(0, 4).map((id) => withTie(ask, id)));
  return oneOf(ask, "kin", form === "whether" ? lines.kinYes : sort.are, { who });
}

/** With whom one would like to be: by what was concluded of the two, else whoever was about most. Null where that is not asked. */
export function company(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  if (!names(lines.companyWords, ask.text)) return null;
  const others = (subjects: readonly string[]) =>
    subjects.filter((id) => id !== self.persona.id && id !== ask.asker.id && self.town.personas.has(id));
  const all = memoriesOf(self.mind.stream);
  const nameOf = (id: string) => firstName(self.town.personas.get(id)!.name);
  const thoughts = all.flatMap((memory) => {
    const { kind, text, subjects, stories } = memory;
    const [who, more] = others(subjects).filter((id) => text.includes(nameOf(id)));
    const ofBoth = who !== undefined && more === undefined && text.includes(nameOf(self.persona.id));
    const open = kind === "reflection" && !stories.some((id) => self.stories.get(id)?.secret);
    return ofBoth && open && warmthTo(self, who) >= 0 && !mouth.isPrivate(self, memory) ? [{ who, memory }] : [];
  });
  // Whom one thinks of more, and is closer to, comes first; the last thought of them says why.
  const weight = (who: string) => thoughts.filter((one) => one.who === who).length + warmthTo(self, who);
  const best = [...thoughts].sort((a, b) => weight(a.who) - weight(b.who)).at(-1);
  if (best) {
    const { line } = oneOf(ask, "", lines.companyOf, { who: mouth.called(self, best.who) });
    return said("concluded", joined(ask, line, mouth.asMe(self, best.memory.text)), { rests: [best.memory] });
  }
  const times = new Map<string, number>();
  for (const { source, subjects, speaker } of all)
    if (source.how === "saw" || (source.how === "heard" && speaker !== ask.asker.id))
      for (const id of others(subjects)) times.set(id, (times.get(id) ?? 0) + 1);
  const [most] = [...times].filter(([, count]) => count >= 3).sort((a, b) => b[1] - a[1]);
  return most
    ? oneOf(ask, "kin", lines.companyMost, { who: mouth.called(self, most[0]) })
    : oneOf(ask, "dont-know", lines.companyNone, {}, { known: false });
}

/** How close somebody is. */
const warmthTo = ({ mind }: Self, id: string): number => mind.ties.get(id)?.warmth ?? 0;

const people: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const { slots } = clause;
  if (names(lines.liveWords, ask.text)) return home(ask, { ...clause, slots: { ...slots, form: "who" } });
  const chosen = company(ask);
  if (chosen) return chosen;
  const own = kin(ask, slots?.form);
  if (own) return own;
  // "Who sulks the most?", "Do you have a crush on anybody?": no list of those one is close to answers that.
  if (contentOf(ask, ask.text).length > 0 && !names(lines.peopleWords, ask.text)) return null;
  const close = [...self.mind.ties]
    .filter(([id, tie]) => tie.warmth >= 1 && id !== ask.asker.id && self.town.personas.has(id))
    .sort((a, b) => b[1].warmth - a[1].warmth)
    .slice(0, 3)
    .map(([id]) => withTie(ask, id));
  return close.length > 0
    ? // "Does your family mind?" asks for more than a list.
      oneOf(
        ask,
        "kin",
        lines.myPeople,
        { who: mouth.listed(close) },
        { known: slots?.form !== "whether" || asksOnlyOf(ask, []) },
      )
    : oneOf(ask, "kin", lines.myPeopleNone);
};

/** What the town file gives as one's view of what words are about; null where that is nothing. */
const viewOf = ({ self }: Asked, text: string) =>
  self.persona.opinions
    .map((one) => ({ one, share: match([one.about, ...one.words], text) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share)[0]?.one ?? null;

/** Whether one likes a thing nobody has said anything of: a small matter, and always the same. */
function taste(ask: Asked): Answer | null {
  const { self, lines } = ask;
  const words = contentOf(ask, ask.text).filter((word) => !stems(lines.likeWords).includes(word));
  if (words.length === 0) return null;
  const fond = randomFor(1, `${self.persona.id}|${words.join(" ")}`).chance(0.6);
  return oneOf(ask, "opinion", fond ? lines.tasteYes : lines.tasteNo);
}

/** What one likes to do, have or eat; what there is, where that is asked of whoever serves. */
export const likes: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const { slots } = clause;
  // "Do you do food?"
  const here = hereOf(self);
  const sold =
    here &&
    !names(lines.youTake, ask.text) &&
    serves(self.town, self.persona.id, here.id) &&
    lines.places.sorts.some(({ words }) => names(words, ask.text));
  if (sold && slots?.form === "whether") return ask.answer({ ...clause, intent: "ask-menu" });
  const view = viewOf(ask, ask.text);
  if (view) return said("opinion", view.says);
  const best = slots?.form === "whether" ? null : favourite(ask);
  if (best) return best;
  const about = ofTopics(ask, ask.text);
  if (about?.says) return said("interests", about.says);
  if (slots?.form === "whether" || slots?.form === "opinion") {
    const words = new Set(contentOf(ask, ask.text));
    const fond = self.persona.pastimes.find(({ doing }) => shared(words, doing) > 0);
    if (fond) return oneOf(ask, "interests", lines.likeThat, { doing: mouth.doing(self, fond.doing) });
    const found = taste(ask);
    if (found) return found;
  }
  const [one, two] = ask.random.shuffled(self.persona.pastimes).map((pastime) => mouth.doing(self, pastime.doing));
  if (one && two) {
    const { line } = oneOf(ask, "interests", lines.likes, { one, two });
    return said("interests", capital(line));
  }
  const says = fromTopics(ask);
  return says ? said("interests", says) : null;
};

/** The latest conclusion of one's own that shares most words with a text; any of the last ones where none are asked for. */
function concluded(ask: Asked, text: string | null): Memory | null {
  const words = new Set(text === null ? [] : stems(text));
  const own = memoriesOf(ask.self.mind.stream)
    .filter(
      (memory) =>
        memory.kind === "reflection" &&
        !memory.stories.some((id) => ask.self.stories.get(id)?.secret) &&
        !memory.subjects.includes(ask.asker.id) &&
        (text !== null || memory.subjects.every((id) => id === ask.self.persona.id)),
    )
    .slice(-12);
  const left = own.filter(({ text: one }) => !ask.said.includes(one));
  if (text === null) return left.at(-1) ?? own.at(-1) ?? null;
  return (
    left
      .filter((one) => shared(words, one.text) > 1)
      .sort((a, b) => shared(words, a.text) - shared(words, b.text))
      .at(-1) ?? null
  );
}

/** So sure it must be that somebody asks what one is after. */
const PLAINLY = 0.8;

export const wish: Answerer = (ask, { confidence }) => {
  const { self, mouth, lines } = ask;
  // What comes to mind of oneself, as one was given and has concluded it.
  const own = ask.recalled
    .filter(
      (memory) =>
        (memory.kind === "reflection" || memory.source.how === "given") &&
        memory.text.startsWith(self.persona.name) &&
        // What one plans to give is told to whoever plainly asks what one is after.
        (confidence >= PLAINLY || memory.stories.length === 0) &&
        // What one thinks of another is no wish.
        memory.subjects.every((id) => id === self.persona.id || !self.town.personas.has(id)) &&
        !memory.text.includes(ask.asker.name) &&
        !mouth.isPrivate(self, memory),
    )
    .slice(0, 2);
  if (own.length > 0)
    return said("wish", joined(ask, ...own.map(({ text }) => mouth.asMe(self, text))), { rests: own });
  const thought = concluded(ask, null);
  if (thought?.text.startsWith(self.persona.name))
    return oneOf(
      ask,
      "wish",
      lines.wish,
      { what: mouth.sentence(mouth.asMe(self, thought.text)) },
      { rests: [thought] },
    );
  const [now] = ask.recalled.length > 0 ? ask.random.shuffled(current(ask)) : [];
  return now
    ? oneOf(ask, "wish", lines.wish, { what: mouth.sentence(mouth.concern(self, now)) })
    : oneOf(ask, "wish", lines.wishNone);
};

const past: Answerer = (ask, clause) => {
  const { lines, self } = ask;
  const long = howLong(ask);
  if (long) return long;
  const { early } = talkWords(self);
  const about = ofTopics(ask, ask.text, 2)?.says;
  // What one did before is what one still is by trade.
  if (!about && names(lines.formerWords, ask.text) && names(lines.tradeWords, ask.text))
    return oneOf(ask, "occupation", lines.work, valuesOf(ask));
  // "Have you ever been fired?", "How did you two meet?" is answered by no childhood memory.
  const form = clause.slots?.form;
  const open = form === undefined || form === "what" || form === "where";
  const { pastLittle } = lines;
  const little = pastLittle[(form ?? ask.mouth.form(ask.text)) as keyof typeof pastLittle] ?? pastLittle.what;
  if (!about && !open) return oneOf(ask, "past", little, valuesOf(ask), { known: false });
  const says =
    about ?? self.persona.topics.flatMap(({ says }) => says).find((one) => early.test(one) && !ask.said.includes(one));
  // What comes to mind of early days is not what was asked for.
  return says
    ? oneOf(ask, "past", lines.past, { says }, { known: about !== undefined })
    : oneOf(ask, "past", little, valuesOf(ask), { known: false });
};

/** Who one is, what one does and is at these days. */
export function introduced(ask: Asked): Answer {
  const [now] = current(ask);
  const { line } = oneOf(ask, "", ask.lines.myNameMore, valuesOf(ask));
  return said("myself", joined(ask, line, now && ask.mouth.concern(ask.self, now)));
}

const name: Answerer = (ask, clause) => {
  const { slots } = clause;
  // "What's the name of the lad with the recorder?" is asked of him.
  const { thatWords, thatOne } = ask.lines.people;
  if (names([...thatWords, ...thatOne], ask.text) && !names(ask.lines.bearing.ofYou, ask.text)) {
    const other = ask.answer({ ...clause, intent: "ask-person", slots: {} });
    if (other?.known) return other;
  }
  if (names(ask.lines.allWords, ask.text)) return ask.answer({ ...clause, intent: "ask-who-here" });
  // Whoever asks for more than a name hears what one is and is at.
  if (slots?.form !== "name" && !names(ask.lines.nameWords, ask.text)) return introduced(ask);
  const bank = ask.said.includes(ask.self.persona.name) ? ask.lines.myNameMore : ask.lines.myName;
  return oneOf(ask, "name", [...bank, ...ask.lines.myNameMore], valuesOf(ask));
};

const skill: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  // 你会投他吗 asks for no skill.
  const voted = vote(ask);
  if (voted) return voted;
  // "Do you know Tom?"
  if (ask.people.length > 0 || clause.slots?.people?.length) return who(ask, clause);
  const paid = paying(ask);
  if (paid) return paid;
  const skilled = self.persona.skills
    .map((one) => ({ one, share: match([one.doing, ...one.words], ask.text) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share)[0]?.one;
  if (skilled)
    return said(
      "ability",
      capital(
        joined(
          ask,
          oneOf(ask, "", lines.skillAt[skilled.level], { doing: mouth.doing(self, skilled.doing) }).line,
          skilled.says,
        ),
      ),
    );
  const words = new Set(contentOf(ask, ask.text));
  const own = ofTopics(ask, ask.text);
  const fits = self.persona.pastimes
    .map((one) => one.doing)
    .concat(self.persona.work?.doing ?? [])
    .find((one) => shared(words, one) > 0);
  if (own?.says) return oneOf(ask, "ability", lines.skillYes, { says: own.says });
  if (fits) return said("ability", capital(oneOf(ask, "", lines.skillGood, { doing: mouth.doing(self, fits) }).line));
  // Somebody one knows may do it for a living.
  const other = [...self.mind.ties.keys()].find((id) => {
    const persona = self.town.personas.get(id);
    return (
      persona && [persona.occupation, ...persona.pastimes.map((one) => one.doing)].some((one) => shared(words, one) > 0)
    );
  });
  const plain = everydaySkill(ask);
  if (plain) return plain;
  if (other) return oneOf(ask, "ability", lines.skillAsk, { who: mouth.called(self, other) });
  return oneOf(ask, "ability", lines.skillNo);
};

const opinion: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const { slots = {} } = clause;
  const view = viewOf(ask, ask.text);
  if (view) return said("opinion", view.says);
  const about = ofTopics(ask, ask.text);
  if (about?.says) return oneOf(ask, "opinion", lines.opinionSays, { says: about.says });
  const believed = belief(ask);
  if (believed) return believed;
  const own = concluded(ask, ask.text);
  if (own) return oneOf(ask, "opinion", lines.opinionSays, { says: mouth.asMe(self, own.text) }, { rests: [own] });
  const [person] = slots.people ?? [];
  if (person !== undefined) return ofThem(ask, clause);
  const place = slots.place === undefined ? null : placeOf(self.town.map, slots.place);
  if (place && place.remarks.length > 0) return said("opinion", ask.random.pick(place.remarks));
  const [offer] = offersNamed(
    [...self.town.map.places.values()].flatMap(({ offers }) => offers),
    ask.text,
  );
  if (offer?.says) return said("opinion", offer.says);
  if (names(lines.meWords, ask.text))
    return oneOf(ask, "opinion", warmth(ask) > 0 ? lines.ofYouWarm : warmth(ask) < 0 ? lines.ofYouCold : lines.ofYou, {
      name: ask.asker.name,
    });
  if (
    slots.form === "whether" &&
    place === null &&
    contentOf(ask, ask.text).every((word) => stems(lines.likeWords).includes(word))
  )
    return oneOf(ask, "opinion", grumpy(self.persona) ? lines.likeHereShort : lines.likeHere);
  const thing = slots.thing ?? (place ? mouth.place(self, place.id) : null);
  if (thing === null) {
    const found = slots.form === "whether" ? taste(ask) : null;
    return found ?? leaning(ask);
  }
  return leaning(ask, thing);
};

/** Below this age nobody makes much of their years. */
const CHILD = 16;

const age: Answerer = (ask) =>
  oneOf(ask, "age", ask.self.persona.age < CHILD ? ask.lines.ageYoung : ask.lines.age, {
    age: String(ask.self.persona.age),
  });

/** Answers about oneself. */
export const oneself = {
  "ask-how-are-you": howAreYou,
  "ask-your-doing": doing,
  "ask-your-plan": plan,
  "ask-your-day": did,
  "ask-your-name": name,
  "ask-your-work": work,
  "ask-your-age": age,
  "ask-your-home": home,
  "ask-your-people": people,
  "ask-your-likes": likes,
  "ask-your-feeling": feeling,
  "ask-your-past": past,
  "ask-your-wish": wish,
  "ask-your-skill": skill,
  "ask-your-opinion": opinion,
} as const satisfies Partial<Record<Intent, Answerer>>;
