/** The page on a real town that lives offline, its beats given by hand. */

import { manualClock } from "../../src/clock/manual.ts";
import { type Minutes, milliseconds } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { startPreview } from "../../src/stage/preview/preview.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import { loadCommands } from "../../src/town/desk/load-commands.ts";
import type { Member } from "../../src/town/desk/member.ts";
import { Host } from "../../src/town/host.ts";
import { offlineMind } from "../provider/test-models.ts";
import { recognise } from "../town/living.ts";

/** Real time between two beats. */
export const BEAT_MS = 30_000;
const keeper: Member = { id: "web:keeper", name: "Kim", keeper: true };

/** What `openLiving` gives. */
export interface LivingPage {
  readonly url: string;
  readonly desk: TownDesk;
  /** Lets so much time pass, and the town live a beat; resolves when it is lived and told. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the page on a town of the folder `towns/`, at a time of its first day such as "12:00". */
export async function openLiving(file: string, at: string, beatMs = BEAT_MS): Promise<LivingPage> {
  const log = { info() {}, warn() {}, error: (about: object) => console.error(about) };
  const model = offlineMind();
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const host = new Host({
    model,
    offline: offlineOf,
    store: memoryStore(),
    clock,
    log,
    recognise,
    step: 5,
    seed: "7",
    budgetUsd: 1,
  });
  const desk = await host.found("town", file);
  const page = await startPreview({ port: 0, towns: host, commands: await loadCommands(), log, localTown: "town" });
  host.join(page);
  host.start();
  const beat = async (): Promise<void> => {
    clock.advance(beatMs);
    desk.seen(keeper);
    await clock.beat();
    await host.idle();
  };
  while (!desk.view().opened) await beat();
  await beat();
  await desk.skip(keeper, at);
  for (const now: Minutes = desk.view().now; desk.view().now === now; ) await beat();
  await beat();
  return {
    url: page.url,
    desk,
    beat,
    async close() {
      await page.close();
      await host.close();
    },
  };
}
