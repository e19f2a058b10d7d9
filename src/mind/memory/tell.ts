/** Events told as sentences in the third person, the form in which they are remembered and shown to a model. */
import { languageOf } from "../../language/language.ts";
import type { Draft, InwardKind, RecordKind } from "../../world/events.ts";
import { areaOf, type PersonId, placeOf, type Spot, type TownMap } from "../../world/places.ts";
import type { World } from "../../world/world.ts";
import type { TownFacts } from "../mind.ts";

/** A person's full name, residents asleep or away and visitors who left included. */
export const nameOf = (town: TownFacts, world: World, id: PersonId): string =>
  town.personas.get(id)?.name ??
  world.people.get(id)?.name ??
  town.visitors?.get(id) ??
  town.formerly?.get(id) ??
  languageOf(town.language).told.aVisitor;

/** An object with its place, for a sentence: "the stove in the kitchen of Isabella Rodriguez's apartment". */
export function objectInWords(map: TownMap, id: string): string {
  const known = map.objects.get(id);
  if (!known) return id;
  const area = areaOf(map, known.spot);
  const place = placeOf(map, known.spot.place);
  const only = area.name === place.name || place.areas.length === 1;
  return languageOf(map.language).place.object(known.fixture.name, only ? null : area.name, place.name);
}

/** A spot in words: "the kitchen of Hobbs Cafe". */
export function spotInWords(map: TownMap, spot: Spot): string {
  const place = placeOf(map, spot.place);
  if (place.areas.length === 1) return place.name;
  return languageOf(map.language).place.areaOfPlace(areaOf(map, spot).name, place.name);
}

/** What an event looks or sounds like to a witness, or null when it is nothing to see. */
export function told(town: TownFacts, world: World, event: Draft): string | null {
  const {
    told: words,
    reacting: { notes: reacting },
  } = languageOf(town.language);
  const who = event.who ? nameOf(town, world, event.who) : words.somebody;
  const where = event.spot ? placeOf(world.map, event.spot.place).name : "";
  switch (event.kind) {
    case "line-said":
      return words.said(
        who,
        event.to.map((id) => nameOf(town, world, id)),
        event.text,
      );
    case "resident-acted":
      return words.is(who, event.doing);
    case "resident-arrived":
      return words.came(who, where);
    case "resident-passed":
      return words.passed(who, where);
    case "resident-set-out":
      return words.setOut(who, placeOf(world.map, event.to.place).name);
    case "resident-woke":
      return words.woke(who);
    case "resident-slept":
      return words.slept(who);
    case "resident-turned-away":
      return words.turnedAway(who, event.spot ? spotInWords(world.map, event.spot) : where, event.why);
    case "object-changed": {
      const object = objectInWords(world.map, event.object);
      return event.odd ? words.objectIs(object, event.to) : words.objectWent(object, event.from, event.to);
    }
    case "resident-knocked":
      return reacting.knocked(who, where);
    case "guest-asked-in": {
      const guest = nameOf(town, world, event.guest);
      const asked = event.spot?.place === event.home ? reacting.askedIn : reacting.askedHome;
      return asked(who, guest, placeOf(world.map, event.home).name);
    }
    case "guest-left":
      return reacting.guestLeft(who, placeOf(world.map, event.home).name);
    case "visitor-arrived":
      return words.visitorCame(event.name, where, event.about);
    case "visitor-moved": {
      const area = event.spot && event.from === event.spot.place ? areaOf(world.map, event.spot).name : null;
      return words.came(words.guest(who), area ?? where);
    }
    case "visitor-acted":
    case "visitor-reacted":
      return words.performed(words.guest(who), event.doing);
    case "visitor-left":
      return words.left(words.guest(who), where);
    case "voice-whispered":
      return words.thought(who, event.text);
    default:
      // Nothing to see or hear; and who is in a talk shows in its lines.
      event.kind satisfies InwardKind | RecordKind | "talk-began" | "talk-joined" | "talk-left" | "talk-ended";
      return null;
  }
}
