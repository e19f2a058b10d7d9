/**
 * Two days of Smallville in Chinese, offline, with people in it on the first (issue 3, Language), lived once: news spreads by word of mouth
 * (paper section 7), everything that anybody does, says, thinks or is told is Chinese, and lines do what lines do.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { actsHold, watched } from "../../test/town/acts-hold.ts";
import { type Lived, live, of } from "../../test/town/lived.ts";
import { talksOf } from "../../test/town/talks-of.ts";
import { spokenIn } from "../language/language.ts";
import type { TownEvent } from "../world/events.ts";
import { gather, knowing } from "./looking/measures.ts";

/** Fields whose text is for people to read; the others are ids, kinds and closed lists. */
const forPeople = new Set(["text", "doing", "core", "occupation", "feeling", "questions", "state", "name", "about"]);
/** Those that are so in some events only. */
const forPeopleIn: Readonly<Record<string, readonly string[]>> = {
  "object-changed": ["from", "to"],
  "commitment-made": ["what"],
};

/** Why something of the machinery was left out is for whoever runs the town. */
const machinery = new Set<TownEvent["kind"]>(["result-dropped", "answer-fell-back"]);

/** Every text for people in an event, with where it is. */
function texts(event: TownEvent): [where: string, text: string][] {
  const own = forPeopleIn[event.kind] ?? [];
  const walk = (value: unknown, key: string, where: string): [string, string][] => {
    // What a line does is ids and names of lists, and nobody is shown it.
    if (key === "acts") return [];
    if (typeof value === "string")
      return forPeople.has(key) || key === "why" || own.includes(key) ? [[where, value]] : [];
    if (Array.isArray(value)) return value.flatMap((one) => walk(one, key, where));
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([name, one]) => walk(one, name, `${where}.${name}`));
    return [];
  };
  return machinery.has(event.kind) ? [] : walk(event, "", event.kind);
}

const foreign = /[A-Za-z]{3,}/;

const watch = watched();
let lived: Lived;
beforeAll(async () => {
  lived = await live({
    town: "smallville.zh-CN",
    days: 2,
    seed: "1",
    offline: watch.offline,
    acts: [
      { at: "08:00", who: "伊莎贝拉", whisper: "你要在公园里种一棵桃树" },
      { at: "06:30", object: "<伊莎贝拉·罗德里格斯的公寓：厨房：炉子>着火了" },
      { at: "10:00", who: "安澜", about: "路过的摄影师", go: "霍布斯咖啡馆" },
      { at: "10:05", who: "安澜", say: "你好，请问你是谁？", to: "伊莎贝拉·罗德里格斯" },
      { at: "10:10", who: "安澜", say: "今天有什么新鲜事吗？" },
      { at: "10:15", who: "安澜", do: "拍了一张窗边的照片" },
      { at: "10:30", who: "安澜", say: "明天下午三点我们在约翰逊公园见面好吗？", to: "伊莎贝拉·罗德里格斯" },
      { at: "11:00", who: "安澜", leave: true },
    ],
  });
}, 900_000);

describe("two days of Smallville in Chinese", () => {
  it("spread the party and the candidacy as far as the English ones (paper section 7.1)", () => {
    const { knowing, density } = lived.summary;
    expect(knowing.party).toBeGreaterThanOrEqual(13);
    expect(knowing.candidacy).toBeGreaterThanOrEqual(8);
    expect(density.end).toBeGreaterThanOrEqual(0.6);
    expect(lived.summary.attended).toBeGreaterThanOrEqual(5);
  });

  it("hold not an English word in what is said, done, remembered, planned and concluded", () => {
    const texts = [
      ...of(lived.events, "line-said").map(({ text }) => text),
      ...of(lived.events, "resident-acted").map(({ doing }) => doing),
      ...of(lived.events, "object-changed").map(({ to }) => to),
      ...of(lived.events, "memory-kept").map(({ memory }) => memory.text),
      ...of(lived.events, "plan-made").flatMap(({ chunks }) => chunks.map(({ doing }) => doing)),
      ...of(lived.events, "commitment-made").map(({ what }) => what),
      ...of(lived.events, "tie-renewed").map(({ text }) => text),
      ...of(lived.events, "summary-renewed").flatMap(({ core, occupation, feeling }) => [core, occupation, feeling]),
    ];
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.filter((text) => /[a-z]{3,}/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /undefined|[{}]|，，|。。|正在在/.test(text))).toEqual([]);
  });

  it("say the party in Chinese words", () => {
    const carried = of(lived.events, "line-said").filter(({ stories }) => stories.includes("party"));
    // What only asks for help with it, or says yes, does not tell it.
    expect(carried.length).toBeGreaterThan(15);
    for (const { text } of carried) expect(text).toMatch(/派对|聚会/);
  });

  it("do not wear the same words thin: no sentence is every twenty-fifth", () => {
    const times = new Map<string, number>();
    const lines = of(lived.events, "line-said");
    for (const { text } of lines)
      for (const sentence of text.split(/(?<=[。！？])/u))
        if (sentence.length > 8) times.set(sentence, (times.get(sentence) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThan(lines.length / 25);
  });

  actsHold("smallville.zh-CN", watch, () => talksOf(lived.events));
});

describe("a day of Smallville in Chinese", () => {
  let day: readonly TownEvent[];
  beforeAll(() => {
    day = lived.events.filter(({ at }) => at < 1440);
  });

  it("has no word of another language in anything that is done, said, thought, planned or told", () => {
    const found = day.flatMap(texts);
    expect(found.length).toBeGreaterThan(5_000);
    expect(new Set(found.map(([where]) => where)).size).toBeGreaterThan(15);
    expect(found.filter(([, text]) => foreign.test(text)).slice(0, 20)).toEqual([]);
    expect(found.filter(([, text]) => !spokenIn("zh-CN", text)).slice(0, 20)).toEqual([]);
  });

  it("is as lively as in English: people talk, plan, reflect, and news goes round", () => {
    expect(of(day, "talk-began").length).toBeGreaterThan(40);
    expect(of(day, "reflection-begun").length).toBeGreaterThan(20);
    const party = lived.definition.stories.find(({ id }) => id === "party")!;
    expect(knowing(gather(day), party).size).toBeGreaterThan(5);
    expect(of(day, "line-said").every(({ text }) => /[。！？…~～]$/u.test(text.trim()))).toBe(true);
  });

  it("understands a fire by its Chinese name, and somebody puts it out", () => {
    const [fire] = of(day, "object-changed").filter(({ to }) => to === "着火了");
    const [out] = of(day, "object-changed").filter((one) => one.object === fire?.object && one.from === "着火了");
    expect(fire?.odd).toBe(true);
    expect(out!.at - fire!.at).toBeLessThan(30);
    expect(of(day, "resident-acted").map(({ doing }) => doing)).toContain("关掉炉子，把火扑灭");
  });

  it("answers a visitor, who is met and remembered by name", () => {
    const answers = of(day, "line-said").filter(({ answers }) => answers !== null);
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(of(day, "memory-kept").some(({ memory }) => memory.text.includes("一位叫安澜的访客来到了"))).toBe(true);
  });
});
