/** Two days of a town at full speed, with all that happened in them. */
import type { OfflineMind } from "../../src/mind/offline.ts";
import type { Model } from "../../src/model/model.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { runSimulation, type Summary } from "../../src/town/simulation.ts";
import type { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";

/** What was lived, and the town at its end. */
export interface TwoDays {
  readonly summary: Summary;
  readonly events: readonly TownEvent[];
  readonly town: Town;
}

/** Lives the first days of a town: two, unless a test waits for what comes later. */
export async function twoDays(
  definition: TownDefinition,
  model: Model,
  seed: string,
  offline: (language: string) => OfflineMind = offlineOf,
  days = 2,
): Promise<TwoDays> {
  const events: TownEvent[] = [];
  let town: Town | null = null;
  const summary = await runSimulation({
    definition,
    days,
    seed,
    step: 5,
    model,
    offline,
    acts: [],
    silent: false,
    out: null,
    say: () => {},
    watch: (turn) => void events.push(...turn.events),
    ended: (one) => {
      town = one;
    },
  });
  return { summary, events, town: town! };
}
