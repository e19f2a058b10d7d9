/** What a picture of a town draws of its things and events, in a hamlet with a stove, a sink and an old lamp. */

import { expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { takeAct } from "../acts/take-act.ts";
import { readTown, type TownDefinition } from "../file/definition.ts";
import type { TownFile } from "../file/town-file.ts";
import { Town } from "../town.ts";
import { residentView } from "./resident-view.ts";
import { sightOf } from "./sight.ts";
import { townView } from "./views.ts";

const alex = { id: "discord:alex", name: "Alex", keeper: true, about: "" };

const words = {
  en: { stove: "stove", sink: "sink", lamp: "old lamp", off: "off", dark: "dark and rusty", lawn: "lawn" },
  "zh-CN": { stove: "炉子", sink: "水槽", lamp: "旧路灯", off: "关着", dark: "黑着，生了锈", lawn: "草坪" },
} as const;

function hamlet(language: keyof typeof words, stories: TownFile["stories"] = []): TownDefinition {
  const file = structuredClone(marlEnd(language).file);
  const { stove, sink, lamp, off, dark } = words[language];
  file.scenery = { sea: "west" };
  for (const place of file.places)
    for (const area of place.areas) {
      if (area.id === "kitchen")
        area.objects = [
          { name: stove, state: off },
          { name: sink, state: off },
        ];
      if (area.id === "lawn") area.objects = [{ name: lamp, state: dark }];
    }
  file.stories = stories;
  return readTown(file, "marl-end.json");
}

const found = (language: keyof typeof words, stories: TownFile["stories"] = [], seed = "1") =>
  Town.found(
    {
      id: "town",
      definition: hamlet(language, stories),
      model: offline,
      offline: offlineOf,
      store: memoryStore(),
      clock: () => 0,
    },
    seed,
    5,
  );

const viewOf = (town: Town) =>
  townView(
    town,
    { state: "running", why: "", turnMs: 30_000, eased: false },
    {
      model: "",
      troubles: [],
      requests: 0,
      input: 0,
      cached: 0,
      output: 0,
      usd: 0,
      budgetUsd: 1,
      forecastUsd: 0,
      byStep: {},
    },
    sightOf(town.state, null),
  );
const marksIn = (town: Town) =>
  Object.fromEntries(
    viewOf(town).places.flatMap((place) =>
      place.areas.flatMap((area) => area.objects.flatMap((one) => (one.mark ? [[one.name, one.mark]] : []))),
    ),
  );

it.each([
  ["en", { fire: "burning", water: "flooded", lit: "lit", broken: "broken", off: "off" }],
  ["zh-CN", { fire: "着火了", water: "漏水了", lit: "点亮了", broken: "坏了", off: "关着" }],
] as const)("draws what burns, floods and shines (%s)", async (language, states) => {
  const town = await found(language);
  const { stove, sink, lamp } = words[language];
  const set = (object: string, state: string) => takeAct(town, alex, { kind: "object", object, state });
  expect(viewOf(town).scenery).toEqual({ sea: "west" });
  expect(marksIn(town)).toEqual({ [lamp]: "dark" });
  await set(stove, states.fire);
  await set(sink, states.water);
  await set(lamp, states.lit);
  expect(marksIn(town)).toEqual({ [stove]: "fire", [sink]: "water", [lamp]: "light" });
  await set(stove, states.broken);
  expect(marksIn(town)).toEqual({ [stove]: "broken", [sink]: "water", [lamp]: "light" });
  await set(stove, states.off);
  expect(marksIn(town)).toEqual({ [sink]: "water", [lamp]: "light" });
});

it("counts nobody to a place who has left it, and says what is on somebody's mind without filler", async () => {
  const town = await found("en");
  let walked = false;
  for (let at = 7 * 60; at < 13 * 60 && !walked; at += 5) {
    await until(town, at);
    const { people, places } = viewOf(town);
    const walkers = people.filter((one) => one.walk).map(({ id }) => id);
    walked = walkers.length > 0;
    expect(places.flatMap((place) => place.people).filter((id) => walkers.includes(id))).toEqual([]);
    expect(places.flatMap((place) => place.people)).toHaveLength(people.length - walkers.length);
  }
  expect(walked).toBe(true);
  const [one] = [...town.state.minds.keys()];
  const { summary, pronouns, name } = residentView(town, one!, sightOf(town.state, null));
  expect(pronouns).toMatch(/^(she|he|they)$/);
  expect(summary.feeling).not.toMatch(/getting on with things/);
  expect(summary.feeling === "" || summary.feeling.includes(name.split(" ")[0]!)).toBe(true);
});

it("leaves a lamp that somebody lit as it is", async () => {
  const town = await found("en");
  await until(town, 9 * 60);
  await takeAct(town, alex, { kind: "object", object: words.en.lamp, state: "lit" });
  await until(town, 20 * 60);
  expect(marksIn(town)).toMatchObject({ [words.en.lamp]: "light" });
});

it("has lit what the host of an event is to light, and leaves it lit", async () => {
  const { lamp } = words.en;
  const { start } = hamlet("en").file;
  const event = {
    host: "ada",
    name: "the tasting",
    place: "green",
    area: "lawn",
    date: start,
    from: "15:00",
    to: "15:50",
  };
  const tasks = [{ doing: "lighting the old lamp", emoji: "🏮", object: lamp, state: "lit again" }];
  const told = ["There is a tasting on the green."];
  const story = { id: "tasting", holder: "ada", memory: "Ada Finch gives a tasting", tells: told, passes: told };
  const town = await found("en", [{ ...story, secret: false, poignancy: 6, event: { ...event, tasks } }]);
  await until(town, 14 * 60 + 55);
  expect(marksIn(town)).toMatchObject({ [lamp]: "dark" });
  await until(town, 17 * 60);
  expect(marksIn(town)).toMatchObject({ [lamp]: "light" });
});

it("draws an event where it is, while people are there for it", async () => {
  // A seed with which somebody comes.
  const town = await found("en", [], "3");
  await until(town, 9 * 60);
  const plan = { what: "tasting", place: "green", when: "15:00", minutes: 60, host: "Ada" } as const;
  await takeAct(town, alex, { kind: "plan", ...plan });
  const gathering = () => viewOf(town).places.find((one) => one.id === "green")?.gathering;
  expect(gathering()).toBe(null);
  const seen: (string | null | undefined)[] = [];
  for (let at = 15 * 60; at < 17 * 60; at += 5) {
    await until(town, at);
    seen.push(gathering());
  }
  expect(seen.some((one) => one?.includes("tasting"))).toBe(true);
  expect(seen.at(-1)).toBe(null);
});
