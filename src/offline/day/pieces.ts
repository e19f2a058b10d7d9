/** Offline decomposition: what a piece of the day is made of, from the resident's own tasks and the things at hand. */

import { findObject } from "../../mind/act/where.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import type { Chunk } from "../../mind/mind.ts";
import type { Task } from "../../mind/persona.ts";
import { mealNamed } from "../../mind/plan/needs.ts";
import { livedDay, mealAt } from "../../mind/plan/plan.ts";
import type { Self } from "../../mind/self.ts";
import type { Random } from "../../world/chance.ts";
import { firstName } from "../../world/people.ts";
import { areasFor, placeOf } from "../../world/places.ts";
import { task } from "./task.ts";
import { dayWords } from "./words.ts";

/** One action as it is proposed: where is found by code from the object's or area's name. */
export interface Piece {
  readonly doing: string;
  readonly minutes: number;
  readonly object: string | null;
  readonly state: string | null;
  readonly emoji: string;
}

/** What a chunk is made of: things in their order, or a beginning, a middle in any order with breaks, and an end. */
type Pool =
  | { readonly inOrder: readonly Task[]; readonly more: readonly Task[] }
  | {
      /** What comes before everything else, however short the time is. */
      readonly first?: readonly Task[];
      readonly open: readonly Task[];
      readonly own: readonly Task[];
      readonly more: readonly Task[];
      readonly rest: readonly Task[];
      readonly close: readonly Task[];
    };

/** A piece of the day this long begins with getting ready and ends with clearing up. */
const WHOLE = 75;
/** Work without a break lasts at most so long. */
const UNTIL_BREAK = 90;

/** The pieces of one chunk, five to fifteen minutes each, filling it. */
export function piecesOf(self: Self, chunk: Chunk, random: Random): Piece[] {
  const pool = poolFor(self, chunk, random);
  const length = chunk.to - chunk.from;
  return "inOrder" in pool ? sequence(pool.inOrder, pool.more, length) : stretch(pool, length, random);
}

/** Things in their order, each as long as it may be; when there is time left, more of what belongs to it. */
function sequence(tasks: readonly Task[], more: readonly Task[], length: number): Piece[] {
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
function shared(tasks: readonly Task[], length: number): Piece[] {
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
  { first = [], open, own, more, rest, close }: Exclude<Pool, { inOrder: readonly Task[] }>,
  length: number,
  random: Random,
): Piece[] {
  const pieces: Piece[] = [];
  const whole = length >= WHOLE;
  const last = whole ? close : [];
  let left = length - last.length * 10;
  const put = (one: Task, minutes: number) => {
    pieces.push({ ...one, minutes });
    left -= minutes;
  };
  for (const one of [...first, ...(whole ? open : [])]) put(one, 10);
  let round: Task[] = [];
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
  const words = dayWords(self);
  const craft = words.crafts.find(([named]) => named.test(chunk.doing))?.[1] ?? null;
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
      own: [task(chunk.doing, chunk.emoji, null), ...words.thinking],
      more: [],
      rest: [],
      close: [],
    };
  if (craft) return { ...craft, rest: craft.rest ?? words.breaks, own: [], more: craft.middle };
  if (chunk.kind === "pastime" && chunk.place === persona.home.place)
    return { open: [], own: [], more: words.idle, rest: [], close: [] };
  return { open: [], own: [task(chunk.doing, chunk.emoji, null)], more: [], rest: [], close: [] };
}

const routine = (self: Self, morning: boolean, random: Random): Pool => {
  const words = dayWords(self);
  return morning
    ? { inOrder: words.morning, more: words.moreMorning }
    : {
        inOrder: [
          words.teeth,
          task(random.pick(words.evening), "🧺", words.closet, words.open),
          task(random.pick(words.quiet), "📖", words.bed, words.inUse),
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
  const valentine = words.valentine.test(story?.event?.name ?? "");
  const parts = words.event[kind];
  if (story?.event && parts) {
    const begins = (name: string) => story.event?.tasks?.some(({ object }) => object?.includes(name)) ?? false;
    const tasks = parts(valentine).map((one) => ({
      ...one,
      // The first of several things that is there, but nothing that the event itself begins with.
      object: one.object?.split("|").find((name) => has(self, chunk, name) && !begins(name)) ?? null,
    }));
    return { inOrder: tasks, more: tasks.slice(1) };
  }
  if (story?.event && chunk.place === story.event.spot.place) {
    const { host, tasks } = story.event;
    const none = { open: [], more: [], close: [] };
    if (host === self.persona.id) return { ...(tasks ? { first: tasks } : {}), own: words.hosting, rest: [], ...none };
    // In the middle, once, when everybody has come.
    const dear = (self.mind.ties.get(host)?.warmth ?? 0) >= 2;
    const rest = dear ? [words.present(firstName(nameOf(self.town, self.world, host)))] : [];
    return { own: words.guests(valentine, has(self, chunk, words.piano)), rest, ...none };
  }
  const more = of && of.with.length > 0 ? words.meeting : [];
  return { open: [], own: [task(chunk.doing, chunk.emoji, null)], more, rest: [], close: [] };
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

/** What one eats at: the best table of the rooms that are meant for meals, or none, when one eats where there is room. */
function tableIn(self: Self, chunk: Chunk, tables: readonly string[]): string | null {
  const rooms = areasFor(placeOf(self.town.map, chunk.place), "meal").flatMap(({ objects }) => objects);
  for (const named of tables) {
    const table = rooms.find(({ name }) => name.toLowerCase().includes(named));
    if (table) return table.name;
  }
  return null;
}

function mealTasks(self: Self, chunk: Chunk, atHome: boolean, random: Random): Pool {
  const meal =
    mealNamed(chunk.doing, self.town.language) ?? mealAt(self.persona, livedDay(self.persona, chunk.from), chunk.from);
  const has = (name: string) => findObject(self.town.map, self.persona.id, chunk.place, name, null) !== null;
  const works = placeOf(self.town.map, chunk.place).staff.includes(self.persona.id);
  const words = dayWords(self);
  const { laid, cooking, taken } = words.states;
  if (atHome || works) {
    const dish = freshDish(self, chunk, words.dishes[meal], random);
    const stove = words.stoves.find(has);
    const table = tableIn(self, chunk, words.tables);
    return {
      inOrder: [
        stove ? task(words.cooking(dish), "🍳", stove, cooking) : task(words.makingReady(meal), "🥪"),
        task(words.eating(dish), meal === "breakfast" ? "🍳" : "🍽️", table, laid),
        task(random.pick(words.lingering(meal)), meal === "breakfast" ? "📰" : "🍐", table, laid),
      ],
      more: words.moreAtTable,
    };
  }
  const dish = freshDish(self, chunk, words.ordered[meal], random);
  const seat = words.seats.find(has) ?? null;
  return {
    inOrder: [
      task(words.ordering(dish), "📋"),
      task(words.eating(dish), "🍽️", seat, taken),
      task(random.pick(words.coffee), "☕", seat, taken),
    ],
    more: words.moreOut,
  };
}

const has = (self: Self, chunk: Chunk, named: string): boolean =>
  findObject(self.town.map, self.persona.id, chunk.place, named, null) !== null;
