/** Objects put to use, let go again, or set by people (paper section 3.2): what people set stays until somebody deals with it. */
import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft } from "./events.ts";
import type { Trouble } from "./kinds.ts";
import { isVisitor, type Person } from "./people.ts";
import { type ObjectId, type PersonId, type Place, placeOf, type TownMap } from "./places.ts";
import { troubleWith } from "./remedies.ts";
import { stateOf, type World } from "./world.ts";

/** Puts back what somebody had in use, unless it has become odd meanwhile. */
export function letGo(world: World, person: Person, now: Minutes): { world: World; events: Draft[] } {
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
  return changeObject(world, object, fixture.fixture.state, null, person.id, now);
}

/** Sets the state of an object. Unknown objects and states that are there already change nothing. Those in the place see odd states, those in the area ordinary ones. */
export function changeObject(
  world: World,
  object: ObjectId,
  text: string,
  trouble: Trouble | null,
  by: PersonId,
  now: Minutes,
): { world: World; events: Draft[] } {
  const odd = trouble !== null;
  const before = stateOf(world, object);
  const known = world.map.objects.get(object);
  if (!known || (before.text === text && before.odd === odd)) return { world, events: [] };
  const objects = new Map(world.objects).set(object, {
    text,
    odd,
    ...(trouble ? { trouble } : {}),
    by,
    since: now,
    ...(before.taken ? { taken: before.taken } : {}),
  });
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
    ...(trouble ? { trouble } : {}),
    ...(before.by !== null && isVisitor(before.by) ? { visitors: [before.by] } : {}),
  };
  return { world: { ...world, objects }, events: [event] };
}

/** Home-cooked meals a full refrigerator gives per head before it looks nearly empty, and before it is: about three days. */
export const MEALS_PER_HEAD = { nearly: 6, all: 8 } as const;

/** Where a household keeps its food: the refrigerator where it cooks, else any that all share, or null. */
export function larderOf(map: TownMap, place: Place): ObjectId | null {
  const shared = place.areas.filter(
    (area) => area.owners.length === 0 || area.owners.length === place.household.length,
  );
  const ranked = [...shared].sort((a, b) => Number(b.purposes.includes("cook")) - Number(a.purposes.includes("cook")));
  for (const area of ranked)
    for (const object of area.objects) if (object.kind === "larder" && map.objects.has(object.id)) return object.id;
  return null;
}

/** A meal's worth taken from where a household keeps its food: after some it is nearly empty, after more it is empty (paper section 3.2). */
export function takeFrom(
  world: World,
  object: ObjectId,
  by: PersonId,
  now: Minutes,
): { world: World; events: Draft[] } {
  const state = stateOf(world, object);
  const known = world.map.objects.get(object);
  const heads = known ? Math.max(1, placeOf(world.map, known.spot.place).household.length) : 0;
  if (heads === 0 || troubleWith(world, object) === "empty") return { world, events: [] };
  const { states } = languageOf(world.map.language).world;
  const taken = (state.taken ?? 0) + 1;
  const changed =
    taken >= MEALS_PER_HEAD.all * heads
      ? changeObject(world, object, states.empty, "empty", by, now)
      : taken >= MEALS_PER_HEAD.nearly * heads
        ? changeObject(world, object, states.nearlyEmpty, "low", by, now)
        : { world, events: [] };
  const after = { ...stateOf(changed.world, object), taken, ...(state.tended && { tended: state.tended }) };
  return {
    world: { ...changed.world, objects: new Map(changed.world.objects).set(object, after) },
    events: changed.events,
  };
}

/** Sets an object as people do, or whoever puts it right: what was filled is full. */
export function setObject(
  world: World,
  object: ObjectId,
  text: string,
  trouble: Trouble | null,
  by: PersonId,
  now: Minutes,
) {
  const done = changeObject(world, object, text, trouble, by, now);
  if (done.events.length === 0) return done;
  const { taken: _, ...whole } = stateOf(done.world, object);
  return { ...done, world: { ...done.world, objects: new Map(done.world.objects).set(object, whole) } };
}

/** Somebody sees to an object, and those it concerns can tell. */
export function seeTo(world: World, object: ObjectId, by: PersonId, now: Minutes): World {
  if (!world.map.objects.has(object)) return world;
  const state = stateOf(world, object);
  return { ...world, objects: new Map(world.objects).set(object, { ...state, tended: { by, since: now } }) };
}
