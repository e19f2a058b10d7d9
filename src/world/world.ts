/**
 * The world at one minute, and the one rule by which everybody's acts change it, residents' and visitors' alike. Pure and
 * synchronous: `apply` returns a new world and what happened. Code owns facts here: hours, capacity, access, walking time
 * (design sections 2.1, 3).
 */
import type { Minutes } from "../clock/units.ts";
import type { Draft, LineId, MemoryId, Refusal, StoryId, TalkId, TownEvent } from "./events.ts";
import { firstName, type Line, type ObjectState, type Person, type Talk } from "./people.ts";
import {
  type Area,
  areaName,
  areaOf,
  entranceOf,
  isOpen,
  type ObjectId,
  type PersonId,
  type PlaceId,
  placeOf,
  type Spot,
  type TownMap,
} from "./places.ts";
import { passingSpot, setOut } from "./walking.ts";

/** Everything that changes in a town and can be seen. Values are never changed in place. */
export interface World {
  readonly map: TownMap;
  readonly people: ReadonlyMap<PersonId, Person>;
  readonly objects: ReadonlyMap<ObjectId, ObjectState>;
  readonly talks: ReadonlyMap<TalkId, Talk>;
  /** Talks begun so far, for their ids. */
  readonly talkCount: number;
}

/** A line as its speaker hands it over. */
export interface Said {
  readonly text: string;
  readonly move: string;
  readonly topic: string | null;
  readonly stories: readonly StoryId[];
  readonly rests: readonly MemoryId[];
  readonly to: readonly PersonId[];
  /** The person's act this answers, or null. */
  readonly answers: string | null;
}

/** The closed list of what anybody can do (design section 2.1). */
export type Action =
  | { readonly kind: "wake" }
  | { readonly kind: "sleep"; readonly spot: Spot; readonly bed: ObjectId | null }
  | { readonly kind: "go"; readonly to: Spot }
  | {
      readonly kind: "do";
      readonly doing: string;
      readonly emoji: string;
      readonly spot: Spot;
      readonly object: ObjectId | null;
      readonly state: string | null;
      readonly notable: boolean;
    }
  | { readonly kind: "set-object"; readonly object: ObjectId; readonly state: string; readonly odd: boolean }
  | { readonly kind: "begin-talk"; readonly with: readonly PersonId[]; readonly said: Said }
  | { readonly kind: "say"; readonly talk: TalkId; readonly said: Said }
  | { readonly kind: "join-talk"; readonly talk: TalkId }
  | { readonly kind: "leave-talk"; readonly why: string }
  | {
      readonly kind: "arrive";
      readonly spot: Spot;
      readonly name: string;
      readonly about: string;
      readonly first: boolean;
    }
  | { readonly kind: "depart"; readonly why: string }
  | { readonly kind: "perform"; readonly doing: string };

/** What became of an act: the new world, what happened, and why it was refused (null when it was not). */
export interface Applied {
  readonly world: World;
  readonly events: readonly Draft[];
  readonly refused: string | null;
}

/** The place in a talk line's id that counts: "talk-12/3". */
const lineId = (talk: Talk): LineId => `${talk.id}/${talk.lines.length + 1}`;

