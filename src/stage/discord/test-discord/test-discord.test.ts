// The test Discord against the real discord.js: if these pass, a bot written for Discord can live here.

import {
  ActionRowBuilder,
  AttachmentBuilder,
  type Interaction as BotInteraction,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  Options,
  Partials,
  PermissionFlagsBits,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  WebhookClient,
} from "discord.js";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestDiscord, type TestDiscord, type TestDiscordOptions } from "./test-discord.ts";

const intents = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildWebhooks,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.MessageContent,
];

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function town(options: TestDiscordOptions = {}) {
  const discord = await startTestDiscord(options);
  open.push(() => discord.close());
  const guild = discord.addGuild({ name: "Test town" });
  const maria = discord.addMember(guild.id, { name: "Maria" });
  const [general] = discord.channels(guild.id);
  if (!general) throw new Error("no channel");
  return { discord, guild, maria, general };
}

async function bot(discord: TestDiscord, wanted: readonly GatewayIntentBits[] = intents) {
  const client = new Client({
    intents: [...wanted],
    partials: [Partials.Message, Partials.Channel, Partials.Reaction],
    makeCache: Options.cacheWithLimits(Options.DefaultMakeCacheSettings),
    rest: { api: discord.api, version: "10", retries: 0, timeout: 5_000 },
  });
  open.push(() => client.destroy());
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  await ready;
  return client;
}

const next = <T>(subscribe: (done: (value: T) => void) => void) => new Promise<T>(subscribe);

function onInteraction(client: Client, handle: (interaction: BotInteraction) => Promise<unknown>) {
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch((error) => console.error(error));
  });
}

async function refusal(promise: Promise<unknown>): Promise<DiscordAPIError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DiscordAPIError);
  return error as DiscordAPIError;
}

test("the real client logs in, sees its guild and hears people", async () => {
  const { discord, guild, maria, general } = await town();
  const client = await bot(discord);
  expect(client.guilds.cache.get(guild.id)?.name).toBe("Test town");
  expect(client.guilds.cache.get(guild.id)?.channels.cache.has(general.id)).toBe(true);

  const heard = next<string>((done) =>
    client.once(Events.MessageCreate, (message) => done(`${message.member?.user.displayName}: ${message.content}`)),
  );
  const said = maria.say(general.id, "Good morning!");
  expect(await heard).toBe("Maria: Good morning!");

  const edited = next<string | null>((done) => client.once(Events.MessageUpdate, (_, after) => done(after.content)));
  maria.edit(said, "Good evening!");
  expect(await edited).toBe("Good evening!");

  const reacted = next<string | null>((done) =>
    client.once(Events.MessageReactionAdd, (reaction) => done(reaction.emoji.name)),
  );
  maria.react(said, "👋");
  expect(await reacted).toBe("👋");

  const deleted = next<string>((done) => client.once(Events.MessageDelete, (message) => done(message.id)));
  maria.remove(said);
  expect(await deleted).toBe(said.id);
  expect(discord.messages(general.id)).toEqual([]);
});

test("without the message content intent people's words are empty, except those that call the bot", async () => {
  const { discord, maria, general } = await town({ disallowedIntents: GatewayIntentBits.MessageContent });
  const client = await bot(discord, intents.slice(0, 4));
  const heard: string[] = [];
  client.on(Events.MessageCreate, (message) => void heard.push(message.content));
  maria.say(general.id, "a secret");
  maria.say(general.id, `<@${client.user?.id}> hello`);
  await discord.waitFor(() => heard.length === 2 || undefined);
  expect(heard).toEqual(["", `<@${client.user?.id}> hello`]);
});

