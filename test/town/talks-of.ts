/** The talks of a log, line by line, for tests. */
import type { TownEvent } from "../../src/world/events.ts";
import { isVisitor } from "../../src/world/people.ts";

/** A line that was said. */
export type LineSaid = Extract<TownEvent, { kind: "line-said" }>;

/** The lines of each talk among residents, in the order of the log. */
export function talksOf(events: readonly TownEvent[]): LineSaid[][] {
  const talks = new Map<string, LineSaid[]>();
  for (const event of events)
    if (event.kind === "line-said") talks.set(event.talk, [...(talks.get(event.talk) ?? []), event]);
  return [...talks.values()].filter((lines) => lines.every(({ who, to }) => who && ![who, ...to].some(isVisitor)));
}
