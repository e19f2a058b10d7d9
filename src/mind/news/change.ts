/** News of what changes in town: somebody comes or leaves, a place opens or closes. Whoever goes there minds most. */
import { DAY, type Minutes } from "../../clock/units.ts";
import { all, byDay, type Call, type Feelings, type Kind, type MatterOf, plainly } from "./kind.ts";

const feels: Readonly<Record<MatterOf<"change">["change"], Feelings>> = {
  comes: { ...all(0), own: 1, here: 1, kin: 2, friend: 1, rival: -1 },
  leaves: { ...all(0), own: -1, here: -1, kin: -2, friend: -1 },
  opens: { ...all(1), rival: 0 },
  closes: { ...all(-1), own: -2, here: -2, rival: 0 },
};

export const change: Kind<MatterOf<"change">> = {
  parts: ({ who, others = [] }) => (who === null ? [] : [who, ...others].map((one) => [one, "mover"])),
  // Where somebody moves to or from is no matter of its guests.
  places: ({ change: what, place }) => (place !== null && (what === "opens" || what === "closes") ? [place] : []),
  phase: ({ day }, now) => byDay(day, now),
  feels: ({ change: what }) => feels[what],
  over: ({ change: what }) => feels[what],
  shown: plainly,
  // Who has come is welcomed, who leaves is seen before; what opens is looked in at on the day; what closes is seen once more before.
  calls: ({ change: what, who, place, day }, { whose, phase, now, sociable, me }) => {
    const fond = whose === "kin" || whose === "friend";
    const here = what === "comes" && (phase !== "before" || day === null) && (fond || (sociable && whose !== "rival"));
    const going = what === "leaves" && phase !== "over" && fond;
    if (who !== null && who !== me && (here || going)) return [{ does: "word", to: who }];
    if (place === null || whose === "rival" || whose === "here") return [];
    const visit = (until: Minutes | null): readonly Call[] => [{ does: "visit", places: [place], until }];
    if (what === "opens" && phase === "during" && whose !== "stranger") return visit(null);
    const soon = day === null || day - now <= 2 * DAY;
    return what === "closes" && phase === "before" && soon && whose !== "stranger" ? visit(day) : [];
  },
};
