/**
 * A town that really lives, on the test Discord: the host, its store, the offline mind (or any other) and the stage, with a clock
 * moved by hand. What members and keepers do is tried on this; the fake town only stands in where Discord itself is in question.
 */

import { type ManualClock, manualClock } from "../../src/clock/manual.ts";
import { milliseconds } from "../../src/clock/units.ts";
import type { BuiltModel } from "../../src/model/provider.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { sketchOf } from "../../src/stage/discord/keeping/founding.ts";
import type { Timing } from "../../src/stage/discord/timing.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Store } from "../../src/store/store.ts";
import type { Command } from "../../src/town/desk/command.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import { loadTown } from "../../src/town/file/definition.ts";
import { Host } from "../../src/town/host.ts";
import { discordLimits, type TestDiscordOptions } from "../discord/test-discord.ts";
import { offlineMind } from "../provider/test-models.ts";
import { recognise } from "../town/living.ts";
import { open, server, stageOn } from "./with-discord.ts";

/** A host that beats when it is told to. It is closed after the test, or by the test itself for a restart. */
export function hostOn(store: Store, clock: ManualClock, model: BuiltModel = offlineMind()): Host {
  const quiet = () => {};
  const log = { info: quiet, warn: quiet, error: (about: object, sentence: string) => console.error(sentence, about) };
  const host = new Host({
    model,
    offline: offlineOf,
    store,
    clock,
    log,
    recognise,
    step: 5,
    seed: "7",
    budgetUsd: 1,
  });
  open.push(() => host.close());
  return host;
}

/** Lives a town on, beat by beat, until it is so late or something holds. */
const livesOn =
  (host: Host, clock: ManualClock, desk: TownDesk) =>
  async (holds: () => boolean, beats = 400): Promise<void> => {
    for (let i = 0; i < beats && !holds(); i++) {
      await clock.beat();
      // A beat only says that a tick may be lived.
      await host.idle();
    }
    if (!holds()) throw new Error(`it never came to that; it is ${desk.view().clock} on day ${desk.view().day}`);
  };

/** A town that lives on no stage, at its opening hour: where Discord is not in question. */
export async function offstage(town = "pellow-cove") {
  const clock = manualClock(milliseconds(Date.now()));
  const host = hostOn(memoryStore(), clock);
  host.start();
  const desk: TownDesk = await host.found("town", town);
  return { desk, until: livesOn(host, clock, desk) };
}

/** How a living town is set up. */
export interface LivingOptions {
  /** The town file; Pellow Cove, which is small. */
  readonly town?: string;
  readonly timing?: Partial<Timing>;
  readonly discord?: TestDiscordOptions;
  /** The language of the keeper's own screen. */
  readonly keepersLocale?: string;
  readonly model?: BuiltModel;
  /** Where it is kept; else in memory. */
  readonly store?: Store;
  /** Those of `commands/`. */
  readonly commands?: readonly Command[];
  /** What the keeper chooses when founding it. */
  readonly found?: Readonly<Record<string, string>>;
}

/** A town that lives by hand goes through days in seconds: Discord's minute is as much shorter, for what it allows and for what we ask. */
const MINUTE_MS = 600;
/** Where another stage goes on with such a town. */
export const hastily: Partial<Timing> = { minuteMs: MINUTE_MS };
/** Where boards and the bot's presence are for others to try: drawn anew at every line they take more than all else. */
export const seldomDrawn: Partial<Timing> = { boardMs: 60_000, presenceMs: 60_000 };
const hastened: TestDiscordOptions["limits"] = {
  webhook: { ...discordLimits.webhook, perMs: (discordLimits.webhook.perMs / 60_000) * MINUTE_MS },
  channelWebhooks: { ...discordLimits.channelWebhooks, perMs: MINUTE_MS },
};

/** A server with a founded town that lives: at its opening hour, every channel there, Kim its keeper and Mia a member. */
export async function living({
  town: file = "pellow-cove",
  timing = {},
  discord: options = {},
  keepersLocale,
  model,
  store = memoryStore(),
  commands,
  found = {},
}: LivingOptions = {}) {
  const { discord, guild, kim, mia, general } = await server({ limits: hastened, ...options }, keepersLocale);
  const clock = manualClock(milliseconds(Date.now()));
  const host = hostOn(store, clock, model);
  const definition = await loadTown(file);
  const sketch = {
    language: definition.language,
    file: definition.id,
    name: definition.name,
    residents: definition.personas.length,
    places: sketchOf(definition).places,
  };
  const staged = await stageOn(discord, host, store, { ...hastily, ...timing }, [sketch], commands);
  host.start();
  const said = await kim.slash(general, "town found", { ...found, confirm: "yes" }).reply();
  const id = `guild:${guild.id}`;
  const founded = host.desk(id);
  if (!founded) throw new Error(`not founded: ${said.content}`);
  const desk: TownDesk = founded;
  const channelOf = (place: string): string => {
    const channel = discord.channels(guild.id).find((one) => one.name === place);
    if (!channel)
      throw new Error(
        `no channel ${place}: ${discord
          .channels(guild.id)
          .map((one) => one.name)
          .join(", ")}`,
      );
    return channel.id;
  };
  const until = livesOn(host, clock, desk);
  return { ...staged, discord, guild, kim, mia, general, store, clock, host, desk, definition, said, channelOf, until };
}
