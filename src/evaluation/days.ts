/** Days and meals (paper section 4.3: without plans Klaus lunches at 12:00, 12:30 and 13:00): what was planned and what was done. */
import { clockText, DAY, dayOf, type Minutes, startOfDay, timeOfDay } from "../clock/units.ts";
import type { PlannedChunk } from "../world/events.ts";
import { areaOf, type PersonId, placeOf, type Spot } from "../world/places.ts";
import type { Log } from "./lived.ts";
import { counted, type Found, meanOf } from "./measure.ts";

/** Something a resident did, and the piece of the plan it belonged to at that moment. */
interface Act {
  readonly who: PersonId;
  readonly at: Minutes;
  readonly doing: string;
  readonly spot: Spot;
  readonly chunk: PlannedChunk | null;
}

/** Every act of the log with the piece of the plan it was part of. */
export function actsIn(log: Log): Act[] {
  const plans = new Map<PersonId, readonly PlannedChunk[]>();
  const acts: Act[] = [];
  for (const event of log.events) {
    if ((event.kind === "plan-made" || event.kind === "plan-changed") && event.who) plans.set(event.who, event.chunks);
    if (event.kind !== "resident-acted" || !event.who || !event.spot) continue;
    const chunk = plans.get(event.who)?.find((one) => one.from <= event.at && event.at < one.to) ?? null;
    acts.push({ who: event.who, at: event.at, doing: event.doing, spot: event.spot, chunk });
  }
  return acts;
}

/** Plans that leave a gap, overlap, or do not reach from getting up (or from when they were made) to going to bed. */
export function untiledDays(log: Log): Found {
  const personas = new Map(log.definition.personas.map((one) => [one.id, one]));
  const begun = new Map<PersonId, Minutes>();
  const cases: string[] = [];
  for (const event of log.events) {
    if (event.kind !== "plan-made" && event.kind !== "plan-changed") continue;
    const persona = event.who ? personas.get(event.who) : undefined;
    if (!persona) continue;
    const { chunks } = event;
    const [first, last] = [chunks[0], chunks.at(-1)];
    const tell = (what: string) =>
      cases.push(`day ${dayOf(event.at)} ${clockText(event.at)} (${event.id}): ${persona.name}'s plan ${what}`);
    if (!first || !last) {
      tell("is empty");
      continue;
    }
    chunks.forEach((chunk, i) => {
      if (chunk.to <= chunk.from) tell(`has "${chunk.doing}" that ends before it begins`);
      const next = chunks[i + 1];
      if (next && next.from > chunk.to) tell(`leaves ${clockText(chunk.to)} to ${clockText(next.from)} open`);
      if (next && next.from < chunk.to) tell(`has two things at ${clockText(next.from)}`);
    });
    const midnight = startOfDay(dayOf(first.from));
    const bed = [midnight + persona.sleep, midnight - DAY + persona.sleep];
    if (!bed.includes(last.to)) tell(`ends at ${clockText(last.to)}, not at bedtime`);
    if (event.kind === "plan-made") begun.set(persona.id, first.from);
    const since = event.kind === "plan-made" ? Math.max(event.at, midnight + persona.wake) : begun.get(persona.id)!;
    if (first.from > since) tell(`begins only at ${clockText(first.from)}`);
  }
  return counted(cases);
}

