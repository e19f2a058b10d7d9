import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Fault } from "../../test/provider/faults.ts";
import { startTestProvider, type TestProvider, type TestProviderOptions } from "../../test/provider/test-provider.ts";
import { GOOD_ANSWER, modelContract, question } from "./model.contract.ts";
import { embedByWords } from "./offline.ts";
import { type OpenAIOptions, openaiModel } from "./openai.ts";
import { noWordVectors } from "./word-vectors.ts";

const CHAT = "/chat/completions";
const SHORT_MS = 60;
const open: TestProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

/** A model against a fresh server. */
async function setUp(server: TestProviderOptions = {}, options: Partial<OpenAIOptions> = {}) {
  const provider = await startTestProvider(server);
  open.push(provider);
  const notices: string[] = [];
  const model = openaiModel({ ...defaults(provider.baseURL), onNotice: (said) => notices.push(said), ...options });
  const bodies = () => provider.requests.filter(({ path }) => path === CHAT).map(({ body }) => body);
  return { provider, model, notices, bodies };
}

const defaults = (baseURL: string): OpenAIOptions => ({
  apiKey: "sk-test-secret",
  baseURL,
  routine: "gpt-5-nano",
  deep: "gpt-5-mini",
  embedding: "text-embedding-3-small",
  namesGiven: true,
  timeoutMs: 60_000,
  embedFallback: (texts) => embedByWords(noWordVectors, texts),
  onNotice: () => {},
  now: Date.now,
});

modelContract("an OpenAI-compatible server", async () => {
  const provider = await startTestProvider();
  return { model: openaiModel(defaults(provider.baseURL)), end: provider.close };
});

modelContract("a server that fails nine times in ten", async () => {
  const provider = await startTestProvider({ failRate: 0.9, embeddings: false });
  return { model: openaiModel(defaults(provider.baseURL)), end: provider.close };
});

modelContract("a server that isn't there", async () => ({ model: openaiModel(defaults(await nobody())) }));

/** An address where a server was. */
async function nobody(): Promise<string> {
  const provider = await startTestProvider();
  await provider.close();
  return provider.baseURL;
}

