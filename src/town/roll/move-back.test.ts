/** Somebody who moved away is asked back: with all they remember and what was agreed; what is forgotten meanwhile is forgotten by them as well. */

import { beforeAll, expect, it } from "vitest";
import { offline, until, wholeOf } from "../../../test/town/living.ts";
import { minutes } from "../../clock/units.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import type { Commitment } from "../../mind/mind.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { takeAct, visitorId } from "../acts/take-act.ts";
import { loadTown, type TownDefinition } from "../file/definition.ts";
import { exported, readExport } from "../file/export.ts";
import { Forgetting } from "../keeping/forgetting.ts";
import { type Ground, Town } from "../town.ts";
import type { TurnRecord } from "../turn-record.ts";
import { changeRoll, type RollChange, type RollWish, rollChanged } from "./roll.ts";

let cove: TownDefinition;
beforeAll(async () => {
  cove = await loadTown("pellow-cove");
});

async function coveAt(minute: number) {
  const store = memoryStore();
  const ground: Ground & { store: typeof store } = {
    id: "cove",
    definition: cove,
    model: offline,
    offline: offlineOf,
    clock: () => 0,
    store,
  };
  const town = await Town.found(ground, "7", 5);
  await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
  await until(town, minute);
  const wish = (wanted: RollWish) => changeRoll(town, "kim", wanted, async () => false);
  const same = async () => expect(wholeOf((await Town.load(ground))!.state)).toBe(wholeOf(town.state));
  return { store, town, wish, same };
}

const textsOf = (town: Town, who: string) =>
  memoriesOf((town.state.minds.get(who) ?? town.state.awayMinds.get(who))!.stream).map(({ text }) => text);

const ada = {
  name: "Ada Quill",
  age: "34",
  occupation: "bookbinder",
  traits: "patient, curious",
  about: "Ada Quill binds books by hand.",
  pronouns: "she",
};

it("comes back with memories, ties, a bed and what was agreed; so it is after a restart and from the stored change", async () => {
  const { store, town, wish, same } = await coveAt(9 * 60);
  const [first, second] = cove.personas;
  const gone = cove.personas.find((one) => one.name === "Bastian Oke")!;
  const party: Commitment = {
    id: "m",
    what: "meeting Bastian",
    story: null,
    with: [gone.id],
    spot: null,
    from: minutes(3000),
    to: null,
  };
  await town.commit("switch", (state) => {
    const mind = state.minds.get(first!.id)!;
    return {
      state: { ...state, minds: new Map(state.minds).set(mind.id, { ...mind, commitments: [party] }) },
      events: [],
    };
  });
  const before = {
    definition: town.definition,
    memories: textsOf(town, gone.id),
    ties: town.state.minds.get(gone.id)!.ties,
  };
  await wish({ kind: "move-out", resident: "Bastian" });
  await same();
  expect([town.state.minds.has(gone.id), town.state.minds.get(first!.id)!.commitments]).toEqual([false, []]);
  // Nothing of who is away goes elsewhere.
  const file = await exported(town, false);
  expect(file.text).not.toContain(before.memories[0]);
  expect(readExport(file.text, "cove.json", "en").definition.personas).toHaveLength(4);
  await until(town, 24 * 60 + 9 * 60);
  await same();

  const then = { state: town.state, definition: town.definition };
  expect(await wish({ kind: "move-back", resident: gone.id })).toContain("Bastian Oke is back at");
  await same();
  expect([town.state.away.size, town.state.awayMinds.size]).toEqual([0, 0]);
  const texts = textsOf(town, gone.id);
  expect(texts.slice(0, before.memories.length)).toEqual(before.memories);
  expect(texts.at(-1)).toMatch(/^Bastian Oke moved away from Pellow Cove on .+, and has come back to live at/);
  const mind = town.state.minds.get(gone.id)!;
  expect([...mind.ties]).toEqual([...before.ties]);
  expect(town.state.minds.get(first!.id)!.commitments).toContainEqual(party);
  expect(textsOf(town, first!.id)).toContain(
    `${first!.name} will be meeting Bastian as agreed, because Bastian Oke has come back`,
  );
  for (const { id } of [first!, second!])
    if (town.state.minds.get(id)!.ties.has(gone.id))
      expect(textsOf(town, id).some((text) => text.startsWith("Bastian Oke, who had moved away, has come back"))).toBe(
        true,
      );
  const persona = (definition: TownDefinition) => definition.personas.find(({ id }) => id === gone.id);
  expect(persona(town.definition)).toEqual(persona(before.definition));
  expect(town.definition.personas.map(({ ties }) => ties.length).sort()).toEqual(
    before.definition.personas.map(({ ties }) => ties.length).sort(),
  );
  expect(town.means.town.formerly?.has(gone.id)).toBe(false);
  const stored = (await store.turn("cove", town.state.turn)) as unknown as TurnRecord;
  const again = rollChanged(then.state, then.definition, stored.act as unknown as RollChange, () => null);
  expect(stored.events).toEqual(again.events.map((event, i) => ({ id: `${town.state.turn}.${i + 1}`, ...event })));

  await until(town, 24 * 60 + 14 * 60);
  await same();
  expect(town.state.minds.get(gone.id)!.plan).not.toBeNull();
  await expect(wish({ kind: "move-back", resident: gone.id })).rejects.toThrow("lives here");
}, 60_000);

