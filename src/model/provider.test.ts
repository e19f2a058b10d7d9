import { afterEach, describe, expect, test } from "vitest";
import { startTestProvider, type TestProvider, type TestProviderOptions } from "../../test/provider/test-provider.ts";
import { chatPrices, dialectOf, embeddingPrices } from "./known-models.ts";
import { modelContract, question } from "./model.contract.ts";
import { PLAIN, REASONING } from "./model-form.ts";
import { buildModel, type ModelConfig, type ModelHooks } from "./provider.ts";

const OFFLINE: ModelConfig = {
  apiKey: null,
  baseURL: null,
  routine: "gpt-5-nano",
  deep: "gpt-5-mini",
  embedding: "text-embedding-3-small",
  namesGiven: false,
  dailyBudgetUsd: 1,
  vectorsPath: new URL("../../data/word-vectors.bin", import.meta.url).pathname,
};

const open: TestProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

async function setUp(server: TestProviderOptions = {}, config: Partial<ModelConfig> = {}) {
  const provider = await startTestProvider(server);
  open.push(provider);
  const waits: number[] = [];
  const { model, notices } = build(
    { ...OFFLINE, baseURL: provider.baseURL, ...config },
    { random: () => 0, wait: async (ms) => void waits.push(ms) },
  );
  return { provider, model, notices, waits };
}

function build(config: ModelConfig, hooks: Partial<ModelHooks> = {}) {
  const notices: string[] = [];
  const model = buildModel(config, { onNotice: (town, said) => notices.push(`${town}: ${said}`), ...hooks });
  return { model, notices };
}

modelContract("the built model, offline", () => ({ model: build(OFFLINE).model }));
modelContract("the built model on a server that fails every other time", async () => {
  const provider = await startTestProvider({ failRate: 0.5 });
  const config = { ...OFFLINE, baseURL: provider.baseURL };
  return { model: build(config, { wait: async () => {} }).model, end: provider.close };
});

