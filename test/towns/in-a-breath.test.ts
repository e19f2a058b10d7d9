/** In towns written to be read by strangers: what a line does beside taking news, and which day an invitation names. */
import { describe, expect, it } from "vitest";
import { concernOf } from "../../src/mind/news/concern.ts";
import { gatheringOf, type Story } from "../../src/mind/persona.ts";
import { selfOf } from "../../src/mind/self.ts";
import { newsLines as english } from "../../src/offline/en/say/news-lines.ts";
import { touchy } from "../../src/offline/say/spoken.ts";
import { newsLines as chinese } from "../../src/offline/zh/say/news-lines.ts";
import type { EventOf } from "../../src/world/events.ts";
import { does, toldIn } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
import { type TwoDays, twoDays } from "../town/two-days.ts";
import { brickfen } from "./brickfen.ts";
import { saltWell } from "./salt-well.ts";

type Said = EventOf<"line-said">;
interface Taken {
  readonly line: Said;
  readonly next: Said;
  readonly story: Story;
  readonly said: string;
}

/** News told by a resident, with the line of another after it. */
function takenIn({ events, town }: TwoDays): Taken[] {
  const lines = events.filter((event): event is Said => event.kind === "line-said");
  return lines.flatMap((line, i) => {
    const next = lines[i + 1];
    const story = town.state.stories.get(toldIn(line.acts).at(-1) ?? "");
    if (!story || next?.talk !== line.talk || next.who === line.who) return [];
    return [{ line, next, story, said: `${line.who}: ${line.text} / ${next.who}: ${next.text}` }];
  });
}

const lived = (written: typeof brickfen) =>
  Promise.all(["3", "4", "5"].map((seed) => twoDays(written(), offline, seed)));

describe.each([
  ["en", brickfen, english],
  ["zh-CN", saltWell, chinese],
] as const)("a town that strangers read of (%s)", (_, written, banks) => {
  it("stays with what is sad in the line that takes it, or ends there", async () => {
    const sad = (await lived(written)).flatMap((days) =>
      takenIn(days).filter(({ line, next, story }) => {
        const { state, means } = days.town;
        const self = selfOf(state.minds.get(next.who!)!, means.town.personas.get(next.who!)!, {
          ...state,
          now: line.at,
          town: means.town,
        });
        const takes = next.acts.some((one) => one.act === "react" && one.to === line.line);
        return takes && !gatheringOf(story) && concernOf(story, self).grave;
      }),
    );
    expect(sad.length).toBeGreaterThan(5);
    for (const { line, next, said } of sad) {
      expect(does(line.acts, "farewell") || !does(next.acts, "farewell"), said).toBe(true);
      expect(
        next.acts.flatMap((one) => (one.act === "tell" ? Object.keys(one) : [])),
        said,
      ).not.toContain("fact");
    }
  });

  it("calls the day of a gathering as it is when it is told, whatever its wordings call it", async () => {
    const told = (await lived(written)).flatMap(takenIn).filter(({ line, story }) => {
      const event = gatheringOf(story);
      return event && event.from > line.at;
    });
    expect(told.length).toBeGreaterThan(3);
    for (const { line, story, said } of told) {
      const ahead = Math.floor(gatheringOf(story)!.from / 1440) - Math.floor(line.at / 1440);
      if (ahead === 0) expect(line.text, said).not.toMatch(/tomorrow|明天/);
      else expect(line.text, said).not.toMatch(/today|今天/);
    }
    expect(
      new Set(told.map(({ line, story }) => Math.floor(gatheringOf(story)!.from / 1440) - Math.floor(line.at / 1440))),
    ).toContain(0);
  });

  it("takes a cold word on what one stands for as an insult, where one is touchy", async () => {
    const days = await lived(written);
    const insulted = days.flatMap(({ events, town }) => {
      const lines = events.filter((event): event is Said => event.kind === "line-said");
      return lines.flatMap((line, i) => {
        const next = lines[i + 1];
        const persona = town.means.town.personas.get(next?.who ?? "");
        return does(line.acts, "insult") && next?.talk === line.talk && persona ? [{ line, next, persona }] : [];
      });
    });
    for (const { line, next, persona } of insulted) {
      const bank = touchy(persona) ? banks.offended : banks.shrugsOff;
      expect(
        bank.some((one) => next.text.includes(one)),
        `${line.text} / ${next.text}`,
      ).toBe(true);
    }
    expect(insulted.length).toBeGreaterThan(0);
  });
});
