/**
 * Databases that programs of before wrote, opened by this one: two days of a hamlet of four, with a visitor's talk, invitations, a whisper,
 * two parties that were planned, somebody banned and somebody forgotten. `first-edition` knows moves and topics, `with-acts` acts and
 * episodes; what they held was counted by the programs that wrote them.
 */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { KeyvSqlite } from "@keyv/sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offline, offlineBuilt, offlineOf, recognise } from "../../test/town/living.ts";
import { manualClock } from "../clock/manual.ts";
import { milliseconds } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import { memoriesOf } from "../mind/memory/stream.ts";
import type { FileLimits } from "../store/database.ts";
import { openPatiently } from "../store/patient.ts";
import { type Store, StoreError } from "../store/store.ts";
import { openStore } from "../store/stores.ts";
import { UPGRADE } from "../store/upgraded.ts";
import { readTown } from "./file/definition.ts";
import type { TownFile } from "./file/town-file.ts";
import { Host } from "./host.ts";
import { Town } from "./town.ts";
import { readTurn } from "./turn-record.ts";

const DAY_MS = 24 * 3_600_000;
const NOW = 1_800_000_000_000;
const COPY = "town.sqlite.format-1.2027-01-15";
const mia = { id: "web:2", name: "Mia", keeper: false };
const counts = {
  "first-edition": {
    turn: 243,
    now: 2670,
    stories: ["lanterns", "whisper-4", "event-5", "event-6", "news-9", "event-39"],
    minds: {
      una: { memories: 206, ties: 4, commitments: 0, intents: 0 },
      tam: { memories: 214, ties: 4, commitments: 0, intents: 0 },
      ilse: { memories: 212, ties: 3, commitments: 0, intents: 0 },
      odo: { memories: 215, ties: 4, commitments: 0, intents: 0 },
    },
  },
  "with-acts": {
    turn: 243,
    now: 2710,
    stories: ["lanterns", "whisper-4", "event-5", "event-6", "news-9", "event-39"],
    minds: {
      una: { memories: 221, ties: 4, commitments: 0, intents: 0 },
      tam: { memories: 236, ties: 4, commitments: 0, intents: 1 },
      ilse: { memories: 235, ties: 3, commitments: 0, intents: 0 },
      odo: { memories: 218, ties: 4, commitments: 0, intents: 0 },
    },
  },
};

let folder: string;
let files = 0;
let path: string;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upgrade-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await mkdir(join(folder, `${++files}`));
  path = join(folder, `${files}`, "town.sqlite");
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The bytes of a database of before, put where one is opened. */
async function written(name: keyof typeof counts): Promise<Buffer> {
  const bytes = brotliDecompressSync(
    await readFile(new URL(`../../test/of-before/${name}.sqlite.br`, import.meta.url)),
  );
  await writeFile(path, bytes);
  return bytes;
}

const opened = (limits: FileLimits = {}): Promise<Store> =>
  openStore(`sqlite://${path}`, { now: () => NOW, ...limits });
const beside = async () => (await readdir(join(path, ".."))).filter((name) => name.startsWith("town.sqlite.format-"));

async function hosted(store: Store) {
  const clock = manualClock(milliseconds(NOW));
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const model = offlineBuilt;
  const settings = { dozeMinutes: null };
  const host = new Host({
    model,
    offline: offlineOf,
    recognise,
    store,
    clock,
    log,
    step: 10,
    seed: null,
    budgetUsd: 1,
    settings,
  });
  await host.open();
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await host.close();
    await store.close();
  };
  closing.push(close);
  return { host, clock, close, desk: host.desk("sedge")! };
}

/** The town as it comes out of a store. */
async function loaded(store: Store): Promise<Town> {
  const { file } = (await store.read("town/sedge")) as unknown as { file: TownFile };
  const definition = readTown(file, "sedge.json", { kept: true });
  const ground = { id: "sedge", definition, model: offline, offline: offlineOf, store, clock: () => NOW };
  return (await Town.load(ground))!;
}

