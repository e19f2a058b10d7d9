/** Who lives in a town, changed by its keepers: somebody moves away, somebody moves in, somebody changes; after a restart it is the same. */

import { beforeAll, describe, expect, it } from "vitest";
import { offline, until, wholeOf } from "../../../test/town/living.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import type { Commitment } from "../../mind/mind.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import type { TownEvent } from "../../world/events.ts";
import { UserError } from "../../world/user-error.ts";
import { eventsOf } from "../acts/events.ts";
import { takeAct } from "../acts/take-act.ts";
import { loadTown, type TownDefinition } from "../file/definition.ts";
import { exported, firstState, readExport } from "../file/export.ts";
import { type Ground, Town } from "../town.ts";
import type { TurnRecord } from "../turn-record.ts";
import { freeRooms } from "./newcomer.ts";
import { changeRoll, type RollChange, rollChanged } from "./roll.ts";

let cove: TownDefinition;
beforeAll(async () => {
  cove = await loadTown("pellow-cove");
});

const ada = {
  name: "Ada Quill",
  age: "34",
  occupation: "bookbinder",
  traits: "patient, curious",
  about: "Ada Quill binds books by hand. She grew up inland; she has never been in a boat.",
  pronouns: "she",
};

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
  const events: TownEvent[] = [];
  town.watch((turn) => void events.push(...turn.events));
  await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
  await until(town, minute);
  return { store, ground, town, events, loaded: async () => (await Town.load(ground))! };
}

const nobody = async () => false;

/** Somebody has promised something, and nothing else. */
const promise = (town: Town, who: string, promised: Pick<Commitment, "id" | "what" | "story" | "with">) =>
  town.commit("switch", (state) => {
    const mind = state.minds.get(who)!;
    const commitments = [{ ...promised, spot: null, from: null, to: null }];
    return { state: { ...state, minds: new Map(state.minds).set(who, { ...mind, commitments }) }, events: [] };
  });

