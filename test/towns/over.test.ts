/** News comes to an end, by its day or by what residents do about it, and that goes round as news of its own; in a town made for it, in both languages. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { toTell } from "../../src/mind/act/errands.ts";
import type { Mind } from "../../src/mind/mind.ts";
import { callsOf, concernOf, phaseOf, shunned } from "../../src/mind/news/concern.ts";
import { chosenOf, voteOf } from "../../src/mind/news/office.ts";
import { forgottenStories, knowsOff } from "../../src/mind/news/stories.ts";
import { codesInWords } from "../../src/mind/questions/codes.ts";
import { selfOf } from "../../src/mind/self.ts";
import { tellable } from "../../src/mind/talk/company.ts";
import { warmed } from "../../src/mind/warmth.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { pressing } from "../../src/offline/say/initiative.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { voice } from "../../src/town/acts/acts.ts";
import { factsOf } from "../../src/town/file/settle.ts";
import { Town } from "../../src/town/town.ts";
import { randomFor } from "../../src/world/chance.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { remembering } from "../mind/minds.ts";
import { offline } from "../town/living.ts";
import { generatedTown } from "./generated-town.ts";
import { type LeatNews, leat, type Tongue } from "./leat.ts";
import { telling } from "./telling.ts";

const languages: readonly Tongue[] = ["en", "zh-CN"];
const DAY = 1440;

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
async function livedUntil(
  language: Tongue,
  news: readonly LeatNews[],
  seed: string,
  most: number,
  holds: (town: Town, events: readonly TownEvent[]) => boolean,
  traits: Readonly<Record<string, string>> = {},
): Promise<{ readonly town: Town; readonly events: readonly TownEvent[] }> {
  const definition = leat(language, ties, news, traits);
  const ground = { id: "leat", definition, model: offline, offline: offlineOf, clock: () => 0, store: memoryStore() };
  const events: TownEvent[] = [];
  const town = await Town.found(ground, seed, 5, (turn) => void events.push(...turn.events));
  while (town.state.now < most && !holds(town, events)) await town.tick();
  return { town, events };
}

const linesTelling = (events: readonly TownEvent[], id: string) =>
  events.filter(
    (event): event is EventOf<"line-said"> => event.kind === "line-said" && toldIn(event.acts).includes(id),
  );

/** Somebody of the town as they think now. */
function selfIn({ state, definition }: Town, who: string) {
  const persona = definition.personas.find(({ id }) => id === who)!;
  return selfOf(state.minds.get(who)!, persona, { ...state, town: factsOf(definition, "leat") });
}

/** What somebody makes of news now. */
const concern = (town: Town, who: string, story: string) =>
  concernOf(town.state.stories.get(story)!, selfIn(town, who));