test("channels, a webhook with another name and face, pins, threads and files", async () => {
  const { discord, guild, general } = await town();
  const client = await bot(discord);
  const home = await client.guilds.fetch(guild.id);
  const category = await home.channels.create({ name: "Smallville", type: ChannelType.GuildCategory });
  const cafe = await home.channels.create({ name: "Hobbs Cafe!", parent: category, topic: "Coffee" });
  expect(discord.channel(cafe.id)).toMatchObject({ name: "hobbs-cafe", parent_id: category.id });

  const hook = await cafe.createWebhook({ name: "Town" });
  const echoed = next<[string | null, string]>((done) =>
    client.once(Events.MessageCreate, (message) => done([message.webhookId, message.author.username])),
  );
  const avatarURL = "https://example.org/isabella.png";
  const line = await hook.send({
    content: "Welcome!",
    username: "Isabella",
    avatarURL,
    flags: MessageFlags.SuppressNotifications,
    allowedMentions: { parse: [] },
  });
  expect(await echoed).toEqual([hook.id, "Isabella"]);
  expect(discord.messages(cafe.id)).toMatchObject([
    { id: line.id, content: "Welcome!", flags: 4096, author: { username: "Isabella" }, test: { avatarUrl: avatarURL } },
  ]);
  await hook.editMessage(line.id, { content: "Welcome back!" });
  expect(discord.messages(cafe.id)[0]?.content).toBe("Welcome back!");
  const found = await cafe.fetchWebhooks();
  expect(found.first()).toMatchObject({ token: hook.token, applicationId: discord.applicationId });

  const board = await cafe.send({
    content: "Board",
    files: [new AttachmentBuilder(Buffer.from("map"), { name: "map.txt" })],
  });
  await board.pin();
  expect(discord.pinned(cafe.id).map(({ id }) => id)).toEqual([board.id]);
  expect((await cafe.messages.fetchPins()).items.map(({ message }) => message.id)).toEqual([board.id]);
  const file = await fetch(discord.messages(cafe.id).find(({ id }) => id === board.id)?.attachments[0]?.url ?? "");
  expect(await file.text()).toBe("map");

  const thread = await cafe.threads.create({ name: "The party", type: ChannelType.PublicThread });
  await hook.send({ content: "In here", threadId: thread.id });
  expect(discord.messages(thread.id).map(({ content }) => content)).toEqual(["In here"]);

  const after = await cafe.messages.fetch({ after: line.id, limit: 10 });
  expect(after.has(board.id)).toBe(true);
  await cafe.delete();
  expect(
    (
      await refusal(
        new WebhookClient({ id: hook.id, token: hook.token ?? "" }, { rest: { api: discord.api } }).send("Hello?"),
      )
    ).code,
  ).toBe(10015);
  expect(discord.channels(guild.id).map(({ id }) => id)).toEqual([general.id, category.id]);
  expect(discord.violations).toEqual([]);
});

test("a slash command is deferred and edited; autocomplete offers; a bad command is refused", async () => {
  const { discord, guild, maria, general } = await town();
  const client = await bot(discord);
  const command = new SlashCommandBuilder()
    .setName("town")
    .setDescription("The town")
    .addSubcommand((sub) =>
      sub
        .setName("visit")
        .setDescription("Go somewhere")
        .addStringOption((option) =>
          option.setName("place").setDescription("Where").setRequired(true).setAutocomplete(true),
        )
        .addIntegerOption((option) => option.setName("minutes").setDescription("How long").setMaxValue(60)),
    );
  await client.application?.commands.set([command], guild.id);
  onInteraction(client, async (interaction) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      return interaction.respond(
        ["store", "stove", "park"].filter((name) => name.startsWith(typed)).map((name) => ({ name, value: name })),
      );
    }
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply(
      `${interaction.options.getSubcommand()} ${interaction.options.getString("place")} ${interaction.options.getInteger("minutes")}`,
    );
    await interaction.followUp("Everyone: a visitor!");
  });

  expect(await maria.autocomplete(general.id, "town visit", "place", "sto")).toEqual([
    { name: "store", value: "store" },
    { name: "stove", value: "stove" },
  ]);
  const visit = maria.slash(general.id, "town visit", { place: "store", minutes: 5 });
  expect(await visit.reply()).toMatchObject({ content: "visit store 5", flags: MessageFlags.Ephemeral });
  expect(visit.ephemeral).toBe(true);
  expect(visit.acknowledgedAfterMs).toBeLessThan(3_000);
  expect((await visit.followup()).content).toBe("Everyone: a visitor!");
  expect(discord.messages(general.id).map(({ content }) => content)).toEqual(["Everyone: a visitor!"]);

  expect(() => maria.slash(general.id, "town visit")).toThrow('needs "place"');
  expect(() => maria.slash(general.id, "town found")).toThrow("choose one of visit");
  expect(() => maria.slash(general.id, "village")).toThrow("no command");
  expect(() => maria.slash(general.id, "town visit", { place: "store", minutes: 61 })).toThrow("out of range");

  const error = await refusal(
    client.rest.put(`/applications/${discord.applicationId}/guilds/${guild.id}/commands`, {
      body: [{ name: "Has Spaces", description: "x" }],
    }),
  );
  expect(error.code).toBe(50035);
  expect(discord.violations.at(-1)?.issues[0]).toMatchObject({
    path: [0, "name"],
    code: "APPLICATION_COMMAND_INVALID_NAME",
  });
});

