import { describe, expect, test } from "vitest";
import { scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, modelContract, question } from "./model.contract.ts";
import { type Model, type ModelError, noUsage, type Reply } from "./model.ts";
import { withRetries } from "./with-retries.ts";

const SECOND = 1_000;
const usage = { ...noUsage, requests: 1, usd: 0.01 };
const good: Reply = { ok: true, value: GOOD_ANSWER, usage };
const bad = (reason: ModelError["reason"], retryAfterMs?: number): Reply => ({
  ok: false,
  error: { reason, message: "no", ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
  usage,
});

/** A model that gives these replies in turn under a clock that only waiting moves. */
function setUp(replies: Reply[], takesMs = 0) {
  const waits: number[] = [];
  let now = 0;
  const inner: Model = {
    ...scriptedModel({}),
    ask: async () => {
      now += takesMs;
      return replies.shift()!;
    },
  };
  const wait = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  return { waits, model: withRetries(inner, { random: () => 0, now: () => now, wait }) };
}

modelContract("with retries", () => ({
  model: withRetries(scriptedModel({ "*": GOOD_ANSWER }), { random: () => 0, now: () => 0, wait: async () => {} }),
}));

describe("retries", () => {
  test("a failure that passes is tried again, each time after a longer wait, and all requests count", async () => {
    const { model, waits } = setUp([bad("server"), bad("network"), good]);
    const reply = await model.ask(question());
    expect(reply).toEqual({ ...good, usage: { ...usage, requests: 3, usd: expect.closeTo(0.03) } });
    expect(waits).toEqual([250, 500]);
  });

  test("after two retries the failure stands", async () => {
    const { model, waits } = setUp([bad("timeout"), bad("timeout"), bad("server"), good]);
    expect(await model.ask(question())).toMatchObject({ ok: false, error: { reason: "server" } });
    expect(waits).toHaveLength(2);
  });

  test.each(["refused", "cut-off", "shape", "rejected", "budget", "offline"] as const)(
    "%s is not tried again",
    async (reason) => {
      const { model, waits } = setUp([bad(reason), good]);
      expect(await model.ask(question())).toMatchObject({ ok: false, error: { reason } });
      expect(waits).toEqual([]);
    },
  );

  test("what came too late for a person is not tried again, anything else is", async () => {
    const person = "visitor-1";
    const { model, waits } = setUp([bad("timeout"), bad("server"), good]);
    expect(await model.ask(question({ person }))).toMatchObject({ ok: false, error: { reason: "timeout" } });
    expect(waits).toEqual([]);
    expect((await model.ask(question({ person }))).ok).toBe(true);
  });

  test("a Retry-After is waited out", async () => {
    const { model, waits } = setUp([bad("rate-limit", 7 * SECOND), good]);
    expect((await model.ask(question())).ok).toBe(true);
    expect(waits).toEqual([7 * SECOND]);
  });

  test("a Retry-After beyond 20 seconds is not", async () => {
    const { model, waits } = setUp([bad("rate-limit", 21 * SECOND), good]);
    expect(await model.ask(question())).toMatchObject({ ok: false, error: { reason: "rate-limit" } });
    expect(waits).toEqual([]);
  });

  test("no try begins after the deadline", async () => {
    const { model, waits } = setUp([bad("timeout"), bad("timeout"), good], 60 * SECOND);
    expect((await model.ask(question())).ok).toBe(false);
    expect(waits).toHaveLength(1);
  });

  test("an embedding that failed in passing is tried again too", async () => {
    const inner = scriptedModel({});
    let calls = 0;
    const flaky: Model = {
      ...inner,
      embed: async () => {
        calls += 1;
        const made = { model: "m", vectors: [null], usage };
        return calls === 1 ? { ...made, error: { reason: "server", message: "no" } } : made;
      },
    };
    const model = withRetries(flaky, { random: () => 0, now: () => 0, wait: async () => {} });
    expect(await model.embed("t", ["a"])).toMatchObject({ usage: { requests: 2 } });
  });
});
