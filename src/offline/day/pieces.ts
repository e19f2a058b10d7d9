/** Offline decomposition: what a piece of the day is made of, from the resident's own tasks and the things at hand. */

import { usableAreas } from "../../mind/act/where.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import type { Chunk } from "../../mind/mind.ts";
import { gatheringOf, type Story, type StoryEvent, type Task } from "../../mind/persona.ts";
import { livedDay, mealAt } from "../../mind/plan/plan.ts";
import type { Self } from "../../mind/self.ts";
import { isForOthers } from "../../world/activities.ts";
import type { Random } from "../../world/chance.ts";
import { type Activity, type FixtureKind, mealOf } from "../../world/kinds.ts";
import { firstName } from "../../world/people.ts";
import { type Area, areasFor, placeOf } from "../../world/places.ts";
import { occasionAt } from "./occasion.ts";
import { task, type WordedTask } from "./task.ts";
import { dayWords } from "./words.ts";

/** One action as it is proposed: where is found by code from the object's or area's name. */
export interface Piece {
  readonly doing: string;
  readonly minutes: number;
  readonly object: string | null;
  readonly state: string | null;
  readonly emoji: string;
  readonly activity?: Activity;
}

/** A piece without its length: a resident's own, or of the words of days. */
type Doing = Task | WordedTask;

/** What a chunk is made of: things in their order, or a beginning, a middle in any order with breaks, and an end. */
type Pool =
  | { readonly inOrder: readonly Doing[]; readonly more: readonly Doing[] }
  | {
      /** What comes before everything else, however short the time is. */
      readonly first?: readonly Doing[];
      readonly open: readonly Doing[];
      readonly own: readonly Doing[];
      readonly more: readonly Doing[];
      readonly rest: readonly Doing[];
      readonly close: readonly Doing[];
    };

/** A piece of the day this long begins with getting ready and ends with clearing up. */
const WHOLE = 75;
/** Work without a break lasts at most so long. */
const UNTIL_BREAK = 90;

/** The pieces of one chunk, five to fifteen minutes each, filling it. */
export function piecesOf(self: Self, chunk: Chunk, random: Random): Piece[] {
  const pool = poolFor(self, chunk, random);
  const length = chunk.to - chunk.from;
  const laid = "inOrder" in pool ? sequence(pool.inOrder, pool.more, length) : stretch(pool, length, random);
  return laid.map(({ minutes, ...one }) => ({ ...atThings(self, chunk, one), minutes }));
}

/** A piece with the name of the thing that it is done at: of the words of days the first of its kinds that is there. */
function atThings(
  self: Self,
  chunk: Chunk,
  one: Doing,
  but: ReadonlySet<string | null> = new Set(),
): Omit<Piece, "minutes"> {
  if (!("at" in one)) return one;
  const { at, ...rest } = one;
  const object = thingOf(self, chunk, at, but);
  return { ...rest, object, state: object === null ? null : rest.state };
}

/** What a piece is called that is still to be laid out. */
type Laid = Doing & { readonly minutes: number };

/** Things in their order, each as long as it may be; when there is time left, more of what belongs to it. */
function sequence(tasks: readonly Doing[], more: readonly Doing[], length: number): Laid[] {
  const count = Math.max(Math.ceil(length / 15), Math.min(tasks.length, Math.floor(length / 5)));
  const chosen = Array.from(
    { length: count },
    (_, i) => tasks[i] ?? more[(i - tasks.length) % Math.max(1, more.length)],
  );
  return shared(
    chosen.map((one) => one ?? tasks.at(-1)!),
    length,
  );
}

/** Time shared out among tasks in steps of five minutes, the first getting what is left over. */
function shared(tasks: readonly Doing[], length: number): Laid[] {
  let left = length;
  return tasks.map((one, i) => {
    const share = Math.min(15, Math.ceil(left / (tasks.length - i) / 5) * 5);
    const minutes = i === tasks.length - 1 ? left : share;
    left -= minutes;
    return { ...one, minutes };
  });
}

/** A stretch of doing: getting ready, doing, a break now and then, clearing up; nothing twice before everything was done once. */
function stretch(
  { first = [], open, own, more, rest, close }: Exclude<Pool, { inOrder: readonly Doing[] }>,
  length: number,
  random: Random,
): Laid[] {
  const pieces: Laid[] = [];
  const whole = length >= WHOLE;
  const last = whole ? close : [];
  let left = length - last.length * 10;
  const put = (one: Doing, minutes: number) => {
    pieces.push({ ...one, minutes });
    left -= minutes;
  };
  for (const one of [...first, ...(whole ? open : [])]) put(one, 10);
  let round: Doing[] = [];
  let since = 0;
  const breaks = random.shuffled(rest);
  let rests = 0;
  while (left > 0) {
    // A long stretch has its break near the middle, and never more than an hour and a half without one.
    const due = length >= 120 && (since >= UNTIL_BREAK || (rests === 0 && pieces.length > 0 && left <= length / 2));
    if (due && breaks.length > 0 && left > 20) {
      put(breaks[rests++ % breaks.length]!, 10);
      since = 0;
      continue;
    }
    if (round.length === 0) {
      // One's own things first; of the rest as many as the time needs.
      round = [...random.shuffled(own), ...random.shuffled(more)];
      if (round[0]?.doing === pieces.at(-1)?.doing) round.reverse();
    }
    const next = round.shift();
    if (!next) break;
    const minutes = left <= 15 ? left : left === 20 ? 10 : random.pick([10, 15, 15]);
    put(next, minutes);
    since += minutes;
  }
  return [...pieces, ...last.map((one) => ({ ...one, minutes: 10 }))];
}

