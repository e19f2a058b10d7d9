/** What is remembered of days in the town of `leat.ts`. */
import { storyMemories } from "../../src/mind/mind.ts";
import type { EpisodeOf } from "../../src/world/episodes.ts";
import type { Memory } from "../../src/world/events.ts";
import type { TwoDays } from "../town/two-days.ts";

/** What somebody remembers of a kind. */
export const lived = <K extends "saw to" | "found">({ events }: TwoDays, kind: K, who?: string) =>
  events.flatMap((event) =>
    event.kind === "memory-kept" && event.memory.episode?.kind === kind && (who === undefined || event.who === who)
      ? [{ who: event.who!, memory: event.memory, episode: event.memory.episode as EpisodeOf<K> }]
      : [],
  );

/** Whether what is known of news goes back to its holder by what was really said. */
export const isHeard = ({ town }: TwoDays, who: string, story: string): boolean => {
  const first = storyMemories(town.state.minds.get(who)!, story)[0] as Memory | undefined;
  return first !== undefined && first.source.how === "heard";
};
