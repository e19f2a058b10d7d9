/** An answer is thought of while a person's words are held back, and takes nothing from the town until they count (design section 7). */

import { beforeAll, expect, it } from "vitest";
import { offline, until, wholeOf } from "../../test/town/living.ts";
import { noUsage, type Question } from "../model/model.ts";
import { withForesight } from "../model/with-foresight.ts";
import { offlineOf } from "../offline/offline.ts";
import { type Act, type Actor, foresee, takeAct } from "./acts/take-act.ts";
import { loadTown, type TownDefinition } from "./file/definition.ts";
import { Town } from "./town.ts";

let cove: TownDefinition;
beforeAll(async () => {
  cove = await loadTown("pellow-cove");
});

const alex: Actor = { id: "alex", name: "Alex", about: "" };

/** A town at nine in the morning, the questions put to its model, and somebody who can be spoken to. */
async function townAtNine() {
  const asked: Question[] = [];
  const model = {
    ...offline,
    name: "scripted",
    async ask(question: Question) {
      asked.push(question);
      if (question.step !== "speak") return offline.ask(question);
      const value = { line: "The tide is going out.", acts: [], ends: false, drewOn: [] };
      return { ok: true, value, usage: noUsage } as const;
    },
  };
  const town = await Town.found(
    { id: "cove", definition: cove, ...withForesight(model), offline: offlineOf, store: null, clock: () => 0 },
    "7",
    5,
  );
  await until(town, 9 * 60);
  asked.length = 0;
  const { map, people } = town.state.world;
  const awake = [...people.values()].find(
    (one) => !one.asleep && !one.walk && map.places.get(one.spot.place)?.access === "public",
  );
  if (!awake) throw new Error("nobody is up and about in Pellow Cove at nine");
  const say = (text: string): Act => ({ kind: "say", place: awake.spot.place, text, to: awake.id });
  const spoken = () => asked.filter((question) => question.step === "speak").length;
  return { town, say, spoken };
}

it("the answer thought of ahead is the one that is said, and is asked once", async () => {
  const { town, say, spoken } = await townAtNine();
  const before = wholeOf(town.state);
  await foresee(town, alex, say("How is the tide?"));
  expect(spoken()).toBe(1);
  expect(wholeOf(town.state)).toBe(before);
  const taken = await takeAct(town, alex, say("How is the tide?"));
  await taken.answered;
  expect(spoken()).toBe(1);
  const lines = [...town.state.world.talks.values()].flatMap((talk) => talk.lines.map((line) => line.text));
  expect(lines).toEqual(["How is the tide?", "The tide is going out."]);
});

it("words that were changed meanwhile are thought of anew", async () => {
  const { town, say, spoken } = await townAtNine();
  await foresee(town, alex, say("How is the tide?"));
  await (await takeAct(town, alex, say("How is the weather?"))).answered;
  expect(spoken()).toBe(2);
});

it("words that no door would let in are not thought of, and say nothing yet", async () => {
  const { town, spoken } = await townAtNine();
  await foresee(town, alex, { kind: "say", place: "tern-quay", text: "", to: null });
  expect(spoken()).toBe(0);
});
