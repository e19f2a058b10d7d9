/** People who are asked for and do not hear it: asleep, behind a door, or elsewhere. What a resident knows of where they are. */
import type { Minutes } from "../../clock/units.ts";
import type { Line } from "../../world/people.ts";
import { areaOf, type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { canHear, peopleIn } from "../../world/world.ts";
import type { Self } from "../self.ts";

/** Somebody out of hearing, as a resident knows of them. */
export interface Absent {
  readonly who: PersonId;
  /** In the same place: asleep or awake, and in which room, or null where it is their own. */
  readonly here: { readonly asleep: boolean; readonly room: string | null } | null;
  /** Where and when they were last seen elsewhere, or null. */
  readonly seen: { readonly place: PlaceId; readonly at: Minutes } | null;
}

/** What is known of somebody who does not hear what is said here; null when they do. */
export function absentOf(self: Self, who: PersonId): Absent | null {
  const { world, persona, mind } = self;
  const me = world.people.get(persona.id);
  const one = world.people.get(who);
  if (!me || !one || who === persona.id) return null;
  const together = one.spot.place === me.spot.place;
  const hears = together && canHear(world, one, me.spot);
  if (hears && !one.asleep) return null;
  const place = placeOf(world.map, me.spot.place);
  // Who lives or works there knows who is behind which door; others know of sleepers whom they see.
  const knows = together && (hears || place.household.includes(persona.id) || place.staff.includes(persona.id));
  const area = areaOf(world.map, one.spot);
  const here = knows ? { asleep: one.asleep, room: area.owners.includes(who) ? null : area.name } : null;
  const seen = mind.map.seen.get(who) ?? null;
  return { who, here, seen: seen && seen.place !== me.spot.place ? seen : null };
}

/** The residents whom a line calls and who may not hear it: one who does not, and all of several. */
export const calledIn = ({ calls, reading }: Pick<Line, "calls" | "reading">): readonly PersonId[] => {
  const several = reading?.callsToo ? [reading.calls, ...reading.callsToo] : [];
  return [...new Set([calls, ...several].flatMap((id) => id ?? []))];
};

/** Who else is in the place and out of hearing, as far as the resident knows. */
export const indoors = (self: Self): Absent[] => {
  const me = self.world.people.get(self.persona.id);
  return peopleIn(self.world, me?.spot.place ?? "").flatMap(({ id, kind }) => {
    const absent = kind === "resident" ? absentOf(self, id) : null;
    return absent?.here ? [absent] : [];
  });
};
