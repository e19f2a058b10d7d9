import { describe, expect, it } from "vitest";
import { landmarkOf } from "./map-landmarks.ts";
import { layoutOf, MAP_SIZE, mapSvg } from "./map-picture.ts";
import { FakeTown } from "./preview/test-preview/fake-town.ts";

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
  });
});
