/** What guests order at the counters of a town in lived days, and that each order has its reply. */
import { expect } from "vitest";
import { languageOf } from "../../src/language/language.ts";
import { memoriesOf } from "../../src/mind/memory/stream.ts";
import { serves } from "../../src/mind/talk/at-once.ts";
import { ofKind } from "../town/told.ts";
import type { TwoDays } from "../town/two-days.ts";

/** Guests order now and then, and each is served by whoever works there. */
export function ordersAreServed({ events, town }: TwoDays): void {
  const lines = ofKind(events, "line-said");
  const orders = lines.flatMap(({ who, acts = [] }) =>
    acts.flatMap((one) =>
      one.act === "propose" && one.what.kind === "service" ? [{ who: who!, id: one.proposal, what: one.what }] : [],
    ),
  );
  expect(orders.length).toBeGreaterThan(0);
  // Nobody remembers that somebody was doing nothing yet.
  const { lookingAround } = languageOf(town.definition.language).world.doings;
  const noticed = [...town.state.minds.values()].flatMap(({ stream }) => memoriesOf(stream));
  expect(noticed.filter(({ episode }) => episode?.kind === "saw" && episode.doing === lookingAround)).toEqual([]);
  for (const { who, id, what } of orders) {
    const replies = lines.flatMap((line) =>
      (line.acts ?? []).flatMap((one) =>
        one.act === "reply" && "what" in one.to && one.to.proposal === id
          ? [{ by: line.who!, answer: one.answer }]
          : [],
      ),
    );
    expect(replies).toMatchObject([{ answer: "yes" }]);
    expect(serves(town.means.town, replies[0]!.by, what.place)).toBe(true);
    for (const one of [who, replies[0]!.by])
      expect(
        memoriesOf(town.state.minds.get(one)!.stream).some(
          ({ episode, text }) => episode?.kind === "agreed" && "what" in episode.to && text.includes(what.thing),
        ),
      ).toBe(true);
  }
}
