/** Visiting a household (design section 3, The world): nobody steps into another's home unasked, and nobody stays when the hosts are gone. */
import { describe, expect, it } from "vitest";
import { at, doing, played, spot, world } from "../../test/world/test-world.ts";
import { type Action, apply } from "./actions.ts";
import { advance } from "./advance.ts";
import { VISIT } from "./guests.ts";
import { personOf, refusalAt } from "./world.ts";

const go = (to: ReturnType<typeof spot>): Action => ({ kind: "go", to });
const door = spot("cottage", "kitchen");
const green = { spot: spot("green", "street") };

/** Dora walks from the green to the cottage and is at its door. */
function atTheDoor(people: Parameters<typeof world>[0] = {}) {
  const start = played(world({ dora: green, ...people }), at(15), ["dora", go(door)]);
  return advance(start.world, at(15, 5));
}

describe("knocking", () => {
  it("is heard in the house, and one waits outside until somebody opens", () => {
    const { world: now, events } = atTheDoor();
    expect(events).toMatchObject([{ kind: "resident-knocked", who: "dora", spot: door, audience: "place" }]);
    expect(personOf(now, "dora")).toMatchObject({ spot: { place: "green" }, walk: null });
    expect(personOf(now, "dora").doing.text).toContain("knocking");
    expect(refusalAt(now, "dora", door, at(15, 5))?.refusal).toBe("access");
  });

  it("at an empty house, or one where all sleep, is no use: turned away at once", () => {
    for (const people of [
      { ann: green, ben: green },
      { ann: { asleep: true }, ben: { asleep: true } },
    ]) {
      const { world: now, events } = atTheDoor(people);
      expect(events).toMatchObject([{ kind: "resident-turned-away", who: "dora", refusal: "access" }]);
      expect(now.guests.size).toBe(0);
    }
  });

  it("that nobody answers ends after ten minutes", () => {
    const { world: waiting } = atTheDoor();
    expect(advance(waiting, at(15, 10)).events).toEqual([]);
    const { world: now, events } = advance(waiting, at(15, 15));
    expect(events).toMatchObject([{ kind: "resident-turned-away", who: "dora", audience: "self" }]);
    expect(now.guests.size).toBe(0);
  });

  it("is given up by walking on", () => {
    const { world: now } = played(atTheDoor().world, at(15, 5), ["dora", go(spot("cafe", "saloon"))]);
    expect(now.guests.size).toBe(0);
  });
});

describe("being asked in", () => {
  const inside = played(atTheDoor().world, at(15, 5), ["ben", { kind: "ask-in", guest: "dora" }]);

  it("lets one step in at once, into the shared rooms and no other", () => {
    expect(inside.events).toMatchObject([
      { kind: "guest-asked-in", who: "ben", guest: "dora", home: "cottage", until: at(15, 5) + VISIT },
      { kind: "resident-arrived", who: "dora", spot: door, from: "green" },
    ]);
    expect(personOf(inside.world, "dora").spot).toEqual(door);
    expect(refusalAt(inside.world, "dora", spot("cottage", "bathroom"), at(15, 10))).toBeNull();
    expect(refusalAt(inside.world, "dora", spot("cottage", "ann-room"), at(15, 10))?.refusal).toBe("access");
    expect(apply(inside.world, "dora", doing(door, "having tea"), at(15, 10)).refused).toBeNull();
  });

  it("is for members of the household to do, and for whoever is at the door", () => {
    const knocked = atTheDoor({ cy: { spot: door } }).world;
    expect(apply(knocked, "cy", { kind: "ask-in", guest: "dora" }, at(15, 5)).refused).not.toBeNull();
    expect(apply(world({ dora: green }), "ann", { kind: "ask-in", guest: "dora" }, at(15)).refused).not.toBeNull();
  });

  it("lasts while somebody of the household is up: one may go, the guest leaves with the last", () => {
    const first = played(inside.world, at(15, 20), ["ben", go(spot("green", "street"))]);
    expect(first.events.map(({ kind }) => kind)).not.toContain("guest-left");
    const last = played(first.world, at(15, 25), ["ann", go(spot("green", "street"))]);
    expect(last.events).toContainEqual(expect.objectContaining({ kind: "guest-left", who: "dora", home: "cottage" }));
    expect(personOf(last.world, "dora").walk).not.toBeNull();
    const { world: later } = advance(last.world, at(15, 40));
    expect(personOf(later, "dora").spot.place).not.toBe("cottage");
    expect(later.guests.size).toBe(0);
  });

  it("ends when the hosts go to bed, in the middle of a talk too", () => {
    const bed = spot("cottage", "bedroom");
    const said = {
      text: "Well.",
      acts: [],
      stories: [],
      rests: [],
      visitors: [],
      to: [],
      answers: null,
    };
    const talking = played(inside.world, at(15, 10), ["ben", { kind: "begin-talk", with: ["dora"], said }]);
    const slept = played(
      talking.world,
      at(23),
      ["ann", { kind: "sleep", spot: bed, bed: null }],
      ["ben", { kind: "leave-talk", why: "tired" }],
      ["ben", { kind: "sleep", spot: bed, bed: null }],
    );
    expect(slept.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["talk-ended", "guest-left"]));
    expect(personOf(slept.world, "dora").walk).not.toBeNull();
  });

  it("ends when it has got late", () => {
    const { events } = advance(inside.world, (at(15, 5) + VISIT) as ReturnType<typeof at>);
    expect(events).toContainEqual(expect.objectContaining({ kind: "guest-left", who: "dora" }));
  });

  it("may be done elsewhere: who was asked home walks right in that day", () => {
    const met = played(world({ ben: green, dora: green }), at(15), ["ben", { kind: "ask-in", guest: "dora" }]);
    expect(met.events).toMatchObject([{ kind: "guest-asked-in", who: "ben", guest: "dora", home: "cottage" }]);
    const walking = played(met.world, at(15), ["dora", go(door)]);
    const { world: now, events } = advance(walking.world, at(15, 10));
    expect(events).toContainEqual(expect.objectContaining({ kind: "resident-arrived", who: "dora", spot: door }));
    expect(now.guests.get("dora")).toMatchObject({ inside: true });
  });
});

describe("being sent away", () => {
  it("tells the one at the door why, and nobody else", () => {
    const { world: now, events } = played(atTheDoor().world, at(15, 5), [
      "ann",
      { kind: "send-away", guest: "dora", why: "Ann is busy just now" },
    ]);
    expect(events).toMatchObject([
      { kind: "resident-turned-away", who: "dora", refusal: "access", why: "Ann is busy just now", audience: "self" },
    ]);
    expect(now.guests.size).toBe(0);
    expect(personOf(now, "dora").spot.place).toBe("green");
  });
});
