import { describe, expect, it } from "vitest";
import { FakeTown } from "../../test/page/fake-town.ts";
import type { Mark } from "../world/marks.ts";
import { compass } from "../world/places.ts";
import { landmarkOf } from "./map-landmarks.ts";
import { layoutOf, MAP_SIZE, mapSvg } from "./map-picture.ts";
import { seaward, shoreOf } from "./map-sea.ts";

const town = new FakeTown({ show: () => {} }).view();

describe("the map picture", () => {
  it("is the same for the same town", () => {
    expect(mapSvg(town)).toBe(mapSvg(town));
  });

  it("draws every place and road, for the page to find", () => {
    const svg = mapSvg(town);
    for (const { id } of town.places) expect(svg).toContain(`data-building="${id}"`);
    expect(svg.match(/data-from=/g)).toHaveLength(town.roads.length);
  });

  it("holds no style, script or unescaped name", () => {
    const place = { ...town.places[0]!, id: 'a"><script>', name: "<b>&'\"" };
    const svg = mapSvg({ ...town, places: [place], roads: [] }, { labels: true });
    expect(svg).not.toMatch(/<script|<b>|style=/);
  });

  it("moves crowded places apart, inside the picture", () => {
    for (const places of [
      town.places,
      town.places.slice(0, 7).map((place) => ({ ...place, position: { x: 50, y: 50 } })),
    ]) {
      const points = [...layoutOf(places).values()];
      for (const [i, a] of points.entries()) {
        expect(a.x > 0 && a.x < MAP_SIZE.width && a.y > 0 && a.y < MAP_SIZE.height).toBe(true);
        for (const b of points.slice(i + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(90);
      }
    }
  });

  it("knows a look for each kind of place", () => {
    const look = (name: string, home = false) => landmarkOf({ name, home });
    expect(look("Hobbs Cafe")).toBe("cafe");
    expect(look("Johnson Park")).toBe("park");
    expect(look("Ryan Park's apartment", true)).toBe("apartment");
    expect(look("Dorm for Oak Hill College", true)).toBe("dorm");
    expect(look("artist's co-living space", true)).toBe("studio");
    expect(look("Lin family's house", true)).toBe("house");
    expect(look("Tern Quay")).toBe("quay");
    expect(look("Gannet Light", true)).toBe("lighthouse");
    expect(look("Something else")).toBe("shop");
    expect(look("The Net Loft", true)).toBe("boathouse");
  });

  const hut = (id: string, name: string, x: number, y: number, mark: Mark | null = null) => ({
    ...town.places[0]!,
    id,
    name,
    position: { x, y },
    areas: [{ id: "out", name: "out", objects: [{ id: `${id}/lamp`, name: "lamp", state: "", odd: false, mark }] }],
  });
  const shore = (mark: Mark | null, night = 0) =>
    mapSvg(
      {
        id: "t",
        scenery: { sea: "south" },
        roads: [["pier", "house"]],
        places: [hut("pier", "Old Pier", 50, 90, mark), hut("house", "A house", 40, 10)],
      },
      { night },
    );
  const lamp = (svg: string) => /class="lamp" data-place="pier"[^>]*opacity="(\d)"/.exec(svg)?.[1];

  it("draws a harbour at the sea where the town has one, and boats on it", () => {
    expect(shore(null)).toContain('fill="#9cc8d6"');
    expect(shore(null)).toContain('data-float="boat"');
    expect(shore(null)).toContain('data-float="wave"');
    expect(mapSvg(town)).not.toContain('data-float="wave"');
    expect(mapSvg(town)).toContain('data-float="duck"');
  });

  it("draws a lamp dark or lit as somebody left it, else lit by night", () => {
    expect(lamp(shore("dark", 1))).toBe("0");
    expect(lamp(shore("light", 0))).toBe("1");
    expect(lamp(shore(null, 0))).toBe("0");
    expect(lamp(shore(null, 1))).toBe("1");
  });

  it.each(compass)("keeps every place on land with the sea in the %s", (sea) => {
    const doors = [...layoutOf(town.places, sea).values()];
    const { isLand } = shoreOf(sea, [], doors, [], 1, () => 0.5);
    expect(doors.every((door) => isLand(door))).toBe(true);
    const to = seaward(sea);
    expect(isLand({ x: MAP_SIZE.width / 2 + to.x * 2000, y: MAP_SIZE.height / 2 + to.y * 2000 })).toBe(false);
  });
});
