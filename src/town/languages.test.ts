import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { loadTown } from "./file/definition.ts";

const read = async (name: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(new URL(`../../towns/${name}.json`, import.meta.url), "utf8"));

/** Fields whose text is the same in every language. */
const alike = new Set(
  "id activity meal stock looks hair hairColour skin beard glasses dress dressColour place area to holder host owner owners haunts home access purposes purpose pronouns avatar emoji at from date wake sleep hours start opens roads birthday trade tone view level how use on like needs runBy when hemisphere wind story".split(
    " ",
  ),
);

/** The bones of a town file: its keys, lists, numbers and ids, with every text for people left out. */
function bones(value: unknown, key = ""): unknown {
  if (key === "of" || key === "answers") return Object.keys(value ?? {});
  // What visitors ask on is what they ask in that language.
  if (key === "behind") return "texts";
  if (Array.isArray(value))
    return key === "aliases" || key === "words" || key === "signs" || key === "asked"
      ? "texts"
      : value.map((one) => bones(one, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, of]) => name !== "$schema" && name !== "language" && !(name === "id" && key === "areas" && of))
        .map(([name, of]) => [name, bones(of, name)]),
    );
  if (typeof value === "string" && !alike.has(key)) return "text";
  return value;
}

/** Every text in a value that is for people to read, with where it is. */
function texts(value: unknown, path = ""): [path: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((one, i) => texts(one, `${path}[${i}]`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, of]) =>
      alike.has(name) || name === "of" || name === "$schema" || name === "language" ? [] : texts(of, `${path}.${name}`),
    );
  return typeof value === "string" ? [[path, value]] : [];
}

describe("Smallville in Chinese", () => {
  test("is the same town: every id, time, number and list as in English", async () => {
    expect(bones(await read("smallville.zh-CN"))).toEqual(bones(await read("smallville")));
    const [english, chinese] = [await loadTown("smallville"), await loadTown("smallville.zh-CN")];
    const spots = (town: typeof english) =>
      [...town.map.places.values()].map((place) => [place.id, place.areas.map((area) => area.id)]);
    expect(spots(chinese)).toEqual(spots(english));
  });

  test("has not an English word left in it", async () => {
    const english = texts(await read("smallville.zh-CN")).filter(([, text]) =>
      /[a-z]{3,}/i.test(text.replaceAll("{name}", "")),
    );
    expect(english).toEqual([]);
  });

  test("says who people are in their own words: no text is there twice in one resident's topics", async () => {
    const { personas } = await loadTown("smallville.zh-CN");
    for (const persona of personas) {
      const said = persona.topics.flatMap((topic) => [...topic.says, ...topic.asks]);
      expect(new Set(said).size, persona.name).toBe(said.length);
    }
  });
});
