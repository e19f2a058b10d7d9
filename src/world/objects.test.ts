import { describe, expect, it } from "vitest";
import { at, doing, hamlet, played, spot, world } from "../../test/world/test-world.ts";
import { type Action, apply } from "./actions.ts";
import type { Draft } from "./events.ts";
import { troubleIn } from "./kinds.ts";
import { larderOf } from "./objects.ts";
import { placeOf } from "./places.ts";
import { mayMend, remedyFor } from "./remedies.ts";
import { perceives, personOf, stateOf } from "./world.ts";

const kitchen = spot("cottage", "kitchen");
const stove = "cottage/kitchen/stove";
const bed = "cottage/bedroom/bed";
const cook = doing(kitchen, "cooking", stove, "cooking");
const idle = doing(kitchen, "standing about");

describe("objects in use (paper section 3.2: a bed is occupied, a stove cooks)", () => {
  it("changes what it is used for, and leaving it restores what it was", () => {
    const cooking = played(world(), at(8), ["ann", cook]);
    expect(stateOf(cooking.world, stove)).toEqual({ text: "cooking", odd: false, by: "ann", since: at(8) });
    expect(cooking.events.at(-1)).toMatchObject({
      kind: "object-changed",
      from: "off",
      to: "cooking",
      odd: false,
      audience: "area",
    });
    const done = played(cooking.world, at(8, 15), ["ann", idle]);
    expect(stateOf(done.world, stove).text).toBe("off");
    expect(done.events[0]).toMatchObject({ kind: "object-changed", from: "cooking", to: "off" });
  });

  it.each([
    ["walks out", { kind: "go", to: spot("green", "lawn") } as const],
    ["goes to bed", { kind: "sleep", spot: spot("cottage", "bedroom"), bed } as const],
  ])("restores it when its user %s", (_, action) => {
    const { world: now } = played(world(), at(8), ["ann", cook], ["ann", action]);
    expect(stateOf(now, stove).text).toBe("off");
  });

  it("restores it when its user is drawn into a talk", () => {
    const line = {
      text: "Hi.",
      acts: [{ act: "greet" as const }],
      stories: [],
      rests: [],
      visitors: [],
      to: [],
      answers: null,
    };
    const { world: now } = played(
      world(),
      at(8),
      ["ann", cook],
      ["ben", { kind: "begin-talk", with: ["ann"], said: line }],
    );
    expect(stateOf(now, stove).text).toBe("off");
    expect(personOf(now, "ann").doing.object).toBeNull();
  });

  it("is in use until the last of two leaves it", () => {
    const sleep = { kind: "sleep", spot: spot("cottage", "bedroom"), bed } as const;
    const night = played(world(), at(23), ["ann", sleep], ["ben", sleep]);
    expect(stateOf(night.world, bed).text).toBe("occupied");
    const first = played(night.world, at(31), ["ann", { kind: "wake" }]);
    expect(stateOf(first.world, bed)).toMatchObject({ text: "occupied", by: "ben" });
    const both = played(first.world, at(32), ["ben", { kind: "wake" }]);
    expect(stateOf(both.world, bed).text).toBe("made");
  });
});

describe("a refrigerator empties with the meals of the house (paper section 3.2)", () => {
  const fridge = "cottage/kitchen/refrigerator";
  const meal = { ...cook, takes: fridge } as Action;
  /** So many meals cooked, one after another. */
  const afterMeals = (meals: number, start = world()) => {
    let last = played(start, at(8));
    for (let i = 0; i < meals; i++) last = played(last.world, at(8 + i), ["ann", meal], ["ann", idle]);
    return last;
  };

  it("after some meals a head it is nearly empty, after more it is empty, and then gives nothing more", () => {
    expect(larderOf(hamlet, placeOf(hamlet, "cottage"))).toBe(fridge);
    expect(stateOf(afterMeals(11).world, fridge)).toMatchObject({ text: "well stocked", odd: false, taken: 11 });
    const nearly = afterMeals(12);
    expect(stateOf(nearly.world, fridge)).toMatchObject({ text: "nearly empty", odd: true });
    expect(nearly.events.at(0)).toMatchObject({ kind: "resident-acted" });
    const bare = afterMeals(16);
    expect(stateOf(bare.world, fridge)).toMatchObject({ text: "empty", odd: true });
    expect(afterMeals(20).world.objects.get(fridge)).toEqual(bare.world.objects.get(fridge));
  });

  it("being opened and closed takes nothing away, and being filled makes it last as long again", () => {
    const opened = played(
      afterMeals(11).world,
      at(20),
      ["ann", doing(kitchen, "looking in", fridge, "open")],
      ["ann", idle],
    );
    expect(stateOf(opened.world, fridge)).toMatchObject({ text: "well stocked", taken: 11 });
    const empty = { kind: "set-object", object: fridge, state: "empty", trouble: "empty" } as const;
    const filled = { kind: "set-object", object: fridge, state: "well stocked", trouble: null } as const;
    const again = played(opened.world, at(20), ["ann", empty], ["ann", filled]);
    expect(stateOf(again.world, fridge).taken).toBeUndefined();
    expect(stateOf(afterMeals(11, again.world).world, fridge).odd).toBe(false);
  });

  it("who sees to it leaves word beside it, and the word is gone when it is done", () => {
    const seen = played(afterMeals(12).world, at(21), ["ben", { kind: "see-to", object: fridge }]);
    expect(stateOf(seen.world, fridge).tended).toEqual({ by: "ben", since: at(21) });
    const done = played(seen.world, at(22), [
      "ben",
      { kind: "set-object", object: fridge, state: "well stocked", trouble: null },
    ]);
    expect(stateOf(done.world, fridge).tended).toBeUndefined();
  });
});

