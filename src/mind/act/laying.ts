/** Laying what takes more than a moment into a plan: steps become pieces that are walked for real, in the first time that gives way. */
import { later, type Minutes, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Activity } from "../../world/kinds.ts";
import type { Person } from "../../world/people.ts";
import { type ObjectId, type PersonId, type PlaceId, placeOf, type Spot } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import type { Chunk, DayPlan, PlannedAction } from "../mind.ts";
import { opensFor, replanned } from "../plan/plan.ts";
import type { Thinking } from "../thinking.ts";

/** One thing of an errand: where, what, how long. */
export interface Step {
  readonly spot: Spot;
  readonly doing: string;
  readonly activity: Activity;
  readonly emoji: string;
  readonly minutes: number;
  readonly object: ObjectId | null;
}

/** Walks take whole steps of the plan. */
export const walk = (map: Thinking["world"]["map"], from: PlaceId, to: PlaceId): number =>
  Math.ceil(minutesBetween(map, from, to) / 5) * 5;

/** The pieces of the plan that steps make from a moment on, walks and opening hours counted in; null when a door stays shut today. */
export function laidOut(
  steps: readonly Step[],
  start: Minutes,
  from: PlaceId,
  id: string,
  who: PersonId,
  thinking: Thinking,
): Chunk[] | null {
  const { map } = thinking.world;
  const begun: { step: Step; at: Minutes }[] = [];
  let at = start;
  let here = from;
  for (const step of steps) {
    at = later(at, walk(map, here, step.spot.place));
    const place = placeOf(map, step.spot.place);
    // At a household's door one knocks; a shop has its hours.
    if (place.access === "public" && !opensFor(map, place.id, who, at, later(at, step.minutes))) {
      const opens = place.hours ? later(at, place.hours.from - timeOfDay(at)) : at;
      if (opens <= at || !opensFor(map, place.id, who, opens, later(opens, step.minutes))) return null;
      at = opens;
    }
    begun.push({ step, at });
    at = later(at, step.minutes);
    here = step.spot.place;
  }
  return begun.map(({ step, at: arrives }, i) => ({
    // Nobody stands before a shut door: one sets out when it opens.
    from: i === 0 ? (Math.max(start, arrives - walk(map, from, step.spot.place)) as Minutes) : arrives,
    to: begun[i + 1]?.at ?? later(arrives, Math.max(10, step.minutes)),
    doing: step.doing,
    activity: step.activity,
    place: step.spot.place,
    area: step.spot.area,
    emoji: step.emoji,
    kind: "errand",
    serves: id,
  }));
}

/** The first stretch of time that pieces fit in, from now to the end of the day: chunks in a row that give way. */
export function inFreeTime(
  lay: (start: Minutes, from: PlaceId) => Chunk[] | null,
  plan: DayPlan,
  here: PlaceId,
  now: Minutes,
  gives: (chunk: Chunk) => boolean,
): Chunk[] | null {
  const ahead = plan.chunks.filter((chunk) => chunk.to > now);
  for (const [i, chunk] of ahead.entries()) {
    if (!gives(chunk)) continue;
    let j = i;
    while (ahead[j + 1] && gives(ahead[j + 1]!)) j++;
    const starts = Math.max(now, chunk.from) as Minutes;
    const laid = lay(starts, chunk.from <= now ? here : (ahead[i - 1]?.place ?? here));
    if (laid && laid.at(-1)!.to <= ahead[j]!.to) return laid;
  }
  return null;
}

/** A plan with an errand's pieces in it; each is its own action, in quarters of an hour (paper section 4.3). */
export function withPieces(plan: DayPlan, pieces: readonly Chunk[], visitors: readonly PersonId[] = []): DayPlan {
  const cleared = pieces.reduce((changed, piece) => replanned(changed, piece), plan);
  const actions = pieces.flatMap((piece): PlannedAction[] => {
    const spot = { place: piece.place, area: piece.area ?? "" };
    const whose = visitors.length > 0 ? { visitors } : {};
    const { doing, activity, emoji } = piece;
    const what = { doing, activity, emoji, spot, object: null, state: null, ...whose };
    const parts: PlannedAction[] = [];
    for (let at = piece.from; at < piece.to; at = parts.at(-1)!.to)
      parts.push({
        ...what,
        notable: piece.kind === "errand",
        from: at,
        to: piece.to - at < 20 ? piece.to : later(at, 15),
      });
    return parts;
  });
  return { ...cleared, actions: [...cleared.actions, ...actions].sort((a, b) => a.from - b.from) };
}

/** The plan without what is still ahead of an errand: that time is free. */
export function freed(plan: DayPlan, id: string, now: Minutes, home: PlaceId, language: string): DayPlan {
  const doing = languageOf(language).reacting.doings.spare;
  const theirs = plan.chunks.filter((chunk) => chunk.serves === id && chunk.to > now);
  if (theirs.length === 0) return plan;
  const spare = (chunk: Chunk): Chunk[] => {
    const free: Chunk = {
      ...chunk,
      doing,
      activity: "rest",
      place: home,
      area: null,
      emoji: "🙂",
      kind: "pastime",
      serves: null,
    };
    return chunk.from < now
      ? [
          { ...chunk, to: now },
          { ...free, from: now },
        ]
      : [free];
  };
  return {
    ...plan,
    chunks: plan.chunks.flatMap((chunk) => (theirs.includes(chunk) ? spare(chunk) : [chunk])),
    actions: plan.actions.filter(
      (action) => action.to <= now || !theirs.some((chunk) => action.from < chunk.to && action.to > chunk.from),
    ),
  };
}

/** Whether the plan still has a piece of an errand. */
export const scheduled = (plan: DayPlan | null, id: string, now: Minutes): boolean =>
  plan?.chunks.some((chunk) => chunk.serves === id && chunk.to > now) ?? false;

/** Whether somebody has been at a step for as long as it takes. */
export const isDone = (step: Step, me: Person, now: Minutes): boolean =>
  me.spot.place === step.spot.place && me.doing.text === step.doing && now - me.doing.since >= step.minutes;
