/** What members write while nobody listens, and while somebody begins to listen again: all of it is taken, in its order, once. A trial writes more, while the program is down. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { crowded } from "../../../../test/discord-town/crowded.ts";
import { stageOn } from "../../../../test/discord-town/with-discord.ts";
import { hostOn, seldomDrawn } from "../../../../test/discord-town/with-living-town.ts";

test("written in a place that the bot did not see for a while", async () => {
  const { discord, channelOf, place, say, taken } = await crowded();
  discord.denyInChannel(channelOf(place), PermissionFlagsBits.ViewChannel);
  say(place);
  say(place);
  discord.denyInChannel(channelOf(place), 0n);
  await taken();
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});

test("written during an outage of the server", async () => {
  const { discord, guild, host, stage, store, sayAll, keepThread, taken } = await crowded();
  await stage.close();
  await keepThread();
  await stageOn(discord, host, store);
  discord.outage(guild.id);
  sayAll();
  discord.outage(guild.id, "over");
  sayAll();
  await taken();
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});

test("where what was written meanwhile cannot be read for long, it is asked for until it is, whatever is written since", async () => {
  const { discord, guild, host, stage, store, clock, place, kim, general, channelOf, say, desk } = await crowded();
  await stage.close();
  await host.close();
  const down = [say(place), say(place)];
  const next = hostOn(store, clock);
  await next.open();
  discord.failNext({
    method: "GET",
    path: new RegExp(`/channels/${channelOf(place)}/messages$`),
    status: 500,
    times: 40,
  });
  await stageOn(discord, next, store, seldomDrawn);
  next.start();
  const handled = () => next.desk(desk.id)!.handled(place);
  const now = say(place);
  await expect.poll(handled, { timeout: 10_000 }).toContain(now);
  expect(handled()).not.toContain(down[0]);
  const asked = `https://discord.com/channels/${guild.id}/${channelOf(place)}/${down[0]}`;
  expect((await kim.slash(general, "town why", { message: asked }).reply()).content).toContain(
    "could not be read so far",
  );
  await expect.poll(() => down.filter((id) => !handled().includes(id)), { timeout: 15_000 }).toEqual([]);
  expect(handled().filter((id) => down.includes(id))).toEqual(down);
  expect(discord.violations).toEqual([]);
});
