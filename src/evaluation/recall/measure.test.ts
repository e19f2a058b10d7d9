/** Recall over what ships with the town: floors a little below what was measured, so that a change that costs recall is seen. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { offlineModel } from "../../model/offline.ts";
import { readWordVectors } from "../../model/word-vectors.ts";
import { friends, friendsNamed } from "./friends.ts";
import { recallOf, strangersFound } from "./measure.ts";
import { strangerIn, syntheticTown } from "./synthetic.ts";

const model = offlineModel(readWordVectors(fileURLToPath(new URL("../../../data/word-vectors.bin", import.meta.url))));

describe("recall at 10, offline, in mode question", () => {
  it.each([
    ["mira-and-jonas", 0.77],
    ["priya-and-luke", 0.86],
    ["hazel-and-diego", 0.78],
    ["nadia-and-owen", 0.9],
    ["june-and-marcus", 0.88],
    ["tessa-and-ravi", 0.86],
  ] as const)("over the months of %s is at least %d", async (name, floor) => {
    const { all } = await recallOf(friendsNamed(name), model);
    expect(all!.queries).toBeGreaterThan(40);
    expect(all!.recall10).toBeGreaterThanOrEqual(floor);
  });

  it("over a synthetic town holds by kind, and nobody never met is found", async () => {
    const town = syntheticTown(1);
    expect(town.memories.length).toBeGreaterThan(4000);
    const found = await recallOf(town, model);
    expect(found.all!.recall10).toBeGreaterThanOrEqual(0.76);
    for (const kind of ["temporal", "dated", "now"]) expect(found[kind]!.recall10, kind).toBeGreaterThanOrEqual(0.9);
    expect(await strangersFound(town, model, strangerIn)).toBe(0);
  });
});

describe("the sets", () => {
  it("name evidence that is there", () => {
    for (const set of [...friends.map(friendsNamed), syntheticTown(3)]) {
      const known = new Set(set.memories.map(({ id }) => id));
      for (const { id, evidence } of set.queries)
        for (const one of evidence) expect(known.has(one), `${set.name} ${id}`).toBe(true);
    }
  });

  it("are the same for the same seed, and others for another", () => {
    expect(syntheticTown(1)).toEqual(syntheticTown(1));
    expect(syntheticTown(2)).not.toEqual(syntheticTown(1));
  });
});
