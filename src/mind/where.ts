/**
 * Where in a place something is done (paper section 5): down the tree to an area and an object, preferring where one is when it
 * serves. Only areas the resident may use are considered.
 */
import { languageOf } from "../language/language.ts";
import {
  type Area,
  areaOf,
  areasFor,
  entranceOf,
  type Fixture,
  type ObjectId,
  type PersonId,
  type PlaceId,
  type Purpose,
  placeOf,
  type Spot,
  type TownMap,
} from "../world/places.ts";

/** Whether a resident may use an area at all, doors and hours apart. */
export function mayUse(map: TownMap, who: PersonId, place: PlaceId, area: Area): boolean {
  const known = placeOf(map, place);
  if (area.access === "staff" && !known.staff.includes(who)) return false;
  return area.owners.length === 0 || area.owners.includes(who);
}

/** The areas of a place a resident may use, the current one first, their own next. */
export function usableAreas(map: TownMap, who: PersonId, place: PlaceId, current: Spot | null): Area[] {
  const rank = (area: Area) =>
    current?.place === place && current.area === area.id ? 0 : area.owners.includes(who) ? 1 : 2;
  return placeOf(map, place)
    .areas.filter((area) => mayUse(map, who, place, area))
    .sort((a, b) => rank(a) - rank(b));
}

/** The object of that name (or one whose name holds the words) in a place, with its area; null when there is none one may use. */
export function findObject(
  map: TownMap,
  who: PersonId,
  place: PlaceId,
  named: string,
  current: Spot | null,
): { fixture: Fixture; spot: Spot } | null {
  const wanted = named.toLowerCase();
  const areas = usableAreas(map, who, place, current);
  for (const exact of [true, false])
    for (const area of areas)
      for (const fixture of area.objects) {
        const name = fixture.name.toLowerCase();
        if (exact ? name === wanted : name.includes(wanted)) return { fixture, spot: { place, area: area.id } };
      }
  return null;
}

/** An area for a purpose: the current one if it serves, else one's own, else any that does; the entrance when none does. */
export function spotFor(
  map: TownMap,
  who: PersonId,
  place: PlaceId,
  purpose: Purpose | null,
  current: Spot | null,
): Spot {
  const usable = usableAreas(map, who, place, current);
  if (purpose) {
    const fitting = new Set(areasFor(placeOf(map, place), purpose).map((area) => area.id));
    const best = usable.find((area) => fitting.has(area.id));
    if (best) return { place, area: best.id };
  }
  if (current?.place === place && usable.some((area) => area.id === current.area) && !areaOf(map, current).capacity)
    return current;
  const open = usable.find((area) => !area.enclosed && area.capacity !== 1);
  return open ? { place, area: open.id } : usable[0] ? { place, area: usable[0].id } : entranceOf(placeOf(map, place));
}

/** The bed in a resident's home area, or null. */
export const bedOf = (map: TownMap, home: Spot): ObjectId | null =>
  areaOf(map, home).objects.find((object) => languageOf(map.language).place.bed.test(object.name))?.id ?? null;
