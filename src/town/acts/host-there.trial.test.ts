/** Whoever gives an event is there when it begins (issue 8, 22): whatever they do when it is planned, by day and by night. */

import { describe, expect, it } from "vitest";
import { foundFor, hostsAreThere, mia } from "../../../test/town/hosts.ts";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { generatedTown } from "../../../test/towns/generated-town.ts";
import { clockText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { loadTown } from "../file/definition.ts";
import { eventReport } from "../looking/event-report.ts";
import { sightOf } from "../looking/sight.ts";
import { Town } from "../town.ts";
import { eventsOf } from "./events.ts";
import { takeAct } from "./take-act.ts";

describe.each([
  ["pellow-cove", 1, 0],
  ["marl-end", 5, 9],
  ["marl-end", 6, 20],
  ["marl-end.zh-CN", 7, 9],
])("%s, seed %i, planned at %i:00", (file, seed, hour) => {
  it("each is at the place when it begins: half an hour, three hours, half a day and a day later", async () => {
    const hamlet = file.startsWith("marl-end");
    await hostsAreThere(hamlet ? marlEnd(file.endsWith("CN") ? "zh-CN" : "en") : await loadTown(file), seed, hour);
  });
});

describe("a host whom somebody came to tell something", () => {
  // They spoke to the host again and again, who so never got away.
  it("takes their leave once and goes", () => hostsAreThere(generatedTown(41, "en"), 3, 10));
});

describe("what may keep a host away is told when it is planned", () => {
  const plan = { kind: "plan", what: "a tasting", minutes: 60 } as const;

  it("a member lives as them, or the doors open only then", async () => {
    const definition = marlEnd();
    const town = await foundFor(definition, "1");
    await until(town, 9 * 60);
    const [ada] = definition.personas;
    await takeAct(town, { ...mia, id: "kim", name: "Kim" }, { kind: "embody", resident: ada!.name });
    const green = await takeAct(town, mia, { ...plan, place: "The Green", when: "18:00", host: ada!.name });
    expect(green.said).toMatch(/A member lives as Ada Finch just now/);
    const shop = definition.map.places.get("shop")!;
    const opens = clockText(shop.hours!.from);
    const early = await takeAct(town, mia, {
      ...plan,
      what: "a sale",
      place: shop.name,
      when: `tomorrow ${opens}`,
      host: ada!.name,
    });
    expect(early.said).toMatch(/opens only then/);
  });

  it("whoever talks with a visitor who says nothing more takes their leave in time", async () => {
    const definition = marlEnd();
    const town = await foundFor(definition, "2");
    await until(town, 10 * 60);
    const cora = town.state.world.people.get("cora")!;
    await takeAct(town, mia, { ...plan, place: "The Green", when: "10:30", host: cora.name });
    const said = { kind: "say", place: cora.spot.place, text: "Cora, how are you?", to: cora.name } as const;
    await (await takeAct(town, mia, said)).answered;
    expect(town.state.world.people.get("cora")!.talk).not.toBeNull();
    await until(town, 10 * 60 + 30);
    expect(town.state.world.people.get("cora")!.spot.place).toBe("green");
  });
});

describe.each(["en", "zh-CN"] as const)("a host whom a member lives as, in %s", (language) => {
  it("is missing, and the report says where they were and that it was a member's doing", async () => {
    const definition = marlEnd(language);
    const store = memoryStore();
    const town = await Town.found(
      { id: "town", definition, model: offline, offline: offlineOf, store, clock: () => 0 },
      "1",
      5,
    );
    await until(town, 9 * 60);
    const ada = definition.personas.find(({ id }) => id === "ada")!;
    const kim = { ...mia, id: "kim", name: "Kim" };
    const place = definition.map.places.get("green")!.name;
    await takeAct(town, mia, { kind: "plan", what: "tasting", place, when: "10:00", minutes: 60, host: ada.name });
    await takeAct(town, kim, { kind: "embody", resident: ada.name });
    await until(town, 11 * 60 + 10);
    const [event] = eventsOf(town.state, town.means.town);
    const { said } = await eventReport(town, store, event!, null, sightOf(town.state, null));
    const words = languageOf(language).events.report;
    expect(said).toContain("⚠️");
    expect(said).toContain(words.livedByMember);
    expect(said).toContain(definition.map.places.get("cottage")!.name);
  });
});

it("a report in Chinese has Chinese stops, also between the names under its headings", async () => {
  const definition = marlEnd("zh-CN");
  const store = memoryStore();
  const town = await Town.found(
    { id: "town", definition, model: offline, offline: offlineOf, store, clock: () => 0 },
    "1",
    5,
  );
  await until(town, 9 * 60);
  const [ada] = definition.personas;
  const place = definition.map.places.get("green")!.name;
  await takeAct(town, mia, { kind: "plan", what: "品茶会", place, when: "10:30", minutes: 60, host: ada!.name });
  await until(town, 10 * 60 + 25);
  for (const id of ["one", "two"])
    await takeAct(town, { id, name: `客${id}`, about: "" }, { kind: "go", place: "green" });
  await until(town, 10 * 60 + 40);
  const [event] = eventsOf(town.state, town.means.town);
  const { said } = await eventReport(town, store, event!, null, sightOf(town.state, null));
  expect(said).toMatch(/（\d+）：客\p{L}+、客/u);
  expect(said).not.toMatch(/[,:;()](?!\d)/);
  // Whoever has left meanwhile was there all the same.
  await takeAct(town, { id: "one", name: "客one", about: "" }, { kind: "leave" });
  expect(town.state.world.people.has("visitor:one")).toBe(false);
  expect((await eventReport(town, store, event!, null, sightOf(town.state, null))).said).toMatch(
    /客(?:one、客two|two、客one)/,
  );
});
