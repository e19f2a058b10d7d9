/** In towns written to be read by strangers: nobody hears news of themselves as of a third. */
import { describe, expect, it } from "vitest";
import { partsOf, placesOf } from "../../src/mind/news/concern.ts";
import type { EventOf } from "../../src/world/events.ts";
import { placeOf } from "../../src/world/places.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { brickfen } from "./brickfen.ts";
import { saltWell } from "./salt-well.ts";

describe.each([
  ["en", brickfen, "3"],
  ["en", brickfen, "5"],
  ["zh-CN", saltWell, "3"],
  ["zh-CN", saltWell, "5"],
] as const)("a town that strangers read of (%s, seed %#)", (language, written, seed) => {
  it(`tells nobody their own news as of a third (seed ${seed})`, async () => {
    const definition = written();
    const days = await twoDays(definition, offline, seed);
    const { stories } = days.town.state;
    const called = new Map(
      definition.personas.map(({ id, name }) => [id, language === "en" ? name.split(" ")[0]! : name.slice(1)]),
    );
    const lines = days.events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
    const told = lines.flatMap((line) =>
      toldIn(line.acts)
        .map((id) => stories.get(id)!)
        .flatMap((story) => (line.to ?? []).map((to) => ({ line, story, to }))),
    );
    // In a talk of three somebody else may be the one who is told.
    const theirs = told.filter(
      ({ line, story, to }) => line.to?.length === 1 && partsOf(story).some(([who]) => who === to),
    );
    for (const { line, story, to } of theirs) expect(story.first?.who, `${line.who} to ${to}: ${line.text}`).toBe(to);
    const endangered = told.filter(
      ({ story, to }) =>
        story.of.kind === "danger" &&
        placesOf(story).some((place) => placeOf(definition.map, place).household.includes(to)),
    );
    for (const { line, story, to } of endangered)
      if (line.to?.length === 1 && story.ends === undefined && story.of.kind === "danger")
        for (const sentence of [...story.tells, ...story.passes].filter((one) => one.includes(called.get(to)!)))
          expect(line.text).not.toContain(sentence);
    expect(told.length).toBeGreaterThan(10);
  });
});
