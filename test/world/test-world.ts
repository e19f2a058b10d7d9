/** A hamlet for tests: a household, a green with a street, a cafe with hours, a library. Built by hand, so that every number is known. */
import { type Minutes, minutes } from "../../src/clock/units.ts";
import { type Action, apply } from "../../src/world/actions.ts";
import { fixtureIn } from "../../src/world/kinds.ts";
import type { Person } from "../../src/world/people.ts";
import { type Area, type Place, type Spot, type TownMap, townMap } from "../../src/world/places.ts";
import type { Applied, Said } from "../../src/world/talks.ts";
import type { World } from "../../src/world/world.ts";

const area = (id: string, more: Partial<Area> = {}): Area => ({
  id,
  name: id.replaceAll("-", " "),
  access: "public",
  owners: [],
  capacity: null,
  enclosed: false,
  purposes: [],
  objects: [],
  ...more,
});

const place = (id: string, x: number, y: number, more: Partial<Place> = {}): Place => ({
  id,
  name: `The ${id.replaceAll("-", " ")}`,
  aliases: [],
  emoji: "🏠",
  about: "",
  position: { x, y },
  access: "public",
  household: [],
  staff: [],
  hours: null,
  purposes: [],
  areas: [area("main")],
  offers: [],
  runBy: [],
  way: null,
  remarks: [],
  ...more,
});

const thing = (where: string, name: string, state: string) => ({
  id: `${where}/${name}`,
  name,
  kind: fixtureIn(name, "en"),
  state,
});

/** Ann and Ben live in the cottage; Cy works in the cafe; Dora lives in the loft; Eve, a visitor, comes and goes. */
export const hamlet: TownMap = townMap(
  "Hamlet",
  [
    place("cottage", 0, 0, {
      access: "household",
      household: ["ann", "ben"],
      areas: [
        area("kitchen", {
          objects: [
            thing("cottage/kitchen", "stove", "off"),
            thing("cottage/kitchen", "table", "clear"),
            thing("cottage/kitchen", "refrigerator", "well stocked"),
          ],
        }),
        area("bathroom", { capacity: 1, enclosed: true, objects: [thing("cottage/bathroom", "shower", "off")] }),
        area("bedroom", { enclosed: true, objects: [thing("cottage/bedroom", "bed", "made")] }),
        area("ann-room", {
          name: "Ann's room",
          owners: ["ann"],
          enclosed: true,
          objects: [thing("cottage/ann-room", "desk", "tidy")],
        }),
      ],
    }),
    place("green", 16, 0, {
      purposes: ["walk"],
      areas: [area("lawn"), area("street", { purposes: ["walk"], through: true })],
    }),
    place("cafe", 32, 0, {
      hours: { from: minutes(480), to: minutes(1200) },
      staff: ["cy"],
      areas: [
        area("saloon", { capacity: 3 }),
        area("counter", { access: "staff", objects: [thing("cafe/counter", "machine", "off")] }),
        area("restroom", { capacity: 1, enclosed: true }),
      ],
    }),
    place("library", 32, 24, { hours: { from: minutes(1080), to: minutes(120) } }),
    place("loft", 16, 24, { access: "household", household: ["dora"] }),
    place("island", 90, 90),
  ],
  [
    ["cottage", "green"],
    ["green", "cafe"],
    ["cafe", "library"],
    ["green", "loft"],
    ["loft", "library"],
  ],
);

export const at = (hour: number, minute = 0): Minutes => minutes(hour * 60 + minute);
export const spot = (of: string, id: string): Spot => ({ place: of, area: id });
const homes: Readonly<Record<string, Spot>> = {
  ann: spot("cottage", "kitchen"),
  ben: spot("cottage", "kitchen"),
  cy: spot("cafe", "saloon"),
  dora: spot("green", "street"),
};

const nobody = (id: string): Person => ({
  id,
  kind: id === "eve" ? "visitor" : "resident",
  name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)} Grey`,
  spot: homes[id] ?? spot("green", "lawn"),
  walk: null,
  doing: { text: "standing about", emoji: "🧍", object: null, since: minutes(0) },
  asleep: false,
  talk: null,
  about: "",
});

/** The four residents on their feet, with what is to be different. The roll is ann, ben, cy, dora, then who else is named. */
export function world(changes: Readonly<Record<string, Partial<Person>>> = {}): World {
  const ids = [...new Set(["ann", "ben", "cy", "dora", ...Object.keys(changes)])];
  return {
    map: hamlet,
    people: new Map(ids.map((id) => [id, { ...nobody(id), ...changes[id] }])),
    objects: new Map(),
    talks: new Map(),
    guests: new Map(),
    proposals: new Map(),
    talkCount: 0,
  };
}

/** Applies acts one after another and expects each to be allowed. */
export function played(
  start: World,
  now: Minutes,
  ...acts: readonly (readonly [who: string, action: Action])[]
): Applied {
  let done: Applied = { world: start, events: [], refused: null };
  for (const [who, action] of acts) {
    const next = apply(done.world, who, action, now);
    if (next.refused !== null) throw new Error(`${who} may not ${action.kind}: ${next.refused}`);
    done = { world: next.world, events: [...done.events, ...next.events], refused: null };
  }
  return done;
}

export const said = (text: string, more: Partial<Said> = {}): Said => ({
  text,
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
  to: [],
  answers: null,
  ...more,
});

/** Doing something with a thing, or with none. */
export const doing = (
  where: Spot,
  text: string,
  object: string | null = null,
  state: string | null = null,
): Action => ({
  kind: "do",
  doing: text,
  emoji: "🙂",
  spot: where,
  object,
  state,
  notable: false,
});
