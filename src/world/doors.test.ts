/** Doors: hours, access, capacity. What went wrong in the original (paper section 7.2) cannot happen here: code decides. */
import { describe, expect, it } from "vitest";
import { at, doing, hamlet, played, spot, world } from "../../test/world/test-world.ts";
import { type Action, apply } from "./actions.ts";
import { advance } from "./advance.ts";
import { isOpen, placeOf } from "./places.ts";
import { personOf, refusalAt } from "./world.ts";

const go = (to: ReturnType<typeof spot>): Action => ({ kind: "go", to });

describe("hours (paper section 7.2: shops entered after closing)", () => {
  it.each([
    ["cafe", at(7, 59), false],
    ["cafe", at(8), true],
    ["cafe", at(19, 59), true],
    ["cafe", at(20), false],
    ["cafe", at(24 + 8), true],
    ["library", at(17, 59), false],
    ["library", at(18), true],
    ["library", at(23, 59), true],
    ["library", at(25, 59), true],
    ["library", at(26), false],
    ["green", at(3), true],
  ])("the %s at minute %d: open is %s", (place, when, open) => {
    expect(isOpen(placeOf(hamlet, place), when)).toBe(open);
  });

  it("closes in front of a walker: turned away outside, with the reason, and the reason is theirs alone to know", () => {
    const start = apply(world(), "dora", go(spot("cafe", "saloon")), at(19, 58));
    const { world: late, events } = advance(start.world, at(20));
    expect(events).toMatchObject([
      { kind: "resident-turned-away", who: "dora", refusal: "closed", why: "The cafe is closed", audience: "self" },
    ]);
    expect(personOf(late, "dora")).toMatchObject({ spot: { place: "green" }, walk: null });
    expect(personOf(late, "dora").doing.text).toContain("The cafe is closed");
  });

  it("lets staff in outside hours", () => {
    expect(refusalAt(world(), "cy", spot("cafe", "counter"), at(6))).toBeNull();
    expect(refusalAt(world(), "ann", spot("cafe", "saloon"), at(6))).toMatchObject({ refusal: "closed" });
  });
});

describe("access (design section 3)", () => {
  const away = { spot: spot("green", "lawn") };
  it.each([
    ["a member, nobody home", "ann", { ann: away, ben: away }, null],
    ["a neighbour, a member home", "dora", {}, "access"],
    ["a visitor, a member home and awake", "eve", { eve: away }, null],
    ["a visitor, the only member home asleep", "eve", { eve: away, ann: { asleep: true }, ben: away }, "access"],
    ["a visitor, one asleep and one awake", "eve", { eve: away, ann: { asleep: true } }, null],
    ["a visitor, nobody home", "eve", { eve: away, ann: away, ben: away }, "access"],
    [
      "a visitor, only another visitor there",
      "eve",
      { eve: away, eva: { ...away, kind: "visitor" as const }, ann: away, ben: away },
      "access",
    ],
  ])("%s", (_, who, people, refusal) => {
    expect(refusalAt(world(people), who, spot("cottage", "kitchen"), at(12))?.refusal ?? null).toBe(refusal);
  });

  it("says why: nobody home, or private", () => {
    const gone = { ann: away, ben: away, eve: away };
    expect(refusalAt(world(gone), "eve", spot("cottage", "kitchen"), at(12))?.why).toBe(
      "nobody is home at The cottage",
    );
    const asleep = { ann: { asleep: true }, ben: { asleep: true }, eve: away };
    expect(refusalAt(world(asleep), "eve", spot("cottage", "kitchen"), at(12))?.why).toBe("The cottage is private");
  });

  it.each([
    ["staff behind the counter", "cy", spot("cafe", "counter"), null],
    ["a guest behind the counter", "ann", spot("cafe", "counter"), "access"],
    ["the owner in her room", "ann", spot("cottage", "ann-room"), null],
    ["her housemate in her room", "ben", spot("cottage", "ann-room"), "access"],
  ])("%s", (_, who, where, refusal) => {
    expect(refusalAt(world(), who, where, at(12))?.refusal ?? null).toBe(refusal);
  });

  it("refuses an act in an area one may not enter, and nothing has changed", () => {
    const start = world();
    const done = apply(
      start,
      "ben",
      doing(spot("cottage", "ann-room"), "reading her letters", "cottage/ann-room/desk", "open"),
      at(12),
    );
    expect(done.refused).toContain("somebody's own room");
    expect(done.events).toMatchObject([{ kind: "resident-turned-away", refusal: "access" }]);
    expect(done.world).toBe(start);
  });
});

