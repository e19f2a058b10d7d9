/** `npm start` as a keeper meets it: what it prints, what it refuses, and how it goes on after a stop; main.trial.test.ts has the rest. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectRefusal, killPrograms, recordsOf, startProgram, viewOf } from "../test/program.ts";
import { openStore } from "./store/stores.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "main-"));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(killPrograms);

const start = (env: Record<string, string>) => startProgram(folder, env);
const storeAt = (name: string) => `sqlite://${join(folder, name, "town.sqlite")}`;

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
});

it("an unknown town is told in one sentence", async () => {
  await expectRefusal(start({ STORE_URL: storeAt("unknown"), TOWN: "atlantis" }), /atlantis/);
});
