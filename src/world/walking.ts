/** Walking: shortest paths over roads, minutes by distance (design section 3). */

import { later, type Minutes } from "../clock/units.ts";
import type { Walk } from "./people.ts";
import { entranceOf, type PlaceId, placeOf, type Spot, type TownMap } from "./places.ts";

/** A way from one place to another: each place on it (the goal last) with the minutes walked to get there, or null when none leads there. */
export function wayBetween(
  map: TownMap,
  from: PlaceId,
  to: PlaceId,
): readonly { readonly place: PlaceId; readonly minutes: number }[] | null {
  if (from === to) return [];
  const best = new Map<PlaceId, { minutes: number; via: PlaceId | null }>([[from, { minutes: 0, via: null }]]);
  const open = new Set<PlaceId>([from]);
  while (open.size > 0) {
    let nearest: PlaceId | null = null;
    for (const id of open) if (nearest === null || best.get(id)!.minutes < best.get(nearest)!.minutes) nearest = id;
    open.delete(nearest!);
    if (nearest === to) break;
    for (const road of map.roads.get(nearest!) ?? []) {
      const walked = best.get(nearest!)!.minutes + road.minutes;
      const known = best.get(road.to);
      if (!known || walked < known.minutes) {
        best.set(road.to, { minutes: walked, via: nearest });
        open.add(road.to);
      }
    }
  }
  if (!best.has(to)) return null;
  const way: { place: PlaceId; minutes: number }[] = [];
  for (let at: PlaceId | null = to; at !== null && at !== from; at = best.get(at)!.via)
    way.unshift({ place: at, minutes: best.get(at)!.minutes });
  return way;
}

/** Minutes a walk takes, 0 within a place, Infinity where no road leads. */
export function minutesBetween(map: TownMap, from: PlaceId, to: PlaceId): number {
  const way = wayBetween(map, from, to);
  return way === null ? Number.POSITIVE_INFINITY : (way.at(-1)?.minutes ?? 0);
}

/** A walk that starts now, or null where no road leads. */
export function setOut(map: TownMap, from: PlaceId, to: Spot, now: Minutes): Walk | null {
  const way = wayBetween(map, from, to.place);
  if (way === null) return null;
  return { to, legs: way.map((leg) => ({ place: leg.place, at: later(now, leg.minutes) })) };
}

/** A way in of a place, for somebody who passes through on a walk: only open public ground is walked through. */
export function passingSpot(map: TownMap, place: PlaceId): Spot | null {
  const through = placeOf(map, place);
  if (through.access !== "public" || through.hours !== null) return null;
  const street = through.areas.find((area) => area.through);
  return street ? { place, area: street.id } : entranceOf(through);
}
