/** Vectors of two models are never compared: a town lives in one space, and moves whole (design section 6). */

import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestProvider } from "../../test/provider/test-provider.ts";
import { offline, until, wholeOf } from "../../test/town/living.ts";
import { retrieve } from "../mind/memory/retrieve.ts";
import { memoriesOf, vectorAt } from "../mind/memory/stream.ts";
import { type Embedded, type Model, noUsage } from "../model/model.ts";
import { buildModel } from "../model/provider.ts";
import { offlineOf } from "../offline/offline.ts";
import { memoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";
import { loadTown, type TownDefinition } from "./file/definition.ts";
import { embedAll } from "./thinking.ts";
import { Town } from "./town.ts";
import type { TurnRecord } from "./turn-record.ts";

let cove: TownDefinition;
beforeAll(async () => {
  cove = await loadTown("pellow-cove");
});

const load = async (model: Model, store: Store): Promise<Town> =>
  (await Town.load({ id: cove.id, definition: cove, model, offline: offlineOf, store, clock: () => 0 }))!;

const found = (model: Model, store: Store): Promise<Town> =>
  Town.found({ id: cove.id, definition: cove, model, offline: offlineOf, store, clock: () => 0 }, "7", 5);

const vectorsIn = (town: Town) =>
  [...town.state.minds.values()].flatMap(({ stream }) => memoriesOf(stream).map((_, i) => vectorAt(stream, i)));

const sizesIn = (town: Town): (number | null)[] => [...new Set(vectorsIn(town).map((one) => one?.length ?? null))];

/** The offline mind with a provider's embeddings, which can be made to fail; it counts the texts it embedded. */
function provider(name: string, size = 8) {
  const state = { fails: false, gone: false, embedded: 0, calls: 0 };
  const model: Model = {
    name: "far",
    ask: offline.ask,
    async embed(town, texts): Promise<Embedded> {
      const local = await offline.embed(town, texts);
      state.calls++;
      if (state.gone) return local;
      if (state.fails) return { ...local, error: { reason: "network", message: "gone for a moment" } };
      state.embedded += texts.length;
      const vectors = texts.map((text) => {
        const vector = new Float32Array(size);
        vector[text.length % size] = 1;
        return vector;
      });
      return { model: name, vectors, usage: noUsage };
    },
  };
  return { model, state };
}

describe("a town's vectors", () => {
  it("are asked for at once when it is founded, however many live there: a slow provider is waited for once", async () => {
    const { model, state } = provider("slow");
    const town = await found(model, memoryStore());
    expect(sizesIn(town)).toEqual([8]);
    expect(town.state.minds.size).toBeGreaterThan(3);
    // The first tells which space it is.
    expect(state.calls).toBe(2);
  });

  it("made offline are made anew by the provider it is loaded with, and memories are found by them", async () => {
    const store = memoryStore();
    const lived = await found(offline, store);
    await until(lived, 9 * 60);
    expect(sizesIn(lived)).toContain(100);
    const server = await startTestProvider();
    try {
      const notices: string[] = [];
      const model = buildModel(
        {
          apiKey: null,
          baseURL: server.baseURL,
          routine: "a",
          deep: "a",
          embedding: "e",
          namesGiven: true,
          dailyBudgetUsd: 1,
          vectorsPath: fileURLToPath(new URL("../../data/word-vectors.bin", import.meta.url)),
        },
        { onNotice: (_town, said) => notices.push(said) },
      );
      const town = await load(model, store);
      expect(sizesIn(town)).toEqual([256]);
      const mind = [...town.state.minds.values()][0]!;
      const { text } = mind.stream.backing.memories[0]!;
      const [vector] = await embedAll(town.means, [text]);
      const best = retrieve(
        mind.stream,
        { text: "", vector: vector! },
        { mode: "question", now: town.state.now, k: 1, blend: 0 },
      );
      expect(best[0]?.memory.text).toBe(text);
      expect((await store.load(cove.id)).snapshot?.turn).toBe(town.state.turn);
      const before = server.count();
      expect(wholeOf((await load(model, store)).state)).toBe(wholeOf(town.state));
      // Only the question which model it is.
      expect(server.count() - before).toBe(1);
      const back = await load(offline, store);
      expect(wholeOf(back.state)).toBe(wholeOf(lived.state));
    } finally {
      await server.close();
    }
  });

  it("of one call that fell back are none, never of another space; the next start makes them", async () => {
    const store = memoryStore();
    const { model, state } = provider("far/8");
    const town = await found(model, store);
    await until(town, 7 * 60);
    state.fails = true;
    await until(town, 8 * 60);
    state.fails = false;
    await until(town, 9 * 60);
    expect(new Set(sizesIn(town))).toEqual(new Set([8, null]));
    const missing = vectorsIn(town).filter((vector) => vector === null).length;
    state.embedded = 0;
    const loaded = await load(model, store);
    expect(sizesIn(loaded)).toEqual([8]);
    expect(state.embedded).toBeGreaterThan(1);
    expect(state.embedded).toBeLessThanOrEqual(missing + 1);
  });

  it("are none when the provider's embeddings end in life, and all local from the next start on", async () => {
    const store = memoryStore();
    const { model, state } = provider("far/8");
    const town = await found(model, store);
    await until(town, 7 * 60);
    state.gone = true;
    await until(town, 9 * 60);
    expect(new Set(sizesIn(town))).toEqual(new Set([8, null]));
    const loaded = await load(model, store);
    expect(sizesIn(loaded)).toContain(100);
    expect(sizesIn(loaded)).not.toContain(8);
  });

  it("stay as they were kept when the provider cannot be reached at the start", async () => {
    const store = memoryStore();
    const { model, state } = provider("far/8");
    const town = await found(model, store);
    await until(town, 8 * 60);
    state.fails = true;
    const loaded = await load(model, store);
    expect(wholeOf(loaded.state)).toBe(wholeOf(town.state));
    expect(await embedAll(loaded.means, ["an unheard of boat"])).toEqual([null]);
    state.fails = false;
    expect((await embedAll(loaded.means, ["an unheard of boat"]))[0]).toHaveLength(8);
  });

  it("of two models of one size are told apart by the model's name, also when nothing but the turns was kept", async () => {
    const store = memoryStore();
    const town = await found(provider("far/8").model, store);
    await until(town, 8 * 60);
    const other = provider("other/8");
    const memories = new Set(
      [...town.state.minds.values()].flatMap(({ stream }) => stream.backing.memories.map(({ text }) => text)),
    );
    await load(other.model, store);
    expect(other.state.embedded).toBe(memories.size + 1);
    expect(((await store.turn(cove.id, 2)) as unknown as TurnRecord).space).toBe("far/8");
  });
});
