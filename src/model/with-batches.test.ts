import { expect, test } from "vitest";
import { scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, modelContract } from "./model.contract.ts";
import type { Model } from "./model.ts";
import { withBatches } from "./with-batches.ts";

modelContract("in batches", () => ({ model: withBatches(scriptedModel({ "*": GOOD_ANSWER })) }));

test("what is asked for at one moment is one request a town, and everybody gets their own vectors", async () => {
  const asked: [string, readonly string[]][] = [];
  const model: Model = {
    ...scriptedModel({}),
    embed: async (town, texts) => {
      asked.push([town, texts]);
      const vectors = texts.map((text) => Float32Array.of(text.length, 0));
      return { model: "lengths", vectors, usage: { requests: 1, input: texts.length, cached: 0, output: 0, usd: 0 } };
    },
  };
  const batched = withBatches(model);
  const [a, b, c] = await Promise.all([
    batched.embed("x", ["one", "three"]),
    batched.embed("x", ["three"]),
    batched.embed("y", ["fourteen"]),
  ]);
  expect(asked).toEqual([
    ["x", ["one", "three"]],
    ["y", ["fourteen"]],
  ]);
  expect(a.vectors.map((vector) => vector?.[0])).toEqual([3, 5]);
  expect(b.vectors.map((vector) => vector?.[0])).toEqual([5]);
  expect(c.vectors.map((vector) => vector?.[0])).toEqual([8]);
  expect([a, b, c].reduce((sum, one) => sum + one.usage.requests, 0)).toBe(2);
});
