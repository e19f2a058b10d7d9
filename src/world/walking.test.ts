import { describe, expect, it } from "vitest";
import { at, hamlet, spot, world } from "../../test/world/test-world.ts";
import { apply } from "./actions.ts";
import { advance } from "./advance.ts";
import { minutesBetween, passingSpot, setOut, wayBetween } from "./walking.ts";
import { personOf } from "./world.ts";

describe("walking (paper section 5: ordinary path finding; design section 3)", () => {
  it.each([
    ["cottage", "cottage", 0],
    ["cottage", "green", 2],
    ["cottage", "cafe", 4],
    // By the cafe 2 + 2 + 3, by the loft 2 + 3 + 2.
    ["cottage", "library", 7],
    ["cafe", "loft", 5],
    ["loft", "cafe", 5],
    ["cottage", "island", Number.POSITIVE_INFINITY],
  ])("from the %s to the %s it is %d minutes", (from, to, takes) => {
    expect(minutesBetween(hamlet, from, to)).toBe(takes);
  });

  it("takes the shortest way, the goal last, with the minutes walked to each place", () => {
    expect(wayBetween(hamlet, "cottage", "cafe")).toEqual([
      { place: "green", minutes: 2 },
      { place: "cafe", minutes: 4 },
    ]);
    expect(wayBetween(hamlet, "cottage", "cottage")).toEqual([]);
    expect(wayBetween(hamlet, "cottage", "island")).toBeNull();
    expect(setOut(hamlet, "cottage", spot("island", "main"), at(9))).toBeNull();
  });

  it.each([
    ["green", spot("green", "street")],
    ["cafe", null],
    ["cottage", null],
    ["island", spot("island", "main")],
  ])("one passes through the %s at %j: open ground only", (place, where) => {
    expect(passingSpot(hamlet, place)).toEqual(where);
  });

  it("passes through the places on the way and is seen there, then arrives to the minute", () => {
    const start = apply(world(), "ann", { kind: "go", to: spot("cafe", "saloon") }, at(9));
    expect(start.events).toMatchObject([{ kind: "resident-set-out", arrives: at(9, 4) }]);
    expect(personOf(start.world, "ann").spot.place).toBe("cottage");

    const halfway = advance(start.world, at(9, 2));
    expect(halfway.events).toMatchObject([
      { kind: "resident-passed", at: at(9, 2), spot: spot("green", "street"), to: "cafe", audience: "place" },
    ]);
    expect(personOf(halfway.world, "ann")).toMatchObject({
      spot: spot("green", "street"),
      walk: { to: spot("cafe", "saloon") },
    });

    expect(advance(halfway.world, at(9, 3)).events).toEqual([]);
    const there = advance(halfway.world, at(9, 4));
    expect(there.events).toMatchObject([{ kind: "resident-arrived", from: "green", spot: spot("cafe", "saloon") }]);
    expect(personOf(there.world, "ann")).toMatchObject({ spot: spot("cafe", "saloon"), walk: null });
  });

  it("passes and arrives in one step of five minutes, with the minute of each", () => {
    const start = apply(world(), "ann", { kind: "go", to: spot("cafe", "saloon") }, at(9));
    const { events } = advance(start.world, at(9, 5));
    expect(events.map(({ kind, at: when }) => [kind, when])).toEqual([
      ["resident-passed", at(9, 2)],
      ["resident-arrived", at(9, 5)],
    ]);
  });

  it("stops walking to talk, and does not go on by itself", () => {
    const start = apply(world(), "ann", { kind: "go", to: spot("cafe", "saloon") }, at(9));
    const { world: met } = advance(start.world, at(9, 2));
    const line = {
      text: "Hello!",
      acts: [{ act: "greet" as const }],
      stories: [],
      rests: [],
      visitors: [],
      to: [],
      answers: null,
    };
    const talking = apply(met, "dora", { kind: "begin-talk", with: ["ann"], said: line }, at(9, 2));
    expect(talking.refused).toBeNull();
    expect(personOf(talking.world, "ann")).toMatchObject({ walk: null, talk: "talk-1", spot: spot("green", "street") });
    expect(advance(talking.world, at(9, 10)).events).toEqual([]);
  });
});
