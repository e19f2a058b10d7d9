/** Planning (paper section 4.3): what a model or a stand-in proposes is made sound by code. */

import { describe, expect, it } from "vitest";
import { at, cafe, facts, mindOf, personaOf, personas, thinkingIn } from "../../../test/mind/minds.ts";
import { offlineOf } from "../../offline/offline.ts";
import { randomFor } from "../../world/chance.ts";
import { activityIn } from "../../world/kinds.ts";
import { placeOf } from "../../world/places.ts";
import type { Chunk, Commitment, DayPlan, PlannedAction } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { selfOf } from "../self.ts";
import { actionsOf, decomposeIfNeeded, planIfNeeded } from "./live-plan.ts";
import { livedDay, mealAt, opensFor, type Proposed, replanned, wakingDay } from "./plan.ts";
import { soundDay } from "./sound-day.ts";

const { map } = facts;
const klaus = personaOf("klaus-mueller");

/** Fails unless the pieces lie end to end from the first to the last. */
function expectTiling(pieces: readonly { from: number; to: number }[], from: number, to: number) {
  expect(pieces[0]?.from).toBe(from);
  expect(pieces.at(-1)?.to).toBe(to);
  pieces.forEach((piece, i) => {
    expect(piece.to).toBeGreaterThan(piece.from);
    if (i > 0) expect(piece.from).toBe(pieces[i - 1]!.to);
  });
}

const chunk = (from: number, to: number, doing: string, more: Partial<Chunk> = {}): Chunk => ({
  from: at(0, from),
  to: at(0, to),
  doing,
  activity: activityIn(doing, "en"),
  place: klaus.home.place,
  emoji: "🙂",
  kind: "pastime",
  area: null,
  serves: null,
  ...more,
});
const sound = (persona: Persona, proposed: readonly Proposed[], commitments: readonly Commitment[] = [], now = at(0)) =>
  soundDay({ proposed, persona, map, start: facts.start, day: 1, now, commitments });

describe("every resident's offline day, three seeds", () => {
  it.each(personas.map((persona) => [persona.name, persona] as const))("%s", async (_, persona) => {
    for (const [n, seed] of ["1", "2", "3"].entries()) {
      const day = n + 1;
      const { wake, sleep } = wakingDay(persona, day);
      const scene = { seed, now: wake, people: { [persona.id]: { spot: persona.home } } };
      const { mind, events } = await planIfNeeded(mindOf(persona.id), persona, thinkingIn(scene, `t${day}`));
      const chunks = mind.plan!.chunks;
      expectTiling(chunks, wake, sleep);
      expect(chunks.length).toBeGreaterThanOrEqual(5);
      const meals = chunks.filter((one) => one.kind === "meal").map((one) => mealAt(persona, day, one.from));
      const wanted = (["breakfast", "lunch", "dinner"] as const).filter((meal) => persona.meals[meal]);
      expect(new Set(meals).size).toBe(meals.length);
      // A promise (the hostess's party on the second day) may take a meal's place.
      if (!chunks.some((one) => one.kind === "commitment")) expect([...meals].sort()).toEqual([...wanted].sort());
      for (const one of chunks) {
        expect(map.places.has(one.place)).toBe(true);
        const open = opensFor(map, one.place, persona.id, one.from, one.to);
        expect(open || one.kind === "commitment", `${one.doing} at ${one.place} from ${one.from} to ${one.to}`).toBe(
          true,
        );
      }
      expect(events.map((event) => event.kind)).toContain("plan-made");
      expect(mind.stream.backing.memories.at(-1)).toMatchObject({ kind: "plan", source: { how: "planned" } });
    }
  });

  it("is not the same day twice (the original repeated day one)", () => {
    const self = (day: number) => ({
      ...selfOf(mindOf("klaus-mueller"), klaus, thinkingIn()),
      day,
      about: [],
      yesterday: [],
    });
    const days = [1, 2, 3].map((day) =>
      offlineOf("en")
        .answers["plan-day"](self(day), randomFor("1", `t${day}`))
        .chunks.map((one) => one.doing),
    );
    expect(new Set(days.map((doings) => doings.join())).size).toBe(3);
  });
});

