/** What residents do about news, by its kind and by whose it is to them, in a town made for it, in both languages. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { storyMemories } from "../../src/mind/mind.ts";
import type { EpisodeOf } from "../../src/world/episodes.ts";
import type { Memory } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
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
