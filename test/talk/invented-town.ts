/**
 * The towns that the writers of the lines invented, as town files: they wrote who lives there, what there is and what it costs, as one
 * tells it to somebody; what the program asks for beyond that (a calendar day, hours as clock times, pronouns) stands beside them.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { packageFile } from "../../src/package-files.ts";
import { listTowns, loadTown, readTown, type TownDefinition } from "../../src/town/file/definition.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(packageFile(`test/talk/towns/${file}.json`), "utf8"));

const tie = z.union([z.string(), z.object({ to: z.string(), kind: z.string() })]);
const invented = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  residents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      age: z.int(),
      trade: z.string(),
      home: z.string(),
      ties: z.array(tie),
    }),
  ),
  places: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      aliases: z.array(z.string()).default([]),
      hours: z.string().default(""),
      sells: z.string().default(""),
      prices: z.record(z.string(), z.string()).default({}),
      objects: z.array(z.string()),
    }),
  ),
  roads: z.array(z.tuple([z.string(), z.string()])).optional(),
  gatherings: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      place: z.string(),
      day: z.int(),
      from: z.string().optional(),
      to: z.string().optional(),
      hour: z.string().optional(),
      host: z.string(),
      about: z.string(),
    }),
  ),
  news: z.array(
    z
      .object({ id: z.string(), holder: z.string(), text: z.string().optional(), about: z.string().optional() })
      .and(z.object({ secret: z.boolean().default(false) })),
  ),
});
type Invented = z.infer<typeof invented>;

const resident = z.tuple([
  z.enum(["she", "he"]),
  z.string().describe("occupation"),
  z.string().describe("what they do at work"),
  z.string().describe("where"),
  z.array(z.string()).describe("when"),
  z.string().describe("gets up"),
  z.string().describe("goes to bed"),
]);
const beside = z.record(
  z.string(),
  z.object({ start: z.string(), currency: z.unknown().optional(), residents: z.record(z.string(), resident) }),
);

const words = {
  en: {
    room: (name: string) => `${name}'s room`,
    bed: "bed",
    main: "main room",
    trait: "straightforward",
    has: (list: string) => `With ${list}.`,
    is: (name: string, what: string) => `${name} is ${what}`,
    gathering: (name: string, place: string, day: string, from: string, to: string, about: string) =>
      `${name} is at ${place} on ${day} from ${from} to ${to}: ${about}`,
    list: ", ",
  },
  "zh-CN": {
    room: (name: string) => `${name}的屋`,
    bed: "床",
    main: "里头",
    trait: "直爽",
    has: (list: string) => `有${list}。`,
    is: (name: string, what: string) => `${name}：${what}`,
    gathering: (name: string, place: string, day: string, from: string, to: string, about: string) =>
      `${day}${from}到${to}在${place}有${name}：${about}`,
    list: "、",
  },
} as const;
type Tag = keyof typeof words;

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = (date: string, language: Tag) =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
/** What a gathering ends at, on the day it began. */
const sameDay = (from: string, to: string) => (to > from ? to : "23:59");

/** What everybody may do anywhere: nobody wrote what a place is for. */
const everywhere = ["company", "meal", "walk", "reading", "trade", "coffee", "drinks"];

/** When a place is open, where its hours are one span of every day that holds its gatherings. */
function hoursIn({ id, hours }: Invented["places"][number], { gatherings }: Invented) {
  const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d)(?:$|，|, a )/.exec(hours) ?? [];
  return from && to && !gatherings.some(({ place }) => place === id) ? { from, to } : null;
}

const digits = "零一二三四五六七八九";
/** A price as it is written: "4 crowns", "25元", "一块五", "十四块". */
function priceIn(text: string): number | null {
  const figures = /\d+/.exec(text);
  if (figures) return Number(figures[0]);
  const [, ten, one = "", tenth] = /(十)?([零一二两三四五六七八九]?)块([一二三四五六七八九])?/.exec(text) ?? [];
  const value = (ten ? 10 : 0) + Math.max(0, digits.indexOf(one.replace("两", "二") || "零"));
  return value === 0 ? null : value + (tenth ? digits.indexOf(tenth) / 10 : 0);
}

/** What is to be had at a place: "tea 2, plum dumplings 4", "盖碗茶3元，花生瓜子5元", or a list of prices. */
function offersAt({ prices, sells }: Invented["places"][number]) {
  const listed = sells.split(/[,，] ?/u).flatMap((text): [string, string][] => {
    const [, thing, price] = /^(\D+?) ?(\d.*)$/u.exec(text) ?? [];
    return thing && price ? [[thing, price]] : [];
  });
  return [...Object.entries(prices), ...listed].map(([thing, price]) => ({ thing, price: priceIn(price) }));
}

