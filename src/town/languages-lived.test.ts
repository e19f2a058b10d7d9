/** A day of Smallville in Chinese, with people in it (issue 3, Language): everything that anybody does, says, thinks or is told is Chinese. */
import { beforeAll, describe, expect, it } from "vitest";
import { spokenIn } from "../language/language.ts";
import type { TownEvent } from "../world/events.ts";
import { type Lived, live, of } from "./test-town/lived.ts";

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
    if (typeof value === "string") return forPeople.has(key) || key === "why" || own.includes(key) ? [[where, value]] : [];
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
    const me = { who: { id: "web:anlan", name: "安澜", about: "路过的摄影师" } };
    day = await live({
      town: "smallville.zh-CN",
      days: 1,
      acts: [
        { at: "08:00", who: "isabella-rodriguez", whisper: "你要在公园里种一棵桃树" },
        { at: "08:30", object: "isabella-rodriguezs-apartment/kitchen/炉子", state: "着火了" },
        { at: "09:00", event: "valentine" },
      ],
    });
    void me;
  }, 120_000);

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

  it("deals with a fire, and tells it", () => {
    const put = of(day.events, "object-changed").filter(({ to }) => to === "着火了");
    expect(put).toHaveLength(1);
  });
});
