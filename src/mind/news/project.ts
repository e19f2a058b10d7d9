/** News of something that somebody works at for days. */
import { all, type Kind, type MatterOf, plainly } from "./kind.ts";

export const project: Kind<MatterOf<"project">> = {
  parts: ({ owner }) => [[owner, "owner"]],
  places: () => [],
  phase: ({ due }, now) => (due !== null && now >= due ? "over" : "during"),
  feels: () => ({ ...all(0), own: 1, kin: 1, friend: 1 }),
  over: () => ({ ...all(1), rival: 0 }),
  shown: plainly,
  // Whose it is works at it; who likes them lends a hand.
  calls: ({ owner, place = null }, { whose, phase }) =>
    phase === "over"
      ? []
      : whose === "own"
        ? [{ does: "work", places: place === null ? [] : [place], until: null }]
        : whose === "kin" || whose === "friend"
          ? [{ does: "offer", to: owner }]
          : [],
};