describe("a proposed day made sound", () => {
  it("fills holes and cuts overlaps", () => {
    const { chunks } = sound(klaus, [
      chunk(480, 720, "reading"),
      chunk(660, 800, "writing"),
      chunk(1000, 1100, "walking"),
    ]);
    expectTiling(chunks, klaus.wake, klaus.sleep);
    expect(chunks.map((one) => one.doing)).toEqual(expect.arrayContaining(["reading", "writing", "walking"]));
  });

  it("knows no place that is not on the map", () => {
    const { chunks, why } = sound(klaus, [chunk(800, 900, "flying", { place: "the-moon" })]);
    expect(chunks.find((one) => one.doing === "flying")?.place).toBe(klaus.home.place);
    expect(why).toContain("flying: there is no such place, so at home");
  });

  it("cuts a stay to opening hours, and stays home where hardly anything is left, with the reason", () => {
    const pub = placeOf(map, "the-rose-and-crown-pub");
    expect(pub.hours).toEqual({ from: 1020, to: 1320 });
    const long = sound(klaus, [chunk(1260, 1370, "having a beer", { place: pub.id })]);
    const stay = long.chunks.find((one) => one.place === pub.id);
    expect([stay?.from, stay?.to]).toEqual([1260, 1320]);
    const early = sound(klaus, [chunk(600, 700, "having a beer", { place: pub.id })]);
    expect(early.chunks.some((one) => one.place === pub.id)).toBe(false);
    expect(early.why).toContain("having a beer at 10:00: The Rose and Crown Pub is not open then, so at home");
  });

  it("does not stretch a stay past closing to fill a gap", () => {
    const stay = chunk(1100, 1200, "sitting in the cafe", { place: "hobbs-cafe" });
    const { chunks } = sound(klaus, [stay, chunk(1225, 1300, "reading")]);
    for (const one of chunks) expect(opensFor(map, one.place, klaus.id, one.from, one.to), one.doing).toBe(true);
    expectTiling(chunks, klaus.wake, klaus.sleep);
  });

  it("is one lunch, not three (paper section 4.3: at 12:00, 12:30 and 13:00)", () => {
    const lunch = (from: number) => chunk(from, from + 30, "having lunch", { kind: "meal" });
    const { chunks, why } = sound(klaus, [lunch(720), lunch(750), lunch(780)]);
    const meals = chunks.filter((one) => one.kind === "meal").map((one) => mealAt(klaus, 1, one.from));
    expect(meals.filter((meal) => meal === "lunch")).toHaveLength(1);
    expect(why.filter((one) => one.includes("a second lunch"))).toHaveLength(2);
    expect(why).toContain("dinner was missing");
  });

  it("begins when it is made, also late in the day", () => {
    const { chunks } = sound(klaus, [chunk(480, 1300, "reading")], [], at(15));
    expectTiling(chunks, at(15), klaus.sleep);
    expect(chunks.some((one) => one.kind === "meal" && one.from < at(15))).toBe(false);
  });

  it.each([
    ["in free time", 900, 960],
    ["over work", 600, 660],
    ["at the very beginning", klaus.wake, klaus.wake + 30],
    ["at the very end", klaus.sleep - 20, klaus.sleep],
    ["over a meal", 740, 800],
  ])("always holds what was promised: %s", (_, from, to) => {
    const promise: Commitment = {
      id: "c1",
      what: "meeting Maria",
      story: null,
      spot: { place: "johnson-park", area: "park" },
      from: at(0, from),
      to: at(0, to),
      with: [],
    };
    const { chunks } = sound(
      klaus,
      [chunk(480, 740, "reading", { kind: "work" }), chunk(800, 1300, "writing")],
      [promise],
    );
    expect(chunks.find((one) => one.serves === "c1")).toMatchObject({
      from,
      to,
      place: "johnson-park",
      area: "park",
      kind: "commitment",
    });
    expectTiling(chunks, klaus.wake, klaus.sleep);
  });

  it("leaves out promises of other days and without a time", () => {
    const other = { id: "c2", what: "x", story: null, spot: cafe, from: at(17, 0, 2), to: at(19, 0, 2), with: [] };
    const vague = { ...other, id: "c3", from: null, to: null };
    expect(sound(klaus, [], [other, vague]).chunks.every((one) => one.serves === null)).toBe(true);
  });

  it("a day that ends after midnight is still yesterday's until bedtime", () => {
    const late = personas.find((persona) => persona.sleep > 1440);
    const owl = late ?? { ...klaus, sleep: at(25) };
    expect(livedDay(owl, at(24, 5))).toBe(1);
    expect(livedDay(owl, at(0, owl.sleep))).toBe(2);
    expect(livedDay(klaus, at(0))).toBe(1);
  });
});

