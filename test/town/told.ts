/** What holds of the village's tournament, whoever tells of it and in whatever words. */
import { expect } from "vitest";
import { storyMemories } from "../../src/mind/mind.ts";
import type { EventOf, TownEvent } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { STORY } from "./ravelin.ts";
import type { TwoDays } from "./two-days.ts";

/** The events of a kind. */
export const ofKind = <K extends TownEvent["kind"]>(events: readonly TownEvent[], kind: K) =>
  events.filter((event): event is EventOf<K> & TownEvent => event.kind === kind);

/** What holds of every telling of the tournament, whoever words it. */
export function toldAcceptedAttended({ summary, events, town }: TwoDays): void {
  const heard = new Set(["odile"]);
  for (const event of events) {
    if (event.kind === "line-said" && toldIn(event.acts).includes(STORY)) {
      // Nobody tells what they have not heard.
      expect(heard, event.text).toContain(event.who);
      for (const { id } of town.definition.personas)
        if (storyMemories(town.state.minds.get(id)!, STORY).some((memory) => memory.created <= event.at + 5))
          heard.add(id);
    }
    if (event.kind === "invitation-answered") expect(heard).toContain(event.who);
  }
  expect(summary.invited).toBeGreaterThanOrEqual(5);
  expect(summary.accepted).toBeGreaterThanOrEqual(2);
  expect(summary.attended).toBeGreaterThanOrEqual(2);
  const promised = ofKind(events, "commitment-made").filter(({ story, who }) => story === STORY && who !== "odile");
  expect(promised.map(({ what }) => what)).toContain("at Odile's chess tournament");
  // And it is called so in the plan they made of it.
  const planned = [...ofKind(events, "plan-made"), ...ofKind(events, "plan-changed")].flatMap(({ who, chunks }) =>
    who === "odile" ? [] : chunks.filter(({ serves }) => serves?.startsWith(`${STORY}:`)),
  );
  expect(planned.map(({ place }) => place)).toContain("reading-room");
}