describe("the built model", () => {
  test("without key and base URL is offline, and says so once", async () => {
    const { model, notices } = build(OFFLINE);
    expect([model.online, model.name]).toEqual([false, "offline"]);
    for (let i = 0; i < 3; i += 1) expect(await model.ask(question())).toMatchObject({ error: { reason: "offline" } });
    expect((await model.embed("t", ["breakfast"])).vectors[0]).toHaveLength(100);
    expect(notices).toEqual([expect.stringMatching(/^null: No model provider .*offline/)]);
  });

  test("notices a server that takes questions and never answers after one time-out's length, and when it is back", async () => {
    const provider = await startTestProvider({ faults: Array.from({ length: 8 }, () => "hang" as const) });
    open.push(provider);
    let later = 0;
    const { model, notices } = build(
      { ...OFFLINE, baseURL: provider.baseURL },
      { random: () => 0, wait: async () => {}, timeoutMs: 4_000, now: () => Date.now() + later },
    );
    const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => model.ask(question({ key: `k${i}` }))));
    expect(replies.every((reply) => !reply.ok && reply.error.reason === "timeout")).toBe(true);
    // Only those under way at once were ever sent: the others in line did not hang in their turn.
    expect(provider.count("/chat/completions")).toBeLessThanOrEqual(8);
    expect(notices).toEqual([expect.stringMatching(/does not answer \(no reply in time\)/)]);
    expect(model.name).toMatch(/not answering/);
    await model.ask(question());
    expect(provider.count("/chat/completions")).toBeLessThanOrEqual(8);
    // A minute on, one question at a time looks whether it is back.
    for (let minute = 1; minute <= 3 && /not answering/.test(model.name); minute++) {
      later = minute * 61_000;
      await model.ask(question());
    }
    expect(await model.ask(question())).toMatchObject({ ok: true });
    expect(notices.at(-1)).toMatch(/answers again/);
  });

  test("tells keepers of a server that hangs as soon as two questions have, and once", async () => {
    const provider = await startTestProvider({ faults: Array.from({ length: 8 }, () => "hang" as const) });
    open.push(provider);
    const troubles: unknown[] = [];
    const { model } = build(
      { ...OFFLINE, baseURL: provider.baseURL },
      {
        random: () => 0,
        wait: async () => {},
        timeoutMs: 300,
        onTrouble: ({ cause }, over) => void troubles.push([cause, over]),
      },
    );
    const ask = (key: string, person: string | null = null) => model.ask(question({ key, person }));
    // Who waits for an answer lets a question go early: that is no sign of it.
    await Promise.all([ask("m1", "mia"), ask("m2", "mia"), ask("m3", "mia")]);
    expect(troubles).toEqual([]);
    await Promise.all([ask("k1"), ask("k2")]);
    expect(troubles).toEqual([["down", false]]);
    expect(model.troubles()).toMatchObject([{ cause: "down" }]);
    for (const key of ["k3", "k4", "k5"]) await ask(key, "mia");
    expect(troubles).toEqual([["down", false]]);
  });

  test("without its word vectors lives on, and says how to get them back", async () => {
    const { model, notices } = build({ ...OFFLINE, vectorsPath: "/nowhere/word-vectors.bin" });
    expect((await model.embed("t", ["breakfast"])).vectors).toEqual([null]);
    expect(notices[0]).toMatch(/word vectors .*cannot be read.*git checkout/);
  });

  test("honours a Retry-After, then answers", async () => {
    const faults = [{ fault: "rate-limit", headers: { "retry-after": "3" } }] as const;
    const { model, waits } = await setUp({ faults });
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 3 } });
    expect(waits).toEqual([3_000]);
  });

  test("tries again after a 500, with the request counted in the budget and the record", async () => {
    const { model } = await setUp({ faults: ["server-error", "drop"] });
    const reply = await model.ask(question());
    expect(reply.ok).toBe(true);
    expect(model.spent("smallville").townUsd).toBeGreaterThanOrEqual(reply.usage.usd);
    expect(model.byStep()["rate-poignancy"]).toMatchObject({ asked: 1, answered: 1, usage: { requests: 4 } });
    expect(model.records()).toHaveLength(1);
  });

  test("keeps the budget: the town stops, people are answered, another town goes on", async () => {
    const { model, notices, provider } = await setUp({}, { dailyBudgetUsd: 0.0003 });
    const reasons: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const reply = await model.ask(question({ text: `${i}` }));
      reasons.push(reply.ok ? "ok" : reply.error.reason);
    }
    expect(reasons).toContain("ok");
    expect(reasons.at(-1)).toBe("budget");
    const before = provider.count();
    expect((await model.ask(question())).ok).toBe(false);
    expect(provider.count()).toBe(before);
    expect((await model.ask(question({ person: "ann" }))).ok).toBe(true);
    expect((await model.ask(question({ town: "riverside" }))).ok).toBe(true);
    expect(notices).toEqual([expect.stringMatching(/^smallville: The town's own thinking/)]);
  });

  test("a long line of questions is no reason to think the day is spent", async () => {
    const { model, notices } = await setUp({}, { dailyBudgetUsd: 0.01 });
    const questions = Array.from({ length: 150 }, (_, i) => model.ask(question({ text: `${i}` })));
    expect((await Promise.all(questions)).every((reply) => reply.ok)).toBe(true);
    expect(notices).toEqual([]);
  });

  test("leaves a server alone that is not there, says so once, and still counts every question", async () => {
    const provider = await startTestProvider();
    await provider.close();
    let now = 0;
    const { model, notices } = build(
      { ...OFFLINE, baseURL: provider.baseURL, namesGiven: true },
      { wait: async () => {}, now: () => now },
    );
    for (let i = 0; i < 10; i += 1) expect(await model.ask(question())).toMatchObject({ error: { reason: "network" } });
    const total = { asked: 10, answered: 0, usage: { requests: 9 } };
    expect(model.byStep()["rate-poignancy"]).toMatchObject(total);
    expect(await model.embed("t", ["breakfast"])).toMatchObject({ error: { reason: "network" } });
    expect(model.name).toMatch(/^127.*\(not answering; thinking offline\)$/);
    now += 60_000;
    await Promise.all([model.ask(question()), model.ask(question())]);
    expect(model.byStep()["rate-poignancy"]).toMatchObject({ asked: 12, usage: { requests: 12 } });
    expect(notices).toEqual([expect.stringMatching(/^null: The model server at 127\S+ does not answer \(connection/)]);
  });

  test("keeps no more than eight requests under way", async () => {
    const { model, provider } = await setUp({ latencyMs: 5 });
    await Promise.all(Array.from({ length: 30 }, (_, i) => model.ask(question({ text: `${i}` }))));
    expect(provider.busiest()).toBeLessThanOrEqual(8);
  });
});

describe("the table of models", () => {
  const OWN = "http://localhost:11434/v1";
  const FAR = "https://models.example/v1";

  test("finds snapshots, and names behind a vendor's, but no other model of the family", () => {
    expect(chatPrices("gpt-5-nano-2025-08-07", FAR)).toEqual(chatPrices("gpt-5-nano", FAR));
    expect(chatPrices("openai/gpt-4.1-mini", FAR)).toEqual(chatPrices("gpt-4.1-mini", FAR));
    expect(chatPrices("gpt-5-pro", FAR)).not.toEqual(chatPrices("gpt-5", FAR));
  });

  test("an unknown price is nothing on this machine, elsewhere the dearest known", () => {
    expect(chatPrices("llama3", OWN)).toEqual({ input: 0, cached: 0, output: 0 });
    expect(chatPrices("llama3", "http://127.0.0.1:1/v1").output).toBe(0);
    expect(chatPrices("llama3", FAR)).toEqual({ input: 2.5, cached: 1.25, output: 15 });
    expect(embeddingPrices("nomic", FAR).input).toBe(0.13);
  });

  test("an unknown model is plain, unless its name is of a reasoning family", () => {
    expect(dialectOf("llama3")).toBe(PLAIN);
    expect(dialectOf("gpt-5.9-nano")).toBe(REASONING);
  });
});
