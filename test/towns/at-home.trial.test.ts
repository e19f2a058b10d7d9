/** At somebody's home it is they who have something to give, and no guest who stands there; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { serves } from "../../src/mind/talk/at-once.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { takeAct } from "../../src/town/acts/take-act.ts";
import { loadTown, type TownDefinition } from "../../src/town/file/definition.ts";
import { Town } from "../../src/town/town.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { firstName } from "../../src/world/people.ts";
import type { Place } from "../../src/world/places.ts";
import { offline } from "../town/living.ts";
import { generatedTown } from "./generated-town.ts";
import { kit } from "./telling.ts";

const asked = { en: "Could I have a cup of tea, please?", "zh-CN": "麻烦给我来一杯茶。" } as const;

/** What is said to words in a place at ten, where some stand in its open room and nobody else does. */
async function answered(
  definition: TownDefinition,
  place: Place,
  here: readonly string[],
  text: string,
  to: string | null,
) {
  const spot = {
    place: place.id,
    area: place.areas.find(({ owners, enclosed }) => owners.length === 0 && !enclosed)!.id,
  };
  const ground = { id: "test", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
  const town = await Town.found(ground, "1", 5);
  await town.commit("switch", (state) => {
    const people = new Map(
      [...state.world.people].map(([id, one]) => [id, here.includes(id) ? { ...one, asleep: false, spot } : one]),
    );
    return { state: { ...state, now: minutes(600), opened: true, world: { ...state.world, people } }, events: [] };
  });
  const events: TownEvent[] = [];
  town.watch((committed) => void events.push(...committed.events));
  const done = await takeAct(town, kit, { kind: "say", place: place.id, text, to });
  await done.answered;
  const lines = events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
  return lines.find(({ who }) => who !== `visitor:${kit.id}`)!;
}

/** What somebody is called in a line: a name of four signs may be said by its last two. */
function calledIn(definition: TownDefinition, id: string, language: "en" | "zh-CN"): string {
  const name = firstName(definition.personas.find((one) => one.id === id)!.name);
  return language === "en" ? name : name.slice(-2);
}

describe.each(["en", "zh-CN"] as const)("who gives a guest something (%s)", (language) => {
  it.each([41, 205])("is whoever lives there (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const home = [...definition.map.places.values()].find(
      ({ access, household }) => access === "household" && household.length > 0,
    )!;
    const host = home.household[0]!;
    const guests = definition.personas.filter(({ id }) => !home.household.includes(id)).slice(0, 3);
    const here = [host, ...guests.map(({ id }) => id)];
    const answersTo = (to: string | null) => answered(definition, home, here, asked[language], to);
    const given = await answersTo(null);
    expect(given.who, given.text).toBe(host);
    const other = await answersTo(guests[0]!.id);
    expect(other.who).toBe(guests[0]!.id);
    expect(other.text).toContain(calledIn(definition, host, language));
  });

  it.each([12, 205])("is no lodger where things are sold, but whoever works there (town %i)", async (seed) => {
    const founded = generatedTown(seed, language);
    const shop = [...founded.map.places.values()].find(
      ({ access, staff, offers }) => access === "public" && staff.length > 0 && offers.length > 0,
    )!;
    const [keeper] = shop.staff;
    const lodger = founded.personas.find(
      ({ id, work }) => !shop.staff.includes(id) && work?.spot.place !== shop.id,
    )!.id;
    const place = { ...shop, hours: null, household: [lodger, ...shop.household] };
    const definition = { ...founded, map: { ...founded.map, places: new Map(founded.map.places).set(shop.id, place) } };
    const personas = new Map(definition.personas.map((one) => [one.id, one]));
    expect(serves({ personas, map: definition.map }, lodger, shop.id)).toBe(false);
    expect(serves({ personas, map: definition.map }, keeper!, shop.id)).toBe(true);
    const { thing } = shop.offers[0]!;
    const text = language === "en" ? `One ${thing}, please.` : `麻烦来一份${thing}。`;
    const given = await answered(definition, place, [lodger, keeper!], text, null);
    expect(given.who, given.text).toBe(keeper);
    const other = await answered(definition, place, [lodger, keeper!], text, lodger);
    expect(
      other.acts.some((one) => one.act === "reply" && one.answer === "yes"),
      other.text,
    ).toBe(false);
    expect(other.text).toContain(calledIn(definition, keeper!, language));
  });
});

it("a naturalist who lodges over a tea room serves nobody in it", async () => {
  const { map, personas } = await loadTown("pellow-cove");
  const town = { map, personas: new Map(personas.map((one) => [one.id, one])) };
  expect(map.places.get("the-kettle-and-tern")!.household).toContain("perrin-sable");
  expect(serves(town, "perrin-sable", "the-kettle-and-tern")).toBe(false);
  expect(serves(town, "nessa-trewin", "the-kettle-and-tern")).toBe(true);
  expect(serves(town, "ruan-hale", "gannet-light")).toBe(true);
});