describe("a question", () => {
  test("is asked by strict schema, prefix first, in the dialect of its model", async () => {
    const { model, bodies, provider } = await setUp({ answer: () => GOOD_ANSWER });
    expect(await model.ask(question())).toMatchObject({ ok: true, value: GOOD_ANSWER });
    expect(provider.requests[0]!.authorization).toBe("Bearer sk-test-secret");
    expect(bodies()).toEqual([
      {
        model: "gpt-5-nano",
        messages: [
          { role: "system", content: "You are part of a small town." },
          { role: "user", content: "How poignant is making breakfast?" },
        ],
        response_format: {
          type: "json_schema",
          json_schema: {
            name: "rate-poignancy",
            strict: true,
            schema: {
              type: "object",
              properties: {
                poignancy: { type: "integer", description: "at least 1, at most 10" },
                why: { type: "string", description: "not empty, at most 80 characters" },
              },
              required: ["poignancy", "why"],
              additionalProperties: false,
            },
          },
        },
        max_completion_tokens: 2_100,
        reasoning_effort: "minimal",
      },
    ]);
  });

  test("goes to the model of its tier; an older one has a temperature and the older limit", async () => {
    const { model, bodies } = await setUp({}, { deep: "gpt-4o-mini" });
    await model.ask(question({ tier: "deep" }));
    expect(bodies()[0]).toMatchObject({ model: "gpt-4o-mini", temperature: 0.8, max_tokens: 100 });
    expect(bodies()[0]).not.toHaveProperty("reasoning_effort");
  });

  test("costs what its tokens cost, the cached ones less", async () => {
    const { model } = await setUp({ answer: () => GOOD_ANSWER }, { routine: "gpt-4o-mini" });
    const asked = question({ prefix: "word ".repeat(512) });
    const [first, second] = [await model.ask(asked), await model.ask(asked)];
    expect(first.usage).toMatchObject({ requests: 1, cached: 0 });
    expect(second.usage).toMatchObject({ requests: 1, input: first.usage.input, cached: 640 });
    expect(first.usage.usd - second.usage.usd).toBeCloseTo((640 * (0.15 - 0.075)) / 1e6, 12);
  });

  test("is counted by guess where the server doesn't count", async () => {
    const { model } = await setUp({ countsTokens: false }, { routine: "gpt-4o" });
    const { usage } = await model.ask(question());
    expect(usage.input).toBeGreaterThan(10);
    expect(usage.usd).toBeGreaterThan(0);
  });

  test.each(["<think>They want JSON.</think>\n", "```json\n", "Sure, here you are: "])(
    "is answered also behind %j",
    async (before) => {
      const { model } = await setUp({ answer: () => `${before}${JSON.stringify(GOOD_ANSWER)}\n\`\`\`` });
      expect(await model.ask(question())).toMatchObject({ ok: true, value: GOOD_ANSWER, usage: { requests: 1 } });
    },
  );

  test("may ask for lists, choices and nothing", async () => {
    const { model } = await setUp();
    const answer = z.object({
      where: z.enum(["cafe", "park"]),
      say: z.string().max(120).nullable(),
      steps: z
        .array(z.object({ minutes: z.number().int().min(5).max(15), emoji: z.string() }))
        .min(2)
        .max(4),
      choice: z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("wait") }),
        z.object({ kind: z.literal("talk"), to: z.enum(["klaus"]) }),
      ]),
    });
    for (let i = 0; i < 10; i += 1) {
      expect(await model.ask(question({ answer, text: `${i}` }))).toMatchObject({ ok: true, usage: { requests: 1 } });
    }
  });
});

describe("what goes wrong with a question", () => {
  const cases: [Fault, string, number][] = [
    ["rate-limit", "rate-limit", 1],
    ["quota", "rejected", 1],
    ["server-error", "server", 1],
    ["broken-body", "server", 1],
    ["drop", "network", 1],
    ["hang", "timeout", 1],
    ["hang-midway", "timeout", 1],
    ["unauthorised", "rejected", 1],
    ["no-model", "rejected", 1],
    ["cut-off", "cut-off", 1],
    ["refusal", "refused", 1],
    ["filtered", "refused", 1],
    ["wrong-shape", "shape", 2],
    ["empty", "shape", 2],
    ["not-json", "shape", 2],
  ];
  test.each(cases)("%s is told as %s", async (fault, reason, requests) => {
    const hangs = fault.startsWith("hang");
    const { model } = await setUp({ faults: [fault, fault] }, hangs ? { timeoutMs: SHORT_MS } : {});
    const reply = await model.ask(question());
    expect(reply).toMatchObject({ ok: false, error: { reason }, usage: { requests } });
  });

  test("nobody there is the network", async () => {
    const reply = await openaiModel(defaults(await nobody())).ask(question());
    expect(reply).toMatchObject({ ok: false, error: { reason: "network" }, usage: { requests: 1 } });
  });

  const LATER = Date.parse("2025-02-13T12:00:07Z");
  test.each([
    [{ "retry-after": "7" }, 7_000],
    [{ "retry-after": "0.5" }, 500],
    [{ "retry-after-ms": "70", "retry-after": "7" }, 70],
    [{ "retry-after": new Date(LATER).toUTCString() }, 7_000],
    [{ "retry-after": "soon" }, undefined],
  ])("a Retry-After %j is told in milliseconds", async (headers, ms) => {
    const { model } = await setUp({ faults: [{ fault: "rate-limit", headers }] }, { now: () => LATER - 7_000 });
    const reply = await model.ask(question());
    expect(reply.ok ? null : reply.error.retryAfterMs).toBe(ms);
  });

  test.each(["wrong-shape", "not-json", "empty"] as const)("%s is mended once, with what was wrong", async (fault) => {
    const { model, bodies } = await setUp({ faults: [fault], answer: () => GOOD_ANSWER });
    expect(await model.ask(question())).toMatchObject({ ok: true, value: GOOD_ANSWER, usage: { requests: 2 } });
    const repair = bodies()[1]!.messages as { role: string; content: string }[];
    expect(repair.map(({ role }) => role)).toEqual(
      fault === "empty" ? ["system", "user", "user"] : ["system", "user", "assistant", "user"],
    );
    expect(repair.at(-1)!.content).toMatch(/does not fit: .*Answer again/s);
  });

  test("the key is in no message", async () => {
    const { model } = await setUp({ faults: ["unauthorised"] }, { apiKey: "Incorrect" });
    const reply = await model.ask(question());
    expect(reply.ok ? "" : reply.error.message).toBe("401 (the key) API key provided");
  });
});

