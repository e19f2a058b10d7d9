/** Gatherings with more seeds, and the Valentine's party told by a model that words everything in its own way (paper sections 3.4, 7), two days of the twenty-five. */
import { afterEach, expect, it } from "vitest";
import { paraphrased } from "../../../test/provider/paraphrasing.ts";
import { modelAt } from "../../../test/provider/test-models.ts";
import { startTestProvider } from "../../../test/provider/test-provider.ts";
import { offline } from "../../../test/town/living.ts";
import { ravelin, STORY } from "../../../test/town/ravelin.ts";
import { ofKind, toldAcceptedAttended } from "../../../test/town/told.ts";
import { twoDays } from "../../../test/town/two-days.ts";
import { loadTown } from "../../town/file/definition.ts";
import { toldIn } from "../../world/speech-acts.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it("reaches half the town through lines that were said, is accepted by eight and attended by five", async () => {
  const provider = await startTestProvider({ answer: paraphrased });
  closing.push(() => provider.close());
  const { summary } = await twoDays(await loadTown("smallville"), modelAt(provider.baseURL), "1");
  process.stdout.write(`${JSON.stringify({ ...summary, byStep: undefined })}\n`);
  expect(summary.knowing.party).toBeGreaterThanOrEqual(13);
  expect(summary.accepted).toBeGreaterThanOrEqual(8);
  expect(summary.attended).toBeGreaterThanOrEqual(5);
});

it("a chess tournament is told, accepted and attended by a model that words everything in its own way", async () => {
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

it.each(["2", "3", "4"])(
  "a chess tournament is told, accepted and attended offline with seed %s, too",
  async (seed) => {
    toldAcceptedAttended(await twoDays(ravelin(), offline, seed));
  },
);
