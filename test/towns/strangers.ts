/**
 * What holds of days in towns written to be read by strangers (`sheet.ts`), whatever the seed: how news is taken fits, nobody speaks of
 * themselves or to somebody of them as of others, whoever searches begins where it was last seen, and what a line does beside taking news.
 */
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { concernOf, partsOf, placesOf, presses } from "../../src/mind/news/concern.ts";
import { knowsOff } from "../../src/mind/news/stories.ts";
import { gatheringOf, type Story } from "../../src/mind/persona.ts";
import { selfOf } from "../../src/mind/self.ts";
import { nextLine } from "../../src/mind/talk/converse.ts";
import { lines as englishLines } from "../../src/offline/en/say/lines.ts";
import { newsLines as english } from "../../src/offline/en/say/news-lines.ts";
import { touchy } from "../../src/offline/say/spoken.ts";
import { lines as chineseLines } from "../../src/offline/zh/say/lines.ts";
import { newsLines as chinese } from "../../src/offline/zh/say/news-lines.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { thinkingOver } from "../../src/town/thinking.ts";
import type { EventOf } from "../../src/world/events.ts";
import type { Line } from "../../src/world/people.ts";
import { placeOf } from "../../src/world/places.ts";
import { does, toldIn } from "../../src/world/speech-acts.ts";
import { foundFor } from "../town/hosts.ts";
import { offline } from "../town/living.ts";
import { type TwoDays, twoDays } from "../town/two-days.ts";
import { brickfen } from "./brickfen.ts";
import { reactionsIn } from "./reactions.ts";
import { saltWell } from "./salt-well.ts";

type Said = EventOf<"line-said">;
interface Taken {
  readonly line: Said;
  readonly next: Said;
  readonly story: Story;
  readonly said: string;
}

const linesOf = ({ events }: TwoDays) => events.filter((event): event is Said => event.kind === "line-said");

/** News told by a resident, with the line of another after it. */
function takenIn(days: TwoDays): Taken[] {
  const lines = linesOf(days);
  return lines.flatMap((line, i) => {
    const next = lines[i + 1];
    const story = days.town.state.stories.get(toldIn(line.acts).at(-1) ?? "");
    if (!story || next?.talk !== line.talk || next.who === line.who) return [];
    return [{ line, next, story, said: `${line.who}: ${line.text} / ${next.who}: ${next.text}` }];
  });
}

/** Whether a text speaks of somebody by name, and does not only call or greet them. */
const calls = (text: string, name: string): boolean =>
  new RegExp(`${name}(?:.s)? ?(?:has|came|went|found|was|and|needn|去|来|帮|替|在|不用)`, "u").test(text);

/** Who is named in the end of news though they speak it or hear it: whoever helped, whoever has back what they were missing. */
const named = (days: TwoDays, called: ReadonlyMap<string, string>): string[] =>
  linesOf(days).flatMap(({ who, to, text, acts }) =>
    toldIn(acts).flatMap((id) => {
      const { of, first } = days.town.state.stories.get(id)!;
      const part = [of.kind === "need" ? of.by : undefined, first?.who];
      return part.some((one) => one && (one === who || to?.includes(one)) && calls(text, called.get(one)!))
        ? [`${who}: ${text}`]
        : [];
    }),
  );

/** Whether somebody gives something that begins within so short a time that they have to go and see to it. */
const isDueAt = ({ town }: TwoDays, host: string, at: number): boolean =>
  [...town.state.stories.values()].some((story) => {
    const event = gatheringOf(story);
    return event !== null && event.host === host && at < event.to && event.from - at <= 90;
  });

/** Whoever stands for something tells somebody who is cold to them, in many first nights at noon: what they hear, and say to that. */
async function coldlyTaken(
  definition: TownDefinition,
  traits: readonly string[],
): Promise<{ cold: Line; back: Line }[]> {
  const { state, means } = await foundFor(definition, "1");
  const story = [...state.stories.values()].find(({ of }) => of.kind === "office")!;
  const proud = { ...means.town.personas.get(story.holder)!, traits };
  const town = { ...means.town, personas: new Map([...means.town.personas, [proud.id, proud]]) };
  const cold = [...state.minds.values()].find(({ ties }) => (ties.get(proud.id)?.warmth ?? 0) < 0)!.id;
  const now = minutes(12 * 60);
  return Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const said: Line[] = [];
      const says = (who: string, line: Omit<Line, "id" | "who" | "at">) =>
        said.push({ ...line, id: `talk-${n}/${said.length + 1}`, who, at: now });
      const acts: Line["acts"] = [{ act: "tell", news: story.id }];
      says(proud.id, { text: story.tells[0]!, acts, stories: [story.id], rests: [], visitors: [] });
      for (const who of [cold, proud.id]) {
        const { spot } = state.world.people.get(who)!;
        const talk = { id: `talk-${n}`, spot, members: [proud.id, cold], lines: said, began: now, next: who };
        const thinking = thinkingOver({ ...state, now }, state.world, `t${n}`, { ...means, town }, new Map());
        const speaker = town.personas.get(who)!;
        const turn = await nextLine(state.minds.get(who)!, speaker, { ...talk, withPerson: false }, thinking, null, 1);
        says(who, turn.said);
      }
      return { cold: said[1]!, back: said[2]! };
    }),
  );
}

