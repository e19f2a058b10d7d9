/** What a resident knows of their own time, for answers in any language: what was agreed, where they were, and with whom. */
import type { Minutes } from "../../clock/units.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import type { Commitment } from "../../mind/mind.ts";
import type { StoryEvent } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import type { PersonId } from "../../world/places.ts";

/** What was agreed for a time, or null. */
export const commitmentAt = (self: Self, from: Minutes, to: Minutes): Commitment | null =>
  self.mind.commitments.find(
    (one) => one.from !== null && one.from < Math.max(to, from + 1) && (one.to ?? one.from + 60) > from,
  ) ?? null;

/** Whom the resident saw or heard where an event was, while it was on. */
export function companyAt(self: Self, event: StoryEvent): PersonId[] {
  const there = memoriesOf(self.mind.stream).filter(
    ({ created, source, subjects, speaker }) =>
      created >= event.from &&
      created < event.to &&
      (source.how === "saw" || source.how === "heard") &&
      (speaker !== null || subjects.includes(event.spot.place)),
  );
  const ids = there.flatMap((memory) => (memory.speaker ? [memory.speaker] : memory.subjects));
  return [...new Set(ids)].filter(
    (id) => id !== self.persona.id && (self.town.personas.has(id) || self.world.people.has(id)),
  );
}
