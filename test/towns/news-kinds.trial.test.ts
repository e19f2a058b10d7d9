/** News of every kind in villages that no line here was written for: it is told, it moves whom it concerns as it would, and it is spoken of in nobody else's words. */

import { describe, expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { concernOf, kinds } from "../../src/mind/news/concern.ts";
import type { Story } from "../../src/mind/persona.ts";
import { selfOf } from "../../src/mind/self.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import type { EventOf } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { foundFor } from "../town/hosts.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { alm } from "./alm.ts";
import { brookVillage } from "./brook-village.ts";
import { reactionsIn } from "./reactions.ts";

/** Words of gatherings, posts and losses that are other towns' own. */
const others =
  /\b(?:mayor|valentine|election|hearts|cake|dance|warden|lantern|punch|piano)\b|镇长|情人节|派对|蛋糕|钢琴|选举/i;

/** What somebody makes of news at a minute. */
async function concern(town: TownDefinition, who: string, story: string, change: Partial<Story> = {}) {
  const { state, means } = await foundFor(town, "1");
  const told = { ...state.stories.get(story)!, ...change };
  const self = selfOf(state.minds.get(who)!, means.town.personas.get(who)!, { ...state, town: means.town });
  return concernOf(told, self);
}

describe("whom news concerns, and how it feels", () => {
  it.each([
    ["resi", "dog", { whose: "friend", felt: -1, shown: "sympathy" }],
    ["vroni", "dog", { whose: "kin", felt: -2 }],
    ["toni", "dog", { whose: "own", role: "owner", felt: -2 }],
    ["lois", "slide", { whose: "here", felt: -2, shown: "worry" }],
    ["kathi", "slide", { whose: "friend", by: "lois", felt: -1, shown: "worry" }],
    ["toni", "path", { whose: "friend", by: "hias", shown: "worry" }],
    ["resi", "path", { whose: "rival", by: "lois" }],
    ["vroni", "school", { whose: "here", felt: -2 }],
    ["leni", "lamb", { whose: "stranger", felt: -1, shown: "sympathy" }],
    ["lois", "reeve", { whose: "rival", felt: -1, shown: "disagree" }],
    ["toni", "reeve", { whose: "friend", felt: 1, shown: "agree" }],
    ["kathi", "birth", { whose: "friend", by: "leni", felt: 2, shown: "delight" }],
    ["toni", "heart", { role: "loved" }],
  ])("%s hears of %s", async (who, story, expected) => {
    expect(await concern(alm(), who, story)).toMatchObject(expected);
  });

  it("what is over is a relief", async () => {
    const ends = minutes(0);
    for (const story of ["dog", "slide", "path", "lamb"])
      expect(await concern(alm(), "kathi", story, { ends }), story).toMatchObject({ phase: "over", felt: 1 });
  });
});

it.each([
  ["en", alm],
  ["zh-CN", brookVillage],
] as const)("is told in talks, answered with what it is to each, in its own words (%s)", async (_, town) => {
  const definition = town();
  const days = await twoDays(definition, offline, "1");
  const { events, town: lived } = days;
  const lines = events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
  const told = new Set(lines.flatMap(({ acts }) => toldIn(acts)));
  const open = definition.stories.filter(({ secret }) => !secret);
  // What is lost is asked after before it is found.
  expect([...told]).toEqual(expect.arrayContaining(open.map(({ id }) => id)));
  // Beside them goes round what was found since, and what is over; what is secret is confided at most.
  const openly = new Set(lines.flatMap(({ acts }) => toldIn(acts.filter(({ act }) => act !== "confide"))));
  for (const id of openly) expect(lived.state.stories.get(id)!.secret, id).toBe(false);
  const opened = [...told].filter((id) => !definition.stories.some((story) => story.id === id));
  expect(open.flatMap(({ id }) => [`${id}-found`, `${id}-over`])).toEqual(expect.arrayContaining(opened));
  expect(new Set(open.map(({ of }) => of.kind)).size).toBeGreaterThanOrEqual(Object.keys(kinds).length - 2);

  for (const line of lines) expect(line.text).not.toMatch(others);
  const reactions = await reactionsIn(days, definition);
  for (const { how, fit, said } of reactions) expect(fit, said).toContain(how);
  expect(reactions.length).toBeGreaterThan(20);
});
