import { describe, expect, it } from "vitest";
import { layRoads, type Road } from "./map-roads.ts";

const size = { width: 1000, height: 800 };
const none = new Set<string>();

describe("the roads of the map", () => {
  it("go from doorstep to doorstep, and nowhere for an unknown place", () => {
    const at = new Map([
      ["a", { x: 203, y: 207 }],
      ["b", { x: 811, y: 640 }],
    ]);
    const [there, lost] = layRoads(
      at,
      [
        ["a", "b"],
        ["a", "nowhere"],
      ],
      size,
      none,
    );
    expect(there?.at(0)).toEqual(at.get("a"));
    expect(there?.at(-1)).toEqual(at.get("b"));
    expect(lost).toEqual([]);
  });

  it("go around a house that stands between", () => {
    const at = new Map([
      ["west", { x: 100, y: 400 }],
      ["house", { x: 500, y: 440 }],
      ["east", { x: 900, y: 400 }],
    ]);
    const [way = []] = layRoads(at, [["west", "east"]], size, none);
    const inside = way.filter(({ x, y }) => Math.abs(x - 500) < 60 && y > 440 - 90 && y < 440 - 20);
    expect(inside).toEqual([]);
  });

  it("share their way where they go together", () => {
    const at = new Map([
      ["park", { x: 100, y: 400 }],
      ["one", { x: 880, y: 300 }],
      ["two", { x: 880, y: 560 }],
    ]);
    const roads: Road[] = [
      ["park", "one"],
      ["park", "two"],
    ];
    const [one = [], two = []] = layRoads(at, roads, size, new Set(["park"]));
    const near = one.filter((a) => two.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 12));
    expect(near.length).toBeGreaterThan(one.length / 3);
  });
});
