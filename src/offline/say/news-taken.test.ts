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
import { parting } from "./partings.ts";
import { isSaid } from "./said-here.ts";
import { tellings } from "./tellings.ts";
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
  const isAt = (place: string, who: string) => {
    const { household, staff } = town.map.places.get(place)!;
    return household.includes(who) || staff.includes(who);
  };
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
    const { faceOver = [], nearOver = [], over } = news.ways.danger;
    const one = (bank: readonly string[]) => (words: string) => bank.includes(words);
    expect(to(hearer, people[0]!.id).every(one(faceOver))).toBe(true);
    // Of friends of theirs one is relieved for them, of others that it is past.
    expect(to(hearer, teller).every((words) => [...over, ...nearOver].some((bank) => isSaid(bank, [words])))).toBe(
      true,
    );
    for (const words of over) expect(words).not.toMatch(/\b(?:us|we)\b|我们/);
  });

  /** All that somebody says to news told by whoever it is of, with how warm they are to each. */
  const takes = (
    story: Story,
    hearer: string,
    teller: string,
    warmth: Readonly<Record<string, number>>,
    from?: string,
  ) => {
    const input = inputOf(hearer, story, teller);
    const ties = new Map(input.mind.ties);
    for (const [who, warm] of Object.entries(warmth)) {
      const tie = [...ties.values()][0]!;
      ties.set(who, { ...tie, warmth: warm });
    }
    const tied = { ...input.mind, ties };
    const mind = from
      ? remembering(tied, { text: "...", stories: [story.id], speaker: from, subjects: [hearer] })
      : tied;
    return [...said((n) => toNews({ ...input, mind }, story, told(teller, story), random(n)))];
  };
  const [ann, ben, cat, dan] = people.map(({ id }) => id) as [string, string, string, string];
  const happened = (report: "got" | "wed", other?: string): Story => ({
    ...openedStory("news", ann, "...", ["..."], ["..."]),
    of: { kind: "happening", who: ann, report, ...(other === undefined ? {} : { other }) },
  });

  it("whoever tells their own news is not weighed against who told it first", () => {
    const name = shortName(nameOf(town, state.world, dan));
    const words = takes(happened("got"), cat, ann, { [ann]: 1 }, dan);
    expect(words.filter((one) => one.includes(name))).toEqual([]);
    expect(words.every((one) => news.heardOfTheirs.good.some((first) => one.startsWith(first)))).toBe(true);
  });

  it("kin are proud of what others are glad of", () => {
    const { faceKin = [] } = news.ways.good;
    const has = (words: readonly string[]) => words.filter((one) => faceKin.some((kin) => one.includes(kin)));
    const kin = takes(happened("got"), cat, ann, { [ann]: 3 });
    expect(has(kin)).toEqual(kin);
    expect(has(takes(happened("got"), cat, ann, { [ann]: 1 }))).toEqual([]);
  });

  it("whoever has come back is welcomed back, and who has come for the first time is not", () => {
    const comes = (text: string): Story => ({
      ...openedStory("comes", ann, text, [text], [text]),
      of: { kind: "change", change: "comes", who: ann, place: null, day: null },
    });
    const { faceBack = [] } = news.ways.comes;
    const welcomed = (story: Story) => takes(story, cat, ann, { [ann]: 1 }).filter((one) => faceBack.includes(one));
    expect(welcomed(comes(language === "en" ? "I'm back from the war" : "我从部队回来了"))).not.toEqual([]);
    expect(welcomed(comes(language === "en" ? "I've moved in" : "我搬来了"))).toEqual([]);
  });

  it("of one's own house one hears that it is past as news, and says so as one who lives there", () => {
    const home = people[0]!.home.place;
    const story: Story = {
      ...openedStory("past", ben, "...", ["mine"], ["theirs"]),
      of: { kind: "danger", where: [home], from: null },
      ends: minutes(0),
    };
    const away = people.find((one) => !isAt(home, one.id))!.id;
    expect(tellings(inputOf(people[0]!.id, story, away), story, away)).toEqual(["mine"]);
    const { hereKnew = [] } = news.ways.danger;
    const relief = takes(story, people[0]!.id, away, {}, dan === away ? cat : dan);
    expect(relief.filter((one) => hereKnew.some((fear) => one.includes(fear)))).toEqual([]);
  });

  it("what one leaves with fits the kind of the news", () => {
    const leaves = (story: Story) => {
      const input = inputOf(cat, story, ann);
      return [...said((n) => ({ text: parting({ ...input, lines: [told(ann, story)] }, random(n)) }))];
    };
    const { good, bad } = lines.partingsTold;
    expect(leaves(happened("got")).every((one) => good.includes(one))).toBe(true);
    const lost: Story = { ...happened("got"), of: { kind: "loss", owner: ann, thing: "...", lastSeen: null } };
    expect(leaves(lost).every((one) => bad.includes(one))).toBe(true);
  });
});
