/**
 * Visiting a household (design section 3): one knocks, and a member who is home and awake asks in or sends away. A guest stays while
 * somebody of the household is up, no longer than they were asked for, and is gone before the last of them leaves or goes to bed.
 */
import { later, type Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft } from "./events.ts";
import { letGo } from "./objects.ts";
import type { Guest, Person } from "./people.ts";
import { entranceOf, type PersonId, type PlaceId, placeOf } from "./places.ts";
import { type Applied, leaveTalk } from "./talks.ts";
import { setOut, wayBetween } from "./walking.ts";
import { homeAndAwake, personOf, type World, withPerson } from "./world.ts";

/** How long one waits at a door before going away again. */
export const DOORSTEP = 10;
/** How long somebody who was asked in may stay. */
export const VISIT = 120;

const wordsOf = (world: World) => languageOf(world.map.language).world;

const withGuest = (world: World, who: PersonId, guest: Guest): World => ({
  ...world,
  guests: new Map(world.guests).set(who, guest),
});

/** The world in which somebody is nobody's guest. */
export function withoutGuest(world: World, who: PersonId): World {
  if (!world.guests.has(who)) return world;
  const guests = new Map(world.guests);
  guests.delete(who);
  return { ...world, guests };
}

/** A resident at the door of a household with somebody up in it: they knock and wait. */
export function knock(world: World, person: Person, place: PlaceId, now: Minutes): { world: World; events: Draft[] } {
  const door = placeOf(world.map, place);
  const waiting: Person = {
    ...person,
    walk: null,
    doing: { text: wordsOf(world).doings.knocking(door.name), emoji: "🚪", object: null, since: now },
  };
  const guest = { place, host: null, inside: false, since: now, until: later(now, DOORSTEP) };
  return {
    world: withGuest(withPerson(world, waiting), person.id, guest),
    events: [{ kind: "resident-knocked", at: now, who: person.id, spot: entranceOf(door), audience: "place" }],
  };
}

/** A member of a household asks somebody in: who is at the door steps in; who is with them elsewhere may come later that day. */
export function askIn(world: World, host: Person, guest: PersonId, now: Minutes): Applied {
  const { cannot, doings } = wordsOf(world);
  const refuse = (why: string): Applied => ({ world, events: [], refused: why });
  const other = world.people.get(guest);
  if (host.asleep || !other || other.asleep) return refuse(cannot.nobodyToAsk);
  const waits = world.guests.get(guest);
  const atDoor = waits?.place === host.spot.place && waits.host === null;
  const home = atDoor
    ? placeOf(world.map, host.spot.place)
    : [...world.map.places.values()].find((place) => place.access === "household" && place.household.includes(host.id));
  if (!home?.household.includes(host.id)) return refuse(cannot.notTheirs);
  if (!atDoor && other.spot.place !== host.spot.place) return refuse(cannot.notThere);
  const asked = withGuest(world, guest, {
    place: home.id,
    host: host.id,
    inside: atDoor,
    since: now,
    until: later(now, VISIT),
  });
  const base = { at: now, who: host.id, audience: "place" as const };
  const event: Draft = {
    ...base,
    kind: "guest-asked-in",
    spot: entranceOf(home),
    guest,
    home: home.id,
    until: later(now, VISIT),
  };
  if (!atDoor) return { world: asked, events: [{ ...event, spot: host.spot }], refused: null };
  if (other.talk || other.walk) return refuse(cannot.nobodyAtDoor);
  const inside: Person = {
    ...other,
    spot: entranceOf(home),
    doing: { text: doings.comingIn, emoji: "👋", object: null, since: now },
  };
  const arrived: Draft = { ...base, kind: "resident-arrived", spot: inside.spot, who: guest, from: other.spot.place };
  return { world: withPerson(asked, inside), events: [event, arrived], refused: null };
}

/**
 * Somebody at the closed door of a place that is also a home: who lives there and is up lets them in, be it a shop. Null where nobody can.
 */
export function letIn(world: World, who: PersonId, place: PlaceId, now: Minutes): World | null {
  const [host] = homeAndAwake(world, placeOf(world.map, place));
  return host
    ? withGuest(world, who, { place, host: host.id, inside: true, since: now, until: later(now, VISIT) })
    : null;
}

