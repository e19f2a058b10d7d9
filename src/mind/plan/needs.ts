/**
 * Needs in code, so that no model can forget to live (paper sections 4.3, 7.2: without plans three lunches, and a lunch at the bar):
 * washing, meals at a place meant for them at a fitting hour, company, bed. Each repairs a proposed day and says why.
 */
import { clockText, later, type Minutes, startOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { type MealName, mealNames, mealOf } from "../../world/kinds.ts";
import { areasFor, type PersonId, type PlaceId, placeOf, type TownMap } from "../../world/places.ts";
import { mayUse } from "../act/where.ts";
import type { Meal, Pastime, Persona } from "../persona.ts";
import { mealAt, opensFor, type Proposed, spliced, usualMeals, wakingDay } from "./plan.ts";

/** A proposed day on its way to being sound, and the sentences that say what was repaired. */
export interface Repair {
  readonly chunks: readonly Proposed[];
  readonly why: readonly string[];
}

/** What the day is repaired for. */
export interface DayFrame {
  readonly persona: Persona;
  readonly map: TownMap;
  readonly day: number;
  /** From when on the day is planned. */
  readonly begins: Minutes;
  /** Promises that are kept, as chunks: meals go around them. */
  readonly promised: readonly Proposed[];
}

/** A meal is at the latest over after so long, and never hastier than the other. */
const MEAL_LENGTH = { least: 20, usual: 40, most: 75 } as const;

/**
 * When a meal may begin: at an hour fit for it, or at the one this resident is used to. A breakfast goes by when they get up.
 * Moments of the town.
 */
export function mealHours(persona: Persona, day: number, meal: MealName): { from: Minutes; to: Minutes } {
  const own = persona.meals[meal]?.at ?? usualMeals[meal].at;
  const early = meal === "breakfast" ? persona.wake : own - 15;
  const late = meal === "breakfast" ? Math.max(own + 15, persona.wake + 150) : own + 15;
  const midnight = startOfDay(day);
  return {
    from: later(midnight, Math.min(usualMeals[meal].from, early)),
    to: later(midnight, Math.max(usualMeals[meal].to, late)),
  };
}

/** Whether somebody can have a meal in a place: it has an area meant for it that they may use. */
export const servesMeals = (map: TownMap, place: PlaceId, who: PersonId): boolean =>
  areasFor(placeOf(map, place), "meal").some((area) => mayUse(map, who, place, area));

/** One breakfast, one lunch, one dinner, each at its hour and in a place meant for it; a missing one is put in. */
export function mealsSound(repair: Repair, frame: DayFrame): Repair {
  const { persona, map, day, begins, promised } = frame;
  const why = [...repair.why];
  const { having, repaired } = languageOf(map.language).planning;
  const had = new Set<MealName>();
  for (const promise of promised) {
    const meal = mealOf(promise.activity);
    if (meal) had.add(meal);
  }
  const late = new Map<MealName, Proposed>();
  let chunks = repair.chunks.flatMap((chunk): Proposed[] => {
    const named = mealOf(chunk.activity);
    if (chunk.kind !== "meal" && (chunk.kind === "work" || named === null)) return [chunk];
    const meal = named ?? mealAt(persona, day, chunk.from);
    const hours = mealHours(persona, day, meal);
    if (had.has(meal)) {
      why.push(repaired.second(meal, clockText(chunk.from)));
      return [];
    }
    if (chunk.from < hours.from || chunk.from > hours.to) {
      why.push(repaired.noHour(meal, clockText(chunk.from)));
      return [];
    }
    const kept: Proposed = { ...chunk, kind: "meal", activity: meal, ...lengthOf(chunk) };
    if (promised.some((other) => other.from < kept.to && other.to > kept.from)) {
      late.set(meal, kept);
      return [];
    }
    had.add(meal);
    if (servesMeals(map, kept.place, persona.id)) return [kept];
    const place = tableFor(persona.meals[meal], frame, kept.from, kept.to);
    why.push(repaired.noTable(meal, placeOf(map, kept.place).name, placeOf(map, place).name));
    return [{ ...kept, doing: having(meal), place, area: null }];
  });
  for (const meal of mealNames) {
    if (had.has(meal) || (persona.meals[meal] === null && !late.has(meal))) continue;
    const free = freeHour(meal, frame);
    if (free === null) {
      const hours = mealHours(persona, day, meal);
      const beside = promised.find((other) => other.from < hours.to && other.to > hours.from);
      if (begins <= hours.to && beside) why.push(repaired.beside(meal, beside.doing));
      continue;
    }
    const to = later(free, MEAL_LENGTH.usual);
    const moved = late.get(meal);
    const place =
      moved && servesMeals(map, moved.place, persona.id) && opensFor(map, moved.place, persona.id, free, to)
        ? moved.place
        : tableFor(persona.meals[meal], frame, free, to);
    why.push(moved ? repaired.gaveWay(meal) : repaired.missing(repaired.meal(meal)));
    chunks = spliced(chunks, {
      from: free,
      to,
      doing: moved && moved.place === place ? moved.doing : having(meal),
      place,
      emoji: { breakfast: "🍳", lunch: "🥪", dinner: "🍲" }[meal],
      kind: "meal",
      activity: meal,
    });
  }
  return { chunks, why };
}

function lengthOf({ from, to }: Proposed): { from: Minutes; to: Minutes } {
  return { from, to: later(from, Math.min(MEAL_LENGTH.most, Math.max(MEAL_LENGTH.least, to - from))) };
}

/** Where a meal is had: where this resident likes to, if it is open, else at home, which has a kitchen. */
function tableFor(wanted: Meal | null, { persona, map }: DayFrame, from: Minutes, to: Minutes): PlaceId {
  const place = wanted?.place ?? persona.home.place;
  const fits = servesMeals(map, place, persona.id) && opensFor(map, place, persona.id, from, to);
  return fits ? place : persona.home.place;
}

/** The free moment for a meal that is nearest to the hour the resident likes, or null when its hours are past or promised away. */
function freeHour(meal: MealName, { persona, day, begins, promised }: DayFrame): Minutes | null {
  const { from, to } = mealHours(persona, day, meal);
  const { sleep } = wakingDay(persona, day);
  const liked = startOfDay(day) + (persona.meals[meal]?.at ?? usualMeals[meal].at);
  const free: number[] = [];
  for (let at = Math.max(from, begins); at <= to && at + MEAL_LENGTH.usual <= sleep; at += 5)
    if (!promised.some((other) => other.from < at + MEAL_LENGTH.usual && other.to > at)) free.push(at);
  const best = free.sort((a, b) => Math.abs(a - liked) - Math.abs(b - liked))[0];
  return best === undefined ? null : (best as Minutes);
}

/** A day begins with washing within this time of getting up. */
const WASHED_WITHIN = 60;

/** Washing at home when the day begins, if nothing of that is in it. A day that is planned at noon has had its morning. */
export function washingSound({ chunks, why }: Repair, { persona, map, day, begins }: DayFrame): Repair {
  const { wash: doing, repaired } = languageOf(map.language).planning;
  const { wake } = wakingDay(persona, day);
  if (begins > wake + 120) return { chunks, why };
  const washes = chunks.some(
    (chunk) =>
      chunk.from <= begins + WASHED_WITHIN &&
      chunk.place === persona.home.place &&
      (chunk.kind === "routine" || chunk.activity === "wash"),
  );
  if (washes) return { chunks, why };
  const wash: Proposed = {
    from: begins,
    to: later(begins, 20),
    doing,
    place: persona.home.place,
    emoji: "🪥",
    kind: "routine",
    activity: "wash",
  };
  return { chunks: spliced(chunks, wash), why: [...why, repaired.missing(repaired.washing)] };
}

/** The last of the day is spent at home, getting ready for bed; a promise may keep somebody up until then. */
export function bedtimeSound({ chunks, why }: Repair, { persona, map, day, begins, promised }: DayFrame): Repair {
  const { bed: doing, repaired } = languageOf(map.language).planning;
  const { sleep } = wakingDay(persona, day);
  const from = later(sleep, -25);
  const busy = promised.some((other) => other.to > from && other.from < sleep);
  const last = chunks.findLast((chunk) => chunk.to > from);
  if (begins > from || busy || (last?.kind === "routine" && last.place === persona.home.place)) return { chunks, why };
  const bed: Proposed = {
    from,
    to: sleep,
    doing,
    place: persona.home.place,
    emoji: "🌙",
    kind: "routine",
    activity: "rest",
  };
  return { chunks: spliced(chunks, bed), why: [...why, repaired.bedtime(clockText(sleep))] };
}

const sociable: ReadonlySet<string> = new Set(["coffee", "drinks", "company", "games", "music", "garden", "walk"]);

/** Free hours that bring somebody among people: a pastime in a public place. */
const amongPeople = (map: TownMap, pastime: Pastime): boolean =>
  pastime.place !== null && placeOf(map, pastime.place).access === "public" && sociable.has(pastime.purpose);

/** Whoever has had no talk for a day goes where people are: their longest free time at home gives way. */
export function companySound({ chunks, why }: Repair, { persona, map }: DayFrame): Repair {
  const meets = chunks.some(
    (chunk) =>
      chunk.kind !== "work" && chunk.place !== persona.home.place && placeOf(map, chunk.place).access === "public",
  );
  const free = chunks
    .filter((chunk) => chunk.kind === "pastime" && chunk.place === persona.home.place && chunk.to - chunk.from >= 40)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  if (meets) return { chunks, why };
  for (const chunk of free) {
    const pastime = persona.pastimes.find(
      (one) => amongPeople(map, one) && opensFor(map, one.place!, persona.id, chunk.from, chunk.to),
    );
    if (!pastime) continue;
    const { doing, activity, emoji } = pastime;
    const out: Proposed = { ...chunk, doing, activity, place: pastime.place!, emoji, area: null };
    return {
      chunks: chunks.map((one) => (one === chunk ? out : one)),
      why: [...why, languageOf(map.language).planning.repaired.company(pastime.doing, chunk.doing)],
    };
  }
  return { chunks, why };
}
