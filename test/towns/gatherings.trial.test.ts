/** Gatherings of towns that nobody has seen, two days offline: told by who had heard, accepted and attended (paper sections 3.4, 7). */
import { describe, expect, it } from "vitest";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { generatedTown } from "./generated-town.ts";
import { livedGatherings, livedNews } from "./lived-gatherings.ts";
import { reactionsIn } from "./reactions.ts";

describe("a gathering of a town that nobody has seen, and what else goes round there", () => {
  it.each([
    ["en", 5],
    ["zh-CN", 5],
  ] as const)("is told, accepted and attended (%s, town %i)", async (language, seed) => {
    const definition = generatedTown(seed, language);
    const days = await twoDays(definition, offline, "1");
    const [one] = livedGatherings(days);
    expect(one!.wrong).toEqual([]);
    expect(one!.known).toBeGreaterThanOrEqual(3);
    expect(one!.accepted).toBeGreaterThanOrEqual(2);
    expect(one!.attended).toBeGreaterThanOrEqual(2);
    // Whoever was there remembers it, and with whom.
    const there = days.events.flatMap((event) =>
      event.kind === "memory-kept" && event.memory.episode?.kind === "attended" ? [event.memory] : [],
    );
    expect(there.length).toBeGreaterThanOrEqual(3);
    for (const { episode, felt } of there)
      expect([episode?.kind === "attended" && episode.with.length > 0, felt]).toEqual([true, 1]);
    const news = livedNews(days);
    expect(news.length).toBeGreaterThanOrEqual(2);
    for (const { id, known, wrong } of news) expect([known > 0, wrong], id).toEqual([true, []]);
    const reactions = await reactionsIn(days, definition);
    for (const { how, fit, said } of reactions) expect(fit, said).toContain(how);
    expect(reactions.length).toBeGreaterThan(0);
  });
});
