/** What of things the feed tells: what deserves it. */
import { expect, it } from "vitest";

const { town } = await import(new URL("./client/town.js", import.meta.url).href);

const bed = "cottage/room/bed";
const place = (gathering: string | null) => ({
  id: "cottage",
  name: "The Cottage",
  gathering,
  areas: [{ id: "room", objects: [{ id: bed, name: "bed" }] }],
});
let turn = 0;
/** What is told of a change of the bed. */
function told(change: object, { gathering = null as string | null, embodied = false } = {}): string[] {
  town.takeView({ people: [{ id: "ada", name: "Ada Finch", embodied }], places: [place(gathering)] });
  turn += 1;
  const event = {
    id: `${turn}.0`,
    kind: "object-changed",
    at: 400,
    spot: { place: "cottage", area: "room" },
    object: bed,
  };
  town.takeTurn({ turn, quick: false, events: [{ ...event, who: "ada", audience: "area", odd: false, ...change }] });
  return town.entries.filter((one: { turn: number }) => one.turn === turn).map((one: { text: string }) => one.text);
}

it("passes over what things are in the course of a day", () => {
  expect(told({ to: "made" })).toEqual([]);
  expect(told({ to: "in use" })).toEqual([]);
});

it("tells what is odd or put right, what people change, and what is done at an event", () => {
  expect(told({ to: "on fire", odd: true, audience: "place" })).toEqual(["The bed: on fire"]);
  expect(told({ to: "made", audience: "place" })).toEqual(["The bed: made"]);
  expect(told({ to: "turned down", who: "visitor:1" })).toEqual(["The bed: turned down"]);
  expect(told({ to: "turned down" }, { embodied: true })).toEqual(["The bed: turned down"]);
  expect(told({ to: "hung with flowers" }, { gathering: "the party" })).toEqual(["The bed: hung with flowers"]);
});
