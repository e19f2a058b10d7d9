/** What a town keeps ready is planted again once it was called off. */
import { expect, it } from "vitest";
import { offline, offlineOf } from "../../../test/town/living.ts";
import { loadTown } from "../file/definition.ts";
import { Town } from "../town.ts";
import { eventsOf } from "./events.ts";
import { takeAct } from "./take-act.ts";

it("a gathering that was called off is given on another day when it is planted again", async () => {
  const definition = await loadTown("pellow-cove");
  const ground = { id: "cove", definition, model: offline, offline: offlineOf, clock: () => 0, store: null };
  const town = await Town.found(ground, "7", 5);
  const kim = { id: "discord:1", name: "Kim", about: "" };
  for (const kind of ["event", "cancel", "event"] as const) await takeAct(town, kim, { kind, event: "" });
  expect(eventsOf(town.state, town.means.town).map(({ state }) => state)).toEqual(
    expect.arrayContaining(["off", "planned"]),
  );
});
