/**
 * The world at one minute, and what can be asked of it: who is where, what state things are in, who may enter, who hears whom. Code owns
 * facts here: hours, capacity, access (design sections 2.1, 3). Acts that change it are in `actions.ts`.
 */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft, Refusal, TalkId, TownEvent } from "./events.ts";
import type { Guest, ObjectState, Person, Talk } from "./people.ts";
import {
  type Area,
  areaOf,
  isOpen,
  type ObjectId,
  type PersonId,
  type Place,
  type PlaceId,
  placeOf,
  type Spot,
  type TownMap,
} from "./places.ts";
import type { Proposal, ProposalId } from "./speech-acts.ts";

/** Everything that changes in a town and can be seen. Values are never changed in place. */
export interface World {
  readonly map: TownMap;
  readonly people: ReadonlyMap<PersonId, Person>;
  readonly objects: ReadonlyMap<ObjectId, ObjectState>;
  readonly talks: ReadonlyMap<TalkId, Talk>;
  /** Who waits at a household's door or was asked in, by their id. */
  readonly guests: ReadonlyMap<PersonId, Guest>;
  /** What was proposed in talk and waits for a reply. */
  readonly proposals: ReadonlyMap<ProposalId, Proposal>;
  /** Talks begun so far, for their ids. */
  readonly talkCount: number;
}

/** The world with a person in place of who they were. */
export const withPerson = (world: World, person: Person): World => ({
  ...world,
  people: new Map(world.people).set(person.id, person),
});

/** The person, who must be in town. */
export function personOf(world: World, id: PersonId): Person {
  const person = world.people.get(id);
  if (!person) throw new Error(`Nobody in town has the id "${id}"`);
  return person;
}

/** An object's state now. */
export function stateOf(world: World, object: ObjectId): ObjectState {
  const known = world.objects.get(object);
  if (known) return known;
  const usual = world.map.objects.get(object)?.fixture.state ?? languageOf(world.map.language).world.states.idle;
  return { text: usual, odd: false, by: null, since: 0 as Minutes };
}

/** Everybody in a place, walkers who pass through included, in the order of the town's roll. */
export const peopleIn = (world: World, place: PlaceId): Person[] =>
  [...world.people.values()].filter((person) => person.spot.place === place);

/** Who of a household is in it, awake and not on the way out. */
export const homeAndAwake = (world: World, place: Place): Person[] =>
  peopleIn(world, place.id).filter((one) => place.household.includes(one.id) && !one.asleep && !one.walk);

/** Why `who` may not enter a spot now, or null when they may. */
export function refusalAt(
  world: World,
  who: PersonId,
  spot: Spot,
  now: Minutes,
): { refusal: Refusal; why: string } | null {
  const place = placeOf(world.map, spot.place);
  const area = areaOf(world.map, spot);
  const words = languageOf(world.map.language).world.refusals;
  const belongs = place.household.includes(who) || place.staff.includes(who);
  const guest = world.guests.get(who);
  const asked = guest?.place === place.id && guest.host !== null && now < guest.until;
  if (!belongs && !asked && !isOpen(place, now)) return { refusal: "closed", why: words.closed(place.name) };
  if (!belongs && place.access !== "public") {
    const visitor = world.people.get(who)?.kind !== "resident";
    if (!(visitor || asked) || homeAndAwake(world, place).length === 0) {
      const nobody = peopleIn(world, place.id).every((one) => one.id === who);
      return { refusal: "access", why: nobody ? words.nobodyHome(place.name) : words.private(place.name) };
    }
  }
  if (area.access === "staff" && !place.staff.includes(who))
    return { refusal: "access", why: words.staffOnly(area.name) };
  if (area.owners.length > 0 && !area.owners.includes(who)) return { refusal: "access", why: words.ownRoom(area.name) };
  // However many members write in a channel: visitors take nobody's seat, and need none but behind a closed door.
  const seated = (id: PersonId) => area.enclosed || world.people.get(id)?.kind === "resident";
  if (area.capacity !== null && seated(who)) {
    const inside = inArea(world, spot).filter(({ id }) => id !== who && seated(id)).length;
    if (inside >= area.capacity)
      return { refusal: "capacity", why: area.capacity === 1 ? words.taken(area.name) : words.full(area.name) };
  }
  return null;
}

/** Everybody who is in exactly that area and not walking through. */
const inArea = (world: World, spot: Spot): Person[] =>
  peopleIn(world, spot.place).filter((person) => person.spot.area === spot.area && !person.walk);

/** Whether sound or sight from a spot reaches a person: closed rooms keep it in and out (design section 5, Perceive). */
export function canHear(world: World, person: Person, from: Spot): boolean {
  if (person.spot.place !== from.place) return false;
  if (person.spot.area === from.area) return true;
  const enclosed = (area: Area) => area.enclosed;
  return !enclosed(areaOf(world.map, person.spot)) && !enclosed(areaOf(world.map, from));
}

/** Those who are spoken to, and whoever else awake would hear it. */
export function inHearing(world: World, who: PersonId, to: readonly PersonId[]): readonly PersonId[] {
  const me = world.people.get(who);
  const others = [...world.people.values()].filter(
    (one) => me !== undefined && one.id !== who && !one.asleep && canHear(world, one, me.spot),
  );
  return [...new Set([...to, ...others.map(({ id }) => id)])];
}

/** Whether somebody perceives an event as it happens. Sleepers perceive nothing; nobody perceives what is nobody's business. */
export function perceives(world: World, person: Person, event: Draft | TownEvent): boolean {
  if (event.audience === "nobody" || person.asleep) return false;
  if (event.who === person.id) return event.audience === "self";
  if (event.audience === "self" || event.spot === null) return false;
  if (event.audience === "area") return person.spot.place === event.spot.place && person.spot.area === event.spot.area;
  return canHear(world, person, event.spot);
}
