/**
 * Planning (paper section 4.3): a day of five to eight broad pieces, each taken apart into actions only when it comes near.
 *
 * A plan is proposed by a model or its stand-in and made sound by code: it tiles the waking day, in places that exist and are open,
 * with washing, meals and sleep where a body needs them, and with whatever was agreed to. Every repair says why.
 */
import { clockText, DAY, dayOf, later, type Minutes, startOfDay, timeOfDay } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft } from "../world/events.ts";
import { type AreaId, isOpen, type PlaceId, placeOf, type TownMap } from "../world/places.ts";
import type { Chunk, Commitment, DayPlan, Mind } from "./mind.ts";
import type { Meal, Persona } from "./persona.ts";

/** A chunk as it is proposed, before it is checked. */
export type Proposed = Omit<Chunk, "area" | "serves"> & {
  readonly area?: AreaId | null;
  readonly serves?: string | null;
};

/** When a resident's day begins and ends, as moments of the town. */
export function wakingDay(persona: Persona, day: number): { wake: Minutes; sleep: Minutes } {
  const midnight = startOfDay(day);
  return { wake: later(midnight, persona.wake), sleep: later(midnight, persona.sleep) };
}

/** The day a resident is living at a moment: after midnight and before going to bed it is still yesterday's. */
export function livedDay(persona: Persona, now: Minutes): number {
  const day = dayOf(now);
  return day > 1 && persona.sleep > DAY && timeOfDay(now) < persona.sleep - DAY ? day - 1 : day;
}

/** Whether a place will let this resident in for the whole of a time, as far as its door says. */
export function opensFor(map: TownMap, place: PlaceId, who: string, from: Minutes, to: Minutes): boolean {
  const known = placeOf(map, place);
  if (known.household.includes(who) || known.staff.includes(who)) return true;
  if (known.access !== "public") return false;
  return isOpen(known, from) && isOpen(known, later(to, -1));
}

type Repair = { chunks: Proposed[]; why: string[] };

/** Makes a proposed day sound. `why` has a sentence for each repair worth telling. */
export function soundDay(
  proposed: readonly Proposed[],
  persona: Persona,
  map: TownMap,
  day: number,
  commitments: readonly Commitment[],
  now: Minutes,
): { chunks: Chunk[]; why: string[] } {
  const { wake, sleep } = wakingDay(persona, day);
  const begins = Math.max(wake, Math.min(now, sleep - 30)) as Minutes;
  const { repairs } = languageOf(map.language).mind;
  const why: string[] = [];
  const home = persona.home.place;
  let chunks = proposed
    .filter((chunk) => chunk.to > begins && chunk.from < sleep && chunk.to > chunk.from)
    .map((chunk) => ({
      ...chunk,
      from: Math.max(chunk.from, begins) as Minutes,
      to: Math.min(chunk.to, sleep) as Minutes,
    }))
    .sort((a, b) => a.from - b.from);
  chunks = chunks.map((chunk) => {
    if (!map.places.has(chunk.place)) {
      why.push(repairs.noSuchPlace(chunk.doing));
      return { ...chunk, place: home, area: null };
    }
    if (opensFor(map, chunk.place, persona.id, chunk.from, chunk.to)) return chunk;
    const clipped = clipToHours(map, chunk);
    if (clipped && opensFor(map, chunk.place, persona.id, clipped.from, clipped.to) && clipped.to - clipped.from >= 30)
      return clipped;
    why.push(repairs.notOpen(chunk.doing, clockText(chunk.from), placeOf(map, chunk.place).name));
    return { ...chunk, place: home, area: null };
  });
  const meals = oneOfEachMeal({ chunks, why }, persona, map, day, begins);
  chunks = meals.chunks;
  for (const commitment of commitments) {
    const chunk = commitmentChunk(commitment);
    if (chunk && !opensFor(map, chunk.place, persona.id, chunk.from, chunk.to)) {
      why.push(repairs.noEntry(chunk.doing, placeOf(map, chunk.place).name));
      continue;
    }
    if (chunk && chunk.to > begins && chunk.from < sleep) chunks = spliced(chunks, chunk);
  }
  return { chunks: tiled(chunks, begins, sleep, persona, map), why };
}

function clipToHours(map: TownMap, chunk: Proposed): Proposed | null {
  const hours = placeOf(map, chunk.place).hours;
  if (!hours) return null;
  const midnight = chunk.from - timeOfDay(chunk.from);
  const from = Math.max(chunk.from, midnight + hours.from) as Minutes;
  const to = Math.min(chunk.to, midnight + (hours.to > hours.from ? hours.to : hours.to + DAY)) as Minutes;
  return to > from ? { ...chunk, from, to } : null;
}

const mealNames = ["breakfast", "lunch", "dinner"] as const;

/** Which meal a time of the lived day is for. */
export function mealAt(persona: Persona, day: number, at: Minutes): (typeof mealNames)[number] {
  const nearest = mealNames
    .map((name) => ({ name, at: persona.meals[name]?.at ?? { breakfast: 450, lunch: 750, dinner: 1110 }[name] }))
    .sort((a, b) => Math.abs(startOfDay(day) + a.at - at) - Math.abs(startOfDay(day) + b.at - at));
  return nearest[0]!.name;
}

