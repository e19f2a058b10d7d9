/** Who was where, from the events that move people. */
import { expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import type { TownEvent } from "../../world/events.ts";
import { presence } from "./measures.ts";

const square = { place: "square", area: "green" } as const;
const home = { place: "home", area: "hall" } as const;
const base = { spot: square, audience: "place" } as const;
const moves = {
  passes: { id: "1", kind: "resident-passed", at: 100, who: "ada", to: "home", ...base },
  arrives: { id: "1", kind: "resident-arrived", at: 100, who: "ada", from: "home", ...base },
  talks: {
    id: "2",
    kind: "talk-began",
    at: 100,
    who: "ben",
    talk: "talk-1",
    members: ["ben", "ada"],
    ...base,
  },
  goesOn: { id: "3", kind: "resident-set-out", at: 120, who: "ada", to: home, arrives: 125, ...base },
} as unknown as Record<string, TownEvent>;

it.each([
  ["is no guest, stopped for a talk on the way through", ["passes", "talks", "goesOn"], []],
  ["is a guest, having come", ["arrives", "talks", "goesOn"], ["ada"]],
  ["is a guest again, stopped for a talk on the way out", ["arrives", "goesOn", "talks"], ["ada"]],
] as const)("%s", (_, names, guests) => {
  const there = presence("square", minutes(90), minutes(200));
  for (const name of names) there.take(moves[name]!);
  expect([...there.atLeast(10, minutes(200))].filter((who) => who === "ada")).toEqual(guests);
});
