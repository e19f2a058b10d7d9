/** Whom a resident has lost their heart to: the one of whom a secret feeling of theirs is (paper section 3.4: Maria and Klaus). */

import type { PersonId } from "../../world/places.ts";
import { peopleOf } from "../news/meant.ts";
import { gatheringOf } from "../persona.ts";
import type { Thinking } from "../thinking.ts";

/** The resident whom a secret of `who` is about and whom they do not dislike, or null. */
export function belovedOf(who: PersonId, { stories, town }: Pick<Thinking, "stories" | "town">): PersonId | null {
  for (const story of stories.values()) {
    if (!story.secret || story.holder !== who || gatheringOf(story)) continue;
    const about = story.of.kind === "feeling" ? story.of.about : null;
    const beloved = about ?? [...peopleOf(story, [...stories.values()], town)].find((one) => one !== who);
    // They may have moved away.
    if (!beloved || !town.personas.has(beloved)) continue;
    const warmth = town.personas.get(who)?.ties.find(({ to }) => to === beloved)?.warmth ?? 0;
    if (warmth >= 0) return beloved;
  }
  return null;
}
