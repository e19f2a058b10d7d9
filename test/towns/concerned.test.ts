/** What residents do about news, by its kind and by whose it is to them, in a town made for it, in both languages. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { storyMemories } from "../../src/mind/mind.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { Town } from "../../src/town/town.ts";
import type { EpisodeOf } from "../../src/world/episodes.ts";
import type { Memory } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { offline, wholeOf } from "../town/living.ts";
import { type TwoDays, twoDays } from "../town/two-days.ts";
import { type LeatNews, leat, type Tongue } from "./leat.ts";

const languages: readonly Tongue[] = ["en", "zh-CN"];

/** Friends of Hanne are Otto and Brid; Tam is nothing to her; Elias knows them all. */
const ties = [
  ["hanne", "otto", 2],
  ["hanne", "brid", 1],
  ["elias", "hanne", 0],
  ["elias", "otto", 1],
  ["elias", "tam", 1],
  ["otto", "brid", 1],
  ["brid", "tam", 1],
] as const;

const dog = (language: Tongue): LeatNews => {
  const of = { kind: "loss", owner: "hanne", lastSeen: "green" } as const;
  return language === "en"
    ? {
        id: "dog",
        holder: "hanne",
        memory: "Hanne Vos's dog Biscuit has been missing since Sunday",
        tells: ["My dog Biscuit is gone. He slipped his lead on Church Green."],
        passes: ["Hanne has lost her dog, Biscuit. He was last seen on Church Green."],
        of: { ...of, thing: "her dog Biscuit" },
      }
    : {
        id: "dog",
        holder: "hanne",
        memory: "沈秋兰的狗豆豆星期天在晒谷场走丢了",
        tells: ["我家豆豆不见了，在晒谷场挣脱绳子跑的。"],
        passes: ["秋兰的狗豆豆走丢了，最后有人在晒谷场见过它。"],
        of: { ...of, thing: "她的狗豆豆" },
      };
};

const flood = (language: Tongue): LeatNews => {
  const of = { kind: "danger", where: ["house-otto", "house-tam"], from: minutes(2 * 1440) } as const;
  return language === "en"
    ? {
        id: "flood",
        holder: "elias",
        memory: "Elias Noor knows from the gauge that the river will come into the lower houses on Wednesday",
        tells: ["The river is rising. On Wednesday it will be in the lower houses."],
        passes: ["Elias says the river will be in the lower houses on Wednesday."],
        of,
      }
    : {
        id: "flood",
        holder: "elias",
        memory: "赵怀远看了水位，知道星期三河水要漫进下面的房子",
        tells: ["河水在涨，星期三就要漫进下面那几家了。"],
        passes: ["怀远说星期三河水要漫进下面那几家。"],
        of,
      };
};

/** What somebody remembers of a kind. */
const lived = <K extends "saw to" | "found">({ events }: TwoDays, kind: K, who?: string) =>
  events.flatMap((event) =>
    event.kind === "memory-kept" && event.memory.episode?.kind === kind && (who === undefined || event.who === who)
      ? [{ who: event.who!, memory: event.memory, episode: event.memory.episode as EpisodeOf<K> }]
      : [],
  );

/** Whether what is known of news goes back to its holder by what was really said. */
const isHeard = ({ town }: TwoDays, who: string, story: string): boolean => {
  const first = storyMemories(town.state.minds.get(who)!, story)[0] as Memory | undefined;
  return first !== undefined && first.source.how === "heard";
};

describe("a loss", () => {
  it.each(languages)(
    "is looked for by whoever likes the owner, found once, and the owner hears of it first (%s)",
    async (language) => {
      let [found, brought] = [0, 0];
      for (const seed of ["1", "2", "3", "4"]) {
        const days = await twoDays(leat(language, ties, [dog(language)]), offline, seed);
        const searched = new Set([...lived(days, "saw to"), ...lived(days, "found")].map(({ who }) => who));
        expect(searched).toContain("hanne");
        expect(searched).not.toContain("tam");
        expect(searched).not.toContain("elias");
        const finds = lived(days, "found");
        expect(finds.length).toBeLessThanOrEqual(1);
        for (const { who, memory } of finds) {
          found++;
          expect(days.town.state.stories.get("dog")?.off).toBe("dog-found");
          const told = days.events.filter(
            (event) => event.kind === "line-said" && toldIn(event.acts).includes("dog-found"),
          );
          // Whoever knows that it is found does not say that it is lost.
          const lost = days.events.filter((event) => event.kind === "line-said" && toldIn(event.acts).includes("dog"));
          expect(lost.filter((event) => event.who === who && event.at > memory.created + 5)).toEqual([]);
          if (who === "hanne" || told.length === 0) continue;
          brought++;
          expect(told[0], memory.text).toMatchObject({ who, to: expect.arrayContaining(["hanne"]) });
          expect(isHeard(days, "hanne", "dog-found")).toBe(true);
        }
      }
      expect(found).toBeGreaterThanOrEqual(2);
      expect(brought).toBeGreaterThanOrEqual(1);
    },
  );
});

describe("a town in which something was found", () => {
  it("opens again as it was, with what is in hand, found and told", async () => {
    const store = memoryStore();
    const definition = leat("en", ties, [dog("en"), flood("en")]);
    const ground = { id: "leat", definition, model: offline, offline: offlineOf, clock: () => 0, store };
    const lived = await Town.found(ground, "3", 5);
    while (!lived.state.stories.has("dog-found") && lived.state.now < 2 * 1440) await lived.tick();
    expect(lived.state.stories.get("dog")?.off).toBe("dog-found");
    const again = await Town.load(ground);
    expect(again && wholeOf(again.state)).toBe(wholeOf(lived.state));
  });
});

