/** Who lives in a town, changed by its keepers: somebody moves away, somebody moves in, somebody changes; after a restart it is the same. */
import { beforeAll, describe, expect, it } from "vitest";
import { memoriesOf } from "../mind/stream.ts";
import { memoryStore } from "../store/memory-store.ts";
import type { TownEvent } from "../world/events.ts";
import { UserError } from "../world/user-error.ts";
import { loadTown, type TownDefinition } from "./definition.ts";
import { exported, readExport } from "./export.ts";
import { changeRoll } from "./roll.ts";
import { takeAct } from "./take-act.ts";
import { offline, until, wholeOf } from "./test-town/living.ts";
import { type Ground, Town } from "./town.ts";

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

describe("the roll of a town", () => {
  it("changes while it lives: one moves away, one moves in and lives a day, and all of it is there after a restart", async () => {
    const { town, events, loaded, store } = await coveAt(10 * 60);
    const [first] = cove.personas;
    const gone = cove.personas.find((one) => one.name === "Bastian Oke")!;
    const same = async () => expect(wholeOf((await loaded()).state)).toBe(wholeOf(town.state));
    await expect(changeRoll(town, "kim", { kind: "add", home: null, form: ada, file: null }, nobody)).rejects.toThrow(
      "Every bed in Pellow Cove is taken",
    );
    // Somebody means to meet him.
    await town.commit("switch", (state) => {
      const mind = state.minds.get(first!.id)!;
      const meeting = {
        id: "m",
        what: "meeting Bastian",
        story: null,
        spot: null,
        from: null,
        to: null,
        with: [gone.id],
      };
      return {
        state: { ...state, minds: new Map(state.minds).set(mind.id, { ...mind, commitments: [meeting] }) },
        events: [],
      };
    });
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
      "Nothing comes of meeting Bastian, because Bastian Oke has moved away",
    ]);
    expect(await changeRoll(town, "kim", { kind: "add", home: "net loft", form: ada, file: null }, nobody)).toContain(
      "Ada Quill lives at the Net Loft",
    );
    await same();
    await until(town, 24 * 60 + 14 * 60);
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
    const { text } = await exported(town, false);
    expect(readExport(text, "cove.json", "en").definition.personas.map(({ name }) => name)).toContain("Ada Quill");
    expect((await store.read("town/cove")) ?? null).toBeNull();
  }, 60_000);
});
