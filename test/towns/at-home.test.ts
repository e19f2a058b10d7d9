/** At somebody's home it is they who have something to give, and no guest who stands there; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { takeAct } from "../../src/town/acts/take-act.ts";
import { Town } from "../../src/town/town.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { firstName } from "../../src/world/people.ts";
import { offline } from "../town/living.ts";
import { generatedTown } from "./generated-town.ts";
import { kit } from "./telling.ts";

const asked = { en: "Could I have a cup of tea, please?", "zh-CN": "麻烦给我来一杯茶。" } as const;

describe.each(["en", "zh-CN"] as const)("who gives a guest something (%s)", (language) => {
  it.each([41, 205])("is whoever lives there (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const home = [...definition.map.places.values()].find(
      ({ access, household }) => access === "household" && household.length > 0,
    )!;
    const host = home.household[0]!;
    const guests = definition.personas.filter(({ id }) => !home.household.includes(id)).slice(0, 3);
    const spot = {
      place: home.id,
      area: home.areas.find(({ owners, enclosed }) => owners.length === 0 && !enclosed)!.id,
    };
    const ground = { id: "test", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
    const answersTo = async (to: string | null) => {
      const town = await Town.found(ground, "1", 5);
      await town.commit("switch", (state) => {
        const here = [host, ...guests.map(({ id }) => id)];
        const people = new Map(
          [...state.world.people].map(([id, one]) => [id, here.includes(id) ? { ...one, asleep: false, spot } : one]),
        );
        return { state: { ...state, now: minutes(600), opened: true, world: { ...state.world, people } }, events: [] };
      });
      const events: TownEvent[] = [];
      town.watch((committed) => void events.push(...committed.events));
      const done = await takeAct(town, kit, { kind: "say", place: home.id, text: asked[language], to });
      await done.answered;
      const lines = events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
      return lines.find(({ who }) => who !== `visitor:${kit.id}`)!;
    };
    const given = await answersTo(null);
    expect(given.who, given.text).toBe(host);
    const other = await answersTo(guests[0]!.id);
    expect(other.who).toBe(guests[0]!.id);
    // A name of four signs may be said by its last two.
    const name = firstName(definition.personas.find(({ id }) => id === host)!.name);
    expect(other.text).toContain(language === "en" ? name : name.slice(-2));
  });
});