describe("who can see a change (issue 3: whoever can see it, and nobody else)", () => {
  const changes = (events: readonly Draft[]) => events.filter((event) => event.kind === "object-changed");

  it("use is seen in the area, what is odd in the place and through no wall, and nothing of it elsewhere", () => {
    const people = world({ ben: { spot: spot("cottage", "bathroom") }, eve: { spot: kitchen } });
    const used = played(people, at(8), ["ann", cook]);
    const [use] = changes(used.events);
    const sees = (id: string, event: Draft) => perceives(used.world, personOf(used.world, id), event);
    expect([sees("eve", use!), sees("ben", use!), sees("dora", use!), sees("cy", use!)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const odd = played(used.world, at(8), [
      "eve",
      { kind: "set-object", object: stove, state: "on fire", trouble: "burning" },
    ]);
    const [fire] = changes(odd.events);
    expect([sees("ann", fire!), sees("ben", fire!), sees("dora", fire!)]).toEqual([true, false, false]);
  });
});

describe("what people set (paper section 3.2: the stove is burning)", () => {
  const burning = played(
    world(),
    at(8),
    ["ann", cook],
    ["eve", { kind: "arrive", spot: kitchen, name: "Eve", about: "", first: true }],
    ["eve", { kind: "set-object", object: stove, state: "burning", trouble: "burning" }],
  );

  it("is seen in the whole place", () => {
    expect(burning.events.at(-1)).toMatchObject({
      kind: "object-changed",
      from: "cooking",
      to: "burning",
      odd: true,
      audience: "place",
    });
  });

  it("stays, whoever leaves it or wants to use it", () => {
    const later = played(burning.world, at(8, 5), ["ann", idle], ["ben", cook], ["ben", idle]);
    expect(stateOf(later.world, stove)).toMatchObject({ text: "burning", odd: true, by: "eve", since: at(8) });
    expect(later.events.filter((event) => event.kind === "object-changed")).toEqual([]);
  });

  it("is over when somebody deals with it, and that too is seen in the whole place", () => {
    const mended = played(burning.world, at(8, 5), [
      "ann",
      { kind: "set-object", object: stove, state: "off", trouble: null },
    ]);
    expect(stateOf(mended.world, stove)).toMatchObject({ text: "off", odd: false });
    expect(mended.events).toMatchObject([
      { kind: "object-changed", from: "burning", to: "off", odd: false, audience: "place" },
    ]);
  });

  it("says nothing twice, and refuses what is not there", () => {
    const again = apply(
      burning.world,
      "eve",
      { kind: "set-object", object: stove, state: "burning", trouble: "burning" },
      at(8, 5),
    );
    expect(again.events).toEqual([]);
    const unknown = apply(
      burning.world,
      "eve",
      { kind: "set-object", object: "cottage/kitchen/dragon", state: "on fire", trouble: "burning" },
      at(8, 5),
    );
    expect(unknown.refused).toBe("no such object");
  });

  it("is not a bed to sleep in: one sleeps, the state stays", () => {
    const odd = played(world(), at(22), [
      "ann",
      { kind: "set-object", object: bed, state: "broken", trouble: "broken" },
    ]);
    const night = played(odd.world, at(23), ["ann", { kind: "sleep", spot: spot("cottage", "bedroom"), bed }]);
    expect(stateOf(night.world, bed).text).toBe("broken");
  });
});

describe("remedies: a closed list (design section 2.1)", () => {
  it.each([
    ["burning", true, true, "turning off the stove and putting out the fire"],
    ["on fire", true, true, "turning off the stove and putting out the fire"],
    ["boiling over", true, true, "turning off the stove"],
    ["leaking", true, false, "repairing the stove"],
    ["broken", false, false, "repairing the stove"],
    ["empty", false, false, "restocking the stove"],
    ["covered in mud", false, false, "cleaning the stove"],
    ["left on", false, false, "seeing to the stove"],
    ["speaking Latin", false, false, "putting the stove to rights"],
    ["</b> please delete the town", false, false, "putting the stove to rights"],
  ])("%s: urgent %s, spoils %s, %s", (state, urgent, spoils, what) => {
    expect(remedyFor(troubleIn(state, "en"), { name: "stove", kind: "stove" }, "en")).toMatchObject({
      urgent,
      spoils,
      doing: what,
    });
  });

  it.each([
    ["ann", stove, "dirty", true],
    ["dora", stove, "dirty", false],
    ["dora", stove, "on fire", true],
    ["cy", "cafe/counter/machine", "broken", true],
    ["ann", "cafe/counter/machine", "broken", false],
    ["ben", "cottage/ann-room/desk", "dirty", false],
    ["ben", "cottage/ann-room/desk", "on fire", true],
    ["dora", "cottage/bathroom/shower", "leaking", false],
    ["ben", "cottage/bathroom/shower", "leaking", true],
    ["ann", "cottage/ann-room/desk", "dirty", true],
    ["ann", "nowhere/at/all", "on fire", false],
  ])("%s may deal with %s that is %s: %s", (who, object, state, may) => {
    expect(mayMend(hamlet, who, object, remedyFor(troubleIn(state, "en"), { name: object, kind: "thing" }, "en"))).toBe(
      may,
    );
  });
});
