/** Visitors who are silent for long enough leave, once. */

import { expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { offlineOf } from "../../offline/offline.ts";
import { loadTown } from "../file/definition.ts";
import { Town } from "../town.ts";
import { leaveQuiet } from "./leave-quiet.ts";
import { type Act, takeAct } from "./take-act.ts";

const ann = { id: "web:ann", name: "Ann", about: "" };
const ANN = "visitor:web:ann";
const HOUR_MS = 3_600_000;

it("lets who went quiet go, also where they are leaving at that moment", async () => {
  const definition = await loadTown("pellow-cove");
  const town = await Town.found(
    { id: "here", definition, model: offline, offline: offlineOf, clock: () => 0, store: null },
    "1",
    5,
  );
  await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
  await until(town, 9 * 60);
  const take = (act: Act) => takeAct(town, ann, act);
  const heard = new Map<string, number>();
  await take({ kind: "go", place: "tern-quay" });
  await leaveQuiet(town, heard, 0);
  await leaveQuiet(town, heard, HOUR_MS / 6);
  expect(town.state.world.people.has(ANN)).toBe(true);
  await leaveQuiet(town, heard, HOUR_MS);
  expect(town.state.world.people.has(ANN)).toBe(false);

  await take({ kind: "go", place: "tern-quay" });
  heard.set(ANN, 0);
  await Promise.all([take({ kind: "leave" }), leaveQuiet(town, heard, HOUR_MS)]);
  await take({ kind: "embody", resident: "Ruan" });
  heard.set(ANN, 0);
  await Promise.all([take({ kind: "release" }), leaveQuiet(town, heard, HOUR_MS)]);
  expect([town.state.embodied.size, town.state.world.people.has(ANN), heard.size]).toEqual([0, false, 0]);
});
