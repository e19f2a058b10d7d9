/** What members say of others and of the town is news, with its source: it is put right and taken back by whoever brought it, in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { partsOf, placesOf } from "../../src/mind/news/concern.ts";
import { bestMemory, knowsNow } from "../../src/mind/news/stories.ts";
import type { OfflineMind } from "../../src/mind/offline.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { type Actor, takeAct } from "../../src/town/acts/take-act.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";
import { firstName, type Person } from "../../src/world/people.ts";
import type { Reading } from "../../src/world/reading.ts";
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
const newsIn = async (definition: TownDefinition, text: string): Promise<string | null> =>
  (await readingIn(definition, text)).news;

/** What a visitor's words to a resident of a town, the first or another, are understood to be. */
async function readingIn(definition: TownDefinition, text: string, to?: string): Promise<Reading> {
  const { state } = await settle(definition, "here", "1", 5, async (texts) => texts.map(() => null));
  const [first] = [...state.world.people.values()];
  const by: Person = { ...first!, id: "visitor:kit", kind: "visitor", name: "Kit", asleep: false };
  const world = { ...state.world, people: new Map(state.world.people).set(by.id, by) };
  return offlineOf(definition.language).understand(text, {
    town: factsOf(definition, "here"),
    world,
    now: minutes(14 * 60),
    by,
    to: to ?? first!.id,
    lines: [],
    stories: [...state.stories.values()],
    tells: [],
    agreed: [],
  });
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

/** The kind of what is brought, a change by which, and who or where has a part in it. */
const partsIn = ({ newsOf }: Reading): readonly (string | null)[] => {
  if (!newsOf) return [];
  const kind = newsOf.kind === "change" ? newsOf.change : newsOf.kind;
  const hearsay = newsOf.kind === "happening" && newsOf.report === "looks forward" ? ["gathering"] : [];
  const place = "place" in newsOf ? newsOf.place : "lastSeen" in newsOf ? newsOf.lastSeen : null;
  return [kind, ...hearsay, ...partsOf({ of: newsOf }).map(([who]) => who), ...placesOf({ of: newsOf }), place];
};

describe.each(languages)("what kind of news is brought, %s", (language) => {
  it("has its kind, and whom and where it is of", async () => {
    const definition = leat(language, [], []);
    const cases = readFileSync(new URL(`../gold/brought/kinds-${language}.jsonl`, import.meta.url), "utf8");
    const wrong = [];
    for (const line of cases.trim().split("\n")) {
      const { text, kind, of } = JSON.parse(line) as { text: string; kind: string; of?: string };
      const to = definition.personas.find(({ name }) => !text.includes(firstName(name)));
      const got = partsIn(await readingIn(definition, text, to?.id));
      if (!got.includes(kind) || (of !== undefined && kind !== "gathering" && !got.includes(of)))
        wrong.push([text, kind, ...got]);
    }
    // A kind is missed sooner than mistaken.
    expect(wrong.filter(([, , got]) => got !== undefined).length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(5);
  });
});

describe.each(languages)("what is no news, %s", (language) => {
  it("is hearsay of nothing, a proverb, the weather, and what nobody here has done", async () => {
    for (const text of nothing[language].news)
      expect(await newsIn(leat(language, [["hanne", "otto", 2]], []), text), text).toBeNull();
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
    moves: "Otto is moving away.",
    mover: "No, it's not Otto, it's Tam.",
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
    moves: "周大海要搬走了。",
    mover: "不对，不是周大海，是何成林。",
    greets: "你好，见到你真高兴！",
    own: "我昨天丢了工作。",
  },
} as const;

/** What says nothing of the town, or of nobody in particular; what settles nothing that was told; what takes nothing back. */
const nothing = {
  en: {
    news: [
      "heard it through the grapevine",
      "they lost the game",
      "it won't work",
      "Apparently it won't rain",
      "did you hear? that was great",
      "He says he misses the sea.",
      "Brid told me she feels lonely here",
      "I wonder who took the bell",
    ],
    today: "The old mill burned down today.",
    rights: [
      "no I mean tea not coffee",
      "actually it's Tuesday today",
      "sorry, I meant the other cafe",
      "No, where is the mill?",
      "No, I live at the mill.",
    ],
    right: "Sorry, I meant the barn, not the mill.",
    keeps: ["never mind", "nvm"],
    between: "I like your hat.",
  },
  "zh-CN": {
    news: ["人家说吃苦是福", "听说要下雨", "他说他想念大海", "春燕说她想家了", "不知道谁把钟拿走了"],
    today: "听说老磨坊今天着火了。",
    rights: ["不是，我问的是汤姆在哪", "我是说茶，不是咖啡", "不对，今天是星期二"],
    right: "我是说谷仓着火了，不是磨坊",
    keeps: ["算了"],
    between: "你的帽子真好看。",
  },
} as const;

const kit: Actor = { id: "discord:1", name: "Kit", about: "" };

describe.each(languages)("news that a visitor brings, %s", (language) => {
  const words = said[language];
  const living = async (heard: (text: string) => void = () => {}) => {
    const ground = {
      id: "test",
      definition: leat(language, [["hanne", "otto", 2]], []),
      model: offline,
      offline: (language: string): OfflineMind => {
        const mind = offlineOf(language);
        const understand: typeof mind.understand = (text, talk) => {
          heard(text);
          return mind.understand(text, talk);
        };
        return { ...mind, understand };
      },
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

  it("is not put right by what is of something else, asks, or speaks of who talks", async () => {
    for (const text of nothing[language].rights) {
      const { tell, brought } = await living();
      await tell(nothing[language].today);
      await tell(text);
      expect(
        brought().filter(({ righted }) => righted !== undefined),
        text,
      ).toEqual([]);
    }
    const { tell, brought } = await living();
    await tell(words.news);
    await tell(nothing[language].right);
    expect(brought()[0]!.righted).toBeDefined();
    expect(brought()[0]!.memory).not.toMatch(/meant|我是说/);
  });

  it("is not taken back by small words, nor once something else was said", async () => {
    const { tell, brought, town } = await living();
    await tell(words.news);
    const [first] = brought();
    for (const text of nothing[language].keeps) await tell(text);
    expect(town.state.stories.has(first!.id)).toBe(true);
    const later = await living();
    await later.tell(words.news);
    const [other] = later.brought();
    await later.tell(nothing[language].between);
    await later.tell(words.back);
    expect(later.town.state.stories.has(other!.id)).toBe(true);
  });

  it("is put right among those who told it on, hours later and in another talk", async () => {
    const { town, tell, brought } = await living();
    const put = (place: string, who: (id: string) => boolean) =>
      town.commit("switch", (state) => {
        const spot = { place, area: "a1" };
        const moved = [...state.world.people].map(
          ([id, one]) => [id, who(id) && !one.talk ? { ...one, spot, walk: null } : one] as const,
        );
        return { state: { ...state, world: { ...state.world, people: new Map(moved) } }, events: [] };
      });
    await put("quay", (id) => id !== "hanne");
    await tell(words.news);
    const [story] = brought();
    const met = async () => {
      await put("quay", () => true);
      await town.tick();
    };
    const had = () => [...town.state.minds.values()].filter((mind) => bestMemory(mind, story!.id));
    for (let i = 0; i < 60 && had().length < 2; i++) await met();
    await takeAct(town, kit, { kind: "leave" });
    while ([...town.state.world.people.values()].some(({ talk }) => talk)) await town.tick();
    await put("quay", () => true);
    await put("green", (id) => id === "hanne");
    await tell(words.right);
    const wrong = had().filter((mind) => !knowsNow(mind, brought()[0]!));
    expect(brought()[0]!.righted).toBeDefined();
    for (let i = 0; i < 60 && wrong.some(({ id }) => !knowsNow(town.state.minds.get(id)!, brought()[0]!)); i++)
      await met();
    const right = wrong.filter(({ id }) => knowsNow(town.state.minds.get(id)!, brought()[0]!));
    expect(wrong.length).toBeGreaterThan(0);
    expect(right.length).toBeGreaterThan(0);
  });

  it("is of whom the correction names instead, whichever name comes first", async () => {
    const { tell, brought } = await living();
    await tell(words.moves);
    await tell(words.mover);
    expect(brought().map(({ of }) => of)).toMatchObject([{ kind: "change", change: "leaves", who: "tam" }]);
  });

  it("is not put right by what puts something else right that was said since", async () => {
    const { tell, brought } = await living();
    await tell(words.news);
    await tell(nothing[language].between);
    await tell(words.right);
    expect(brought()[0]!.righted).toBeUndefined();
  });

  it("is understood once when it is said to somebody", async () => {
    const read: string[] = [];
    const { tell } = await living((text) => void read.push(text));
    await tell(words.news);
    expect(read.filter((text) => text === words.news)).toHaveLength(1);
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
