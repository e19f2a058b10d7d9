/** News of two who have fallen out: care for whom one is close to, and relief when they have made it up. */
import { all, type Kind, type MatterOf, nothing } from "./kind.ts";

export const quarrel: Kind<MatterOf<"quarrel">> = {
  parts: ({ two }) => two.map((who) => [who, "side"]),
  places: () => [],
  phase: () => "during",
  feels: () => ({ ...all(-1), own: -2, kin: -2, rival: 0 }),
  over: () => ({ ...all(1), rival: 0 }),
  shown: (felt, whose) =>
    felt > 0 ? "delight" : felt === 0 ? "surprise" : whose === "kin" || whose === "friend" ? "worry" : "sympathy",
  calls: nothing,
};
