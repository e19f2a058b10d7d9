/** Offline replanning: what follows from a word of the inner voice, or from a closed door. */
import { clockText, later, type Minutes } from "../../clock/units.ts";
import type { Deed } from "../../language/goods.ts";
import { languageOf } from "../../language/language.ts";
import { activityOf, placeForDeed } from "../../mind/act/deeds.ts";
import { opensFor } from "../../mind/plan/plan.ts";
import type { ReplanAnswer, ReplanInput } from "../../mind/questions/replan.ts";
import type { Random } from "../../world/chance.ts";
import { type PlaceId, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { turnedAway } from "./turned-away.ts";

/** What heeding a thought says in one language. */
export interface ThoughtWords {
  /** The place a thought names, or null. */
  placeNamed(input: ReplanInput, text: string): PlaceId | null;
  why(text: string): string;
  /** Why nothing comes of it today. */
  tooLate: string;
  beingAt(place: string): string;
  /** What one does about the thought, as it reads after "is". */
  doingOf(text: string): string;
}

/** One piece of the day that follows, in the words of a language. */
export function heed(input: ReplanInput, random: Random, words: ThoughtWords): ReplanAnswer {
  const { persona, now, occasion, town, mind } = input;
  const home = persona.home.place;
  if (occasion.kind === "turned-away") return turnedAway(input, occasion, random);
  const { deed: everyday, gist } = languageOf(town.language).planning.intent;
  const text = gist(occasion.text);
  const deed = everyday(text);
  const errand = deed ? anErrand(input, deed) : null;
  if (errand) return { change: true, why: words.why(text), ...errand };
  // What can be had in one place alone, and not today any more, is left.
  if (deed?.buys && !errand && (mind.plan?.chunks.length ?? 0) > 0)
    return {
      change: false,
      why: words.tooLate,
      doing: deed.doing,
      activity: activityOf(deed),
      place: home,
      from: clockText(now),
      minutes: 10,
      emoji: "💭",
    };
  const named = words.placeNamed(input, text);
  const goal = named && (named === home || opensFor(town.map, named, persona.id, now, later(now, 45))) ? named : null;
  const free = mind.plan?.chunks.find(
    (chunk) => chunk.to - Math.max(chunk.from, now) >= 40 && chunk.kind === "pastime" && chunk.from >= now - 30,
  );
  const from = goal ? now : Math.max(now, free?.from ?? now);
  const place = goal ?? (free ? free.place : (input.world.people.get(persona.id)?.spot.place ?? home));
  const reachable = Number.isFinite(minutesBetween(town.map, home, place)) ? place : home;
  return {
    change: true,
    why: words.why(text),
    doing: deed?.doing ?? (goal ? words.beingAt(placeOf(town.map, goal).name) : words.doingOf(text)),
    activity: deed ? activityOf(deed) : "other",
    place: reachable,
    from: clockText(from as Minutes),
    minutes: goal ? 45 : 40,
    emoji: "💭",
  };
}

/** An everyday deed that needs a place of its kind: there, in the first free time in which it is open, else at the end of work. */
function anErrand(
  input: ReplanInput,
  deed: Deed,
): Pick<ReplanAnswer, "doing" | "activity" | "place" | "from" | "minutes" | "emoji"> | null {
  const { persona, now, town, mind } = input;
  const { map } = town;
  const place = placeForDeed(input, deed);
  if (!place) return null;
  const length = deed.buys ? 15 : 40;
  const fits = (from: number, start: PlaceId) => {
    const walk = minutesBetween(map, start, place);
    return Number.isFinite(walk) &&
      opensFor(map, place, persona.id, later(from as Minutes, walk), later(from as Minutes, walk + 15))
      ? walk
      : null;
  };
  const ahead = (mind.plan?.chunks ?? []).filter((chunk) => chunk.to > now);
  const free = ahead
    .filter((chunk) => chunk.kind === "pastime" && chunk.serves === null)
    .map((chunk) => ({ from: Math.max(chunk.from, now), to: chunk.to, at: chunk.place }));
  // Nobody lets a shop close over the last hour of work.
  const late = ahead
    .filter((chunk) => chunk.kind === "work")
    .map((chunk) => ({ from: Math.max(now, chunk.to - 60), to: chunk.to + 15, at: chunk.place }));
  for (const slot of [...free, ...late]) {
    const walk = fits(slot.from, slot.at);
    if (walk === null || slot.to - slot.from < Math.min(30, walk + 15)) continue;
    return {
      doing: deed.doing,
      activity: activityOf(deed),
      place,
      from: clockText(slot.from as Minutes),
      minutes: Math.ceil((walk + length) / 5) * 5,
      emoji: deed.buys ? "🛒" : "💭",
    };
  }
  return null;
}
