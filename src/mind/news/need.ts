/** News of what somebody lacks or looks for. */
import { all, type Kind, type MatterOf, plainly } from "./kind.ts";

export const need: Kind<MatterOf<"need">> = {
  parts: ({ who }) => [[who, "needy"]],
  places: () => [],
  phase: () => "during",
  feels: () => ({ ...all(-1), rival: 0 }),
  over: () => ({ ...all(1), rival: 0 }),
  shown: plainly,
  // Who likes them offers a hand, and whoever can do what it takes.
  calls: ({ who, takes }, { whose, phase, can }) =>
    phase !== "over" &&
    (whose === "kin" || whose === "friend" || (whose !== "own" && whose !== "rival" && !!takes && can(takes)))
      ? [{ does: "offer", to: who }]
      : [],
};
