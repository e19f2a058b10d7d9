/**
 * How people take news in towns that nobody has seen, as a sheet for strangers to grade: `npx tsx test/towns/sheet.ts en 30 7101`. For each,
 * the town, the news and whose it is, who takes it and how they stand to those, and what they said or did. In plain words. With `ten` after
 * it, ten things that may happen anywhere do in three generated towns, for three days.
 */
import { partsOf, placesOf } from "../../src/mind/news/concern.ts";
import type { Story } from "../../src/mind/persona.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { randomFor } from "../../src/world/chance.ts";
import type { EventOf } from "../../src/world/events.ts";
import { placeOf } from "../../src/world/places.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { foundFor } from "../town/hosts.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { brickfen } from "./brickfen.ts";
import { generatedTown } from "./generated-town.ts";
import { saltWell } from "./salt-well.ts";
import { tenThings } from "./ten-things.ts";

type Tongue = "en" | "zh-CN";

const words = {
  en: {
    town: (name: string, people: number, places: string) => `${name}, ${people} people. Places: ${places}.`,
    news: "The news",
    about: "It is about",
    who: "Who takes it",
    heard: (by: string) => `${by} told them`,
    said: "They answered",
    did: "What they did then",
    went: (to: string) => `What they said to ${to} later, of themselves`,
    own: "it is their own",
    stands: (name: string, how: string) => `${name} is ${how}`,
    lives: (place: string) => `lives or works at ${place}`,
    warmth: {
      "-2": "somebody they cannot stand",
      "-1": "somebody they don't like",
      0: "an acquaintance",
      1: "a friend",
      2: "a close friend",
      3: "family, or as good as",
    } as Record<string, string>,
    stranger: "hardly known to them",
    nobody: "nobody in particular",
    traits: "by nature",
  },
  "zh-CN": {
    town: (name: string, people: number, places: string) => `${name}，${people}口人，有${places}。`,
    news: "消息",
    about: "说的是",
    who: "听的人",
    heard: (by: string) => `${by}跟他（她）说`,
    said: "他（她）回答",
    did: "后来他（她）做的事",
    went: (to: string) => `后来他（她）自己去跟${to}说`,
    own: "就是自己的事",
    stands: (name: string, how: string) => `${name}是${how}`,
    lives: (place: string) => `住在或者在${place}做事`,
    warmth: {
      "-2": "很讨厌的人",
      "-1": "不喜欢的人",
      0: "认识的人",
      1: "朋友",
      2: "好朋友",
      3: "家里人或者像家里人",
    } as Record<string, string>,
    stranger: "不太认识的人",
    nobody: "没有特定的人",
    traits: "性格",
  },
};

interface Taken {
  readonly kind: string;
  readonly story: string;
  readonly who: string;
  readonly text: string;
}

