/** English: words in pictures, beside them and instead of them. */
import { capital } from "../capital.ts";

/** Words of pictures. */
export const pictures = {
  map: (town: string, clock: string): string => `${town} at ${clock}: who is where`,
  relations: (who: string | null): string => (who === null ? "Who knows whom" : `Whom ${who} knows`),
  /** What two are to each other. */
  bonds: {
    family: "family",
    close: "close friends",
    friendly: "friendly",
    acquainted: "know each other",
    strained: "strained",
  },
  /** Who heard of an event from whom: what a mark and a line say. */
  heard: {
    began: "it began here",
    came: "came",
    heard: {
      planned: "has heard of it",
      on: "has heard of it, and is not there",
      over: "heard of it, and did not come",
      off: "had heard of it",
    },
    told: "who told whom",
  },
  where: {
    heading: (town: string, when: string): string => `**${town}**, ${when}`,
    place: (emoji: string, place: string, who: string): string => `${emoji} **${capital(place)}**: ${who}`,
    asleep: (who: string): string => `😴 Asleep: ${who}`,
    walking: (who: string): string => `🚶 On the way: ${who}`,
  },
  whole: {
    heading: (town: string): string => `**Who knows whom in ${town}**`,
    /** How many of a bond there are, and the first of them. */
    bond: (bond: string, count: number, pairs: readonly string[]): string =>
      `**${bond}** (${count}): ${pairs.join("; ")}${count > pairs.length ? `; and ${count - pairs.length} more` : ""}`,
    pair: (one: string, other: string): string => `${one} and ${other}`,
    most: (who: string, count: number): string => `${who} knows the most people: ${count}.`,
  },
  circle: {
    heading: (who: string): string => `**${who}'s circle**`,
    tie: (who: string, bond: string, text: string): string => `- **${who}** (${bond}): ${text}`,
    nobody: (who: string): string => `${who} knows nobody here yet.`,
  },
};
