/** Which names are read in a crowd. */
import { expect, it } from "vitest";

const { nameSpots } = await import(new URL("./client/folk-names.js", import.meta.url).href);

const at = (id: string, x: number, y: number, wide: number, worth = 1) => ({
  id,
  x,
  wide,
  worth,
  face: { left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 },
  body: { left: x - 11, right: x + 11, top: y - 16, bottom: y + 38 },
});
const spots = (...all: unknown[]) => Object.fromEntries(nameSpots(all, []));

it("writes a name under the others where it would lie on the one before", () => {
  const row = [at("a", 0, 0, 40), at("b", 34, 0, 60), at("c", 68, 0, 30), at("d", 120, 0, 40)];
  expect(spots(...row)).toEqual({ a: "feet", b: "under", c: "feet", d: "feet" });
});

it("writes a name over the head where somebody stands in front, and none over a face", () => {
  const rows = [at("behind", 0, 0, 40), at("left", -17, 26, 40, 0), at("right", 17, 26, 40, 0)];
  expect(spots(...rows)).toEqual({ behind: "over" });
  expect(spots(...rows, at("farther", 10, -26, 40, 0))).toEqual({});
});

it("has names give way to the one that is wanted most, and to that of a place", () => {
  const label = { left: -50, right: 50, top: -40, bottom: -18 };
  const [chosen, other] = [at("chosen", 60, 0, 150, 5), at("other", 0, 0, 150, 1)];
  expect(spots(other, chosen)).toEqual({ chosen: "feet", other: "under" });
  expect(Object.fromEntries(nameSpots([at("one", 0, 0, 40), at("front", 0, 26, 40, 0)], [label]))).toEqual({});
});
