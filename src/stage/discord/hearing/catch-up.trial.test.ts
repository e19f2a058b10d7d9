/** What many members write while the program is down, and while it starts again: all of it is taken, in its order, once. */
import { expect, test } from "vitest";
import { crowded } from "../../../../test/discord-town/crowded.ts";
import { stageOn } from "../../../../test/discord-town/with-discord.ts";
import { hostOn } from "../../../../test/discord-town/with-living-town.ts";

test("written while the program was down, and by others from the moment it begins to listen", async () => {
  const { discord, desk, host, stage, store, clock, place, say, sayAll, sayMeanwhile, keepThread, taken } =
    await crowded();
  await stage.close();
  await host.close();
  await keepThread();
  for (let n = 0; n < 30; n++) sayAll();
  // More than a page of Discord's.
  for (let n = 0; n < 80; n++) say(place);
  const next = hostOn(store, clock);
  await next.open();
  const meanwhile = sayMeanwhile();
  // Asking for the list may fail for a moment.
  discord.failNext({ method: "GET", path: /\/messages$/, status: 500, times: 5 });
  await stageOn(discord, next, store);
  next.start();
  await meanwhile;
  await taken(next.desk(desk.id)!);
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});
