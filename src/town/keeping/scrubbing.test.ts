/** What is forgotten leaves the disk: the bytes of the file and of its log are read, with nobody else there and with a reader who stays. */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyvSqlite } from "@keyv/sqlite";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { offlineMind } from "../../../test/provider/test-models.ts";
import { type ManualClock, manualClock } from "../../clock/manual.ts";
import { milliseconds } from "../../clock/units.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { Store } from "../../store/store.ts";
import { openStore } from "../../store/stores.ts";
import type { TownDesk } from "../desk/desk.ts";
import type { Member } from "../desk/member.ts";
import { Host } from "../host.ts";

const offline = offlineMind();
const mia: Member = { id: "discord:555000111222333444", name: "Quillon", keeper: false };
const keeper: Member = { id: "discord:1", name: "Kim", keeper: true };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubbing-"));
});
afterAll(() => rm(folder, { recursive: true }));

const open: { host: Host; store: Store }[] = [];
afterEach(async () => {
  for (const { host, store } of open.splice(0)) {
    await host.close();
    await store.close();
  }
});

interface Visited {
  readonly desk: TownDesk;
  readonly clock: ManualClock;
  readonly path: string;
  readonly host: Host;
}

/** A town in a file in which somebody has said something. */
async function visited(name: string): Promise<Visited> {
  const path = join(folder, `${name}.sqlite`);
  const store = await openStore(`sqlite://${path}`);
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const nothing = () => {};
  const log = { info: nothing, warn: nothing, error: nothing };
  const host = new Host({ model: offline, offline: offlineOf, store, clock, log, step: 5, seed: "7", budgetUsd: 1 });
  open.push({ host, store });
  const desk = await host.found("here", "pellow-cove");
  host.start();
  const opened = () => desk.view().opened;
  while (!opened()) {
    await clock.beat();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const place = desk.view().people.find((one) => !one.asleep && !one.walk)!.place;
  await desk.visit(mia, { about: "a xylographer" });
  await desk.say(mia, desk.visitor(mia)?.place ?? place, "I am a xylographer from Brno.", null, "message-1");
  await clock.beat();
  await clock.beat();
  return { desk, clock, path, host };
}

/** Which of these words stand in the file or its log. */
async function onDisk(path: string, words: readonly string[]): Promise<string[]> {
  const files = await Promise.all([path, `${path}-wal`].map((one) => readFile(one).catch(() => Buffer.alloc(0))));
  return words.filter((word) => files.some((bytes) => bytes.includes(word)));
}

const hers = ["555000111222333444", "xylographer", "Quillon"];

it("is gone when the member is told so", async () => {
  const { desk, path } = await visited("alone");
  expect(await onDisk(path, hers)).toEqual(hers);
  const { said } = await desk.forget(mia);
  expect(said).not.toContain("within minutes");
  expect(await onDisk(path, hers)).toEqual([]);
});

it("of a message that was deleted goes too", async () => {
  const { desk, path } = await visited("message");
  await desk.leave(mia);
  await desk.takeBack("message-1", []);
  expect(await onDisk(path, ["Brno", "message-1"])).toEqual([]);
});

it("is said to take minutes while somebody reads the file, and goes as soon as they have gone", async () => {
  const { desk, clock, path } = await visited("read");
  const reader = new KeyvSqlite({ uri: `sqlite://${path}` });
  await reader.query("BEGIN");
  await reader.query("SELECT count(*) FROM keyv");
  const { said } = await desk.forget(mia);
  expect(said).toContain("within minutes");
  // The town goes on meanwhile, and nothing waits for the reader.
  await desk.pause(keeper);
  await desk.resume(keeper);
  await reader.query("COMMIT");
  await reader.disconnect();
  clock.advance(milliseconds(60_000));
  await expect.poll(() => onDisk(path, hers)).toEqual([]);
});

it("that was erased when the program ended leaves the disk at the next start", async () => {
  const path = join(folder, "ended.sqlite");
  const first = await openStore(`sqlite://${path}`);
  await first.write("last-here/here", { "visitor:discord:555000111222333444": 1 });
  // Whoever reads while it ends keeps the log as it is.
  const reader = new KeyvSqlite({ uri: `sqlite://${path}` });
  await reader.query("BEGIN");
  await reader.query("SELECT count(*) FROM keyv");
  await first.remove("last-here/here");
  await first.close();
  await reader.query("COMMIT");
  const store = await openStore(`sqlite://${path}`);
  expect(await onDisk(path, hers)).toEqual(["555000111222333444"]);
  const nothing = () => {};
  const log = { info: nothing, warn: nothing, error: nothing };
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const host = new Host({ model: offline, offline: offlineOf, store, clock, log, step: 5, seed: "7", budgetUsd: 1 });
  open.push({ host, store });
  await host.open();
  expect(await onDisk(path, hers)).toEqual([]);
  await reader.disconnect();
});
