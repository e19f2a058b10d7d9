import { describe, expect, test } from "vitest";
import { fails, scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, modelContract, question } from "./model.contract.ts";
import { type AuditEntry, withAudit } from "./with-audit.ts";
import { withRecord } from "./with-record.ts";

modelContract("with a record", () => ({ model: withRecord(scriptedModel({ "*": GOOD_ANSWER })) }));
modelContract("with an audit", () => ({ model: withAudit(scriptedModel({ "*": GOOD_ANSWER }), () => {}) }));

describe("the record", () => {
  test("keeps each question and sums them by town and step", async () => {
    const model = withRecord(scriptedModel({ plan: GOOD_ANSWER, talk: fails("timeout") }));
    await model.ask(question({ key: "1", step: "plan", town: "a" }));
    await model.ask(question({ key: "2", step: "plan", town: "b" }));
    await model.ask(question({ key: "3", step: "talk", town: "a" }));
    await model.embed("a", ["hello"]);
    expect(model.records().map(({ key, ok, reason }) => [key, ok, reason])).toEqual([
      ["1", true, null],
      ["2", true, null],
      ["3", false, "timeout"],
      ["a/embed", true, null],
    ]);
    expect(model.byStep()).toMatchObject({
      plan: { asked: 2, answered: 2, failed: {} },
      talk: { asked: 1, answered: 0, failed: { timeout: 1 } },
    });
    expect(model.byStep("a").plan).toMatchObject({ asked: 1 });
    expect(model.byStep("nowhere")).toEqual({});
  });
});

describe("the audit", () => {
  test("tells each prompt with its answer", async () => {
    const entries: AuditEntry[] = [];
    const model = withAudit(scriptedModel({ "*": GOOD_ANSWER }), (entry) => entries.push(entry));
    await model.ask(question({ text: "How are you?" }));
    expect(entries).toMatchObject([{ step: "rate-poignancy", text: "How are you?", reply: { ok: true } }]);
  });
});
