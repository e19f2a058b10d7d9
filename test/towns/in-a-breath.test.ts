/** In towns written to be read by strangers: what a line does beside taking news, and how it says it. */
import { describe, expect, it } from "vitest";
import { concernOf } from "../../src/mind/news/concern.ts";
import { gatheringOf } from "../../src/mind/persona.ts";
import { selfOf } from "../../src/mind/self.ts";
import { newsLines as english } from "../../src/offline/en/say/news-lines.ts";
import { talkWords } from "../../src/offline/say/words.ts";
import { newsLines as chinese } from "../../src/offline/zh/say/news-lines.ts";
import type { EventOf } from "../../src/world/events.ts";
import { does, toldIn } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { brickfen } from "./brickfen.ts";
import { saltWell } from "./salt-well.ts";

const banks = { en: english, "zh-CN": chinese };

describe.each([
  ["en", brickfen],
  ["zh-CN", saltWell],
] as const)("a town that strangers read of (%s)", (language, written) => {
  it("stays with what is sad or ends, names the day as it is, and asks of nothing known whether it is so", async () => {
    const news = banks[language];
    let [grave, invited] = [0, 0];
    for (const seed of ["3", "4", "5"]) {
      const days = await twoDays(written(), offline, seed);
      const { state, means } = days.town;
      const lines = days.events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
      for (const [i, line] of lines.entries()) {
        const next = lines[i + 1];
        const story = state.stories.get(toldIn(line.acts).at(-1) ?? "");
        if (!story || next?.talk !== line.talk || next.who === line.who || !means.town.personas.has(next.who ?? ""))
          continue;
        const said = `${line.who}: ${line.text} / ${next.who}: ${next.text}`;
        const self = selfOf(state.minds.get(next.who!)!, means.town.personas.get(next.who!)!, {
          ...state,
          now: line.at,
          town: means.town,
        });
        const event = gatheringOf(story);
        if (event) {
          const { when } = talkWords(self);
          const day = (at: number) => when(self, at as typeof line.at).slice(0, language === "en" ? 3 : 2);
          const later = event.from > line.at && day(event.from) !== day(line.at);
          // Whoever calls it today means the day that it is.
          if (event.from > line.at && later)
            expect(line.text, said).not.toContain(language === "en" ? "today" : "今天");
          if (event.from > line.at && !later) expect(line.text, said).not.toMatch(/tomorrow|明天/);
          invited++;
          continue;
        }
        const { of, ...rest } = story;
        const { grave: sad } = concernOf({ ...rest, of }, self);
        const takes = next.acts.some((one) => one.act === "react" && one.to === line.line);
        if (!takes || !sad) continue;
        grave++;
        expect(does(line.acts, "farewell") || !does(next.acts, "farewell"), said).toBe(true);
        for (const one of next.acts) if (one.act === "tell") expect(Object.keys(one), said).not.toContain("fact");
      }
    }
    expect(grave).toBeGreaterThan(5);
    expect(invited).toBeGreaterThan(3);
    for (const way of Object.values(news.ways))
      for (const wording of way.knew ?? []) expect(wording).not.toMatch(/[?？]/);
  });
});
