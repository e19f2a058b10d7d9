import { describe, expect, test } from "vitest";
import { scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, modelContract, question } from "./model.contract.ts";
import { type Model, type ModelErrorReason, noUsage, type Reply } from "./model.ts";
import { embedByWords } from "./offline.ts";
import { spending, withBudget } from "./with-budget.ts";
import { noWordVectors } from "./word-vectors.ts";

const NOON = Date.parse("2025-02-13T12:00:00Z");
const DAY_MS = 86_400_000;
const embedLocally = (texts: readonly string[]) => embedByWords(noWordVectors, texts);

/** A model whose every answer costs `usd`, under a budget of 3 dollars: 2 for the town (it stops at 1.60), 1 for people. */
function setUp(usd: number, estimate = usd, failure: ModelErrorReason | null = null) {
  const notices: string[] = [];
  const clock = { now: NOON };
  let asked = 0;
  const inner: Model = {
    ...scriptedModel({}),
    ask: async (): Promise<Reply> => {
      asked += 1;
      const usage = { ...noUsage, requests: 1, usd };
      if (failure !== null) return { ok: false, error: { reason: failure, message: "no" }, usage: noUsage };
      return { ok: true, value: GOOD_ANSWER, usage };
    },
  };
  const model = withBudget(inner, {
    dailyUsd: 3,
    now: () => clock.now,
    estimateUsd: () => estimate,
    embedLocally,
    onNotice: (town, sentence) => notices.push(`${town}: ${sentence}`),
  });
  /** How many of `times` questions are answered. */
  const answered = async (times: number, person: string | null = null, town = "t") => {
    let count = 0;
    for (let i = 0; i < times; i += 1) count += (await model.ask(question({ town, person }))).ok ? 1 : 0;
    return count;
  };
  return { model, notices, clock, answered, asked: () => asked };
}

modelContract("with a budget", () => ({
  model: withBudget(scriptedModel({ "*": GOOD_ANSWER }), {
    dailyUsd: 1,
    now: () => NOON,
    estimateUsd: () => 0.001,
    embedLocally,
    onNotice: () => {},
  }),
}));

describe("the budget", () => {
  test("the town's own thinking stops at four fifths of its two thirds, and the keeper is told once", async () => {
    const { model, notices, answered } = setUp(0.125);
    expect(await answered(30)).toBe(12);
    expect(await model.ask(question({ town: "t" }))).toMatchObject({ error: { reason: "budget" }, usage: noUsage });
    expect(notices).toEqual([expect.stringMatching(/^t: .*3\.00 US dollars.*Answers to people go on\.$/)]);
  });

  test("a third is kept for people, one visitor gets half of it", async () => {
    const { answered } = setUp(0.125);
    await answered(30);
    expect(await answered(20, "ann")).toBe(4);
    expect(await answered(20, "ben")).toBe(4);
    expect(await answered(20, "cay")).toBe(4);
  });

  test("people can never bring a day over its budget, nor leave the town more than what is left", async () => {
    const { model, answered } = setUp(0.125);
    for (const person of ["a", "b", "c", "d", "e", "f", "g"]) await answered(10, person);
    expect(model.spent("t").peopleUsd).toBeCloseTo(3, 5);
    expect(await answered(1)).toBe(0);
  });

  test("each town has its own, and a new day begins anew", async () => {
    const { answered, clock, notices } = setUp(0.125);
    await answered(30, null, "a");
    expect(await answered(30, null, "b")).toBe(12);
    clock.now += DAY_MS;
    expect(await answered(30, null, "a")).toBe(12);
    expect(notices).toHaveLength(3);
  });

  test("a keeper may set a town less than the program's own limit, never more", async () => {
    const { model, answered, notices } = setUp(0.125);
    model.limit("small", 1.5);
    expect(await answered(30, null, "small")).toBe(6);
    expect(notices).toEqual([expect.stringContaining("1.50 US dollars")]);
    model.limit("large", 300);
    expect(await answered(30, null, "large")).toBe(12);
    model.limit("small", null);
    expect(await answered(30, null, "small")).toBe(6);
  });

  test("what is under way counts as estimated", async () => {
    const { model } = setUp(0.01, 0.5);
    const replies = await Promise.all(Array.from({ length: 8 }, () => model.ask(question({ town: "t" }))));
    expect(replies.filter((reply) => reply.ok)).toHaveLength(3);
    expect(model.spent("t").townUsd).toBeCloseTo(0.03, 5);
  });

  test("an answer that came too late counts as estimated, another failure as it cost", async () => {
    const lost = setUp(0, 0.5, "timeout");
    await lost.answered(1);
    expect(lost.model.spent("t").townUsd).toBe(0.5);
    const refused = setUp(0, 0.5, "rejected");
    await refused.answered(1);
    expect(refused.model.spent("t").townUsd).toBe(0);
  });

  test("what costs nothing is never stopped", async () => {
    expect(await setUp(0, 0).answered(50)).toBe(50);
  });

  test("spending is kept over a restart, as JSON, and not over midnight", async () => {
    const first = setUp(0.125);
    await first.answered(30);
    const kept = spending.parse(JSON.parse(JSON.stringify(first.model.spent("t"))));
    const second = setUp(0.125);
    second.model.restore("t", kept);
    expect(await second.answered(5)).toBe(0);
    expect(second.notices).toEqual([]);
    second.clock.now += DAY_MS;
    expect(await second.answered(5)).toBe(5);
  });

  test("when the day is spent, embedding is local", async () => {
    const { model, answered } = setUp(4, 0.1);
    await answered(1);
    expect(await model.embed("t", ["hello"])).toMatchObject({ model: "none", error: { reason: "budget" } });
  });
});
