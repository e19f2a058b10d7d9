/** News of what changes in town: somebody comes or leaves, a place opens or closes. Whoever goes there minds most. */
import { all, byDay, type Feelings, type Kind, type MatterOf, plainly } from "./kind.ts";

const feels: Readonly<Record<MatterOf<"change">["change"], Feelings>> = {
  comes: { ...all(0), own: 1, here: 1, kin: 2, friend: 1, rival: -1 },
  leaves: { ...all(0), own: -1, here: -1, kin: -2, friend: -1 },
  opens: { ...all(1), rival: 0 },
  closes: { ...all(-1), own: -2, here: -2, rival: 0 },
};

export const change: Kind<MatterOf<"change">> = {
  parts: ({ who }) => (who === null ? [] : [[who, "mover"]]),
  // Where somebody moves to or from is no matter of its guests.
  places: ({ change: what, place }) => (place !== null && (what === "opens" || what === "closes") ? [place] : []),
  phase: ({ day }, now) => byDay(day, now),
  feels: ({ change: what }) => feels[what],
  over: ({ change: what }) => feels[what],
  shown: plainly,
};
