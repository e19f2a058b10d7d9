/** What members say of others and of the town is news, with its source: it is put right and taken back by whoever brought it, in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { bestMemory } from "../../src/mind/news/stories.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { type Actor, takeAct } from "../../src/town/acts/take-act.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";
import type { Person } from "../../src/world/people.ts";
import { offline } from "../town/living.ts";
import { marlEnd } from "../town/marl-end.ts";
import { leat, type Tongue } from "./leat.ts";
import { skarn } from "./skarn.ts";
import { weirEnd } from "./weir-end.ts";

const languages: readonly Tongue[] = ["en", "zh-CN"];
interface Case {
  readonly town: string;
  readonly text: string;
  readonly news: boolean;
}

const casesOf = (file: string): Case[] =>
  readFileSync(new URL(`../gold/brought/${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const townOf = (name: string, language: Tongue): TownDefinition =>
  name === "leat"
    ? leat(language, [], [])
    : name === "skarn"
      ? skarn(language)
      : name === "weir-end"
        ? weirEnd(language)
        : marlEnd(language);

/** The news in what a visitor says to the first resident of a town, or null. */
async function newsIn(definition: TownDefinition, text: string): Promise<string | null> {
  const { state } = await settle(definition, "here", "1", 5, async (texts) => texts.map(() => null));
  const [first] = [...state.world.people.values()];
  const by: Person = { ...first!, id: "visitor:kit", kind: "visitor", name: "Kit", asleep: false };
  const world = { ...state.world, people: new Map(state.world.people).set(by.id, by) };
  const { news } = offlineOf(definition.language).understand(text, {
    town: factsOf(definition, "here"),
    world,
    now: minutes(14 * 60),
    by,
    to: first!.id,
    lines: [],
    stories: [...state.stories.values()],
    tells: [],
    agreed: [],
  });
  return news;
}

describe.each(languages)("what is news, %s", (language) => {
  it.each(["tuned", "kept"])("%s", async (half) => {
    const read = [];
    for (const one of casesOf(`${half}-${language}`))
      read.push({ ...one, got: await newsIn(townOf(one.town, language), one.text) });
    const wrong = read.filter(({ news, got }) => news !== (got !== null)).map(({ text, got }) => [text, got]);
    if (half === "tuned") expect(wrong).toEqual([]);
    // News is missed sooner than made up.
    else {
      expect(wrong.filter(([, got]) => got !== null)).toEqual([]);
      expect(wrong.length).toBeLessThanOrEqual(2);
    }
  });
});

const said = {
  en: {
    news: "The old mill burned down last night.",
    as: /Kit\b.*old mill burned down/,
    right: "No, it was the barn, not the mill.",
    righted: /Kit said that the old mill burned down.*it was the barn, not the mill/,
    back: "I made that up.",
    taken: /Kit has taken back that the old mill burned down/,
    greets: "Hello, good to see you!",
    own: "I lost my job yesterday.",
  },
  "zh-CN": {
    news: "听说老磨坊昨晚着火了。",
    as: /Kit说老磨坊昨晚着火了/,
    right: "不对，是谷仓，不是磨坊。",
    righted: /Kit先是说老磨坊昨晚着火了.*谷仓/,
    back: "我瞎说的。",
    taken: /Kit收回.*老磨坊昨晚着火了/,
    greets: "你好，见到你真高兴！",
    own: "我昨天丢了工作。",
  },
} as const;
const kit: Actor = { id: "discord:1", name: "Kit", about: "" };

describe.each(languages)("news that a visitor brings, %s", (language) => {
  const words = said[language];
  const living = async () => {
    const ground = {
      id: "test",
      definition: leat(language, [["hanne", "otto", 2]], []),
      model: offline,
      offline: offlineOf,
      store: null,
      clock: () => 0,
    };
    const town = await Town.found(ground, "1", 5);
    const now = minutes(10 * 60);
    const spot = { place: "green", area: "a1" };
    await town.commit("switch", (state) => {
      const people = new Map([...state.world.people].map(([id, one]) => [id, { ...one, asleep: false, spot }]));
      return { state: { ...state, now, opened: true, world: { ...state.world, people } }, events: [] };
    });
    const events: TownEvent[] = [];
    town.watch((committed) => void events.push(...committed.events));
    const tell = async (text: string) => {
      const done = await takeAct(town, kit, { kind: "say", place: "green", text, to: "hanne" });
      await done.answered;
      await town.tick();
    };
    const brought = () => [...town.state.stories.values()].filter(({ by }) => by !== undefined);
    return { town, tell, brought, events };
  };

  it("is theirs, of what they say of others: neither a greeting nor what they say of themselves is", async () => {
    const { tell, brought, town } = await living();
    await tell(words.greets);
    await tell(words.own);
    expect(brought()).toEqual([]);
    await tell(words.news);
    const [story] = brought();
    expect(story?.memory).toMatch(words.as);
    expect(story?.passes.every((one) => one.includes("Kit"))).toBe(true);
    expect(bestMemory(town.state.minds.get("hanne")!, story!.id)).not.toBeNull();
  });

  it("is put right under the same name, and told so to whoever had it wrong", async () => {
    const { tell, brought } = await living();
    await tell(words.news);
    const [first] = brought();
    await tell(words.right);
    expect(brought().map(({ id }) => id)).toEqual([first!.id]);
    expect(brought()[0]!.memory).toMatch(words.righted);
  });

  it("goes round no more when it is taken back, and whoever hears that says so", async () => {
    const { tell, brought, town } = await living();
    await tell(words.news);
    const [first] = brought();
    await tell(words.back);
    expect(town.state.stories.has(first!.id)).toBe(false);
    const [off] = brought();
    expect(off).toMatchObject({ takesBack: first!.id });
    expect(off?.memory).toMatch(words.taken);
    expect(bestMemory(town.state.minds.get("hanne")!, off!.id)).not.toBeNull();
  });
});
