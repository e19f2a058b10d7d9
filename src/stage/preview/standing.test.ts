/** Where people stand before a place. */
import { describe, expect, it } from "vitest";

const { aside } = await import(new URL("./client/standing.js", import.meta.url).href);

const box = (left: number, top: number, wide: number, high: number) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

describe("a crowd", () => {
  const ground = box(80, 100, 40, 50);

  it("stands in the middle where nothing is built, or a roof is only touched", () => {
    expect(aside(ground, [], 100)).toBe(0);
    expect(aside(ground, [box(60, 147, 80, 60)], 100)).toBe(0);
  });

  it("stands aside of a roof, on the side where there is room", () => {
    expect(aside(ground, [box(70, 110, 60, 60)], 100)).toBe(-50);
    expect(aside(ground, [box(70, 110, 60, 60), box(0, 90, 60, 80)], 100)).toBe(50);
  });

  it("stays in the middle where it is no better anywhere", () => {
    expect(aside(ground, [box(-500, 0, 1200, 400)], 100)).toBe(0);
  });
});
