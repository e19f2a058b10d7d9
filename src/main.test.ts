/** `npm start` as a keeper meets it: what it prints, what it refuses, and how it goes on after a stop. */

import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyvSqlite } from "@keyv/sqlite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { killPrograms, type Program, recordsOf, startProgram, viewOf } from "../test/program.ts";
import { openStore } from "./store/stores.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "main-"));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(killPrograms);

const start = (env: Record<string, string>) => startProgram(folder, env);
const storeAt = (name: string) => `sqlite://${join(folder, name, "town.sqlite")}`;

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
