/** News of what threatens places: fear for one's own house, for friends, for anybody. */
import { DAY, dayOf, later, type Minutes } from "../../clock/units.ts";
import { all, byDay, type Kind, type MatterOf } from "./kind.ts";

/** So many days a danger lasts of which nobody knows the day, or that was there before anybody told of it. */
const LASTS = 3;
/** So long takes, at the least, what comes at an hour. */
const TAKES = 120;

/** The day or hour from which on a danger is told to come; null where it has none, or was there before anybody told of it. */
const dayToCome = (from: Minutes | null, since: Minutes): Minutes | null =>
  from !== null && dayOf(from) < dayOf(since) ? null : from;

/** Whether what a danger announces has had its time, so that what is made safe from then on ends it: a day is over, an hour has passed. */
export function hadItsTime({ from, until = null }: MatterOf<"danger">, now: Minutes, since: Minutes): boolean {
  const coming = dayToCome(from, since);
  if (until !== null) return now >= until;
  return coming === null || now >= later(coming, coming % DAY === 0 ? DAY : TAKES);
}

export const danger: Kind<MatterOf<"danger">> = {
  parts: () => [],
  places: ({ where }) => where,
  phase: ({ from, until = null }, now, since) => {
    const last = until ?? dayToCome(from, since);
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
