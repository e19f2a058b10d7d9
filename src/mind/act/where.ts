/**
 * Where in a place something is done (paper section 5): down the tree to an area and an object, preferring where one is when it
 * serves. Only areas the resident may use are considered.
 */

import { type Minutes, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { firstName } from "../../world/people.ts";
import {
  type Area,
  areaOf,
  areasFor,
  entranceOf,
  type Fixture,
  isOpen,
  type ObjectId,
  type PersonId,
  type PlaceId,
  type Purpose,
  placeOf,
  type Spot,
  type TownMap,
} from "../../world/places.ts";
import type { Mind, TownFacts } from "../mind.ts";

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
  areaOf(map, home).objects.find((object) => object.kind === "bed")?.id ?? null;

/** Whether a resident has come to know a place: by living, working or going there, by walking in or by hearing of it (paper section 5). */
export const knowsPlace = (mind: Mind, place: PlaceId): boolean => mind.map.places.has(place);

/** A text and a name, as they are compared: Latin by whole words, other scripts wherever they stand. */
function names(text: string, name: string): boolean {
  const bare = name.toLowerCase().replace(/^the /, "");
  if (bare.length < 2 || !text.includes(bare)) return false;
  if (!/^[\p{Script=Latin}\d]/u.test(bare)) return true;
  return bare.length > 2 && new RegExp(`(?<![\\p{L}\\d])${literal(bare)}(?![\\p{L}\\d])`, "u").test(text);
}

/** The places a text names, by name or alias, in the order of the map. */
export function placesNamed(map: TownMap, text: string): PlaceId[] {
  const lower = text.toLowerCase();
  return [...map.places.values()]
    .filter((place) => [place.name, ...place.aliases].some((name) => names(lower, name)))
    .map((place) => place.id);
}

/** The residents a text names, by their whole name or the first part of it. */
export function residentsNamed(town: Pick<TownFacts, "personas">, text: string): PersonId[] {
  const lower = text.toLowerCase();
  return [...town.personas.values()]
    .filter((one) => [one.name, firstName(one.name)].some((name) => names(lower, name)))
    .map((one) => one.id);
}

/** Where people are said to be in a line of a talk: a sentence that states it of one person and one place (paper section 5). */
export function saidToBe(
  town: Pick<TownFacts, "language" | "map" | "personas">,
  text: string,
  speaker: PersonId | null,
): [PersonId, PlaceId][] {
  const { whereabouts, doubtful } = languageOf(town.language).reacting.seeking;
  return text.split(/(?<=[.!?。！？])\s*/u).flatMap((sentence): [PersonId, PlaceId][] => {
    if (!whereabouts.test(sentence) || doubtful.test(sentence)) return [];
    const [place, ...others] = placesNamed(town.map, sentence);
    const people = residentsNamed(town, sentence).filter((who) => who !== speaker);
    return place && others.length === 0 && people.length === 1 ? [[people[0]!, place]] : [];
  });
}

/** Whom a thought sends one to ("tell your wife", "find Klaus"), or null: the first named after a word for going to somebody. */
export function personSought(mind: Mind, text: string, town: TownFacts): PersonId | null {
  const { verbs, kin } = languageOf(town.language).reacting.seeking;
  const from = text.search(verbs);
  if (from < 0) return null;
  const after = text.slice(from);
  const named = residentsNamed(town, after).filter((who) => who !== mind.id);
  const first = named.map((who) => ({ who, at: after.indexOf(firstName(town.personas.get(who)!.name)) }));
  const nearest = first.sort((a, b) => a.at - b.at)[0]?.who;
  if (nearest) return nearest;
  const word = kin.exec(after)?.[0].toLowerCase();
  return word ? ([...mind.ties].find(([, tie]) => tie.kind.toLowerCase().includes(word))?.[0] ?? null) : null;
}

/** How long a sight of somebody, or word of where they are, is the first thing to go by. */
const FRESH = 240;

/**
 * Where a resident would look for somebody, the likeliest first: where they last saw them or were told of them, where they work at this
 * hour, where they live. Only places the resident knows; shops only while they are open.
 */
export function whereToLookFor(mind: Mind, who: PersonId, town: TownFacts, now: Minutes): PlaceId[] {
  const last = mind.map.seen.get(who);
  const persona = town.personas.get(who);
  const acquainted = mind.ties.has(who);
  const t = timeOfDay(now);
  const works =
    acquainted && persona?.work?.hours.some(({ from, to }) => from <= t && t < to) ? persona.work.spot.place : null;
  const wanted = [
    last && now - last.at < FRESH ? last.place : null,
    works,
    acquainted ? persona?.home.place : null,
    last?.place,
  ];
  return [...new Set(wanted.filter((place) => place !== null && place !== undefined))].filter(
    (place) => knowsPlace(mind, place) && isOpen(placeOf(town.map, place), now),
  );
}
