// A person in a guild: says things, presses things, uses commands. Whatever Discord's client would not let a person
// do throws, so that a test never drives the bot in a way no one could.

import { PermissionFlagsBits as Bit } from "discord.js";
import { type Invocation, invoke, type OptionValue, referred, registered } from "./command-options.ts";
import { type Interaction, interactionView } from "./interaction.ts";
import { allParts } from "./message-rules.ts";
import { compose, publish, revise, withdraw } from "./messages.ts";
import { type FieldValue, fillModal } from "./modal-fields.ts";
import { ownMs } from "./own-time.ts";
import { channelOf, guildOf, inChannel, inGuild } from "./permissions.ts";
import type { Channel, Command, Component, Guild, InteractionRecord, Message, Upload, User } from "./records.ts";
import { kind } from "./routes-interactions.ts";
import { addReaction, removeReaction } from "./routes-messages.ts";
import { type State, waitUntil } from "./state.ts";
import { channelInInteraction, memberOnWire, messageOnWire } from "./wire.ts";

/** What may go with a message. */
export interface SayOptions {
  /** The message this one answers. */
  readonly reply_to?: Message;
  readonly attachments?: readonly { readonly name: string; readonly bytes: Uint8Array; readonly type?: string }[];
}

/** A choice offered while typing. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** A person. Acts happen at once; what comes back is awaited on the `Interaction`. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly guildId: string;
  /** Writes a message. */
  say(channelId: string, text: string, options?: SayOptions): Message;
  edit(message: Message, text: string): Message;
  /** Deletes one's own message, or anybody's with Manage Messages. */
  remove(message: Message): void;
  react(message: Message, emoji: string): void;
  unreact(message: Message, emoji: string): void;
  /** Uses a command: `slash(channel, "town found", { place: "cafe" })`. With `hidden`, even one that is not shown to them. */
  slash(
    channelId: string,
    command: string,
    options?: Readonly<Record<string, OptionValue>>,
    how?: { hidden?: boolean },
  ): Interaction;
  /** Types into an option and returns what the bot offers. */
  autocomplete(
    channelId: string,
    command: string,
    option: string,
    typed: string,
    others?: Readonly<Record<string, OptionValue>>,
  ): Promise<readonly Choice[]>;
  press(message: Message, customId: string): Interaction;
  select(message: Message, customId: string, values: readonly string[]): Interaction;
  /** Fills in the modal the interaction was answered with. */
  submitModal(interaction: Interaction, fields: Readonly<Record<string, FieldValue>>): Interaction;
  /** Uses a message's context menu. */
  menu(message: Message, command: string): Interaction;
  /** Uses a person's context menu. */
  userMenu(channelId: string, target: { readonly id: string }, command: string): Interaction;
}

/** Who a member is. */
export interface Identity {
  readonly user: User;
  readonly guild: Guild;
  readonly locale: string;
}

/** The handle for a member of a guild. */
export function memberHandle(state: State, { user, guild, locale }: Identity): Member {
  const may = (channel: Channel, needed: bigint) => {
    if ((inChannel(state, channel, user.id) & needed) !== needed)
      throw new Error(`${user.username} may not do that in #${channel.name}`);
    return channel;
  };

  const start = (channelId: string, type: number, data: object, source?: Message): InteractionRecord => {
    const channel = may(channelOf(state, channelId), Bit.ViewChannel);
    const record: InteractionRecord = {
      id: state.id(),
      token: `interaction-${state.id()}-${Math.random().toString(36).slice(2)}`,
      type,
      channelId,
      guildId: guild.id,
      userId: user.id,
      createdAt: state.now(),
      sentAtMs: ownMs(),
      source,
      followups: [],
    };
    state.interactions.set(record.id, record);
    state.dispatch("INTERACTION_CREATE", interactionOnWire(state, { user, guild, locale }, record, channel, data), {
      guildId: guild.id,
    });
    return record;
  };

  const view = (record: InteractionRecord) => interactionView(state, record);

  const use = (
    channelId: string,
    command: string,
    values: Readonly<Record<string, OptionValue>>,
    focused?: string,
    hidden = false,
  ) => {
    const channel = channelOf(state, channelId);
    const invocation = invoke(state, channel, { path: command, values, focused });
    if (!hidden) checkShown(guild, invocation.command, user);
    return start(channelId, focused === undefined ? kind.command : kind.autocomplete, commandData(invocation));
  };

  const onComponent = (message: Message, customId: string, values?: readonly string[]) => {
    const component = findComponent(message, customId);
    const isButton = component.type === 2;
    if (isButton !== (values === undefined)) throw new Error(`"${customId}" is ${isButton ? "a button" : "a select"}`);
    const resolved: Invocation["resolved"] = {};
    if (values) checkChoice(state, message, component, values, resolved);
    const data = { custom_id: customId, component_type: component.type, id: 1, ...(values && { values, resolved }) };
    return view(start(message.channel_id, kind.component, data, message));
  };

  const menuOf = (name: string, type: number) => {
    const command = registered(state, guild.id, name, type);
    checkShown(guild, command, user);
    return { id: command.id, name: command.name, type: command.type };
  };

  return {
    id: user.id,
    name: user.username,
    guildId: guild.id,
    say(channelId, text, options = {}) {
      const channel = may(channelOf(state, channelId), Bit.ViewChannel | Bit.SendMessages);
      if (text.length > 2_000) throw new Error("a person's message holds at most 2000 characters");
      const files: Upload[] = (options.attachments ?? []).map((file, at) => ({
        field: `files[${at}]`,
        type: "application/octet-stream",
        ...file,
      }));
      if (text.trim() === "" && files.length === 0) throw new Error("a message cannot be empty");
      return publish(
        state,
        compose(state, channel, { author: user, body: { content: text }, files, replyTo: options.reply_to }),
      );
    },
    edit(message, text) {
      if (message.author.id !== user.id) throw new Error("only its author edits a message");
      return revise(state, message, { content: text });
    },
    remove(message) {
      if (message.author.id !== user.id) may(channelOf(state, message.channel_id), Bit.ManageMessages);
      withdraw(state, message);
    },
    react(message, emoji) {
      may(channelOf(state, message.channel_id), Bit.AddReactions);
      addReaction(state, message, emoji, user.id);
    },
    unreact: (message, emoji) => removeReaction(state, message, emoji, user.id),
    slash: (channelId, command, options = {}, how = {}) =>
      view(use(channelId, command, options, undefined, how.hidden)),
    async autocomplete(channelId, command, option, typed, others = {}) {
      const record = use(channelId, command, { ...others, [option]: typed }, option);
      return waitUntil(state, () => record.choices, 5_000, `choices for "${option}" of /${command}`);
    },
    press: (message, customId) => onComponent(message, customId),
    select: (message, customId, values) => onComponent(message, customId, values),
    submitModal(interaction, fields) {
      const before = state.interactions.get(interaction.id);
      if (!before?.modal) throw new Error(`interaction ${interaction.id} has opened no modal`);
      const data = { custom_id: before.modal.custom_id, components: fillModal(before.modal.components, fields) };
      return view(start(before.channelId, kind.modal, data, before.source));
    },
    menu(message, command) {
      const resolved = { messages: { [message.id]: messageOnWire(message) } };
      return view(start(message.channel_id, kind.command, { ...menuOf(command, 3), target_id: message.id, resolved }));
    },
    userMenu(channelId, target, command) {
      const resolved: Invocation["resolved"] = {};
      referred(state, channelOf(state, channelId), 6, target.id, resolved);
      return view(start(channelId, kind.command, { ...menuOf(command, 2), target_id: target.id, resolved }));
    },
  };
}

