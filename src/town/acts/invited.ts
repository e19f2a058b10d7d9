/** Who is invited to a home is let in: its door opens to those who promised one of the household to be there. */
import { later, type Minutes } from "../../clock/units.ts";
import { hostAtHome } from "../../mind/plan/promises.ts";
import type { Guest } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { World } from "../../world/world.ts";
import type { TownState } from "../state.ts";

/** Guests may come so many minutes early. */
export const EARLY = 15;

/** The world in which those who promised to come to a home are its guests: from shortly before until it is over. */
export function withInvited({ world, minds }: TownState, now: Minutes): World {
  const guests = new Map<PersonId, Guest>();
  for (const { id, commitments } of minds.values())
    for (const one of commitments) {
      const host = hostAtHome(one, id, world.map);
      if (host === null || one.from === null || one.to === null || !one.spot) continue;
      if (now < later(one.from, -EARLY) || now >= one.to) continue;
      const before = world.guests.get(id);
      const { place } = one.spot;
      // Who is in somebody else's house is seen out there first.
      if (before?.inside && before.place !== place) continue;
      if (before?.place === place && before.host !== null && before.until >= one.to) continue;
      const inside = world.people.get(id)?.spot.place === place;
      guests.set(id, { place, host, inside, since: before?.since ?? now, until: one.to });
    }
  return guests.size === 0 ? world : { ...world, guests: new Map([...world.guests, ...guests]) };
}
