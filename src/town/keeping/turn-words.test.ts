/** What turns could hold: never less than they do, over a lived day with visitors, restarts and forgetting itself. */

import { inflateSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { type Json, type Store, StoreError } from "../../store/store.ts";
import { type Actor, takeAct } from "../acts/take-act.ts";
import { loadTown, type TownDefinition } from "../file/definition.ts";
import { Town } from "../town.ts";
import type { TurnRecord } from "../turn-record.ts";
import { Forgetting } from "./forgetting.ts";
import { searchFor, type Traces, tracesOf } from "./traces.ts";
import { mayHold, soughtOf, TURNS, TurnWords } from "./turn-words.ts";

const names = ["smallville", "smallville.zh-CN"];
let towns: TownDefinition[];
beforeAll(async () => {
  towns = await Promise.all(names.map((name) => loadTown(name)));
});

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

it.each(names)(
  "over a day of %s nothing is passed over that looking through it all would find",
  async (name) => {
    const definition = towns[names.indexOf(name)]!;
    const kept = memoryStore();
    let left = Number.POSITIVE_INFINITY;
    const read: number[] = [];
    const store: Store = {
      ...kept,
      turn: (of, n) => {
        read.push(n);
        return kept.turn(of, n);
      },
      rewrite: async (town, turns) => {
        for (const one of turns) {
          if (left-- <= 0) throw new StoreError("failed", "the power went");
          await kept.rewrite(town, [one]);
        }
      },
    };
    const ground = { id: "here", definition, model: offline, offline: offlineOf, clock: () => 0, store };
    let town = await Town.found(ground, "7", 5);
    await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
    const zh = name.endsWith("CN");
    const actors: Actor[] = [
      { id: "discord:555", name: zh ? "林晓木" : "Quillon", about: zh ? "木刻师" : "a xylographer" },
      { id: "discord:777", name: "Beatrix", about: "" },
      { id: "discord:999", name: "Zed", about: "" },
    ];
    const lines = zh
      ? ["早上好，我是木刻师，正在雕刻黄杨木。", "我的集邮册里有马达加斯加的邮票。", "你听说了吗？昨晚老磨坊着火了。"]
      : [
          "Good morning! I am a xylographer.",
          "My album of Madagascar is full.",
          "Have you heard? The old mill burned down, and my barometer with it.",
        ];
    const place = town.state.world.map.places.has("hobbs-cafe")
      ? "hobbs-cafe"
      : [...town.state.world.map.places.keys()][0]!;
    for (const hour of [9, 11, 13]) {
      await until(town, hour * 60);
      for (const [i, actor] of actors.entries()) {
        const said = await takeAct(town, actor, {
          kind: "say",
          place,
          text: lines[(i + hour) % 3]!,
          to: null,
          message: `${hour}.${i}`,
        });
        await said.answered;
        await town.tick();
      }
      // Half-way the program is started anew.
      if (hour === 11) town = (await Town.load(ground))!;
    }
    await until(town, 15 * 60);
    const all = async () => {
      const turns: TurnRecord[] = [];
      for (let n = 1; n <= town.state.turn; n++) turns.push((await kept.turn("here", n)) as unknown as TurnRecord);
      return turns;
    };
    const check = (turns: readonly TurnRecord[], traces: Traces): number => {
      const holds = searchFor(traces);
      let passed = 0;
      for (let end = TURNS; end <= turns.length; end += TURNS) {
        const filter = turns[end - 1]!.words;
        if (filter === undefined) continue;
        const may = mayHold(filter, soughtOf(traces));
        for (const [i, { words: _, ...turn }] of turns.slice(end - TURNS, end).entries()) {
          if (may(end - TURNS + i + 1)) continue;
          passed++;
          expect(holds(turn)).toBe(false);
        }
      }
      return passed;
    };
    const rows = (await all()).filter(({ words }) => words !== undefined).length;
    // All but the row that was lived across the restart.
    expect(rows).toBe(Math.floor(town.state.turn / TURNS) - 1);
    // And one that the program wrote before it kept any.
    const { words: _, ...bare } = (await kept.turn("here", TURNS)) as unknown as TurnRecord;
    await town.standAlone();
    await kept.rewrite("here", [{ n: TURNS, turn: bare as unknown as Json }]);
    // And one with the hashes alone, as the program kept them at first.
    const { words: hashes, ...rest } = (await kept.turn("here", 2 * TURNS)) as unknown as TurnRecord;
    if (hashes !== undefined) {
      const numbers = inflateSync(Buffer.from(hashes.slice(2), "base64"));
      const turn = { ...rest, words: numbers.subarray(0, numbers.length / 3).toString("base64") };
      await kept.rewrite("here", [{ n: 2 * TURNS, turn: turn as unknown as Json }]);
    }
    const whoms = actors.map(({ id }) => tracesOf(town.state, town.means.town, { visitor: `visitor:${id}` }));
    const lived = await all();
    for (const traces of whoms) check(lived, traces);
    const few = (list: readonly string[]) => list.filter((_, i) => i % Math.ceil(list.length / 12) === 0);
    for (const { words, names } of whoms)
      for (const word of few([...words, ...names])) check(lived, { ...none, words: [word] });
    let passed = 0;
    for (const id of whoms.flatMap(({ ids }) => few(ids))) passed += check(lived, { ...none, ids: [id] });
    expect(passed).toBeGreaterThan(0);

    // Forgetting, cut short and finished, leaves nothing, and filters that still tell of all that is left.
    const [first, second] = whoms as [Traces, Traces];
    left = 3;
    await expect(new Forgetting(town, store).forget({ visitor: first.visitor! })).rejects.toThrow("the power went");
    left = Number.POSITIVE_INFINITY;
    town = (await Town.load(ground))!;
    await new Forgetting(town, store).finish();
    expect((await all()).some((turn) => searchFor(first)({ ...turn, words: "" }))).toBe(false);
    check(await all(), second);
    // What was read wholly is passed over from now on.
    expect((await all()).filter(({ words }, i) => (i + 1) % TURNS === 0 && words === undefined)).toEqual([]);
    await new Forgetting(town, store).forget({ visitor: second.visitor! });
    expect((await all()).some((turn) => searchFor(second)({ ...turn, words: "" }))).toBe(false);
  },
  240_000,
);

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
