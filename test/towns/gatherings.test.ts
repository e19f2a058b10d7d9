/** Gatherings of towns that nobody has seen, two days offline: told by who had heard, accepted and attended (paper sections 3.4, 7). */
import { describe, expect, it } from "vitest";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { generatedTown } from "./generated-town.ts";
import { livedGatherings } from "./lived-gatherings.ts";

describe("a gathering of a town that nobody has seen", () => {
  it.each([
    ["en", 5],
    ["en", 9],
    ["zh-CN", 5],
    ["zh-CN", 9],
  ] as const)("is told, accepted and attended (%s, town %i)", async (language, seed) => {
    const [one] = livedGatherings(await twoDays(generatedTown(seed, language), offline, "1"));
    expect(one!.wrong).toEqual([]);
    expect(one!.known).toBeGreaterThanOrEqual(3);
    expect(one!.accepted).toBeGreaterThanOrEqual(2);
    expect(one!.attended).toBeGreaterThanOrEqual(2);
  });
});
