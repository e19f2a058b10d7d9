/** Events told as sentences in the third person, the form in which they are remembered and shown to a model. */
import type { Draft } from "../world/events.ts";
import { areaName, areaOf, type PersonId, placeOf, type Spot, type TownMap } from "../world/places.ts";
import type { World } from "../world/world.ts";
import type { TownFacts } from "./mind.ts";

/** A person's full name, residents asleep or away and visitors who left included. */
export const nameOf = (town: TownFacts, world: World, id: PersonId): string =>
  town.personas.get(id)?.name ?? world.people.get(id)?.name ?? town.visitors?.get(id) ?? "a visitor";

/** An object with its place, for a sentence: "the stove in the kitchen of Isabella Rodriguez's apartment". */
export function objectInWords(map: TownMap, id: string): string {
  const known = map.objects.get(id);
  if (!known) return id;
  const area = areaOf(map, known.spot);
  const place = placeOf(map, known.spot.place);
  const inArea = area.name === place.name || place.areas.length === 1 ? "" : ` in ${areaName(area)}`;
  return `the ${known.fixture.name}${inArea} of ${place.name}`;
}

/** A spot in words: "the kitchen of Hobbs Cafe". */
export function spotInWords(map: TownMap, spot: Spot): string {
  const place = placeOf(map, spot.place);
  const area = areaOf(map, spot);
  return place.areas.length === 1 || place.name.toLowerCase().includes(area.name.toLowerCase())
    ? place.name
    : `${areaName(area)} ${/^the /.test(areaName(area)) ? "of" : "in"} ${place.name}`;
}

/** What an event looks or sounds like to a witness, or null when it is nothing to see. */
export function told(town: TownFacts, world: World, event: Draft): string | null {
  const who = event.who ? nameOf(town, world, event.who) : "somebody";
  const guest = who === "a visitor" ? "A visitor" : `${who}, a visitor,`;
  const where = event.spot ? placeOf(world.map, event.spot.place).name : "";
  switch (event.kind) {
    case "line-said": {
      const to = event.to.map((id) => nameOf(town, world, id)).join(" and ");
      return `${who} said${to ? ` to ${to}` : ""}: "${event.text}"`;
    }
    case "resident-acted":
      return `${who} is ${event.doing}`;
    case "resident-arrived":
      return `${who} came to ${where}`;
    case "resident-passed":
      return `${who} walked past at ${where}`;
    case "resident-set-out":
      return `${who} left for ${placeOf(world.map, event.to.place).name}`;
    case "resident-woke":
      return `${who} woke up`;
    case "resident-slept":
      return `${who} went to sleep`;
    case "resident-turned-away":
      return `${who} could not get into ${spotInWords(world.map, event.spot ?? { place: "", area: "" })}: ${event.why}`;
    case "object-changed":
      return event.odd
        ? `${objectInWords(world.map, event.object)} is ${event.to}`
        : `${objectInWords(world.map, event.object)} went from ${event.from} to ${event.to}`;
    case "visitor-arrived":
      return `A visitor named ${event.name} came to ${where}${event.about ? ` and said about themselves: "${event.about}"` : ""}`;
    case "visitor-moved":
      return `${guest} came to ${where}`;
    case "visitor-acted":
      return `${guest} ${event.doing}`;
    case "visitor-left":
      return `${guest} left ${where}`;
    case "voice-whispered":
      return `A thought came to ${who}: "${event.text}"`;
    default:
      return null;
  }
}