test("buttons, selects and modals go there and back", async () => {
  const { discord, guild, maria, general } = await town();
  const client = await bot(discord);
  onInteraction(client, async (interaction) => {
    if (interaction.isButton()) {
      const input = new TextInputBuilder()
        .setCustomId("words")
        .setLabel("What do you say?")
        .setStyle(TextInputStyle.Short);
      const row = new ActionRowBuilder<TextInputBuilder>().addComponents(input);
      await interaction.showModal(new ModalBuilder().setCustomId("say").setTitle("Speak").addComponents(row));
    } else if (interaction.isModalSubmit()) {
      await interaction.reply({
        content: `said ${interaction.fields.getTextInputValue("words")}`,
        flags: MessageFlags.Ephemeral,
      });
    } else if (interaction.isStringSelectMenu()) {
      await interaction.update({ content: `chose ${interaction.values.join()}`, components: [] });
    }
  });
  const channel = await client.guilds.cache.get(guild.id)?.channels.fetch(general.id);
  if (!channel?.isSendable()) throw new Error("no channel");
  const button = new ButtonBuilder().setCustomId("talk").setLabel("Talk").setStyle(ButtonStyle.Primary);
  const select = new StringSelectMenuBuilder().setCustomId("who").addOptions({ label: "Klaus", value: "klaus" });
  await channel.send({
    content: "Guide",
    components: [
      new ActionRowBuilder<ButtonBuilder>().addComponents(button),
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select),
    ],
  });
  const [guide] = discord.messages(general.id);
  if (!guide) throw new Error("no guide");

  const pressed = maria.press(guide, "talk");
  expect((await pressed.waitForModal()).title).toBe("Speak");
  await expect(pressed.reply(100)).rejects.toThrow("modal");
  const submitted = maria.submitModal(pressed, { words: "hello" });
  expect((await submitted.reply()).content).toBe("said hello");
  expect(() => maria.submitModal(pressed, { words: "" })).toThrow("required");
  expect((await maria.select(guide, "who", ["klaus"]).reply()).content).toBe("chose klaus");
  expect(() => maria.press(guide, "talk")).toThrow("no component");
  expect(discord.violations).toEqual([]);
});

test("what breaks the spec or a rule is refused with 50035 and written down", async () => {
  const { discord, guild, general } = await town();
  const client = await bot(discord);
  const home = await client.guilds.fetch(guild.id);
  const tooLong = await refusal(home.channels.create({ name: "x".repeat(101) }));
  expect(tooLong).toMatchObject({
    status: 400,
    code: 50035,
    rawError: { errors: { name: { _errors: [{ code: "BASE_TYPE_BAD_LENGTH" }] } } },
  });

  const hook = await client.guilds.cache.get(guild.id)?.channels.createWebhook({ channel: general.id, name: "Town" });
  const clyde = await refusal(hook?.send({ content: "hi", username: "Clyde Barrow" }) ?? Promise.resolve());
  expect(clyde.code).toBe(50035);
  expect((await refusal(hook?.send({ content: "x".repeat(2_001) }) ?? Promise.resolve())).code).toBe(50035);
  expect((await refusal(hook?.send({ content: "" }) ?? Promise.resolve())).code).toBe(50006);
  const six = Array.from({ length: 6 }, (_, n) => ({ type: 2, style: 1, label: `${n}`, custom_id: `${n}` }));
  expect(
    (
      await refusal(
        client.rest.post(`/channels/${general.id}/messages`, {
          body: { content: "x", components: [{ type: 1, components: six }] },
        }),
      )
    ).code,
  ).toBe(50035);
  expect(discord.violations.map(({ issues }) => issues[0]?.code)).toEqual([
    "BASE_TYPE_BAD_LENGTH",
    "USERNAME_INVALID_CONTAINS",
    "BASE_TYPE_BAD_LENGTH",
    "50006",
    "BASE_TYPE_BAD_LENGTH",
  ]);
});

