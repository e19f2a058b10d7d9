/** Whom somebody has lost their heart to, in a village made for it. */
import { expect, it } from "vitest";
import { smallTown } from "../../../test/towns/small-town.ts";
import { factsOf } from "../../town/file/settle.ts";
import { belovedOf } from "./longing.ts";

const town = smallTown({
  name: "Ashby",
  language: "en",
  start: "2024-05-06",
  people: [
    ["ann", "Ann Price", "she"],
    ["bo", "Bo Wills", "he"],
    ["cy", "Cy Dunn", "he"],
  ],
  places: [["green", "Village Green"]],
  stories: [
    {
      id: "heart",
      holder: "ann",
      memory: "Ann Price is in love with Bo Wills",
      of: { kind: "feeling", about: "bo" },
      tells: ["I am in love with Bo."],
      passes: ["Ann is in love with Bo."],
      secret: true,
    },
  ],
});

it("is nobody any more when they have moved away", () => {
  const facts = factsOf(town, "ashby");
  const stories = new Map(town.stories.map((story) => [story.id, story]));
  expect(belovedOf("ann", { stories, town: facts })).toBe("bo");
  const personas = new Map([...facts.personas].filter(([id]) => id !== "bo"));
  expect(belovedOf("ann", { stories, town: { ...facts, personas } })).toBeNull();
});
