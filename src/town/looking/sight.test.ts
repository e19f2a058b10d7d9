/** What a viewer may be shown, memory by memory: one rule for every view. */

import { beforeAll, describe, expect, it } from "vitest";
import { offline } from "../../../test/town/living.ts";
import { minutes } from "../../clock/units.ts";
import { memoryOf, type Note } from "../../mind/memory/remember.ts";
import { append } from "../../mind/memory/stream.ts";
import type { Commitment, Mind } from "../../mind/mind.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { Memory, TownEvent } from "../../world/events.ts";
import { personOf } from "../../world/world.ts";
import { takeAct } from "../acts/take-act.ts";
import { loadTown } from "../file/definition.ts";
import type { TownState } from "../state.ts";
import { Town } from "../town.ts";
import { interviewed } from "./interviews.ts";
import { mindFor, sightOf, speakingFor } from "./sight.ts";
import { personView } from "./views.ts";

const [ANN, BOB] = ["discord:1", "discord:2"];
const [ann, bob] = [`visitor:${ANN}`, `visitor:${BOB}`];
const HIDDEN = "tern-quay";
const OPEN = "the-kettle-and-tern";
const viewer = (id: string) => ({ id, mayRead: (place: string) => place !== HIDDEN });

let state: TownState;
let town: Town;
let nessa: Mind;
beforeAll(async () => {
  const definition = await loadTown("pellow-cove");
  town = await Town.found(
    { id: "cove", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 },
    "7",
    5,
  );
  state = town.state;
  nessa = state.minds.get("nessa-trewin")!;
});

/** The town when Nessa remembers these too; the last of them. */
function remembering(...notes: readonly ((known: readonly Memory[]) => Note)[]): { state: TownState; memory: Memory } {
  let mind = nessa;
  const made: Memory[] = [];
  for (const note of notes) {
    const memory = memoryOf(mind, note(made), state.now);
    made.push(memory);
    mind = { ...mind, stream: append(mind.stream, memory, null) };
  }
  return { state: { ...state, minds: new Map(state.minds).set(mind.id, mind) }, memory: made.at(-1)! };
}
const heard = (from: string, place: string | undefined): Note => ({
  text: "A said: B",
  subjects: [],
  source: { how: "heard", from, line: "talk-1/1", rests: [] },
  speaker: from,
  visitors: from.startsWith("visitor:") ? [from] : [],
  ...(place === undefined ? {} : { place }),
});
const shown = (to: string, ...notes: readonly ((known: readonly Memory[]) => Note)[]) => {
  const made = remembering(...notes);
  return sightOf(made.state, viewer(to)).memory(made.memory);
};

describe("a memory", () => {
  it("of what was said is shown to whoever may read where it was, and to who said it", () => {
    for (const from of ["ruan-hale", bob]) {
      expect(shown(ANN, () => heard(from, OPEN))).toBe(true);
      expect(shown(ANN, () => heard(from, HIDDEN))).toBe(false);
    }
    expect(shown(BOB, () => heard(bob, HIDDEN))).toBe(true);
  });

  it("of before, which has no place, is shown to who may read everywhere", () => {
    const { state: after, memory } = remembering(() => heard("ruan-hale", undefined));
    expect(sightOf(after, viewer(ANN)).memory(memory)).toBe(false);
    expect(sightOf(after, { id: ANN, mayRead: () => true }).memory(memory)).toBe(true);
    expect(sightOf(after, null).memory(memory)).toBe(true);
  });

  it("that was concluded is shown where all that it rests on is, however deep", () => {
    const concluded = (known: readonly Memory[]): Note => ({
      kind: "reflection",
      text: "It is so",
      subjects: [],
      source: { how: "concluded" },
      evidence: known.slice(-1).map(({ id }) => id),
    });
    expect(shown(ANN, () => heard(bob, OPEN), concluded, concluded)).toBe(true);
    expect(shown(ANN, () => heard(bob, HIDDEN), concluded, concluded)).toBe(false);
    expect(shown(BOB, () => heard(bob, HIDDEN), concluded, concluded)).toBe(true);
    expect(shown(ANN, () => heard("ruan-hale", HIDDEN), concluded)).toBe(false);
  });

  it("of a thought is its whisperer's alone, until it is told where one may read", () => {
    const thought: Note = {
      text: "A thought",
      subjects: [],
      source: { how: "inner-voice" },
      stories: ["whisper-1"],
      visitors: [bob],
    };
    const { state: after, memory } = remembering(() => thought);
    const story = { ...[...state.stories.values()][0]!, id: "whisper-1", by: bob, opened: state.now };
    const untold = { ...after, stories: new Map(after.stories).set(story.id, story) };
    expect(sightOf(untold, viewer(ANN)).memory(memory)).toBe(false);
    expect(sightOf(untold, viewer(BOB)).memory(memory)).toBe(true);
    const tells = (place: string) => ({
      ...after,
      stories: new Map(after.stories).set(story.id, { ...story, told: state.now, toldIn: [place] }),
    });
    expect([OPEN, HIDDEN].map((at) => sightOf(tells(at), viewer(ANN)).memory(memory))).toEqual([true, false]);
  });

  it("that the town file gave is anybody's", () => {
    const sight = sightOf(state, { id: ANN, mayRead: () => false });
    expect(nessa.stream.backing.memories.filter(({ source }) => source.how === "given").every(sight.memory)).toBe(true);
  });
});

