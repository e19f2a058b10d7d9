/** `npm start` killed again and again: nothing that was committed is lost, and the days are those of one that was never killed. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { killPrograms, recordsOf, startProgram, viewOf } from "../test/program.ts";
import { offlineMind } from "../test/provider/test-models.ts";
import { manualClock } from "./clock/manual.ts";
import { offlineOf } from "./offline/offline.ts";
import { memoryStore } from "./store/memory-store.ts";
import { openStore } from "./store/stores.ts";
import { Host } from "./town/host.ts";
import type { TurnRecord } from "./town/turn-record.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "main-"));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(killPrograms);

const start = (env: Record<string, string>) => startProgram(folder, env);
const storeAt = (name: string) => `sqlite://${join(folder, name, "town.sqlite")}`;

it("killed again and again loses nothing that was committed, and lives the very days of one that was not", async () => {
  const env = { STORE_URL: storeAt("killed"), TICK_CRON: "* * * * * *", LOG_LEVEL: "silent" };
  let before: TurnRecord[] = [];
  // As soon as its page is there, then after so many turns of its own.
  for (const turns of [0, 1, 2, 3]) {
    const program = start(env);
    const page = await program.page();
    const seen = turns === 0 ? 0 : (await viewOf(page, (await viewOf(page)).turn + turns)).turn;
    await program.kill();
    const store = await openStore(env.STORE_URL);
    const records = await recordsOf(store, "pellow-cove");
    await store.close();
    expect(records.length).toBeGreaterThanOrEqual(Math.max(seen, before.length));
    expect(JSON.stringify(records.slice(0, before.length))).toBe(JSON.stringify(before));
    before = records;
  }
  expect(before.length).toBeGreaterThan(20);
  const store = memoryStore();
  const clock = manualClock();
  const quiet = { info() {}, warn() {}, error() {} };
  const host = new Host({
    model: offlineMind(),
    offline: offlineOf,
    store,
    clock,
    log: quiet,
    step: 5,
    seed: null,
    budgetUsd: 1,
  });
  const desk = await host.found("pellow-cove", "pellow-cove");
  host.start();
  while (desk.view().turn < before.length) {
    await clock.beat();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await host.close();
  const unbroken = (await recordsOf(store, "pellow-cove")).slice(0, before.length);
  const bytes = (records: readonly TurnRecord[]) => records.map(({ events, patch }) => JSON.stringify([events, patch]));
  expect(bytes(before)).toEqual(bytes(unbroken));
});