test("a line that would call somebody is written down, unless it says it may not", async () => {
  const { discord, guild, maria, general } = await town();
  const client = await bot(discord);
  const hook = await client.guilds.cache.get(guild.id)?.channels.createWebhook({ channel: general.id, name: "Town" });
  await hook?.send({ content: `<@${maria.id}> and @everyone`, allowedMentions: { parse: [] } });
  expect(discord.pings).toEqual([]);
  await hook?.send({ content: `<@${maria.id}>` });
  expect(discord.pings).toMatchObject([{ channelId: general.id, users: [maria.id], everyone: false }]);
});

test("a second answer is 40060, a late one 10062, and both are written down", async () => {
  let now = Date.now();
  const { discord, guild, maria, general } = await town({ now: () => now });
  const client = await bot(discord);
  await client.application?.commands.set([{ name: "ping", description: "Ping" }], guild.id);
  const codes: unknown[] = [];
  onInteraction(client, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const answer = () =>
      client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        body: { type: 4, data: { content: "pong" } },
        auth: false,
      });
    for (let tries = 0; tries < 2; tries += 1) await answer().catch((error: DiscordAPIError) => codes.push(error.code));
  });
  await maria.slash(general.id, "ping").reply();
  await discord.waitFor(() => codes.length === 1 || undefined);
  const late = maria.slash(general.id, "ping");
  now += 3_100;
  await discord.waitFor(() => codes.length === 3 || undefined);
  expect(codes).toEqual([40060, 10062, 10062]);
  expect(discord.lateAcks[0]?.interactionId).toBe(late.id);
});

