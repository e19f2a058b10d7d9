/** Objects put to use, let go again, or set by people (paper section 3.2): what people set stays until somebody deals with it. */
import type { Minutes } from "../clock/units.ts";
import type { Draft } from "./events.ts";
import type { Person } from "./people.ts";
import type { ObjectId, PersonId } from "./places.ts";
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
  return changeObject(world, object, fixture.fixture.state, false, person.id, now);
}

/** Sets the state of an object. Unknown objects and states that are there already change nothing. Those in the place see odd states, those in the area ordinary ones. */
export function changeObject(
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
