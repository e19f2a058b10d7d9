import { expect, test } from "vitest";
import { fails, scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, question } from "./model.contract.ts";
import { withForesight } from "./with-foresight.ts";

test("what was asked ahead is taken once, whatever key it was asked under, and costs nothing more", async () => {
  const inner = scriptedModel({ "rate-poignancy": GOOD_ANSWER });
  const { model, ahead } = withForesight(inner);
  await ahead.ask(question({ key: "town/ahead" }));
  const taken = await model.ask(question({ key: "town/a12" }));
  expect(taken).toMatchObject({ ok: true, value: GOOD_ANSWER, usage: { requests: 0, usd: 0 } });
  expect(inner.calls).toHaveLength(1);
  await model.ask(question({ key: "town/a13" }));
  expect(inner.calls).toHaveLength(2);
});

test("an answer that is still being thought of is waited for, not asked again", async () => {
  let give: (value: unknown) => void = () => {};
  const inner = scriptedModel({ "rate-poignancy": GOOD_ANSWER });
  const slow = {
    ...inner,
    ask: (asked: Parameters<typeof inner.ask>[0]) => new Promise((go) => (give = go)).then(() => inner.ask(asked)),
  };
  const { model, ahead } = withForesight(slow);
  const first = ahead.ask(question());
  const second = model.ask(question());
  give(null);
  expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(inner.calls).toHaveLength(1);
});

test("other words, another person or another town are asked anew", async () => {
  const inner = scriptedModel({ "rate-poignancy": GOOD_ANSWER });
  const { model, ahead } = withForesight(inner);
  await ahead.ask(question({ text: "a" }));
  await model.ask(question({ text: "b" }));
  await model.ask(question({ text: "a", person: "visitor:1" }));
  await model.ask(question({ text: "a", town: "elsewhere" }));
  expect(inner.calls).toHaveLength(4);
});

test("a failure ahead is no answer", async () => {
  let failing = true;
  const inner = scriptedModel({ "rate-poignancy": () => (failing ? fails("timeout") : GOOD_ANSWER) });
  const { model, ahead } = withForesight(inner);
  await ahead.ask(question());
  failing = false;
  expect(await model.ask(question())).toMatchObject({ ok: true, value: GOOD_ANSWER });
});
