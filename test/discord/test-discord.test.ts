// The test Discord against the real discord.js: if these pass, a bot written for Discord can live here.

import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ComponentType,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  WebhookClient,
} from "discord.js";
import { expect, test } from "vitest";
import { control } from "./control.ts";
import type { Member } from "./member.ts";
import { bot, intents, next, onInteraction, refusal, town } from "./test-town.ts";

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
  expect(discord.ignored).toEqual([]);
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
  const clyde = await refusal(hook?.send({ content: "hi", username: "Clyde Barrow" }));
  expect(clyde.code).toBe(50035);
  expect((await refusal(hook?.send({ content: "x".repeat(2_001) }))).code).toBe(50035);
  expect((await refusal(hook?.send({ content: "" }))).code).toBe(50006);
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
test("context menus, labelled modals, components of version 2 and hidden commands", async () => {
  const { discord, guild, maria, general } = await town();
  const client = await bot(discord);
  const keeper = discord.addMember(guild.id, {
    name: "Keeper",
    permissions: PermissionFlagsBits.ManageGuild,
    locale: "de",
  });
  await client.application?.commands.set(
    [
      { name: "Report this line", type: 3 },
      { name: "found", description: "Found the town", defaultMemberPermissions: PermissionFlagsBits.ManageGuild },
    ],
    guild.id,
  );
  onInteraction(client, async (interaction) => {
    if (interaction.isMessageContextMenuCommand()) {
      const why = new TextInputBuilder().setCustomId("why").setStyle(TextInputStyle.Paragraph).setMinLength(3);
      const kind = new StringSelectMenuBuilder().setCustomId("kind").addOptions({ label: "Rude", value: "rude" });
      const modal = new ModalBuilder().setCustomId(`report ${interaction.targetMessage.content}`).setTitle("Report");
      modal.addLabelComponents(
        new LabelBuilder().setLabel("Why?").setTextInputComponent(why),
        new LabelBuilder().setLabel("Kind").setStringSelectMenuComponent(kind),
      );
      await interaction.showModal(modal);
    } else if (interaction.isModalSubmit()) {
      await interaction.deferReply();
      const text = `${interaction.customId}: ${interaction.fields.getTextInputValue("why")}, ${interaction.fields.getStringSelectValues("kind").join()}`;
      const container = new ContainerBuilder().addTextDisplayComponents(new TextDisplayBuilder().setContent(text));
      await interaction.editReply({ components: [container], flags: MessageFlags.IsComponentsV2 });
    } else if (interaction.isChatInputCommand()) {
      await interaction.reply(
        `${interaction.locale} ${interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild)}`,
      );
    }
  });
  const line = maria.say(general.id, "Bah!");
  const reported = maria.menu(line, "Report this line");
  await reported.waitForModal();
  expect(() => maria.submitModal(reported, { why: "it", kind: ["rude"] })).toThrow("too short");
  expect(() => maria.submitModal(reported, { why: "it hurt", kind: ["kind"] })).toThrow("does not offer");
  const reply = await maria.submitModal(reported, { why: "it hurt", kind: ["rude"] }).reply();
  expect(reply.components[0]?.components?.[0]).toMatchObject({
    type: ComponentType.TextDisplay,
    content: "report Bah!: it hurt, rude",
  });

  expect(() => maria.slash(general.id, "found")).toThrow("not shown");
  expect((await maria.slash(general.id, "found", {}, { hidden: true }).reply()).content).toBe("en-US false");
  expect((await keeper.slash(general.id, "found").reply()).content).toBe("de true");
  expect(discord.violations).toEqual([]);
  expect(discord.ignored).toEqual([]);
  expect(discord.unhandled).toEqual([]);
});

test("a shell script can play a person", async () => {
  let keeper: Member | undefined;
  const { discord, guild, general } = await town({ sideDoor: (running) => control(running, () => keeper as Member) });
  keeper = discord.addMember(guild.id, { name: "Keeper" });
  const client = await bot(discord);
  await client.application?.commands.set([{ name: "ping", description: "Ping" }]);
  onInteraction(client, async (interaction) => interaction.isChatInputCommand() && interaction.reply("pong"));
  const post = async (verb: string, body: object) =>
    (await fetch(`${discord.origin}/control/${verb}`, { method: "POST", body: JSON.stringify(body) })).json();
  expect(await post("say", { channel: "#general", text: "hello" })).toMatchObject({
    author: "Keeper",
    content: "hello",
  });
  expect(await post("slash", { channel: general.id, command: "ping" })).toMatchObject({
    reply: { content: "pong" },
    ephemeral: false,
  });
  expect(await post("slash", { channel: "nowhere", command: "ping" })).toEqual({ error: 'no channel "nowhere"' });
  const shown = await (await fetch(`${discord.origin}/control/messages?channel=general`)).json();
  expect(shown).toMatchObject([{ content: "hello" }, { content: "pong" }]);
  expect(discord.unanswered()).toEqual([]);
});
