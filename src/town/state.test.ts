/** What a turn's record says of a change: the entries that changed, in the order they stand, and no more. */

import { beforeAll, describe, expect, it } from "vitest";
import { offline, wholeOf } from "../../test/town/living.ts";
import type { Minutes } from "../clock/units.ts";
import type { Mind, Tie } from "../mind/mind.ts";
import { offlineOf } from "../offline/offline.ts";
import type { Json } from "../store/store.ts";
import { randomFor } from "../world/chance.ts";
import { loadTown } from "./file/definition.ts";
import { encode } from "./kept-state.ts";
import { applyPatch, patchOf } from "./patch.ts";
import type { TownState } from "./state.ts";
import { Town } from "./town.ts";

let state: TownState;
let first: Mind;
beforeAll(async () => {
  const definition = await loadTown("pellow-cove");
  const town = await Town.found(
    { id: "cove", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 },
    "7",
    5,
  );
  for (let i = 0; i < 3; i++) await town.tick();
  state = town.state;
  first = [...state.minds.values()][0]!;
});

const withMind = (mind: Mind): TownState => ({ ...state, minds: new Map(state.minds).set(mind.id, mind) });
const replayed = (before: TownState, after: TownState) => applyPatch(before, [], patchOf(before, after), () => null);
const at = (minute: number) => minute as Minutes;

describe("a turn's record", () => {
  it("holds of one's own map and of what was noticed the entries that changed", () => {
    const [object] = first.map.objects.keys();
    const after = withMind({
      ...first,
      noticed: new Map(first.noticed).set("a thing", at(9)),
      map: {
        ...first.map,
        objects: new Map(first.map.objects).set(object!, "on fire"),
        seen: new Map(first.map.seen).set("somebody", { place: "somewhere", at: at(9) }),
      },
    });
    const { minds } = patchOf(state, after) as { minds: [string, unknown][] };
    expect(minds.map(([id]) => id)).toEqual([first.id]);
    expect(minds[0]![1]).toMatchObject({
      changed: {},
      noticed: { set: [["a thing", 9]], gone: [] },
      map: {
        objects: { set: [[object, "on fire"]], gone: [] },
        seen: { set: [["somebody", { place: "somewhere", at: 9 }]], gone: [] },
      },
    });
    expect(wholeOf(replayed(state, after))).toBe(wholeOf(after));
  });

  it("leaves everything in the order it stands, whatever went and came again", () => {
    const random = randomFor("7", "maps");
    let before = state;
    for (let turn = 0; turn < 200; turn++) {
      const mind = before.minds.get(first.id)!;
      const noticed = new Map(mind.noticed);
      for (let i = 0; i < 3; i++) {
        const key = `thing ${Math.floor(random.next() * 8)}`;
        if (random.chance(0.4)) noticed.delete(key);
        if (random.chance(0.6)) noticed.set(key, at(turn));
      }
      const after = withMind({ ...mind, noticed });
      expect([...replayed(before, after).minds.get(first.id)!.noticed], `turn ${turn}`).toEqual([...noticed]);
      before = after;
    }
  });

  it("is read where it was written by the program before, with both whole", () => {
    const map = { ...first.map, seen: new Map([["somebody", { place: "somewhere", at: at(9) }]]) };
    const after = withMind({ ...first, map, noticed: new Map([["a thing", at(9)]]) });
    const now = patchOf(state, after) as { readonly [key: string]: Json };
    const changed = encode({ map, noticed: new Map([["a thing", 9]]) });
    const before = { ...now, minds: [[first.id, { changed, habits: { set: [], gone: [] }, stamps: [], rated: null }]] };
    expect(wholeOf(applyPatch(state, [], before, () => null))).toBe(wholeOf(after));
  });

  it("holds of who others are to somebody those who changed, and is read where the program before wrote them all", () => {
    const [[who, tie]] = [...first.ties] as [[string, Tie]];
    const ties = new Map(first.ties).set(who, { ...tie, warmth: 0.5 });
    const after = withMind({ ...first, ties });
    const now = patchOf(state, after) as { readonly [key: string]: Json };
    const changed = { set: [[who, { ...tie, warmth: 0.5 }]], gone: [] };
    expect(now.minds).toMatchObject([[first.id, { changed: {}, ties: changed }]]);
    expect(wholeOf(replayed(state, after))).toBe(wholeOf(after));
    const before = { ...now, minds: [[first.id, { changed: encode({ ties }), stamps: [], rated: null }]] };
    expect(wholeOf(applyPatch(state, [], before, () => null))).toBe(wholeOf(after));
  });
});
