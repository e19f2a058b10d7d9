/** What a resident knows of the place they are in and of others, for answers in any language. */
import { stems } from "../../mind/memory/words.ts";
import type { Self } from "../../mind/self.ts";
import { attends } from "../../mind/talk/at-once.ts";
import type { Offer } from "../../world/offers.ts";
import { isOpen, type Place, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { meIn, present } from "./ask.ts";

/** Where the resident stands. */
export function hereOf(self: Self): Place | null {
  const me = meIn(self);
  return me ? placeOf(self.town.map, me.spot.place) : null;
}

/** The washrooms of a place that anybody who may be there may use. */
export const washrooms = (place: Place) =>
  place.areas.filter((area) => area.purposes.includes("wash") && area.owners.length === 0 && area.access !== "staff");

/** Whether the resident sees to guests in a place. */
export const isKeeper = ({ self }: { readonly self: Self }, place: Place | null): place is Place =>
  place !== null && attends(self, self.persona.id, place.id);

/** The same, where it sells. */
export const servesHere = (self: Self, place: Place): boolean => place.access === "public" && isKeeper({ self }, place);

/** Who else sees to guests where the resident is, and is at hand. */
export const staffAt = (self: Self, place: Place): string | null =>
  present(self).find(({ id, asleep }) => !asleep && attends(self, id, place.id))?.id ?? null;

/** The public places one knows that have something, with the walk to them, open ones first and then the nearest. */
export function nearest(self: Self, has: (place: Place) => boolean): { place: Place; minutes: number } | null {
  const me = meIn(self)?.spot.place;
  if (!me) return null;
  const found = [...self.town.map.places.values()]
    .filter((place) => place.id !== me && place.access === "public" && self.mind.map.places.has(place.id) && has(place))
    .map((place) => ({ place, minutes: minutesBetween(self.town.map, me, place.id) }))
    .filter(({ minutes }) => Number.isFinite(minutes));
  const shut = (place: Place) => Number(!isOpen(place, self.now));
  return found.sort((a, b) => shut(a.place) - shut(b.place) || a.minutes - b.minutes)[0] ?? null;
}

/** The nearest place whose offers pass a test, the first tests first: sooner by what is its own than by what any such shop has. */
export function nearestWith(self: Self, ...tests: readonly ((offers: readonly Offer[]) => boolean)[]) {
  for (const ofOwn of [true, false])
    for (const has of tests) {
      const found = nearest(self, ({ offers }) => has(offers.filter(({ common }) => !(ofOwn && common))));
      if (found) return found;
    }
  return null;
}

/** The words of a name that say which thing it is, and how many of them a text has. */
export function hits(name: string, words: ReadonlySet<string>): number {
  const own = stems(name);
  return own.length > 0 && own.some((word) => words.has(word))
    ? own.filter((word) => words.has(word)).length / own.length
    : 0;
}

/** The object or room that words name best, here; objects by at least half of their name. */
export function thingIn(place: Place, text: string) {
  const words = new Set(stems(text));
  const areas = place.areas.filter(({ owners }) => owners.length === 0);
  const room = areas.find((area) => hits(area.name, words) === 1);
  const objects = areas.flatMap((area) =>
    area.objects.map((object) => ({ area, object, share: hits(object.name, words) })),
  );
  const object = objects.filter(({ share }) => share >= 0.5).sort((a, b) => b.share - a.share)[0] ?? null;
  return { room: room ?? null, object };
}
