/** Hosts and what they give, for tests of whether they are there. */

import { expect } from "vitest";
import { clockText, DAY, dateOf, later, type Minutes } from "../../src/clock/units.ts";
import { gatheringOf } from "../../src/mind/persona.ts";
import { opensFor } from "../../src/mind/plan/plan.ts";
import { takeAct } from "../../src/town/acts/take-act.ts";
import { loadTown, type TownDefinition } from "../../src/town/file/definition.ts";
import { Town } from "../../src/town/town.ts";
import { offline, offlineOf, until } from "./living.ts";

/** A member. */
export const mia = { id: "mia", name: "Mia", about: "" };

/** A town that keeps nothing, in its first night. */
export const foundFor = (definition: TownDefinition, seed: string): Promise<Town> =>
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
    await takeAct(town, mia, {
      kind: "plan",
      keeper: true,
      what,
      place: place.name,
      when,
      minutes: 60,
      host: host.name,
    });
    planned.push({ host: host.id, from, place: place.id });
  }
  return planned;
}

/** Each of four is at the place when it begins: half an hour, three hours, half a day and a day after it was planned. */
export async function hostsAreThere(definition: TownDefinition, seed: number, hour: number): Promise<void> {
  const town = await foundFor(definition, String(seed));
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
}

/** Whoever gives the party that `/event plant` opens is there: the town file's own, or one for another day. */
export async function partyIsGiven(file: string, hour: number): Promise<void> {
  const town = await foundFor(await loadTown(file), "1");
  await until(town, hour * 60);
  const before = new Set(town.state.stories.keys());
  const { act } = await takeAct(town, mia, { kind: "event", event: "valentine" });
  expect(act).toBeTruthy();
  const opened = [...town.state.stories.values()].filter(
    (story) => gatheringOf(story) && story.plannedBy !== undefined,
  );
  expect(opened).toHaveLength(1);
  const { host, spot, from } = gatheringOf(opened[0])!;
  expect(before.has(opened[0]!.id)).toBe(hour < 24);
  await until(town, from);
  expect(town.state.world.people.get(host)!.spot.place).toBe(spot.place);
}
