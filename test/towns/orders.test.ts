/** Counters of towns that nobody has seen, offline: what is asked for is served by whoever works there, to residents and to visitors. */
import { describe, expect, it } from "vitest";
import { memoriesOf } from "../../src/mind/memory/stream.ts";
import { chunkAt } from "../../src/mind/mind.ts";
import { takeAct } from "../../src/town/acts/take-act.ts";
import { Town } from "../../src/town/town.ts";
import { peopleIn } from "../../src/world/world.ts";
import { offline, offlineOf, recognise } from "../town/living.ts";
import { generatedTown } from "./generated-town.ts";

const asking = { en: "Could I have a sandwich, please?", "zh-CN": "麻烦来一份三明治。" } as const;
const thing = { en: "a sandwich", "zh-CN": "一份三明治" } as const;

describe.each(["en", "zh-CN"] as const)("a counter of a town that nobody has seen, in %s", (language) => {
  it("serves a visitor who asks in words of their own, by a reply", async () => {
    const definition = generatedTown(5, language);
    const means = { model: offline, offline: offlineOf, store: null, clock: () => 0, recognise };
    const town = await Town.found({ id: "town", definition, ...means }, "1", 5);
    const atCounter = () =>
      definition.personas.find(({ id, work }) => {
        const place = work && definition.map.places.get(work.spot.place);
        const here = place && peopleIn(town.state.world, place.id).find((one) => one.id === id);
        return place?.purposes.includes("meal") && here && !here.talk;
      });
    do await town.tick();
    while (!atCounter() || town.state.now < 600);
    const keeper = atCounter()!;
    const place = keeper.work!.spot.place;
    const mia = { id: "mia", name: "Mia", about: "" };
    const said = { kind: "say", place, text: asking[language], to: keeper.name } as const;
    await (await takeAct(town, mia, said)).answered;
    const made = memoriesOf(town.state.minds.get(keeper.id)!.stream).filter(
      ({ episode, visitors }) => episode?.kind === "agreed" && visitors.length > 0,
    );
    const what = { kind: "service", thing: thing[language], place };
    expect(made).toMatchObject([{ episode: { to: { what } }, visitors: ["visitor:mia"] }]);
  });

  it("a visitor asks somebody along, who goes there at once", async () => {
    const definition = generatedTown(5, language);
    const means = { model: offline, offline: offlineOf, store: null, clock: () => 0, recognise };
    const town = await Town.found({ id: "town", definition, ...means }, "1", 5);
    const park = [...definition.map.places.values()].find(({ purposes }) => purposes.includes("walk"))!;
    const idle = () =>
      [...town.state.minds.values()].find(({ id, plan, commitments }) => {
        const me = town.state.world.people.get(id)!;
        const there = definition.map.places.get(me.spot.place)!;
        const free = chunkAt(plan, town.state.now)?.kind === "pastime" && !me.talk && !me.walk && !me.asleep;
        return free && commitments.length === 0 && there.access === "public" && there.id !== park.id;
      });
    do await town.tick();
    while (!idle() || town.state.now < 600);
    const { id } = idle()!;
    const place = town.state.world.people.get(id)!.spot.place;
    const to = definition.personas.find((one) => one.id === id)!.name;
    const text = { en: `Come with me to ${park.name} right now!`, "zh-CN": `现在跟我去${park.name}，走吧！` }[language];
    await (await takeAct(town, { id: "mia", name: "Mia", about: "" }, { kind: "say", place, text, to })).answered;
    const what = { kind: "deed", deed: "come", place: park.id };
    expect(town.state.minds.get(id)!.commitments).toContainEqual(
      expect.objectContaining({ asked: what, with: ["visitor:mia"] }),
    );
    const by = town.state.now + 45;
    while (town.state.world.people.get(id)!.spot.place !== park.id && town.state.now < by) await town.tick();
    expect(town.state.world.people.get(id)!.spot.place).toBe(park.id);
  });
});
