/** How news is taken: what stays is not mourned, what one knows is no surprise, and what others were in is behind them. */
import { describe, expect, it } from "vitest";
import { remembering } from "../../../test/mind/minds.ts";
import { foundFor } from "../../../test/town/hosts.ts";
import { generatedTown } from "../../../test/towns/generated-town.ts";
import { minutes } from "../../clock/units.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { partsOf } from "../../mind/news/concern.ts";
import { openedStory } from "../../mind/news/stories.ts";
import type { Story } from "../../mind/persona.ts";
import { selfOf } from "../../mind/self.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import { randomFor } from "../../world/chance.ts";
import type { Line } from "../../world/people.ts";
import { takenOf, toNews } from "./news.ts";
import { isSaid } from "./said-here.ts";
import { talkWords } from "./words.ts";

describe.each(["en", "zh-CN"] as const)("how news is taken, %s", async (language) => {
  const { state, means } = await foundFor(generatedTown(205, language), "1");
  const { town } = means;
  const people = [...town.personas.values()];
  const inputOf = (who: string, story: Story, other: string): TalkInput => ({
    ...selfOf(state.minds.get(who)!, town.personas.get(who)!, { ...state, town }),
    stories: new Map([[story.id, story]]),
    others: [other],
    lines: [],
    recalled: [],
  });
  const { lines, news, placeName, shortName } = talkWords(inputOf(people[0]!.id, [...state.stories.values()][0]!, ""));
  const told = (who: string, story: Story, text = story.passes[0]!): Line => ({
    id: "talk-1/1",
    who,
    text,
    at: state.now,
    acts: [{ act: "tell", news: story.id }],
    stories: [story.id],
    rests: [],
    visitors: [],
  });
  /** All that is said in forty tries. */
  const said = (say: (n: number) => { readonly text: string }) =>
    new Set(Array.from({ length: 40 }, (_, n) => say(n).text));
  const random = (n: number) => randomFor(n, language);

  it("every first word on news is in some bank", () => {
    const all = Object.values(news.ways).flatMap((ways) => Object.values(ways).flatMap((bank) => Object.values(bank)));
    expect(news.anew.filter((one) => !all.flat().includes(one))).toEqual([]);
  });

  /** Somebody who goes to a public place that closes, as it is told, and somebody else. */
  const closing = (tell: (place: string) => string) =>
    people.flatMap((one) => {
      const place = one.haunts
        .map((id) => town.map.places.get(id)!)
        .find(({ access, staff }) => access === "public" && !staff.includes(one.id));
      const other = people.find(({ id }) => id !== one.id)!;
      if (!place) return [];
      const text = tell(place.name);
      const of = { kind: "change", change: "closes", who: null, place: place.id, day: null } as const;
      const story: Story = { ...openedStory("closing", other.id, text, [text], [text]), of };
      const input = inputOf(one.id, story, other.id);
      const name = placeName(input, place.id);
      return [...said((n) => takenOf(input, story, told(other.id, story), random(n)))].map((words) => ({
        name,
        words,
      }));
    });

  it("what is at a place may close without the place, and the place itself is missed", () => {
    const itself = closing((name) => (language === "en" ? `${name} closes` : `${name}要关门了`));
    const at = closing((name) => (language === "en" ? `The ballet class at ${name} closes` : `${name}的舞蹈班要停了`));
    expect(itself.filter(({ name, words }) => words.includes(name))).not.toEqual([]);
    expect(at.length).toBeGreaterThan(0);
    expect(at.filter(({ name, words }) => words.includes(name))).toEqual([]);
  });

  it("nothing that one knows is taken as if it were new", () => {
    const words = [...state.stories.values()].flatMap((story) =>
      people.flatMap(({ id }) => {
        const other = people.find((one) => one.id !== id && !partsOf(story).some(([who]) => who === one.id))!;
        const input = inputOf(id, story, other.id);
        if (story.holder === id || partsOf(story).some(([who]) => who === id)) return [];
        return [...said((n) => takenOf(input, story, told(other.id, story), random(n), true))];
      }),
    );
    expect(words.length).toBeGreaterThan(20);
    for (const one of words) expect(news.anew.filter((first) => isSaid(first, [one]) && first.length > 12)).toEqual([]);
  });

  it("who has just been named for it is no second source, and who is in it told one so", () => {
    const [a, b, c] = people.map(({ id }) => id) as [string, string, string];
    const story: Story = {
      ...openedStory("prize", a, "...", ["..."], ["..."]),
      of: { kind: "happening", who: b, report: "got" },
    };
    const knowing = (source: string): TalkInput => {
      const input = inputOf(c, story, a);
      const mind = remembering(input.mind, { text: "...", stories: [story.id], speaker: source, subjects: [c] });
      return { ...input, mind };
    };
    const name = (who: string) => shortName(nameOf(town, state.world, who));
    const [d] = people.map(({ id }) => id).slice(3);
    const passed = (source: string, text: string) =>
      [...said((n) => toNews(knowing(source), story, told(a, story, text), random(n)))].filter((words) =>
        lines.alreadyKnow.some((one) => words.startsWith(one.replace("{source}", name(source)))),
      );
    const among = (words: readonly string[], source: string) =>
      words.filter((one) => !lines.toldMe.some((bank) => one.startsWith(bank.replace("{source}", name(source)))));
    expect(among(passed(d!, "..."), d!)).not.toEqual([]);
    expect(among(passed(d!, `${name(d!)}: ...`), d!)).toEqual([]);
    expect(among(passed(b, "..."), b)).toEqual([]);
  });

  it("a danger is past for those it came to, and for nobody else", () => {
    const home = people[0]!.home.place;
    const { household } = town.map.places.get(home)!;
    const apart = people.filter(({ id }) => !household.includes(id));
    const of = { kind: "danger", where: [home], from: null } as const;
    const story: Story = { ...openedStory("flood-over", apart[0]!.id, "...", ["..."], ["..."]), of, ends: minutes(0) };
    const [hearer, teller] = [apart[1]!.id, apart[2]!.id];
    const to = (who: string, of: string) => [
      ...said((n) => takenOf(inputOf(who, story, of), story, told(of, story), random(n))),
    ];
    const { faceOver = [], over } = news.ways.danger;
    const one = (bank: readonly string[]) => (words: string) => bank.includes(words);
    expect(to(hearer, people[0]!.id).every(one(faceOver))).toBe(true);
    expect(to(hearer, teller).every(one(over))).toBe(true);
    for (const words of over) expect(words).not.toMatch(/\b(?:us|we)\b|我们/);
  });
});