describe("capacity (paper section 7.2: a one-person bathroom entered by two)", () => {
  const shower = doing(spot("cottage", "bathroom"), "taking a shower", "cottage/bathroom/shower", "running");

  it("lets the first of two in who want it in the same minute, in the order of their acts", () => {
    const first = apply(world(), "ann", shower, at(7));
    const second = apply(first.world, "ben", shower, at(7));
    expect(first.refused).toBeNull();
    expect(second.refused).toBe("the bathroom is taken");
    expect(second.events).toMatchObject([{ kind: "resident-turned-away", who: "ben", refusal: "capacity" }]);
    expect(personOf(second.world, "ben").spot).toEqual(spot("cottage", "kitchen"));
    expect(second.world).toBe(first.world);
  });

  it("is free again when whoever was in has left, and never refuses whoever is in", () => {
    const { world: taken } = played(world(), at(7), ["ann", shower]);
    expect(refusalAt(taken, "ann", spot("cottage", "bathroom"), at(7))).toBeNull();
    const { world: left } = played(taken, at(7, 15), ["ann", doing(spot("cottage", "kitchen"), "making tea")]);
    expect(refusalAt(left, "ben", spot("cottage", "bathroom"), at(7, 15))).toBeNull();
  });

  const toRestroom = (who: string) => [who, go(spot("cafe", "restroom"))] as const;
  const outside = { spot: spot("green", "street") };

  it("of two who arrive together the first of the roll gets in, the other waits beside it and knows why", () => {
    const start = world({ ann: outside, ben: outside });
    // Ben sets out first; the roll decides, so that a replay decides alike.
    const { world: walking } = played(start, at(9), toRestroom("ben"), toRestroom("ann"));
    const { world: there, events } = advance(walking, at(9, 5));
    expect(personOf(there, "ann").spot).toEqual(spot("cafe", "restroom"));
    expect(personOf(there, "ben").spot).toEqual(spot("cafe", "saloon"));
    expect(events.map(({ kind, who }) => `${who} ${kind}`)).toEqual([
      "ann resident-arrived",
      "ben resident-arrived",
      "ben resident-turned-away",
    ]);
  });

  it("visitors take nobody's seat and need none, but in a closed room", () => {
    const visitor = { ...outside, kind: "visitor" as const };
    const saloon = { spot: spot("cafe", "saloon") };
    const guests = world({
      ann: { ...visitor, ...saloon },
      ben: { ...visitor, ...saloon },
      cy: { ...visitor, ...saloon },
      dora: outside,
    });
    expect(refusalAt(guests, "dora", spot("cafe", "saloon"), at(9))).toBeNull();
    const full = world({ ann: saloon, ben: saloon, cy: saloon, dora: visitor });
    expect(refusalAt(full, "dora", spot("cafe", "saloon"), at(9))).toBeNull();
    const closed = world({ ann: { spot: spot("cafe", "restroom") }, dora: visitor });
    expect(refusalAt(closed, "dora", spot("cafe", "restroom"), at(9))?.why).toBe("the restroom is taken");
  });

  it("nobody squeezes into a full room for want of another", () => {
    const saloon = { spot: spot("cafe", "saloon") };
    const start = world({ ann: saloon, ben: saloon, cy: saloon, dora: outside });
    const walking = played(start, at(9), ["dora", go(spot("cafe", "saloon"))]);
    const { world: there, events } = advance(walking.world, at(9, 5));
    expect(personOf(there, "dora").spot.place).toBe("green");
    expect(events).toMatchObject([{ kind: "resident-turned-away", who: "dora", refusal: "capacity" }]);
  });
});
