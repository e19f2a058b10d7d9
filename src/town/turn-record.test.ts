/** What comes out of a store is looked at: what was written fits, and what does not is named. */
import { beforeAll, describe, expect, it } from "vitest";
import { offline, until } from "../../test/town/living.ts";
import { offlineOf } from "../offline/offline.ts";
import { memoryStore } from "../store/memory-store.ts";
import type { Json, Loaded, Store } from "../store/store.ts";
import { loadTown, type TownDefinition } from "./file/definition.ts";
import { snapshotOf } from "./snapshot.ts";
import { type Ground, Town } from "./town.ts";
import { readTurn } from "./turn-record.ts";

/** JSON that a test may change. */
interface Open {
  [key: string]: Open;
}

let definition: TownDefinition;
let kept: Store;
let lived: Town;
const ground = (store: Store): Ground & { store: Store } => ({
  id: "here",
  definition,
  model: offline,
  offline: offlineOf,
  clock: () => 0,
  store,
});

beforeAll(async () => {
  definition = await loadTown("pellow-cove");
  kept = memoryStore();
  lived = await Town.found(ground(kept), "1", 5);
  await until(lived, 10 * 60);
});

/** A store that gives the town out changed. */
const changed = (change: (loaded: { snapshot: Open | null; turns: Open[] }) => void): Store => ({
  ...kept,
  async load(town) {
    const loaded = JSON.parse(JSON.stringify(await kept.load(town)));
    change(loaded);
    return loaded as Loaded;
  },
});
const loading = (change: Parameters<typeof changed>[0]) => Town.load(ground(changed(change)));

const whole = (town: Town | null) => town && snapshotOf(town.state, null);

describe("a stored turn", () => {
  it("is taken as it was written", async () => {
    for (let n = 1; n <= lived.state.turn; n++)
      expect(await readTurn(kept, "here", n)).toStrictEqual(await kept.turn("here", n));
    expect(whole(await loading(() => {}))).toStrictEqual(whole(lived));
  });

  const faults: [what: string, change: (turn: Open) => void, why: RegExp][] = [
    ["no turn", (turn) => Object.keys(turn).forEach((key) => void delete turn[key]), /format is missing/],
    ["of a kind nobody knows", (turn) => Object.assign(turn, { kind: "dream" }), /kind is "dream"; expected one of/],
    [
      "without its changes",
      (turn) => void delete turn.patch!.talkCount,
      /patch\.talkCount is missing; expected a number/,
    ],
    [
      "with an event of a kind nobody knows",
      (turn) => Object.assign((turn.events as unknown as Open[])[0]!, { kind: "dream-dreamt" }),
      /events\[0\]\.kind is "dream-dreamt"; expected one of .*"line-said"/,
    ],
    [
      "with a memory that is none",
      (turn) => {
        const events = turn.events as unknown as Open[];
        Object.assign(events.find((event) => (event.kind as unknown) === "memory-kept")!, { memory: "gone" });
      },
      /events\[\d+\]\.memory is "gone"/,
    ],
  ];
  it.each(faults)("%s leaves the town out, with the turn and the reason named", async (_what, change, why) => {
    const broken = loading(({ turns }) => change(turns[0]!.turn!));
    await expect(broken).rejects.toMatchObject({ name: "StoreError", reason: "broken" });
    await expect(broken).rejects.toThrow(/^Turn 1 of here is damaged: /);
    await expect(broken).rejects.toThrow(why);
  });

  it("of a version before guests, days' counts, marks and spaces opens as it is", async () => {
    const town = await loading(({ turns }) => {
      for (const { turn } of turns) {
        for (const later of ["guests", "asked", "handled", "embodied", "mindsGone"]) delete turn!.patch![later];
        for (const later of ["space", "words"]) delete turn![later];
      }
    });
    expect(town?.state.turn).toBe(lived.state.turn);
  });

  it("that does not fit is named also where one looks back", async () => {
    const store: Store = { ...kept, turn: async () => ["damaged"] satisfies Json };
    await expect(readTurn(store, "here", 4)).rejects.toThrow(/^Turn 4 of here is damaged: .*expected/);
  });
});

it("a snapshot that does not fit is named, and one that does is taken", async () => {
  const store = memoryStore();
  const town = await Town.found(ground(store), "1", 5);
  await town.standAlone();
  const loaded = await store.load("here");
  const from = (state: Json) =>
    Town.load(ground({ ...store, load: async () => ({ ...loaded, snapshot: { turn: 1, state } }) }));
  const { state } = loaded.snapshot!;
  expect(whole(await from(state))).toStrictEqual(whole(town));
  await expect(from({ ...(state as object), moving: {} })).rejects.toThrow(
    /^The snapshot of here as of turn 1 is damaged: moving\.people is missing/,
  );
});
