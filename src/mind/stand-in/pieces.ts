/** Offline decomposition: what a piece of the day is made of, from the resident's own tasks and the things at hand. */
import type { Random } from "../../world/chance.ts";
import { placeOf } from "../../world/places.ts";
import type { Chunk } from "../mind.ts";
import type { Task } from "../persona.ts";
import { livedDay, mealAt } from "../plan.ts";
import type { Self } from "../prompts/phrases.ts";
import { findObject } from "../where.ts";
import { dayWords, task } from "./day-words.ts";

/** One action as it is proposed: where is found by code from the object's or area's name. */
export interface Piece {
  readonly doing: string;
  readonly minutes: number;
  readonly object: string | null;
  readonly state: string | null;
  readonly emoji: string;
}

/** The pieces of one chunk, five to fifteen minutes each, filling it. */
export function standInPieces(self: Self, chunk: Chunk, random: Random): Piece[] {
  const pool = poolFor(self, chunk, random);
  const pieces: Piece[] = [];
  let left = chunk.to - chunk.from;
  let order = pool.inOrder ? pool.tasks : random.shuffled(pool.tasks);
  let i = 0;
  let sinceBreak = 0;
  while (left > 0 && order.length > 0) {
    if (i >= order.length) {
      if (pool.inOrder) order = order.slice(-2);
      order = random.shuffled(order);
      i = 0;
    }
    const minutes = left <= 15 ? left : Math.min(left, random.pick([10, 15, 15]));
    const next = order[i++]!;
    const rest = sinceBreak >= 90 && chunk.kind === "work" && left > 30;
    pieces.push(
      rest
        ? {
            doing: random.pick(dayWords(self).breaks),
            emoji: "☕",
            object: null,
            state: null,
            minutes: 10,
          }
        : { ...next, minutes },
    );
    if (rest) i--;
    sinceBreak = rest ? 0 : sinceBreak + minutes;
    left -= rest ? 10 : minutes;
  }
  return pieces;
}

function poolFor(self: Self, chunk: Chunk, random: Random): { tasks: readonly Task[]; inOrder: boolean } {
  const { persona } = self;
  const words = dayWords(self);
  const atHome = chunk.place === persona.home.place;
  const first = chunk.from - livedDayStart(self, chunk) < persona.wake + 60;
  if (chunk.kind === "routine" && first) return { inOrder: true, tasks: words.morning };
  if (chunk.kind === "routine")
    return {
      inOrder: true,
      tasks: [
        words.teeth,
        task(random.pick(words.evening), "🧺", words.closet, words.open),
        task(random.pick(words.quiet), "📖", words.bed, words.inUse),
      ],
    };
  if (chunk.kind === "meal") return { inOrder: true, tasks: mealTasks(self, chunk, atHome, random) };
  if (chunk.kind === "commitment" && chunk.serves) {
    const commitment = self.mind.commitments.find((one) => one.id === chunk.serves);
    const story = commitment?.story ? self.stories.get(commitment.story) : undefined;
    if (story?.event && chunk.place === story.event.spot.place)
      return {
        inOrder: false,
        tasks:
          story.event.host === persona.id
            ? words.hosting
            : words.guests(words.valentine.test(story.event.name), has(self, chunk, words.piano)),
      };
    return { inOrder: false, tasks: [task(chunk.doing, chunk.emoji)] };
  }
  if (chunk.kind === "work" && persona.work && persona.work.tasks.length > 0)
    return { inOrder: false, tasks: [...persona.work.tasks] };
  const pastime = persona.pastimes.find((one) => one.doing === chunk.doing);
  if (pastime && pastime.tasks.length > 0) return { inOrder: false, tasks: [...pastime.tasks] };
  if (chunk.kind === "pastime") return { inOrder: false, tasks: words.idle };
  return { inOrder: false, tasks: [task(chunk.doing, chunk.emoji)] };
}

const livedDayStart = (self: Self, chunk: Chunk): number => (livedDay(self.persona, chunk.from) - 1) * 1440;

function mealTasks(self: Self, chunk: Chunk, atHome: boolean, random: Random): Task[] {
  const meal = mealAt(self.persona, livedDay(self.persona, chunk.from), chunk.from);
  const has = (name: string) => findObject(self.town.map, self.persona.id, chunk.place, name, null) !== null;
  const works = placeOf(self.town.map, chunk.place).staff.includes(self.persona.id);
  const words = dayWords(self);
  const { laid, cooking, taken } = words.states;
  if (atHome || works) {
    const dish = random.pick(words.dishes[meal]);
    const stove = words.stoves.find(has);
    const table = words.tables.find(has) ?? null;
    const eat = [
      task(words.eating(dish), meal === "breakfast" ? "🍳" : "🍽️", table, laid),
      task(words.lingering(meal), "📰", table, laid),
    ];
    return stove
      ? [task(words.cooking(dish), "🍳", stove, cooking), ...eat]
      : [task(words.makingReady(meal), "🥪"), ...eat];
  }
  const dish = random.pick(words.ordered[meal]);
  const seat = words.seats.find(has) ?? null;
  return [
    task(words.ordering(dish), "📋"),
    task(words.eating(dish), "🍽️", seat, taken),
    task(words.coffee, "☕", seat, taken),
  ];
}

const has = (self: Self, chunk: Chunk, named: string): boolean =>
  findObject(self.town.map, self.persona.id, chunk.place, named, null) !== null;