/** The first hour of the lived day, when one gets up. */
const isMorning = (self: Self, chunk: Chunk): boolean =>
  chunk.from - livedDayStart(self, chunk) < self.persona.wake + 60;

function poolFor(self: Self, chunk: Chunk, random: Random): Pool {
  const { persona } = self;
  if (chunk.kind === "routine") return routine(self, isMorning(self, chunk), random);
  if (chunk.kind === "meal") return mealTasks(self, chunk, chunk.place === persona.home.place, random);
  if (chunk.kind === "commitment" && chunk.serves) return promiseTasks(self, chunk, chunk.serves);
  const goesOn = chunk.kind === "pastime" && chunk.serves !== null ? self.stories.get(chunk.serves) : undefined;
  const dropsIn = gatheringOf(goesOn);
  if (goesOn && dropsIn) return atGathering(self, chunk, goesOn, dropsIn);
  const words = dayWords(self);
  const craft = (isTheirs(self, chunk) && words.crafts[chunk.activity]) || null;
  if (chunk.kind === "work" && persona.work && persona.work.tasks.length > 0)
    return {
      open: craft?.open.slice(0, 1) ?? [],
      own: persona.work.tasks,
      more: craft?.middle ?? [],
      rest: craft?.rest ?? words.breaks,
      close: craft?.close ?? [],
    };
  const pastime = persona.pastimes.find((one) => one.doing === chunk.doing);
  if (pastime && pastime.tasks.length > 0)
    return {
      open: [],
      own: pastime.tasks,
      more: [...(words.leisure[pastime.purpose] ?? []), ...(craft?.middle ?? [])],
      rest: [],
      close: [],
    };
  if (chunk.kind === "errand" && chunk.serves)
    return {
      open: [],
      own: [task(chunk.doing, chunk.emoji), ...words.thinking],
      more: [],
      rest: [],
      close: [],
    };
  if (craft) return { ...craft, rest: craft.rest ?? words.breaks, own: [], more: craft.middle };
  if (chunk.kind === "pastime" && chunk.place === persona.home.place)
    return { open: [], own: [], more: words.idle, rest: [], close: [] };
  return { open: [], own: [task(chunk.doing, chunk.emoji)], more: [], rest: [], close: [] };
}

/** Whether what is done in a piece of the day is theirs to do there: a guest at a bakery rolls no dough. */
function isTheirs({ persona, town }: Self, { activity, place: id }: Chunk): boolean {
  const { staff, household } = placeOf(town.map, id);
  return !isForOthers(activity) || staff.includes(persona.id) || household.includes(persona.id);
}

const routine = (self: Self, morning: boolean, random: Random): Pool => {
  const words = dayWords(self);
  return morning
    ? { inOrder: words.morning, more: words.moreMorning }
    : {
        inOrder: [
          words.teeth,
          task(random.pick(words.evening), "🧺", "closet", words.open),
          task(random.pick(words.quiet), "📖", "bed", words.inUse),
        ],
        more: words.moreEvening,
      };
};

/** What is done for a promise: preparing an event, helping, giving it, being a guest, meeting somebody. */
function promiseTasks(self: Self, chunk: Chunk, serves: string): Pool {
  const of = self.mind.commitments.find((one) => one.id === serves);
  const story = of?.story ? self.stories.get(of.story) : undefined;
  const kind = serves.slice(0, serves.indexOf(":"));
  const words = dayWords(self);
  const parts = story?.of.kind === "gathering" ? partsOf(self, story, story.of, kind) : undefined;
  if (story?.of.kind === "gathering" && parts) {
    // Nothing that the event itself begins with.
    const begins = new Set(story.of.tasks?.map(({ object }) => object));
    const tasks = parts.map((one) => atThings(self, chunk, one, begins));
    return { inOrder: tasks, more: tasks.slice(1) };
  }
  if (story?.of.kind === "gathering" && chunk.place === story.of.spot.place)
    return atGathering(self, chunk, story, story.of);
  const more = of && of.with.length > 0 ? words.meeting : [];
  return { open: [], own: [task(chunk.doing, chunk.emoji)], more, rest: [], close: [] };
}

/** What a part of preparing a gathering is made of, or clearing up: what is no feast is hung with nothing, unless its town says so. */
function partsOf(self: Self, story: Story, event: StoryEvent, kind: string): readonly WordedTask[] | undefined {
  const { event: feast, gatherings } = dayWords(self);
  const decoration = event.decoration ?? null;
  const festive = decoration !== null || ["party", "dance"].includes(occasionAt(story, event, self.town));
  return festive ? feast[kind]?.(decoration) : gatherings.preparing[kind];
}

