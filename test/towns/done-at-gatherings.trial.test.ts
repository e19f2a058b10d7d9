/** What people do at gatherings of towns that nobody has seen, two days offline: what it is held for, and at none of them a party unless it is one. */
import { describe, expect, it } from "vitest";
import { gatheringOf } from "../../src/mind/persona.ts";
import { readTown } from "../../src/town/file/definition.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";
import { isDoneAsHeld, party } from "./done-at-gatherings.ts";
import { generatedFile, type TownLanguage } from "./generated-town.ts";

/** Towns whose gatherings are of some kinds; those of the others are a trial. */
const towns = [
  ["en", 9514, ["concert", "workshop"]],
  ["zh-CN", 9503, ["tournament", "rehearsal"]],
] as const;

describe("what is done at gatherings in towns whose files name no activity", () => {
  it.each(towns)("%s, town %i: %s", isDoneAsHeld);
});

/** An activity that only one town has. */
const lace = {
  en: {
    name: "lace-making",
    event: "the long lace-making",
    doing: ["winding bobbins", "pinning down a pattern"],
    things: ["pillows and pins"],
  },
  "zh-CN": { name: "打络子", event: "打络子的晚上", doing: ["理丝线", "照着花样打结"], things: ["丝线和珠子"] },
} as const;

describe("what is done at a gathering for an activity of the town's own", () => {
  it.each([
    ["en", "called by it", 9502],
    ["zh-CN", "named by its file", 9506],
  ] as const)("%s, %s", async (language: TownLanguage, how, seed) => {
    const file = generatedFile(seed, language);
    const { name, event: called, doing, things } = lace[language];
    const stories = file.stories!.map((story) =>
      story.event
        ? { ...story, event: { ...story.event, ...(how === "called by it" ? { name: called } : { activity: "lace" }) } }
        : story,
    );
    const activities = [{ id: "lace", name, doing: [...doing], things: [...things] }];
    const definition = readTown({ ...file, activities, stories }, "lace.json");
    const { events } = await twoDays(definition, offline, "2");
    const event = gatheringOf(definition.stories.find(gatheringOf))!;
    const during = events.flatMap((one) =>
      one.kind === "memory-kept" &&
      one.memory.source.how === "did" &&
      one.memory.created > event.from &&
      one.memory.created < event.to &&
      one.memory.subjects.includes(event.spot.place)
        ? [one.memory.text]
        : [],
    );
    // Of a seed whose host is in no talk as it begins: what is set out is set out then or not at all.
    for (const done of [...doing, ...things])
      expect(
        during.some((text) => text.includes(done)),
        done,
      ).toBe(true);
    expect(during.filter((text) => party[language].test(text))).toEqual([]);
  });
});
