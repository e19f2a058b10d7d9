/** News of what somebody feels for another: taken with discretion, and gladly by whoever likes them. */
import { all, type Kind, type MatterOf, nothing } from "./kind.ts";

export const feeling: Kind<MatterOf<"feeling">> = {
  parts: ({ of, about }) => [[of, "loves"], ...(about === null ? [] : ([[about, "loved"]] as const))],
  places: () => [],
  phase: () => "during",
  feels: () => ({ ...all(0), own: 1, kin: 1, friend: 1 }),
  over: () => all(0),
  // What it is, is theirs to be glad of or to grieve about.
  shown: (felt) => (felt > 0 ? "sympathy" : "surprise"),
  calls: nothing,
};
