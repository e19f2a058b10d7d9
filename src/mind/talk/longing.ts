/** Whom a resident has lost their heart to: the one whom a secret of their own names (paper section 3.4: Maria and Klaus). */

import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { gatheringOf } from "../persona.ts";
import type { Thinking } from "../thinking.ts";

/** The resident whom a secret story of `who` names beside them, or null. */
export function belovedOf(who: PersonId, { stories, town }: Pick<Thinking, "stories" | "town">): PersonId | null {
  for (const story of stories.values()) {
    if (!story.secret || story.holder !== who || gatheringOf(story)) continue;
    const words = new Set(story.signs.flat().map((word) => word.toLowerCase()));
    for (const one of town.personas.values())
      if (one.id !== who && words.has(firstName(one.name).toLowerCase())) return one.id;
  }
  return null;
}
