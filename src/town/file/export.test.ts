/** A town as a file: nothing of visitors in it, all of what residents remember, and the same days after it, however often it is taken over. */

import { expect, it } from "vitest";
import { offline, until, wholeOf } from "../../../test/town/living.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { type Act, type Actor, takeAct } from "../acts/take-act.ts";
import { type Ground, Town } from "../town.ts";
import { loadTown } from "./definition.ts";
import { exported, firstState, readExport } from "./export.ts";

/** Visitors with words of their own, each at another thing. */
const visitors: readonly (readonly [Actor, Act])[] = [
  [
    { id: "discord:555000111222333444", name: "Quillon", about: "a xylographer from Brno" },
    { kind: "say", place: "the-kettle-and-tern", text: "Have you heard? My zeppelin landed on Tern Quay.", to: null },
  ],
  [
    { id: "discord:666000111222333444", name: "Oswin", about: "" },
    { kind: "whisper", resident: "Nessa", text: "You want to open a planetarium" },
  ],
  [
    { id: "discord:777000111222333444", name: "Ysolde", about: "collects thuribles" },
    { kind: "say", place: "tern-quay", text: "Ruan, do you sell marmosets?", to: null },
  ],
  [
    { id: "discord:888000111222333444", name: "Percival", about: "" },
    { kind: "do", place: "tern-quay", text: "juggles aubergines" },
  ],
  [
    { id: "discord:999000111222333444", name: "Winnow", about: "" },
    { kind: "embody", resident: "Ruan" },
  ],
];
const rare = /zeppelin|xylograph|Brno|planetarium|thurible|marmoset|aubergine|Quillon|Oswin|Ysolde|Percival|Winnow/i;

it("holds what residents remember and nothing of whoever came, and gives the same days each time it is taken over", async () => {
  const definition = await loadTown("pellow-cove");
  const ground = {
    id: "guild:123456789012345678",
    definition,
    model: offline,
    offline: offlineOf,
    clock: () => 0,
    store: null,
  };
  const town = await Town.found(ground, "7", 5);
  await town.commit("switch", (state) => ({ state: { ...state, opened: true, paused: null }, events: [] }));
  await until(town, 9 * 60);
  for (const [actor, act] of visitors) {
    await (await takeAct(town, actor, act)).answered;
    await town.tick();
  }
  await until(town, 12 * 60);
  const [last] = visitors.at(-1)!;
  await takeAct(town, last, { kind: "do", place: null, text: "waves a marmoset about" });
  await town.commit("switch", (state) => ({ state: { ...state, paused: "Winnow paused it." }, events: [] }));
  const { text } = await exported(town, false);
  expect(text).not.toMatch(rare);
  expect(text).not.toMatch(/visitor:|\d{17}|guild:|webhook/);

  const { past, memories, definition: read } = readExport(text, "town.json", "en");
  const all = [...town.state.minds.values()].flatMap(({ stream }) => memoriesOf(stream));
  expect(memories).toBeGreaterThan(all.length * 0.7);
  const takeOver = async () => {
    const store = memoryStore();
    const here: Ground & { store: typeof store } = { ...ground, id: "elsewhere", definition: read, store };
    await store.snapshot("elsewhere", 0, firstState(past, "elsewhere"));
    const there = (await Town.load(here))!;
    expect(there.state).toMatchObject({ now: town.state.now, seed: "7", turn: 0, paused: null });
    expect((await exported(there, false)).text).toBe(text);
    await until(there, 15 * 60);
    expect(wholeOf((await Town.load(here))!.state)).toBe(wholeOf(there.state));
    return wholeOf(there.state);
  };
  expect(await takeOver()).toBe(await takeOver());
});