const countOf = ({ state }: Town) => ({
  turn: state.turn,
  now: state.now,
  stories: [...state.stories.keys()],
  minds: Object.fromEntries(
    [...state.minds].map(([id, { stream, ties, commitments, intents }]) => [
      id,
      { memories: stream.length, ties: ties.size, commitments: commitments.length, intents: intents.length },
    ]),
  ),
});

const rows = async (): Promise<Record<string, unknown>[]> => {
  const adapter = new KeyvSqlite(`sqlite://${path}`);
  try {
    return await adapter.query("SELECT key, value FROM keyv WHERE key NOT LIKE 'turn/%' ORDER BY key");
  } finally {
    await adapter.close();
  }
};

describe.each(["first-edition", "with-acts"] as const)("a database of the program %s", (name) => {
  it("is copied, kept anew with nothing lost, and opened a second time as one of today", async () => {
    const bytes = await written(name);
    const store = await opened();
    closing.push(() => store.close());
    const old = await loaded(store);
    expect(old.ofBefore).toBe(true);
    expect(countOf(old)).toEqual(counts[name]);
    expect(await beside()).toEqual([COPY]);
    expect((await readFile(join(path, "..", COPY))).equals(bytes)).toBe(true);
    expect(await store.read("settings/sedge")).toMatchObject({ keepDays: 90 });
    expect(await store.read("bans/sedge")).toEqual([{ member: "web:9", name: "Zed" }]);

    const { snapshot, turns } = await store.load("sedge");
    expect([snapshot?.turn, turns]).toEqual([243, []]);
    const text = JSON.stringify(snapshot?.state);
    expect(text).not.toMatch(/"(?:move|accepted|declined|kept|missed|topic|commitment|intent):/);
    expect(text).toContain('"kind":"agreed"');
    const again = await loaded(store);
    expect(again.ofBefore).toBe(false);
    expect(again.state).toEqual(old.state);
    for (const n of [1, 100, 243]) {
      const record = await readTurn(store, "sedge", n);
      expect(JSON.stringify(record?.events)).not.toMatch(/"move":|"move:/);
    }
  });

  it("lives on for a day; what was lived before comes to mind, keepers are told once, a second start changes nothing", async () => {
    await written(name);
    const first = await hosted(await opened());
    expect(first.host.unread("sedge")).toBeNull();
    expect(first.host.concerns("sedge")).toEqual([languageOf("en").outage.upgraded(COPY)]);
    first.host.start();
    await first.desk.visit(mia, { place: "green" });
    for (let i = 0; i < 144; i++) {
      first.clock.advance(60_000);
      await first.clock.beat();
      await first.host.idle();
    }
    expect(first.desk.view().now).toBeGreaterThan(counts[name].now + 1400);
    await first.close();

    const store = await opened();
    const town = await loaded(store);
    const older = new Set<string>();
    const cited = new Set<string>();
    for (const [, { stream }] of town.state.minds)
      for (const memory of memoriesOf(stream)) {
        if (memory.created < counts[name].now) older.add(memory.id);
        else for (const one of memory.evidence) cited.add(one);
      }
    expect([...cited].filter((one) => older.has(one))).not.toEqual([]);
    await store.close();

    const kept = await rows();
    const second = await hosted(await opened());
    expect(second.host.concerns("sedge")).toEqual([]);
    await second.close();
    expect(await rows()).toEqual(kept);
    expect(await beside()).toEqual([COPY]);
  });

  it("goes from the copy as well when somebody asks to be forgotten", async () => {
    await written(name);
    const { desk } = await hosted(await opened());
    expect(await beside()).toEqual([COPY]);
    await desk.forget(mia);
    expect(await beside()).toEqual([]);
  });
});

it("is gone on with wherever it was cut short, with one copy", async () => {
  const bytes = await written("first-edition");
  const copy = join(path, "..", COPY);
  // Half a copy; then a whole one, and the format as it was.
  await writeFile(`${path}.copying`, bytes.subarray(0, 5000));
  const earlier = join(path, "..", "town.sqlite.format-1.2027-01-10");
  await copyFile(path, earlier);
  const store = await opened();
  expect(await beside()).toEqual(["town.sqlite.format-1.2027-01-10"]);
  // The format is changed, and nothing of the town is: it is read as one of before, and so again when keeping it failed.
  const failing: Store = { ...store, snapshot: () => Promise.reject(new Error("killed")) };
  expect((await loaded(failing)).ofBefore).toBe(true);
  await store.close();
  const next = await opened();
  closing.push(() => next.close());
  const town = await loaded(next);
  expect(town.ofBefore).toBe(true);
  expect(countOf(town)).toEqual(counts["first-edition"]);
  expect((await loaded(next)).ofBefore).toBe(false);
  expect((await readFile(earlier)).equals(bytes)).toBe(true);
  expect(await readdir(join(path, ".."))).not.toContain(copy);
});

it("is left as it was where there is no room for a copy, which is said with what to do", async () => {
  const bytes = await written("with-acts");
  await writeFile(`${path}.copying`, bytes.subarray(0, 5000));
  await expect(opened({ free: 1_000_000 })).rejects.toThrow(
    /^There is no room to copy .*town\.sqlite before .* \(\d+ MB are needed, 1 MB are free\): make room, then start again\. Nothing was changed\.$/,
  );
  expect((await readFile(path)).equals(bytes)).toBe(true);
  expect((await readdir(join(path, ".."))).filter((name) => /format-|copying/.test(name))).toEqual([]);
});

it("waits until there is room for a copy, and says so once", async () => {
  await written("with-acts");
  const told: (string | null)[] = [];
  const rooms = [1_000_000, 1_000_000];
  const store = await openPatiently(() => opened(rooms.length > 0 ? { free: rooms.pop()! } : {}), {
    pause: async () => {},
    onTrouble: (trouble) => void told.push(trouble?.trouble ?? null),
  });
  closing.push(() => store.close());
  expect(told).toEqual(["full", null]);
  expect(await beside()).toEqual([COPY]);
  expect((await loaded(store)).ofBefore).toBe(true);
});

it("a copy of a file that was lived on with the old program meanwhile takes the place of the other, and of those of formats before", async () => {
  const bytes = await written("with-acts");
  await writeFile(join(path, "..", "town.sqlite.format-0.2026-01-01"), bytes.subarray(0, 9000));
  await writeFile(join(path, "..", "town.sqlite.format-1.2027-01-01"), bytes.subarray(0, 9000));
  await (await opened()).close();
  expect(await beside()).toEqual([COPY]);
});

it("a copy is kept for a week", async () => {
  await written("with-acts");
  await (await opened()).close();
  await (await opened({ now: () => NOW + 6 * DAY_MS })).close();
  expect(await beside()).toEqual([COPY]);
  const store = await opened({ now: () => NOW + 7 * DAY_MS });
  expect(await beside()).toEqual([]);
  expect(await store.read(UPGRADE)).toMatchObject({ from: 1, to: 2, copy: null });
  await store.close();
});

it("half a copy, of a start that was cut short, goes at the next start", async () => {
  const bytes = await written("with-acts");
  await (await opened()).close();
  await writeFile(`${path}.copying`, bytes.subarray(0, 5000));
  await (await opened()).close();
  expect(await readdir(join(path, ".."))).not.toContain("town.sqlite.copying");
});

it("a copy that can't be removed keeps nobody from living on, and forgetting says so", async () => {
  await written("with-acts");
  await (await opened()).close();
  // Not even root removes a folder as a file.
  const copy = join(path, "..", COPY);
  await rm(copy);
  await mkdir(copy);
  const store = await opened({ now: () => NOW + 7 * DAY_MS });
  closing.push(() => store.close());
  await store.snapshot("sedge", 243, { as: "of 243" });
  await expect(store.snapshot("sedge", 243, { as: "of 243" }, true)).rejects.toBeInstanceOf(StoreError);
  await expect(store.erase("sedge")).rejects.toBeInstanceOf(StoreError);
  expect(await store.read(UPGRADE)).toMatchObject({ copy: COPY });
  await rm(copy, { recursive: true });
  await store.snapshot("sedge", 243, { as: "of 243" }, true);
  expect(await store.read(UPGRADE)).toMatchObject({ copy: null });
});
