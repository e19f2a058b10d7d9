/** What programs of before kept: a word and a topic for what a line did, also among a memory's subjects, come back as acts and episodes. */
import { expect, it } from "vitest";
import type { Chunk, Mind } from "../mind/mind.ts";
import type { Story } from "../mind/persona.ts";
import { loadTown } from "./file/definition.ts";
import { settle } from "./file/settle.ts";
import { decode, encode } from "./kept-state.ts";
import { asNow, jsonNow, withKinds } from "./of-before.ts";

const line = { id: "talk-1/1", who: "ana", text: "...", stories: [], rests: [], visitors: [] };
const memory = { id: "ana#1", text: "...", subjects: ["ana", "bo"], stories: ["party"] };

it.each([
  ["greet", null, [], [{ act: "greet" }]],
  ["tell", "ana/bees", [], [{ act: "tell", fact: "ana/bees" }]],
  ["invite", null, ["party"], [{ act: "tell", news: "party" }]],
  ["invite", "along", ["party"], [{ act: "propose", proposal: null, what: { kind: "company", news: "party" } }]],
  [
    "request",
    "help:party@780",
    [],
    [{ act: "propose", proposal: null, what: { kind: "help", news: "party", from: 780 } }],
  ],
  ["maybe", null, ["party"], [{ act: "reply", to: { news: "party" }, answer: "maybe" }]],
  ["ask", "kin:bo", [], [{ act: "ask", what: "whereabouts", about: "bo" }]],
  ["ask", "day", [], [{ act: "ask", what: "plan", about: "you" }]],
  ["ask", "bo/boats", [], [{ act: "ask", what: "what", about: "bo/boats" }]],
  ["say", "event", [], []],
])("%s of %s", (move, topic, stories, acts) => {
  expect(asNow({ ...line, stories, move, topic })).toEqual({ ...line, stories, acts });
  const subjects = [...memory.subjects, ...(topic ? [`topic:${topic}`] : []), `move:${move}`];
  expect(asNow({ ...memory, subjects, stories })).toEqual({ ...memory, stories, episode: { kind: "said", acts } });
});

it("acts that a line has are its own, and a memory's episode stays", () => {
  const acts = [{ act: "chat" }];
  expect(asNow({ ...line, move: "tell", topic: "ana/bees", acts })).toEqual({ ...line, acts });
  const kept = { ...memory, episode: { kind: "said", acts } };
  expect(asNow({ ...kept, subjects: [...memory.subjects, "move:tell"] })).toEqual(kept);
  expect(asNow(kept)).toBe(kept);
});

it.each([
  ["accepted:party", "agreed"],
  ["declined:party", "declined"],
])("%s is an episode", (mark, kind) => {
  const decided = { ...memory, subjects: [...memory.subjects, mark] };
  expect(asNow(decided)).toEqual({ ...memory, episode: { kind, to: { news: "party" } } });
});

it.each([
  ["a promise kept", ["commitment:help:party:ana", "kept:help:party:ana"], "kept", "help:party:ana"],
  ["one missed", ["commitment:meet:1", "missed:meet:1"], "missed", "meet:1"],
  ["one given up", ["commitment:host:party"], "called off", "host:party"],
])("%s says which it was", (_, marks, kind, promise) => {
  const of = { ...memory, subjects: [...memory.subjects, ...marks] };
  expect(asNow(of)).toEqual({ ...memory, episode: { kind, with: ["bo"], to: null, promise } });
  const had = { kind: "stood up", with: ["bo"], to: { news: "party" } };
  expect(asNow({ ...of, episode: had })).toEqual({ ...memory, episode: { ...had, promise } });
});

it("a thought that was acted on is an episode", () => {
  const of = { ...memory, subjects: [...memory.subjects, "intent:whisper-1"] };
  expect(asNow(of)).toEqual({ ...memory, episode: { kind: "followed", news: "whisper-1", doing: "" } });
});

it("so do the talks of a snapshot", () => {
  const talk = { id: "talk-1", lines: [{ ...line, move: "farewell", topic: null }] };
  expect(jsonNow(talk)).toEqual({ id: "talk-1", lines: [{ ...line, acts: [{ act: "farewell" }] }] });
});

it("a story of before had its gathering, or nothing, for a kind; what the town's own are of is in its file", async () => {
  const town = await loadTown("smallville");
  const { state } = await settle(town, "town", "1", 5, async (texts) => texts.map(() => null));
  const kept = [...state.stories.values()].map(({ of: { kind, ...of }, ...story }) => ({
    ...story,
    event: kind === "gathering" ? of : null,
  }));
  const stories = new Map(kept.map((story) => [story.id, decode(jsonNow(encode(story))) as Story]));
  expect([...stories.values()].map(({ of }) => of.kind)).toContain("gathering");
  expect(withKinds({ ...state, stories }, town).stories).toEqual(state.stories);
});

it("states and plans without kinds get them once, from their words; those that have them stay as they are", async () => {
  const town = await loadTown("smallville");
  const { state } = await settle(town, "town", "1", 5, async (texts) => texts.map(() => null));
  const stove = "isabella-rodriguezs-apartment/kitchen/stove";
  const mind = [...state.minds.values()][0]!;
  const piece = { from: 0, to: 60, doing: "having lunch", place: "hobbs-cafe", kind: "pastime", serves: null };
  const plan = (...chunks: object[]): Mind => ({ ...mind, plan: { day: 1, chunks: chunks as Chunk[], actions: [] } });
  const before = (held: object, planned: Mind) => ({
    ...state,
    minds: new Map([[mind.id, planned]]),
    world: { ...state.world, objects: new Map([[stove, { odd: true, by: null, since: state.now, ...held }]]) as never },
  });
  const read = withKinds(before({ text: "on fire" }, plan(piece)), town);
  expect(read.world.objects.get(stove)).toMatchObject({ text: "on fire", trouble: "burning" });
  expect(read.minds.get(mind.id)?.plan?.chunks).toMatchObject([{ doing: "having lunch", activity: "lunch" }]);
  const kept = before({ text: "on fire", trouble: "other" }, plan({ ...piece, activity: "other" }));
  expect(withKinds(kept, town)).toEqual(kept);
});
