import { expect, test } from "vitest";
import { scriptedModel } from "../../test/model/scripted.ts";
import { GOOD_ANSWER, question } from "./model.contract.ts";
import { type Tiers, withTiers } from "./with-tiers.ts";

test("a town thinks as dearly as its keeper says at that moment", async () => {
  const inner = scriptedModel({ "rate-poignancy": GOOD_ANSWER });
  let tiers: Tiers = "both";
  const model = withTiers(inner, () => tiers);
  await model.ask(question({ tier: "deep" }));
  tiers = "routine";
  await model.ask(question({ tier: "deep" }));
  tiers = "offline";
  expect(await model.ask(question({ tier: "deep" }))).toMatchObject({
    ok: false,
    error: { reason: "offline" },
    usage: { requests: 0 },
  });
  expect(inner.calls.map(({ tier }) => tier)).toEqual(["deep", "routine"]);
  expect((await model.embed("town", ["bread"])).vectors).toHaveLength(1);
});
