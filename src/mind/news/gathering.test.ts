/** A gathering from end to end (paper sections 3.4, 7), in a village that no story here was written for: told, accepted, attended, called so. */
import { afterEach, describe, expect, it } from "vitest";
import { paraphrased } from "../../../test/provider/paraphrasing.ts";
import { modelAt } from "../../../test/provider/test-models.ts";
import { startTestProvider } from "../../../test/provider/test-provider.ts";
import { offline } from "../../../test/town/living.ts";
import { ravelin, STORY } from "../../../test/town/ravelin.ts";
import { ofKind, toldAcceptedAttended } from "../../../test/town/told.ts";
import { twoDays } from "../../../test/town/two-days.ts";
import { toldIn } from "../../world/speech-acts.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe("a chess tournament is told, accepted and attended", () => {
  it("offline", async () => {
    toldAcceptedAttended(await twoDays(ravelin(), offline, "1"));
  });

  it("by a model that words everything in its own way", async () => {
    const provider = await startTestProvider({ answer: paraphrased });
    closing.push(() => provider.close());
    const model = modelAt(provider.baseURL);
    const one = await twoDays(ravelin(), model, "1");
    toldAcceptedAttended(one);
    const tellings = ofKind(one.events, "line-said").filter((line) => toldIn(line.acts).includes(STORY));
    expect(tellings.length).toBeGreaterThan(4);
    // None of them has a word by which the file knows its story.
    expect(tellings.filter(({ text }) => /chess|tournament|board|odile/i.test(text)).length).toBeLessThan(
      tellings.length / 2,
    );
  });
});
