/** News of a post that somebody stands for: one is for them, against them or waits. */
import { all, byDay, type Kind, type MatterOf, nothing } from "./kind.ts";

const feels = () => ({ ...all(0), own: 1, kin: 1, friend: 1, rival: -1 }) as const;

export const office: Kind<MatterOf<"office">> = {
  parts: ({ candidates }) => candidates.map((who) => [who, "candidate"]),
  places: () => [],
  phase: ({ day }, now) => byDay(day, now),
  feels,
  over: feels,
  shown: (felt) => (felt < 0 ? "disagree" : felt > 0 ? "agree" : "doubt"),
  calls: nothing,
};
