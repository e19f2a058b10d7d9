/**
 * Events that people plan and call off (paper section 3.4): the wish is planted in its host and a story opened with it, and nothing
 * else. A member who is the host themselves invites by talking; what they say of it in town carries the story.
 */

import {
  clockText,
  DAY,
  dateOf,
  dateText,
  dayOf,
  later,
  type Minutes,
  spanText,
  startOfDay,
} from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { stems } from "../../mind/memory/words.ts";
import type { Mind, TownFacts } from "../../mind/mind.ts";
import { type Gathering, gatheringOf, type Persona, type Story } from "../../mind/persona.ts";
import { opensFor } from "../../mind/plan/plan.ts";
import { firstName } from "../../world/people.ts";
import { entranceOf, type PersonId, placeOf } from "../../world/places.ts";
import type { Asks } from "../../world/reading.ts";
import { UserError } from "../../world/user-error.ts";
import { minutesBetween } from "../../world/walking.ts";
import { personOf } from "../../world/world.ts";
import { clockTyped } from "../keeping/setting-values.ts";
import type { TownState } from "../state.ts";
import { type ActDone, nextAct, type Visiting, voice } from "./acts.ts";
import { calledOff } from "./called-off.ts";
import { eventsOf, findEvent } from "./events.ts";
import { findPlace, findResident } from "./find.ts";

/** What somebody plans, as they typed it. No host: themselves. */
export interface Planning {
  readonly what: string;
  readonly place: string;
  readonly when: string;
  readonly minutes: number;
  readonly host: string | null;
}

/** So many days ahead a day is looked for. */
const DAYS_AHEAD = 30;
const MOST_PLANNED = 6;
/** An event is planned at least so many minutes ahead: time for its host to come and for somebody to hear of it. */
const SOONEST = 30;

/** Words for the part of a day that stand before the hour in Chinese. */
const BEFORE_HOUR = "(?:凌晨|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|早|晚)";
/** Where a time of day stands: with a colon, as "6pm", "8 in the evening" or "下午三点半", or by its name. */
const TIME = new RegExp(
  `${BEFORE_HOUR}? ?(?<![\\d周期拜])(?:\\d{1,2}|二?十[一二三四五六七八九]?|[零一二两三四五六七八九])(?:(?:[:.]\\d{2}(?!\\d)|[点时](?:钟|半|\\d{2}分?)?)(?: ?[ap]\\.?m\\b\\.?)?| ?[ap]\\.?m\\b\\.?|h\\b| (?:in the (?:morning|afternoon|evening)|at night)\\b)|\\b(?:noon|midday|midnight)\\b|正午|午夜`,
  "u",
);
/** Times of the later half of the day, whatever is between them and the hour. */
const LATE = /\b(?:tonight|evening|afternoon)\b|下午|傍晚|[今明]晚|晚上/;

/** The moment somebody means: "Saturday 18:00", "tomorrow 3:30pm", "14 February 17:00", "明天下午三点", "18:00"; null when it cannot be read. */
export function momentMeant(typed: string, { now, facts }: { now: Minutes; facts: TownFacts }): Minutes | null {
  const text = typed.normalize("NFKC").trim().toLowerCase();
  const time = TIME.exec(text)?.[0];
  const clock = time ? clockTyped(time.replace(/^中午/, "下午")) : null;
  if (!time || clock === null || clock >= DAY) return null;
  const at = clock < 720 && LATE.test(text) && !/a\.?m|morning/.test(time) ? clock + 720 : clock;
  const day = text
    .replace(time, " ")
    .replace(/\b(?:at|on|in the|this)\b|[,，的]/g, " ")
    .trim();
  const today = dayOf(now);
  const on = (n: number): Minutes => later(startOfDay(n), at);
  if (/day after tomorrow|后天/.test(text)) return on(today + 2);
  if (/tomorrow|明[天晚早]/.test(text)) return on(today + 1);
  const isToday = /today|tonight|今[天晚早]/.test(text);
  if (isToday || /^(?:morning|afternoon|evening|)$/.test(day))
    return on(today) > now || isToday ? on(today) : on(today + 1);
  for (let n = today; n <= today + DAYS_AHEAD; n++)
    if (on(n) > now && isDayMeant(day, dateOf(facts.start, startOfDay(n)), facts.language)) return on(n);
  return null;
}

