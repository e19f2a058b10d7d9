/** What turns could hold: never less than they do. Whole days of it are a trial (`turn-words.trial.test.ts`). */
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { type Actor, takeAct } from "../acts/take-act.ts";
import { Town } from "../town.ts";
import type { TurnRecord } from "../turn-record.ts";
import { Forgetting } from "./forgetting.ts";
import { searchFor, type Traces, tracesOf } from "./traces.ts";
import { mayHold, soughtOf, TURNS, TurnWords } from "./turn-words.ts";

const none: Traces = { visitor: null, ids: [], names: [], words: [] };
const keptOf = (...values: unknown[]): string => {
  const words = new TurnWords();
  for (const value of values) words.add(1, value);
  return words.kept();
};

it("the hashes know every text that a search finds, however it is written", () => {
  const cases: [unknown, Partial<Traces>][] = [
    [{ a: [{ "visitor:discord:700": 1 }] }, { visitor: "visitor:discord:700" }],
    [{ text: "talk:visitor:discord:700/3" }, { visitor: "visitor:discord:700" }],
    [{ text: "He met Σίσυφος, then ΣΊΣΥΦΟΣ." }, { words: ["σίσυφοσ", "σίσυφος"] }],
    [{ text: "My ALBUM of Madagascar" }, { words: ["madagascar"] }],
    [{ text: "İSTANBUL’s (Bob O’Neil-Smith)" }, { names: ["Bob O’Neil-Smith"] }],
    [{ text: "他说：我的T恤是木刻师做的。" }, { words: ["木刻师"] }],
    [{ text: "欢迎林晓木Bob来" }, { names: ["林晓木"] }],
    [{ text: "欢迎 木 Bobby 来" }, { names: ["木 Bob"] }],
    [{ id: "klaus#57" }, { ids: ["klaus#57"] }],
    [{ text: `A long one ${"and more ".repeat(20)}` }, { ids: [`A long one ${"and more ".repeat(20)}`] }],
    [{ text: "hello ✨✨ there" }, { names: ["✨✨"] }],
  ];
  for (const [value, some] of cases) {
    const traces = { ...none, ...some };
    expect(searchFor(traces)(value) || some.names?.[0] === "✨✨", JSON.stringify(some)).toBe(true);
    expect(mayHold(keptOf(value), soughtOf(traces))(1), JSON.stringify(some)).toBe(true);
  }
  const full = keptOf(...cases.map(([value]) => value));
  for (const absent of [
    { ids: ["klaus#58"] },
    { words: ["xylographer"] },
    { visitor: "visitor:discord:701" },
    { words: ["雕刻"] },
  ])
    expect(mayHold(full, soughtOf({ ...none, ...absent }))(1)).toBe(false);
});

it("they say which turns hold it, and go with the turns; where the program before kept them they say that any may", () => {
  const words = new TurnWords();
  for (const [n, value] of [["a stamp"], ["xylographer"], ["a stamp and a xylographer"]].entries())
    words.add(TURNS + 31 + n, value);
  const sought = soughtOf({ ...none, words: ["xylographer"] });
  const turns = Array.from({ length: TURNS }, (_, i) => TURNS + 1 + i);
  const found = (kept: string) => turns.filter(mayHold(kept, sought));
  expect(found(words.kept())).toEqual([TURNS + 32, TURNS + 33]);
  const left = TurnWords.of(words.kept(), [TURNS + 33])!;
  expect(found(left.kept())).toEqual([TURNS + 32]);
  left.add(TURNS + 33, "a xylographer again");
  expect(found(left.kept())).toEqual([TURNS + 32, TURNS + 33]);

  const numbers = inflateSync(Buffer.from(words.kept().slice(2), "base64"));
  const before = numbers.subarray(0, numbers.length / 3).toString("base64");
  expect(TurnWords.of(before, [])).toBeNull();
  expect(found(before)).toEqual(turns);
  expect(turns.filter(mayHold(before, soughtOf({ ...none, words: ["barometer"] })))).toEqual([]);
});

it("a row that begins with a forgetting keeps nothing of whom it forgot", async () => {
  const store = memoryStore();
  const town = await Town.found(
    { id: "here", definition: marlEnd(), model: offline, offline: offlineOf, clock: () => 0, store },
    "7",
    5,
  );
  await until(town, 9 * 60);
  const kit: Actor = { id: "discord:555", name: "Quillon", about: "a xylographer" };
  await (await takeAct(town, kit, { kind: "say", place: "green", text: "I am a xylographer.", to: null })).answered;
  while (town.state.turn % TURNS !== 0) await town.tick();
  const traces = tracesOf(town.state, town.means.town, { visitor: "visitor:discord:555" });
  await new Forgetting(town, store).forget({ visitor: "visitor:discord:555" });
  while (town.state.turn % TURNS !== 0) await town.tick();
  const { words } = (await store.turn("here", town.state.turn)) as unknown as TurnRecord;
  const sought = soughtOf({ ...none, visitor: traces.visitor, ids: traces.ids });
  const may = mayHold(words ?? "", sought);
  expect(Array.from({ length: TURNS }, (_, i) => may(i + 1))).not.toContain(true);
});
