/** What moves by itself: whoever walks passes places, arrives, is turned away at a door, or knocks (design section 3). */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft } from "./events.ts";
import { knock, seeOut } from "./guests.ts";
import { type Doing, lookingAround, type Person, type Walk } from "./people.ts";
import { entranceOf, type PersonId, placeOf, type Spot } from "./places.ts";
import { passingSpot } from "./walking.ts";
import { homeAndAwake, personOf, refusalAt, type World, withPerson } from "./world.ts";

interface Moved {
  readonly world: World;
  readonly events: readonly Draft[];
}

/**
 * Moves everything that moves by itself to minute `now`: walkers pass, arrive or are turned away at the door. In the order of
 * the roll, so that the last free place in a room goes to the same person whenever the turn is replayed.
 */
export function advance(world: World, now: Minutes): Moved {
  let next = world;
  const events: Draft[] = [];
  for (const id of world.people.keys())
    for (let step = nextStep(next, id, now); step; step = nextStep(next, id, now)) {
      next = step.world;
      events.push(...step.events);
    }
  const left = seeOut(next, now);
  return { world: left.world, events: [...events, ...left.events] };
}

/** The next that comes of somebody's walk by minute `now`; null for whoever stands, or is still on the way there. */
function nextStep(world: World, id: PersonId, now: Minutes): Moved | null {
  const person = personOf(world, id);
  const { walk } = person;
  const leg = walk?.legs[0];
  if (!walk || (leg?.at ?? 0) > now) return null;
  return leg && walk.legs.length > 1 ? pass(world, person, walk, leg) : reachGoal(world, person, walk.to, now);
}

/** Through a place on the way. */
function pass(world: World, person: Person, walk: Walk, { place, at }: Walk["legs"][number]): Moved {
  const spot = passingSpot(world.map, place) ?? person.spot;
  const passed = spot !== person.spot;
  const to = walk.to.place;
  return {
    world: withPerson(world, { ...person, spot, walk: { ...walk, legs: walk.legs.slice(1) } }),
    events: passed ? [{ kind: "resident-passed", at, who: person.id, spot, audience: "place", to }] : [],
  };
}

/** At the end of a walk one goes in, waits beside a full room, knocks at a home where somebody is up, or is turned away. */
function reachGoal(world: World, person: Person, to: Spot, now: Minutes): Moved {
  const { id: who } = person;
  const from = person.spot.place;
  const door = placeOf(world.map, to.place);
  const refused = refusalAt(world, who, to, now);
  if (!refused) return goIn(world, person, to, now);
  if (refused.refusal === "access" && homeAndAwake(world, door).length > 0 && !door.household.includes(who))
    return knock(world, person, to.place, now);
  const turned: Draft = { kind: "resident-turned-away", at: now, who, spot: to, audience: "self", from, ...refused };
  // A full room in an open place: one waits beside it, in the first shared area, if there is room for one.
  const beside = entranceOf(door);
  if (refused.refusal === "capacity" && refusalAt(world, who, beside, now) === null) {
    const waiting = goIn(world, person, beside, now);
    return { world: waiting.world, events: [...waiting.events, turned] };
  }
  const { outside } = languageOf(world.map.language).world.doings;
  const doing: Doing = { text: outside(refused.why), emoji: "🚪", object: null, since: now };
  return { world: withPerson(world, { ...person, walk: null, doing }), events: [turned] };
}

function goIn(world: World, person: Person, spot: Spot, now: Minutes): Moved {
  const { id: who } = person;
  const guest = world.guests.get(who);
  const asked = guest?.place === spot.place;
  const entered = asked ? { ...world, guests: new Map(world.guests).set(who, { ...guest, inside: true }) } : world;
  const doing = lookingAround(world.map.language, now);
  return {
    world: withPerson(entered, { ...person, walk: null, spot, doing }),
    events: [{ kind: "resident-arrived", at: now, who, spot, audience: "place", from: person.spot.place }],
  };
}