const withPerson = (world: World, person: Person): World => ({
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
  const usual = world.map.objects.get(object)?.fixture.state ?? "idle";
  return { text: usual, odd: false, by: null, since: 0 as Minutes };
}

/** Everybody in a place, walkers who pass through included, in the order of the town's roll. */
export const peopleIn = (world: World, place: PlaceId): Person[] =>
  [...world.people.values()].filter((person) => person.spot.place === place);

/** Why `who` may not enter a spot now, or null when they may. */
export function refusalAt(
  world: World,
  who: PersonId,
  spot: Spot,
  now: Minutes,
): { refusal: Refusal; why: string } | null {
  const place = placeOf(world.map, spot.place);
  const area = areaOf(world.map, spot);
  const belongs = place.household.includes(who) || place.staff.includes(who);
  if (!belongs && !isOpen(place, now)) return { refusal: "closed", why: `${place.name} is closed` };
  if (!belongs && place.access !== "public") {
    const host = peopleIn(world, place.id).find((one) => place.household.includes(one.id) && !one.asleep);
    const visitor = world.people.get(who)?.kind !== "resident";
    if (!visitor || !host) {
      const nobody = peopleIn(world, place.id).every((one) => one.id === who);
      return { refusal: "access", why: nobody ? `nobody is home at ${place.name}` : `${place.name} is private` };
    }
  }
  if (area.access === "staff" && !place.staff.includes(who))
    return { refusal: "access", why: `${areaName(area)} is for those who work there` };
  if (area.owners.length > 0 && !area.owners.includes(who))
    return { refusal: "access", why: `${areaName(area)} is somebody's own room` };
  if (area.capacity !== null && inArea(world, spot).filter((one) => one.id !== who).length >= area.capacity)
    return { refusal: "capacity", why: `${areaName(area)} is taken` };
  return null;
}

/** Everybody who is in exactly that area and not walking through. */
const inArea = (world: World, spot: Spot): Person[] =>
  peopleIn(world, spot.place).filter((person) => person.spot.area === spot.area && !person.walk);

/** Puts back what somebody had in use, unless it has become odd meanwhile. */
function letGo(world: World, person: Person, now: Minutes): { world: World; events: Draft[] } {
  const object = person.doing.object;
  if (!object) return { world, events: [] };
  const state = stateOf(world, object);
  const fixture = world.map.objects.get(object);
  if (!fixture || state.odd || state.by !== person.id || state.text === fixture.fixture.state)
    return { world, events: [] };
  // Two may use one thing (a double bed, a table): it is put back by whoever leaves it last.
  const heir = [...world.people.values()].find((one) => one.id !== person.id && one.doing.object === object);
  if (heir) {
    const objects = new Map(world.objects).set(object, { ...state, by: heir.id });
    return { world: { ...world, objects }, events: [] };
  }
  return changeObject(world, object, fixture.fixture.state, false, person.id, now);
}

function changeObject(
  world: World,
  object: ObjectId,
  text: string,
  odd: boolean,
  by: PersonId,
  now: Minutes,
): { world: World; events: Draft[] } {
  const before = stateOf(world, object);
  const known = world.map.objects.get(object);
  if (!known || (before.text === text && before.odd === odd)) return { world, events: [] };
  const objects = new Map(world.objects).set(object, { text, odd, by, since: now });
  const event: Draft = {
    kind: "object-changed",
    at: now,
    who: by,
    spot: known.spot,
    audience: odd || before.odd ? "place" : "area",
    object,
    from: before.text,
    to: text,
    odd,
  };
  return { world: { ...world, objects }, events: [event] };
}

/**
 * Moves everything that moves by itself to minute `now`: walkers pass, arrive or are turned away at the door. In the order of
 * the roll, so that the last free place in a room goes to the same person whenever the turn is replayed.
 */
export function advance(world: World, now: Minutes): { world: World; events: Draft[] } {
  let next = world;
  const events: Draft[] = [];
  for (const { id } of world.people.values()) {
    let person = personOf(next, id);
    while (person.walk && (person.walk.legs[0]?.at ?? 0) <= now) {
      const leg = person.walk.legs[0];
      const goal = person.walk.legs.length <= 1;
      const from = person.spot;
      if (leg && !goal) {
        const spot = passingSpot(world.map, leg.place) ?? person.spot;
        person = { ...person, spot, walk: { ...person.walk, legs: person.walk.legs.slice(1) } };
        if (spot !== from)
          events.push({
            kind: "resident-passed",
            at: leg.at,
            who: id,
            spot,
            audience: "place",
            to: person.walk!.to.place,
          });
      } else {
        const to = person.walk.to;
        const refused = refusalAt(next, id, to, now);
        // A full room in an open place: one waits beside it, in the first shared area, if there is room for one.
        const beside = entranceOf(placeOf(world.map, to.place));
        const waits = refused?.refusal === "capacity" && refusalAt(next, id, beside, now) === null;
        if (refused && !waits) {
          person = {
            ...person,
            walk: null,
            doing: { text: `standing outside, ${refused.why}`, emoji: "🚪", object: null, since: now },
          };
          events.push({
            kind: "resident-turned-away",
            at: now,
            who: id,
            spot: to,
            audience: "self",
            from: from.place,
            ...refused,
          });
        } else {
          const spot = refused ? beside : to;
          person = {
            ...person,
            walk: null,
            spot,
            doing: { text: "looking around", emoji: "👀", object: null, since: now },
          };
          events.push({ kind: "resident-arrived", at: now, who: id, spot, audience: "place", from: from.place });
          if (refused)
            events.push({
              kind: "resident-turned-away",
              at: now,
              who: id,
              spot: to,
              audience: "self",
              from: from.place,
              ...refused,
            });
        }
      }
      next = withPerson(next, person);
    }
  }
  return { world: next, events };
}

/** Applies one act at minute `now`. What the world does not allow is refused with a reason, and nothing has changed. */
export function apply(world: World, who: PersonId, action: Action, now: Minutes): Applied {
  const refuse = (why: string): Applied => ({ world, events: [], refused: why });
  if (action.kind === "arrive") {
    const person: Person = {
      id: who,
      kind: "visitor",
      name: action.name,
      spot: action.spot,
      walk: null,
      doing: { text: "looking around", emoji: "👋", object: null, since: now },
      asleep: false,
      talk: null,
      about: action.about,
    };
    const before = world.people.get(who);
    const left = before?.talk ? leaveTalk(world, before, "left", now) : { world, events: [] };
    const event: Draft = before
      ? { kind: "visitor-moved", at: now, who, spot: action.spot, audience: "place", from: before.spot.place }
      : {
          kind: "visitor-arrived",
          at: now,
          who,
          spot: action.spot,
          audience: "place",
          name: action.name,
          about: action.about,
          first: action.first,
        };
    return { world: withPerson(left.world, person), events: [...left.events, event], refused: null };
  }
  // People set objects also from outside the town (a command, an acts file): nobody need stand beside them.
  if (action.kind === "set-object") {
    if (!world.map.objects.has(action.object)) return refuse("no such object");
    return { ...changeObject(world, action.object, action.state, action.odd, who, now), refused: null };
  }
  const person = world.people.get(who);
  if (!person) return refuse(`${who} is not in town`);
  switch (action.kind) {
    case "wake":
      if (!person.asleep) return refuse("already awake");
      return settle(
        world,
        { ...person, asleep: false, doing: { text: "waking up", emoji: "🌅", object: null, since: now } },
        now,
        [{ kind: "resident-woke", at: now, who, spot: person.spot, audience: "area" }],
      );
    case "sleep": {
      if (person.asleep) return refuse("already asleep");
      if (person.talk) return refuse("in a talk");
      if (person.walk) return refuse("on the way");
      const refused = refusalAt(world, who, action.spot, now);
      if (refused || person.spot.place !== action.spot.place) return refuse(refused?.why ?? "too far from bed");
      const freed = letGo(world, person, now);
      const asleep: Person = {
        ...person,
        spot: action.spot,
        walk: null,
        asleep: true,
        doing: { text: "sleeping", emoji: "😴", object: action.bed, since: now },
      };
      const bed =
        action.bed && !stateOf(freed.world, action.bed).odd
          ? changeObject(freed.world, action.bed, "occupied", false, who, now)
          : { world: freed.world, events: [] };
      return {
        world: withPerson(bed.world, asleep),
        events: [
          ...freed.events,
          { kind: "resident-slept", at: now, who, spot: action.spot, audience: "area" },
          ...bed.events,
        ],
        refused: null,
      };
    }
    case "go": {
      if (person.asleep) return refuse("asleep");
      if (person.talk) return refuse("in a talk");
      if (person.spot.place === action.to.place) {
        const refused = refusalAt(world, who, action.to, now);
        if (refused) return turnedAway(world, who, person.spot.place, action.to, refused, now);
        return settle(world, { ...person, spot: action.to, walk: null }, now, []);
      }
      const walk = setOut(world.map, person.spot.place, action.to, now);
      if (!walk) return refuse("no road leads there");
      const goal = placeOf(world.map, action.to.place).name;
      return settle(
        world,
        { ...person, walk, doing: { text: `walking to ${goal}`, emoji: "🚶", object: null, since: now } },
        now,
        [
          {
            kind: "resident-set-out",
            at: now,
            who,
            spot: person.spot,
            audience: "place",
            to: action.to,
            arrives: walk.legs.at(-1)?.at ?? now,
          },
        ],
      );
    }
    case "do":
      return doSomething(world, person, action, now);
    case "begin-talk":
      return beginTalk(world, person, action.with, action.said, now);
    case "join-talk": {
      const talk = world.talks.get(action.talk);
      if (!talk || talk.spot.place !== person.spot.place) return refuse("that talk is over");
      if (person.talk === talk.id) return { world, events: [], refused: null };
      if (person.talk) return refuse("in another talk");
      return joinTalk(world, person, talk, now);
    }
    case "say":
      return say(world, person, action.talk, action.said, now);
    case "leave-talk": {
      const left = leaveTalk(world, person, action.why, now);
      return { ...left, refused: null };
    }
    case "perform":
      return {
        world: withPerson(world, { ...person, doing: { text: action.doing, emoji: "✨", object: null, since: now } }),
        events: [{ kind: "visitor-acted", at: now, who, spot: person.spot, audience: "place", doing: action.doing }],
        refused: null,
      };
    case "depart": {
      const left = leaveTalk(world, person, action.why, now);
      const people = new Map(left.world.people);
      people.delete(who);
      return {
        world: { ...left.world, people },
        events: [
          ...left.events,
          { kind: "visitor-left", at: now, who, spot: person.spot, audience: "place", why: action.why },
        ],
        refused: null,
      };
    }
  }
}

function settle(world: World, person: Person, now: Minutes, events: readonly Draft[]): Applied {
  const before = personOf(world, person.id);
  const freed = letGo(world, before, now);
  return { world: withPerson(freed.world, person), events: [...freed.events, ...events], refused: null };
}

function turnedAway(
  world: World,
  who: PersonId,
  from: PlaceId,
  to: Spot,
  refused: { refusal: Refusal; why: string },
  now: Minutes,
): Applied {
  const event: Draft = { kind: "resident-turned-away", at: now, who, spot: to, audience: "self", from, ...refused };
  return { world, events: [event], refused: refused.why };
}

function doSomething(world: World, person: Person, action: Extract<Action, { kind: "do" }>, now: Minutes): Applied {
  const refuse = (why: string): Applied => ({ world, events: [], refused: why });
  if (person.asleep) return refuse("asleep");
  if (person.talk) return refuse("in a talk");
  if (person.walk) return refuse("on the way");
  if (person.spot.place !== action.spot.place) return refuse("not there");
  if (person.spot.area !== action.spot.area) {
    const refused = refusalAt(world, person.id, action.spot, now);
    if (refused) return turnedAway(world, person.id, person.spot.place, action.spot, refused, now);
  }
  const freed = letGo(world, person, now);
  const usable = action.object !== null && !stateOf(freed.world, action.object).odd;
  const used =
    usable && action.state
      ? changeObject(freed.world, action.object!, action.state, false, person.id, now)
      : { world: freed.world, events: [] };
  const next: Person = {
    ...person,
    spot: action.spot,
    doing: { text: action.doing, emoji: action.emoji, object: action.object, since: now },
  };
  return {
    world: withPerson(used.world, next),
    events: [
      ...freed.events,
      {
        kind: "resident-acted",
        at: now,
        who: person.id,
        spot: action.spot,
        audience: "area",
        doing: action.doing,
        emoji: action.emoji,
        object: action.object,
        notable: action.notable,
      },
      ...used.events,
    ],
    refused: null,
  };
}

const namesOf = (world: World, ids: readonly PersonId[]): string => {
  const names = ids.map((id) => firstName(personOf(world, id).name));
  const last = names.pop() ?? "nobody";
  return names.length > 0 ? `${names.join(", ")} and ${last}` : last;
};

function inTalk(world: World, talk: Talk, now: Minutes): World {
  const people = new Map(world.people);
  for (const id of talk.members) {
    const person = personOf(world, id);
    const others = talk.members.filter((other) => other !== id);
    people.set(id, {
      ...person,
      walk: null,
      talk: talk.id,
      doing: { text: `talking with ${namesOf(world, others)}`, emoji: "💬", object: null, since: now },
    });
  }
  return { ...world, people, talks: new Map(world.talks).set(talk.id, talk) };
}

function beginTalk(world: World, speaker: Person, others: readonly PersonId[], said: Said, now: Minutes): Applied {
  const refuse = (why: string): Applied => ({ world, events: [], refused: why });
  if (speaker.talk) return refuse("in another talk");
  if (speaker.asleep) return refuse("asleep");
  const ready = others.filter((id) => {
    const other = world.people.get(id);
    return (
      other &&
      !other.asleep &&
      !other.talk &&
      other.spot.place === speaker.spot.place &&
      canHear(world, other, speaker.spot)
    );
  });
  if (ready.length === 0) return refuse("nobody there to talk to");
  const members = [speaker.id, ...ready];
  let next = world;
  const events: Draft[] = [];
  for (const id of members) {
    const freed = letGo(next, personOf(next, id), now);
    next = freed.world;
    events.push(...freed.events);
  }
  const talk: Talk = {
    id: `talk-${world.talkCount + 1}`,
    spot: speaker.spot,
    members,
    lines: [],
    began: now,
    next: speaker.id,
    withPerson: members.some((id) => personOf(world, id).kind === "visitor"),
  };
  next = inTalk({ ...next, talkCount: world.talkCount + 1 }, talk, now);
  events.push({
    kind: "talk-began",
    at: now,
    who: speaker.id,
    spot: speaker.spot,
    audience: "place",
    talk: talk.id,
    members,
  });
  const spoken = say(next, personOf(next, speaker.id), talk.id, said, now);
  return { world: spoken.world, events: [...events, ...spoken.events], refused: spoken.refused };
}

function joinTalk(world: World, person: Person, talk: Talk, now: Minutes): Applied {
  const freed = letGo(world, person, now);
  const joined: Talk = {
    ...talk,
    members: [...talk.members, person.id],
    withPerson: talk.withPerson || person.kind === "visitor",
  };
  return {
    world: inTalk(freed.world, joined, now),
    events: [
      ...freed.events,
      { kind: "talk-joined", at: now, who: person.id, spot: person.spot, audience: "place", talk: talk.id },
    ],
    refused: null,
  };
}

function say(world: World, speaker: Person, id: TalkId, said: Said, now: Minutes): Applied {
  const talk = world.talks.get(id);
  if (!talk?.members.includes(speaker.id)) return { world, events: [], refused: "that talk is over" };
  const to = said.to.filter((one) => talk.members.includes(one) && one !== speaker.id);
  const hearers = to.length > 0 ? to : talk.members.filter((one) => one !== speaker.id);
  const line: Line = {
    id: lineId(talk),
    who: speaker.id,
    text: said.text,
    at: now,
    move: said.move,
    topic: said.topic,
    stories: said.stories,
    rests: said.rests,
  };
  const residents = hearers.filter((one) => world.people.get(one)?.kind === "resident");
  const lines = [...talk.lines, line];
  const next = residents.length > 0 ? longestSilent(residents, lines) : null;
  const talks = new Map(world.talks).set(id, { ...talk, lines, next });
  const event: Draft = {
    kind: "line-said",
    at: now,
    who: speaker.id,
    spot: speaker.spot,
    audience: "place",
    line: line.id,
    talk: id,
    to: hearers,
    text: said.text,
    stories: said.stories,
    rests: said.rests,
    move: said.move,
    topic: said.topic,
    answers: said.answers,
  };
  return { world: { ...world, talks }, events: [event], refused: null };
}

/** Of several addressed, the one who has been silent longest speaks next. */
function longestSilent(members: readonly PersonId[], lines: readonly Line[]): PersonId {
  const lastSpoke = (id: PersonId) => lines.findLastIndex((line) => line.who === id);
  return [...members].sort((a, b) => lastSpoke(a) - lastSpoke(b))[0]!;
}

function leaveTalk(world: World, person: Person, why: string, now: Minutes): { world: World; events: Draft[] } {
  const talk = person.talk ? world.talks.get(person.talk) : undefined;
  if (!talk) return { world, events: [] };
  const members = talk.members.filter((id) => id !== person.id);
  const idle = (one: Person): Person => ({
    ...one,
    talk: null,
    doing: { text: "looking around", emoji: "👀", object: null, since: now },
  });
  const people = new Map(world.people).set(person.id, idle(person));
  if (members.length >= 2) {
    const next =
      talk.next === person.id ? (members.find((id) => world.people.get(id)?.kind === "resident") ?? null) : talk.next;
    const withPerson = members.some((id) => world.people.get(id)?.kind === "visitor");
    return {
      world: { ...world, people, talks: new Map(world.talks).set(talk.id, { ...talk, members, next, withPerson }) },
      events: [],
    };
  }
  for (const id of members) people.set(id, idle(personOf(world, id)));
  const talks = new Map(world.talks);
  talks.delete(talk.id);
  const event: Draft = {
    kind: "talk-ended",
    at: now,
    who: person.id,
    spot: talk.spot,
    audience: "place",
    talk: talk.id,
    members: talk.members,
    why,
  };
  return { world: { ...world, people, talks }, events: [event] };
}

/** Whether sound or sight from a spot reaches a person: closed rooms keep it in and out (design section 5, Perceive). */
export function canHear(world: World, person: Person, from: Spot): boolean {
  if (person.spot.place !== from.place) return false;
  if (person.spot.area === from.area) return true;
  const enclosed = (area: Area) => area.enclosed;
  return !enclosed(areaOf(world.map, person.spot)) && !enclosed(areaOf(world.map, from));
}

/** Whether somebody perceives an event as it happens. Sleepers perceive nothing; nobody perceives what is nobody's business. */
export function perceives(world: World, person: Person, event: Draft | TownEvent): boolean {
  if (event.audience === "nobody" || person.asleep) return false;
  if (event.who === person.id) return event.audience === "self";
  if (event.audience === "self" || event.spot === null) return false;
  if (event.audience === "area") return person.spot.place === event.spot.place && person.spot.area === event.spot.area;
  return canHear(world, person, event.spot);
}