describe("a danger", () => {
  it.each(languages)(
    "is warned of before it comes, and whoever lives there makes the house safe (%s)",
    async (language) => {
      const days = await twoDays(leat(language, ties, [flood(language)]), offline, "1");
      for (const who of ["otto", "tam"]) {
        expect(isHeard(days, who, "flood"), who).toBe(true);
        const [secured] = lived(days, "saw to", who);
        expect(secured?.episode, who).toMatchObject({ how: "secure", places: [`house-${who}`] });
        expect(secured!.memory.created).toBeLessThan(2 * 1440);
      }
      expect(
        lived(days, "saw to")
          .map(({ who }) => who)
          .sort(),
      ).toEqual(["otto", "tam"]);
      const warned = days.events.find(
        (event) => event.kind === "line-said" && event.acts.some(({ act }) => act === "warn"),
      );
      expect(warned).toMatchObject({ who: "elias" });
    },
  );
});

const crush = (language: Tongue): LeatNews => ({
  id: "crush",
  holder: "hanne",
  secret: true,
  of: { kind: "feeling", of: "hanne", about: "brid" },
  ...(language === "en"
    ? {
        memory: "Hanne Vos has lost her heart to Brid Kelly",
        tells: ["Don't laugh, but I think of Brid all day."],
        passes: ["Hanne has lost her heart to Brid."],
      }
    : { memory: "沈秋兰喜欢上了吴春燕", tells: ["你别笑，我一整天都在想春燕。"], passes: ["秋兰喜欢上了春燕。"] }),
});

const hedge = (language: Tongue): LeatNews => ({
  id: "hedge",
  holder: "otto",
  of: { kind: "quarrel", two: ["otto", "hanne"], over: language === "en" ? "the hedge" : "篱笆" },
  ...(language === "en"
    ? {
        memory: "Otto Brandt and Hanne Vos have fallen out over the hedge",
        tells: ["Hanne and I aren't speaking. It's the hedge."],
        passes: ["Otto and Hanne have quarrelled over the hedge."],
      }
    : {
        memory: "周大海和沈秋兰为篱笆吵翻了",
        tells: ["我跟秋兰不说话了，还不是为了那道篱笆。"],
        passes: ["大海和秋兰为篱笆吵翻了。"],
      }),
});

describe("a feeling", () => {
  it.each(languages)("is confided to a friend alone at most, and never to whom it is about (%s)", async (language) => {
    const knowing = new Set<string>();
    for (const seed of ["1", "2", "3"]) {
      const { events, town } = await twoDays(leat(language, ties, [crush(language)]), offline, seed);
      for (const [who, mind] of town.state.minds)
        if (who !== "hanne" && storyMemories(mind, "crush").length > 0) knowing.add(who);
      for (const event of events)
        if (event.kind === "line-said" && event.stories.includes("crush"))
          expect(event, event.text).toMatchObject({ who: "hanne", to: ["otto"] });
    }
    expect([...knowing]).toEqual(["otto"]);
  });
});

describe("a feeling of which nobody says for whom it is", () => {
  it.each(languages)("is not confided to whom its words name (%s)", async (language) => {
    const heart = crush(language);
    const [holder, about] = ["hanne", "brid"];
    const close = ties.map(([a, b, warmth]) => [a, b, a === holder ? (b === about ? 3 : 1) : warmth] as const);
    for (const seed of ["1", "5", "6"]) {
      const news: LeatNews = { ...heart, of: { kind: "feeling", of: holder, about: null } };
      const { town } = await twoDays(leat(language, close, [news]), offline, seed);
      expect(storyMemories(town.state.minds.get(about)!, heart.id)).toEqual([]);
    }
  });
});

describe("a quarrel", () => {
  it.each(languages)("keeps the two out of each other's way until one is sorry (%s)", async (language) => {
    const { events } = await twoDays(leat(language, ties, [hedge(language)]), offline, "1");
    const sorry = events.find(
      (event) => event.kind === "line-said" && event.acts.some(({ act }) => act === "apologise"),
    );
    const sought = events.filter(
      (event) =>
        event.kind === "talk-began" &&
        event.who === "otto" &&
        event.members.includes("hanne") &&
        event.at < (sorry?.at ?? 2 * 1440),
    );
    expect(sought).toEqual([]);
  });
});

describe("a change", () => {
  it.each(languages)("draws whoever goes there once, before the place closes (%s)", async (language) => {
    const news: LeatNews = {
      id: "closing",
      holder: "elias",
      of: { kind: "change", change: "closes", who: null, place: "bakery", day: minutes(2 * 1440) },
      ...(language === "en"
        ? {
            memory: "Elias Noor knows that Leat Bakery closes on Wednesday",
            tells: ["Leat Bakery closes for good on Wednesday."],
            passes: ["The bakery closes on Wednesday, Elias says."],
          }
        : {
            memory: "赵怀远知道渠边面包房星期三关门",
            tells: ["渠边面包房星期三就关门不开了。"],
            passes: ["怀远说面包房星期三关门。"],
          }),
    };
    const days = await twoDays(leat(language, ties, [news]), offline, "1");
    const visits = lived(days, "saw to");
    expect(visits.map(({ who }) => who)).toContain("elias");
    expect(new Set(visits.map(({ who }) => who)).size).toBe(visits.length);
    for (const { episode, memory } of visits) {
      expect(episode).toMatchObject({ how: "visit", places: ["bakery"] });
      expect(memory.created).toBeLessThan(2 * 1440);
    }
  });
});
