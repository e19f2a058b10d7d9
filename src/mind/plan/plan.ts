/**
 * Planning (paper section 4.3): a day of five to eight broad pieces, each taken apart into actions only when it comes near.
 *
 * A plan is proposed by a model or its stand-in and made sound by code: it tiles the waking day, in places that exist and are open,
 * with washing, meals and sleep where a body needs them, and with whatever was agreed to. Every repair says why.
 */
import { DAY, dayOf, later, type Minutes, startOfDay, timeOfDay } from "../../clock/units.ts";
import type { Draft } from "../../world/events.ts";
import { type MealName, mealNames } from "../../world/kinds.ts";
import { type AreaId, isOpen, type PlaceId, placeOf, type TownMap } from "../../world/places.ts";
import type { Chunk, Commitment, DayPlan, Mind } from "../mind.ts";
import type { Persona } from "../persona.ts";

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

/** When a meal may begin and usually does, in minutes of the day. */
export const usualMeals: Readonly<
  Record<MealName, { readonly from: number; readonly to: number; readonly at: number }>
> = {
  breakfast: { from: 360, to: 630, at: 450 },
  lunch: { from: 690, to: 870, at: 750 },
  dinner: { from: 1020, to: 1230, at: 1110 },
};

/** Which meal a time of the lived day is for. */
export function mealAt(persona: Persona, day: number, at: Minutes): MealName {
  const nearest = mealNames
    .map((name) => ({ name, at: persona.meals[name]?.at ?? usualMeals[name].at }))
    .sort((a, b) => Math.abs(startOfDay(day) + a.at - at) - Math.abs(startOfDay(day) + b.at - at));
  return nearest[0]!.name;
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
    activity: commitment.activity ?? "other",
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

/** Yesterday's free time as it was spent, and what was planned in the morning and never came about. */
export function yesterdays(mind: Mind, day: number): { spent: readonly string[]; unfinished: readonly string[] } {
  const last = mind.plan?.day === day - 1 ? mind.plan : null;
  if (!last) return { spent: [], unfinished: [] };
  const spent = last.chunks.filter((chunk) => chunk.kind === "pastime").map((chunk) => chunk.doing);
  const unfinished = (last.meant ?? []).filter((doing) => !last.chunks.some((chunk) => chunk.doing === doing));
  return { spent: [...new Set(spent)], unfinished };
}
