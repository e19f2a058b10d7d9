import { describe, expect, test } from "vitest";
import { GOOD_ANSWER, modelContract, question } from "../../src/model/model.contract.ts";
import { fails, scriptedModel } from "./scripted.ts";

modelContract("the scripted model", () => ({ model: scriptedModel({ "rate-poignancy": GOOD_ANSWER }) }));

describe("the scripted model", () => {
  test("gives the scripted answers and keeps the calls", async () => {
    const model = scriptedModel({ "rate-poignancy": () => GOOD_ANSWER, "*": fails("refused") });
    expect(await model.ask(question())).toMatchObject({ ok: true, value: GOOD_ANSWER });
    expect(await model.ask(question({ step: "other" }))).toMatchObject({ ok: false, error: { reason: "refused" } });
    expect(model.calls.map(({ step }) => step)).toEqual(["rate-poignancy", "other"]);
  });

  test("throws where nothing was scripted, or nothing that fits", async () => {
    await expect(scriptedModel({}).ask(question())).rejects.toThrow(/nothing is scripted.*rate-poignancy/);
    await expect(scriptedModel({ "*": { poignancy: 99 } }).ask(question())).rejects.toThrow();
  });
});
