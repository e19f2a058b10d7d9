/** Snapshots of living towns: written in pieces beside the commits, and read again as what they were. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyvSqlite } from "@keyv/sqlite";
import { expect, it } from "vitest";
import { offline, until, wholeOf } from "../../test/town/living.ts";
import { memoryOf } from "../mind/memory/remember.ts";
import { append, type MemoryStream, memoryAt, without } from "../mind/memory/stream.ts";
import { offlineOf } from "../offline/offline.ts";
import { memoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";
import { openStore } from "../store/stores.ts";
import { loadTown } from "./file/definition.ts";
import { snapshotOf, snapshotText } from "./snapshot.ts";
import { Town } from "./town.ts";

const found = async (store: Store) => {
  const definition = await loadTown("pellow-cove");
  return Town.found({ id: "here", definition, model: offline, offline: offlineOf, clock: () => 0, store }, "1", 5);
};

it("the pieces are the JSON of the whole, small each, with vectors and without", async () => {
  const town = await found(memoryStore());
  await until(town, 12 * 60);
  for (const space of [null, "words"]) {
    const pieces = [...snapshotText(town.state, space)].map((piece) =>
      typeof piece === "string" ? piece : piece.text(),
    );
    expect(pieces.join("")).toBe(JSON.stringify(snapshotOf(town.state, space)));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
  }
});

it("no commit waits for a snapshot, which shows the town as it was when it was begun", async () => {
  const kept = memoryStore();
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun: number[] = [];
  const store: Store = {
    ...kept,
    async snapshot(town, n, state, alone) {
      begun.push(n);
      await gate;
      await kept.snapshot(town, n, state, alone);
    },
  };
  const town = await found(store);
  const nothing = () => town.commit("switch", (state) => ({ state, events: [] }));
  while (town.state.turn < 170) await nothing();
  expect(begun).toEqual([150]);
  letGo();
  await town.end();
  const loaded = await kept.load("here");
  expect([loaded.snapshot?.turn, loaded.turns.length]).toEqual([150, 20]);
});

it("is read from the file again, whatever is said at the edges of its segments", async () => {
  const folder = await mkdtemp(join(tmpdir(), "snapshot-"));
  const url = `sqlite://${join(folder, "town.sqlite")}`;
  const store = await openStore(url);
  const town = await found(store);
  await until(town, 9 * 60);
  await town.standAlone();
  await store.append("edges", 1, "one");
  for (let shift = 0; shift < 2; shift++) {
    const words = `${"x".repeat(shift)}${"😀".repeat(400_000)}`;
    await store.snapshot("edges", 1, words);
    expect((await store.load("edges")).snapshot?.state).toBe(words);
  }
  const again = await Town.load({
    id: "here",
    definition: await loadTown("pellow-cove"),
    model: offline,
    offline: offlineOf,
    clock: () => 0,
    store,
  });
  expect(again && wholeOf(again.state)).toBe(wholeOf(town.state));
  await store.close();
  await rm(folder, { recursive: true });
});

it("what lasts is written once: after a memory is forgotten, and after a restart, only the pieces that held it are written anew", async () => {
  const folder = await mkdtemp(join(tmpdir(), "snapshot-"));
  const url = `sqlite://${join(folder, "town.sqlite")}`;
  let store = await openStore(url);
  const town = await found(store);
  const id = [...town.state.minds.keys()][0]!;
  const change = (to: (stream: MemoryStream) => MemoryStream) =>
    town.commit("forgetting", (state) => {
      const minds = [...state.minds].map(([who, mind]) => [who, { ...mind, stream: to(mind.stream) }] as const);
      return { state: { ...state, minds: new Map(minds) }, events: [] };
    });
  await change((old) => {
    const who = memoryAt(old, 0).id.split("#")[0]!;
    let stream = old;
    for (let i = 0; i < 600; i++) {
      const note = { text: `xylographer ${i}`, subjects: [], source: { how: "saw" } } as const;
      stream = append(stream, memoryOf({ id: who, stream }, note, town.state.now), null);
    }
    return stream;
  });
  const segments = async (sql = "SELECT key, value FROM keyv WHERE key LIKE 'part/%' ORDER BY key") => {
    const adapter = new KeyvSqlite(url);
    try {
      return (await adapter.query(sql)) as { key: string; value: string }[];
    } finally {
      await adapter.close();
    }
  };
  const loaded = async () => (await store.load("here")).snapshot?.state;
  await town.standAlone();
  const before = await segments();
  const struck = memoryAt(town.state.minds.get(id)!.stream, 300);
  await change((stream) => without(stream, new Set([struck.id])));
  await town.standAlone();
  let now = await segments();
  expect(await loaded()).toEqual(JSON.parse(JSON.stringify(snapshotOf(town.state, null))));
  const keys = new Set(before.map(({ key }) => key));
  const anew = now.filter(({ key }) => !keys.has(key));
  // The one that held it, and what changes with every turn.
  expect(anew.filter(({ value }) => value.includes("xylographer ")).length).toBe(1);
  expect(anew.length).toBeLessThan(now.length / 3);
  expect(now.filter(({ value }) => value.includes(`\\"id\\":\\"${struck.id}\\"`))).toEqual([]);
  expect(before.filter(({ value }) => value.includes(`\\"id\\":\\"${struck.id}\\"`))).toHaveLength(1);

  await town.end();
  await store.close();
  store = await openStore(url);
  const definition = await loadTown("pellow-cove");
  const again = (await Town.load({
    id: "here",
    definition,
    model: offline,
    offline: offlineOf,
    clock: () => 0,
    store,
  }))!;
  await again.standAlone();
  expect(await loaded()).toEqual(JSON.parse(JSON.stringify(snapshotOf(town.state, null))));
  const kept = now.map(({ key }) => key);
  now = await segments();
  expect(now.filter(({ key }) => !kept.includes(key)).length).toBeLessThan(now.length / 3);
  // A segment that was damaged is in no town that is loaded.
  await segments("UPDATE keyv SET value = replace(value, 'a', 'e') WHERE key LIKE 'part/here/0/%'");
  await store.close();
  store = await openStore(url);
  expect((await store.load("here")).snapshot).toBeNull();
  await store.erase("here");
  expect(await segments()).toEqual([]);
  await store.close();
  await rm(folder, { recursive: true });
});
