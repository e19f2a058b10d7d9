/** A whole day of a real town with a visitor in it, as the page's server sees it: every view there was, and the turn that led to it. */

import { DAY } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { type Act, takeAct } from "../../src/town/acts/take-act.ts";
import { loadTown } from "../../src/town/file/definition.ts";
import { sightOf } from "../../src/town/looking/sight.ts";
import { type CostView, type TownView, townView } from "../../src/town/looking/views.ts";
import { nightUntil, slept } from "../../src/town/night.ts";
import { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";
import { offline, recognise } from "../town/living.ts";

const visitor = { id: "web:ana", name: "Ana", about: "a traveller" };

/** Lives the first day of a town from when it opens; `seen` is given each view, and the events since the one before. */
export async function livedDay(
  name: string,
  seen: (view: TownView, turn: { readonly turn: number; readonly events: readonly TownEvent[] }) => void,
): Promise<void> {
  const definition = await loadTown(name);
  const store = memoryStore();
  const town = await Town.found(
    { id: name, definition, model: offline, offline: offlineOf, clock: () => 0, store, recognise },
    "1",
    5,
  );
  let asked = 0;
  let told = 0;
  const look = async () => {
    asked += 1;
    const byStep = Object.fromEntries(
      ["line", "plan", "reflect"].slice(0, 1 + (asked % 4)).map((step) => [step, { asked, fellBack: 0, usd: 0 }]),
    );
    const spent = { requests: asked, input: asked * 900, cached: 0, output: asked * 80, usd: asked / 1000 };
    const costs: CostView = { model: "test", troubles: [], ...spent, budgetUsd: 1, forecastUsd: 0.5, byStep };
    const clock = { state: "running", why: "", turnMs: 30_000, eased: asked % 50 < 5 } as const;
    const view = townView(town, clock, costs, sightOf(town.state, null));
    const events: TownEvent[] = [];
    for (; told < town.state.turn; told += 1) {
      const record = (await store.turn(name, told + 1)) as { events: readonly TownEvent[] } | null;
      events.push(...(record?.events ?? []));
    }
    seen(view, { turn: told, events });
  };
  const open = [...definition.map.places.values()].filter(
    ({ access, areas }) => access === "public" && areas.length > 0,
  );
  const [here, there] = [open[0]!, open[1]!];
  const [thing] = [...definition.map.objects.keys()].filter((id) => id.startsWith(here.id));
  const acts: readonly (readonly [number, Act])[] = [
    [600, { kind: "go", place: here.id }],
    [605, { kind: "say", place: null, text: "Good morning! What is new in town?", to: null }],
    [615, { kind: "do", place: null, text: "waters the flowers" }],
    [620, { kind: "object", object: thing!, state: "burning" }],
    [640, { kind: "object", object: thing!, state: null }],
    [645, { kind: "go", place: there.id }],
    [655, { kind: "leave" }],
    [900, { kind: "go", place: there.id }],
  ];
  let next = 0;
  while (town.state.now < DAY) {
    const night = nightUntil(town.state, town.means.town);
    if (night !== null && night > town.state.now) await town.commit("switch", (s) => slept(s, town.means.town, night));
    else await town.tick();
    if (town.state.now < definition.opens) {
      told = town.state.turn;
      continue;
    }
    await look();
    for (; acts[next] && acts[next]![0] <= town.state.now; next += 1) {
      // A door that is closed to them is as much of a day as an open one.
      await takeAct(town, visitor, acts[next]![1])
        .then(({ answered }) => answered)
        .catch(() => null);
      await look();
    }
  }
}
