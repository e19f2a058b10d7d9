/** What comes to an end by what residents do about it, in a town made for it: the same for every seed. */
import { expect } from "vitest";
import { knowsOff } from "../../src/mind/news/stories.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { Town } from "../../src/town/town.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
import { type LeatNews, leat, type Tongue } from "./leat.ts";

/** Minutes of a day. */
export const DAY = 1440;

/** Everybody knows everybody; Otto and Hanne are close. */
const ties = [
  ["hanne", "otto", 2],
  ["hanne", "brid", 1],
  ["hanne", "tam", 1],
  ["hanne", "elias", 1],
  ["elias", "otto", 1],
  ["elias", "tam", 1],
  ["elias", "brid", 1],
  ["otto", "brid", 1],
  ["brid", "tam", 1],
] as const;

/** The town's life until something holds, for so many minutes at most. */
export async function livedUntil(
  language: Tongue,
  news: readonly LeatNews[],
  seed: string,
  most: number,
  holds: (town: Town, events: readonly TownEvent[]) => boolean,
  traits: Readonly<Record<string, string>> = {},
): Promise<{ readonly town: Town; readonly events: readonly TownEvent[] }> {
  const definition = leat(language, ties, news, traits);
  const ground = { id: "leat", definition, model: offline, offline: offlineOf, clock: () => 0, store: null };
  const events: TownEvent[] = [];
  const town = await Town.found(ground, seed, 5, (turn) => void events.push(...turn.events));
  while (town.state.now < most && !holds(town, events)) await town.tick();
  return { town, events };
}

/** The lines in which some news is told. */
export const linesTelling = (events: readonly TownEvent[], id: string) =>
  events.filter(
    (event): event is EventOf<"line-said"> => event.kind === "line-said" && toldIn(event.acts).includes(id),
  );

/** News that ends by its day or by what is done, in each language. */
export const ends = {
  en: {
    flood: {
      memory: "Elias Noor knows that the quay will be under water today",
      tells: ["The quay will be under water today."],
      passes: ["Elias says the quay will be under water today."],
    },
    roof: {
      memory: "Elias Noor knows that tiles are coming off the roof",
      tells: ["There are tiles coming off the roof. Somebody will be hit."],
      passes: ["Elias says there are tiles coming off the roof."],
    },
    leaves: {
      memory: "Tam Rudd is leaving Leat",
      tells: ["I'm leaving Leat at the end of the week."],
      passes: ["Tam is leaving Leat."],
    },
    post: "harbour master",
    reeve: {
      memory: "Otto Brandt wants to be harbour master",
      tells: ["I'm standing for harbour master."],
      passes: ["Otto is standing for harbour master."],
    },
  },
  "zh-CN": {
    flood: {
      memory: "赵怀远知道码头今天要进水",
      tells: ["码头今天要进水。"],
      passes: ["怀远说码头今天要进水。"],
    },
    roof: {
      memory: "赵怀远知道房顶的瓦往下掉",
      tells: ["房顶的瓦直往下掉，要砸着人的。"],
      passes: ["怀远说房顶的瓦直往下掉。"],
    },
    leaves: {
      memory: "何成林要离开水渠村了",
      tells: ["过几天我就离开水渠村了。"],
      passes: ["成林要离开水渠村了。"],
    },
    post: "码头管事",
    reeve: { memory: "周大海想当码头管事", tells: ["我想当码头管事。"], passes: ["大海想当码头管事。"] },
  },
} as const;

/** News that residents can do something about, in each language. */
export const done = {
  en: {
    lamb: {
      memory: "Hanne Vos needs milk for an orphaned lamb",
      tells: ["I've a lamb without a mother, and I'm out of milk."],
      passes: ["Hanne has an orphaned lamb and no milk for it."],
    },
    milk: "milk for a lamb",
    boat: {
      memory: "Brid Kelly is building a boat",
      tells: ["I'm building a boat, plank by plank."],
      passes: ["Brid is building a boat."],
    },
    built: { what: "the boat", stages: ["the planks", "the mast"] },
    hedge: {
      memory: "Otto Brandt and Hanne Vos have fallen out over the hedge",
      tells: ["Hanne and I aren't speaking. It's the hedge."],
      passes: ["Otto and Hanne have quarrelled over the hedge."],
    },
    over: "the hedge",
    tam: {
      memory: "Elias Noor knows that Tam Rudd has come to live in Leat",
      tells: ["Tam lives here now, since the weekend."],
      passes: ["Tam has come to live here."],
    },
  },
  "zh-CN": {
    lamb: {
      memory: "沈秋兰缺奶喂一只没娘的小羊",
      tells: ["我那儿有只没娘的小羊，奶不够喂了。"],
      passes: ["秋兰有只没娘的小羊，缺奶。"],
    },
    milk: "喂小羊的奶",
    boat: { memory: "吴春燕在造一条船", tells: ["我在造船，一块板一块板地造。"], passes: ["春燕在造船。"] },
    built: { what: "那条船", stages: ["船板", "桅杆"] },
    hedge: {
      memory: "周大海和沈秋兰为篱笆吵翻了",
      tells: ["我跟秋兰不说话了，还不是为了那道篱笆。"],
      passes: ["大海和秋兰为篱笆吵翻了。"],
    },
    over: "那道篱笆",
    tam: {
      memory: "赵怀远知道何成林搬来水渠村住了",
      tells: ["成林搬来了，往后就住这儿。"],
      passes: ["成林搬来咱们村了。"],
    },
  },
} as const;

