import { describe, expect, it } from "vitest";
import { at, doing, played, said, spot, world } from "../../test/world/test-world.ts";
import { type Action, apply } from "./actions.ts";
import type { Draft } from "./events.ts";
import { canHear, perceives, personOf } from "./world.ts";

const kitchen = spot("cottage", "kitchen");
const together = { cy: { spot: kitchen }, dora: { spot: kitchen } };
const begin = (...others: string[]): Action => ({ kind: "begin-talk", with: others, said: said("Good morning!") });
const say = (text: string, to: readonly string[] = []): Action => ({
  kind: "say",
  talk: "talk-1",
  said: said(text, { to }),
});
const leave: Action = { kind: "leave-talk", why: "they said goodbye" };
const nine = at(9);

describe("a talk (paper section 4.3.2; design section 4: talks live in the world)", () => {
  const two = played(world(), nine, ["ann", begin("ben")]);

  it("begins with a line, to all of it, and names its lines", () => {
    expect(two.events.map((event) => event.kind)).toEqual(["talk-began", "line-said"]);
    expect(two.events[1]).toMatchObject({ line: "talk-1/1", to: ["ben"], text: "Good morning!" });
    expect(personOf(two.world, "ben")).toMatchObject({ talk: "talk-1", doing: { text: "talking with Ann" } });
    expect(two.world.talks.get("talk-1")).toMatchObject({ next: "ben", withPerson: false });
  });

  it("hands the turn to whoever was addressed", () => {
    const answered = played(two.world, nine, ["ben", say("Morning.")]);
    expect(answered.world.talks.get("talk-1")).toMatchObject({ next: "ann" });
    expect(answered.world.talks.get("talk-1")?.lines.map((line) => line.id)).toEqual(["talk-1/1", "talk-1/2"]);
  });

  it.each([
    ["somebody asleep", { ben: { asleep: true } }],
    ["somebody elsewhere", { ben: { spot: spot("green", "lawn") } }],
    ["somebody behind a closed door", { ben: { spot: spot("cottage", "bathroom") } }],
  ])("does not begin with %s", (_, people) => {
    const start = world(people);
    const refused = apply(start, "ann", begin("ben"), nine);
    expect(refused).toEqual({ world: start, events: [], refused: "nobody there to talk to" });
  });

  it("nobody is in two talks, and whoever is in one does nothing else", () => {
    const { world: now } = played(world(together), nine, ["ann", begin("ben")]);
    expect(apply(now, "cy", begin("ben"), nine).refused).toBe("nobody there to talk to");
    expect(apply(now, "ben", begin("cy"), nine).refused).toBe("in another talk");
    expect(apply(now, "ben", doing(kitchen, "cooking"), nine).refused).toBe("in a talk");
    expect(apply(now, "ben", { kind: "go", to: spot("green", "lawn") }, nine).refused).toBe("in a talk");
    expect(apply(now, "ben", { kind: "sleep", spot: spot("cottage", "bedroom"), bed: null }, nine).refused).toBe(
      "in a talk",
    );
    expect(personOf(now, "ben").talk).toBe("talk-1");
  });

  it("ends for both when one of two leaves", () => {
    const done = played(two.world, nine, ["ben", leave]);
    expect(done.events).toMatchObject([
      { kind: "talk-ended", who: "ben", members: ["ann", "ben"], why: "they said goodbye" },
    ]);
    expect(done.world.talks.size).toBe(0);
    expect(["ann", "ben"].map((id) => personOf(done.world, id).talk)).toEqual([null, null]);
    expect(apply(done.world, "ann", say("Wait!"), nine).refused).toBe("that talk is over");
  });

  it("gives each talk a name of its own", () => {
    const again = played(two.world, nine, ["ben", leave], ["ann", begin("ben")]);
    expect([...again.world.talks.keys()]).toEqual(["talk-2"]);
  });
});

