/** The kind of a doing in a model's answer: taken as it is given, and found elsewhere where it is left out or made up. */
import { expect, it } from "vitest";
import { at, mindOf, personaOf, thinkingIn } from "../../../test/mind/minds.ts";
import { activities } from "../../world/kinds.ts";
import { selfOf } from "../self.ts";
import { activityShape } from "./activity.ts";
import { decompose } from "./decompose.ts";
import { planDay } from "./plan-day.ts";
import { replan } from "./replan.ts";

const klaus = personaOf("klaus-mueller");
const self = selfOf(mindOf(klaus.id), klaus, thinkingIn({ now: at(9), people: { [klaus.id]: {} } }));

it("is one of the list, or nothing", () => {
  for (const one of activities) expect(activityShape.parse(one)).toBe(one);
  for (const one of [undefined, null, "dancing on the roof", 7]) expect(activityShape.parse(one)).toBeNull();
});

it("is read from the words of a plan's piece where there is none, and is the whole piece's of its parts", () => {
  const piece = { from: "12:00", to: "13:00", kind: "meal" as const, place: klaus.home.place, emoji: "🥪" };
  const day = { yesterday: "", core: "", occupation: "", feeling: "" };
  const asked = { ...self, day: 1, about: [], yesterday: [] };
  const chunks = [
    { ...piece, doing: "having lunch", activity: null },
    { ...piece, doing: "having lunch", activity: "coffee" as const },
  ];
  expect(planDay.read({ ...day, chunks }, asked).chunks.map(({ activity }) => activity)).toEqual(["lunch", "coffee"]);
  const changed = { change: true, why: "", place: klaus.home.place, from: "12:00", minutes: 30, emoji: "🚶" };
  const thought = { ...self, occasion: { kind: "voice" as const, text: "Go for a walk." } };
  expect(replan.read({ ...changed, doing: "taking a walk", activity: null }, thought).activity).toBe("walk");
  const part = { doing: "cutting bread", minutes: 10, object: null, state: null, emoji: "🍞" };
  const parts = [
    { ...part, activity: null },
    { ...part, activity: "cook" as const },
  ];
  const apart = decompose.read({ chunks: [{ actions: parts }] }, { ...self, chunks: [] });
  expect(apart.chunks[0]?.actions.map(({ activity }) => activity)).toEqual([undefined, "cook"]);
});