describe("replanning from a moment on touches only what it covers (paper section 4.3.1)", () => {
  const action = (from: number, to: number): PlannedAction => ({
    from: at(0, from),
    to: at(0, to),
    doing: `action ${from}`,
    emoji: "🙂",
    spot: klaus.home,
    object: null,
    state: null,
    notable: false,
  });
  const plan: DayPlan = {
    day: 1,
    chunks: [
      chunk(480, 600, "reading"),
      chunk(600, 720, "writing"),
      chunk(720, 780, "lunch"),
      chunk(780, 1000, "walking"),
    ],
    actions: [action(600, 615), action(615, 630), action(630, 645), action(645, 660)],
  };

  it.each([
    [630, 660],
    [605, 640],
    [655, 715],
    [600, 720],
    [590, 610],
    [700, 790],
    [483, 500],
    [900, 995],
  ])("from %d to %d: no hole, no overlap, and the rest as it was", (from, to) => {
    const changed = replanned(plan, chunk(from, to, "running", { kind: "errand" }));
    expectTiling(changed.chunks, 480, 1000);
    expect(changed.chunks.find((one) => one.doing === "running")).toMatchObject({ from, to });
    for (const before of plan.chunks)
      if (before.to + 10 <= from || before.from >= to + 10) expect(changed.chunks).toContainEqual(before);
    for (const before of plan.actions)
      if (before.to <= from || before.from >= to) expect(changed.actions).toContainEqual(before);
    expect(changed.actions.filter((one) => one.from < to && one.to > from)).toEqual([]);
    expect(plan.chunks).toHaveLength(4);
  });

  it("keeps what was done of an action up to then", () => {
    const changed = replanned(plan, chunk(620, 635, "running", { kind: "errand" }));
    expect(changed.actions.map((one) => [one.from, one.to])).toEqual([
      [600, 615],
      [615, 620],
      [635, 645],
      [645, 660],
    ]);
  });
});

describe("decomposition just in time (paper section 4.3: actions of 5 to 15 minutes)", () => {
  const thinking = thinkingIn({ people: { "klaus-mueller": {} } });
  const piece = (minutes: number, more = {}) => ({
    doing: `for ${minutes}`,
    minutes,
    object: null,
    state: null,
    emoji: "🙂",
    ...more,
  });
  const lay = (from: number, to: number, ...minutes: number[]) =>
    actionsOf(
      chunk(from, to, "reading"),
      minutes.map((one) => piece(one)),
      klaus,
      thinking,
    );

  it.each([
    ["just right", 60, [15, 15, 15, 15]],
    ["too short", 120, [10, 10]],
    ["too long", 30, [15, 15, 15, 15]],
    ["one for all", 180, [180]],
    ["crumbs", 60, [1, 2, 3]],
    ["odd lengths", 47, [7, 13, 22]],
    ["an odd end", 17, [15, 15]],
    ["negative and huge", 45, [-5, 99_999]],
    ["a short piece of time", 7, [15]],
  ])("%s: tiles the chunk exactly", (_, length, minutes) => {
    const actions = lay(600, 600 + length, ...minutes);
    expectTiling(actions, 600, 600 + length);
    for (const one of actions) {
      expect(one.to - one.from).toBeLessThanOrEqual(15);
      expect(one.to - one.from).toBeGreaterThanOrEqual(5);
    }
  });

  it("finds the object and its area by code, and names none that is not there", () => {
    const at = { ...chunk(600, 630, "drinking coffee"), place: "hobbs-cafe" };
    const [sits, dreams] = actionsOf(
      at,
      [piece(15, { object: "piano", state: "being played" }), piece(15, { object: "dragon", state: "on fire" })],
      klaus,
      thinking,
    );
    expect(sits).toMatchObject({ object: "hobbs-cafe/cafe/piano", state: "being played", spot: cafe });
    expect(dreams).toMatchObject({ object: null, state: null });
  });

  it("never puts anybody behind a counter that is not theirs", () => {
    const [action] = actionsOf(
      { ...chunk(600, 615, "coffee"), place: "hobbs-cafe" },
      [piece(15, { object: "coffee machine" })],
      klaus,
      thinking,
    );
    expect(action).toMatchObject({ object: null, spot: cafe });
  });

  it("shows one whole emoji of whatever was written", () => {
    const [action] = actionsOf(
      chunk(600, 615, "x"),
      [piece(15, { emoji: "family: 🧑🏽‍🤝‍🧑🏻 and more" })],
      klaus,
      thinking,
    );
    expect(action?.emoji).toBe("🧑🏽‍🤝‍🧑🏻");
  });

  it.each(personas.map((persona) => [persona.name, persona] as const))(
    "%s's day, chunk by chunk",
    async (_, persona) => {
      const { wake, sleep } = wakingDay(persona, 1);
      const people = { [persona.id]: { spot: persona.home } };
      let { mind } = await planIfNeeded(mindOf(persona.id), persona, thinkingIn({ now: wake, people }));
      const all: PlannedAction[] = [];
      for (const one of mind.plan!.chunks) {
        ({ mind } = await decomposeIfNeeded(mind, persona, thinkingIn({ now: one.from, people }, `t${one.from}`)));
        const actions = mind.plan!.actions.filter((action) => action.from >= one.from && action.to <= one.to);
        expectTiling(actions, one.from, one.to);
        expect(new Set(actions.map((action) => action.spot.place))).toEqual(new Set([one.place]));
        all.push(...actions);
      }
      expectTiling(all, wake, sleep);
      for (const action of all) expect(action.to - action.from, action.doing).toBeLessThanOrEqual(15);
      for (const action of all) expect(action.to - action.from, action.doing).toBeGreaterThanOrEqual(5);
    },
  );
});
