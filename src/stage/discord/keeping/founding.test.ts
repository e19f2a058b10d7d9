/** Founding and removing a town, end to end: the real discord.js against the test Discord. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { discordLimits } from "../../../../test/discord/test-discord.ts";
import { SKETCH } from "../../../../test/discord-town/fake-town.ts";
import { founded, lines, server, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { usualTiming } from "../timing.ts";

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
  const { discord, guild, kim, general, towns, store } = await server({ limits: { global: discordLimits.global } });
  towns.places = Array.from({ length: 20 }, (_, n) => ({ id: `place-${n}`, name: `Place ${n}`, emoji: "🏠" }));
  const { stage } = await stageOn(discord, towns, store, { apartMs: usualTiming.apartMs });
  const said = await kim.slash(general, "town found", { confirm: "yes" }).reply();
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
  await discord.gateway.heard();
  expect((await kim.slash(general, "town found", { confirm: "yes" }).reply()).content).toBe(
    "Smallville is whole again. I added: the channel of Johnson Park.",
  );
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
  await discord.gateway.heard();
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
  const removing = vi.spyOn(store, "remove");
  const pressed = kim.press(question, question.components[0]!.components![0]!.custom_id!);
  expect((await pressed.reply()).content).toContain("removed");
  // The record goes last, and once: until then a start goes on with the removal.
  expect(removing.mock.calls.slice(-2)).toEqual([[`proposal/${guild.id}`], [`discord/${guild.id}`]]);
  const left = discord.channels(guild.id).map((channel) => channel.name);
  expect(left).toEqual(["general", "Smallville · AI characters", "our-own"]);
  expect(discord.channel(own.id)).toBeDefined();
  expect(towns.ids()).toEqual([]);
  expect(await store.read(`discord/${guild.id}`)).toBeNull();
  expect(await store.read(`outbox/guild:${guild.id}/cursor`)).toBeNull();
  expect((await kim.slash(general, "town status").reply()).content).toContain("no town here yet");
  wellBehaved(discord);
});

test("the guide is only read, and what concerns keepers is in a channel that only they see", async () => {
  const { discord, guild, kim, mia, general, channelOf, stage } = await founded();
  const keepers = channelOf("town-keepers");
  const other = discord.addMember(guild.id, { name: "Ann", permissions: PermissionFlagsBits.ManageGuild });
  expect(() => mia.say(keepers, "Hello?")).toThrow("may not");
  expect(() => mia.say(channelOf("town-guide"), "Hello?")).toThrow("may not");
  expect(() => kim.say(keepers, "Hello.")).not.toThrow();
  // A role of later is let in by whoever manages the server; the roles of the founding are.
  expect(() => other.say(keepers, "Hello.")).toThrow("may not");
  stage.notice(`guild:${guild.id}`, "The budget of today is used up.");
  await discord.waitForMessage(keepers, ({ content }) => content.includes("budget of today"));
  discord.removeChannel(keepers);
  stage.notice(`guild:${guild.id}`, "The model does not answer.");
  const set = await kim.slash(general, "town settings", { setting: "verbosity", value: "quiet" }).reply();
  expect(set.content).toContain(
    "/town found makes a private one where Discord lets me, or choose another with /town log",
  );
  for (const { id } of discord.channels(guild.id))
    expect(discord.messages(id).some(({ content }) => /does not answer|verbosity/.test(content))).toBe(false);
  expect((await kim.slash(general, "town log").reply()).content).toContain("no channel of their own here");
  expect((await kim.slash(general, "town found").reply()).content).toContain("a private channel for those who manage");
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  expect(() => mia.say(channelOf("town-keepers"), "Hello?")).toThrow("may not");
  wellBehaved(discord);
});

test("where the keepers' channel may not be made, the town is founded and a log is asked for", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  await stageOn(discord, towns, store);
  discord.failNext({
    method: "POST",
    path: /\/guilds\/\d+\/channels$/,
    spares: 2,
    status: 403,
    code: 50_013,
  });
  const said = (await kim.slash(general, "town found", { confirm: "yes" }).reply()).content;
  expect(said).toContain("is founded");
  expect(said).toContain("choose one with /town log");
  expect(discord.channels(guild.id).map(({ name }) => name)).not.toContain("town-keepers");
  // It is promised no more, and made when Discord lets us after all.
  const preview = await kim.slash(general, "town found").reply();
  expect(preview.content).toContain("if Discord lets me this time");
  expect(preview.content).toContain("choose one with /town log");
  kim.press(preview, preview.components[0]!.components![0]!.custom_id!);
  await discord.waitFor(
    () => preview.content.endsWith("I added: a private channel for those who manage this server.") || undefined,
  );
  expect(discord.channels(guild.id).map(({ name }) => name)).toContain("town-keepers");
  expect((await kim.slash(general, "town found").reply()).content).toContain("nothing was missing");
});

test("where nobody may be shut out of a channel, the town stands with an open guide, which is said once", async () => {
  const { discord, guild, kim, mia, general, towns, store } = await server();
  await stageOn(discord, towns, store);
  const creations = { method: "POST", path: /\/guilds\/\d+\/channels$/, status: 403, code: 50_013 } as const;
  // The category is spared, and then the guide without overwrites.
  discord.failNext({ ...creations, spares: 1 });
  discord.failNext({ ...creations, spares: 1 });
  const said = (await kim.slash(general, "town found", { confirm: "yes" }).reply()).content;
  const named = (name: string) => discord.channels(guild.id).find((one) => one.name === name);
  const guide = named("town-guide")!;
  expect(said).toContain("is founded");
  expect(said).toContain(`Discord did not let me keep <#${guide.id}> to myself`);
  expect(said).toContain("choose one with /town log");
  expect(discord.messages(guide.id)[0]!.content).toContain("AI character");
  expect(() => mia.say(guide.id, "Hello?")).not.toThrow();
  expect(named("town-keepers")).toBeUndefined();
  const again = (await kim.slash(general, "town found", { confirm: "yes" }).reply()).content;
  expect(again).not.toContain("to myself");
  expect(discord.channels(guild.id).filter(({ name }) => name === "town-guide")).toHaveLength(1);
});

test("that the guide is open is said as well by a founding that was killed before it was noted", async () => {
  const { discord, guild, kim, mia, general, towns, store } = await server();
  const { stage } = await stageOn(discord, towns, store);
  const creations = { method: "POST", path: /\/guilds\/\d+\/channels$/, status: 403, code: 50_013 } as const;
  discord.failNext({ ...creations, spares: 1 });
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  await stage.close();
  towns.stages = [];
  const named = (name: string) => discord.channels(guild.id).filter((one) => one.name === name);
  const [guide] = named("town-guide");
  discord.removeChannel(named("town-keepers")[0]!.id);
  const record = `discord/${guild.id}`;
  const kept = (await store.read(record)) as Record<string, never>;
  const doing = { what: "found", since: 0, by: kim.id, attached: false, mapped: false, joining: null, homes: null };
  await store.write(record, { ...kept, guide: null, guideNote: null, keepers: null, doing });
  await stageOn(discord, towns, store);
  const keepers = await discord.waitFor(() => named("town-keepers")[0]);
  const told = await discord.waitForMessage(keepers.id, ({ content }) => content.includes("is founded"));
  expect(told.content).toContain(`Discord did not let me keep <#${guide!.id}> to myself`);
  expect(named("town-guide")).toEqual([guide]);
  expect(() => mia.say(guide!.id, "Hello?")).not.toThrow();
});

test("that the guide is closed is not doubted where a founding was killed before it was noted", async () => {
  const { discord, guild, kim, general, towns, store, stage, channelOf } = await founded();
  await stage.close();
  towns.stages = [];
  const [guide, keepers] = [channelOf("town-guide"), channelOf("town-keepers")];
  const record = `discord/${guild.id}`;
  const kept = (await store.read(record)) as Record<string, never>;
  const doing = { what: "found", since: 0, by: kim.id, attached: false, mapped: false, joining: null, homes: null };
  await store.write(record, { ...kept, guide: null, guideNote: null, doing });
  await stageOn(discord, towns, store);
  const told = await discord.waitForMessage(keepers, ({ content }) => content.includes("is founded"));
  expect(told.content).not.toContain("to myself");
  expect(channelOf("town-guide")).toBe(guide);
  expect((await kim.slash(general, "town found").reply()).content).toContain("nothing was missing");
  wellBehaved(discord);
});

test("room is counted first: nothing is made where there is none, and it says what would fit", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  for (let n = 0; n < 496; n++) discord.addChannel(guild.id, { name: `c${n}` });
  await stageOn(discord, towns, store);
  const before = discord.channels(guild.id).length;
  const preview = await kim.slash(general, "town found").reply();
  expect(preview.content).toContain("I need 6 channels, and this server has room for 3");
  expect(preview.content).toContain("delete 3 first");
  expect(preview.components).toEqual([]);
  const pressed = await kim.slash(general, "town found", { confirm: "yes" }).reply();
  expect(pressed.content).toContain("Nothing was made");
  expect(discord.channels(guild.id)).toHaveLength(before);
  expect(towns.ids()).toEqual([]);
  expect(await store.read(`discord/${guild.id}`)).toBeNull();
  wellBehaved(discord);
});

test("the button goes at once, and how far it is, is told", async () => {
  const { discord, kim, general, towns, store } = await server();
  await stageOn(discord, towns, store, { progressMs: 0 });
  const preview = await kim.slash(general, "town found").reply();
  const id = preview.components[0]!.components![0]!.custom_id!;
  kim.press(preview, id);
  await discord.waitFor(() => preview.components.length === 0 || undefined);
  expect(preview.content).not.toContain("is founded");
  expect(() => kim.press(preview, id)).toThrow("no component");
  await discord.waitFor(() => /Founding: \d of 6 channels/.test(preview.content) || undefined);
  await discord.waitFor(() => preview.content.includes("is founded") || undefined);
  wellBehaved(discord);
});

test("what is written in a channel that stands before the whole town does is heard, and nothing from before", async () => {
  const { discord, guild, kim, mia, general, towns, store } = await server();
  await stageOn(discord, towns, store);
  mia.say(general, "Is anybody here?");
  kim.slash(general, "town found", { confirm: "yes" });
  const cafe = await discord.waitFor(() => discord.channels(guild.id).find(({ name }) => name === "hobbs-cafe"));
  const said = mia.say(cafe.id, "Good morning!");
  const answered = () => lines(discord, cafe.id).filter((line) => line.includes("You said:"));
  await discord.waitFor(() => answered()[0]);
  expect(answered()).toEqual([expect.stringContaining("You said: Good morning!")]);
  expect(BigInt(said.id)).toBeLessThan(BigInt(discord.pinned(cafe.id)[0]!.id));
  wellBehaved(discord);
});

test("a founding that is cut off goes on at the next start, and so does a removal", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  const names = () => discord.channels(guild.id).map(({ name }) => name);
  const first = await stageOn(discord, towns, store);
  kim.slash(general, "town found", { confirm: "yes" });
  await discord.waitFor(() => names().length === 4 || undefined);
  await first.stage.close();
  towns.stages = [];
  expect(names().length).toBeLessThan(7);
  const second = await stageOn(discord, towns, store);
  await discord.waitFor(() => (names().length === 7 && names().includes("town-keepers")) || undefined);
  const cafe = discord.channels(guild.id).find(({ name }) => name === "hobbs-cafe")!.id;
  await discord.waitFor(() => discord.pinned(cafe).length === 1 || undefined);
  expect(new Set(names()).size).toBe(7);
  await expect
    .poll(async () => z.object({ doing: z.null() }).safeParse(await store.read(`discord/${guild.id}`)).success)
    .toBe(true);
  expect((await kim.slash(general, "town found").reply()).content).toContain("nothing was missing");

  kim.slash(general, "town remove", { confirm: "no-file" });
  await discord.waitFor(() => names().length === 5 || undefined);
  await second.stage.close();
  towns.stages = [];
  expect(names().length).toBeGreaterThan(1);
  await stageOn(discord, towns, store);
  await discord.waitFor(() => names().length === 1 || undefined);
  await expect.poll(() => towns.ids()).toEqual([]);
  await expect.poll(() => store.read(`discord/${guild.id}`)).toBeNull();
  wellBehaved(discord);
});

test("a category whose making was not written down is taken, and not left behind", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  await stageOn(discord, towns, store);
  discord.failNext({ method: "POST", path: /\/guilds\/\d+\/channels$/, lost: true });
  discord.failNext({ method: "GET", path: /\/guilds\/\d+\/channels$/, status: 403, code: 50_001, spares: 2 });
  expect((await kim.slash(general, "town found", { confirm: "yes" }).reply()).content).not.toContain("is founded");
  expect(discord.channels(guild.id)).toHaveLength(2);
  expect((await kim.slash(general, "town found", { confirm: "yes" }).reply()).content).toContain("is founded");
  expect(discord.channels(guild.id).filter(({ type }) => type === 4)).toHaveLength(1);
});

test("towns are called by their names, not by their files", async () => {
  const { discord, kim, general, towns, store } = await server();
  const cove = { ...SKETCH, file: "our-cove-2", name: "Our Cove" };
  await stageOn(discord, towns, store, {}, [SKETCH, cove]);
  const option = discord
    .commands()
    .find(({ name }) => name === "town")!
    .options.find(({ name }) => name === "found")!
    .options!.find(({ name }) => name === "town")!;
  expect(option.choices).toMatchObject([
    { name: "Smallville", value: "smallville" },
    { name: "Our Cove (our-cove-2)", value: "our-cove-2" },
  ]);
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  const again = await kim.slash(general, "town found", { town: "our-cove-2" }).reply();
  expect(again.content).toContain("The town Smallville already stands");
  wellBehaved(discord);
});

test("a repair previews only what is missing", async () => {
  const { discord, kim, general, park, cafe } = await founded();
  expect((await kim.slash(general, "town found").reply()).components).toEqual([]);
  discord.removeChannel(park);
  discord.removeWebhook(discord.webhooks(cafe)[0]!.id);
  const preview = await kim.slash(general, "town found").reply();
  expect(preview.content).toBe(
    `**Smallville** stands here. Missing, and I would add: the channel of Johnson Park, my webhook in <#${cafe}>. Nothing else changes.`,
  );
  kim.press(preview, preview.components[0]!.components![0]!.custom_id!);
  await discord.waitFor(() => preview.content.includes("is whole again") || undefined);
  expect(preview.content).toContain(`I added: the channel of Johnson Park, my webhook in <#${cafe}>.`);
  expect(discord.webhooks(cafe)).toHaveLength(1);
  wellBehaved(discord);
});

test("a channel of the server's own that is used where one was missing is named too", async () => {
  const { discord, guild, kim, general, park } = await founded();
  discord.removeChannel(park);
  await discord.gateway.heard();
  const own = discord.addChannel(guild.id, { name: "johnson-park" });
  const preview = await kim.slash(general, "town found", { existing: "use" }).reply();
  expect(preview.content).toContain("Missing, and I would add: the channel of Johnson Park.");
  expect(preview.content).toContain(`I use your own channels <#${own.id}>`);
  kim.press(preview, preview.components[0]!.components![0]!.custom_id!);
  await discord.waitFor(() => preview.content.includes("I added: the channel of Johnson Park.") || undefined);
  expect(discord.webhooks(own.id)).toHaveLength(1);
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

test("where it is damaged which channels are the town's, everybody is told so, and it can be removed and founded anew", async () => {
  const { discord, guild, kim, mia, general, towns, store, stage } = await founded();
  const before = discord.channels(guild.id).length;
  await stage.close();
  await store.write(`discord/${guild.id}`, ["damaged"]);
  const { logged } = await stageOn(discord, towns, store);
  const said = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;
  const damaged =
    "cannot be opened and is left as it is, untouched: The record of which channels are its own is damaged.";
  for (const command of ["town status", "town found"]) expect(await said(command)).toContain(damaged);
  expect(await said("town found", { confirm: "yes" })).toContain(damaged);
  expect(logged.join("\n")).toMatch(/channels is damaged.*Invalid input: expected object, received array/);
  // Nobody was told of it before they asked; others are told where to ask.
  expect((await mia.slash(general, "look").reply()).content).toBe(
    "This town cannot be opened just now; whoever manages this server can see why with /town status.",
  );
  // What the town keeps of somebody is theirs all the same.
  expect(await said("privacy forget")).toContain("keeps nothing about you");
  expect(await store.read(`discord/${guild.id}`)).toEqual(["damaged"]);
  expect(await said("town remove")).toContain("I no longer know which channels are its own");
  expect(await said("town remove", { confirm: "yes" })).toContain("Its channels are for you to delete");
  expect(towns.ids()).toEqual([]);
  expect(discord.channels(guild.id)).toHaveLength(before);
  expect(await said("town status")).toContain("There is no town here yet");
  expect(await said("town found", { confirm: "yes" })).toContain("Smallville is founded");
});

test("what keepers should know of a town that is founded, or of one that is there at a start, is in their channel", async () => {
  const { discord, guild, kim, general, towns, store } = await server();
  towns.concerning = ["The model refuses the key."];
  const { stage } = await stageOn(discord, towns, store);
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  const keepers = discord.channels(guild.id).find(({ name }) => name === "town-keepers")!;
  await discord.waitForMessage(keepers.id, ({ content }) => content === "⚠️ The model refuses the key.");
  await stage.close();
  towns.concerning = ["Its server does not answer."];
  await stageOn(discord, towns, store);
  await discord.waitForMessage(keepers.id, ({ content }) => content === "⚠️ Its server does not answer.");
});
