/** News of something held for whoever comes. */
import { all, type Kind, type MatterOf, nothing, plainly } from "./kind.ts";

export const gathering: Kind<MatterOf<"gathering">> = {
  parts: ({ host }) => [[host, "host"]],
  places: ({ spot }) => [spot.place],
  phase: ({ from, to }, now) => (now < from ? "before" : now < to ? "during" : "over"),
  feels: () => ({ ...all(1), rival: 0 }),
  over: () => ({ ...all(0), own: 1, kin: 1, friend: 1 }),
  shown: plainly,
  calls: nothing,
};
