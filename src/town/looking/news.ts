/**
 * What happened in town since somebody was last here, as a neighbour would tell it: the few things worth telling, oldest first. Read from
 * the turns of the last days and from the town as it is now; nothing is asked of a model, and looking changes nothing.
 */

import { clockText, DAY, dateText, dayOf, type Minutes, minutes, momentText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { storyMemories } from "../../mind/mind.ts";
import { isPublic } from "../../mind/news/stories.ts";
import { gatheringOf } from "../../mind/persona.ts";
import type { Store } from "../../store/store.ts";
import type { EventOf, Memory, TownEvent } from "../../world/events.ts";
import { goesBy, isVisitor } from "../../world/people.ts";
import { areaOf, type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { stateOf } from "../../world/world.ts";
import { attendance } from "../acts/attendance.ts";
import { eventsFor, type Reads, shownOf } from "../acts/events.ts";
import { turnsSince } from "../past.ts";
import type { Town } from "../town.ts";
import { nameIn } from "./names.ts";
import type { Sight } from "./sight.ts";

/** What happened lately, as it is told to one member. */
export interface NewsView {
  /** Since when, "Monday 13 February 07:05"; null for the last day, told to who was never here or asks for the first time. */
  readonly since: string | null;
  /** Oldest first. */
  readonly items: readonly { readonly day: string; readonly clock: string; readonly text: string }[];
  /** What is to come, soonest first. */
  readonly ahead: readonly string[];
  /** Where most people are now, or null when nobody is up. */
  readonly now: string | null;
}

/** How far back news goes, in town days. */
const FURTHEST = 2;
/** The most that is told, and of things to come. */
const MOST = 9;
const MOST_AHEAD = 4;
/** Longest quotation. */
const QUOTED = 180;

/** Something that could be told. What matters more is told sooner when there is too much; `most` of a kind. */
export interface Item {
  readonly at: Minutes;
  readonly kind: keyof typeof weights;
  readonly text: string;
  /** Where it can be seen; null where nothing is to be seen. */
  readonly place: PlaceId | null;
}

/** The town that is told of. */
export type Told = Pick<Town, "state" | "definition" | "means">;

/** How much each kind of news matters, and how many of it are told at most. */
const weights = {
  offWithYou: [105, 3],
  aboutYou: [100, 3],
  viewOfYou: [95, 1],
  party: [90, 2],
  answers: [80, 2],
  odd: [75, 3],
  yourNews: [72, 2],
  spread: [70, 2],
  met: [60, 3],
  gathered: [55, 1],
  putRight: [50, 2],
  thought: [40, 1],
  joined: [35, 1],
  guest: [30, 1],
  turnedAway: [25, 1],
} as const;

/** The news for a visitor, from after the turn they have read up to (null: none), and from their last leaving on. @throws StoreError */
export async function newsFor(
  town: Town,
  store: Store,
  visitor: PersonId,
  readUpTo: number | null,
  sight: Sight,
): Promise<NewsView> {
  const { state, definition } = town;
  const { now } = state;
  const back = readUpTo === null ? DAY : FURTHEST * DAY;
  const events: TownEvent[] = [];
  let since: Minutes | null = null;
  for await (const turn of turnsSince(town, store, minutes(Math.max(0, now - back)), (readUpTo ?? 0) + 1)) {
    if (since === null && readUpTo !== null) since = turn.events[0]?.at ?? null;
    events.push(...turn.events);
    const left = turn.events.find((event) => event.kind === "visitor-left" && event.who === visitor);
    if (!left) continue;
    since = left.at;
    events.length = 0;
  }
  const from = since ?? minutes(Math.max(0, now - back));
  const told = itemsOf(town, events.filter(sight.event), visitor, from, sight.place);
  const { language, start } = definition;
  return {
    since: since === null ? null : momentText(start, since, language),
    items: told.map(({ at, text }) => ({ day: dateText(start, at, language), clock: clockText(at), text })),
    ahead: aheadOf(town, visitor, sight),
    now: nowOf(town),
  };
}

/** All that could be told of these events, to somebody who `reads` what is said in some of the places. */
export function tellable(
  town: Told,
  events: readonly TownEvent[],
  visitor: PersonId,
  from: Minutes,
  reads?: Reads,
): Item[] {
  return [
    ...aboutYou(town, events, visitor),
    ...parties(town, events, visitor, from, reads),
    ...stories(town, events, visitor, reads),
    ...objects(town, events),
    ...joined(town, events),
    ...meetings(town, events),
    ...gathering(town, events),
    ...doors(town, events),
    ...thoughts(town, events),
  ];
}

/** The few that are told. */
function itemsOf(
  town: Told,
  events: readonly TownEvent[],
  visitor: PersonId,
  from: Minutes,
  reads: Reads,
): readonly Item[] {
  const kept = new Map<Item["kind"], number>();
  return tellable(town, events, visitor, from, reads)
    .sort((a, b) => weights[b.kind][0] - weights[a.kind][0] || b.at - a.at)
    .filter(({ kind }) => {
      const count = (kept.get(kind) ?? 0) + 1;
      kept.set(kind, count);
      return count <= weights[kind][1];
    })
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at || weights[a.kind][0] - weights[b.kind][0]);
}

const wordsOf = (town: Told) => languageOf(town.definition.language).news;
const called = (town: Told) => (who: PersonId) => nameIn(town, who);
const placeName = (town: Told, place: PlaceId) => placeOf(town.definition.map, place).name;
const cut = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1).trimEnd()}…` : text);

/** "Nessa, Ruan and 3 more". */
function named(town: Told, people: Iterable<PersonId>, most = 4): string {
  const names = [...new Set(people)].map(called(town));
  const { listed, news } = languageOf(town.definition.language);
  return listed(names.length > most ? [...names.slice(0, most - 1), news.more(names.length - most + 1)] : names);
}

/** Whether somebody remembers having let go what they had agreed on with a visitor. */
const isOff = ({ episode }: Memory, visitor: PersonId): boolean =>
  episode?.kind === "called off" && episode.with.includes(visitor);

/** What residents said of somebody to each other, and how they see them now. */
function aboutYou(town: Told, events: readonly TownEvent[], visitor: PersonId): Item[] {
  const { you } = wordsOf(town);
  const name = called(town);
  const known = town.state.known.get(visitor)?.name;
  // Lines of before do not say whom they are about: those that rest on one's words and name one are.
  const isAbout = ({ about, visitors, text }: EventOf<"line-said">): boolean =>
    about?.includes(visitor) ??
    (visitors.includes(visitor) && (known === undefined || goesBy(known).some((one) => text.includes(one))));
  // What one has told is passed on in one's name, and is about oneself only where it is of oneself.
  const isBrought = ({ stories: told }: EventOf<"line-said">): boolean =>
    told.some((id) => {
      const story = town.state.stories.get(id);
      return story?.by === visitor && !Object.values(story.of).flat().includes(visitor);
    });
  return events.flatMap((event): Item[] => {
    if (event.kind === "memory-kept" && event.who && isOff(event.memory, visitor))
      return [{ at: event.at, kind: "offWithYou", place: null, text: you.off(cut(event.memory.text)) }];
    if (event.kind === "tie-renewed" && event.who && event.of === visitor)
      return [{ at: event.at, kind: "viewOfYou", place: null, text: you.view(name(event.who), cut(event.text)) }];
    if (event.kind !== "line-said" || !event.who || isVisitor(event.who) || !isAbout(event)) return [];
    if (event.to.length === 0 || event.to.some(isVisitor)) return [];
    const place = event.spot?.place ?? null;
    const said = [name(event.who), named(town, event.to), cut(event.text)] as const;
    return isBrought(event)
      ? [{ at: event.at, kind: "yourNews", place, text: you.passed(...said) }]
      : [{ at: event.at, kind: "aboutYou", place, text: you.of(...said) }];
  });
}

/** Events that began or ended. */
function parties(town: Told, events: readonly TownEvent[], visitor: PersonId, from: Minutes, reads?: Reads): Item[] {
  const words = wordsOf(town).party;
  const { state, means } = town;
  return eventsFor(state, means.town, visitor, reads).flatMap((one): Item[] => {
    if (one.state === "on" && one.from >= from)
      return [{ at: one.from, kind: "party", place: one.place, text: words.on(one.name, one.hostName, one.placeName) }];
    if (one.state !== "over" || one.to < from) return [];
    const there = attendance(means.town, state, one, state.stories.get(one.id)!);
    for (const event of events) there.take(event);
    const { came, hostAway } = there.result();
    const guests = [...came].filter((who) => who !== one.host && !isVisitor(who));
    const told = guests.length === 0 ? null : named(town, guests, 5);
    // Whoever came before the news begins is not seen coming, nor who comes where whoever asks may not look.
    const seen = one.from >= from && (reads?.(one.place) ?? true);
    const text =
      seen && hostAway?.came === null
        ? words.withoutHost(one.name, one.hostName, one.placeName, told)
        : seen || told !== null
          ? words.over(one.name, one.hostName, one.placeName, told)
          : words.ended(one.name, one.placeName);
    return [{ at: one.to, kind: "party", place: one.place, text }];
  });
}

/** What went round, and who said yes or no to what. */
function stories(town: Told, events: readonly TownEvent[], visitor: PersonId, reads?: Reads): Item[] {
  const words = wordsOf(town);
  const items: Item[] = [];
  for (const story of town.state.stories.values()) {
    if (story.secret || story.by !== undefined || !(isPublic(story, reads) || story.plannedBy === visitor)) continue;
    const what = gatheringOf(story)?.name ?? null;
    const answers = events.flatMap((event) =>
      event.kind === "invitation-answered" && event.story === story.id && event.who
        ? [{ at: event.at, who: event.who, answer: event.answer, place: event.spot?.place ?? null }]
        : [],
    );
    const of = (answer: "accepted" | "declined") =>
      answers.filter((one) => one.answer === answer).map(({ who }) => who);
    const [yes, no] = [of("accepted"), of("declined")];
    if (what !== null && answers.length > 0)
      items.push({
        at: answers.at(-1)!.at,
        kind: "answers",
        place: answers.at(-1)!.place,
        text: words.answers(what, yes.length > 0 ? named(town, yes) : null, no.length > 0 ? named(town, no) : null),
      });
    const heard = events.flatMap((event) =>
      event.kind === "memory-kept" &&
      event.who &&
      event.who !== story.holder &&
      event.memory.stories.includes(story.id) &&
      event.memory.source.how === "heard" &&
      firstOf(town, event.who, story.id) === event.memory.id
        ? [{ at: event.at, who: event.who, from: event.memory.source.from, place: event.memory.place ?? null }]
        : [],
    );
    const last = heard.at(-1);
    if (!last) continue;
    const first = heard[0]!;
    const who = named(
      town,
      heard.map((one) => one.who),
    );
    const from = heard.length === 1 ? called(town)(first.from) : null;
    const text = what === null ? words.toldThat(who, from, story.memory) : words.toldOf(who, from, what);
    items.push({ at: last.at, kind: "spread", place: last.place, text });
  }
  return items;
}

const firstOf = (town: Told, who: PersonId, story: string) => {
  const mind = town.state.minds.get(who);
  return mind && storyMemories(mind, story)[0]?.id;
};

/** Things that people left as they should not be, and who put them right; what daily use does to a fridge is no news. */
function objects(town: Told, events: readonly TownEvent[]): Item[] {
  const words = wordsOf(town);
  const { map } = town.definition;
  const latest = new Map<string, Item>();
  for (const event of events) {
    if (event.kind !== "object-changed") continue;
    const before = latest.get(event.object);
    latest.delete(event.object);
    const known = map.objects.get(event.object)!;
    const label = words.thing(known.fixture.name, areaOf(map, known.spot).name, placeOf(map, known.spot.place).name);
    const byResident = event.who !== null && !isVisitor(event.who);
    if (event.odd && !byResident)
      latest.set(event.object, {
        at: event.at,
        kind: "odd",
        place: known.spot.place,
        text: words.odd(label, event.to),
      });
    else if (event.who && byResident && !event.odd && (before?.kind === "odd" || event.visitors))
      latest.set(event.object, {
        at: event.at,
        kind: "putRight",
        place: known.spot.place,
        text: words.putRight(called(town)(event.who), label, event.from),
      });
  }
  return [...latest].flatMap(([id, item]) => (item.kind !== "odd" || stateOf(town.state.world, id).odd ? [item] : []));
}

/** Talks of three and more. */
const joined = (town: Told, events: readonly TownEvent[]): Item[] =>
  events.flatMap((event): Item[] => {
    if (event.kind !== "talk-joined" || !event.who || !event.spot) return [];
    const { place } = event.spot;
    const spoke = events.flatMap((one) =>
      one.kind === "line-said" && one.talk === event.talk && one.who ? [one.who] : [],
    );
    const talk = town.state.world.talks.get(event.talk);
    const members = new Set([...(talk?.members ?? []), ...spoke, event.who]);
    if (members.size < 3 || [...members].some(isVisitor)) return [];
    const text = wordsOf(town).joined(named(town, members), placeName(town, place));
    return [{ at: event.at, kind: "joined", place, text }];
  });

/** Who talked for the first time. */
function meetings(town: Told, events: readonly TownEvent[]): Item[] {
  const met = new Map<PersonId, { at: Minutes; place: PlaceId; others: PersonId[] }>();
  const { met: kind } = languageOf(town.definition.language).mind.ties;
  const renewed = new Map<string, number>();
  for (const event of events)
    if (event.kind === "tie-renewed") {
      const key = `${event.who} ${event.of}`;
      renewed.set(key, (renewed.get(key) ?? 0) + 1);
    }
  const told = new Set<string>();
  for (const event of events) {
    if (event.kind !== "talk-began" || !event.who || !event.spot) continue;
    const { who, at, spot } = event;
    for (const other of event.members) {
      const tie = town.state.minds.get(who)?.ties.get(other);
      const pair = [who, other].sort().join(" ");
      const isNew = tie?.kind === kind && tie.talks > 0 && tie.talks === renewed.get(`${who} ${other}`);
      if (other === who || !isNew || told.has(pair)) continue;
      told.add(pair);
      // Whoever met several is told of once.
      const already = met.get(other) ? other : who;
      const known = met.get(already) ?? { at, place: spot.place, others: [] };
      met.set(already, { at, place: spot.place, others: [...known.others, already === who ? other : who] });
    }
  }
  return [...met].map(([who, { at, place, others }]) => {
    const where = others.length === 1 ? placeName(town, place) : null;
    return { at, kind: "met", place, text: wordsOf(town).met(called(town)(who), named(town, others), where) };
  });
}

/** Where the most people came together in public. */
function gathering(town: Told, events: readonly TownEvent[]): Item[] {
  const { map } = town.definition;
  const at = new Map<PersonId, PlaceId>();
  const least = Math.max(3, Math.ceil(town.state.minds.size / 5));
  let best: { at: Minutes; place: PlaceId; who: readonly PersonId[] } | null = null;
  for (const event of events) {
    const { who, spot } = event;
    if (!who || isVisitor(who) || event.audience === "nobody") continue;
    if (event.kind === "resident-set-out") at.delete(who);
    else if (spot && event.kind !== "resident-passed" && event.kind !== "resident-turned-away") {
      at.set(who, spot.place);
      if (placeOf(map, spot.place).access !== "public") continue;
      const here = [...at].flatMap(([one, place]) => (place === spot.place ? [one] : []));
      if (here.length >= least && here.length > (best?.who.length ?? 0))
        best = { at: event.at, place: spot.place, who: here };
    }
  }
  if (!best) return [];
  const text = wordsOf(town).gathered(best.who.length, placeName(town, best.place), named(town, best.who));
  return [{ at: best.at, kind: "gathered", place: best.place, text }];
}

/** Who was asked in, and who was not. */
function doors(town: Told, events: readonly TownEvent[]): Item[] {
  const words = wordsOf(town);
  const name = called(town);
  return events.flatMap((event): Item[] => {
    if (!event.who || !event.spot) return [];
    if (event.kind === "guest-asked-in" && !isVisitor(event.guest))
      return [
        { at: event.at, kind: "guest", place: event.home, text: words.guest(name(event.who), name(event.guest)) },
      ];
    if (event.kind === "resident-turned-away" && event.refusal === "access")
      return [
        {
          at: event.at,
          kind: "turnedAway",
          place: event.spot.place,
          text: words.turnedAway(name(event.who), placeName(town, event.spot.place), event.why),
        },
      ];
    return [];
  });
}

/** The most poignant of what residents came to think, none of it about a visitor. */
function thoughts(town: Told, events: readonly TownEvent[]): Item[] {
  const best = events
    .flatMap((event) =>
      event.kind === "memory-kept" && event.memory.kind === "reflection" && event.memory.visitors.length === 0
        ? [event]
        : [],
    )
    .sort((a, b) => b.memory.poignancy - a.memory.poignancy || b.at - a.at)[0];
  if (!best?.who) return [];
  return [
    {
      at: best.at,
      kind: "thought",
      place: null,
      text: wordsOf(town).thought(called(town)(best.who), cut(best.memory.text)),
    },
  ];
}

/** What is planned, and what residents have agreed on. */
function aheadOf(town: Told, visitor: PersonId, sight: Sight): readonly string[] {
  const { state, means, definition } = town;
  const { now } = state;
  const { language, start } = definition;
  const words = wordsOf(town);
  const soon = eventsFor(state, means.town, visitor, sight.place)
    .filter((one) => one.state === "planned" && one.from < now + 7 * DAY)
    .map((one) => ({ at: one.from as number, text: shownOf(one, language) }));
  const told = new Set<string>();
  const agreed = [...state.minds.values()].flatMap(({ id, commitments }) =>
    commitments.flatMap((one) => {
      const [other] = one.with;
      if (one.from === null || one.from <= now || one.from > now + DAY || !other || isVisitor(other)) return [];
      if (!sight.commitment(one)) return [];
      const story = one.story === null ? undefined : state.stories.get(one.story);
      if (story && !isPublic(story, sight.place) && story.plannedBy !== visitor) return [];
      // A party's guests are no news of their own, and what two agreed on is told once.
      if (soon.some(({ at }) => at === one.from) || told.has(`${one.from} ${id}`)) return [];
      for (const who of [id, ...one.with]) told.add(`${one.from} ${who}`);
      const when = dayOf(one.from) === dayOf(now) ? clockText(one.from) : momentText(start, one.from, language);
      return [{ at: one.from as number, text: words.agreed(when, called(town)(id), one.what) }];
    }),
  );
  // Events first, when there is too much; told in the order they come.
  return [...soon, ...agreed.sort((a, b) => a.at - b.at)]
    .slice(0, MOST_AHEAD)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

/** Where most of those who are up are now. */
function nowOf(town: Told): string | null {
  const { state, definition } = town;
  const awake = [...state.world.people.values()].filter((one) => one.kind === "resident" && !one.asleep && !one.walk);
  const places = new Map<PlaceId, PersonId[]>();
  for (const { id, spot } of awake) places.set(spot.place, [...(places.get(spot.place) ?? []), id]);
  const isPublic = (place: PlaceId) => Number(placeOf(definition.map, place).access === "public");
  const [most] = [...places].sort((a, b) => isPublic(b[0]) - isPublic(a[0]) || b[1].length - a[1].length);
  if (!most) return null;
  return wordsOf(town).now(clockText(state.now), placeName(town, most[0]), named(town, most[1]));
}
