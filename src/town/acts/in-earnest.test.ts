/** What goes on with something said in earnest, and for how long it is taken to. */
import { describe, expect, it } from "vitest";
import type { TownFacts } from "../../mind/mind.ts";
import { recogniser } from "../../offline/understand/recognise.ts";
import type { TownState } from "../state.ts";
import { comfort, InEarnest } from "./in-earnest.ts";

const recognise = recogniser();
const MINUTE = 60_000;

describe.each([
  {
    language: "en",
    plain: "I want to kill myself",
    next: ["it will be over soon", "I'm at the bridge now", "sorry for bothering you", "what should I do"],
    other: ["Two coffees and a bun, please.", "Who won the regatta last year?"],
  },
  {
    language: "zh-CN",
    plain: "我不想活了",
    next: ["你还在吗", "我该怎么办", "算了，不说了"],
    other: ["来两杯咖啡和一个面包。", "去年划船比赛谁赢了？"],
  },
])("after something plain ($language)", ({ language, plain, next, other }) => {
  const lived = () => {
    let now = 0;
    const earnest = new InEarnest(
      () => ({ language, recognise, personas: new Map() }) as unknown as TownFacts,
      () => now,
    );
    return { earnest, later: (by: number) => (now += by) };
  };

  it("what may go on with it does for a moment, and what is surely something else never", () => {
    const { earnest, later } = lived();
    for (const line of [...next, ...other]) expect(earnest.reads("mia", [line]), line).toBeNull();
    expect(earnest.reads("mia", [plain])).toBe("plainly");
    earnest.note("mia", "plainly", [plain]);
    later(MINUTE);
    for (const line of next) expect(earnest.reads("mia", [line]), line).toBe("plainly");
    for (const line of other) expect(earnest.reads("mia", [line]), line).toBeNull();
    expect(earnest.reads("ben", [next[0]!])).toBeNull();
    // What goes on with it does not go on for ever: the moment counts from what was plain by itself.
    earnest.note("mia", "plainly", [next[0]!]);
    later(2.5 * MINUTE);
    expect(next.filter((line) => earnest.reads("mia", [line]) === null)).not.toEqual([]);
    later(20 * MINUTE);
    for (const line of next) expect(earnest.reads("mia", [line]), line).toBeNull();
  });

  it("is met by another sentence each time", () => {
    const state = { id: "town", seed: "1", world: { map: { language } } } as unknown as TownState;
    for (const how of ["plainly", "faintly"] as const) expect(comfort(state, 6, how)).not.toBe(comfort(state, 7, how));
  });

  it("what was only faintly so is gone on with by what surely does", () => {
    const { earnest } = lived();
    earnest.note("mia", "faintly", []);
    expect(next.filter((line) => earnest.reads("mia", [line]) === null)).not.toEqual([]);
  });
});
