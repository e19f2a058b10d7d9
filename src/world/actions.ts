/**
 * The one rule by which everybody's acts change the world, residents' and visitors' alike. Pure and synchronous: `apply` returns a new
 * world and what happened; `advance` moves on what moves by itself.
 */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft, Refusal, TalkId } from "./events.ts";
import { askIn, knock, seeOut, sendAway, withoutGuest } from "./guests.ts";
import { changeObject, letGo, seeTo, setObject, takeFrom } from "./objects.ts";
import type { Person } from "./people.ts";
import { areaOf, entranceOf, type ObjectId, type PersonId, type PlaceId, placeOf, type Spot } from "./places.ts";
import { remedyFor } from "./remedies.ts";
import { type Applied, beginTalk, joinTalk, leaveTalk, type Said, say } from "./talks.ts";
import { usedBy } from "./uses.ts";
import { passingSpot, setOut } from "./walking.ts";
import { homeAndAwake, personOf, refusalAt, stateOf, type World, withPerson } from "./world.ts";

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
      /** A store of food that a portion is taken from. */
      readonly takes?: ObjectId | null;
      readonly notable: boolean;
      /** Visitors it is about or whose words set it going. */
      readonly visitors?: readonly PersonId[];
    }
  | { readonly kind: "ask-in"; readonly guest: PersonId }
  | { readonly kind: "send-away"; readonly guest: PersonId; readonly why: string }
  | { readonly kind: "see-to"; readonly object: ObjectId }
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

/**
 * Moves everything that moves by itself to minute `now`: walkers pass, arrive or are turned away at the door. In the order of
 * the roll, so that the last free place in a room goes to the same person whenever the turn is replayed.
 */
export function advance(world: World, now: Minutes): { world: World; events: Draft[] } {
  const { doings } = languageOf(world.map.language).world;
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
        const door = placeOf(world.map, to.place);
        if (refused?.refusal === "access" && homeAndAwake(next, door).length > 0 && !door.household.includes(id)) {
          const done = knock(next, person, to.place, now);
          next = done.world;
          events.push(...done.events);
          break;
        }
        if (refused && !waits) {
          person = {
            ...person,
            walk: null,
            doing: { text: doings.outside(refused.why), emoji: "🚪", object: null, since: now },
          };
        } else {
          const spot = refused ? beside : to;
          const guest = next.guests.get(id);
          if (guest?.place === spot.place)
            next = { ...next, guests: new Map(next.guests).set(id, { ...guest, inside: true }) };
          person = {
            ...person,
            walk: null,
            spot,
            doing: { text: doings.lookingAround, emoji: "👀", object: null, since: now },
          };
          events.push({ kind: "resident-arrived", at: now, who: id, spot, audience: "place", from: from.place });
        }
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
      next = withPerson(next, person);
    }
  }
  const left = seeOut(next, now);
  return { world: left.world, events: [...events, ...left.events] };
}