/** Lives both towns with some seeds, once each, and looks at all that is to hold of each; what is rare is looked for where there are many days. */
export function holdsAmongStrangers(seeds: readonly string[]): void {
  const many = seeds.length >= 3;
  describe.each([
    ["en", brickfen, english, englishLines],
    ["zh-CN", saltWell, chinese, chineseLines],
  ] as const)("a town that strangers read of (%s)", (language, written, banks, lines) => {
    const partings: readonly string[] = lines.partingsCalled;
    const leads = [...lines.turn, ...lines.turnGlad];
    const definition = written();
    const known = new Map<string, Promise<TwoDays>>();
    /** Lived once, by whoever asks first. */
    const lived = (seed: string): Promise<TwoDays> => {
      const days = known.get(seed) ?? twoDays(definition, offline, seed);
      known.set(seed, days);
      return days;
    };
    const all = () => Promise.all(seeds.map(lived));
    /** What they are called in what goes round: "Ned", "桂生". */
    const called = new Map(
      definition.personas.map(({ id, name }) => [id, language === "en" ? name.split(" ")[0]! : name.slice(1)]),
    );

    it.each(seeds)("takes news as one would (seed %s)", async (seed) => {
      const days = await lived(seed);
      const { stories, minds } = days.town.state;
      const reactions = await reactionsIn(days, definition);
      for (const { how, fit, said } of reactions) expect(fit, said).toContain(how);
      expect(reactions.length).toBeGreaterThan(10);
      expect(named(days, called)).toEqual([]);
      for (const { text, acts } of linesOf(days)) expect(new Set(toldIn(acts)).size, text).toBe(toldIn(acts).length);
      // Whoever helped knows that it is taken care of.
      for (const story of stories.values()) {
        const over = story.off === undefined ? undefined : stories.get(story.off);
        if (over?.of.kind === "need" && over.of.by !== undefined)
          expect(knowsOff(minds.get(over.of.by)!, story), story.memory).toBe(true);
      }
    });

    it.each(seeds)(
      "tells no other news in the line that takes one, but what is for the hearer (seed %s)",
      async (seed) => {
        const days = await lived(seed);
        const { stories } = days.town.state;
        const taking = takenIn(days).filter(({ line, next }) =>
          next.acts.some((one) => one.act === "react" && one.to === line.line),
        );
        for (const { next, story, said } of taking)
          for (const id of toldIn(next.acts).filter((one) => one !== story.id && one !== story.off))
            expect(presses(stories.get(id)!, next.to![0]!, definition.map), said).toBe(true);
        expect(taking.length).toBeGreaterThan(10);
      },
    );

    it.each(seeds)("leads up to news after an answer or thanks (seed %s)", async (seed) => {
      const days = await lived(seed);
      const lines = linesOf(days).filter(
        ({ acts, to }) =>
          to?.length === 1 &&
          toldIn(acts).length > 0 &&
          acts.some(({ act }) => act === "answer" || act === "thank" || act === "forgive") &&
          acts.every(({ act }) => act !== "propose" && act !== "greet"),
      );
      for (const { text, acts } of lines) {
        // What is told may be the answer itself.
        const told = toldIn(acts).flatMap((id) => {
          const { tells, passes, first } = days.town.state.stories.get(id)!;
          return [...tells, ...passes, ...(first?.own ?? []), ...(first?.tells ?? [])];
        });
        const answers = told.some((one) => text.startsWith(one));
        expect(answers || leads.some((one) => text.includes(one)), text).toBe(true);
      }
    });

    it.each(seeds)("tells nobody their own news as of a third (seed %s)", async (seed) => {
      const days = await lived(seed);
      const { stories } = days.town.state;
      const told = linesOf(days).flatMap((line) =>
        toldIn(line.acts)
          .map((id) => stories.get(id)!)
          .flatMap((story) => (line.to ?? []).map((to) => ({ line, story, to }))),
      );
      // In a talk of three somebody else may be the one who is told.
      const theirs = told.filter(
        ({ line, story, to }) => line.to?.length === 1 && partsOf(story).some(([who]) => who === to),
      );
      for (const { line, story, to } of theirs) expect(story.first?.who, `${line.who} to ${to}: ${line.text}`).toBe(to);
      const endangered = told.filter(
        ({ story, to }) =>
          story.of.kind === "danger" &&
          placesOf(story).some((place) => placeOf(definition.map, place).household.includes(to)),
      );
      for (const { line, story, to } of endangered)
        if (line.to?.length === 1 && story.ends === undefined && story.of.kind === "danger")
          for (const sentence of [...story.tells, ...story.passes].filter((one) => one.includes(called.get(to)!)))
            expect(line.text).not.toContain(sentence);
      expect(told.length).toBeGreaterThan(10);
    });

    it.each(seeds)("begins to search where it was last seen (seed %s)", async (seed) => {
      const days = await lived(seed);
      const { stories } = days.town.state;
      const kept = days.events.filter((event) => event.kind === "memory-kept");
      const searches = kept.flatMap(({ who, memory: { episode } }) =>
        episode?.kind === "saw to" && episode.how === "search" ? [{ who, ...episode }] : [],
      );
      // What was found on the first walk was never searched for in vain.
      const found = kept.filter(({ memory }) => memory.episode?.kind === "found");
      expect(searches.length + found.length).toBeGreaterThan(0);
      // Whoever searches again goes where they have looked least.
      const first = new Map(searches.toReversed().map((one) => [`${one.who} ${one.news}`, one]));
      for (const { news, places } of first.values()) {
        const { of } = stories.get(news)!;
        expect(of.kind === "loss" && of.lastSeen, news).toBe(places[0]);
      }
    });

    it.runIf(many)("stays with what is sad in the line that takes it, or ends there", async () => {
      const sad = (await all()).flatMap((days) =>
        takenIn(days)
          .filter(({ line, next, story }) => {
            const { state, means } = days.town;
            const self = selfOf(state.minds.get(next.who!)!, means.town.personas.get(next.who!)!, {
              ...state,
              now: line.at,
              town: means.town,
            });
            const takes = next.acts.some((one) => one.act === "react" && one.to === line.line);
            return takes && !gatheringOf(story) && concernOf(story, self).grave;
          })
          .map((one) => ({ ...one, called: isDueAt(days, one.next.who!, one.line.at) })),
      );
      expect(sad.length).toBeGreaterThan(seeds.length);
      // Whoever has to see to what they give takes their leave, and says that it is for this.
      const says = (text: string, wording: string) => wording.split("{event}").every((part) => text.includes(part));
      for (const { line, next, called, said } of sad) {
        const excused = called && partings.some((wording) => says(next.text, wording));
        expect(does(line.acts, "farewell") || !does(next.acts, "farewell") || excused, said).toBe(true);
        expect(
          next.acts.flatMap((one) => (one.act === "tell" ? Object.keys(one) : [])),
          said,
        ).not.toContain("fact");
      }
    });

    it.runIf(many)("calls the day of a gathering as it is when it is told, whatever its wordings call it", async () => {
      const told = (await all()).flatMap(takenIn).filter(({ line, story }) => {
        const event = gatheringOf(story);
        return event && event.from > line.at;
      });
      expect(told.length).toBeGreaterThan(seeds.length);
      const aheadOf = ({ line, story }: Taken) =>
        Math.floor(gatheringOf(story)!.from / 1440) - Math.floor(line.at / 1440);
      for (const one of told) {
        if (aheadOf(one) === 0) expect(one.line.text, one.said).not.toMatch(/tomorrow|明天/);
        else expect(one.line.text, one.said).not.toMatch(/today|今天/);
      }
      expect(new Set(told.map(aheadOf))).toContain(0);
    });

    it.runIf(many)("takes a cold word on what one stands for as an insult, where one is touchy", async () => {
      const insulted = (await all()).flatMap((days) => {
        const lines = linesOf(days);
        return lines.flatMap((line, i) => {
          const next = lines[i + 1];
          const persona = days.town.means.town.personas.get(next?.who ?? "");
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
    });

    // Whether the two meet in days that are lived is chance: here they do.
    it.each([
      ["proud", "offended", "shrugsOff"],
      ["easy-going", "shrugsOff", "offended"],
    ] as const)("takes a cold word on what one stands for as one who is %s does", async (trait, bank, other) => {
      const heard = await coldlyTaken(definition, [trait]);
      const insults = heard.filter(({ cold }) => does(cold.acts, "insult"));
      for (const { cold, back } of insults) {
        const said = `${cold.text} / ${back.text}`;
        expect(
          banks.ways.office.faceCold!.some((one) => cold.text.includes(one.split(/\{\w+\}/u).at(-1)!)),
          said,
        ).toBe(true);
        expect(
          banks[bank].some((one) => back.text.includes(one)),
          said,
        ).toBe(true);
        expect(
          banks[other].some((one) => back.text.includes(one)),
          said,
        ).toBe(false);
      }
      expect(insults.length).toBe(heard.length);
    });
  });
}
