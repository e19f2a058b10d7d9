/** News of two who have fallen out: care for whom one is close to, and relief when they have made it up. */
import { all, type Kind, type MatterOf } from "./kind.ts";

export const quarrel: Kind<MatterOf<"quarrel">> = {
  parts: ({ two }) => two.map((who) => [who, "side"]),
  places: () => [],
  phase: () => "during",
  feels: () => ({ ...all(-1), own: -2, kin: -2, rival: 0 }),
  over: () => ({ ...all(1), rival: 0 }),
  shown: (felt, whose) =>
    felt > 0 ? "delight" : felt === 0 ? "surprise" : whose === "kin" || whose === "friend" ? "worry" : "sympathy",
  // A friend of both has a word with the one they are closer to; the two make it up when it has lain long enough (`dues.ts`).
  calls: ({ two }, { me, role, phase, warmth }) => {
    const [one, other] = two;
    if (phase === "over") return [];
    if (role !== null) return [{ does: "make-up", to: one === me ? other : one }];
    const [a, b] = [warmth(one) ?? 0, warmth(other) ?? 0];
    return a >= 1 && b >= 1 ? [{ does: "word", to: a >= b ? one : other }] : [];
  },
};