describe("a talk of three (design section 5, Converse)", () => {
  const three = played(world(together), nine, ["ann", begin("ben")], ["cy", { kind: "join-talk", talk: "talk-1" }]);

  it("lets somebody join, who then hears and speaks", () => {
    expect(three.events.at(-1)).toMatchObject({ kind: "talk-joined", who: "cy" });
    const spoken = played(three.world, nine, ["cy", say("May I?")]);
    expect(spoken.events).toMatchObject([{ kind: "line-said", who: "cy", to: ["ann", "ben"] }]);
  });

  it("gives the turn to whoever has been silent longest, unless somebody is named", () => {
    const open = played(three.world, nine, ["cy", say("May I?")]);
    expect(open.world.talks.get("talk-1")?.next).toBe("ben");
    const named = played(three.world, nine, ["cy", say("Ann, may I?", ["ann"])]);
    expect(named.world.talks.get("talk-1")?.next).toBe("ann");
  });

  it("goes on when one of three leaves, and never waits for whoever left", () => {
    const named = played(three.world, nine, ["cy", say("Ann, may I?", ["ann"])]);
    const left = played(named.world, nine, ["ann", leave]);
    expect(left.events).toMatchObject([{ kind: "talk-left", who: "ann", members: ["ben", "cy"] }]);
    expect(left.world.talks.get("talk-1")).toMatchObject({ members: ["ben", "cy"], next: "ben" });
    expect(personOf(left.world, "ann").talk).toBeNull();
  });

  it("cannot be joined from elsewhere, nor by somebody in another talk, and joining twice is nothing", () => {
    const { world: now } = three;
    expect(apply(now, "cy", { kind: "join-talk", talk: "talk-1" }, nine).events).toEqual([]);
    const gone = played(now, nine, ["dora", { kind: "go", to: spot("green", "lawn") }]).world;
    const moved = {
      ...gone,
      people: new Map(gone.people).set("dora", { ...personOf(gone, "dora"), spot: spot("green", "lawn") }),
    };
    expect(apply(moved, "dora", { kind: "join-talk", talk: "talk-1" }, nine).refused).toBe("that talk is over");
  });

  it("binds a cap again once no person is left in it", () => {
    const eve = { eve: { spot: kitchen } };
    const met = played(world(eve), nine, ["ann", begin("ben")], ["eve", { kind: "join-talk", talk: "talk-1" }]);
    expect(met.world.talks.get("talk-1")?.withPerson).toBe(true);
    const left = played(met.world, nine, ["eve", { kind: "depart", why: "went home" }]);
    expect(left.world.talks.get("talk-1")).toMatchObject({ members: ["ann", "ben"], withPerson: false });
    expect(left.world.people.has("eve")).toBe(false);
  });
});

describe("a visitor (paper section 3.2)", () => {
  const arrive = (where: ReturnType<typeof spot>): Action => ({
    kind: "arrive",
    spot: where,
    name: "Eve",
    about: "a poet",
    first: true,
  });

  it("arrives at once, is in one place at a time, and leaves a talk by going elsewhere", () => {
    const came = played(world(), nine, ["eve", arrive(kitchen)], ["eve", begin("ann")]);
    expect(came.events[0]).toMatchObject({ kind: "visitor-arrived", name: "Eve", about: "a poet", first: true });
    const moved = played(came.world, nine, ["eve", arrive(spot("green", "lawn"))]);
    expect(moved.events.map((event) => event.kind)).toEqual(["talk-ended", "visitor-moved"]);
    expect(personOf(moved.world, "eve")).toMatchObject({ spot: spot("green", "lawn"), talk: null });
    // Whoever is left has nothing to do yet that anybody would remember.
    expect(personOf(moved.world, "ann")).toMatchObject({ talk: null, doing: { idle: true } });
  });

  it("waits for nobody: a line to a visitor leaves the turn with them", () => {
    const came = played(world(), nine, ["eve", arrive(kitchen)], ["ann", begin("eve")]);
    expect(came.world.talks.get("talk-1")?.next).toBeNull();
  });
});

