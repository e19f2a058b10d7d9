/** Whoever gives an event is there when it begins, among twenty-five and days ahead. Its shorter brother lives in small towns. */
import { it } from "vitest";
import { hostsAreThere, partyIsGiven } from "../../../test/town/hosts.ts";
import { loadTown } from "../file/definition.ts";

it("smallville.zh-CN: each is at the place when it begins: half an hour, three hours, half a day and a day later", async () =>
  hostsAreThere(await loadTown("smallville.zh-CN"), 7, 9));

it.each([
  [2, 8],
  [3, 15],
  [4, 21],
])("pellow-cove, seed %i, planned at %i:00: each is at the place when it begins", async (seed, hour) =>
  hostsAreThere(await loadTown("pellow-cove"), seed, hour),
);

it("/event plant of the day before: whoever gives the party is there", () => partyIsGiven("smallville", 12));

it("/event plant too late for that day's: whoever gives the party is there", () =>
  partyIsGiven("smallville.zh-CN", 24 + 16));