/** All of it. */
export const news = (language: Tongue): LeatNews[] => {
  const { lamb, milk, boat, built, hedge, over, tam } = done[language];
  return [
    { id: "lamb", holder: "hanne", ...lamb, of: { kind: "need", who: "hanne", what: milk } },
    { id: "boat", holder: "brid", ...boat, of: { kind: "project", owner: "brid", due: null, place: "quay", ...built } },
    { id: "hedge", holder: "otto", ...hedge, of: { kind: "quarrel", two: ["otto", "hanne"], over } },
    { id: "tam", holder: "elias", ...tam, of: { kind: "change", change: "comes", who: "tam", place: null, day: null } },
  ];
};

/** All that needs somebody is seen to within days, and that it is over is told. */
export async function isSeenTo(language: Tongue, seed: string): Promise<void> {
  const over = ["lamb-over", "boat-over", "hedge-over"];
  const { town, events } = await livedUntil(
    language,
    news(language),
    seed,
    4 * DAY,
    (_, so) =>
      over.every((id) => linesTelling(so, id).length > 0) &&
      so.some((event) => event.kind === "line-said" && event.acts.some(({ act }) => act === "thank")),
  );
  const lines = events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
  for (const id of over) expect(linesTelling(events, id).length, id).toBeGreaterThan(0);
  // Of the need: somebody who likes her offers, she agrees, is helped and says thanks.
  const offered = lines.find(({ acts }) =>
    acts.some((one) => one.act === "propose" && one.what.kind === "help" && one.what.news === "lamb"),
  );
  expect(offered?.to, offered?.text).toEqual(["hanne"]);
  const helped = events.flatMap((event) =>
    event.kind === "memory-kept" && event.who === "hanne" && event.memory.episode?.kind === "helped"
      ? [event.memory.episode.with[0]!]
      : [],
  );
  expect(helped.length).toBeGreaterThan(0);
  // Of the quarrel: a friend of both has a word, one says sorry, the other forgives, and each knows that it is over.
  const words = lines.filter(({ acts }) =>
    acts.some((one) => one.act === "tell" && "opinion" in one && one.opinion === "hedge"),
  );
  expect(words.map(({ who }) => who).every((who) => who === "brid" || who === "elias")).toBe(true);
  expect(
    lines.some(({ who, acts }) => ["otto", "hanne"].includes(who!) && acts.some(({ act }) => act === "forgive")),
  ).toBe(true);
  const hedge = town.state.stories.get("hedge")!;
  for (const who of ["otto", "hanne"]) expect(knowsOff(town.state.minds.get(who)!, hedge), who).toBe(true);
  // Of the newcomer: whoever likes them comes to say so, once each.
  const welcomes = lines.filter(({ acts }) =>
    acts.some((one) => one.act === "tell" && "opinion" in one && one.opinion === "tam"),
  );
  expect(welcomes.length).toBeGreaterThan(0);
  expect(new Set(welcomes.map(({ who }) => who)).size).toBe(welcomes.length);
  expect(welcomes.every(({ to }) => to?.includes("tam"))).toBe(true);
}

/** The houses that a roof of tiles endangers. */
export const houses = ["house-otto", "house-tam"];
/** That a roof is loose, at some places. */
export const loose = (language: Tongue, where: readonly string[]): LeatNews => ({
  id: "roof",
  holder: "elias",
  ...ends[language].roof,
  of: { kind: "danger", where, from: null },
});

/** A danger to two houses and the quay ends when both houses are safe, and not before. */
export async function lastsUntilAllAreSafe(language: Tongue, seed: string): Promise<void> {
  const where = [...houses, "quay"];
  const { town, events } = await livedUntil(
    language,
    [loose(language, where)],
    seed,
    3 * DAY,
    (_, so) => linesTelling(so, "roof-over").length > 0,
  );
  const safe = events.flatMap((event) =>
    event.kind === "memory-kept" && event.memory.episode?.kind === "saw to" && event.memory.episode.how === "secure"
      ? [{ who: event.who, at: event.at, places: event.memory.episode.places }]
      : [],
  );
  expect(new Set(safe.flatMap(({ places }) => places))).toEqual(new Set(houses));
  const over = town.state.stories.get("roof-over")!;
  expect(over.opened).toBeGreaterThanOrEqual(Math.max(...safe.map(({ at }) => at)));
  expect(over.opened).toBeLessThan(3 * DAY);
  expect(safe.map(({ who }) => who)).toContain(over.holder);
  const [told] = linesTelling(events, "roof-over");
  expect(told?.acts.map(({ act }) => act)).not.toContain("warn");
}