// Discord hides a command from those who lack its default permissions; "0" leaves it to administrators.
function checkShown(guild: Guild, command: Command, user: User) {
  const needed = command.default_member_permissions;
  if (needed === null) return;
  const bits = inGuild(guild, user.id);
  const enough = needed === "0" ? (bits & Bit.Administrator) !== 0n : (bits & BigInt(needed)) === BigInt(needed);
  if (!enough)
    throw new Error(`/${command.name} is not shown to ${user.username} (default_member_permissions ${needed})`);
}

function commandData({ command, options, resolved }: Invocation): object {
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    options,
    ...(Object.keys(resolved).length > 0 && { resolved }),
    ...(command.guild_id && { guild_id: command.guild_id }),
  };
}

function findComponent(message: Message, customId: string): Component {
  if (message.test.deleted) throw new Error("the message is gone");
  const all = message.components.flatMap(allParts);
  const found = all.find((component) => component.custom_id === customId);
  if (!found)
    throw new Error(
      `no component "${customId}"; there are: ${all.flatMap(({ custom_id }) => custom_id ?? []).join(", ") || "none"}`,
    );
  if (found.disabled) throw new Error(`component "${customId}" is disabled`);
  return found;
}

function checkChoice(
  state: State,
  message: Message,
  select: Component,
  values: readonly string[],
  resolved: Invocation["resolved"],
) {
  if (values.length < (select.min_values ?? 1) || values.length > (select.max_values ?? 1))
    throw new Error(`"${select.custom_id}" takes another number of values`);
  const channel = channelOf(state, message.channel_id);
  // Select types 5 to 8 are user, role, mentionable, channel; option types for the same are 6, 8, 9, 7.
  const optionType = { 5: 6, 6: 8, 7: 9, 8: 7 }[select.type];
  const unknown = values.find((value) =>
    optionType === undefined
      ? !select.options?.some((option) => option.value === value)
      : !referred(state, channel, optionType, value, resolved),
  );
  if (unknown !== undefined) throw new Error(`"${select.custom_id}" does not offer "${unknown}"`);
}

function interactionOnWire(
  state: State,
  who: Identity,
  record: InteractionRecord,
  channel: Channel,
  data: object,
): object {
  const guild = guildOf(state, who.guild.id);
  return {
    id: record.id,
    application_id: state.applicationId,
    type: record.type,
    token: record.token,
    version: 1,
    data,
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.preferred_locale, features: [] },
    channel_id: channel.id,
    channel: channelInInteraction(state, channel, who.user.id),
    member: { ...memberOnWire(guild, who.user, true), permissions: inChannel(state, channel, who.user.id).toString() },
    locale: who.locale,
    guild_locale: guild.preferred_locale,
    app_permissions: inChannel(state, channel, state.bot.id).toString(),
    entitlements: [],
    authorizing_integration_owners: { 0: guild.id },
    context: 0,
    attachment_size_limit: 10_485_760,
    ...(record.source && { message: messageOnWire(record.source) }),
  };
}
