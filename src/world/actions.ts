/**
 * The one rule by which everybody's acts change the world, residents' and visitors' alike. Pure and synchronous: `apply` returns a new
 * world and what happened. What moves by itself stands in `advance.ts`.
 */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft, Refusal, TalkId } from "./events.ts";
import { askIn, seeOut, sendAway, withoutGuest } from "./guests.ts";
import type { Activity, Trouble } from "./kinds.ts";
import { changeObject, letGo, seeTo, setObject, takeFrom } from "./objects.ts";
import { lookingAround, type Person } from "./people.ts";
import { areaOf, type ObjectId, type PersonId, type PlaceId, placeOf, type Spot } from "./places.ts";
import { remedyOf } from "./remedies.ts";
import { type Applied, beginTalk, callAfter, joinTalk, leaveTalk, type Said, say } from "./talks.ts";
import { usedBy } from "./uses.ts";
import { setOut } from "./walking.ts";
import { personOf, refusalAt, stateOf, type World, withPerson } from "./world.ts";

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
      readonly activity?: Activity;
      /** A store of food that a portion is taken from. */
      readonly takes?: ObjectId | null;
      readonly notable: boolean;
      /** Visitors it is about or whose words set it going. */
      readonly visitors?: readonly PersonId[];
    }
  | { readonly kind: "ask-in"; readonly guest: PersonId }
  | { readonly kind: "send-away"; readonly guest: PersonId; readonly why: string }
  | { readonly kind: "see-to"; readonly object: ObjectId }
  | { readonly kind: "set-object"; readonly object: ObjectId; readonly state: string; readonly trouble: Trouble | null }
  | { readonly kind: "begin-talk"; readonly with: readonly PersonId[]; readonly said: Said }
  | { readonly kind: "say"; readonly talk: TalkId; readonly said: Said }
  /** An answer to somebody who has left that talk meanwhile. */
  | { readonly kind: "call-after"; readonly talk: TalkId; readonly said: Said }
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

/** Applies one act at minute `now`. What the world does not allow is refused with a reason, and nothing has changed. */
export function apply(world: World, who: PersonId, action: Action, now: Minutes): Applied {
  if (action.kind === "arrive") return arrive(world, who, action, now);
  const { cannot } = languageOf(world.map.language).world;
  // People set objects also from outside the town (a command, an acts file): nobody need stand beside them.
  if (action.kind === "set-object") {
    if (!world.map.objects.has(action.object)) return refused(world, cannot.noObject);
    return { ...setObject(world, action.object, action.state, action.trouble, who, now), refused: null };
  }
  const person = world.people.get(who);
  if (!person) return refused(world, cannot.notInTown(who));
  switch (action.kind) {
    case "see-to":
      return { world: seeTo(world, action.object, who, now), events: [], refused: null };
    case "wake":
      return wake(world, person, now);
    case "sleep":
      return sleep(world, person, action, now);
    case "go":
      return go(world, person, action.to, now);
    case "do":
      return doSomething(world, person, action, now);
    case "ask-in":
      return askIn(world, person, action.guest, now);
    case "send-away":
      return sendAway(world, person, action.guest, action.why, now);
    case "begin-talk":
      return beginTalk(world, person, action.with, action.said, now);
    case "join-talk":
      return join(world, person, action.talk, now);
    case "say":
      return say(world, person, action.talk, action.said, now);
    case "call-after":
      return callAfter(world, person, action.talk, action.said, now);
    case "leave-talk":
      return { ...leaveTalk(world, person, action.why, now), refused: null };
    case "perform":
      return doInWords(world, person, action.doing, now);
    case "depart":
      return depart(world, person, action.why, now);
  }
}

const refused = (world: World, why: string): Applied => ({ world, events: [], refused: why });

type Of<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** A visitor comes into town, or to another place of it. */
function arrive(world: World, who: PersonId, { spot, name, about, first }: Of<"arrive">, now: Minutes): Applied {
  const { mind } = languageOf(world.map.language);
  const person: Person = {
    id: who,
    kind: "visitor",
    name,
    spot,
    walk: null,
    doing: lookingAround(world.map.language, now, "👋"),
    asleep: false,
    talk: null,
    about,
  };
  const before = world.people.get(who);
  if (!before)
    return {
      world: withPerson(world, person),
      events: [{ kind: "visitor-arrived", at: now, who, spot, audience: "place", name, about, first }],
      refused: null,
    };
  const left = before.talk ? leaveTalk(world, before, mind.reasons.left, now) : { world, events: [] };
  const freed = letGo(left.world, before, now);
  const moved: Draft = { kind: "visitor-moved", at: now, who, spot, audience: "place", from: before.spot.place };
  return {
    world: withPerson(freed.world, person),
    events: [...left.events, ...freed.events, moved],
    refused: null,
  };
}

/** A visitor leaves town. */
function depart(world: World, person: Person, why: string, now: Minutes): Applied {
  const { id: who, spot, name } = person;
  const left = leaveTalk(world, person, why, now);
  const freed = letGo(left.world, person, now);
  const people = new Map(freed.world.people);
  people.delete(who);
  const gone: Draft = { kind: "visitor-left", at: now, who, spot, audience: "place", why, name };
  return { world: { ...freed.world, people }, events: [...left.events, ...freed.events, gone], refused: null };
}

function wake(world: World, person: Person, now: Minutes): Applied {
  const { cannot, doings } = languageOf(world.map.language).world;
  if (!person.asleep) return refused(world, cannot.awake);
  return settle(
    world,
    { ...person, asleep: false, doing: { text: doings.wakingUp, emoji: "🌅", object: null, since: now } },
    now,
    [{ kind: "resident-woke", at: now, who: person.id, spot: person.spot, audience: "area" }],
  );
}

