/** A visitor in a town who tells its people things, one after another, to whoever is there. */
import { minutes } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { type Actor, takeAct } from "../../src/town/acts/take-act.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { Town } from "../../src/town/town.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { offline } from "../town/living.ts";

/** Who visits. */
export const kit: Actor = { id: "discord:1", name: "Kit", about: "" };

/**
 * Everybody awake where the first public place is, at ten; a visitor speaks to one of them, the first unless told otherwise. Given a town that
 * was told something, another goes on from there.
 */
export async function telling(definition: TownDefinition, seed = "1", from: Town | null = null) {
  const ground = { id: "test", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
  const town = await Town.found(ground, seed, 5);
  const place = [...town.means.town.map.places.values()].find(({ access }) => access === "public")!;
  const spot = { place: place.id, area: place.areas[0]!.id };
  await town.commit("switch", (state) => {
    if (from) return { state: { ...from.state, turn: state.turn }, events: [] };
    const people = new Map([...state.world.people].map(([id, one]) => [id, { ...one, asleep: false, spot }]));
    return { state: { ...state, now: minutes(10 * 60), opened: true, world: { ...state.world, people } }, events: [] };
  });
  const events: TownEvent[] = [];
  town.watch((committed) => void events.push(...committed.events));
  const to = definition.personas[0]!.id;
  const says = async (text: string, by: Actor = kit, whom: string = to) => {
    const done = await takeAct(town, by, { kind: "say", place: place.id, text, to: whom });
    await done.answered;
  };
  return {
    town,
    events,
    /** Says something and hears the answer. */
    says,
    /** And lets five minutes pass, in which all who are there think and talk: most of what telling takes. */
    tell: async (text: string, by: Actor = kit, whom: string = to) => {
      await says(text, by, whom);
      await town.tick();
    },
    /** The news that visitors brought. */
    brought: () => [...town.state.stories.values()].filter(({ by }) => by !== undefined),
    /** What residents have said. */
    lines: () =>
      events.filter(
        (event): event is EventOf<"line-said"> =>
          event.kind === "line-said" && town.means.town.personas.has(event.who!),
      ),
  };
}
