/** What visitors bring into town and take back goes with the message that brought it, and with no other. */

import { expect, it } from "vitest";
import { offline, offlineOf } from "../../../test/town/living.ts";
import { leat } from "../../../test/towns/leat.ts";
import { minutes } from "../../clock/units.ts";
import { append, memoriesOf, memoryAt } from "../../mind/memory/stream.ts";
import { memoryStore } from "../../store/memory-store.ts";
import type { TownEvent } from "../../world/events.ts";
import { type Act, type Actor, takeAct } from "../acts/take-act.ts";
import { Town } from "../town.ts";
import { Forgetting } from "./forgetting.ts";

const kit: Actor = { id: "discord:1", name: "Kit", about: "" };

/** Two who stand about on the green, and a visitor who talks with them. */
async function living() {
  const store = memoryStore();
  const definition = leat("en", [["hanne", "otto", 2]], []);
  const town = await Town.found(
    { id: "leat", definition, model: offline, offline: offlineOf, store, clock: () => 0 },
    "1",
    5,
  );
  await town.commit("switch", (state) => {
    const spot = { place: "green", area: "a1" };
    const people = new Map([...state.world.people].map(([id, one]) => [id, { ...one, asleep: false, spot }]));
    const now = minutes(10 * 60);
    return { state: { ...state, now, opened: true, world: { ...state.world, people } }, events: [] };
  });
  const events: TownEvent[] = [];
  town.watch((committed) => void events.push(...committed.events));
  const take = async (act: Act) => {
    await (await takeAct(town, kit, act)).answered;
    await town.tick();
  };
  return {
    town,
    events,
    take,
    say: (text: string, message: string) => take({ kind: "say", place: "green", text, to: "hanne", message }),
    forgetting: new Forgetting(town, store),
    brought: () => [...town.state.stories.values()].filter(({ by }) => by !== undefined),
    memories: () => [...town.state.minds.values()].flatMap(({ stream }) => memoriesOf(stream)),
  };
}

it("goes with its message, also where a name was misspelt in it and was understood", async () => {
  const { say, brought, forgetting, memories } = await living();
  await say("Elais is having a baby.", "m1");
  const [story] = brought();
  expect(story?.said?.[0]).toContain("Elias");
  await forgetting.takeBack("m1");
  expect(brought()).toEqual([]);
  expect(memories().filter(({ stories }) => stories.includes(story!.id))).toEqual([]);
});

it("goes with a correction of it too, also where a name was misspelt in that", async () => {
  const { say, brought, forgetting } = await living();
  await say("Brid Kelly is having a baby.", "m1");
  await say("No, it was Elais, not Brid.", "m2");
  await forgetting.takeBack("m2");
  expect(brought()).toEqual([]);
});

it("goes with a whisper that opened it, as the resident took it", async () => {
  const { take, events, brought, forgetting, memories } = await living();
  await take({ kind: "whisper", resident: "Hanne Vos", text: "You want to bake a cake for Otto." });
  const [story] = brought();
  expect(memories().some(({ stories }) => stories.includes(story!.id))).toBe(true);
  const whispered = events.find(({ kind }) => kind === "voice-whispered")!;
  expect(await forgetting.strike(whispered.id)).toContain(whispered.id);
  expect(brought()).toEqual([]);
  expect(memories().filter(({ stories }) => stories.includes(story!.id))).toEqual([]);
});

it("stays taken back when a line goes that only spoke of it, and goes wholly with its own, whoever told it", async () => {
  const { say, brought, forgetting, memories, town } = await living();
  await say("The old mill burned down last night.", "m1");
  const [story] = brought();
  await say("No, it was the barn, not the mill.", "m2");
  await say("No, it was the stable, not the barn.", "m3");
  expect(brought()[0]!.said).toHaveLength(3);
  await say("I made that up.", "m4");
  const off = () => brought().map(({ takesBack }) => takesBack);
  expect(off()).toEqual([story!.id]);
  await forgetting.takeBack("m2");
  expect(off()).toEqual([story!.id]);
  // Somebody has it from a talk that nobody here remembers.
  await town.commit("switch", (state) => {
    const mind = state.minds.get("tam")!;
    const told = memoryAt(mind.stream, mind.stream.length - 1);
    const source = { how: "heard", from: "elias", line: "talk-99/1", rests: [] } as const;
    const memory = { ...told, id: "tam#99", text: "Elias Noor said so", stories: [story!.id], source };
    const stream = append(mind.stream, { ...memory, speaker: "elias", visitors: [], evidence: [] }, null);
    return { state: { ...state, minds: new Map(state.minds).set("tam", { ...mind, stream }) }, events: [] };
  });
  await forgetting.takeBack("m1");
  expect(brought()).toEqual([]);
  expect(memories().filter(({ stories }) => stories.includes(story!.id))).toEqual([]);
});

it("goes by its words where it is not known what they opened, as in records of before", async () => {
  const { say, brought, forgetting, events } = await living();
  const text = "The old mill burned down last night.";
  await say(text, "m1");
  const line = events.flatMap((event) => (event.kind === "line-said" && event.text === text ? [event.line] : []))[0]!;
  await forgetting.forget({ by: "visitor:discord:1", line, text });
  expect(brought()).toEqual([]);
});
