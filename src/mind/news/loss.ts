/** News of somebody or something gone missing: sorrow, and relief when it is over. */
import { all, type Kind, type MatterOf, plainly } from "./kind.ts";

export const loss: Kind<MatterOf<"loss">> = {
  parts: ({ owner }) => (owner === null ? [] : [[owner, "owner"]]),
  places: ({ lastSeen }) => (lastSeen === null ? [] : [lastSeen]),
  phase: () => "during",
  feels: () => ({ ...all(-1), own: -2, kin: -2, rival: 0 }),
  over: () => ({ ...all(1), own: 2, kin: 2, rival: 0 }),
  shown: plainly,
  // Whoever is fond of the owner does not leave them to it.
  calls: ({ lastSeen, thing }, { whose, phase }) =>
    phase !== "over" && thing !== "" && (whose === "own" || whose === "kin" || whose === "friend")
      ? [{ does: "search", places: lastSeen === null ? [] : [lastSeen], until: null }]
      : [],
};
