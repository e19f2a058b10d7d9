/** What residents do about what somebody has lost, and feels, over many days in a town made for it, in both languages. */
import { describe, expect, it } from "vitest";
import { storyMemories } from "../../src/mind/mind.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { type LeatNews, leat } from "./leat.ts";
import { isHeard, lived } from "./leat-lived.ts";
import { crush, dog, languages, ties } from "./leat-news.ts";

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
