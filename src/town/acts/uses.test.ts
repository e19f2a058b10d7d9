/** What people's acts in words do to the objects around them: a closed list of verbs and objects, in both languages. */

import { beforeAll, describe, expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { languageOf } from "../../language/language.ts";
import { offlineOf } from "../../offline/offline.ts";
import { uses } from "../../world/uses.ts";
import { stateOf } from "../../world/world.ts";
import { loadTown, type TownDefinition } from "../file/definition.ts";
import { Town } from "../town.ts";
import { type Act, type Actor, takeAct } from "./take-act.ts";

let cove: TownDefinition;
let smallville: TownDefinition;
beforeAll(async () => {
  [cove, smallville] = await Promise.all([loadTown("pellow-cove"), loadTown("smallville")]);
});

/** The object and its state that an act would come to, were all objects of a town at hand. */
function onList(definition: TownDefinition, language: string, text: string): readonly string[] {
  const { done, names, undone } = languageOf(language).uses;
  if (undone.test(text)) return [];
  const all = [...definition.map.objects.values()].map(({ fixture }) => fixture);
  for (const { done: what, kinds } of uses) {
    const found = all.find(({ name, kind }) => kinds?.includes(kind) !== false && names(text, name));
    if (found && done[what].verbs.test(text)) return [found.name, done[what].state ?? "usual"];
  }
  return [];
}

describe("the closed list", () => {
  it("knows what is done with what", () => {
    const done = (text: string) => onList(smallville, "en", text);
    expect(done("plays the piano")).toEqual(["piano", "being played"]);
    expect(done("sits down at the piano and plays a song")).toEqual(["piano", "being played"]);
    expect(done("is playing pool")).toEqual(["pool table", "being played"]);
    expect(done("turns on the radio")).toEqual(["radio", "on"]);
    expect(done("turns the radio off")).toEqual(["radio", "off"]);
    expect(done("feeds the ducks")).toEqual(["ducks", "being fed"]);
    expect(done("repairs the toaster")).toEqual(["toaster", "usual"]);
  });

  it("lets alone what is not on it, or not really done", () => {
    for (const text of [
      "waves",
      "eats the piano",
      "listens to the piano",
      "pretends to play the piano",
      "doesn't play the piano",
      "sets the piano on fire",
      "plays with the thought of a garden",
    ])
      expect([text, ...onList(smallville, "en", text)]).toEqual([text]);
  });

  it("is as long in Chinese", async () => {
    const town = await loadTown("smallville.zh-CN");
    const done = (text: string) => onList(town, "zh-CN", text);
    expect(done("弹钢琴")).toEqual(["钢琴", "有人在弹"]);
    expect(done("在公园长椅上坐下")).toEqual(["公园长椅", "有人坐着"]);
    expect(done("打开收音机")).toEqual(["收音机", "开着"]);
    expect(done("听钢琴曲")).toEqual([]);
    expect(languageOf("zh-CN").uses.reaction("😂", "克劳斯")).toContain("克劳斯");
  });
});

describe("in a living town", () => {
  const alex: Actor = { id: "alex", name: "Alex", about: "" };
  const town = async (): Promise<Town> => {
    const ground = { id: "cove", definition: cove, model: offline, offline: offlineOf, store: null, clock: () => 0 };
    const living = await Town.found(ground, "7", 5);
    await until(living, 9 * 60);
    return living;
  };
  const objectOf = (living: Town, name: string) =>
    [...living.state.world.map.objects.values()].find(({ fixture }) => fixture.name === name)!.fixture.id;
  const done = (text: string): Act => ({ kind: "do", place: "tern-quay", text });

  it("an object is in use while somebody is at it, and what is switched stays so", async () => {
    const living = await town();
    const bench = objectOf(living, "sea wall bench");
    const lantern = objectOf(living, "lantern post");
    const usual = stateOf(living.state.world, bench).text;
    await takeAct(living, alex, done("sits down on the bench"));
    expect(stateOf(living.state.world, bench)).toMatchObject({ text: "in use", odd: false });
    await takeAct(living, alex, done("lights the lantern on the lantern post"));
    expect(stateOf(living.state.world, bench).text).toBe(usual);
    await takeAct(living, alex, done("sits on the bench"));
    await takeAct(living, alex, { kind: "leave" });
    expect(stateOf(living.state.world, bench).text).toBe(usual);
    expect(stateOf(living.state.world, lantern).text).toBe("lit");
  });

  it("what burns can be put out, and is good for nothing else", async () => {
    const living = await town();
    const table = objectOf(living, "long trestle table");
    await takeAct(living, alex, { kind: "object", object: "long trestle table", state: "burning" });
    await takeAct(living, alex, done("sits at the table"));
    expect(stateOf(living.state.world, table).text).toBe("burning");
    await takeAct(living, alex, done("puts out the fire on the long table"));
    expect(stateOf(living.state.world, table)).toMatchObject({ text: "folded against the wall", odd: false });
  });

  it("a reaction is seen by who said it, and by nobody else; a message is taken once", async () => {
    const living = await town();
    const place = "tern-quay";
    const { people } = living.state.world;
    const here = [...people.values()].find((one) => one.spot.place === place && !one.asleep && !one.walk);
    const there = here ?? [...people.values()].find((one) => !one.asleep && !one.walk)!;
    const act: Act = { kind: "react", place: there.spot.place, resident: there.id, emoji: "😂" };
    await takeAct(living, alex, act);
    await living.tick();
    const kept = (id: string) => JSON.stringify([...living.state.minds.get(id)!.stream.backing.memories]);
    expect(kept(there.id)).toContain(`laughed at what ${there.name} said`);
    for (const id of living.state.minds.keys()) if (id !== there.id) expect(kept(id)).not.toContain("laughed at what");
    const said: Act = { kind: "do", place: there.spot.place, text: "waves", message: "100000000000000001" };
    await takeAct(living, alex, said);
    await expect(takeAct(living, alex, said)).rejects.toThrow("heard already");
  });
});
