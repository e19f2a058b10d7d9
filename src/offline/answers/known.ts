/** What a resident knows of their own time and people, for answers in any language: what was agreed, and what others are to them. */
import type { Minutes } from "../../clock/units.ts";
import type { Commitment } from "../../mind/mind.ts";
import type { Self } from "../../mind/self.ts";
import type { PersonId } from "../../world/places.ts";

/** What was agreed for a time, or null. */
export const commitmentAt = (self: Self, from: Minutes, to: Minutes): Commitment | null =>
  self.mind.commitments.find(
    (one) => one.from !== null && one.from < Math.max(to, from + 1) && (one.to ?? one.from + 60) > from,
  ) ?? null;

/** What somebody is to the resident: as it is now, else as it was given. */
export const tieTo = ({ mind, persona }: Self, id: PersonId) =>
  mind.ties.get(id) ?? persona.ties.find(({ to }) => to === id) ?? null;