/** How alike a resident's days are: Jaccard of what they did on one day and the next, for each resident with such a pair. */
export function dayLikeness(log: Log): Map<PersonId, number> {
  const doings = new Map<string, Set<string>>();
  for (const event of log.events) {
    if (event.kind !== "resident-acted" || !event.who) continue;
    const key = `${event.who} ${dayOf(event.at)}`;
    doings.set(key, (doings.get(key) ?? new Set()).add(event.doing));
  }
  const likeness = new Map<PersonId, number>();
  for (const { id } of log.definition.personas) {
    const pairs: number[] = [];
    for (let day = 1; day < log.days; day++) {
      const [one, next] = [doings.get(`${id} ${day}`), doings.get(`${id} ${day + 1}`)];
      if (one && next) pairs.push(jaccard(one, next));
    }
    const mean = meanOf(pairs);
    if (mean !== null) likeness.set(id, mean);
  }
  return likeness;
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

const mealHours = { breakfast: [240, 660], lunch: [660, 900], dinner: [930, 1290] } as const;
/** A breakfast, a lunch or a dinner. */
type MealName = keyof typeof mealHours;

/** A meal somebody had: one sitting, from the first of its acts to the last. */
interface MealHad {
  readonly who: PersonId;
  readonly from: Minutes;
  readonly to: Minutes;
  /** Where it was had. */
  readonly spot: Spot;
  /** The end of the piece of the plan it was part of when it began. */
  readonly until: Minutes;
}

/** The meals that were had, by what people did in the pieces of their plans that are meals. */
export function mealsIn(log: Log): MealHad[] {
  const meals: MealHad[] = [];
  const last = new Map<PersonId, number>();
  for (const act of actsIn(log)) {
    if (act.chunk?.kind !== "meal") continue;
    const index = last.get(act.who);
    const before = index === undefined ? undefined : meals[index];
    // What is begun again after an interruption within its time is the same meal.
    if (index !== undefined && before && act.at < before.until) meals[index] = { ...before, to: act.at };
    else {
      last.set(act.who, meals.length);
      meals.push({ who: act.who, from: act.at, to: act.at, spot: act.spot, until: act.chunk.to });
    }
  }
  return meals;
}

/** The meal that a minute is the hour of, or null. Between two of them nobody calls it either. */
const mealOf = (at: Minutes): MealName | null =>
  (Object.keys(mealHours) as MealName[]).find(
    (name) => timeOfDay(at) >= mealHours[name][0] && timeOfDay(at) <= mealHours[name][1],
  ) ?? null;

/** Second breakfasts, lunches and dinners of a day. */
export function repeatedMeals(log: Log): Found {
  const names = new Map(log.definition.personas.map(({ id, name }) => [id, name]));
  const had = new Set<string>();
  const cases: string[] = [];
  for (const meal of mealsIn(log)) {
    const name = mealOf(meal.from) ?? "meal between meals";
    const key = `${meal.who} ${dayOf(meal.from)} ${name}`;
    if (had.has(key))
      cases.push(`day ${dayOf(meal.from)} ${clockText(meal.from)}: ${names.get(meal.who)} has a second ${name}`);
    had.add(key);
  }
  return counted(cases);
}

/** The share of meals at a fitting hour in a place meant for meals: the resident's own home, or one whose purpose they are. */
export function fittingMeals(log: Log): Found {
  const { map } = log.definition;
  const personas = new Map(log.definition.personas.map((one) => [one.id, one]));
  const meals = mealsIn(log);
  const cases = meals.flatMap((meal) => {
    const persona = personas.get(meal.who)!;
    const place = placeOf(map, meal.spot.place);
    const meant =
      place.household.includes(meal.who) ||
      place.purposes.includes("meal") ||
      areaOf(map, meal.spot).purposes.includes("meal");
    const hour = mealOf(meal.from) !== null;
    if (meant && hour) return [];
    return [`day ${dayOf(meal.from)} ${clockText(meal.from)}: ${persona.name} eats at ${place.name}`];
  });
  return { value: meals.length === 0 ? null : 1 - cases.length / meals.length, cases: cases.slice(0, 5) };
}

/** How many of the waking days had fewer meals than the resident has on a day: nobody forgets to live (issue: needs). */
export function missedMeals(log: Log): Found {
  const had = new Map<string, number>();
  for (const meal of mealsIn(log)) {
    const key = `${meal.who} ${dayOf(meal.from)}`;
    had.set(key, (had.get(key) ?? 0) + 1);
  }
  const cases = log.definition.personas.flatMap(({ id, name }) =>
    Array.from({ length: log.days }, (_, i) => i + 1)
      .filter((day) => (had.get(`${id} ${day}`) ?? 0) < 2)
      .map((day) => `day ${day}: ${name} has ${had.get(`${id} ${day}`) ?? 0} meals`),
  );
  return counted(cases);
}
