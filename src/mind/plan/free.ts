/**
 * When somebody is free (design section 5: what was agreed becomes a commitment in the plan of each): what keeps them at an hour, and
 * the nearest hour at which nothing does. Facts only, so that a counter-proposal is a time that really is free.
 */
import { dateOf, dayOf, later, type Minutes, timeOfDay } from "../../clock/units.ts";
import { type PlaceId, placeOf } from "../../world/places.ts";
import type { Self } from "../self.ts";
import { livedDay, opensFor, wakingDay } from "./plan.ts";

/** What keeps somebody at a time: the kind of it, and what they do then, reading after "is" ("serving customers at the counter"). */
export interface Busy {
  readonly why: "agreed" | "asleep" | "work" | "hosting";
  readonly doing: string;
}

/** Whether a resident has regular work at a time: a piece of it at its beginning or end does not count. */
export function workAt(self: Pick<Self, "persona" | "town">, from: Minutes, to: Minutes): boolean {
  const { work } = self.persona;
  if (!work) return false;
  if (work.weekdays && !work.weekdays.includes(dateOf(self.town.start, from).getUTCDay())) return false;
  const [a, b] = [timeOfDay(from), timeOfDay(from) + (to - from)];
  return work.hours.some(
    (hours) => hours.from < b - 20 && (hours.to <= hours.from ? hours.to + 1440 : hours.to) > a + 40,
  );
}

/** What keeps a resident from something at `place` (or anywhere) then; null when they are free. */
export function busyAt(self: Self, from: Minutes, to: Minutes, place: PlaceId | null = null): Busy | null {
  const { persona, mind, stories } = self;
  const agreed = mind.commitments.find(
    (one) => one.from !== null && one.from < to && (one.to ?? later(one.from, 60)) > from,
  );
  if (agreed) return { why: "agreed", doing: agreed.what };
  for (const { of } of stories.values())
    if (of.kind === "gathering" && of.host === persona.id && of.from < to && of.to > from)
      return { why: "hosting", doing: of.name };
  const { wake, sleep } = wakingDay(persona, livedDay(persona, from));
  if (from < wake + 30 || to > sleep) return { why: "asleep", doing: "" };
  // Whoever works at the very place is there anyway.
  const here = place !== null && persona.work?.spot.place === place && place !== persona.home.place;
  const plan = mind.plan;
  const planned = plan?.chunks[0] && from >= plan.chunks[0].from && from < (plan.chunks.at(-1)?.to ?? 0);
  const chunk = planned
    ? plan.chunks.find(
        (one) => one.from < to - 10 && one.to > from + 10 && (one.kind === "work" || one.kind === "commitment"),
      )
    : undefined;
  if (chunk && !(here && chunk.kind === "work"))
    return { why: chunk.kind === "work" ? "work" : "agreed", doing: chunk.doing };
  if (!planned && !here && workAt(self, from, to)) return { why: "work", doing: persona.work?.doing ?? "" };
  return null;
}

/** The next hour at which a resident could come to lend a hand at a place, with time to go there; null where there is none tomorrow either. */
export function hourToHelp(self: Self, place: PlaceId, length: number): Minutes | null {
  const next = later(self.now, 60 + ((60 - (self.now % 60)) % 60));
  const { access } = placeOf(self.town.map, place);
  const hours = Array.from({ length: 30 }, (_, i) => later(next, 60 * i));
  return (
    hours.find(
      (one) =>
        timeOfDay(one) >= 9 * 60 &&
        timeOfDay(one) <= 19 * 60 &&
        (access === "household" || opensFor(self.town.map, place, self.persona.id, one, later(one, length))) &&
        busyAt(self, one, later(one, length), place) === null,
    ) ?? null
  );
}

/** Whether a place takes this resident in for the whole of a time, be they of the house or a guest. */
const takesIn = (self: Self, place: PlaceId, from: Minutes, to: Minutes): boolean =>
  placeOf(self.town.map, place).household.includes(self.persona.id) ||
  (placeOf(self.town.map, place).access === "public" && opensFor(self.town.map, place, self.persona.id, from, to));

/**
 * The free hour nearest to the one wanted, on the hour, within the same day or the next, not before half an hour from now and not
 * after `until`; null when there is none.
 */
export function freeNear(
  self: Self,
  place: PlaceId,
  wanted: Minutes,
  length: number,
  until: Minutes = later(wanted, 1440),
): Minutes | null {
  const hour = wanted - (timeOfDay(wanted) % 60);
  const hours = Array.from({ length: 24 }, (_, i) => [hour + 60 * (i + 1), hour - 60 * i]).flat();
  const fits = hours
    .map((one) => one as Minutes)
    .filter((one) => one !== wanted && one >= self.now + 30 && later(one, length) <= until)
    .filter((one) => dayOf(one) - dayOf(wanted) <= 1 && timeOfDay(one) >= 8 * 60 && timeOfDay(one) <= 21 * 60)
    .find(
      (one) => takesIn(self, place, one, later(one, length)) && busyAt(self, one, later(one, length), place) === null,
    );
  return fits ?? null;
}
