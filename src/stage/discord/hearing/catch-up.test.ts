/** What members write while nobody listens, and while somebody begins to listen again: all of it is taken, in its order, once. A trial writes more, while the program is down. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { crowded } from "../../../../test/discord-town/crowded.ts";
import { stageOn } from "../../../../test/discord-town/with-discord.ts";

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