/** A member of a household sends whoever is at the door away, with a reason that reads after "because". */
export function sendAway(world: World, host: Person, guest: PersonId, why: string, now: Minutes): Applied {
  const waits = world.guests.get(guest);
  const home = placeOf(world.map, host.spot.place);
  if (!waits || waits.host !== null || waits.place !== home.id || !home.household.includes(host.id))
    return { world, events: [], refused: wordsOf(world).cannot.nobodyAtDoor };
  const left = fromTheDoor(world, guest, why, now);
  return { ...left, refused: null };
}

function fromTheDoor(world: World, guest: PersonId, why: string, now: Minutes): { world: World; events: Draft[] } {
  const waits = world.guests.get(guest)!;
  const other = personOf(world, guest);
  const door = placeOf(world.map, waits.place);
  const event: Draft = {
    kind: "resident-turned-away",
    at: now,
    who: guest,
    spot: entranceOf(door),
    audience: "self",
    from: other.spot.place,
    refusal: "access",
    why,
  };
  const outside = { text: wordsOf(world).doings.outside(why), emoji: "🚪", object: null, since: now };
  const next = other.talk || other.walk ? world : withPerson(world, { ...other, doing: outside });
  return { world: withoutGuest(next, guest), events: [event] };
}

/**
 * Guests whose time has come: those at a door that nobody opens go away, and those inside leave when their time is over or nobody of
 * the household is up any more. Called whenever time moves on or somebody goes out or to bed.
 */
export function seeOut(world: World, now: Minutes): { world: World; events: Draft[] } {
  const { refusals, leaving } = wordsOf(world);
  let next = world;
  const events: Draft[] = [];
  for (const [who, guest] of world.guests) {
    const person = next.people.get(who);
    const place = placeOf(next.map, guest.place);
    const up = homeAndAwake(next, place).length > 0;
    if (!person) {
      next = withoutGuest(next, who);
    } else if (guest.host === null) {
      if (up && now < guest.until) continue;
      const done = fromTheDoor(next, who, up ? refusals.nobodyOpens(place.name) : refusals.nobodyHome(place.name), now);
      next = done.world;
      events.push(...done.events);
    } else if (person.spot.place !== guest.place) {
      if (guest.inside || now >= guest.until) next = withoutGuest(next, who);
    } else if (!person.walk && (!up || now >= guest.until)) {
      const done = leave(next, person, up ? leaving.gotLate : leaving.hostOff, now);
      next = done.world;
      events.push(...done.events);
    }
  }
  return { world: next, events };
}

/** A guest takes their leave and walks to the nearest public ground. */
function leave(world: World, person: Person, why: string, now: Minutes): { world: World; events: Draft[] } {
  // Visitors go when they like; what they say from then on meets the door again.
  if (person.kind !== "resident") return { world: withoutGuest(world, person.id), events: [] };
  const { map } = world;
  const from = person.spot.place;
  const ways = [...map.places.values()]
    .filter((place) => place.access === "public" && place.hours === null && place.id !== from)
    .map((place) => ({ place, minutes: wayBetween(map, from, place.id)?.at(-1)?.minutes ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.minutes - b.minutes);
  const goal = ways[0] ? entranceOf(ways[0].place) : person.spot;
  const walk = setOut(map, from, goal, now);
  const said = leaveTalk(world, person, why, now);
  const freed = letGo(said.world, personOf(said.world, person.id), now);
  const doing = {
    text: wordsOf(world).doings.walkingTo(placeOf(map, goal.place).name),
    emoji: "🚶",
    object: null,
    since: now,
  };
  const walking: Person = { ...personOf(freed.world, person.id), walk, doing };
  const base = { at: now, who: person.id, spot: person.spot, audience: "place" as const };
  return {
    world: withPerson(freed.world, walking),
    events: [
      ...said.events,
      ...freed.events,
      { ...base, kind: "guest-left", home: from, why },
      { ...base, kind: "resident-set-out", to: goal, arrives: walk?.legs.at(-1)?.at ?? now },
    ],
  };
}