describe("a server that speaks another dialect", () => {
  test("without JSON schema gets json_object and the schema in words, and the keeper is told once", async () => {
    const { model, bodies, notices } = await setUp({ refuses: ["json_schema"] });
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 2 } });
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 1 } });
    expect(bodies()[1]).toMatchObject({ response_format: { type: "json_object" } });
    expect(JSON.stringify(bodies()[1]!.messages)).toContain("Its JSON Schema");
    expect(notices).toEqual([expect.stringContaining("takes no JSON schema for gpt-5-nano")]);
  });

  test("without any response format gets words alone", async () => {
    const { model, bodies } = await setUp({ refuses: ["json_schema", "json_object"] });
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 3 } });
    expect(bodies()[2]).not.toHaveProperty("response_format");
  });

  test("that refuses parameters is understood once and for all, for that model", async () => {
    const { model, bodies } = await setUp(
      { refuses: ["temperature", "max_tokens"] },
      { routine: "llama", deep: "qwen" },
    );
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 3 } });
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 1 } });
    expect(bodies().at(-1)).toMatchObject({ max_completion_tokens: 6_100 });
    expect(bodies().at(-1)).not.toHaveProperty("temperature");
    expect(await model.ask(question({ tier: "deep" }))).toMatchObject({ ok: true, usage: { requests: 3 } });
  });

  test("that knows neither effort nor the newer limit is asked the older way", async () => {
    const { model, bodies } = await setUp({ refuses: ["reasoning_effort", "max_completion_tokens"] });
    expect((await model.ask(question())).ok).toBe(true);
    expect(bodies().at(-1)).toMatchObject({ max_tokens: 6_100 });
  });

  test("that refuses without a word is asked as plainly as can be", async () => {
    const { model } = await setUp({ refuses: ["json_schema", "reasoning_effort"], mute: true });
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 2 } });
  });

  test("that refuses even that is given up", async () => {
    const { model } = await setUp({ refuses: ["max_tokens"], mute: true }, { routine: "llama" });
    expect(await model.ask(question())).toMatchObject({
      ok: false,
      error: { reason: "rejected" },
      usage: { requests: 2 },
    });
  });

  test("many questions at once learn together", async () => {
    const { model, provider } = await setUp({ refuses: ["json_schema", "reasoning_effort", "max_completion_tokens"] });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => model.ask(question({ text: `${i}` }))));
    expect(replies.every((reply) => reply.ok)).toBe(true);
    const before = provider.count(CHAT);
    await model.ask(question());
    expect(provider.count(CHAT)).toBe(before + 1);
  });

  test("whose model spends all its tokens on reasoning gets room for that", async () => {
    const { model, bodies } = await setUp({ faults: ["reasoned-away"] }, { routine: "qwen3" });
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 2 } });
    expect(bodies().map((body) => body.max_tokens)).toEqual([100, 6_100]);
  });
});

