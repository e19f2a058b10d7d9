/** A provider that refuses is not asked on, and says so; by the real SDK against the test provider. */
import { afterEach, describe, expect, it } from "vitest";
import { scriptedModel } from "../../test/model/scripted.ts";
import type { Fault } from "../../test/provider/faults.ts";
import { startTestProvider, type TestProvider } from "../../test/provider/test-provider.ts";
import { question } from "./model.contract.ts";
import { type ModelError, noUsage, type Reply, type Tier } from "./model.ts";
import { buildModel } from "./provider.ts";
import { troubleInWords, withCircuit } from "./with-circuit.ts";

const MINUTE = 60_000;
const open: TestProvider[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

async function refusing(fault: Fault, language: "told" | "noticed" = "told") {
  const server = { failRate: 1, failWith: [fault] };
  const provider = await startTestProvider(server);
  open.push(provider);
  let now = 1_700_000_000_000;
  const [told, notices]: [string[], string[]] = [[], []];
  const model = buildModel(
    {
      apiKey: "sk-test",
      baseURL: provider.baseURL,
      routine: "small",
      deep: "large",
      embedding: "vectors",
      namesGiven: true,
      dailyBudgetUsd: 1000,
      vectorsPath: new URL("../../data/word-vectors.bin", import.meta.url).pathname,
    },
    {
      onNotice: (_, sentence) => void notices.push(sentence),
      ...(language === "told"
        ? { onTrouble: ({ cause, tier }, over) => void told.push(`${cause} ${tier}${over ? " over" : ""}`) }
        : {}),
      now: () => now,
      random: () => 0,
      wait: async () => {},
    },
  );
  /** A town's morning; how many requests it sent, and how many were answered. */
  const morning = async (tier: "routine" | "deep" = "deep") => {
    const before = provider.count("/chat/completions");
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, i) => model.ask(question({ key: `k${i}`, tier }))),
    );
    return [provider.count("/chat/completions") - before, replies.filter(({ ok }) => ok).length];
  };
  const later = (ms: number) => {
    now += ms;
  };
  return { morning, told, notices, model, server, later };
}

describe("a provider that refuses", () => {
  it.each([
    ["unauthorised", "key null"],
    ["unpaid", "quota null"],
    ["forbidden", "forbidden null"],
    ["quota", "quota null"],
    ["no-model", "model deep"],
    ["rate-limit", "rate-limit null"],
    ["unknown-model", "model deep"],
    ["invalid-key", "key null"],
    ["spent-key", "quota null"],
    ["unsupported-model", "model deep"],
    ["no-channel", "model deep"],
    ["web-page", "page null"],
    ["rejected", "rejected deep"],
  ] as const)(
    "%s: is not asked on, is asked once every ten minutes, and is thought with again when it is mended",
    async (fault, trouble) => {
      const { morning, told, model, server, later } = await refusing(fault);
      const [first] = await morning();
      expect(first).toBeLessThanOrEqual(24);
      expect(told).toEqual([trouble]);
      expect(await morning()).toEqual([0, 0]);
      expect(model.troubles()).toHaveLength(1);
      for (let tenth = 0; tenth < 3; tenth++) {
        later(10 * MINUTE);
        expect(await morning()).toEqual([1, 0]);
        expect(await morning()).toEqual([0, 0]);
      }
      expect(told).toEqual([trouble]);
      server.failRate = 0;
      later(10 * MINUTE);
      expect((await morning())[0]).toBe(1);
      expect(told).toEqual([trouble, `${trouble} over`]);
      expect(model.troubles()).toEqual([]);
      expect(await morning()).toEqual([25, 25]);
    },
  );

  it("for one of two models, is asked for the other", async () => {
    const { morning, server } = await refusing("no-model");
    await morning("deep");
    server.failRate = 0;
    expect(await morning("routine")).toEqual([25, 25]);
    expect(await morning("deep")).toEqual([0, 0]);
  });

  it("or whose answers can never be read for a while, is asked no more until one can", async () => {
    const { morning, told, server, later } = await refusing("not-json");
    await morning();
    later(9 * MINUTE);
    server.failRate = 0;
    expect((await morning())[1]).toBe(25);
    server.failRate = 1;
    for (let part = 0; part < 2; part++) {
      expect((await morning())[0]).toBeGreaterThan(25);
      expect(told).toEqual([]);
      later(9 * MINUTE);
    }
    await morning();
    expect(told).toEqual(["shape deep"]);
    expect(await morning()).toEqual([0, 0]);
    later(10 * MINUTE);
    // One question, which is told once what was wrong with its answer.
    expect(await morning()).toEqual([2, 0]);
    server.failRate = 0;
    later(10 * MINUTE);
    await morning();
    expect(told).toEqual(["shape deep", "shape deep over"]);
    expect(await morning()).toEqual([25, 25]);
  });

  it("for another reason than before, is asked again all the same", async () => {
    const { morning, told, model, server, later } = await refusing("unauthorised");
    await morning();
    server.failWith = ["no-model"];
    later(10 * MINUTE);
    await morning();
    expect(told).toEqual(["key null", "model deep"]);
    expect(model.troubles()).toMatchObject([{ cause: "model", tier: "deep" }]);
    server.failRate = 0;
    later(10 * MINUTE);
    await morning();
    expect(told.at(-1)).toBe("model deep over");
    expect(await morning()).toEqual([25, 25]);
  });

  it("for the moment, is asked again", async () => {
    const { morning, told, server } = await refusing("server-error");
    server.failRate = 0.5;
    await morning();
    expect(told).toEqual([]);
  });

  it("says what to do and names the variable, where nobody listens for it", async () => {
    const { morning, notices } = await refusing("no-model", "noticed");
    await morning("deep");
    expect(notices).toEqual([expect.stringMatching(/name one that it has in MODEL_DEEP.*every ten minutes/)]);
  });

  it("says only the new reason where it has become another, and that it answers again when it does", async () => {
    const { morning, notices, server, later } = await refusing("unauthorised", "noticed");
    await morning();
    server.failWith = ["no-model"];
    later(10 * MINUTE);
    await morning();
    server.failRate = 0;
    later(10 * MINUTE);
    await morning();
    expect(notices).toEqual([
      expect.stringContaining("OPENAI_API_KEY is refused"),
      expect.stringContaining("MODEL_DEEP"),
      expect.stringContaining("answers again"),
    ]);
  });

  it("says of one model's answers only that they cannot be read", () => {
    const said = troubleInWords({ cause: "shape", server: "host", tier: "deep" }, false);
    expect(said).toContain("(the answers of a model cannot be read: name another in MODEL_DEEP)");
  });
});

