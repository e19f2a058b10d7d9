/** What people do to residents is met at once with a gesture, in both languages (issue 13, Acts). */
import { expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { TownEvent } from "../../world/events.ts";
import { firstName } from "../../world/people.ts";
import { loadTown } from "../file/definition.ts";
import { Town } from "../town.ts";
import { type Actor, takeAct } from "./take-act.ts";

const alex: Actor = { id: "alex", name: "Alex", about: "" };

it.each([
  ["smallville", "hobbs-cafe", (name: string) => `gives ${name} a rose`, "stands on one leg and hums"],
  ["smallville.zh-CN", "hobbs-cafe", (name: string) => `递给${name}一朵玫瑰`, "单脚站着哼歌"],
] as const)("%s: whoever is meant answers with a gesture, in the same commit", async (id, place, given, idle) => {
  const definition = await loadTown(id);
  const ground = { id, definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
  const town = await Town.found(ground, "7", 5);
  await until(town, 12 * 60);
  const events: TownEvent[] = [];
  town.watch((committed) => void events.push(...committed.events));
  const here = [...town.state.world.people.values()].find((one) => one.spot.place === place && !one.asleep)!;
  const mets = () => events.filter((one) => one.kind === "resident-acted" && one.visitors?.includes("visitor:alex"));
  await takeAct(town, alex, { kind: "do", place, text: given(firstName(here.name)) });
  const [met] = mets();
  expect(met).toMatchObject({ who: here.id, notable: true });
  // What they are at is theirs still, and nobody keeps a nod.
  expect(town.state.world.people.get(here.id)!.doing).toEqual(here.doing);
  const { metWith } = languageOf(definition.language).uses;
  expect(metWith.gives("Alex")).toContain(met!.kind === "resident-acted" && met!.doing);
  // What else they do in the same breath is met already.
  await takeAct(town, alex, { kind: "do", place, text: given(firstName(here.name)), more: true });
  expect(mets()).toHaveLength(1);
  // What is done before several, to none of them, is nobody's to meet.
  const several = [...town.state.world.people.values()].filter((one) => one.spot.place === place && !one.asleep);
  events.length = 0;
  await takeAct(town, alex, { kind: "do", place, text: idle });
  expect(mets()).toHaveLength(several.length > 2 ? 0 : 1);
});

it.each([
  ["smallville", "looks round", (name: string) => `hugs ${name}`],
  ["smallville.zh-CN", "四下看看", (name: string) => `拥抱${name}`],
] as const)("%s: what nobody met takes no gesture from what is done next", async (id, first, second) => {
  const definition = await loadTown(id);
  const ground = { id, definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
  const town = await Town.found(ground, "7", 5);
  const place = "hobbs-cafe";
  const three = definition.personas.slice(0, 3);
  const spot = { place, area: definition.map.places.get(place)!.areas[0]!.id };
  await town.commit("switch", (state) => {
    const people = new Map([...state.world.people].filter(([, one]) => one.spot.place !== place));
    for (const { id } of three) people.set(id, { ...state.world.people.get(id)!, asleep: false, walk: null, spot });
    return { state: { ...state, now: minutes(720), opened: true, world: { ...state.world, people } }, events: [] };
  });
  const looked = await takeAct(town, alex, { kind: "do", place, text: first });
  expect(looked.met).toBeUndefined();
  const hugged = await takeAct(town, alex, { kind: "do", place, text: second(firstName(three[1]!.name)) });
  expect(hugged.met).toBe(three[1]!.id);
  const again = await takeAct(town, alex, { kind: "do", place, text: second(firstName(three[2]!.name)), more: true });
  expect(again.met).toBeUndefined();
});
