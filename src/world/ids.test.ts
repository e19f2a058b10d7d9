/** An id of one kind is not taken for another's: kept by the compiler, which reads the lines below. */
import { expect, it } from "vitest";
import type { LineId, MemoryId, StoryId, TalkId } from "./events.ts";
import type { AreaId, ObjectId, PersonId, PlaceId, Spot } from "./places.ts";
import type { World } from "./world.ts";

it("a place is no person, an area no place, a talk no line", () => {
  const place: PlaceId = "hobbs-cafe";
  const [area, object, talk, story]: [AreaId, ObjectId, TalkId, StoryId] = [
    "cafe",
    "hobbs-cafe/cafe/till",
    "talk-1",
    "s",
  ];
  // @ts-expect-error A place is no person.
  const who: PersonId = place;
  // @ts-expect-error Nor does one find people by it.
  const found = (world: World) => world.people.get(place);
  // @ts-expect-error The two of a spot are not swapped.
  const spot: Spot = { place: area, area: place };
  // @ts-expect-error A talk is none of its lines.
  const line: LineId = talk;
  // @ts-expect-error Neither a story nor a thing is a memory.
  const memories: readonly MemoryId[] = [story, object];
  expect([who, typeof found, spot.place, line, memories.length]).toEqual([place, "function", area, talk, 2]);
});