/** A circuit whose questions are answered when a test says so. */
function byHand() {
  let now = 0;
  const sent: ((reply: Reply) => void)[] = [];
  const told: string[] = [];
  const model = withCircuit(
    { ...scriptedModel({}), ask: () => new Promise<Reply>((resolve) => void sent.push(resolve)) },
    {
      server: "host",
      now: () => now,
      embedLocally: (texts) => ({ model: "local", vectors: texts.map(() => null), usage: noUsage }),
      onTrouble: ({ cause, tier }, over) => void told.push(`${cause} ${tier}${over ? " over" : ""}`),
    },
  );
  const good: Reply = { ok: true, value: {}, usage: noUsage };
  const failed = (error: Omit<ModelError, "message">): Reply => ({
    ok: false,
    error: { ...error, message: "" },
    usage: noUsage,
  });
  /** Asks; whether it was sent, and how to answer it. */
  const begin = (tier: Tier) => {
    const before = sent.length;
    const reply = model.ask(question({ tier }));
    const answer = sent[before];
    return {
      isSent: answer !== undefined,
      async end(came: Reply) {
        answer?.(came);
        await reply;
      },
    };
  };
  const ask = async (tier: Tier, reply: Reply) => {
    const one = begin(tier);
    await one.end(reply);
    return one.isSent;
  };
  return {
    begin,
    ask,
    told,
    good,
    noModel: failed({ reason: "rejected", fault: "model" }),
    badKey: failed({ reason: "rejected", fault: "key" }),
    noReply: failed({ reason: "timeout" }),
    later: () => {
      now += 10 * MINUTE;
    },
  };
}

describe("a question let through to see, when more is refused before its answer is there", () => {
  it.each(["good", "noModel", "badKey", "noReply"] as const)(
    "and that is %s: says nothing of the rest, and what it was about is tried again",
    async (kind) => {
      const { begin, ask, told, later, good, noModel, badKey, ...replies } = byHand();
      await ask("deep", noModel);
      later();
      const probe = begin("deep");
      await ask("routine", badKey);
      await probe.end({ good, noModel, badKey, ...replies }[kind]);
      expect(told).toEqual(["model deep", "key null"]);
      later();
      expect(await ask("routine", good)).toBe(true);
      later();
      expect(await ask("deep", good)).toBe(true);
      expect(told).toEqual(["model deep", "key null", "key null over", "model deep over"]);
    },
  );

  it("or when it is over by another's answer: counts as any other", async () => {
    const { begin, ask, told, later, good, noModel, badKey } = byHand();
    await ask("deep", noModel);
    later();
    const probe = begin("deep");
    await ask("routine", badKey);
    later();
    expect(await ask("deep", good)).toBe(true);
    await probe.end(noModel);
    expect(told).toEqual(["model deep", "key null", "key null over", "model deep over", "model deep"]);
    later();
    expect(await ask("deep", good)).toBe(true);
  });
});