function placesOf(town: Invented, language: Tag) {
  const say = words[language];
  return town.places.map((place, i) => {
    // A name is letters: what was noted about a thing beside it is none of it.
    const objects = place.objects.map((name) => name.replace(/[(（].*/u, "").trim());
    const at = (2 * Math.PI * i) / town.places.length;
    return {
      id: place.id,
      name: place.name,
      aliases: place.aliases,
      about: say.has(objects.join(say.list)),
      hours: hoursIn(place, town),
      offers: offersAt(place),
      position: { x: Math.round(50 + 35 * Math.cos(at)), y: Math.round(50 + 35 * Math.sin(at)) },
      purposes: everywhere,
      areas: [
        { id: "main", name: say.main, purposes: everywhere, objects },
        ...town.residents
          .filter(({ home }) => home === place.id)
          .map(({ id, name }) => ({
            id: `room-${id}`,
            name: say.room(name.split(" ")[0] ?? name),
            owners: [id],
            enclosed: true,
            purposes: ["sleep", "wash"],
            objects: [{ name: say.bed, kind: "bed" }],
          })),
      ],
    };
  });
}

function residentsOf(town: Invented, more: Readonly<Record<string, z.infer<typeof resident>>>, language: Tag) {
  const ids = new Set(town.residents.map(({ id }) => id));
  /** "grandmother of Tobi Brandt": whoever is named is who it is to. */
  const toIn = (text: string, self: string) =>
    town.residents.find(({ id, name }) => id !== self && text.includes(name))?.id;
  return town.residents.map(({ id, name, age, trade, home, ties }) => {
    const [pronouns, occupation, doing, place, hours, wake, sleep] = more[id]!;
    const tied = new Map<string, string>();
    for (const one of ties) {
      const to = typeof one === "string" ? toIn(one, id) : one.to;
      if (to && ids.has(to) && !tied.has(to)) tied.set(to, typeof one === "string" ? one : one.kind);
    }
    const told = ties.map((one) =>
      typeof one === "string" ? one : `${one.kind} (${town.residents.find((other) => other.id === one.to)?.name})`,
    );
    return {
      id,
      name,
      pronouns,
      age,
      traits: [words[language].trait],
      occupation,
      paragraph: [words[language].is(name, trade), ...told].join(language === "en" ? "; " : "；"),
      home: { place: home, area: `room-${id}` },
      work: {
        place,
        area: "main",
        hours: hours.map((span) => ({ from: span.split("-")[0], to: span.split("-")[1] })),
        doing,
      },
      wake,
      sleep: sleep === "24:00" ? "00:00" : sleep,
      meals: { breakfast: null },
      ties: [...tied].map(([to, kind]) => ({ to, kind, warmth: 1 })),
      pastimes: [],
      topics: [],
    };
  });
}

function storiesOf(town: Invented, start: string, language: Tag) {
  const placed = new Map(town.places.map(({ id, name }) => [id, name]));
  const gatherings = town.gatherings.map(({ id, name, place, day, from, to, hour, host, about }) => {
    const [begins = "", ends = ""] = hour ? hour.split("-") : [from, to];
    const until = sameDay(begins, ends);
    const date = dayAfter(start, day - 1);
    const text = words[language].gathering(name, placed.get(place)!, weekday(date, language), begins, until, about);
    const event = { host, name, place, area: "main", date, from: begins, to: until, meal: null };
    return {
      id,
      holder: host,
      memory: text,
      tells: [text.slice(0, 240)],
      passes: [text.slice(0, 240)],
      event,
    };
  });
  const news = town.news.map(({ id, holder, text, about, secret }) => {
    const told = (text ?? about ?? "").slice(0, 240);
    return { id, holder, memory: told, tells: [told], passes: [told], secret };
  });
  return [...gatherings, ...news];
}

/** An invented town, as the program reads any town file. */
function inventedTown(id: string, language: Tag): TownDefinition {
  const town = invented.parse(read(id));
  const { start, currency = null, residents } = beside.parse(read("beside"))[id]!;
  const [hub] = town.places;
  const file = {
    format: 2,
    name: town.name,
    language,
    start,
    currency,
    opens: "05:00",
    about: town.about,
    places: placesOf(town, language),
    roads: town.roads ?? town.places.slice(1).map(({ id: other }) => [hub!.id, other]),
    residents: residentsOf(town, residents, language),
    stories: storiesOf(town, start, language),
  };
  return readTown(file, `${id}.json`);
}

/** The town of a line: one of ours, in its language, or one that its writer invented. */
export async function townOf(name: string, language: Tag): Promise<TownDefinition> {
  const ours = await listTowns();
  const found = [`${name}.${language}`, name].find((one) => ours.includes(one));
  return found ? loadTown(found) : inventedTown(name, language);
}
