/**
 * What people's acts in words do to the objects around them (design section 3): a closed list of verbs and objects, so that no text can
 * name an action that is not on it. "Plays the piano" makes the piano "being played" while they are at it.
 */

import type { Minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { FixtureKind } from "./kinds.ts";
import type { Person } from "./people.ts";
import { type Fixture, type ObjectId, type PersonId, placeOf, type Spot } from "./places.ts";
import { refusalAt, stateOf, type World } from "./world.ts";

/** What an act does to an object. */
export interface Using {
  readonly object: ObjectId;
  /** Where it stands. */
  readonly spot: Spot;
  readonly state: string;
  /** It is so while they are at it, and is put back afterwards. */
  readonly passing: boolean;
}

type Done = keyof ReturnType<typeof languageOf>["uses"]["done"];

const plugged: readonly FixtureKind[] = ["stove", "kettle", "maker", "lamp", "device", "shower", "game", "instrument"];

/** What is done with which things, the first that fits first; `passing`: it is so while somebody is at it. Without kinds: with any. */
export const uses: readonly {
  readonly done: Done;
  readonly kinds?: readonly FixtureKind[];
  readonly passing: boolean;
}[] = [
  { done: "off", kinds: plugged, passing: false },
  { done: "on", kinds: plugged, passing: false },
  { done: "putRight", passing: false },
  { done: "lit", kinds: ["fireplace", "lamp"], passing: false },
  { done: "strummed", kinds: ["piano", "instrument"], passing: true },
  { done: "played", kinds: ["game"], passing: true },
  { done: "rung", kinds: ["bell"], passing: true },
  { done: "satOn", kinds: ["seat"], passing: true },
  { done: "satAt", kinds: ["table"], passing: true },
  { done: "written", kinds: ["writing", "board"], passing: true },
  { done: "drawn", kinds: ["easel", "board"], passing: true },
  { done: "read", kinds: ["books", "writing"], passing: true },
  { done: "cooked", kinds: ["stove", "kettle", "maker"], passing: true },
  { done: "fed", kinds: ["animals"], passing: true },
  { done: "tended", kinds: ["garden"], passing: true },
  { done: "lifted", kinds: ["weights"], passing: true },
  { done: "lookedThrough", kinds: ["scope"], passing: true },
  { done: "used", passing: true },
];

/** The object that an act changes, and how, or null: it is about none, or not on the list, or out of their reach. */
export function usedBy(world: World, who: PersonId, text: string, now: Minutes): Using | null {
  const person = world.people.get(who);
  if (!person) return null;
  const { language } = world.map;
  const { done, names, undone } = languageOf(language).uses;
  if (undone.test(text)) return null;
  const near = inReach(world, person, now);
  for (const use of uses.filter((one) => done[one.done].verbs.test(text)))
    for (const { fixture, spot } of near) {
      if (use.kinds?.includes(fixture.kind) === false || !names(text, fixture.name)) continue;
      const { state } = done[use.done];
      // What is amiss can be put right, and is good for nothing else until then.
      if (stateOf(world, fixture.id).odd ? use.passing : state === null) continue;
      return { object: fixture.id, spot, state: state ?? fixture.state, passing: use.passing };
    }
  return null;
}

/** The objects that somebody can get at, those beside them first. */
function inReach(world: World, { id, spot }: Person, now: Minutes): readonly { fixture: Fixture; spot: Spot }[] {
  return [...placeOf(world.map, spot.place).areas]
    .sort((a, b) => Number(b.id === spot.area) - Number(a.id === spot.area))
    .flatMap((area) => {
      const there = { place: spot.place, area: area.id };
      if (area.id !== spot.area && (area.enclosed || refusalAt(world, id, there, now))) return [];
      return area.objects.map((fixture) => ({ fixture, spot: there }));
    });
}