/** What host and guests do at a gathering, those too who only look in: what fits what it is, and being together. */
function atGathering(self: Self, chunk: Chunk, story: Story, event: StoryEvent): Pool {
  const { host, tasks = [], activity } = event;
  const { gatherings, present } = dayWords(self);
  const first = firstName(nameOf(self.town, self.world, host));
  const who = host === self.persona.id ? "hosting" : "guests";
  const occasion = occasionAt(story, event, self.town);
  const none = { open: [], close: [] };
  const own = (activity?.doing ?? []).map((doing) => task(doing, chunk.emoji));
  const begins = who === "hosting" ? [...(activity?.things ?? []).map(settingOut), ...tasks] : [];
  if (occasion === "party" && own.length === 0) {
    // In the middle, once, when everybody has come.
    const dear = who === "guests" && (self.mind.ties.get(host)?.warmth ?? 0) >= 2;
    const pieces = gatherings.party(thingOf(self, chunk, ["piano"]) !== null)[who];
    return { first: begins, own: pieces, more: [], rest: dear ? [present(first)] : [], ...none };
  }
  const usual = occasion === "party" || occasion === "other" ? [] : gatherings.kinds[occasion][who];
  const more = occasion === "memorial" ? [] : gatherings.together(first)[who];
  // What the town itself says of it stands for what is usual.
  return usual.length + own.length === 0
    ? { first: begins, own: more, more: [], rest: [], ...none }
    : { first: begins, own: own.length > 0 ? own : usual, more, rest: [], ...none };

  function settingOut(thing: string): WordedTask {
    return task(gatherings.settingOut(thing), "📦");
  }
}

const livedDayStart = (self: Self, chunk: Chunk): number => (livedDay(self.persona, chunk.from) - 1) * 1440;

/** What has been eaten today is not on the table again. */
function freshDish(self: Self, chunk: Chunk, menu: readonly string[], random: Random): string {
  const since = livedDayStart(self, chunk);
  const eaten = memoriesOf(self.mind.stream)
    .slice(-400)
    .filter(({ created, source }) => created >= since && source.how === "did")
    .map(({ text }) => text);
  const left = menu.filter((dish) => !eaten.some((text) => text.includes(dish)));
  return random.pick(left.length > 0 ? left : menu);
}

/** The name of the first of some kinds of things that is in some rooms, but for some; null where there is none. */
function firstOf(kinds: readonly FixtureKind[], rooms: readonly Area[], but: ReadonlySet<string | null> = new Set()) {
  const things = rooms.flatMap(({ objects }) => objects).filter(({ name }) => !but.has(name));
  for (const kind of kinds) {
    const found = things.find((one) => one.kind === kind);
    if (found) return found.name;
  }
  return null;
}

/** The name of the first of some kinds of things that they may use in the place of a piece of the day, but for some; null where there is none. */
const thingOf = (
  self: Self,
  { place, area }: Chunk,
  kinds: readonly FixtureKind[],
  but?: ReadonlySet<string | null>,
): string | null =>
  firstOf(kinds, usableAreas(self.town.map, self.persona.id, place, area ? { place, area } : null), but);

/** What one cooks at, what one eats at at home and at a table of others, best first. */
const TABLES: readonly FixtureKind[] = ["table", "seat", "desk"];
const SEATS: readonly FixtureKind[] = ["seat", "table"];

function mealTasks(self: Self, chunk: Chunk, atHome: boolean, random: Random): Pool {
  const meal = mealOf(chunk.activity) ?? mealAt(self.persona, livedDay(self.persona, chunk.from), chunk.from);
  const { staff } = placeOf(self.town.map, chunk.place);
  const words = dayWords(self);
  const { laid, cooking, taken } = words.states;
  if (atHome || staff.includes(self.persona.id)) {
    const dish = freshDish(self, chunk, words.dishes[meal], random);
    const stove = thingOf(self, chunk, ["stove"]) !== null;
    // The best table of the rooms that are meant for meals, or none, when one eats where there is room.
    const table = firstOf(TABLES, areasFor(placeOf(self.town.map, chunk.place), "meal"));
    const at = (doing: string, emoji: string) => ({ doing, emoji, object: table, state: laid });
    return {
      inOrder: [
        stove
          ? task(words.cooking(dish), "🍳", "stove", cooking, "cook")
          : task(words.makingReady(meal), "🥪", [], null, "cook"),
        at(words.eating(dish), meal === "breakfast" ? "🍳" : "🍽️"),
        at(random.pick(words.lingering(meal)), meal === "breakfast" ? "📰" : "🍐"),
      ],
      more: words.moreAtTable,
    };
  }
  const dish = freshDish(self, chunk, words.ordered[meal], random);
  return {
    inOrder: [
      task(words.ordering(dish), "📋"),
      task(words.eating(dish), "🍽️", SEATS, taken),
      task(random.pick(words.coffee), "☕", SEATS, taken),
    ],
    more: words.moreOut,
  };
}
