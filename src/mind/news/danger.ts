/** News of what threatens places: fear for one's own house, for friends, for anybody. */
import { DAY, later } from "../../clock/units.ts";
import { all, byDay, type Kind, type MatterOf } from "./kind.ts";

/** So many days a danger lasts of which nobody knows the day. */
const LASTS = 3;

export const danger: Kind<MatterOf<"danger">> = {
  parts: () => [],
  places: ({ where }) => where,
  phase: ({ from, until = null }, now, since) => {
    const last = until ?? from;
    if (last === null) return now < later(since, LASTS * DAY) ? "during" : "over";
    return from !== null && now < from ? "before" : byDay(last, now) === "over" ? "over" : "during";
  },
  feels: () => ({ ...all(-1), own: -2, here: -2, kin: -2 }),
  over: () => ({ ...all(1), own: 2, here: 2, kin: 2 }),
  shown: (felt) => (felt < 0 ? "worry" : "delight"),
  calls: ({ where, from }, { whose, phase }) =>
    phase === "over"
      ? []
      : [{ does: "warn" }, ...(whose === "here" ? [{ does: "secure", places: where, until: from } as const] : [])],
};