it("a line is shown where it may be read, to whom it was said, and to whose words it is", () => {
  const line = (more: Partial<Extract<TownEvent, { kind: "line-said" }>>): TownEvent => ({
    id: "1.1",
    kind: "line-said",
    at: state.now,
    who: "nessa-trewin",
    spot: { place: HIDDEN, area: "quay" },
    audience: "place",
    line: "talk-1/1",
    talk: "talk-1",
    to: ["ruan-hale"],
    text: "Well",
    stories: [],
    rests: [],
    visitors: [],
    acts: [],
    answers: null,
    ...more,
  });
  const sight = sightOf(state, viewer(ANN));
  expect(sight.event(line({}))).toBe(false);
  expect(sight.event(line({ spot: { place: OPEN, area: "x" } }))).toBe(true);
  expect(sight.event(line({ to: [] }))).toBe(false);
  expect(sight.event(line({ to: [ann] }))).toBe(true);
  expect(sight.event(line({ visitors: [ann] }))).toBe(true);
  expect(sight.event(line({ visitors: [ann, bob] }))).toBe(false);
});

it("what was answered to an invitation is shown where it may be read; of before, to who may read everywhere", () => {
  const said = (spot: TownEvent["spot"]): TownEvent => ({
    id: "1.1",
    kind: "invitation-answered",
    at: state.now,
    who: "ruan-hale",
    spot,
    audience: "nobody",
    story: "lantern-supper",
    answer: "accepted",
    why: "",
    by: nessa.id,
  });
  const spots = [{ place: OPEN, area: "x" }, { place: HIDDEN, area: "quay" }, null];
  expect(spots.map((spot) => sightOf(state, viewer(ANN)).event(said(spot)))).toEqual([true, false, false]);
  expect(sightOf(state, { id: ANN, mayRead: () => true }).event(said(null))).toBe(true);
});

it("what two agreed on is shown where it may be read, and to whom it was agreed with; what one means to do alone, to anybody", () => {
  const one = { id: "meet:x:600", what: "meeting", story: null, spot: null, from: null, to: null, with: ["ruan-hale"] };
  const shows = (more: Partial<Commitment>, to = ANN) => sightOf(state, viewer(to)).commitment({ ...one, ...more });
  expect([{ agreedIn: OPEN }, { agreedIn: HIDDEN }, {}].map((more) => shows(more))).toEqual([true, false, false]);
  expect([BOB, ANN].map((to) => shows({ with: [bob], agreedIn: HIDDEN }, to))).toEqual([true, false]);
  expect(shows({ with: [], agreedIn: HIDDEN })).toBe(true);
  expect(sightOf(state, { id: ANN, mayRead: () => true }).commitment(one)).toBe(true);
});

it("a card and an interview hold of a mind what its asker may be shown", () => {
  const { state: after, memory } = remembering(() => heard(bob, HIDDEN));
  const mind = after.minds.get(nessa.id)!;
  const tie = {
    kind: "met in town",
    warmth: 0,
    text: "Bob hides",
    renewed: state.now,
    talks: 1,
    evidence: [memory.id],
  };
  const knowing: Mind = {
    ...mind,
    ties: new Map(mind.ties).set(bob, tie),
    whoIAm: { ...mind.whoIAm, core: "Nessa thinks of Bob", evidence: [memory.id] },
  };
  const held = { ...after, minds: new Map(after.minds).set(nessa.id, knowing) };
  const { town: facts } = town.means;
  const forAnn = speakingFor(knowing, sightOf(held, viewer(ANN)), facts);
  expect(JSON.stringify([[...forAnn.ties], forAnn.whoIAm])).not.toContain("Bob");
  expect(forAnn.stream.length).toBe(mind.stream.length - 1);
  const forBob = mindFor(knowing, sightOf(held, viewer(BOB)), facts);
  expect(forBob.whoIAm.core).toBe("Nessa thinks of Bob");
  expect(speakingFor(knowing, sightOf(held, null), facts)).toBe(knowing);
});

it("who is talked with where one may not read is kept from one, and so they are in an interview", async () => {
  const { means } = town;
  const perrin = "perrin-sable";
  await town.commit("switch", (before) => {
    const one = { ...before.world.people.get(perrin)!, asleep: false, spot: { place: HIDDEN, area: "shingle-beach" } };
    const people = new Map(before.world.people).set(perrin, one);
    return { state: { ...before, now: minutes(600), opened: true, world: { ...before.world, people } }, events: [] };
  });
  const say = { kind: "say", place: HIDDEN, text: "Hello Perrin!", to: "perrin" } as const;
  await (await takeAct(town, { id: BOB, name: "Mia", about: "" }, say)).answered;
  const seenBy = (to: string) => personView(town, personOf(town.state.world, perrin), sightOf(town.state, viewer(to)));
  expect([ANN, BOB].map((to) => seenBy(to).doing.includes("Mia"))).toEqual([false, true]);
  const told = async (to: string) => {
    const asked = ["Who is here with you?", "Is Mia here?", "Do you know Mia?"];
    const about = { id: to, who: perrin, withheld: new Set<never>(), sight: sightOf(town.state, viewer(to)) };
    const put = asked.map((text) => ({ text, role: null, situation: null, person: null }));
    return (await interviewed(town.state, means, about, put)).map(({ answer }) => answer);
  };
  const forAnn = await told(ANN);
  expect(forAnn.join(" ")).not.toContain("Mia");
  expect((await told(BOB))[0]).toContain("Mia");
  const forAnnOf = mindFor(town.state.minds.get(perrin)!, sightOf(town.state, viewer(ANN)), means.town);
  expect([...forAnnOf.map.seen.keys(), ...forAnnOf.ties.keys()]).not.toContain(bob);
});
