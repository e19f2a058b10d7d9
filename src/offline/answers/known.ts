/** What a resident knows of their own time, for answers in any language: what was agreed, where they were, and with whom. */
import type { Minutes } from "../../clock/units.ts";
import type { Commitment } from "../../mind/mind.ts";
import type { Self } from "../../mind/self.ts";

/** What was agreed for a time, or null. */
export const commitmentAt = (self: Self, from: Minutes, to: Minutes): Commitment | null =>
  self.mind.commitments.find(
    (one) => one.from !== null && one.from < Math.max(to, from + 1) && (one.to ?? one.from + 60) > from,
  ) ?? null;