/** Whether typed words name a date: by its weekday, its day and month, or as 2024-06-22. */
function isDayMeant(typed: string, date: Date, language: string): boolean {
  if (typed.includes(date.toISOString().slice(0, 10))) return true;
  const day = typed.replace(/周|礼拜/, "星期").replace("星期天", "星期日");
  const words = day.split(/[^\p{L}]+/u).filter((word) => word.length >= 3);
  return [language, "en"].some((locale) => {
    const parts = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
      .formatToParts(date)
      .map(({ type, value }) => [type, value.toLowerCase()] as const);
    const part = (type: string) => parts.find(([one]) => one === type)?.[1] ?? "";
    const named = (name: string) => day.includes(name) || words.some((word) => name.startsWith(word));
    const numbered = new RegExp(`(?<!\\d)${literal(part("day").replace(/\D/g, ""))}(?!\\d)`);
    const month = /^\d+$/.test(part("month")) ? `${part("month")}月` : part("month");
    if (/\d/.test(day)) return named(month) && numbered.test(day.replace(month, " "));
    return named(part("weekday"));
  });
}

/** Plans an event. @throws UserError for what the person can mend. */
export function planEvent(state: TownState, facts: TownFacts, visiting: Visiting, planning: Planning): ActDone {
  const { events: words, replies, mind } = languageOf(facts.language);
  const what = planning.what
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![.!。！])[.!。！]+$/u, "")
    .slice(0, 80);
  if (stems(what).length === 0) throw new UserError("no-event-name", words.noWhat);
  const host = planning.host === null ? null : findResident(facts, planning.host);
  const [hostId, hostName] = host ? [host.id, host.name] : [visiting.id, visiting.name];
  const place = findPlace(facts, planning.place);
  const from = momentMeant(planning.when, { now: state.now, facts });
  if (from === null) throw new UserError("no-event-time", words.noWhen);
  if (from < state.now + SOONEST) throw new UserError("event-too-soon", words.tooNear);
  if (planning.minutes < 15 || planning.minutes > 8 * 60) throw new UserError("event-length", words.tooLong);
  const to = later(from, planning.minutes);
  if (!opensFor(facts.map, place.id, hostId, from, to))
    throw new UserError("event-closed", words.notOpen(place.name, hostName));
  const open = eventsOf(state, facts).filter((one) => one.state === "planned" || one.state === "on");
  if (open.length >= MOST_PLANNED) throw new UserError("too-many-events", words.tooMany);
  const other = open.find((one) => one.host === hostId && one.from < to && one.to > from);
  const told = other && (other.isPublic || other.plannedBy === visiting.id);
  if (other) throw new UserError("event-clashes", words.busyThen(hostName, told ? other.name : null));

  const acting = nextAct(state);
  const name = words.named(what);
  const of = { kind: "gathering", host: hostId, name, spot: entranceOf(place), from, to } as const;
  const story = gatheringStory(`event-${acting.state.acts}`, hostName, of, visiting.id, facts);
  const date = dateText(facts.start, from, facts.language);
  const hours = mind.notes.hours(clockText(from), clockText(to));
  const shown = words.shown(name, hostName, place.name, spanText(facts.start, from, to, facts.language));
  if (host) {
    const wish = replies.stories.wish(name, place.name, date, hours);
    return {
      ...voice(acting.state, facts, hostId, wish, story, visiting.id),
      act: acting.act,
      answers: null,
      said: [words.planned(hostName, shown), ...hindrances(state, facts, story)].join(" "),
    };
  }
  const opened = opening(known(acting.state, visiting), story);
  return { ...opened, act: acting.act, answers: null, said: words.plannedOwn(shown) };
}

/** A gathering as its host tells it and others pass it on; `by` is whoever planned it. */
export function gatheringStory(id: string, hostName: string, of: Gathering, by: PersonId, facts: TownFacts): Story {
  const { replies, mind } = languageOf(facts.language);
  const place = placeOf(facts.map, of.spot.place).name;
  const date = dateText(facts.start, of.from, facts.language);
  const hours = mind.notes.hours(clockText(of.from), clockText(of.to));
  return {
    id,
    holder: of.host,
    memory: replies.stories.eventMemory(hostName, of.name, place, date, hours),
    tells: replies.stories.eventTells(of.name, place, date, hours),
    passes: replies.stories.eventPasses(firstName(hostName), of.name, place, date, hours),
    secret: false,
    poignancy: 8,
    of,
    plannedBy: by,
  };
}

/** How long what a thought wishes for is. */
const WISHED_FOR = 120;