describe("which models are used", () => {
  const unnamed = { namesGiven: false };

  test("the defaults, if the server lists them", async () => {
    const { model, bodies, notices } = await setUp({}, unnamed);
    expect(await model.ask(question())).toMatchObject({ ok: true, usage: { requests: 2 } });
    expect(await model.ask(question({ tier: "deep" }))).toMatchObject({ usage: { requests: 1 } });
    expect(bodies().map((body) => body.model)).toEqual(["gpt-5-nano", "gpt-5-mini"]);
    expect(notices).toEqual([]);
  });

  test("else its first chat model and its embedding model, told once", async () => {
    const models = ["nomic-embed-text", "llama3.2:3b", "qwen3:8b"];
    const { model, bodies, provider, notices } = await setUp({ models }, unnamed);
    await Promise.all([model.ask(question()), model.ask(question({ tier: "deep" })), model.embed("t", ["hello"])]);
    expect(bodies().map((body) => body.model)).toEqual(["llama3.2:3b", "llama3.2:3b"]);
    expect(provider.count("/models")).toBe(1);
    expect(provider.requests.find(({ path }) => path === "/embeddings")!.body.model).toBe("nomic-embed-text");
    expect(notices).toEqual([
      expect.stringMatching(/does not list gpt-5-nano or gpt-5-mini: .* llama3\.2:3b .*MODEL_/),
    ]);
    expect(model.name).toMatch(/^127\.0\.0\.1:\d+: llama3\.2:3b$/);
  });

  test("the defaults, if there is no list or an empty one", async () => {
    for (const models of [null, []]) {
      const { model, bodies, notices } = await setUp({ models }, unnamed);
      await model.ask(question());
      expect(bodies()[0]!.model).toBe("gpt-5-nano");
      expect(notices).toEqual([]);
    }
  });

  test("those the keeper named, without asking", async () => {
    const { model, provider } = await setUp({ models: ["other"] });
    await model.ask(question());
    expect(provider.count("/models")).toBe(0);
  });
});

describe("embeddings", () => {
  const texts = Array.from({ length: 300 }, (_, i) => `memory ${i}`);

  test("are made in batches, in order, at 256 dimensions, under their model's name", async () => {
    const { model, provider } = await setUp();
    const embedded = await model.embed("t", ["", ...texts]);
    expect(embedded).toMatchObject({ model: "text-embedding-3-small/256", usage: { requests: 2 } });
    expect(embedded.usage.usd).toBeGreaterThan(0);
    expect(provider.requests.map(({ body }) => [(body.input as string[]).length, body.dimensions])).toEqual([
      [256, 256],
      [44, 256],
    ]);
    expect(embedded.vectors[0]).toBeNull();
    expect(embedded.vectors[300]).toEqual((await model.embed("t", ["memory 299"])).vectors[0]);
  });

  test("a server without them isn't asked again, and the keeper is told once", async () => {
    const { model, provider, notices } = await setUp({ embeddings: false });
    expect(await model.embed("t", texts)).toMatchObject({ model: "none", error: { reason: "rejected" } });
    expect((await model.embed("t", texts)).error).toBeUndefined();
    expect(provider.count("/embeddings")).toBe(1);
    expect(notices).toEqual([expect.stringContaining("makes no embeddings")]);
  });

  test("a model that can't choose its dimensions keeps its own", async () => {
    const { model, provider } = await setUp({ refuses: ["dimensions"] }, { embedding: "nomic-embed-text" });
    expect((await model.embed("t", ["hello"])).model).toBe("nomic-embed-text/512");
    await model.embed("t", ["hello"]);
    expect(provider.count("/embeddings")).toBe(3);
  });

  test("a failure in passing is for that call only", async () => {
    const { model, provider } = await setUp();
    await provider.close();
    expect(await model.embed("t", ["hello"])).toMatchObject({ model: "none", error: { reason: "network" } });
    expect(await model.embed("t", ["hello"])).toMatchObject({ error: { reason: "network" }, usage: { requests: 1 } });
  });
});