function sleep(world: World, person: Person, { spot, bed: object }: Of<"sleep">, now: Minutes): Applied {
  const { id: who } = person;
  const { cannot, doings, states } = languageOf(world.map.language).world;
  if (person.asleep) return refused(world, cannot.alreadyAsleep);
  if (person.talk) return refused(world, cannot.inTalk);
  if (person.walk) return refused(world, cannot.onTheWay);
  const kept = refusalAt(world, who, spot, now);
  if (kept || person.spot.place !== spot.place) return refused(world, kept?.why ?? cannot.farFromBed);
  const freed = letGo(world, person, now);
  const doing = { text: doings.sleeping, emoji: "😴", object, since: now };
  const asleep: Person = { ...person, spot, walk: null, asleep: true, doing };
  const bed =
    object && !stateOf(freed.world, object).odd
      ? changeObject(freed.world, object, states.occupied, null, who, now)
      : { world: freed.world, events: [] };
  const left = seeOut(withPerson(bed.world, asleep), now);
  const slept: Draft = { kind: "resident-slept", at: now, who, spot, audience: "area" };
  return { world: left.world, events: [...freed.events, slept, ...bed.events, ...left.events], refused: null };
}

function go(world: World, person: Person, to: Spot, now: Minutes): Applied {
  const { id: who, spot } = person;
  const { cannot, doings, leaving } = languageOf(world.map.language).world;
  if (person.asleep) return refused(world, cannot.asleep);
  if (person.talk) return refused(world, cannot.inTalk);
  if (spot.place === to.place) {
    const kept = refusalAt(world, who, to, now);
    if (kept) return turnedAway(world, who, spot.place, to, kept, now);
    return settle(world, { ...person, spot: to, walk: null }, now, []);
  }
  const walk = setOut(world.map, spot.place, to, now);
  if (!walk) return refused(world, cannot.noRoad);
  const guest = world.guests.get(who);
  const arrives = walk.legs.at(-1)?.at ?? now;
  const events: Draft[] = [{ kind: "resident-set-out", at: now, who, spot, audience: "place", to, arrives }];
  const home = spot.place;
  if (guest?.inside && guest.place === home)
    events.push({ kind: "guest-left", at: now, who, spot, audience: "place", home, why: leaving.timeToGo });
  const goal = placeOf(world.map, to.place).name;
  const doing = { text: doings.walkingTo(goal), emoji: "🚶", object: null, since: now };
  // Who waits at a door gives it up.
  const free = guest?.host === null ? withoutGuest(world, who) : world;
  const gone = settle(free, { ...person, walk, doing }, now, events);
  const left = seeOut(gone.world, now);
  return { world: left.world, events: [...gone.events, ...left.events], refused: null };
}

function join(world: World, person: Person, id: TalkId, now: Minutes): Applied {
  const { cannot } = languageOf(world.map.language).world;
  const talk = world.talks.get(id);
  if (!talk || talk.spot.place !== person.spot.place) return refused(world, cannot.talkOver);
  if (person.talk === talk.id) return { world, events: [], refused: null };
  if (person.talk) return refused(world, cannot.inAnotherTalk);
  return joinTalk(world, person, talk, now);
}

/** An act in a person's own words: seen by those present, and the object it is about changes by the closed list. */
function doInWords(world: World, person: Person, doing: string, now: Minutes): Applied {
  const freed = letGo(world, person, now);
  const using = usedBy(freed.world, person.id, doing, now);
  const object = using?.passing ? using.object : null;
  const spot = person.talk || !using ? person.spot : using.spot;
  const next = withPerson(freed.world, {
    ...person,
    spot,
    doing: { text: doing, own: true, emoji: "✨", object, since: now },
  });
  const set = !using
    ? { world: next, events: [] }
    : using.passing
      ? changeObject(next, using.object, using.state, null, person.id, now)
      : setObject(next, using.object, using.state, null, person.id, now);
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

function doSomething(world: World, person: Person, action: Of<"do">, now: Minutes): Applied {
  const { cannot } = languageOf(world.map.language).world;
  if (person.asleep) return refused(world, cannot.asleep);
  if (person.talk) return refused(world, cannot.inTalk);
  if (person.walk) return refused(world, cannot.onTheWay);
  if (person.spot.place !== action.spot.place) return refused(world, cannot.notThere);
  // A danger opens every door of the house one is in.
  const danger = areaOf(world.map, action.spot).objects.some(
    ({ id }) => stateOf(world, id).odd && remedyOf(world, id).urgent,
  );
  if (person.spot.area !== action.spot.area && !danger) {
    const kept = refusalAt(world, person.id, action.spot, now);
    if (kept) return turnedAway(world, person.id, person.spot.place, action.spot, kept, now);
  }
  const freed = letGo(world, person, now);
  const usable = action.object !== null && !stateOf(freed.world, action.object).odd;
  const used =
    usable && action.state
      ? changeObject(freed.world, action.object!, action.state, null, person.id, now)
      : { world: freed.world, events: [] };
  const fed = action.takes ? takeFrom(used.world, action.takes, person.id, now) : { world: used.world, events: [] };
  const whose = action.visitors?.length ? { visitors: action.visitors } : {};
  const kind = action.activity ? { activity: action.activity } : {};
  const next: Person = {
    ...person,
    spot: action.spot,
    doing: { text: action.doing, emoji: action.emoji, object: action.object, since: now, ...kind, ...whose },
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
        ...kind,
        notable: action.notable,
        ...whose,
      },
      ...used.events,
      ...fed.events,
    ],
    refused: null,
  };
}
