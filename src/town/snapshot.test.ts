/** Snapshots of living towns: written in pieces beside the commits, and read again as what they were. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../store/keyv-store.ts";
import { memoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";
import { loadTown } from "./definition.ts";
import { snapshotOf, snapshotText } from "./state.ts";
import { offline, until, wholeOf } from "./test-town/living.ts";
import { Town } from "./town.ts";

const found = async (store: Store) => {
  const definition = await loadTown("pellow-cove");
  return Town.found({ id: "here", definition, model: offline, clock: () => 0, store }, "1", 5);
};

it("the pieces are the JSON of the whole, small each, with vectors and without", async () => {
  const town = await found(memoryStore());
  await until(town, 12 * 60);
  for (const space of [null, "words"]) {
    const pieces = [...snapshotText(town.state, space)];
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
    clock: () => 0,
    store,
  });
  expect(again && wholeOf(again.state)).toBe(wholeOf(town.state));
  await store.close();
  await rm(folder, { recursive: true });
});