test("the channel's hidden webhook limit answers 429, and discord.js waits it out", async () => {
  const { discord, guild, general } = await town({ limits: { channelWebhooks: { count: 3, perMs: 800 } } });
  const client = await bot(discord);
  const channels = client.guilds.cache.get(guild.id)?.channels;
  const hooks = [
    await channels?.createWebhook({ channel: general.id, name: "One" }),
    await channels?.createWebhook({ channel: general.id, name: "Two" }),
  ];
  const start = performance.now();
  for (let line = 0; line < 4; line += 1) await hooks[line % 2]?.send(`line ${line}`);
  expect(performance.now() - start).toBeGreaterThan(700);
  expect(discord.messages(general.id)).toHaveLength(4);
  expect(discord.rateLimited).toMatchObject([{ limit: "channelWebhooks", scope: "shared" }]);
  expect(discord.requests.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("a webhook's announced limit keeps discord.js from ever meeting a 429; edits of old messages do meet one", async () => {
  let now = Date.now();
  const { discord, guild, general } = await town({
    limits: { webhook: { count: 2, perMs: 300 }, oldEdits: { count: 0, perMs: 200 } },
  });
  const client = await bot(discord);
  const hook = await client.guilds.cache.get(guild.id)?.channels.createWebhook({ channel: general.id, name: "Town" });
  await Promise.all(["a", "b", "c", "d", "e"].map((text) => hook?.send(text)));
  expect(discord.rateLimited).toEqual([]);

  const aged = await town({ now: () => now, limits: { oldEdits: { count: 0, perMs: 200 } } });
  const other = await bot(aged.discord);
  other.rest.options.rejectOnRateLimit = () => true;
  const sent = (await other.rest.post(`/channels/${aged.general.id}/messages`, { body: { content: "board" } })) as {
    id: string;
  };
  now += 3_600_001;
  await expect(
    other.rest.patch(`/channels/${aged.general.id}/messages/${sent.id}`, { body: { content: "new" } }),
  ).rejects.toThrow();
  expect(aged.discord.rateLimited).toMatchObject([{ limit: "oldEdits" }]);
});

test("after a dropped connection the bot resumes and misses nothing", async () => {
  const { discord, maria, general } = await town();
  const client = await bot(discord);
  const heard: string[] = [];
  client.on(Events.MessageCreate, (message) => void heard.push(message.content));
  discord.dropSockets();
  maria.say(general.id, "anybody there?");
  await discord.waitFor(() => heard.length > 0 || undefined);
  expect(heard).toEqual(["anybody there?"]);
  expect(discord.gateway.seen).toMatchObject({ identifies: 1, resumes: 1 });
  discord.dropSockets(4000);
  maria.say(general.id, "again?");
  await discord.waitFor(() => heard.length > 1 || undefined);
  expect(discord.gateway.seen).toMatchObject({ identifies: 1, resumes: 2 });
});

test("a wrong token is 401 by REST and 4004 at the gateway, a forbidden intent 4014", async () => {
  const { discord } = await town({ disallowedIntents: GatewayIntentBits.MessageContent });
  const client = new Client({ intents, rest: { api: discord.api, retries: 0 } });
  open.push(() => client.destroy());
  await expect(client.login("not.the.token")).rejects.toThrow();
  const socket = new WebSocket(discord.origin.replace("http", "ws"));
  socket.onmessage = () => socket.send(JSON.stringify({ op: 2, d: { token: "wrong", intents: 1, properties: {} } }));
  expect(await next<number>((done) => (socket.onclose = (event) => done(event.code)))).toBe(4004);

  const greedy = new Client({ intents, rest: { api: discord.api, retries: 0 } });
  open.push(() => greedy.destroy());
  await expect(greedy.login(discord.token)).rejects.toThrow(/disallowed intents/i);
  expect(discord.gateway.closed).toEqual([4004, 4014]);
});

test("missing permissions are 50013, an unseen channel 50001", async () => {
  const { discord, guild, general } = await town();
  const client = await bot(discord);
  const say = () => client.rest.post(`/channels/${general.id}/messages`, { body: { content: "hello" } });
  discord.denyInChannel(general.id, PermissionFlagsBits.SendMessages);
  expect((await refusal(say())).code).toBe(50013);
  discord.denyInChannel(general.id, PermissionFlagsBits.ViewChannel);
  expect((await refusal(say())).code).toBe(50001);
  discord.denyInChannel(general.id, 0n);
  await say();
  discord.setBotPermissions(guild.id, PermissionFlagsBits.ViewChannel);
  expect((await refusal(client.rest.post(`/guilds/${guild.id}/channels`, { body: { name: "cafe" } }))).code).toBe(
    50013,
  );
  const full = await town();
  for (let n = 0; n < 15; n += 1) full.discord.addWebhook(full.general.id, `other ${n}`);
  const other = await bot(full.discord);
  expect(
    (await refusal(other.rest.post(`/channels/${full.general.id}/webhooks`, { body: { name: "Town" } }))).code,
  ).toBe(30007);
});

test("bad days come on demand: an error, a lost answer, silence", async () => {
  const { discord, guild, general } = await town();
  const client = await bot(discord);
  const hook = await client.guilds.cache.get(guild.id)?.channels.createWebhook({ channel: general.id, name: "Town" });
  if (!hook) throw new Error("no webhook");
  discord.failNext({ method: "POST", path: /^\/webhooks\//, status: 500 });
  await expect(hook.send("one")).rejects.toThrow();
  discord.failNext({ method: "POST", path: /^\/webhooks\//, lost: true });
  await expect(hook.send("two")).rejects.toThrow();
  client.rest.options.timeout = 100;
  discord.failNext({ method: "POST", path: /^\/webhooks\//, hang: true });
  await expect(hook.send("three")).rejects.toThrow();
  expect(discord.messages(general.id).map(({ content }) => content)).toEqual(["two"]);
});

test("scheduled events, and a guild the bot is put out of", async () => {
  const { discord, guild } = await town({ botPermissions: 2_269_718_954_503_248n });
  const client = await bot(discord);
  const home = await client.guilds.fetch(guild.id);
  const event = await home.scheduledEvents.create({
    name: "Valentine's party",
    scheduledStartTime: Date.now() + 60_000,
    scheduledEndTime: Date.now() + 120_000,
    privacyLevel: 2,
    entityType: 3,
    entityMetadata: { location: "Hobbs Cafe" },
  });
  await event.setStatus(2);
  expect(discord.events(guild.id)).toMatchObject([{ name: "Valentine's party", status: 2 }]);
  const left = next<string>((done) => client.once(Events.GuildDelete, (gone) => done(gone.id)));
  discord.removeGuild(guild.id);
  expect(await left).toBe(guild.id);
});
