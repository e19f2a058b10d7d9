import { describe, expect, it } from "vitest";
import { generatedFile } from "../../../test/towns/generated-town.ts";
import { minutes } from "../../clock/units.ts";
import { winds } from "../../language/almanac.ts";
import { isTrueOf } from "../../mind/character.ts";
import { gatheringOf } from "../../mind/persona.ts";
import { priceSaid } from "../../world/offers.ts";
import { changeOf } from "../acts/take-act.ts";
import { loadTown, readTown, townSchema } from "./definition.ts";
import { factsOf, settle } from "./settle.ts";

const cove = await loadTown("pellow-cove");
const told = () =>
  structuredClone(cove.file) as unknown as Record<string, Record<string, unknown>[]> & { format: number };

/** What is said against the cove with a change made to it. */
function refusal(change: (town: ReturnType<typeof told>) => void): string {
  const town = told();
  change(town);
  try {
    readTown(town, "cove.json");
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("a file of format 1", () => {
  it("is read as one of today", () => {
    const { plant: _, ...file } = told();
    const old = { ...file, format: 1 } as typeof file;
    const town = readTown(old, "cove.json");
    expect(town.file.format).toBe(2);
    expect(readTown(town.file, "cove.json")).toEqual(town);
    expect(town.plantings.map(({ id }) => id)).toEqual(["lantern-supper"]);
  });

  it("needs nothing that is new", () => {
    const { trades, climate, calendar, currency, plant, activities, ...rest } = told();
    const bare = {
      ...rest,
      residents: rest.residents!.map(({ trade, skills, opinions, sayings, tools, birthday, ...one }) => one),
    };
    const town = readTown(bare, "cove.json");
    expect(town.currency).toEqual({ written: "${n}", one: "a dollar", many: "{n} dollars" });
    expect(town.climate).toHaveLength(12);
    expect(town.personas[0]).toMatchObject({
      trade: null,
      skills: [],
      opinions: [],
      sayings: [],
      tools: [],
      birthday: null,
    });
    expect([trades, climate, calendar, currency, plant, activities].length).toBe(6);
  });
});

describe("what does not fit", () => {
  it.each<[string, (town: ReturnType<typeof told>) => void, string]>([
    [
      "a trade that nobody has",
      (town) => Object.assign(town.residents![0]!, { trade: "tinker" }),
      '"tinker" is no trade of this town; expected one of',
    ],
    [
      "what stands behind words that nobody says",
      (town) => Object.assign(town.residents![0]!, { behind: [{ said: "Moo.", behind: [["why?", "Why not?"]] }] }),
      '"Moo." is nothing that "answers" has',
    ],
    [
      "somebody unknown who runs a place",
      (town) => Object.assign(town.places![0]!, { runBy: ["nobody"] }),
      '"nobody" is nobody in this town',
    ],
    [
      "a role for nobody",
      (town) =>
        Object.assign(town.stories![1]!, { of: { kind: "quarrel", two: ["wenna-hale", "zed"], over: "a rope" } }),
      "stories[1].of.two[1]",
    ],
    [
      "two of one",
      (town) =>
        Object.assign(town.stories![1]!, {
          of: { kind: "quarrel", two: ["wenna-hale", "wenna-hale"], over: "a rope" },
        }),
      'names "wenna-hale" twice',
    ],
    [
      "a gathering and something else",
      (town) => Object.assign(town.stories![0]!, { of: { kind: "happening" } }),
      'expected one of "of" and "event"',
    ],
    [
      "a seed of no story",
      (town) => Object.assign(town.plant![0]!, { wishes: [{ story: "ball" }] }),
      '"ball" is no story of this town; expected one of lantern-supper, warden',
    ],
    [
      "a month twice",
      (town) => Object.assign(town, { climate: [town.climate![0], town.climate![0]] }),
      "expected a month of its own",
    ],
    [
      "a night warmer than the day",
      (town) => Object.assign(town.climate![0]!, { low: 30 }),
      "is warmer than an afternoon of 9",
    ],
    [
      "a holiday that is none",
      (town) => Object.assign(town.calendar!, { holidays: [{ name: "x", on: "02-30", about: "x" }] }),
      'a month and a day such as "02-14"',
    ],
    [
      "an activity that is none",
      (town) => Object.assign(town.stories![0]!.event as object, { activity: "jousting" }),
      '"jousting" is no activity',
    ],
    [
      "money without a number",
      (town) => Object.assign(town, { currency: { written: "£", one: "a", many: "b" } }),
      "some words with {n} in it",
    ],
  ])("%s is told", (_, change, expected) => {
    expect(refusal(change)).toContain(expected);
  });
});

it("describes every field to editors", () => {
  const bare: string[] = [];
  const look = (part: unknown, path: string): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, one] of Object.entries(part)) {
      if (key === "properties")
        for (const [name, field] of Object.entries(one as Record<string, { description?: string }>))
          if (!field.description) bare.push(`${path}.${name}`);
      look(one, key === "properties" || key === "items" || key === "anyOf" ? path : `${path}.${key}`);
    }
  };
  look(townSchema(), "");
  expect(bare).toEqual([]);
});