it("says where they live when their bed is taken, and that they are gone for good when it is too late", async () => {
  const { town, wish, same } = await coveAt(9 * 60);
  await wish({ kind: "move-out", resident: "Bastian" });
  await wish({ kind: "add", home: null, form: ada, file: null });
  await expect(wish({ kind: "move-back", resident: "bastian-oke" })).rejects.toThrow(
    "Every bed in Pellow Cove is taken",
  );
  const free = cove.personas.find(
    ({ id, home }) => id !== "bastian-oke" && home.place !== town.definition.personas.at(-1)!.home.place,
  )!;
  await wish({ kind: "move-out", resident: free.id });
  expect(await wish({ kind: "move-back", resident: "bastian-oke" })).toContain("Their own bed is taken: they live at");
  expect(town.definition.personas.find(({ id }) => id === "bastian-oke")!.home).toEqual(free.home);
  await town.tick();
  await same();
  // Many weeks later.
  await town.commit("switch", (state) => ({
    state: {
      ...state,
      away: new Map([...state.away].map(([id, one]) => [id, { ...one, until: minutes(state.now + 30) }])),
    },
    events: [],
  }));
  await until(town, town.state.now + 65);
  expect([town.state.away.size, town.state.awayMinds.size]).toEqual([0, 0]);
  await same();
  await expect(wish({ kind: "move-back", resident: free.id })).rejects.toThrow("gone for good");
}, 60_000);

it("remembers nothing of whom the town has forgotten meanwhile", async () => {
  const { store, town, wish, same } = await coveAt(12 * 60);
  const vera = { id: "vera", name: "Vera Wix", about: "" };
  const awake = [...town.state.world.people.values()].find(
    ({ asleep, kind, walk, spot }) =>
      kind === "resident" && !asleep && !walk && town.state.world.map.places.get(spot.place)?.access === "public",
  )!;
  await takeAct(town, vera, { kind: "go", place: awake.spot.place });
  const { answered } = await takeAct(town, vera, {
    kind: "say",
    place: null,
    text: "I keep seventeen xylophones at home.",
    to: awake.id,
  });
  await answered;
  await takeAct(town, vera, { kind: "leave" });
  await until(town, town.state.now + 30);
  expect(textsOf(town, awake.id).join()).toContain("xylophones");
  await wish({ kind: "move-out", resident: awake.id });
  expect(textsOf(town, awake.id).join()).toContain("xylophones");
  await new Forgetting(town, store).forget({ visitor: visitorId("vera") });
  expect(wholeOf(town.state)).not.toMatch(/xylophones|Vera|visitor:vera/);
  await same();
  await wish({ kind: "move-back", resident: awake.id });
  expect(wholeOf(town.state)).not.toMatch(/xylophones|Vera|visitor:vera/);
  await same();
}, 60_000);
