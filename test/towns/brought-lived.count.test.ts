/** Whoever hears from a visitor what is held goes there; in towns nobody has written. */
import { describe, expect, it } from "vitest";
import { DAY } from "../../src/clock/units.ts";
import { generatedTown } from "./generated-town.ts";
import { isHeldAsSaid } from "./held-as-said.ts";
import type { Tongue } from "./leat.ts";
import { telling } from "./telling.ts";

const said = {
  en: {
    party: (place: string) => `There's a party at ${place} tomorrow at six in the evening.`,
    gives: (place: string) => `I'm giving a party at ${place} tomorrow at seven, will you come?`,
    vague: (place: string) => `There's a party at ${place} soon.`,
  },
  "zh-CN": {
    party: (place: string) => `明天傍晚六点${place}有派对。`,
    gives: (place: string) => `我明天七点在${place}办个聚会，你来吗？`,
    vague: (place: string) => `${place}过阵子有派对。`,
  },
} as const;

const languages: readonly Tongue[] = ["en", "zh-CN"];
/** Each is lived in both towns, in one of them in each language: what is heard differs by language, what comes of it by town. */
const towns = { en: { party: 41, gives: 205 }, "zh-CN": { party: 205, gives: 41 } } as const;

describe.each(languages)("what a visitor says is held (%s)", (language) => {
  const words = said[language];
  it.each([towns[language].party])("has its hour and place, and people come (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const { town, tell, brought, events } = await telling(definition);
    const place = [...definition.map.places.values()].find(({ access }) => access === "public")!;
    await tell(words.party(place.name));
    const [story] = brought();
    expect(story?.of, story?.memory).toMatchObject({
      kind: "gathering",
      host: "visitor:discord:1",
      spot: { place: place.id },
      from: DAY + 18 * 60,
    });
    // No other day's "tomorrow" is passed on.
    for (const one of story!.passes) expect(one).not.toMatch(/tomorrow|明天/);
    const meant = () =>
      [...town.state.minds.values()].filter((mind) => mind.commitments.some((one) => one.story === story!.id));
    // Whoever heard of it passes it on.
    while (meant().length === 0 && town.state.now < DAY + 12 * 60) await town.tick();
    expect(meant().length).toBeGreaterThan(0);
    while (town.state.now < DAY + 20 * 60) await town.tick();
    const came = events.filter(
      (event) =>
        event.kind === "memory-kept" &&
        event.memory.episode?.kind === "attended" &&
        event.memory.episode.news === story!.id,
    );
    expect(came.length).toBeGreaterThan(0);
  });

  it.each([towns[language].gives])("is told on and come to where they give it themselves (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const { town, tell, brought, events } = await telling(definition);
    const place = [...definition.map.places.values()].find(({ access }) => access === "public")!;
    await tell(words.gives(place.name));
    const [story] = brought();
    while (town.state.now < DAY + 21 * 60) await town.tick();
    const lines = events.filter((event) => event.kind === "line-said" && event.who !== "visitor:discord:1");
    const of = (act: "tell" | "reply") =>
      lines.filter(
        (event) =>
          event.kind === "line-said" &&
          event.acts.some((one) =>
            act === "tell"
              ? one.act === "tell" && "news" in one && one.news === story!.id
              : one.act === "reply" && "news" in one.to && one.to.news === story!.id && one.answer === "yes",
          ),
      );
    const attended = events.filter(
      (event) =>
        event.kind === "memory-kept" &&
        event.memory.episode?.kind === "attended" &&
        event.memory.episode.news === story!.id,
    );
    expect(of("tell").length).toBeGreaterThan(0);
    expect(of("reply").length).toBeGreaterThan(0);
    expect(attended.length).toBeGreaterThan(0);
  });

  it("is no more than word of it where it says no hour", async () => {
    const definition = generatedTown(41, language);
    const { tell, brought } = await telling(definition);
    const place = [...definition.map.places.values()].find(({ access }) => access === "public")!;
    await tell(words.vague(place.name));
    for (const { of } of brought()) expect(of.kind).not.toBe("gathering");
  });
});

// In the other towns than `npm test` tries.
isHeldAsSaid({ held: [7, 12, 205], gives: [3, 205], off: [41] });
