/** Founding and removing a town, end to end: the real discord.js against the test Discord. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { z } from "zod";
import { founded, lines, server, stageOn, wellBehaved } from "./test-town/with-discord.ts";
import { usualTiming } from "./timing.ts";

test("a preview, a button, and the town stands: one category, a channel, a webhook and a board per place", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  await stageOn(discord, towns, store);
  const before = discord.channels(guild.id).length;
  const preview = kim.slash(general, "town found");
  const shown = await preview.reply();
  expect(preview.ephemeral).toBe(true);
  expect(shown.content).toContain("3 residents, all AI characters");
  expect(shown.content).toContain("It costs nothing.");
  expect(shown.content).toContain("takes part at once. With `joining: ask`");
  const asking = await kim.slash(general, "town found", { joining: "ask" }).reply();
  expect(asking.content).toContain("asked to step in first");
  expect(discord.channels(guild.id)).toHaveLength(before);
  expect(towns.ids()).toEqual([]);

  const id = shown.components[0]!.components![0]!.custom_id!;
  const pressed = kim.press(shown, id);
  expect((await pressed.reply()).content).toContain("Smallville is founded");
  const channels = discord.channels(guild.id).slice(before);
  const category = channels.find((channel) => channel.type === 4)!;
  expect(category.name).toBe("Smallville · AI characters");
  const places = channels.filter((channel) => channel.parent_id === category.id);
  expect(places.map((channel) => channel.name)).toEqual([
    "town-guide",
    "town-keepers",
    "hobbs-cafe",
    "johnson-park",
    "isabellas-apartment",
  ]);
  for (const place of places.slice(2)) {
    expect(discord.webhooks(place.id)).toHaveLength(1);
    expect(discord.pinned(place.id)).toHaveLength(1);
    expect(discord.pinned(place.id)[0]!.content).toContain("AI characters");
    await discord.waitFor(() => discord.messages(place.id).length === 1 || undefined, 2000, "the pin's notice to go");
  }
  expect(discord.messages(places[0]!.id)).toHaveLength(1);
  wellBehaved(discord);
});

test("a town of twenty places is founded within seconds and within the limits", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  towns.places = Array.from({ length: 20 }, (_, n) => ({ id: `place-${n}`, name: `Place ${n}`, emoji: "🏠" }));
  const { stage } = await stageOn(discord, towns, store, { apartMs: usualTiming.apartMs });
  const said = await kim.slash(general, "town found", { confirm: "yes" }).reply(8_000);
  expect(said.content).toContain("is founded");
  const boards = discord.channels(guild.id).flatMap((channel) => discord.pinned(channel.id));
  expect(boards).toHaveLength(20);
  const town = towns.desk(`guild:${guild.id}`)!;
  town.emoji = "🥐";
  town.odd = "burning";
  town.live([]);
  await discord.waitFor(() => boards.every((board) => board.content.includes("burning")) || undefined);
  await stage.idle();
  wellBehaved(discord);
});

test("founding again makes nothing twice, also after a restart and a deleted channel", async () => {
  const { discord, guild, kim, general, towns, store, stage, channelOf } = await founded();
  const before = discord.channels(guild.id).map((channel) => channel.id);
  expect((await kim.slash(general, "town found", { confirm: "yes" }).reply()).content).toContain("nothing was missing");
  await stage.close();
  towns.stages = [];
  await stageOn(discord, towns, store);
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  expect(discord.channels(guild.id).map((channel) => channel.id)).toEqual(before);

  discord.removeChannel(channelOf("johnson-park"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await kim.slash(general, "town found", { confirm: "yes" }).reply()).content).toContain("is founded");
  expect(discord.channels(guild.id)).toHaveLength(before.length);
  expect(discord.webhooks(channelOf("johnson-park"))).toHaveLength(1);
  expect(towns.ids()).toHaveLength(1);
  wellBehaved(discord);
});

test("killed half-way, founding goes on where it stopped", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  const { stage } = await stageOn(discord, towns, store);
  const asked = kim.slash(general, "town found", { confirm: "yes" });
  await discord.waitFor(() => discord.channels(guild.id).length >= 4 || undefined);
  discord.failNext({ method: "POST", path: /\/guilds\/\d+\/channels$/, status: 500 });
  expect((await asked.reply()).content).toContain("went wrong");
  expect(discord.channels(guild.id).length).toBeLessThan(7);
  await stage.close();
  towns.stages = [];
  await stageOn(discord, towns, store);
  expect((await kim.slash(general, "town found", { confirm: "yes" }).reply()).content).toContain("is founded");
  const names = discord.channels(guild.id).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(7);
  for (const { id, parent_id } of discord.channels(guild.id).filter(({ topic }) => topic?.startsWith("AI characters")))
    expect([parent_id !== null, discord.webhooks(id).length, discord.pinned(id).length]).toEqual([true, 1, 1]);
  wellBehaved(discord);
});

test("the server's own channels are used when asked for, and stay when the town goes", async () => {
  const { discord, guild, kim, mia, general, towns, store } = await server();
  const own = discord.addChannel(guild.id, { name: "hobbs-cafe", topic: "ours" });
  await stageOn(discord, towns, store);
  const offered = (await kim.slash(general, "town found").reply()).content;
  expect(offered).toContain(`Your own channels <#${own.id}> have names of places`);
  const preview = await kim.slash(general, "town found", { existing: "use" }).reply();
  expect(preview.content).toContain(`I use your own channels <#${own.id}>`);
  const pressed = kim.press(preview, preview.components[0]!.components![0]!.custom_id!);
  expect((await pressed.reply()).content).toContain("is founded");
  expect(discord.channels(guild.id).filter(({ name }) => name === "hobbs-cafe")).toHaveLength(1);
  expect(discord.channel(own.id)).toMatchObject({ name: "hobbs-cafe", topic: "ours" });
  const hello = mia.say(own.id, "Hello!");
  await discord.waitForMessage(own.id, (message) => message.content.includes("You said"));
  expect((await kim.slash(general, "town remove", { confirm: "no-file" }).reply()).content).toContain("removed");
  expect(discord.channels(guild.id).map(({ id }) => id)).toEqual([general, own.id]);
  expect(discord.webhooks(own.id)).toEqual([]);
  expect(discord.pinned(own.id)).toEqual([]);
  expect(discord.messages(own.id).map(({ id }) => id)).toContain(hello.id);
  wellBehaved(discord);
});

test("a lost answer while founding makes no channel twice", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  await stageOn(discord, towns, store);
  discord.failNext({ method: "POST", path: /\/guilds\/\d+\/channels$/, lost: true, times: 2 });
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  const names = discord.channels(guild.id).map((channel) => channel.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(7);
  wellBehaved(discord);
});

test("missing permissions end in one sentence that names them, and nothing is half made", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  await stageOn(discord, towns, store);
  discord.setBotPermissions(guild.id, PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const said = (await kim.slash(general, "town found", { confirm: "yes" }).reply()).content;
  expect(said).toContain("I am missing Manage Channels, Manage Webhooks and Read Message History");
  expect(said).toContain("Server Settings > Roles");
  expect(discord.channels(guild.id)).toHaveLength(1);
  expect(towns.ids()).toEqual([]);
  wellBehaved(discord);
});

test("removal asks first, takes away what was made and leaves what was not", async () => {
  const { discord, guild, kim, general, towns, store, town, cafe, stage } = await founded();
  const own = discord.addChannel(guild.id, { name: "our-own", parent_id: discord.channel(cafe).parent_id });
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Good morning!")]);
  await discord.waitForMessage(cafe, (message) => message.content === "Good morning!");
  await stage.idle();
  const question = await kim.slash(general, "town remove").reply();
  expect(question.content).toContain("for good");
  expect(towns.ids()).toHaveLength(1);
  const pressed = kim.press(question, question.components[0]!.components![0]!.custom_id!);
  expect((await pressed.reply()).content).toContain("removed");
  const left = discord.channels(guild.id).map((channel) => channel.name);
  expect(left).toEqual(["general", "Smallville · AI characters", "our-own"]);
  expect(discord.channel(own.id)).toBeDefined();
  expect(towns.ids()).toEqual([]);
  expect(await store.read(`discord/${guild.id}`)).toBeNull();
  expect(await store.read(`outbox/guild:${guild.id}/cursor`)).toBeNull();
  expect((await kim.slash(general, "town status").reply()).content).toContain("no town here yet");
  wellBehaved(discord);
});

test("put out of a server, the bot keeps its town for some days, then erases it; brought back meanwhile, it goes on", async () => {
  const { discord, guild, towns, town, cafe, store, stage } = await founded();
  const record = () => store.read(`discord/${guild.id}`);
  const left = async () => z.object({ left: z.number().nullable() }).parse(await record()).left;
  discord.removeGuild(guild.id);
  await expect.poll(left).toBeTypeOf("number");
  discord.returnToGuild(guild.id);
  await expect.poll(left).toBeNull();
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Back again.")]);
  await discord.waitFor(() => lines(discord, cafe).includes("Isabella Rodriguez: Back again.") || undefined);

  // Put out and brought back in one breath, it goes on as well.
  discord.removeGuild(guild.id);
  discord.returnToGuild(guild.id);
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "And again.")]);
  await discord.waitFor(() => lines(discord, cafe).includes("Isabella Rodriguez: And again.") || undefined);
  await expect.poll(left).toBeNull();

  // A start finds that it was put out, and when; the days are over.
  discord.removeGuild(guild.id);
  await expect.poll(left).toBeTypeOf("number");
  await stage.close();
  await stageOn(discord, towns, store, { graceMs: 0 });
  await expect.poll(() => towns.ids()).toEqual([]);
  expect(await record()).toBeNull();
  expect(await store.read(`outbox/guild:${guild.id}/cursor`)).toBeNull();
});