/** How all who were told news took it, in two days of a town. */
async function takenIn(definition: TownDefinition, seed: string, language: Tongue, days = 2): Promise<Taken[]> {
  const say = words[language];
  const { events, town } = await twoDays(definition, offline, seed, undefined, days);
  const first = await foundFor(definition, seed);
  const { personas, map } = town.means.town;
  const name = (id: string) => personas.get(id)?.name ?? id;
  const homes = new Set([...map.places.values()].filter(({ household }) => household.length > 0).map(({ id }) => id));
  const open = [...map.places.values()].filter(({ id }) => !homes.has(id)).map((one) => one.name);
  const list = (all: readonly string[]) => all.join(language === "en" ? ", " : "、");
  const head = say.town(definition.name, personas.size, list(open));
  const sheet = (story: Story, who: string, lines: readonly string[]): Taken => {
    const living = placesOf(story).flatMap((place) => placeOf(map, place).household);
    const parts = [...new Set([...partsOf(story).map(([one]) => one), ...living])];
    const ties = first.state.minds.get(who)!.ties;
    const stands = parts.map((one) => {
      const warmth = ties.get(one)?.warmth;
      return one === who
        ? say.own
        : say.stands(name(one), warmth === undefined ? say.stranger : say.warmth[String(Math.trunc(warmth))]!);
    });
    const lived = placesOf(story)
      .map((place) => placeOf(map, place))
      .filter(({ household, staff }) => household.includes(who) || staff.includes(who))
      .map((place) => say.lives(place.name));
    const traits = personas.get(who)!.traits.join(", ");
    const of = list([...placesOf(story).map((place) => placeOf(map, place).name), ...parts.map(name)]);
    return {
      kind: story.of.kind,
      story: `${definition.name}/${story.id}`,
      who,
      text: [
        head,
        `${say.news}: ${story.memory}. ${say.about}: ${of || say.nobody}.`,
        `${say.who}: ${name(who)} (${say.traits}: ${traits}); ${[...stands, ...lived].join("; ")}`,
        ...lines,
      ].join("\n   "),
    };
  };
  const lines = events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
  const said = lines.flatMap((line, i): Taken[] => {
    const id = toldIn(line.acts).at(-1);
    const next = lines[i + 1];
    const story = id ? town.state.stories.get(id) : undefined;
    if (!story || next?.talk !== line.talk || next.who === line.who || !personas.has(next.who ?? "")) return [];
    const takes = next.acts.some(
      (one) =>
        (one.act === "react" && one.to === line.line) ||
        (one.act === "reply" && "news" in one.to && one.to.news === id),
    );
    if (!takes) return [];
    return [sheet(story, next.who!, [`${say.heard(name(line.who!))}: "${line.text}"`, `${say.said}: "${next.text}"`])];
  });
  const did = events.flatMap((event): Taken[] => {
    const episode = event.kind === "memory-kept" ? event.memory.episode : undefined;
    if (event.kind !== "memory-kept" || (episode?.kind !== "saw to" && episode?.kind !== "found")) return [];
    const story = town.state.stories.get(episode.news);
    return story ? [sheet(story, event.who!, [`${say.did}: ${event.memory.text}.`])] : [];
  });
  const went = lines.flatMap((line): Taken[] =>
    line.acts.flatMap((one) => {
      const story = one.act === "tell" && "opinion" in one ? town.state.stories.get(one.opinion) : undefined;
      const [to] = line.to ?? [];
      return story && to ? [sheet(story, line.who!, [`${say.went(name(to))}: "${line.text}"`])] : [];
    }),
  );
  return [...said, ...did, ...went];
}

const [language = "en", most = "30", from = "7101", which = ""] = process.argv.slice(2) as [
  Tongue,
  string,
  string,
  string,
];
const drawn = (all: readonly Taken[], count: number): Taken[] => {
  const shuffled = randomFor(from, "sheet").shuffled(all);
  const found: Taken[] = [];
  const times = (which: (one: Taken) => boolean) => found.filter(which).length;
  while (found.length < count && found.length < shuffled.length) {
    const rest = shuffled.filter((one) => !found.includes(one));
    // Of every kind as many, of every piece of news and of everybody as few as there are.
    const cost = (one: Taken) =>
      3 * times(({ kind }) => kind === one.kind) +
      2 * times(({ story }) => story === one.story) +
      times(({ who }) => who === one.who);
    found.push(rest.reduce((best, one) => (cost(one) < cost(best) ? one : best)));
  }
  return found;
};
/** So many of a written town and of six generated ones. */
async function ofAny(count: number): Promise<Taken[]> {
  const half = Math.floor(count / 2);
  const written = await takenIn(language === "en" ? brickfen() : saltWell(), "1", language);
  const others: Taken[] = [];
  for (const seed of [0, 1, 2, 3, 4, 5].map((n) => Number(from) + n))
    others.push(...(await takenIn(generatedTown(seed, language), String(seed), language)));
  return [...drawn(written, half), ...drawn(others, count - half)];
}
/** As many of each of three towns where ten things happen. */
async function ofTen(count: number): Promise<Taken[]> {
  const all: Taken[] = [];
  for (const way of [0, 1, 2] as const) {
    const seed = Number(from) + way;
    all.push(...drawn(await takenIn(tenThings(seed, language, way), String(seed), language, 3), Math.ceil(count / 3)));
  }
  return all;
}
const all = await (which === "ten" ? ofTen : ofAny)(Number(most));
process.stdout.write(all.map((one, i) => `${i + 1}. ${one.text}\n`).join("\n"));
