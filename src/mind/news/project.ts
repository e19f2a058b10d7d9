/** News of something that somebody works at for days. */
import { all, type Kind, type MatterOf, nothing, plainly } from "./kind.ts";

export const project: Kind<MatterOf<"project">> = {
  parts: ({ owner }) => [[owner, "owner"]],
  places: () => [],
  phase: ({ due }, now) => (due !== null && now >= due ? "over" : "during"),
  feels: () => ({ ...all(0), own: 1, kin: 1, friend: 1 }),
  over: () => ({ ...all(1), rival: 0 }),
  shown: plainly,
  calls: nothing,
};
