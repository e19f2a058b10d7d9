/** `npm start` as a keeper meets it: what it prints, what it refuses, and what a kill leaves behind (issue 2: the store, bad input). */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyvSqlite } from "@keyv/sqlite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { programFile } from "../bin/bundle.js";
import { offlineMind } from "../test/provider/test-models.ts";
import { manualClock } from "./clock/manual.ts";
import { offlineOf } from "./offline/offline.ts";
import { memoryStore } from "./store/memory-store.ts";
import type { Store } from "./store/store.ts";
import { openStore } from "./store/stores.ts";
import { Host } from "./town/host.ts";
import type { TownView } from "./town/looking/views.ts";
import type { TurnRecord } from "./town/turn-record.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "main-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Program {
  readonly child: ChildProcess;
  out: string;
  err: string;
  /** The page's address, once it is printed; rejects when the program ends first. */
  page(): Promise<string>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

function start(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [programFile("start")], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? "",
      PREVIEW_PORT: "0",
      TOWN: "pellow-cove",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const program: Program = {
    child,
    out: "",
    err: "",
    ended,
    async page() {
      const told = () => /^Town page: (http:\/\/127\.0\.0\.1:\d+\/)$/m.exec(program.out)?.[1];
      while (!told()) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended: ${program.err}`);
        await Promise.race([once(child.stdout!, "data"), ended]);
      }
      return told()!;
    },
  };
  child.stdout!.on("data", (data) => {
    program.out += data;
  });
  child.stderr!.on("data", (data) => {
    program.err += data;
  });
  return program;
}

const storeAt = (name: string) => `sqlite://${join(folder, name, "town.sqlite")}`;

/** The town's view, once there is one, it is open, and it has come to a turn. */
async function viewOf(page: string, turn = 0): Promise<TownView> {
  for (;;) {
    const response = await fetch(`${page}state`);
    const view = response.ok ? ((await response.json()) as TownView) : null;
    if (view?.opened && view.turn >= turn) return view;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function recordsOf(store: Store, town: string): Promise<TurnRecord[]> {
  const { snapshot, turns } = await store.load(town);
  const last = (snapshot?.turn ?? 0) + turns.length;
  const all: TurnRecord[] = [];
  for (let n = 1; n <= last; n++) all.push((await store.turn(town, n)) as unknown as TurnRecord);
  expect(await store.turn(town, last + 1)).toBeNull();
  return all;
}

/** The program ends with one sentence for a person, and no stack trace; structured logs may stand beside it. */
async function expectRefusal(program: Program, ...words: RegExp[]): Promise<void> {
  expect(await program.ended, program.err).toBe(1);
  expect(program.err).not.toMatch(/^\s+at /m);
  const sentences = program.err.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
  expect(sentences, program.err).toHaveLength(1);
  for (const word of words) expect(sentences[0]).toMatch(word);
}

describe("npm start", () => {
  it("prints the page's line and nothing else, answers there, and goes on after a clean stop", async () => {
    const env = { STORE_URL: storeAt("clean"), TICK_CRON: "* * * * * *" };
    const first = start(env);
    const page = await first.page();
    expect((await fetch(page)).status).toBe(200);
    const view = await viewOf(page);
    expect(view).toMatchObject({ id: "pellow-cove", state: "running", day: 1 });
    expect(first.out).toBe(`Town page: ${page}\n`);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const kept = async () => {
      const store = await openStore(env.STORE_URL);
      const records = await recordsOf(store, "pellow-cove");
      await store.close();
      return records;
    };
    const before = await kept();
    expect(before.length).toBeGreaterThanOrEqual(view.turn);
    const again = start(env);
    const after = await viewOf(await again.page());
    expect(after.turn).toBeGreaterThanOrEqual(before.length);
    expect(after.now).toBeGreaterThanOrEqual(view.now);
    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);
    expect((await kept()).slice(0, before.length)).toEqual(before);
    expect(again.err).not.toMatch(/"level":"(error|fatal)"/);
  });

  it("killed again and again loses nothing that was committed, and lives the very days of one that was not", async () => {
    const env = { STORE_URL: storeAt("killed"), TICK_CRON: "* * * * * *", LOG_LEVEL: "silent" };
    let before: TurnRecord[] = [];
    // As soon as its page is there, then after so many turns of its own.
    for (const turns of [0, 1, 2, 3]) {
      const program = start(env);
      const page = await program.page();
      const seen = turns === 0 ? 0 : (await viewOf(page, (await viewOf(page)).turn + turns)).turn;
      program.child.kill("SIGKILL");
      await program.ended;
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
    const bytes = (records: readonly TurnRecord[]) =>
      records.map(({ events, patch }) => JSON.stringify([events, patch]));
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

  it("a database that is none, an unknown town, variables that make no sense", async () => {
    const file = join(folder, "broken.sqlite");
    await writeFile(file, "this is no database, ".repeat(50));
    await Promise.all([
      expectRefusal(start({ STORE_URL: `sqlite://${file}` }), /broken\.sqlite/, /STORE_URL/),
      expectRefusal(start({ STORE_URL: storeAt("unknown"), TOWN: "atlantis" }), /atlantis/),
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
