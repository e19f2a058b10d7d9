/** Who is invited to a home is let in (issue 8, 22), and nobody else without knocking. */

import { expect, it } from "vitest";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { DAY, later, minutes } from "../../clock/units.ts";
import { gatheringOf } from "../../mind/persona.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { TownEvent } from "../../world/events.ts";
import { refusalAt } from "../../world/world.ts";
import { Town } from "../town.ts";
import { takeAct } from "./take-act.ts";

const mia = { id: "mia", name: "Mia", about: "" };

it("an evening at Ada's: Cora, who promised to come, walks in and stays to the end; Dev would have to knock", async () => {
  const definition = marlEnd();
  const ground = { id: "town", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
  const town = await Town.found(ground, "3", 5);
  await until(town, 9 * 60);
  const plan = { what: "a card evening", place: "Marl Cottage", when: "tomorrow 18:00", minutes: 180 } as const;
  await takeAct(town, mia, { kind: "plan", ...plan, host: "Ada Finch" });
  const [story] = [...town.state.stories.values()];
  const { spot, from, to } = gatheringOf(story)!;
  // What a yes to an invitation comes to.
  const promise = {
    id: `${story!.id}:cora`,
    what: "at Ada's card evening",
    story: story!.id,
    spot,
    from,
    to,
    with: ["ada"],
  };
  await town.commit("act", (state) => {
    const cora = state.minds.get("cora")!;
    return {
      state: { ...state, minds: new Map(state.minds).set("cora", { ...cora, commitments: [promise] }) },
      events: [],
    };
  });
  const events: TownEvent[] = [];
  town.watch((turn) => void events.push(...turn.events));
  const refused = (who: string) => refusalAt(town.state.world, who, spot, town.state.now)?.refusal ?? null;
  await until(town, from - 60);
  expect(refused("cora")).toBe("access");
  await until(town, from - 10);
  expect([refused("cora"), refused("dev")]).toEqual([null, "access"]);
  const at = (who: string) => town.state.world.people.get(who)!.spot.place;
  await until(town, from + 10);
  expect([at("ada"), at("cora")]).toEqual(["cottage", "cottage"]);
  await until(town, to - 10);
  expect(at("cora")).toBe("cottage");
  const atTheDoor = events.filter(({ kind }) => kind === "resident-knocked" || kind === "resident-turned-away");
  expect(atTheDoor.filter(({ who }) => who === "cora")).toEqual([]);
  await until(town, later(minutes(to), 20));
  expect(refused("cora")).toBe("access");
  expect(town.state.now).toBeGreaterThan(DAY);
});
