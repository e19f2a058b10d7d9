/** A gathering from end to end (paper sections 3.4, 7), in a village that no story here was written for: told, accepted, attended, called so. */
import { afterEach, describe, expect, it } from "vitest";
import { paraphrased } from "../../../test/provider/paraphrasing.ts";
import { modelAt } from "../../../test/provider/test-models.ts";
import { startTestProvider } from "../../../test/provider/test-provider.ts";
import { offline } from "../../../test/town/living.ts";
import { ravelin } from "../../../test/town/ravelin.ts";
import { type TwoDays, twoDays } from "../../../test/town/two-days.ts";
import type { EventOf, TownEvent } from "../../world/events.ts";
import { toldIn } from "../../world/speech-acts.ts";
import { storyMemories } from "../mind.ts";

const STORY = "tournament";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const ofKind = <K extends TownEvent["kind"]>(events: readonly TownEvent[], kind: K) =>
  events.filter((event): event is EventOf<K> & TownEvent => event.kind === kind);

/** What holds of every telling of the tournament, whoever words it. */
function holds({ summary, events, town }: TwoDays): void {
  const heard = new Set(["odile"]);
  for (const event of events) {
    if (event.kind === "line-said" && toldIn(event.acts).includes(STORY)) {
      // Nobody tells what they have not heard.
      expect(heard, event.text).toContain(event.who);
      for (const { id } of town.definition.personas)
        if (storyMemories(town.state.minds.get(id)!, STORY).some((memory) => memory.created <= event.at + 5))
          heard.add(id);
    }
    if (event.kind === "invitation-answered") expect(heard).toContain(event.who);
  }
  expect(summary.invited).toBeGreaterThanOrEqual(5);
  expect(summary.accepted).toBeGreaterThanOrEqual(2);
  expect(summary.attended).toBeGreaterThanOrEqual(2);
  const promised = ofKind(events, "commitment-made").filter(({ story, who }) => story === STORY && who !== "odile");
  expect(promised.map(({ what }) => what)).toContain("at Odile's chess tournament");
  // And it is called so in the plan they made of it.
  const planned = [...ofKind(events, "plan-made"), ...ofKind(events, "plan-changed")].flatMap(({ who, chunks }) =>
    who === "odile" ? [] : chunks.filter(({ serves }) => serves?.startsWith(`${STORY}:`)),
  );
  expect(planned.map(({ place }) => place)).toContain("reading-room");
}

describe("a chess tournament is told, accepted and attended", () => {
  it.each(["1", "2", "3"])("offline, seed %s", async (seed) => {
    holds(await twoDays(ravelin(), offline, seed));
  });

  it("by a model that words everything in its own way", async () => {
    const provider = await startTestProvider({ answer: paraphrased });
    closing.push(() => provider.close());
    const model = modelAt(provider.baseURL);
    const one = await twoDays(ravelin(), model, "1");
    holds(one);
    const tellings = ofKind(one.events, "line-said").filter((line) => toldIn(line.acts).includes(STORY));
    expect(tellings.length).toBeGreaterThan(4);
    // None of them has a word by which the file knows its story.
    expect(tellings.filter(({ text }) => /chess|tournament|board|odile/i.test(text)).length).toBeLessThan(
      tellings.length / 2,
    );
  });
});
