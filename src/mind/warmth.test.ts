/** Ties move by deeds counted in a window, and by nothing else. */
import { describe, expect, it } from "vitest";
import { at, cafe, facts, mindOf, personaOf, remembering, stateIn, thinkingIn } from "../../test/mind/minds.ts";
import { type Minutes, minutes } from "../clock/units.ts";
import { withoutTraces } from "../town/keeping/forget.ts";
import type { Episode } from "../world/episodes.ts";
import type { Answer } from "../world/speech-acts.ts";
import { memoriesOf, without } from "./memory/stream.ts";
import type { Mind, Tie } from "./mind.ts";
import { settleUp } from "./plan/promises.ts";
import { warmed } from "./warmth.ts";

const me = mindOf("klaus-mueller");
const other = "maria-lopez";
const before = me.ties.get(other)!.warmth;
const what = { kind: "meet", place: "johnson-park", from: at(19) } as const;

/** A line between the two that replies. */
const reply = (by: string, answer: Answer, when: Minutes, n = 1) => ({
  text: "A line.",
  subjects: [other, me.id],
  speaker: by,
  scene: `talk-${n}`,
  source: { how: "heard", from: by, line: `talk-${n}/1`, rests: [] } as const,
  episode: { kind: "said", acts: [{ act: "reply", to: { proposal: null, by: me.id, what }, answer }] } as Episode,
  at: when,
});
const deed = (kind: "kept" | "helped" | "stood up" | "missed", when: Minutes) => ({
  text: "A deed.",
  subjects: [me.id, other],
  source: { how: "did" } as const,
  episode: { kind, with: [other], to: { what } } as Episode,
  at: when,
});
const chat = (n: number, when: Minutes) => ({ ...reply(other, "maybe", when, n) });
const moved = (mind: Mind) => warmed(mind).ties.get(other)!.warmth - before;
const on = (day: number): Minutes => at(12, 0, day);

describe("a tie", () => {
  it.each([
    ["a yes of theirs", [reply(other, "yes", on(1))], 0.25],
    ["a yes of one's own", [reply(me.id, "yes", on(1))], 0.25],
    ["the same yes said again", [1, 2].map((day) => reply(other, "yes", on(day), day)), 0.25],
    ["two of their noes", [1, 2].map((n) => reply(other, "no", on(1), n)), 0],
    ["three of their noes within two days", [1, 2, 3].map((n) => reply(other, "no", on(1), n)), -0.25],
    ["three of their noes, a week apart each", [1, 8, 15].map((day) => reply(other, "no", on(day), day)), 0],
    ["three of one's own", [1, 2, 3].map((n) => reply(me.id, "no", on(1), n)), 0],
    ["a promise kept", [deed("kept", on(1))], 0.25],
    ["help given", [deed("helped", on(1))], 0.5],
    ["being stood up", [deed("stood up", on(1))], -0.5],
    ["a promise that one missed oneself", [deed("missed", on(1))], 0],
    ["three talks in a week", [1, 2, 3].map((n) => chat(n, on(n))), 0],
    ["four talks in a week", [1, 2, 3, 4].map((n) => chat(n, on(n))), 0.25],
    ["four talks in four weeks", [1, 8, 15, 22].map((n) => chat(n, on(n))), 0],
  ])("moves by %s", (_, notes, by) => {
    expect(moved(remembering(me, ...notes))).toBeCloseTo(by);
  });

  it("grows by talk alone only so far, and is never more than the closest there is", () => {
    const talks = Array.from({ length: 80 }, (_, i) => chat(i + 1, on(1 + Math.floor(i / 4))));
    expect(moved(remembering(me, ...talks))).toBeCloseTo(1);
    const deeds = Array.from({ length: 40 }, (_, i) => deed("helped", on(1 + i)));
    expect(warmed(remembering(me, ...deeds)).ties.get(other)!.warmth).toBe(3);
  });

  it("does not drift: counted again, a week later or after nothing, it is as it was", () => {
    const once = warmed(remembering(me, reply(other, "yes", on(1))));
    expect(warmed(once)).toBe(once);
    const later = remembering(once, { text: "Klaus is reading", at: on(9) });
    expect(warmed(later).ties).toBe(once.ties);
    expect(warmed(me)).toBe(me);
  });

  it("is as before once the deed is forgotten", () => {
    const helped = warmed(remembering(me, deed("helped", on(1))));
    const stream = without(helped.stream, new Set([memoriesOf(helped.stream).at(-1)!.id]));
    expect(warmed({ ...helped, stream }).ties.get(other)!.warmth).toBe(before);
  });

  it("of a town from before deeds were counted keeps what it was, and counts from there", () => {
    const { base: _, ...kept } = me.ties.get(other)!;
    const old: Tie = { ...kept, warmth: 1.75, renewed: on(3), talks: 9 };
    const town = { ...me, ties: new Map(me.ties).set(other, old) };
    expect(warmed(remembering(town, reply(other, "yes", on(2)))).ties.get(other)).toBe(old);
    expect(warmed(remembering(town, reply(other, "yes", on(4)))).ties.get(other)).toMatchObject({ warmth: 2 });
  });
});

describe("a meeting that is over", () => {
  const klaus = personaOf("klaus-mueller");
  const meeting = {
    id: "meet",
    what: "meeting Maria",
    story: null,
    spot: cafe,
    from: at(10),
    to: at(10, 45),
    with: [other],
  };
  const there = {
    text: "Klaus is talking",
    source: { how: "did" } as const,
    at: at(10, 5),
    subjects: [me.id, cafe.place],
  };
  const settled = async (mind: Mind) =>
    (await settleUp(mind, klaus, thinkingIn({ now: at(10, 50), people: { [me.id]: {} } }))).mind;

  it("warms where both came", async () => {
    const map = { ...me.map, seen: new Map(me.map.seen).set(other, { place: cafe.place, at: minutes(at(10, 20)) }) };
    const after = await settled(remembering({ ...me, map, commitments: [meeting] }, there));
    expect(memoriesOf(after.stream).at(-1)?.episode?.kind).toBe("kept");
    expect(after.ties.get(other)!.warmth).toBe(before + 0.25);
  });

  it("cools where the other did not come, and that is remembered", async () => {
    const after = await settled(remembering({ ...me, commitments: [meeting] }, there));
    expect(memoriesOf(after.stream).at(-1)).toMatchObject({
      text: "Klaus Mueller waited at Hobbs Cafe as agreed, but Maria Lopez did not come",
      episode: { kind: "stood up" },
    });
    expect(after.ties.get(other)!.warmth).toBe(before - 0.5);
    expect(after.ties.get(other)!.base).toEqual({ warmth: before, since: 0 });
  });
});

it("a visitor who is forgotten leaves no warmth between residents either", () => {
  const visitor = "visitor:alex";
  const warm = warmed(remembering(me, { ...deed("helped", on(1)), visitors: [visitor] }));
  expect(warm.ties.get(other)!.warmth).toBe(before + 0.5);
  const state = stateIn({ now: on(2) });
  const lived = { ...state, minds: new Map(state.minds).set(me.id, warm) };
  const ids = [memoriesOf(warm.stream).at(-1)!.id];
  const forgot = withoutTraces(lived, facts, { visitor, ids, names: [], words: [] });
  expect(forgot.minds.get(me.id)!.ties.get(other)!.warmth).toBe(before);
});
