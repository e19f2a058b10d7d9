/** What residents told of themselves is asked about later: once, when the time has come, and answered. */
import { expect } from "vitest";
import { gatheringOf } from "../../src/mind/persona.ts";
import type { TwoDays } from "../town/two-days.ts";

/** Holds it against days that were lived. */
export function openLoopsAreAskedAfter({ events, town }: TwoDays): void {
  const { stories } = town.state;
  const lines = events.filter((event) => event.kind === "line-said");
  const asked = lines.flatMap((line) =>
    line.acts.flatMap((one) => {
      const story = one.act === "ask" && one.what === "how" ? stories.get(one.about ?? "") : undefined;
      return story ? [{ line, story }] : [];
    }),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map(({ line, story }) => `${line.who} ${story.id}`)).size).toBe(asked.length);
  for (const { line, story } of asked) {
    expect(line.to, line.text).toContain(story.holder);
    expect(line.at, line.text).toBeGreaterThanOrEqual(gatheringOf(story)?.to ?? 1440);
    const after = lines.slice(lines.indexOf(line) + 1);
    const [first] = after.filter(({ talk }) => talk === line.talk);
    // Whoever joins the talk just then has the floor, and some are not asked again.
    if (first && first.who !== story.holder && first.who !== line.who) continue;
    const next = after.find(({ talk, who }) => talk === line.talk && who === story.holder);
    expect(next?.acts, line.text).toContainEqual({ act: "answer", to: line.line, answer: "value" });
  }
}