describe("the weather", () => {
  const { weather, calendar } = factsOf(cove, "test");
  const hours = Array.from({ length: 400 * 24 }, (_, hour) => minutes(hour * 60));

  it("is the same for whoever asks, changes, and keeps to the climate", () => {
    const other = factsOf(readTown(told(), "cove.json"), "another");
    const all = hours.map(weather);
    expect(all).toEqual(hours.map(other.weather));
    expect(new Set(all.map(({ sky }) => sky)).size).toBeGreaterThan(5);
    expect(all.map(({ sky }) => sky)).not.toContain("snow");
    for (const { degrees } of all) expect(degrees).toSatisfy((n: number) => n > -5 && n < 30);
    for (const { sky, wind } of all)
      if (sky === "storm") expect(winds.indexOf(wind)).toBeGreaterThanOrEqual(winds.indexOf("windy"));
  });

  it("goes by the half of the earth", () => {
    const file = { ...told(), climate: [] };
    const on = (hemisphere: string) =>
      factsOf(readTown({ ...file, calendar: { hemisphere } }, "cove.json"), "test").weather(minutes(12 * 60)).degrees;
    expect(on("north")).toBeGreaterThan(on("south"));
    expect(calendar(1)).toMatchObject({ season: "summer", month: 6, date: 21, weekday: 5 });
    expect(calendar(1).regulars.map(({ name }) => name)).toEqual(["the mail boat"]);
    expect(calendar(3).holidays.map(({ name }) => name)).toEqual(["Midsummer Eve"]);
  });
});

it("says what costs how much", () => {
  const { currency, map, personas } = cove;
  const tea = map.places.get("the-kettle-and-tern")!.offers[0]!;
  expect([tea.how, tea.price, priceSaid(currency, 1)]).toEqual(["buy", 2.2, "a pound"]);
  expect(map.places.get("tern-quay")!.runBy).toEqual(["perrin-sable"]);
  expect(personas.map(({ trade }) => trade?.name)).not.toContain(undefined);
});

it("knows when a saying is true", () => {
  const saying = cove.personas[0]!.sayings.find(({ when }) => when.skies.includes("fog"))!;
  const scene = { at: minutes(600), place: "tern-quay", season: "summer", company: [] } as const;
  const under = (sky: "fog" | "clear") =>
    isTrueOf(saying.when, { ...scene, weather: { sky, degrees: 9, warmth: "cool", wind: "still" } });
  expect([under("fog"), under("clear")]).toEqual([true, false]);
});

describe("what may be planted", () => {
  const plant = async (named: string) => {
    const { state } = await settle(cove, "cove", "1", 10, async (texts) => texts.map(() => null));
    return changeOf(
      state,
      factsOf(cove, "cove"),
      { id: "mia", name: "Mia", about: "" },
      { kind: "event", event: named },
    );
  };

  it("is found by a word of its name, and put into whoever holds it", async () => {
    const { said, events, state } = await plant("warden");
    expect(said).toContain("Wenna Hale");
    expect(events.flatMap((one) => (one.kind === "voice-whispered" ? [[one.who, one.text]] : []))).toEqual([
      ["wenna-hale", "You want to put yourself forward as the next harbour warden"],
    ]);
    expect(state.stories.get("warden")?.plannedBy).toBeUndefined();
    expect((await plant("")).said).toContain("Nessa Trewin now wishes to give");
  });

  it("is listed where nothing fits", async () => {
    await expect(plant("valentine")).rejects.toThrow(/Try lantern supper or harbour warden/);
  });
});

it("is in every generated town", () => {
  for (const language of ["en", "zh-CN"] as const)
    for (let seed = 1; seed <= 12; seed++) {
      const file = generatedFile(seed, language);
      const town = readTown(file, "made.json");
      expect(town.personas.some(({ skills, trade }) => skills.length > 0 && trade !== null)).toBe(true);
      expect(gatheringOf(town.stories[0])).not.toBeNull();
    }
});
