/** What many members write while the program is down, and while it starts again: all of it is taken, in its order, once. */
import { expect, test } from "vitest";
import { crowded } from "../../../../test/discord-town/crowded.ts";
import { stageOn } from "../../../../test/discord-town/with-discord.ts";
import { hostOn, seldomDrawn } from "../../../../test/discord-town/with-living-town.ts";

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
  await stageOn(discord, next, store, seldomDrawn);
  next.start();
  await meanwhile;
  await taken(next.desk(desk.id)!);
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});

test("written while a session was lost, what was heard before it is still held, and others write at once", async () => {
  const { discord, host, stage, store, sayAll, sayMeanwhile, keepThread, taken } = await crowded();
  await stage.close();
  await keepThread();
  await stageOn(discord, host, store, { ...seldomDrawn, holdMs: 500 });
  for (let times = 0; times < 3; times++) {
    sayAll();
    discord.dropSockets();
    discord.gateway.forgetSessions();
    sayAll();
    await sayMeanwhile(6);
    await discord.waitFor(() => discord.gateway.connections === 1 || undefined);
    sayAll();
  }
  await taken();
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});