/** Applies one act at minute `now`. What the world does not allow is refused with a reason, and nothing has changed. */
export function apply(world: World, who: PersonId, action: Action, now: Minutes): Applied {
  const refuse = (why: string): Applied => ({ world, events: [], refused: why });
  const { cannot, doings, states, leaving } = languageOf(world.map.language).world;
  if (action.kind === "arrive") {
    const person: Person = {
      id: who,
      kind: "visitor",
      name: action.name,
      spot: action.spot,
      walk: null,
      doing: { text: doings.lookingAround, emoji: "👋", object: null, since: now },
      asleep: false,
      talk: null,
      about: action.about,
    };
    const before = world.people.get(who);
    const left = before?.talk
      ? leaveTalk(world, before, languageOf(world.map.language).mind.reasons.left, now)
      : { world, events: [] };
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
    const freed = before ? letGo(left.world, before, now) : { world: left.world, events: [] };
    return {
      world: withPerson(freed.world, person),
      events: [...left.events, ...freed.events, event],
      refused: null,
    };
  }
  // People set objects also from outside the town (a command, an acts file): nobody need stand beside them.
  if (action.kind === "set-object") {
    if (!world.map.objects.has(action.object)) return refuse(cannot.noObject);
    return { ...setObject(world, action.object, action.state, action.odd, who, now), refused: null };
  }
  const person = world.people.get(who);
  if (!person) return refuse(cannot.notInTown(who));
  if (action.kind === "see-to") return { world: seeTo(world, action.object, who, now), events: [], refused: null };
  switch (action.kind) {
    case "wake":
      if (!person.asleep) return refuse(cannot.awake);
      return settle(
        world,
        { ...person, asleep: false, doing: { text: doings.wakingUp, emoji: "🌅", object: null, since: now } },
        now,
        [{ kind: "resident-woke", at: now, who, spot: person.spot, audience: "area" }],
      );
    case "sleep": {
      if (person.asleep) return refuse(cannot.alreadyAsleep);
      if (person.talk) return refuse(cannot.inTalk);
      if (person.walk) return refuse(cannot.onTheWay);
      const refused = refusalAt(world, who, action.spot, now);
      if (refused || person.spot.place !== action.spot.place) return refuse(refused?.why ?? cannot.farFromBed);
      const freed = letGo(world, person, now);
      const asleep: Person = {
        ...person,
        spot: action.spot,
        walk: null,
        asleep: true,
        doing: { text: doings.sleeping, emoji: "😴", object: action.bed, since: now },
      };
      const bed =
        action.bed && !stateOf(freed.world, action.bed).odd
          ? changeObject(freed.world, action.bed, states.occupied, false, who, now)
          : { world: freed.world, events: [] };
      const left = seeOut(withPerson(bed.world, asleep), now);
      return {
        world: left.world,
        events: [
          ...freed.events,
          { kind: "resident-slept", at: now, who, spot: action.spot, audience: "area" },
          ...bed.events,
          ...left.events,
        ],
        refused: null,
      };
    }
    case "go": {
      if (person.asleep) return refuse(cannot.asleep);
      if (person.talk) return refuse(cannot.inTalk);
      if (person.spot.place === action.to.place) {
        const refused = refusalAt(world, who, action.to, now);
        if (refused) return turnedAway(world, who, person.spot.place, action.to, refused, now);
        return settle(world, { ...person, spot: action.to, walk: null }, now, []);
      }
      const walk = setOut(world.map, person.spot.place, action.to, now);
      if (!walk) return refuse(cannot.noRoad);
      const goal = placeOf(world.map, action.to.place).name;
      const guest = world.guests.get(who);
      const inside = guest?.inside && guest.place === person.spot.place;
      const gone = settle(
        // Who waits at a door gives it up.
        guest?.host === null ? withoutGuest(world, who) : world,
        { ...person, walk, doing: { text: doings.walkingTo(goal), emoji: "🚶", object: null, since: now } },
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
          ...(inside
            ? [
                {
                  kind: "guest-left" as const,
                  at: now,
                  who,
                  spot: person.spot,
                  audience: "place" as const,
                  home: person.spot.place,
                  why: leaving.timeToGo,
                },
              ]
            : []),
        ],
      );
      const left = seeOut(gone.world, now);
      return { world: left.world, events: [...gone.events, ...left.events], refused: null };
    }
    case "do":
      return doSomething(world, person, action, now);
    case "ask-in":
      return askIn(world, person, action.guest, now);
    case "send-away":
      return sendAway(world, person, action.guest, action.why, now);
    case "begin-talk":
      return beginTalk(world, person, action.with, action.said, now);
    case "join-talk": {
      const talk = world.talks.get(action.talk);
      if (!talk || talk.spot.place !== person.spot.place) return refuse(cannot.talkOver);
      if (person.talk === talk.id) return { world, events: [], refused: null };
      if (person.talk) return refuse(cannot.inAnotherTalk);
      return joinTalk(world, person, talk, now);
    }
    case "say":
      return say(world, person, action.talk, action.said, now);
    case "leave-talk": {
      const left = leaveTalk(world, person, action.why, now);
      return { ...left, refused: null };
    }
    case "perform":
      return doInWords(world, person, action.doing, now);
    case "depart": {
      const left = leaveTalk(world, person, action.why, now);
      const freed = letGo(left.world, person, now);
      const people = new Map(freed.world.people);
      people.delete(who);
      return {
        world: { ...freed.world, people },
        events: [
          ...left.events,
          ...freed.events,
          {
            kind: "visitor-left",
            at: now,
            who,
            spot: person.spot,
            audience: "place",
            why: action.why,
            name: person.name,
          },
        ],
        refused: null,
      };
    }
  }
}

/** An act in a person's own words: seen by those present, and the object it is about changes by the closed list. */
function doInWords(world: World, person: Person, doing: string, now: Minutes): Applied {
  const freed = letGo(world, person, now);
  const using = usedBy(freed.world, person.id, doing, now);
  const object = using?.passing ? using.object : null;
  const spot = person.talk || !using ? person.spot : using.spot;
  const next = withPerson(freed.world, { ...person, spot, doing: { text: doing, emoji: "✨", object, since: now } });
  const set = !using
    ? { world: next, events: [] }
    : using.passing
      ? changeObject(next, using.object, using.state, false, person.id, now)
      : setObject(next, using.object, using.state, false, person.id, now);
  return {
    world: set.world,
    events: [
      ...freed.events,
      { kind: "visitor-acted", at: now, who: person.id, spot, audience: "place", doing },
      ...set.events,
    ],
    refused: null,
  };
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
  const { cannot } = languageOf(world.map.language).world;
  const refuse = (why: string): Applied => ({ world, events: [], refused: why });
  if (person.asleep) return refuse(cannot.asleep);
  if (person.talk) return refuse(cannot.inTalk);
  if (person.walk) return refuse(cannot.onTheWay);
  if (person.spot.place !== action.spot.place) return refuse(cannot.notThere);
  // A danger opens every door of the house one is in.
  const danger = areaOf(world.map, action.spot).objects.some(({ id, name }) => {
    const { odd, text } = stateOf(world, id);
    return odd && remedyFor(text, name, world.map.language).urgent;
  });
  if (person.spot.area !== action.spot.area && !danger) {
    const refused = refusalAt(world, person.id, action.spot, now);
    if (refused) return turnedAway(world, person.id, person.spot.place, action.spot, refused, now);
  }
  const freed = letGo(world, person, now);
  const usable = action.object !== null && !stateOf(freed.world, action.object).odd;
  const used =
    usable && action.state
      ? changeObject(freed.world, action.object!, action.state, false, person.id, now)
      : { world: freed.world, events: [] };
  const fed = action.takes ? takeFrom(used.world, action.takes, person.id, now) : { world: used.world, events: [] };
  const whose = action.visitors?.length ? { visitors: action.visitors } : {};
  const next: Person = {
    ...person,
    spot: action.spot,
    doing: { text: action.doing, emoji: action.emoji, object: action.object, since: now, ...whose },
  };
  return {
    world: withPerson(fed.world, next),
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
        ...whose,
      },
      ...used.events,
      ...fed.events,
    ],
    refused: null,
  };
}
