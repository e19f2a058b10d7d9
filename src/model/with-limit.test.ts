import { describe, expect, test } from "vitest";
import { scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, modelContract, question } from "./model.contract.ts";
import { type Model, noUsage, type Reply } from "./model.ts";
import { withLimit } from "./with-limit.ts";

modelContract("with a limit", () => ({ model: withLimit(scriptedModel({ "*": GOOD_ANSWER }), 2) }));

/** A model whose replies are held until they are let go, one by one. */
function held() {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  const model: Model = {
    ...scriptedModel({}),
    ask: ({ key }) => {
      started.push(key);
      return new Promise<Reply>((resolve) => {
        waiting.push(() => resolve({ ok: true, value: GOOD_ANSWER, usage: noUsage }));
      });
    },
  };
  const letGo = async () => {
    waiting.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { model, started, letGo };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the limit", () => {
  test("no more are under way than allowed, and one place is kept for people", async () => {
    const { model, started, letGo } = held();
    const limited = withLimit(model, 3);
    for (const key of ["a", "b", "c", "d"]) void limited.ask(question({ key }));
    await settled();
    expect(started).toEqual(["a", "b"]);
    void limited.ask(question({ key: "p1", person: "v" }));
    void limited.ask(question({ key: "p2", person: "v" }));
    await settled();
    expect(started).toEqual(["a", "b", "p1"]);
    await letGo();
    expect(started).toEqual(["a", "b", "p1", "p2"]);
    await letGo();
    expect(started).toEqual(["a", "b", "p1", "p2", "c"]);
  });

  test("a limit of one still lets the town think", async () => {
    const { model, started, letGo } = held();
    const limited = withLimit(model, 1);
    for (const key of ["a", "b"]) void limited.ask(question({ key }));
    await settled();
    expect(started).toEqual(["a"]);
    await letGo();
    expect(started).toEqual(["a", "b"]);
  });
});
