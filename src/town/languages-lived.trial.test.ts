/** A day of Smallville in Chinese, with people in it (issue 3, Language): everything that anybody does, says, thinks or is told is Chinese. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Lived, live, of } from "../../test/town/lived.ts";
import { spokenIn } from "../language/language.ts";
import type { TownEvent } from "../world/events.ts";

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

describe("a day of Smallville in Chinese", () => {
  let day: Lived;
  beforeAll(async () => {
    day = await live({
      town: "smallville.zh-CN",
      days: 1,
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
  });

  it("has no word of another language in anything that is done, said, thought, planned or told", () => {
    const found = day.events.flatMap(texts);
    expect(found.length).toBeGreaterThan(5_000);
    expect(new Set(found.map(([where]) => where)).size).toBeGreaterThan(15);
    expect(found.filter(([, text]) => foreign.test(text)).slice(0, 20)).toEqual([]);
    expect(found.filter(([, text]) => !spokenIn("zh-CN", text)).slice(0, 20)).toEqual([]);
  });

  it("is as lively as in English: people talk, plan, reflect, and news goes round", () => {
    expect(day.summary.conversations).toBeGreaterThan(40);
    expect(day.summary.reflections).toBeGreaterThan(20);
    expect(day.summary.knowing.party).toBeGreaterThan(5);
    expect(of(day.events, "line-said").every(({ text }) => /[。！？…~～]$/u.test(text.trim()))).toBe(true);
  });

  it("understands a fire by its Chinese name, and somebody puts it out", () => {
    const [fire] = of(day.events, "object-changed").filter(({ to }) => to === "着火了");
    const [out] = of(day.events, "object-changed").filter(
      (one) => one.object === fire?.object && one.from === "着火了",
    );
    expect(fire?.odd).toBe(true);
    expect(out!.at - fire!.at).toBeLessThan(30);
    expect(of(day.events, "resident-acted").map(({ doing }) => doing)).toContain("关掉炉子，把火扑灭");
  });

  it("answers a visitor, who is met and remembered by name", () => {
    const answers = of(day.events, "line-said").filter(({ answers }) => answers !== null);
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(of(day.events, "memory-kept").some(({ memory }) => memory.text.includes("一位叫安澜的访客来到了"))).toBe(
      true,
    );
  });
});
