/** Which news people mean, in five towns a language: half of the phrasings were never looked at while weights and threshold were chosen. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedTown } from "../../../test/towns/generated-town.ts";
import { skarn } from "../../../test/towns/skarn.ts";
import { weirEnd } from "../../../test/towns/weir-end.ts";
import { loadTown, type TownDefinition } from "../../town/file/definition.ts";
import { firstName } from "../../world/people.ts";
import { MEANT, meantIn, newsMeant, tellsIn } from "./meant.ts";
import { openedStory } from "./stories.ts";

type Tag = "en" | "zh-CN";
interface Case {
  readonly town: string;
  readonly text: string;
  readonly story: string | null;
  readonly by?: string;
  readonly to?: string;
}

const casesOf = (file: string): Case[] =>
  readFileSync(new URL(`../../../test/gold/meant/${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

async function townOf(name: string, tag: Tag): Promise<TownDefinition> {
  const seed = /^generated-(\d+)$/.exec(name)?.[1];
  if (seed) return generatedTown(Number(seed), tag);
  if (name === "weir-end") return weirEnd(tag);
  return name === "skarn" ? skarn(tag) : loadTown(name);
}

const towns = new Map<string, TownDefinition>();
const whereOf = ({ language, map, personas }: TownDefinition) => ({
  language,
  map,
  personas: new Map(personas.map((one) => [one.id, one])),
});

describe.each(["en", "zh-CN"] as const)("news meant, %s", (tag) => {
  beforeAll(async () => {
    for (const { town } of [...casesOf(`tuned-${tag}`), ...casesOf(`kept-${tag}`)])
      if (!towns.has(`${tag} ${town}`)) towns.set(`${tag} ${town}`, await townOf(town, tag));
  });
  const meant = ({ town, text, by, to }: Case): string | null => {
    const definition = towns.get(`${tag} ${town}`)!;
    const between = { by: by ?? null, to: to ?? null };
    return meantIn(text, definition.stories, whereOf(definition), between)[0]?.id ?? null;
  };

  it.each([
    [`tuned-${tag}`, 0.9, 0.88],
    [`kept-${tag}`, 0.9, 0.82],
  ])("%s: precision %d, recall %d at least", (file, precision, recall) => {
    const cases = casesOf(file).map((one) => ({ ...one, got: meant(one) }));
    const right = cases.filter(({ story, got }) => story !== null && got === story).length;
    expect(right / cases.filter(({ got }) => got !== null).length).toBeGreaterThanOrEqual(precision);
    expect(right / cases.filter(({ story }) => story !== null).length).toBeGreaterThanOrEqual(recall);
  });

  it("is told by every wording of it, whoever tells it", () => {
    for (const [key, town] of towns) {
      if (!key.startsWith(tag)) continue;
      for (const story of town.stories)
        for (const [text, by] of [
          ...story.tells.map((one) => [one, story.holder] as const),
          ...story.passes.map((one) => [one, null] as const),
        ])
          expect(meantIn(text, town.stories, whereOf(town), { by })[0]?.id, `${key}: ${text}`).toBe(story.id);
    }
  });

  it("is not meant by a name alone or a place alone", () => {
    for (const [key, town] of towns) {
      if (!key.startsWith(tag)) continue;
      const names = town.personas.flatMap(({ name }) => [name, firstName(name)]);
      for (const text of [...names, ...[...town.map.places.values()].map(({ name }) => name)])
        expect(meantIn(text, town.stories, whereOf(town)), `${key}: ${text}`).toEqual([]);
    }
  });
});

it("asking after news tells none of it", async () => {
  const town = await loadTown("smallville");
  const told = (text: string, by: string | null = null) =>
    tellsIn(text, town.stories, whereOf(town), { by }).map(({ id }) => id);
  expect(told("Who will stand for mayor in the election next month?")).toEqual([]);
  expect(told("Sam is standing for mayor.")).toEqual(["candidacy"]);
  expect(told("I am running for mayor.", "sam-moore")).toEqual(["candidacy"]);
});

it("weighs the same words the less the more of the news have them", async () => {
  const town = await loadTown("smallville");
  const [party] = town.stories;
  const other = {
    ...party!,
    id: "other",
    holder: "tom-moreno",
    tells: ["I'm giving a party in the pub."],
    passes: ["Tom is giving a party in the pub, of all places."],
    memory: "Tom Moreno wants to give a party in the pub",
    of: { kind: "happening", who: null, report: null } as const,
  };
  const sure = (stories: typeof town.stories) => newsMeant("a party", stories, whereOf(town))[0]?.confidence ?? 0;
  expect(sure([party!, other])).toBeLessThan(sure([party!]));
  expect(meantIn("When is Tom's party in the pub?", [party!, other], whereOf(town))[0]?.id).toBe("other");
  expect(MEANT).toBeLessThan(1);
});

describe("news that a whisper opened (paper section 3.1.2)", () => {
  const opened = async (text: string) => {
    const town = await loadTown("smallville");
    const story = openedStory("whisper-1", "john-lin", text.replace("You are", "John Lin is"), [text], [text]);
    return (said: string, by: string) =>
      meantIn(said, [...town.stories, story], whereOf(town), { by }).some(({ id }) => id === "whisper-1");
  };

  it("is meant by its own words, and not by a name alone", async () => {
    const means = await opened("You are going to write a play about Sam Moore and the geese");
    expect(means("I am going to write a play about Sam", "john-lin")).toBe(true);
    expect(means("John is writing a play, with geese in it", "mei-lin")).toBe(true);
    expect(means("Sam Moore was in the park", "mei-lin")).toBe(false);
    expect(means("The geese are loud", "mei-lin")).toBe(false);
  });

  it("is not meant by a greeting, whatever was said", async () => {
    for (const text of ["Go!", "You are the one", "去公园跑步", "!!!"])
      expect((await opened(text))("Good morning to everybody", "mei-lin"), text).toBe(false);
  });
});
