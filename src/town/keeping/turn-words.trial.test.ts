/** What turns could hold is never less than they do, over a lived day with visitors, restarts and forgetting itself. */
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { type Json, type Store, StoreError } from "../../store/store.ts";
import { type Actor, takeAct } from "../acts/take-act.ts";
import { loadTown } from "../file/definition.ts";
import { Town } from "../town.ts";
import type { TurnRecord } from "../turn-record.ts";
import { Forgetting } from "./forgetting.ts";
import { searchFor, type Traces, tracesOf } from "./traces.ts";
import { mayHold, soughtOf, TURNS } from "./turn-words.ts";

const none: Traces = { visitor: null, ids: [], names: [], words: [] };

// What turns hold is the same in a small town; among twenty-five it is looked for once.
it.each(["pellow-cove", "smallville.zh-CN"])(
  "over a day of %s nothing is passed over that looking through it all would find",
  async (name) => {
    const definition = await loadTown(name);
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
