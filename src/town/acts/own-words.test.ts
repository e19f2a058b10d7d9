/** What members have put in their own words reads right wherever it is shown, in both languages. */
import { expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { languageOf } from "../../language/language.ts";
import { offlineOf } from "../../offline/offline.ts";
import { isAt } from "../../world/people.ts";
import { isOpen } from "../../world/places.ts";
import { personOf } from "../../world/world.ts";
import { loadTown } from "../file/definition.ts";
import { sightOf } from "../looking/sight.ts";
import { personView } from "../looking/views.ts";
import { Town } from "../town.ts";
import { type Actor, takeAct } from "./take-act.ts";

const mia: Actor = { id: "mia", name: "Mia", about: "" };

it.each([
  [
    "pellow-cove",
    [
      ["waves", "waves", "waving"],
      ["plays the piano", "plays the piano", "playing the piano"],
      ["waving to the boats", "is waving to the boats", "waving to the boats"],
      ["is humming", "is humming", "humming"],
      ["quietly sings", "quietly sings", "quietly singing"],
      ["brings a chair", "brings a chair", "bringing a chair"],
      ["with a sigh, sits down", "with a sigh, sits down", "with a sigh, sits down"],
    ],
  ],
  [
    "smallville.zh-CN",
    [
      ["挥了挥手", "挥了挥手", "挥手"],
      ["拿起了杯子", "拿起了杯子", "拿起杯子"],
      ["了解一下菜单", "了解一下菜单", "了解一下菜单"],
    ],
  ],
] as const)("%s: an act", async (id, acts) => {
  const { town, view } = await opened(id);
  const place = [...town.definition.map.places.values()].find(
    (one) => one.access === "public" && isOpen(one, town.state.now),
  )!.id;
  for (const [text, shown, at] of acts) {
    await takeAct(town, mia, { kind: "do", place, text });
    expect(view()).toBe(shown);
    expect(isAt(personOf(town.state.world, "visitor:mia").doing, town.definition.language)).toBe(at);
  }
  // Nobody remembers that Mia "is waves".
  await until(town, 9 * 60 + 20);
  const told = [...town.state.minds.values()].flatMap(({ stream }) => JSON.stringify(stream));
  expect(told.join()).not.toMatch(/Mia is (?:waves|plays|brings)/);
});

it.each(["pellow-cove", "smallville.zh-CN"])("%s: words to nobody", async (id) => {
  const { town, view } = await opened(id, 4);
  const empty = [...town.definition.map.places.values()].find(
    (one) =>
      one.access === "public" &&
      isOpen(one, town.state.now) &&
      [...town.state.world.people.values()].every(({ spot }) => spot.place !== one.id),
  )!;
  await takeAct(town, mia, { kind: "say", place: empty.id, text: "Is anyone here?", to: null });
  expect(view()).toBe(languageOf(town.definition.language).replies.toNobody("Is anyone here?"));
});

async function opened(id: string, hour = 9) {
  const definition = await loadTown(id);
  const ground = { id, definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
  const town = await Town.found(ground, "7", 5);
  await until(town, hour * 60);
  const view = () => personView(town, personOf(town.state.world, "visitor:mia"), sightOf(town.state, null)).doing;
  return { town, view };
}
