/** Sixty towns in each language that nobody has seen: whole, different, and nobody's names in them. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gatheringOf } from "../../src/mind/persona.ts";
import { listTowns } from "../../src/town/file/definition.ts";
import { newsKinds } from "../../src/world/news.ts";
import { isOpen, placeOf } from "../../src/world/places.ts";
import { generatedFile, generatedTown, type TownLanguage } from "./generated-town.ts";
import { nonsense } from "./word.ts";

const seeds = Array.from({ length: 60 }, (_, i) => i + 1);
/** The parts of a name: "Isabella", "Rodriguez"; a Chinese name in one piece is one part. */
const parts = (name: string) => name.split(/[ ·]/u);

describe.each(["en", "zh-CN"] as const satisfies readonly TownLanguage[])("generated towns (%s)", (language) => {
  const towns = seeds.map((seed) => generatedTown(seed, language));

  it("are whole: people of all ages, homes, trades, ties, gatherings on day 2 where it is open, and news of all kinds", () => {
    for (const { personas, stories, map, start } of towns) {
      expect(personas.length).toBeGreaterThanOrEqual(6);
      expect(personas.length).toBeLessThanOrEqual(14);
      expect(personas.every(({ ties }) => ties.length > 0)).toBe(true);
      expect(personas.flatMap(({ ties }) => ties.filter(({ warmth }) => warmth < 0))).toHaveLength(1);
      expect(stories.length).toBeGreaterThanOrEqual(1);
      for (const story of stories) {
        const [event, { tells, passes }] = [gatheringOf(story), story];
        expect([...tells, ...passes, story.memory].filter((text) => /[{}[\]]/.test(text))).toEqual([]);
        if (!event) continue;
        const place = placeOf(map, event.spot.place);
        for (let at = event.from; at < event.to; at++) expect(isOpen(place, at), start).toBe(true);
        expect(Math.floor(event.from / 1440)).toBe(1);
        expect(new Set([...tells, ...passes]).size).toBe(6);
      }
    }
    expect(new Set(towns.flatMap(({ stories }) => stories.map(({ of }) => of.kind)))).toEqual(
      new Set(newsKinds.filter((kind) => kind !== "feeling")),
    );
    const ages = towns.flatMap(({ personas }) => personas.map(({ age }) => age));
    expect(ages.filter((age) => age < 18).length).toBeGreaterThan(20);
    expect(ages.filter((age) => age > 65).length).toBeGreaterThan(20);
    expect(new Set(towns.flatMap(({ personas }) => personas.map(({ occupation }) => occupation))).size).toBe(21);
    expect(
      new Set(towns.flatMap(({ stories }) => stories.flatMap((story) => gatheringOf(story)?.name ?? []))).size,
    ).toBeGreaterThan(40);
  });

  it("follow from their seed alone, and no two are alike", () => {
    expect(generatedFile(7, language)).toEqual(generatedFile(7, language));
    expect(new Set(towns.map(({ personas }) => personas.map(({ name }) => name).join())).size).toBe(60);
    expect(new Set(towns.map(({ stories }) => stories[0]!.memory)).size).toBe(60);
  });

  it("name nobody of the towns that come with the program", async () => {
    const shipped = (await listTowns()).flatMap((town) => {
      const { residents } = JSON.parse(readFileSync(new URL(`../../towns/${town}.json`, import.meta.url), "utf8"));
      return (residents as { name: string }[]).flatMap(({ name }) => parts(name));
    });
    const names = towns.flatMap(({ personas }) => personas.flatMap(({ name }) => parts(name)));
    expect(names.filter((name) => shipped.includes(name))).toEqual([]);
  });

  it("are as whole with nouns that nobody ever read", () => {
    for (const seed of seeds) {
      const { name, personas } = generatedTown(seed, language, nonsense(`${seed}`, language));
      const plain = towns[seed - 1]!;
      expect(name).not.toBe(plain.name);
      expect(personas.map((one) => one.name.length)).toEqual(plain.personas.map((one) => one.name.length));
    }
  });
});
