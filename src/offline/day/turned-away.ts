/** Offline, at a closed door: one comes back when it opens, or goes where the same is to be had, or passes the time (issue 3, Reaction). */
import { clockText, later, type Minutes, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { knowsPlace } from "../../mind/act/where.ts";
import type { DayPlan } from "../../mind/mind.ts";
import { opensFor } from "../../mind/plan/plan.ts";
import type { Occasion, ReplanAnswer, ReplanInput } from "../../mind/questions/replan.ts";
import type { Random } from "../../world/chance.ts";
import { areasFor, type Place, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";

/** One waits for a door to open, if it does within this time. */
const LONGEST_WAIT = 150;
/** Another place serves as well when it is no further than this. */
const LONGEST_WALK = 25;

/** What follows from a closed door. */
export function turnedAway(
  input: ReplanInput,
  occasion: Extract<Occasion, { kind: "turned-away" }>,
  random: Random,
): ReplanAnswer {
  const { persona, now, town, mind } = input;
  const { map } = town;
  const here = input.world.people.get(persona.id)?.spot.place ?? persona.home.place;
  const home = persona.home.place;
  const closed = placeOf(map, occasion.place);
  const { doings, reasons } = languageOf(map.language).reacting;
  const answer = (doing: string, place: string, from: Minutes, minutes: number, emoji: string): ReplanAnswer => ({
    change: true,
    why: reasons.somethingElse(occasion.why),
    doing,
    activity: "other",
    place,
    from: clockText(from),
    minutes,
    emoji,
  });
  const opens = opening(closed, now);
  const soon =
    opens !== null && opens - now <= LONGEST_WAIT && opensFor(map, closed.id, persona.id, opens, later(opens, 30));
  const goesBack = soon && freeTime(mind.plan, opens, later(opens, 30));
  const near = (place: Place): boolean =>
    place.id !== closed.id &&
    place.access === "public" &&
    knowsPlace(mind, place.id) &&
    minutesBetween(map, here, place.id) <= LONGEST_WALK &&
    opensFor(map, place.id, persona.id, now, later(now, 60));
  const alike = [...map.places.values()].filter(
    (place) => occasion.wanted !== null && near(place) && areasFor(place, occasion.wanted).length > 0,
  );
  if (goesBack && (alike.length === 0 || opens - now <= 60))
    return {
      ...answer(doings.backAt(closed.name), closed.id, opens, 45, "🔁"),
      why: reasons.opensAt(occasion.why, clockText(opens)),
    };
  if (alike.length > 0) {
    const place = random.pick(alike);
    const doing = (occasion.wanted === "meal" ? doings.eatingInstead : doings.instead)(place.name);
    return answer(doing, place.id, now, 45, "↪️");
  }
  const open = [...map.places.values()].filter(
    (place) => near(place) && (place.hours === null || persona.haunts.includes(place.id)),
  );
  const place = open.length > 0 ? random.pick(open).id : home;
  return answer(place === home ? doings.waitingAtHome : doings.passingTime, place, now, 30, "⏳");
}

/** Whether nothing that matters more is planned in a time. */
const freeTime = (plan: DayPlan | null, from: Minutes, to: Minutes): boolean =>
  plan?.chunks.every(
    ({ kind, ...chunk }) =>
      chunk.to <= from || chunk.from >= to || kind === "pastime" || kind === "meal" || kind === "routine",
  ) ?? true;

/** When a place opens next today, or null. */
function opening(place: Place, now: Minutes): Minutes | null {
  if (!place.hours) return null;
  const opens = later(now, place.hours.from - timeOfDay(now));
  return opens > now ? opens : null;
}