describe("sight and sound (design section 5, Perceive)", () => {
  const place = { audience: "place" } as const;
  const event = (more: Partial<Draft>): Draft =>
    ({ kind: "visitor-acted", doing: "sings", at: nine, who: "ann", spot: kitchen, ...place, ...more }) as Draft;

  it.each([
    ["in the same area", "kitchen", "kitchen", true],
    ["from a closed room to the kitchen", "kitchen", "bathroom", false],
    ["from the kitchen into a closed room", "bathroom", "kitchen", false],
    ["from one closed room into another", "bedroom", "bathroom", false],
    ["within a closed room", "bathroom", "bathroom", true],
  ])("%s", (_, ears, mouth, hears) => {
    const now = world({ ben: { spot: spot("cottage", ears) } });
    expect(canHear(now, personOf(now, "ben"), spot("cottage", mouth))).toBe(hears);
    expect(perceives(now, personOf(now, "ben"), event({ spot: spot("cottage", mouth) }))).toBe(hears);
  });

  it.each([
    ["somebody in the place", {}, {}, true],
    ["a sleeper", { ben: { asleep: true } }, {}, false],
    ["somebody elsewhere", { ben: { spot: spot("green", "lawn") } }, {}, false],
    ["somebody in the area, of what is done there", {}, { audience: "area" as const }, true],
    ["anybody, of what is nobody's business", {}, { audience: "nobody" as const }, false],
    ["a bystander, of what concerns one alone", {}, { audience: "self" as const }, false],
    ["oneself, of what concerns one alone", {}, { audience: "self" as const, who: "ben" }, true],
    ["oneself, of one's own doing", {}, { who: "ben" }, false],
  ])("%s", (_, people, more, perceived) => {
    const now = world(people);
    expect(perceives(now, personOf(now, "ben"), event(more))).toBe(perceived);
  });

  it("what is done in one area is not seen from another", () => {
    const now = world({ dora: { spot: spot("green", "lawn") } });
    const act = event({ audience: "area", spot: spot("green", "street") });
    expect(perceives(now, personOf(now, "dora"), act)).toBe(false);
  });
});

describe("asleep and awake", () => {
  const bed: Action = { kind: "sleep", spot: spot("cottage", "bedroom"), bed: "cottage/bedroom/bed" };

  it("a sleeper does nothing but wake, once", () => {
    const night = played(world(), at(23), ["ann", bed]);
    for (const action of [doing(kitchen, "cooking"), begin("ben"), { kind: "go", to: kitchen }, bed] as Action[])
      expect(apply(night.world, "ann", action, at(23)).refused, action.kind).toMatch(/asleep/);
    const morning = played(night.world, at(31), ["ann", { kind: "wake" }]);
    expect(morning.events).toContainEqual(expect.objectContaining({ kind: "resident-woke", who: "ann" }));
    expect(apply(morning.world, "ann", { kind: "wake" }, at(31)).refused).toBe("already awake");
  });

  it("does not go to bed from afar, nor while walking", () => {
    expect(apply(world(), "dora", bed, at(23)).refused).not.toBeNull();
    const walking = played(world(), at(23), ["ann", { kind: "go", to: spot("green", "lawn") }]);
    expect(apply(walking.world, "ann", bed, at(23)).refused).toBe("on the way");
  });

  it("nobody acts who is not in town", () => {
    expect(apply(world(), "zoe", { kind: "wake" }, nine).refused).toBe("zoe is not in town");
  });
});

describe("a world is a value", () => {
  it("is never changed in place", () => {
    const start = world(together);
    const copy = structuredClone({ people: start.people, objects: start.objects, talks: start.talks });
    played(
      start,
      nine,
      ["ann", begin("ben")],
      ["cy", doing(kitchen, "cooking", "cottage/kitchen/stove", "cooking")],
      ["ben", leave],
    );
    expect({ people: start.people, objects: start.objects, talks: start.talks }).toEqual(copy);
  });
});
