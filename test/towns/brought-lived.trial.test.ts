/** What visitors say is lost is looked for, in towns nobody has written; a trial lives what they say is held. */
import { describe, expect, it } from "vitest";
import { DAY } from "../../src/clock/units.ts";
import { partsOf } from "../../src/mind/news/concern.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown } from "./generated-town.ts";
import { isHeldAsSaid } from "./held-as-said.ts";
import type { Tongue } from "./leat.ts";
import { telling } from "./telling.ts";

const said = {
  en: {
    lost: (who: string) => `${who} has lost a ladder.`,
    gone: (who: string) => `${who}'s goat is missing.`,
    thing: { ladder: "the ladder", goat: "the goat" },
  },
  "zh-CN": {
    lost: (who: string) => `${who}丢了一把梯子。`,
    gone: (who: string) => `${who}家的山羊不见了。`,
    thing: { ladder: "梯子", goat: "山羊" },
  },
} as const;

const languages: readonly Tongue[] = ["en", "zh-CN"];

describe.each(languages)("what a visitor says is lost (%s)", (language) => {
  const words = said[language];
  it.each(["lost", "gone"] as const)("is a thing with a name, that friends of its owner look for: %s", async (how) => {
    const definition = generatedTown(41, language);
    const { town, tell, brought, events } = await telling(definition);
    const fond = definition.personas.find(({ id }) =>
      definition.personas.some((one) => one.ties.some(({ to, warmth }) => to === id && warmth >= 1)),
    )!;
    const friend = definition.personas.find((one) => one.ties.some(({ to, warmth }) => to === fond.id && warmth >= 1))!;
    await tell(words[how](firstName(fond.name)), undefined, friend.id);
    const [story] = brought();
    expect(story?.of, story?.memory).toMatchObject({
      kind: "loss",
      thing: words.thing[how === "lost" ? "ladder" : "goat"],
    });
    expect(partsOf(story!)).toEqual([[fond.id, "owner"]]);
    const searches = () =>
      events.flatMap((event) =>
        event.kind === "memory-kept" &&
        (event.memory.episode?.kind === "saw to" || event.memory.episode?.kind === "found")
          ? [event.who]
          : [],
      );
    while (searches().length === 0 && town.state.now < 2 * DAY) await town.tick();
    expect(searches().length).toBeGreaterThan(0);
    // Whoever is only said to have lost it does not miss it for that.
    expect(searches()).not.toContain(fond.id);
  });
});

// In further towns in a trial.
isHeldAsSaid({ held: [3], gives: [41], off: [205] });
