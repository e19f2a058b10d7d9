/** News of what somebody lacks or looks for. */
import { all, type Kind, type MatterOf, nothing, plainly } from "./kind.ts";

export const need: Kind<MatterOf<"need">> = {
  parts: ({ who }) => [[who, "needy"]],
  places: () => [],
  phase: () => "during",
  feels: () => ({ ...all(-1), rival: 0 }),
  over: () => ({ ...all(1), rival: 0 }),
  shown: plainly,
  calls: nothing,
};