const ends = {
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

describe("what has its day", () => {
  it.each(languages)("is over the day after, is told as over and feels so (%s)", async (language) => {
    const { flood, post, reeve } = ends[language];
    const news: LeatNews[] = [
      { id: "flood", holder: "elias", ...flood, of: { kind: "danger", where: ["quay"], from: minutes(0) } },
      { id: "reeve", holder: "otto", ...reeve, of: { kind: "office", post, candidates: ["otto"], day: minutes(0) } },
    ];
    const told = ["flood-over", "reeve-over"];
    const { town, events } = await livedUntil(language, news, "2", 2 * DAY, (_, so) =>
      told.every((id) => linesTelling(so, id).length > 0),
    );
    for (const id of ["flood", "reeve"]) {
      expect(town.state.stories.get(id)?.off).toBe(`${id}-over`);
      expect(linesTelling(events, `${id}-over`)[0], id).toMatchObject({ who: id === "flood" ? "elias" : "otto" });
      // Nobody says any more that it is still to come.
      expect(linesTelling(events, id).filter(({ at }) => at >= DAY)).toEqual([]);
    }
    expect(linesTelling(events, "flood-over").flatMap(({ acts }) => acts.map(({ act }) => act))).not.toContain("warn");
    expect(town.state.stories.get("reeve-over")?.of).toMatchObject({ candidates: ["otto"] });
    const heard = linesTelling(events, "flood-over")[0]!.to![0]!;
    expect(concern(town, heard, "flood-over")).toMatchObject({ phase: "over", felt: 1, shown: "delight" });
    const mind = town.state.minds.get("elias")!;
    expect(knowsOff(mind, town.state.stories.get("flood")!)).toBe(true);
    expect([...shunned(mind, town.state.stories, minutes(3 * DAY))]).toEqual([]);
  });
});

const done = {
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

const news = (language: Tongue): LeatNews[] => {
  const { lamb, milk, boat, built, hedge, over, tam } = done[language];
  return [
    { id: "lamb", holder: "hanne", ...lamb, of: { kind: "need", who: "hanne", what: milk } },
    { id: "boat", holder: "brid", ...boat, of: { kind: "project", owner: "brid", due: null, place: "quay", ...built } },
    { id: "hedge", holder: "otto", ...hedge, of: { kind: "quarrel", two: ["otto", "hanne"], over } },
    { id: "tam", holder: "elias", ...tam, of: { kind: "change", change: "comes", who: "tam", place: null, day: null } },
  ];
};

describe("what residents can do something about", () => {
  it.each(languages.flatMap((language) => ["1", "2", "3", "7"].map((seed) => [language, seed] as const)))(
    "is helped with, worked at, made up and welcomed, and that it is over is news (%s, %s)",
    async (language, seed) => {
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
    },
  );
});

describe("a choice between several", () => {
  const of = (...candidates: string[]) => ({ kind: "office", post: "reeve", candidates, day: minutes(0) }) as const;
  const chosen = (town: Town, ...candidates: string[]) => {
    const { town: facts } = selfIn(town, "otto");
    const votes = [...town.state.minds.values()].flatMap(
      (mind) => voteOf(mind, of(...candidates), facts, town.state.stories) ?? [],
    );
    return chosenOf(of(...candidates), facts, votes);
  };

  it("goes to whom most like best, in whatever order they are named, and never to one who has moved away", async () => {
    const { town } = await livedUntil("en", [], "1", 0, () => true);
    const { town: facts } = selfIn(town, "otto");
    expect(chosen(town, "otto", "tam")).toBe("otto");
    expect(chosen(town, "tam", "otto")).toBe("otto");
    const personas = new Map([...facts.personas].filter(([id]) => id !== "otto"));
    const left = { personas, formerly: new Map([["otto", "Otto Brandt"]]) };
    expect(chosenOf(of("tam", "otto"), left, ["otto", "otto", "tam"])).toBe("tam");
    expect(chosenOf(of("otto"), left, [])).toBeNull();
    expect(chosenOf(of("otto", "tam"), facts, ["otto", "tam"])).toBeNull();
  });

  it.each(languages)(
    "is made by what people have lived with those who stand, not by what a file says (%s)",
    async (language) => {
      const { post, reeve } = ends[language];
      const office = { kind: "office", post, candidates: ["otto", "tam"], day: minutes(0) } as const;
      const news: LeatNews[] = [{ id: "reeve", holder: "otto", ...reeve, of: office }];
      const { town } = await livedUntil(language, news, "2", 10 * 60, () => false);
      expect(chosen(town, "otto", "tam")).toBe("otto");
      // Otto leaves everybody in the lurch, and Tam helps them.
      const turned = (mind: Mind) => {
        const others = { otto: "stood up", tam: "helped" } as const;
        const notes = Object.entries(others)
          .filter(([who]) => who !== mind.id)
          .flatMap(([who, kind]) =>
            [0, 1, 2, 3].map(() => ({
              text: `${kind} ${who}`,
              subjects: [mind.id, who],
              source: { how: "did" as const },
              episode: { kind, with: [who], to: null },
              at: minutes(town.state.now + (kind === "helped" ? 1 : 2)),
              poignancy: 3,
            })),
          );
        return warmed(remembering(mind, ...notes));
      };
      const minds = new Map([...town.state.minds].map(([id, mind]) => [id, turned(mind)] as const));
      await town.commit("switch", (state) => ({ state: { ...state, minds }, events: [] }));
      expect(chosen(town, "otto", "tam")).toBe("tam");
      while (town.state.now < 2 * DAY && !town.state.stories.has("reeve-over")) await town.tick();
      expect(town.state.stories.get("reeve-over")?.of).toMatchObject({ candidates: ["tam"] });
    },
  );
});

describe("whoever leaves", () => {
  it.each(languages)("is said farewell to by those who like them, once each, before they go (%s)", async (language) => {
    const leaves: LeatNews = {
      id: "leaves",
      holder: "tam",
      ...ends[language].leaves,
      of: { kind: "change", change: "leaves", who: "tam", place: null, day: minutes(3 * DAY) },
    };
    const { events, town } = await livedUntil(language, [leaves], "2", 3 * DAY, () => false);
    const words = events.filter(
      (event): event is EventOf<"line-said"> =>
        event.kind === "line-said" &&
        event.acts.some((one) => one.act === "tell" && "opinion" in one && one.opinion === "leaves"),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(new Set(words.map(({ who }) => who)).size).toBe(words.length);
    for (const { who, to, text } of words) {
      expect(to, text).toContain("tam");
      expect(town.state.minds.get(who!)!.ties.get("tam")!.warmth, text).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("a danger that has no day", () => {
  const houses = ["house-otto", "house-tam"];
  const loose = (language: Tongue, where: readonly string[]): LeatNews => ({
    id: "roof",
    holder: "elias",
    ...ends[language].roof,
    of: { kind: "danger", where, from: null },
  });

  it.each(languages)("is over when the one house it came to is made safe (%s)", async (language) => {
    const { town, events } = await livedUntil(language, [loose(language, houses.slice(0, 1))], "1", 3 * DAY, (one) =>
      one.state.stories.has("roof-over"),
    );
    expect(town.state.now).toBeLessThan(3 * DAY);
    expect(town.state.stories.get("roof-over")).toMatchObject({ holder: "otto" });
    const secured = events.find((event) => event.kind === "memory-kept" && event.memory.episode?.kind === "saw to");
    expect(secured).toMatchObject({ who: "otto", memory: { episode: { how: "secure", places: ["house-otto"] } } });
  });

  it.each(languages.flatMap((language) => ["1", "2", "3"].map((seed) => [language, seed] as const)))(
    "lasts while another house is not, and is over, and told to be, when all are (%s, %s)",
    async (language, seed) => {
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
    },
  );

  it.each(languages)(
    "lasts while a house is not made safe, and its days are counted from when it began (%s)",
    async (language) => {
      const { town } = await livedUntil(language, [loose(language, houses)], "1", 0, () => true);
      const roof = town.state.stories.get("roof")!;
      expect(roof.off).toBeUndefined();
      expect(phaseOf(roof, minutes(5 * DAY))).toBe("over");
      // Planted on a later day it begins then.
      await town.commit("switch", (state) => ({
        ...voice(
          { ...state, now: minutes(5 * DAY) },
          factsOf(town.definition, "leat"),
          "elias",
          roof.memory,
          roof,
          null,
        ),
      }));
      expect(phaseOf(town.state.stories.get("roof")!, minutes(6 * DAY))).toBe("during");
    },
  );
});

describe("a danger that has a day", () => {
  const loose = (language: Tongue, from: number): LeatNews => ({
    id: "roof",
    holder: "elias",
    ...ends[language].roof,
    of: { kind: "danger", where: ["house-otto"], from: minutes(from) },
  });
  const safeAt = (events: readonly TownEvent[]) =>
    events.flatMap((event) =>
      event.kind === "memory-kept" && event.memory.episode?.kind === "saw to" && event.memory.episode.how === "secure"
        ? [event.at]
        : [],
    );

  it.each(languages)(
    "ends by what is made safe once its hour has had its time, and not before (%s)",
    async (language) => {
      const hour = 14 * 60;
      const { town, events } = await livedUntil(language, [loose(language, hour)], "1", 3 * DAY, (one) =>
        one.state.stories.has("roof-over"),
      );
      const [safe] = safeAt(events);
      expect(safe).toBeDefined();
      expect(town.state.stories.get("roof-over")!.opened).toBeGreaterThanOrEqual(Math.max(safe!, hour + 120));
      expect(town.state.stories.get("roof-over")!.opened).toBeLessThan(hour + DAY);
    },
  );

  it.each(languages)("that is a whole day lasts that day, however safe it was made before (%s)", async (language) => {
    const { town, events } = await livedUntil(language, [loose(language, DAY)], "1", 3 * DAY, (one) =>
      one.state.stories.has("roof-over"),
    );
    expect(safeAt(events)[0]).toBeLessThan(2 * DAY);
    expect(town.state.stories.get("roof-over")!.opened).toBeGreaterThanOrEqual(2 * DAY);
  });

  it("that was there before it was told of lasts like one without a day, and none is let go before its day", async () => {
    const { town } = await livedUntil("en", [loose("en", 0)], "1", 0, () => true);
    const roof = town.state.stories.get("roof")!;
    const told = { ...roof, opened: minutes(2 * DAY + 600) };
    expect(phaseOf(told, minutes(3 * DAY))).toBe("during");
    expect(phaseOf(told, minutes(6 * DAY))).toBe("over");
    const ahead = { ...roof, opened: minutes(1), of: { ...roof.of, from: minutes(12 * DAY) } as typeof roof.of };
    const minds = [...town.state.minds.values()].map((mind) => ({ ...mind, stream: remembering(mind).stream }));
    expect(forgottenStories(new Map([["roof", ahead]]), minds, minutes(11 * DAY))).toEqual([]);
    expect(forgottenStories(new Map([["roof", ahead]]), minds, minutes(20 * DAY))).toEqual(["roof"]);
  });
});

const putOut = {
  en: {
    fire: (place: string) => `There's a fire at ${place}.`,
    coming: (place: string) => `The river will flood ${place} tomorrow.`,
    out: (place: string) => `The fire at ${place} is out.`,
    down: (place: string) => `The river at ${place} has gone down.`,
    not: [
      (place: string) => `The fire at ${place} is not out yet.`,
      (place: string) => `Is the fire at ${place} out?`,
      (place: string) => `I hope the fire at ${place} is out soon.`,
      (place: string) => `The blaze at ${place} is out of hand.`,
      (place: string) => `I can't see that the fire at ${place} has died down.`,
      (place: string) => `Tom doubts the flames at ${place} are out.`,
      (place: string) => `The fire at ${place} is over the roof now.`,
      (place: string) => `The concert at ${place} is over.`,
      () => "The snow has stopped.",
      () => "The fire brigade is out.",
      () => "My exam is over.",
    ],
    over: [
      () => "The fire is out now.",
      () => "It's over at last.",
      () => "Phew, they've put out the blaze, and nobody was hurt.",
      () => "All clear! What a night.",
      (place: string) => `${place} is safe again.`,
    ],
    moves: (place: string, other: string) => `The fire at ${place} has died down, but ${other} is in flames!`,
    back: "Sorry, that's not true.",
  },
  "zh-CN": {
    fire: (place: string) => `${place}着火了！`,
    coming: (place: string) => `明天河水要涨到${place}。`,
    out: (place: string) => `${place}的火已经灭了。`,
    down: (place: string) => `${place}的水退了。`,
    not: [
      (place: string) => `${place}的火还没灭。`,
      (place: string) => `${place}的火灭了吗？`,
      (place: string) => `但愿${place}的火快点灭了。`,
      (place: string) => `谁也不相信${place}的火灭了。`,
      (place: string) => `邻居们都往${place}跑过去了。`,
      () => "消防员都赶过去了！",
      () => "街上的灯全灭了。",
      () => "雪停了。",
      () => "我听不出来火是不是灭了。",
      (place: string) => `${place}的酒会过去了。`,
    ],
    over: [
      () => "火总算扑灭了。",
      () => "好了，没事了。",
      () => "原来是虚惊一场。",
      () => "大火已经被控制住了，大伙都好好的。",
      (place: string) => `${place}那边现在安全了。`,
    ],
    moves: (place: string, other: string) => `${place}的火灭了，可是${other}又着起火来了！`,
    back: "不是真的。",
  },
} as const;

describe.each(languages)("that a danger is over, as a visitor says (%s)", (language) => {
  const { fire, coming, out, down, not, over, moves, back } = putOut[language];
  it.each([41, 205])("ends it for whoever hears it, once it has begun (town %i)", async (seed) => {
    const definition = generatedTown(seed, language);
    const place = [...definition.map.places.values()].filter(({ access }) => access === "public")[1]!.name;
    const { tell, brought, town } = await telling(definition);
    await tell(fire(place));
    const [danger] = brought();
    expect(danger?.of, fire(place)).toMatchObject({ kind: "danger" });
    await tell(out(place));
    const { off } = town.state.stories.get(danger!.id)!;
    expect(town.state.stories.get(off!)).toMatchObject({ by: "visitor:discord:1", ends: expect.any(Number) });
    const heard = town.state.minds.get(definition.personas[0]!.id)!;
    expect(knowsOff(heard, town.state.stories.get(danger!.id)!)).toBe(true);
    for (const say of not) {
      const other = await telling(definition);
      await other.tell(fire(place));
      const [burns] = other.brought();
      await other.tell(say(place));
      expect(other.town.state.stories.get(burns!.id)?.off, say(place)).toBeUndefined();
    }
    const later = await telling(definition);
    await later.tell(coming(place));
    const [flood] = later.brought();
    expect(flood?.of, coming(place)).toMatchObject({ kind: "danger" });
    await later.tell(down(place));
    expect(later.town.state.stories.get(flood!.id)?.off).toBeUndefined();
  });

  it("may be said in other words, and of the one danger that was spoken of", async () => {
    const definition = generatedTown(41, language);
    const place = [...definition.map.places.values()].filter(({ access }) => access === "public")[1]!.name;
    for (const say of over) {
      const { tell, brought, town } = await telling(definition);
      await tell(fire(place));
      const [danger] = brought();
      await tell(say(place));
      expect(town.state.stories.get(danger!.id)?.off, say(place)).toBeDefined();
      expect(brought(), say(place)).toHaveLength(2);
    }
  });

  it("tells of another in the same breath, and which of two is over must be said", async () => {
    const definition = generatedTown(41, language);
    const [, one, other] = [...definition.map.places.values()].filter(({ access }) => access === "public");
    const { tell, brought, town } = await telling(definition);
    await tell(fire(one!.name));
    await tell(moves(one!.name, other!.name));
    const [first, end, second] = brought();
    expect(town.state.stories.get(first!.id)?.off).toBe(end!.id);
    expect(end!.said!.join()).not.toContain(other!.name);
    expect(second).toMatchObject({ of: { kind: "danger", where: [other!.id] } });
    expect(second!.off).toBeUndefined();

    const both = await telling(definition);
    await both.tell(fire(one!.name));
    await both.tell(fire(other!.name));
    await both.tell(over[0]());
    expect(both.brought().flatMap(({ off }) => off ?? [])).toEqual([]);
  });

  it("can be taken back: it goes on, and ends another time", async () => {
    const definition = generatedTown(41, language);
    const place = [...definition.map.places.values()].filter(({ access }) => access === "public")[1]!.name;
    const { tell, brought, town } = await telling(definition);
    await tell(fire(place));
    const [danger] = brought();
    const off = () => town.state.stories.get(danger!.id)!.off;
    await tell(out(place));
    const first = off();
    await tell(back);
    expect(town.state.stories.has(first!)).toBe(false);
    expect(off()).toBeUndefined();
    await tell(out(place));
    expect(off()).toBeDefined();
    expect(off()).not.toBe(first);
  });
});

describe("a work that has neither stages nor a day", () => {
  it.each(languages)("is done one day, and that is news (%s)", async (language) => {
    const { boat } = done[language];
    const of = { kind: "project", owner: "brid", due: null, place: "quay", stages: [] } as const;
    const { town } = await livedUntil(language, [{ id: "boat", holder: "brid", ...boat, of }], "1", 8 * DAY, (one) =>
      one.state.stories.has("boat-over"),
    );
    expect(town.state.stories.get("boat-over")).toMatchObject({ holder: "brid" });
    expect(town.state.now).toBeGreaterThan(DAY);
  });
});

describe("a model that speaks for a resident", () => {
  it.each(languages)("is told what they have come to say, and what they would like to (%s)", async (language) => {
    const { flood } = ends[language];
    const all: LeatNews[] = [
      { id: "flood", holder: "elias", ...flood, of: { kind: "danger", where: ["quay"], from: null } },
      ...news(language),
    ];
    const { town } = await livedUntil(language, all, "1", 0, () => true);
    const elias = selfIn(town, "elias");
    const warns = { ...elias, mind: { ...elias.mind, errands: [toTell("flood", "otto", elias.now)] } };
    // What they set out to say of a danger is not said any more once it is past, where the town has no words for that.
    const talks = { others: ["otto"], lines: [], recalled: [] };
    expect(pressing({ ...warns, ...talks }, "otto", randomFor("1", "warns"))?.acts).toEqual([
      { act: "warn", news: "flood" },
    ]);
    const late = pressing({ ...warns, ...talks, now: minutes(9 * DAY) }, "otto", randomFor("1", "warns"));
    expect(late?.acts.flatMap((one) => toldIn([one])) ?? []).not.toContain("flood");
    const otto = { ...selfIn(town, "otto"), now: minutes(9 * DAY) };
    const asked = (self: typeof otto, other: string) =>
      codesInWords({ ...self, others: [other], lines: [] }).join("\n");
    const says =
      language === "en" ? [/come to tell .* of N1/, /make up with .* after N1/] : [/告诉.*：N1/, /和好.*：N1/];
    expect(asked(warns, "otto")).toMatch(says[0]!);
    expect(asked(warns, "brid")).not.toMatch(says[0]!);
    expect(asked(otto, "hanne")).toMatch(says[1]!);
    expect(asked({ ...otto, now: minutes(0) }, "hanne")).not.toMatch(says[1]!);
  });
});

describe("news of somebody who has moved away", () => {
  it.each(languages)("is neither told as if they were there nor acted on (%s)", async (language) => {
    const { town } = await livedUntil(language, news(language), "1", 0, () => true);
    const brid = { ...selfIn(town, "brid"), silent: false };
    const personas = new Map([...brid.town.personas].filter(([id]) => id !== "brid"));
    const gone = { ...brid.town, personas, formerly: new Map([["brid", brid.persona.name]]) };
    const told = (of: typeof brid) => tellable(of.mind, "tam", of).map(({ id }) => id);
    expect(told(brid)).toContain("boat");
    expect(told({ ...brid, town: gone })).not.toContain("boat");
    const boat = town.state.stories.get("boat")!;
    expect(callsOf(boat, brid)).toHaveLength(1);
    expect(callsOf(boat, { ...brid, town: gone })).toEqual([]);
  });
});
