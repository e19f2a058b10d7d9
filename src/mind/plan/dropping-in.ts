/** Dropping in: free time that a day has in the place of a gathering, of which one has heard and which one has not declined, is spent at it. */

import type { Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { firstName } from "../../world/people.ts";
import { nameOf } from "../memory/tell.ts";
import type { DayPlan, Mind } from "../mind.ts";
import { answered, bestMemory, knowsOff } from "../news/stories.ts";
import { gatheringOf } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { replanned } from "./plan.ts";

/** Nobody looks in for less, in minutes. */
const LEAST = 20;

/** The day with such pieces in it: each says of which gathering it is. */
export function droppingIn(plan: DayPlan, mind: Mind, { stories, now, town, world }: Thinking): DayPlan {
  const { commitments } = languageOf(town.language).mind;
  let day = plan;
  for (const story of stories.values()) {
    const [id, event] = [story.id, gatheringOf(story)];
    if (!event || event.host === mind.id || event.to <= now || (mind.ties.get(event.host)?.warmth ?? 0) < 0) continue;
    if (!bestMemory(mind, id) || knowsOff(mind, story) || answered(mind, id) !== null) continue;
    const host = nameOf(town, world, event.host);
    for (const chunk of plan.chunks) {
      const from = Math.max(chunk.from, event.from) as Minutes;
      const to = Math.min(chunk.to, event.to) as Minutes;
      const free = chunk.kind === "pastime" && chunk.serves === null && chunk.place === event.spot.place;
      if (!free || to - from < LEAST) continue;
      const doing = commitments.atEvent(host, firstName(host), event.name);
      const activity = event.meal ?? "other";
      day = replanned(day, { ...chunk, from, to, doing, activity, emoji: "🎉", area: event.spot.area, serves: id });
    }
  }
  return day;
}
