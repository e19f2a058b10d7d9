import { describe, expect, test } from "vitest";
import { fails, scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, modelContract, question } from "./model.contract.ts";
import { type Embedded, type Model, type ModelErrorReason, noUsage } from "./model.ts";
import { withBreaker } from "./with-breaker.ts";
import { withCircuit } from "./with-circuit.ts";

const MINUTE = 60_000;
const locally = (texts: readonly string[]): Embedded => ({
  model: "local",
  vectors: texts.map(() => null),
  usage: noUsage,
});

/** A server that gives these outcomes in turn, then the last one for ever. */
function setUp(...outcomes: ("ok" | ModelErrorReason)[]) {
  const notices: string[] = [];
  let now = 0;
  let asked = 0;
  const next = () => outcomes[Math.min(asked++, outcomes.length - 1)]!;
  const inner: Model = {
    ...scriptedModel({}),
    name: "host: big",
    ask: async (one) => {
      const outcome = next();
      return scriptedModel({ "*": outcome === "ok" ? GOOD_ANSWER : fails(outcome) }).ask(one);
    },
    embed: async (_town, texts) => {
      const outcome = next();
      const usage = { ...noUsage, requests: 1 };
      return outcome === "ok"
        ? { model: "far", vectors: texts.map(() => null), usage }
        : { ...locally(texts), usage, error: { reason: outcome, message: "ECONNREFUSED" } };
    },
  };
  const model = withBreaker(inner, {
    server: "host",
    now: () => now,
    embedLocally: locally,
    onNotice: (said) => notices.push(said),
  });
  const reasonOf = async (person: string | null = null): Promise<string> => {
    const reply = await model.ask(question({ person }));
    return reply.ok ? "ok" : reply.error.reason;
  };
  return {
    model,
    notices,
    reasonOf,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

modelContract("with a breaker", () => ({
  model: withBreaker(scriptedModel({ "*": GOOD_ANSWER }), {
    server: "host",
    now: () => 0,
    embedLocally: locally,
    onNotice: () => {},
  }),
}));

describe("a server that does not answer", () => {
  test("is left alone after three failures in a row, told once, and its name says so", async () => {
    const { model, notices, reasonOf, asked } = setUp("network");
    for (let i = 0; i < 20; i += 1) expect(await reasonOf()).toBe("network");
    expect(asked()).toBe(3);
    expect(model.name).toBe("host: big (not answering; thinking offline)");
    expect(notices).toEqual([
      "The model server at host does not answer (no connection): the residents think offline meanwhile; I try again every minute.",
    ]);
    expect(await model.ask(question({ person: "visitor-1" }))).toMatchObject({ ok: false, usage: { requests: 0 } });
    expect(await model.embed("t", ["a"])).toMatchObject({ model: "local", error: { reason: "network" } });
    expect(asked()).toBe(3);
  });

  test("is noticed by its embeddings too, and by words for the reason", async () => {
    const { model, notices, reasonOf } = setUp("network");
    for (let i = 0; i < 3; i += 1) await model.embed("t", ["a"]);
    expect(notices[0]).toContain("(connection refused)");
    expect(await reasonOf()).toBe("network");
  });

  test("is asked one question a minute until it answers; that is told once, and all questions go through", async () => {
    const { model, notices, reasonOf, asked, pass } = setUp("timeout", "timeout", "server", "network", "ok");
    for (let i = 0; i < 5; i += 1) await reasonOf();
    pass(MINUTE - 1);
    expect(await reasonOf()).toBe("server");
    expect(asked()).toBe(3);
    pass(1);
    expect(await Promise.all([reasonOf(), reasonOf(), reasonOf()])).toEqual(["network", "server", "server"]);
    expect(asked()).toBe(4);
    pass(MINUTE - 1);
    await reasonOf();
    expect(asked()).toBe(4);
    pass(1);
    expect(await Promise.all([reasonOf(), reasonOf()])).toEqual(["ok", "network"]);
    expect(await reasonOf()).toBe("ok");
    expect((await model.embed("t", ["a"])).model).toBe("far");
    expect(model.name).toBe("host: big");
    expect(notices).toEqual([expect.stringContaining("does not answer"), expect.stringContaining("answers again")]);
  });

  test("is not down while something comes between the failures", async () => {
    const { reasonOf, asked, notices } = setUp(
      "network",
      "network",
      "ok",
      "network",
      "server",
      "rate-limit",
      "timeout",
    );
    for (let i = 0; i < 9; i += 1) await reasonOf();
    expect([asked(), notices.length]).toEqual([9, 1]);
  });

  test.each(["rate-limit", "refused", "rejected", "shape", "cut-off", "budget"] as const)(
    "%s is no sign of that",
    async (reason) => {
      const { reasonOf, asked, notices } = setUp(reason);
      for (let i = 0; i < 6; i += 1) await reasonOf();
      expect([asked(), notices]).toEqual([6, []]);
    },
  );

  test("is not seen by who waits no longer than a person does, nor is its end", async () => {
    const { reasonOf, asked, pass, notices } = setUp(...Array.from({ length: 9 }, () => "timeout" as const), "ok");
    for (let i = 0; i < 5; i += 1) await reasonOf("visitor-1");
    expect([asked(), notices]).toEqual([5, []]);
    for (let i = 0; i < 5; i += 1) await reasonOf();
    expect([asked(), notices.length]).toEqual([8, 1]);
    pass(MINUTE);
    expect([await reasonOf("visitor-1"), await reasonOf("visitor-1"), asked()]).toEqual(["timeout", "timeout", 9]);
    pass(MINUTE);
    expect([await reasonOf("visitor-1"), notices.length]).toEqual(["ok", 2]);
  });

  test("is not seen by a question the budget kept back: the next one looks", async () => {
    const { reasonOf, asked, pass } = setUp("network", "network", "network", "budget", "ok");
    for (let i = 0; i < 4; i += 1) await reasonOf();
    pass(MINUTE);
    expect([await reasonOf(), await reasonOf(), asked()]).toEqual(["budget", "ok", 5]);
  });

  test("is not seen by a question that is not sent since its tier is refused, nor is its end", async () => {
    const told: string[] = [];
    let [now, up, asked] = [0, true, 0];
    const options = { server: "host", now: () => now, embedLocally: locally };
    const inner: Model = {
      ...scriptedModel({}),
      ask: async ({ tier }) => {
        asked++;
        if (!up) return { ok: false, error: { reason: "network", message: "" }, usage: noUsage };
        if (tier === "routine") return { ok: true, value: GOOD_ANSWER, usage: noUsage };
        return { ok: false, error: { reason: "rejected", fault: "model", message: "" }, usage: noUsage };
      },
    };
    const circuit = withCircuit(inner, {
      ...options,
      onTrouble: ({ cause }, over) => void told.push(over ? `${cause} over` : cause),
    });
    const model = withBreaker(circuit, {
      ...options,
      onNotice: () => {},
      onDown: (down) => void told.push(down ? "down" : "down over"),
    });
    const ask = (tier: "routine" | "deep") => model.ask(question({ tier }));
    await ask("deep");
    up = false;
    for (let i = 0; i < 3; i += 1) {
      await ask("routine");
      await ask("deep");
    }
    for (let i = 0; i < 3; i += 1) {
      now += MINUTE;
      await ask("deep");
      await ask("routine");
    }
    expect([told, asked]).toEqual([["model", "down"], 7]);
    up = true;
    now += MINUTE;
    await ask("deep");
    await ask("routine");
    expect(told).toEqual(["model", "down", "down over"]);
  });
});
