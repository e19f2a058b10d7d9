/**
 * The town as a place: world > place > area > object, a containment tree (paper section 5), with what the original left to
 * its tile map: positions, roads, hours, access, capacity. Static: nothing here changes while a town lives.
 */
import { type Minutes, timeOfDay } from "../clock/units.ts";
import type { FixtureKind } from "./kinds.ts";
import type { Offer } from "./offers.ts";

/**
 * An id of one kind: a place's does not compile where a person's is wanted. Text from outside becomes one where it is declared to be
 * (the town file's form, a record, a command), without a cast; nothing of this is there when the program runs.
 */
export type Id<Of extends string> = string & { readonly idOf?: Of };

/** Kebab-case id of a place, unique in its town: "hobbs-cafe". A place is a channel. */
export type PlaceId = Id<"place">;
/** Kebab-case id of an area, unique in its place: "kitchen". */
export type AreaId = Id<"area">;
/** Address of an object: "hobbs-cafe/cafe/coffee-machine". */
export type ObjectId = Id<"object">;
/** Kebab-case id of a resident ("isabella-rodriguez"), or a visitor's id ("visitor:web:ab12"). */
export type PersonId = Id<"person">;

/** Where somebody is: a place and one of its areas. */
export interface Spot {
  readonly place: PlaceId;
  readonly area: AreaId;
}

/** What a place or area is meant for. A closed list: plans are checked against it. */
export const purposes = [
  "sleep",
  "wash",
  "meal",
  "cook",
  "coffee",
  "drinks",
  "study",
  "reading",
  "class",
  "desk-work",
  "trade",
  "shopping",
  "groceries",
  "tools",
  "medicine",
  "art",
  "music",
  "games",
  "exercise",
  "walk",
  "garden",
  "company",
] as const;
/** One of the purposes. */
export type Purpose = (typeof purposes)[number];

/** Who may enter: anyone, the members of the household (and whom they let in), or those who work there. */
export const accesses = ["public", "household", "staff"] as const;
/** One of the kinds of access. */
export type Access = (typeof accesses)[number];

/** Where something lies from the middle of a town. */
export const compass = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;
/** One of the directions. */
export type Compass = (typeof compass)[number];

/** What lies around a town. */
export interface Scenery {
  readonly sea: Compass | null;
}

/** A thing with a state in words. */
export interface Fixture {
  readonly id: ObjectId;
  readonly name: string;
  readonly kind: FixtureKind;
  /** Its usual state in words: "off", "made", "well stocked". Leaving restores it. */
  readonly state: string;
  /** Whose it is, where it is somebody's. */
  readonly owner?: PersonId;
  /** What is always the matter with it: "the third key sticks". */
  readonly flaw?: string;
  /** Who may use it, where that does not follow from where it stands. */
  readonly use?: UseOf;
  /** How one uses it, as somebody who knows it would say. */
  readonly howTo?: string;
}

/** Who may use a thing: anybody, whoever asks first, its owner and those who work or live there. */
export const usesOf = ["anyone", "ask", "owner"] as const;
/** One of them. */
export type UseOf = (typeof usesOf)[number];

/** A room or a part of a place. */
export interface Area {
  readonly id: AreaId;
  readonly name: string;
  readonly access: Access;
  /** The residents whose own room it is; empty when it is shared by all who may enter the place. */
  readonly owners: readonly PersonId[];
  /** How many people fit in, or null for no limit. A bathroom says 1. */
  readonly capacity: number | null;
  /** A closed room: talk carries neither in nor out (bathrooms, bedrooms). */
  readonly enclosed: boolean;
  readonly purposes: readonly Purpose[];
  /** A street or a path: who only passes comes through here. */
  readonly through?: true;
  readonly objects: readonly Fixture[];
}

/** A span of the day, in minutes from midnight; `to` may be 1440. */
export interface Hours {
  readonly from: Minutes;
  readonly to: Minutes;
}

/** A place: one channel, one point on the map. */
export interface Place {
  readonly id: PlaceId;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly emoji: string;
  /** One sentence for the board and the guide. */
  readonly about: string;
  /** On the map, 0 to 100 both ways, x to the right and y down. */
  readonly position: { readonly x: number; readonly y: number };
  readonly access: Access;
  /** Residents who live here. */
  readonly household: readonly PersonId[];
  /** Residents who work here, who may be in outside hours. */
  readonly staff: readonly PersonId[];
  /** When it is open, every day; null is always. */
  readonly hours: Hours | null;
  readonly purposes: readonly Purpose[];
  readonly areas: readonly Area[];
  /** What there is to have, buy, borrow or do. */
  readonly offers: readonly Offer[];
  /** Who runs it; who works there where the file names nobody. */
  readonly runBy: readonly PersonId[];
  /** How one finds it, where the roads do not say it: "down the steps behind the chapel". */
  readonly way: string | null;
  /** What one sees there, as somebody standing there would say. */
  readonly remarks: readonly string[];
}

