/** What goes on with something said in earnest, and for how long it is taken to. */
import { describe, expect, it } from "vitest";
import { marlEnd } from "../../../test/town/marl-end.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { offlineOf } from "../../offline/offline.ts";
import { recogniser } from "../../offline/understand/recognise.ts";
import { factsOf, settle } from "../file/settle.ts";
import type { TownState } from "../state.ts";
import { comfort, InEarnest } from "./in-earnest.ts";
import { Pieces } from "./in-pieces.ts";
import { leadsElsewhere } from "./understood.ts";

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

describe.each([
  [
    "en",
    "I want to kill myself",
    ["hello", "Ada, hi", "two coffees please", "what's going on in town today"],
    ["i'm in the car", "i can't go back there"],
  ],
  ["zh-CN", "我不想活了", ["你好", "艾达，嗨", "嗨", "来一碗面"], ["算了当我没说", "我好冷", "再见"]],
] as const)("after an alarm (%s)", (language, plain, other, next) => {
  it("a greeting, an order and a question about the town go on with nothing", async () => {
    const definition = marlEnd(language);
    const { state } = await settle(definition, "marl-end", "1", 5, async (texts) => texts.map(() => null));
    const facts = { ...factsOf(definition, "marl-end"), recognise, understand: offlineOf(language).understand };
    const earnest = new InEarnest(
      () => facts,
      () => 0,
      (text) => leadsElsewhere({ state, facts }, text),
    );
    earnest.note("mia", "plainly", [plain]);
    for (const line of other) expect(earnest.reads("mia", [line]), line).toBeNull();
    for (const line of next) expect(earnest.reads("mia", [line]), line).toBe("plainly");
  });
});

describe("one sentence in several messages", () => {
  const joined = (lines: readonly string[], language: string) => {
    const pieces = new Pieces();
    for (const [i, text] of lines.entries()) pieces.wrote("mia", { id: `${i}`, text, at: i * 1000 });
    const last = `${lines.length - 1}`;
    const facts = () => ({ language, recognise, personas: new Map() }) as unknown as TownFacts;
    const earnest = new InEarnest(facts, () => 0);
    return earnest.inPieces(pieces.before("mia", last, lines.length * 1000), lines.at(-1)!)?.of.length ?? 0;
  };

  it.each([
    ["en", ["Perrin, honestly i want to", "kill myself"]],
    ["en", ["i think im gonna", "end it"]],
    ["en", ["my dad", "hit me again"]],
    ["en", ["i feel like", "dying, for real"]],
    ["en", ["he keeps", "touching me"]],
    ["en", ["i want", "to kill", "myself"]],
    ["zh-CN", ["我想", "死"]],
    ["zh-CN", ["我要", "跳下去"]],
    ["zh-CN", ["我爸又", "打我了"]],
    ["zh-CN", ["我真的不想", "活了"]],
  ])("%s %j is read together", (language, lines) => expect(joined(lines, language)).toBe(lines.length - 1));

  it.each([
    ["en", ["i want to", "buy two buns"]],
    ["en", ["i want to", "kill it at chess"]],
    ["en", ["my dad", "hit the jackpot"]],
    ["en", ["this homework", "is killing me"]],
    // What ended is no piece, and a greeting goes with nothing.
    ["en", ["I talked to my dad.", "hit me again"]],
    ["en", ["hey Perrin", "i want to die"]],
    ["zh-CN", ["我想", "死你了"]],
    ["zh-CN", ["我要", "跳舞"]],
  ])("%s %j is not", (language, lines) => expect(joined(lines, language)).toBe(0));

  it("is no piece of what comes long after it, or of what is taken back", () => {
    const pieces = new Pieces();
    pieces.wrote("mia", { id: "1", text: "my dad", at: 0 });
    expect(pieces.before("mia", null, 29_000)).toHaveLength(1);
    expect(pieces.before("mia", null, 31_000)).toHaveLength(0);
    expect(pieces.before("ben", null, 1000)).toHaveLength(0);
    pieces.drop("1");
    expect(pieces.before("mia", null, 1000)).toHaveLength(0);
  });
});
