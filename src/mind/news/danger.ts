/** News of what threatens places: fear for one's own house, for friends, for anybody. */
import { all, type Kind, type MatterOf } from "./kind.ts";

export const danger: Kind<MatterOf<"danger">> = {
  parts: () => [],
  places: ({ where }) => where,
  phase: ({ from }, now) => (from !== null && now < from ? "before" : "during"),
  feels: () => ({ ...all(-1), own: -2, here: -2, kin: -2 }),
  over: () => ({ ...all(1), own: 2, here: 2, kin: 2 }),
  shown: (felt) => (felt < 0 ? "worry" : "delight"),
  calls: ({ where, from }, { whose, phase }) =>
    phase === "over"
      ? []
      : [{ does: "warn" }, ...(whose === "here" ? [{ does: "secure", places: where, until: from } as const] : [])],
};
