/**
 * `npm start` killed again and again: nothing that was committed is lost, and the days are those of one that was never killed. And what it
 * cannot start with, and what it waits for.
 */
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyvSqlite } from "@keyv/sqlite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectRefusal, killPrograms, recordsOf, startProgram, viewOf } from "../test/program.ts";
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

it("waits for a database that another program holds, says so on the console and the page, and opens when it is free", async () => {
  const env = { STORE_URL: storeAt("held"), TICK_CRON: "* * * * * *" };
  await (await openStore(env.STORE_URL)).close();
  const backup = new KeyvSqlite({ uri: env.STORE_URL, busyTimeout: 0 });
  backup.on("error", () => {});
  // As a program does that lets nobody else so much as read.
  await backup.query("PRAGMA locking_mode=EXCLUSIVE");
  await backup.query("BEGIN EXCLUSIVE");
  let held = true;
  try {
    const program = start(env);
    const meanwhile = () => /another program holds.*Meanwhile: (http:\S+)/i.exec(program.err)?.[1];
    while (!meanwhile()) {
      if (program.child.exitCode !== null || program.out !== "") throw new Error(`it did not wait: ${program.err}`);
      await Promise.race([once(program.child.stderr!, "data"), once(program.child.stdout!, "data"), program.ended]);
    }
    const answer = await fetch(meanwhile()!);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("the towns open by themselves");
    const chinese = await fetch(meanwhile()!, { headers: { "accept-language": "zh-CN,zh;q=0.9" } });
    expect(await chinese.text()).toContain("小镇就会自己打开");
    await backup.query("ROLLBACK");
    await backup.close();
    held = false;
    const page = await program.page();
    expect(page).toBe(meanwhile());
    expect(await viewOf(page)).toMatchObject({ id: "pellow-cove", state: "running" });
    program.child.kill("SIGTERM");
    expect(await program.ended).toBe(0);
  } finally {
    if (held) await backup.close();
  }
});

describe("what it cannot start with is told in one sentence:", () => {
  it("a taken port, and what is kept stays as it is", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    try {
      await expectRefusal(
        start({ STORE_URL: storeAt("port"), PREVIEW_PORT: String(port) }),
        new RegExp(String(port)),
        /PREVIEW_PORT/,
      );
    } finally {
      server.close();
    }
  });

  it("a database that is none, variables that make no sense", async () => {
    const file = join(folder, "broken.sqlite");
    await writeFile(file, "this is no database, ".repeat(50));
    await Promise.all([
      expectRefusal(start({ STORE_URL: `sqlite://${file}` }), /broken\.sqlite/, /STORE_URL/),
      expectRefusal(start({ STORE_URL: "postgres://x" }), /^STORE_URL must be sqlite/),
    ]);
    await Promise.all([
      expectRefusal(start({ STORE_URL: storeAt("cron"), TICK_CRON: "99 * * * * *" }), /cron expression/),
      expectRefusal(start({ STORE_URL: storeAt("env"), PREVIEW_PORT: "many" }), /^PREVIEW_PORT must/),
    ]);
  });

  it("a second process on the same database, which leaves the first alone", async () => {
    const env = { STORE_URL: storeAt("twice"), TICK_CRON: "* * * * * *" };
    const first = start(env);
    const page = await first.page();
    const { turn } = await viewOf(page);
    await expectRefusal(start(env), /in use by another process/, /STORE_URL/);
    expect((await viewOf(page)).turn).toBeGreaterThanOrEqual(turn);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
  });
});
