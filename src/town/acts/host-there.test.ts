/** Whoever gives an event is there when it begins (issue 8, 22): whatever they do when it is planned, by day and by night. */

import { describe, expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { clockText, DAY, dateOf, later, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { opensFor } from "../../mind/plan/plan.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { loadTown, type TownDefinition } from "../file/definition.ts";
import { eventReport } from "../looking/event-report.ts";
import { sightOf } from "../looking/sight.ts";
import { Town } from "../town.ts";
import { eventsOf } from "./events.ts";
import { takeAct } from "./take-act.ts";

const mia = { id: "mia", name: "Mia", about: "" };

const found = (definition: TownDefinition, seed: string) =>
  Town.found({ id: "town", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 }, seed, 5);

/** Plans something with each of some residents, so many minutes ahead, wherever they may be then. */
async function plans(town: Town, definition: TownDefinition, seed: number, ahead: readonly number[]) {
  const places = [...definition.map.places.values()];
  const planned: { host: string; from: Minutes; place: string }[] = [];
  for (const [i, minutes] of ahead.entries()) {
    const host = definition.personas[(seed + i) % definition.personas.length]!;
    const from = later(town.state.now, minutes);
    const open = places.filter(({ id }) => opensFor(definition.map, id, host.id, later(from, -15), later(from, 60)));
    const place = open[(seed + i) % open.length];
    if (!place) continue;
    const when = `${dateOf(definition.start, from).toISOString().slice(0, 10)} ${clockText(from)}`;
    const what = `meeting${"abcdef"[i]} number`;
    await takeAct(town, mia, { kind: "plan", what, place: place.name, when, minutes: 60, host: host.name });
    planned.push({ host: host.id, from, place: place.id });
  }
  return planned;
}

describe.each([
  ["pellow-cove", 1, 0],
  ["pellow-cove", 2, 8],
  ["pellow-cove", 3, 15],
  ["pellow-cove", 4, 21],
  ["marl-end", 5, 9],
  ["marl-end", 6, 20],
  ["smallville.zh-CN", 7, 9],
])("%s, seed %i, planned at %i:00", (file, seed, hour) => {
  it("each is at the place when it begins: half an hour, three hours, half a day and a day later", async () => {
    const definition = file === "marl-end" ? marlEnd() : await loadTown(file);
    const town = await found(definition, String(seed));
    await until(town, hour * 60);
    const planned = await plans(town, definition, seed, [30, 180, 740, DAY]);
    expect(planned).toHaveLength(4);
    for (const { host, from, place } of planned) {
      await until(town, from);
      const { spot, asleep } = town.state.world.people.get(host)!;
      expect({ host, at: clockText(from), place: spot.place, asleep }).toEqual({
        host,
        at: clockText(from),
        place,
        asleep: false,
      });
    }
  });
});

describe("/event valentine", () => {
  it.each([
    ["of the day before", 12, "smallville"],
    ["too late for that day's", 24 + 16, "smallville.zh-CN"],
  ])("%s: whoever gives the party is there", async (_, hour, file) => {
    const town = await found(await loadTown(file), "1");
    await until(town, hour * 60);
    const before = new Set(town.state.stories.keys());
    const { act } = await takeAct(town, mia, { kind: "event", event: "valentine" });
    expect(act).toBeTruthy();
    const opened = [...town.state.stories.values()].filter(({ event, plannedBy }) => event && plannedBy !== undefined);
    expect(opened).toHaveLength(1);
    const { host, spot, from } = opened[0]!.event!;
    expect(before.has(opened[0]!.id)).toBe(hour < 24);
    await until(town, from);
    expect(town.state.world.people.get(host)!.spot.place).toBe(spot.place);
  });
});

describe("what may keep a host away is told when it is planned", () => {
  const plan = { kind: "plan", what: "a tasting", minutes: 60 } as const;

  it("a member lives as them, or the doors open only then", async () => {
    const definition = marlEnd();
    const town = await found(definition, "1");
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
    const town = await found(definition, "2");
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
