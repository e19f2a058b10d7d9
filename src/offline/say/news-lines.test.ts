/** In whose words news is spoken of, by what it is of. */
import { expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import { openedStory } from "../../mind/news/stories.ts";
import type { Story } from "../../mind/persona.ts";
import { wayOf } from "./news-lines.ts";

const story = (id: string, of: Story["of"], off?: string): Story => ({
  ...openedStory(id, "ann", "", [], []),
  of,
  ...(off === undefined ? {} : { off }),
});

it("that what was missing is found is told as the end of a loss, and no gathering called off", () => {
  const spot = { place: "green", area: "a1" };
  const picnic = {
    kind: "gathering",
    host: "ann",
    name: "the picnic",
    spot,
    from: minutes(60),
    to: minutes(90),
  } as const;
  const dog = { kind: "loss", owner: "ann", thing: "her dog", lastSeen: null } as const;
  const told = [
    story("picnic", picnic, "picnic-off"),
    story("picnic-off", { kind: "happening", who: "ann", report: null }),
    story("dog", dog, "dog-found"),
    story("dog-found", { kind: "happening", who: "ann", report: "got" }),
  ];
  const stories = new Map(told.map((one) => [one.id, one]));
  expect(told.map((one) => wayOf(one, stories))).toEqual(["gathering", "off", "loss", "loss"]);
});
