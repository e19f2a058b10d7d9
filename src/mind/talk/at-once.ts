/** What is asked there and then, as both sides understand it: who serves where, and what keeps somebody from doing it. */

import { dateOf, type Minutes, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { isOpen, type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import type { AtOnce, Proposed, SpeechAct } from "../../world/speech-acts.ts";
import { personOf } from "../../world/world.ts";
import { chunkAt, type TownFacts } from "../mind.ts";
import { gatheringOf } from "../persona.ts";
import type { Self } from "../self.ts";

/** Whether somebody serves in a place: it is where they work, or their own home. Who only lodges over a tea room serves nobody there. */
export const serves = (
  { personas, map }: Pick<TownFacts, "personas" | "map">,
  who: PersonId,
  place: PlaceId,
): boolean =>
  placeOf(map, place).access === "public"
    ? placeOf(map, place).staff.includes(who) || personas.get(who)?.work?.spot.place === place
    : placeOf(map, place).household.includes(who);

/** Whether it is somebody's hour to work. */
function isAtWork({ personas, start }: Pick<TownFacts, "personas" | "start">, who: PersonId, now: Minutes): boolean {
  const work = personas.get(who)?.work;
  const t = timeOfDay(now);
  if (!work || (work.weekdays && !work.weekdays.includes(dateOf(start, now).getUTCDay()))) return false;
  return work.hours.some(({ from, to }) => from <= t && t < to);
}

/** Whether somebody sees to guests in a place just now: they serve there, and it is not left to somebody else of the place who is at work. */
export function attends(
  { town, world, now }: Pick<Self, "town" | "world" | "now">,
  who: PersonId,
  place: PlaceId,
): boolean {
  if (!serves(town, who, place)) return false;
  const { staff } = placeOf(town.map, place);
  return (
    !staff.includes(who) ||
    isAtWork(town, who, now) ||
    !staff.some((id) => {
      const other = world.people.get(id);
      return id !== who && other?.spot.place === place && !other.asleep && !other.walk && isAtWork(town, id, now);
    })
  );
}

/** Whether something proposed by one of two to the other can be at all: a service needs somebody of the place, and the place to be theirs both. */
export function isPossible(
  what: Proposed,
  by: PersonId,
  to: PersonId,
  { town, world }: Pick<Self, "town" | "world">,
): boolean {
  if (what.kind === "deed") return !("place" in what) || town.map.places.has(what.place);
  if (what.kind !== "service") return true;
  if (!town.map.places.has(what.place)) return false;
  const here = [by, to].every((who) => world.people.get(who)?.spot.place === what.place);
  return here && (serves(town, by, what.place) || serves(town, to, what.place));
}

/** Whether somebody serves where they are just now, and nobody else of the place could. */
function isUncovered({ mind, persona, world, now }: Pick<Self, "mind" | "persona" | "world" | "now">): boolean {
  const me = personOf(world, mind.id);
  const { staff } = placeOf(world.map, me.spot.place);
  const chunk = chunkAt(mind.plan, now);
  if (chunk?.kind !== "work" || persona.work?.spot.place !== me.spot.place || !staff.includes(mind.id)) return false;
  return !staff.some((id) => {
    const other = id === mind.id ? undefined : world.people.get(id);
    return other && !other.asleep && !other.walk && other.spot.place === me.spot.place;
  });
}

/** Whether somebody may show another the door where that other is: they serve there, at home too, or what the other has come for is theirs. */
function isHost(
  who: PersonId,
  serving: string | null,
  self: Pick<Self, "mind" | "world" | "town" | "stories">,
): boolean {
  const { mind, world, town, stories } = self;
  const here = personOf(world, mind.id).spot.place;
  const story = mind.commitments.find(({ id }) => id === serving)?.story ?? null;
  const host = story === null ? undefined : gatheringOf(stories.get(story))?.host;
  return host === who || serves(town, who, here);
}

/** Why somebody cannot do what `by` asks of them now, whatever they say; it reads after "because". Null when nothing is in the way. */
export function hindrance(
  what: AtOnce,
  by: PersonId | null,
  self: Pick<Self, "mind" | "persona" | "world" | "now" | "town" | "stories">,
): string | null {
  const { mind, persona, world, town, now } = self;
  const { map } = world;
  const words = languageOf(town.language).planning.promise;
  const here = personOf(world, mind.id).spot.place;
  if (what.kind === "service") {
    const place = placeOf(map, what.place);
    return isOpen(place, now) ? null : words.closed(place.name);
  }
  if (what.deed === "wait" || what.deed === "vote") return null;
  if (isUncovered(self)) return words.uncovered(persona.work?.doing ?? "");
  const chunk = chunkAt(mind.plan, now);
  switch (what.deed) {
    case "leave":
      if (placeOf(map, here).household.includes(mind.id)) return words.ownHome;
      if (by !== null && isHost(by, chunk?.serves ?? null, self)) return null;
      return chunk?.kind === "commitment" ? words.other(chunk.doing) : null;
    case "stop":
      return chunk?.kind === "commitment" ? words.other(chunk.doing) : null;
    case "go":
    case "come":
    case "fetch":
      return null;
    default:
      return what satisfies never;
  }
}

/** Whether a line says yes to what takes its speaker away from where they talk. */
export const departs = (acts: readonly SpeechAct[]): boolean =>
  acts.some(
    (one) =>
      one.act === "reply" &&
      one.answer === "yes" &&
      "what" in one.to &&
      one.to.what.kind === "deed" &&
      ["go", "come", "leave", "fetch"].includes(one.to.what.deed),
  );
