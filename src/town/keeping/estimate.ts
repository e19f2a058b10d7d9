/** When, in real time, a town will come to a minute: its pace is known, its nights pass in a moment (design section 4). */

import { later, type Minutes } from "../../clock/units.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { livedDay, wakingDay } from "../../mind/plan/plan.ts";
import type { TownState } from "../state.ts";

/** With at most so many awake, ticks run back to back; in a small town with fewer, or it would rush whenever one of five sleeps. */
export const few = (residents: number): number => Math.min(4, Math.floor(residents / 5));

/** Real milliseconds until the town comes to a minute if nothing stops it; 0 when it is past. `tickMs`: from tick to tick. */
export function realUntil(state: TownState, facts: TownFacts, at: Minutes, tickMs: number): number {
  const people = [...facts.personas.values()];
  let ticks = 0;
  for (let now = state.now; now < at; now = later(now, state.step)) {
    const up = people.filter((persona) => {
      const { wake, sleep } = wakingDay(persona, livedDay(persona, now));
      return wake <= now && now < sleep;
    });
    if (up.length > few(people.length)) ticks++;
  }
  return ticks * tickMs;
}