describe("the roll of a town", () => {
  it("changes while it lives: one moves away, one moves in and lives a day, and all of it is there after a restart", async () => {
    const { town, events, loaded, store, ground } = await coveAt(8 * 60);
    const [first] = cove.personas;
    const gone = cove.personas.find((one) => one.name === "Bastian Oke")!;
    const same = async () => expect(wholeOf((await loaded()).state)).toBe(wholeOf(town.state));
    await expect(changeRoll(town, "kim", { kind: "add", home: null, form: ada, file: null }, nobody)).rejects.toThrow(
      "Every bed in Pellow Cove is taken",
    );
    await promise(town, first!.id, { id: "m", what: "meeting Bastian", story: null, with: [gone.id] });
    expect(await changeRoll(town, "kim", { kind: "move-out", resident: "Bastian" }, nobody)).toContain(
      "has moved away",
    );
    await same();
    const { state } = town;
    expect([state.minds.has(gone.id), state.world.people.has(gone.id), town.definition.personas.length]).toEqual([
      false,
      false,
      4,
    ]);
    expect(state.minds.get(first!.id)!.commitments).toEqual([]);
    expect(
      memoriesOf(state.minds.get(first!.id)!.stream)
        .slice(-2)
        .map(({ text }) => text),
    ).toEqual([
      "Bastian Oke has said goodbye and moved away from Pellow Cove for good",
      `${first!.name} will not be meeting Bastian after all, because Bastian Oke has moved away`,
    ]);
    expect(await changeRoll(town, "kim", { kind: "add", home: "net loft", form: ada, file: null }, nobody)).toContain(
      "Ada Quill lives at the Net Loft",
    );
    await same();
    await until(town, 24 * 60 + 8 * 60);
    await same();
    const hers = events.filter((event) => event.who === "ada-quill");
    const kinds = new Set(hers.map(({ kind }) => kind));
    for (const kind of ["resident-moved-in", "plan-made", "resident-slept", "resident-woke", "line-said"] as const)
      expect(kinds, kind).toContain(kind);
    expect(hers.some((event) => event.kind === "plan-made" && event.chunks.some(({ kind }) => kind === "meal"))).toBe(
      true,
    );
    const mind = town.state.minds.get("ada-quill")!;
    expect(memoriesOf(mind.stream)[0]!.text).toBe("Ada Quill binds books by hand");
    expect(mind.ties.size).toBeGreaterThan(0);
    const since = events.findIndex(({ kind }) => kind === "resident-moved-out");
    for (const event of events.slice(since + 1)) {
      if (event.kind === "line-said") expect(event.to).not.toContain(gone.id);
      if (event.kind === "memory-kept" && event.memory.source.how === "saw")
        expect(event.memory.subjects, event.memory.text).not.toContain(gone.id);
      if (event.kind === "plan-made" || event.kind === "plan-changed")
        expect(JSON.stringify(event.chunks)).not.toContain("Bastian");
    }
    // Elsewhere they are the same, and whoever is gone keeps their name.
    const { definition, past } = readExport((await exported(town, false)).text, "cove.json", "en");
    expect(definition.personas.map(({ name }) => name)).toContain("Ada Quill");
    await store.snapshot("elsewhere", 0, firstState(past, "elsewhere"));
    const there = (await Town.load({ ...ground, id: "elsewhere", definition }))!;
    expect(there.means.town.formerly?.get(gone.id)).toBe("Bastian Oke");
    await there.tick();
  });

  it("is taken over elsewhere when whoever runs a place and has a part in its stories has left, with all that is in hand", async () => {
    const { town, ground, store } = await coveAt(8 * 60);
    await changeRoll(town, "kim", { kind: "move-out", resident: "Nessa" }, nobody);
    const place = cove.map.places.keys().next().value!;
    const sees = { kind: "see-to", id: "visit:n", news: "n", how: "visit", done: [], until: null } as const;
    await town.commit("switch", (state) => {
      const mind = state.minds.get("ruan-hale")!;
      const errands = [{ ...sees, places: [place], since: state.now }];
      return { state: { ...state, minds: new Map(state.minds).set(mind.id, { ...mind, errands }) }, events: [] };
    });
    const { definition, past } = readExport((await exported(town, false)).text, "cove.json", "en");
    await store.snapshot("elsewhere", 0, firstState(past, "elsewhere"));
    const there = (await Town.load({ ...ground, id: "elsewhere", definition }))!;
    expect(there.state.minds.get("ruan-hale")!.errands).toMatchObject([sees]);
    await there.tick();
  });

  it("changes somebody, who remembers it; the same from the stored change, and whatever is being thought meanwhile", async () => {
    const { town, store, loaded } = await coveAt(12 * 60);
    const form = {
      age: "",
      occupation: "harbour poet",
      traits: "",
      currently: "Ruan Hale is learning to sing",
      speech: "",
    };
    const edit = (more: object) =>
      changeRoll(town, "kim", { kind: "edit", resident: "Ruan", file: null, form: { ...form, ...more } }, nobody);
    await expect(edit({ occupation: "", currently: " " })).rejects.toThrow("Nothing was changed");
    await expect(edit({ age: "-3" })).rejects.toThrow("The age is a whole number");
    await expect(edit({ age: "3", occupation: "baker" })).rejects.toThrow(/"baker" is no occupation at the age of 3/);
    for (const age of [1, 130, 9000]) {
      const file = { name: "ruan.json", text: JSON.stringify({ age }) };
      const wish = { kind: "edit", resident: "Ruan", file, form: null } as const;
      await expect(changeRoll(town, "kim", wish, nobody), `${age}`).rejects.toThrow("of years from 3 to 110");
    }
    const before = { state: town.state, definition: town.definition };
    expect(await edit({})).toContain("Ruan Hale knows");
    const ruan = town.state.minds.get("ruan-hale")!;
    expect(ruan.whoIAm.occupation).toContain("harbour poet");
    expect(
      memoriesOf(ruan.stream)
        .slice(-2)
        .map(({ text }) => text),
    ).toEqual(["Ruan Hale is now: harbour poet", "Ruan Hale is learning to sing"]);
    const stored = (await store.turn("cove", town.state.turn)) as unknown as TurnRecord;
    const again = rollChanged(before.state, before.definition, stored.act as unknown as RollChange, () => null);
    expect(stored.events).toEqual(again.events.map((event, i) => ({ id: `${town.state.turn}.${i + 1}`, ...event })));

    // Nessa, who is to give the lantern supper, leaves while everybody is thinking.
    const meant = { id: "lantern-supper:perrin-sable", what: "at the lantern supper", story: "lantern-supper" };
    await promise(town, "perrin-sable", { ...meant, with: ["nessa-trewin", "ruan-hale"] });
    const out = (resident: string) => changeRoll(town, "kim", { kind: "move-out", resident }, nobody);
    const tick = town.tick();
    await out("Nessa");
    await tick;
    expect(eventsOf(town.state, town.means.town)).toMatchObject([{ hostName: "Nessa Trewin", state: "off" }]);
    const perrin = town.state.minds.get("perrin-sable")!;
    expect(perrin.commitments.filter(({ story }) => story === "lantern-supper")).toEqual([]);
    expect(memoriesOf(perrin.stream).map(({ text }) => text)).toContain(
      "Perrin Sable will not be at the lantern supper after all, because Nessa Trewin has moved away",
    );
    await until(town, 13 * 60);
    expect(wholeOf((await loaded()).state)).toBe(wholeOf(town.state));
    const kim = { id: "kim", name: "Kim", about: "" };
    const awake = [...town.state.world.people.values()].find(({ asleep }) => !asleep)!;
    await takeAct(town, kim, { kind: "embody", resident: awake.id });
    await expect(out(awake.id)).rejects.toThrow("A member lives as");
    await takeAct(town, kim, { kind: "release" });
    for (const { id } of [...town.means.town.personas.values()].slice(2)) await out(id);
    await expect(out(awake.id)).rejects.toThrow(UserError);
    expect(town.definition.personas).toHaveLength(2);
  });
});

it.each(["smallville", "smallville.zh-CN"])("%s has beds for six newcomers", async (name) => {
  const rooms = freeRooms(await loadTown(name));
  expect(rooms.reduce((all, { beds }) => all + beds, 0)).toBeGreaterThanOrEqual(6);
});
