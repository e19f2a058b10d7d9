/** In towns written to be read by strangers: whoever searches begins where it was last seen. */
import { expect, it } from "vitest";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { brickfen } from "./brickfen.ts";
import { saltWell } from "./salt-well.ts";

it.each([
  ["en", brickfen],
  ["zh-CN", saltWell],
] as const)("every search begins where it was last seen (%s)", async (_, written) => {
  for (const seed of ["3", "5"]) {
    const days = await twoDays(written(), offline, seed);
    const { stories } = days.town.state;
    const searches = days.events.flatMap((event) =>
      event.kind === "memory-kept" && event.memory.episode?.kind === "saw to" && event.memory.episode.how === "search"
        ? [event.memory.episode]
        : [],
    );
    expect(searches.length).toBeGreaterThan(0);
    for (const { news, places } of searches) {
      const { of } = stories.get(news)!;
      expect(of.kind === "loss" && of.lastSeen, news).toBe(places[0]);
    }
  }
});