/** The gathering that a thought wishes its holder to give, where it says what and when: at a place it names, or at home; null where it cannot be. */
export function gatheringWished(
  state: TownState,
  facts: TownFacts,
  { id: host, home }: Persona,
  words: string,
  { places, at: from }: Asks,
): Gathering | null {
  const language = languageOf(facts.language);
  const { names } = language.replies.address;
  const what = language.planning.intent.gatherings.find((one) => names(words, one));
  const place = placeOf(facts.map, places[0] ?? home.place);
  if (!what || from === null || from < state.now + SOONEST) return null;
  const to = later(from, WISHED_FOR);
  if (!opensFor(facts.map, place.id, host, from, to)) return null;
  const open = eventsOf(state, facts).filter((one) => one.state === "planned" || one.state === "on");
  if (open.length >= MOST_PLANNED || open.some((one) => one.host === host && one.from < to && one.to > from))
    return null;
  return { kind: "gathering", host, name: language.events.named(what), spot: entranceOf(place), from, to };
}

/** What may keep a resident from being there when their event begins, told to whoever plans it. */
export function hindrances(state: TownState, facts: TownFacts, story: Story): string[] {
  const event = gatheringOf(story);
  if (!event || !state.minds.has(event.host)) return [];
  const { events: words } = languageOf(facts.language);
  const { name } = personOf(state.world, event.host);
  const { place } = event.spot;
  const walk = minutesBetween(facts.map, personOf(state.world, event.host).spot.place, place);
  // Doors that open only then, and a way that is longer than the time left: everything else is made room for.
  const late = !opensFor(facts.map, place, event.host, later(event.from, -5), event.from);
  return [
    ...(state.embodied.has(event.host) ? [words.hostEmbodied(name)] : []),
    ...(late ? [words.doorsOpen(placeOf(facts.map, place).name, name)] : []),
    ...(walk + 10 > event.from - state.now ? [words.hostFar(name)] : []),
  ];
}

/** The state that knows what a visitor calls themselves, so that they can be named as a host. */
const known = (state: TownState, { id, name, about, member }: Visiting): TownState =>
  state.known.has(id) ? state : { ...state, known: new Map(state.known).set(id, { name, about, member }) };

/** A story of a visitor's own: opened, and in nobody's mind yet. */
function opening(state: TownState, story: Story): Pick<ActDone, "state" | "events"> {
  const stories = new Map(state.stories).set(story.id, { ...story, opened: state.now });
  const base = { at: state.now, who: story.holder, spot: null, audience: "nobody" } as const;
  return {
    state: { ...state, stories },
    events: [{ kind: "story-opened", ...base, story: story.id, text: story.memory }],
  };
}

/**
 * Calls an event off: its host knows at once, and whoever meant to come learns it by talk, as they learned of it. Who may is the desk's
 * to say. @throws UserError when there is nothing to call off.
 */
export function cancelEvent(before: TownState, facts: TownFacts, visiting: Visiting, named: string): ActDone {
  const { events: words } = languageOf(facts.language);
  const view = findEvent(facts, named, eventsOf(before, facts));
  if (view.state === "off") throw new UserError("event-off", words.offAlready(view.name));
  if (view.state === "over") throw new UserError("event-over", words.isOver(view.name));
  const story = before.stories.get(view.id)!;
  const acting = nextAct(before);
  const off = calledOff(story, view.hostName, facts.language);
  const stories = new Map(acting.state.stories).set(story.id, { ...story, off: off.id });
  const state = { ...acting.state, stories };
  const resident = state.minds.get(story.holder);
  const done = resident
    ? voice(withoutDuties(state, resident, story.id), facts, resident.id, words.off.voice(view.name), off, visiting.id)
    : opening(state, off);
  const said = resident ? words.calledOff(view.name, view.hostName) : words.calledOffOwn(view.name);
  return { ...done, act: acting.act, answers: null, said };
}

/** A host who has nothing more to prepare and nothing to give. */
function withoutDuties(state: TownState, mind: Mind, story: string): TownState {
  const chunks = mind.plan?.chunks.map((chunk) =>
    chunk.serves?.split(":").includes(story) ? { ...chunk, kind: "pastime" as const, serves: null } : chunk,
  );
  const free: Mind = {
    ...mind,
    commitments: mind.commitments.filter((one) => one.story !== story),
    intents: mind.intents.filter((one) => one.story !== story),
    plan: mind.plan && chunks ? { ...mind.plan, chunks } : mind.plan,
  };
  return { ...state, minds: new Map(state.minds).set(mind.id, free) };
}