/** Whether somebody may live there: it has a place to sleep. */
export const isHome = (place: Place): boolean => place.areas.some((area) => area.purposes.includes("sleep"));

/** Whether it is a home, and nobody enters it unasked but those who live there. */
export const isPrivateHome = (place: Place): boolean => isHome(place) && place.access === "household";

/** The whole map, with the lookups that everything uses. */
export interface TownMap {
  readonly world: string;
  /** The town's language tag: "en", "zh-CN". Sentences that the world makes are in it. */
  readonly language: string;
  readonly places: ReadonlyMap<PlaceId, Place>;
  readonly objects: ReadonlyMap<ObjectId, { readonly fixture: Fixture; readonly spot: Spot }>;
  /** Roads between places, both ways, with the minutes a walk takes. */
  readonly roads: ReadonlyMap<PlaceId, readonly { readonly to: PlaceId; readonly minutes: number }[]>;
}

/** Map units a person walks in a town minute: across the whole town in about fifteen minutes. */
export const WALKING_PACE = 8;

/** Builds the map with its lookups from places and roads. Roads are taken both ways. */
export function townMap(
  world: string,
  places: readonly Place[],
  roads: readonly (readonly [PlaceId, PlaceId])[],
  language = "en",
): TownMap {
  const byId = new Map(places.map((place) => [place.id, place]));
  const ways = new Map<PlaceId, { to: PlaceId; minutes: number }[]>(places.map((place) => [place.id, []]));
  for (const [a, b] of roads) {
    const from = byId.get(a);
    const to = byId.get(b);
    if (!from || !to) continue;
    const length = Math.hypot(from.position.x - to.position.x, from.position.y - to.position.y);
    const walk = Math.max(1, Math.round(length / WALKING_PACE));
    ways.get(a)?.push({ to: b, minutes: walk });
    ways.get(b)?.push({ to: a, minutes: walk });
  }
  const objects = new Map<ObjectId, { fixture: Fixture; spot: Spot }>();
  for (const place of places)
    for (const area of place.areas)
      for (const fixture of area.objects)
        objects.set(fixture.id, { fixture, spot: { place: place.id, area: area.id } });
  return { world, language, places: byId, objects, roads: ways };
}

/** The place, which must exist: ids inside the world were checked at the door. */
export function placeOf(map: TownMap, id: PlaceId): Place {
  const place = map.places.get(id);
  if (!place) throw new Error(`No place "${id}" in ${map.world}`);
  return place;
}

/** The area of a spot, which must exist. */
export function areaOf(map: TownMap, spot: Spot): Area {
  const area = placeOf(map, spot.place).areas.find((one) => one.id === spot.area);
  if (!area) throw new Error(`No area "${spot.area}" in "${spot.place}"`);
  return area;
}

/** Whether a moment is within hours of the day, which may go past midnight. */
export function isWithin({ from, to }: Hours, at: Minutes): boolean {
  const t = timeOfDay(at);
  return from <= to ? t >= from && t < to : t >= from || t < to;
}

/** Whether a place is open to the public at that minute. */
export const isOpen = ({ hours }: Place, at: Minutes): boolean => !hours || isWithin(hours, at);

/** The areas of a place that serve a purpose, or the place's first public area when the purpose is the place's own. */
export function areasFor(place: Place, purpose: Purpose): readonly Area[] {
  const fitting = place.areas.filter((area) => area.purposes.includes(purpose));
  if (fitting.length > 0) return fitting;
  return place.purposes.includes(purpose) ? place.areas.slice(0, 1) : [];
}

/** Where one enters a place: its first area that is not somebody's own. */
export function entranceOf(place: Place): Spot {
  const area = place.areas.find((one) => one.access === "public" && one.owners.length === 0 && !one.enclosed);
  const shared = area ?? place.areas.find((one) => one.owners.length === 0 && !one.enclosed) ?? place.areas[0]!;
  return { place: place.id, area: shared.id };
}
