/** What residents do about news, by its kind and by whose it is to them, in a town made for it, in both languages. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { Town } from "../../src/town/town.ts";
import { offline, wholeOf } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { type LeatNews, leat, type Tongue } from "./leat.ts";
import { isHeard, lived } from "./leat-lived.ts";
import { dog, languages, ties } from "./leat-news.ts";

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