/** One breakfast, one lunch, one dinner: a second is dropped, a missing one put in, at the hour the resident likes. */
function oneOfEachMeal(repair: Repair, persona: Persona, map: TownMap, day: number, begins: Minutes): Repair {
  const words = languageOf(map.language).mind;
  const had = new Set<string>();
  let chunks = repair.chunks.filter((chunk) => {
    if (chunk.kind !== "meal") return true;
    const meal = mealAt(persona, day, chunk.from);
    if (!had.has(meal)) {
      had.add(meal);
      return true;
    }
    repair.why.push(words.repairs.secondMeal(meal, clockText(chunk.from)));
    return false;
  });
  for (const name of mealNames) {
    const meal: Meal | null = persona.meals[name];
    if (!meal || had.has(name)) continue;
    const from = later(startOfDay(day), meal.at);
    if (from < begins) continue;
    const place =
      meal.place && opensFor(map, meal.place, persona.id, from, later(from, 40)) ? meal.place : persona.home.place;
    repair.why.push(words.repairs.mealMissing(name));
    chunks = spliced(chunks, {
      from,
      to: later(from, 40),
      doing: words.doings.having(name),
      place,
      emoji: "🍽️",
      kind: "meal",
    });
  }
  return { chunks, why: repair.why };
}

/** The chunk of a commitment with a time and a place, or null. */
export function commitmentChunk(commitment: Commitment): Proposed | null {
  if (commitment.from === null || !commitment.spot) return null;
  return {
    from: commitment.from,
    to: commitment.to ?? later(commitment.from, 60),
    doing: commitment.what,
    place: commitment.spot.place,
    area: commitment.spot.area,
    emoji: commitment.story ? "🎉" : "🤝",
    kind: "commitment",
    serves: commitment.id,
  };
}

/** The chunks with one put in; what it covers is cut back, and pieces under ten minutes fall away. */
export function spliced<C extends Proposed>(chunks: readonly C[], chunk: C): C[] {
  const kept = chunks.flatMap((other) => {
    if (other.to <= chunk.from || other.from >= chunk.to) return [other];
    const before = { ...other, to: chunk.from };
    const after = { ...other, from: chunk.to };
    return [before, after].filter((piece) => piece.to - piece.from >= 10);
  });
  return [...kept, chunk].sort((a, b) => a.from - b.from);
}

/** Overlaps cut, gaps filled: a short one by what is before or after it, while its doors are open, else by time at home. */
function tiled(chunks: readonly Proposed[], begins: Minutes, ends: Minutes, persona: Persona, map: TownMap): Chunk[] {
  const home = persona.home.place;
  const stretches = (chunk: Proposed, from: Minutes, to: Minutes) =>
    chunk.kind !== "commitment" && (chunk.place === home || opensFor(map, chunk.place, persona.id, from, to));
  const ease = languageOf(map.language).mind.doings.atHome;
  const tiles: Chunk[] = [];
  let at = begins;
  for (const chunk of chunks) {
    let from = Math.max(chunk.from, at) as Minutes;
    if (chunk.to - from < 5) continue;
    const last = tiles.at(-1);
    const short = from - at <= 30;
    if (from > at && short && last && stretches(last, last.from, from)) tiles[tiles.length - 1] = { ...last, to: from };
    else if (from > at && short && last && stretches(chunk, at, chunk.to)) from = at;
    else if (from > at) tiles.push(atHome(at, from, home, ease));
    tiles.push({ area: null, serves: null, ...chunk, from });
    at = chunk.to;
  }
  if (ends - at > 0) {
    const last = tiles.at(-1);
    if (ends - at <= 30 && last && last.place === home && last.kind !== "commitment")
      tiles[tiles.length - 1] = { ...last, to: ends };
    else tiles.push(atHome(at, ends, home, ease));
  }
  return tiles;
}

const atHome = (from: Minutes, to: Minutes, place: PlaceId, doing: string): Chunk => ({
  from,
  to,
  doing,
  place,
  emoji: "🏠",
  kind: "pastime",
  area: null,
  serves: null,
});

/** The plan with a chunk put in; only what it covers is touched, and only those actions are forgotten (paper section 4.3.1). */
export function replanned(plan: DayPlan, chunk: Chunk): DayPlan {
  const actions = plan.actions.flatMap((action) => {
    if (action.to <= chunk.from || action.from >= chunk.to) return [action];
    const before = { ...action, to: chunk.from };
    const after = { ...action, from: chunk.to };
    return [before, after].filter((piece) => piece.to - piece.from >= 5);
  });
  const chunks = closed(spliced(plan.chunks, chunk));
  const [first, last] = [plan.chunks[0], plan.chunks.at(-1)];
  const [begins, ends] = [chunks[0]!.from, chunks.at(-1)!.to];
  // The day still begins and ends when it did, be it with a piece of a few minutes.
  if (first && first.from < begins) chunks.unshift({ ...first, to: begins });
  if (last && last.to > ends) chunks.push({ ...last, from: ends });
  return { ...plan, chunks, actions };
}

/** The few minutes that fell away beside a chunk go to the one before it or, where that is a promise, to the one after. */
function closed(chunks: readonly Chunk[]): Chunk[] {
  const tiles: Chunk[] = [];
  for (const chunk of chunks) {
    const last = tiles.at(-1);
    const gap = last !== undefined && last.to < chunk.from;
    const forward = gap && (last.kind === "commitment" || last.kind === "errand") && chunk.kind !== "commitment";
    if (gap && !forward) tiles[tiles.length - 1] = { ...last, to: chunk.from };
    tiles.push(forward ? { ...chunk, from: last.to } : chunk);
  }
  return tiles;
}

/** The event that shows a plan. */
export const planEvent = (mind: Mind, plan: DayPlan, now: Minutes, why: string | null): Draft => {
  const chunks = plan.chunks.map(({ area: _, ...shown }) => shown);
  const base = { at: now, who: mind.id, spot: null, audience: "nobody" as const };
  return why === null ? { kind: "plan-made", ...base, chunks } : { kind: "plan-changed", ...base, chunks, why };
};
