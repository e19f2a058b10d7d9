// A small Discord on loopback. The real discord.js logs in to it, and tests play the people. It is strict where
// Discord is strict (spec, permissions, rate limits, three seconds) and keeps a record of everything it was asked.

import { type Fault, faults } from "./faults.ts";
import { type Gateway, openGateway } from "./gateway.ts";
import { discordLimits, type Limits, tollGate } from "./limits.ts";
import { type Member, memberHandle } from "./member.ts";
import { channelOf, guildOf, ordinary } from "./permissions.ts";
import type { Channel, Command, Guild, Json, Message, Role, ScheduledEvent, User, Webhook } from "./records.ts";
import { applicationRoutes } from "./routes-application.ts";
import { addChannel, type ChannelBody, channelRoutes, dropChannel } from "./routes-channels.ts";
import { guildRoutes } from "./routes-guilds.ts";
import { interactionRoutes } from "./routes-interactions.ts";
import { messageRoutes } from "./routes-messages.ts";
import { startThread, threadRoutes } from "./routes-threads.ts";
import { addWebhook, removeWebhook, tellWebhooks, webhookRoutes } from "./routes-webhooks.ts";
import { httpServer, type RequestLog, type SideDoor } from "./server.ts";
import {
  createState,
  type LateAck,
  PATIENCE_MS,
  type Ping,
  type RateLimited,
  type State,
  type Violation,
  waitUntil,
} from "./state.ts";
import { guildOnWire, memberOnWire } from "./wire.ts";

export type { Fault } from "./faults.ts";
export type { Interaction, Modal } from "./interaction.ts";
export { discordLimits, type Limits } from "./limits.ts";
export type { Choice, Member, SayOptions } from "./member.ts";
export type {
  Channel,
  Command,
  Component,
  Guild,
  Json,
  Message,
  Role,
  ScheduledEvent,
  User,
  Webhook,
} from "./records.ts";
export type { RequestLog } from "./server.ts";
export type { LateAck, Ping, RateLimited, Violation } from "./state.ts";

/** The town's recommended invite (fact sheet, section 6). */
export const townPermissions = 2_269_718_954_503_248n;

/** How the test Discord starts; everything has a default. */
export interface TestDiscordOptions {
  /** Any free port if left out. */
  readonly port?: number;
  /** The clock for timestamps, ids and rate limits. discord.js itself waits in real time. */
  readonly now?: () => number;
  /** The clock goes faster than real time, by which then nothing is measured. */
  readonly fast?: boolean;
  readonly botName?: string;
  /** What the bot's role allows in every new guild. */
  readonly botPermissions?: bigint;
  /** Other numbers for some limits, or false for none. */
  readonly limits?: Partial<Limits> | false | undefined;
  /** Privileged intents the portal refuses, e.g. 32768 for message content. */
  readonly disallowedIntents?: number;
  /** Another use of the same port (the control endpoint of `run.ts`). */
  readonly sideDoor?: (discord: TestDiscord) => SideDoor;
}

/** A running test Discord. */
export interface TestDiscord {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** The value for `rest.api` of discord.js, or for `DISCORD_API`. */
  readonly api: string;
  /** The one valid bot token. */
  readonly token: string;
  readonly applicationId: string;
  readonly gateway: Gateway;

  // The world, changed from outside.
  /** A guild with a channel #general and the bot in it. `@everyone` may nothing, so roles alone decide. */
  addGuild(options: { name: string; ownerId?: string; locale?: string }): Guild;
  /** The bot is put out of a guild. */
  removeGuild(guildId: string): void;
  /** An outage: the bot sees nothing of the guild, and its requests there fail, until it is over. */
  outage(guildId: string, over?: "over"): void;
  /** It is brought into it again. */
  returnToGuild(guildId: string): void;
  /** A person joins, or another bot; `permissions` come on top of an ordinary member's. */
  addMember(guildId: string, options: { name: string; permissions?: bigint; locale?: string; bot?: boolean }): Member;
  /** A channel made by the keeper of the server, not by the bot. */
  addChannel(guildId: string, options: ChannelBody & { name: string }): Channel;
  removeChannel(channelId: string): void;
  /** A thread that a member begins in a channel. */
  addThread(channelId: string, name: string, kind?: "public" | "private"): Channel;
  /** A webhook of another application. */
  addWebhook(channelId: string, name: string): Webhook;
  removeWebhook(webhookId: string): void;
  /** An admin drags a webhook into another channel; `untold`: the bot has not heard of it yet. */
  moveWebhook(webhookId: string, channelId: string, untold?: "untold"): void;
  setBotPermissions(guildId: string, bits: bigint): void;
  /** The role that a member was added with, or @everyone, may do something else from now on. */
  setPermissions(guildId: string, name: string, bits: bigint): void;
  /** Denies the bot these bits in one channel; 0n takes the denial back. */
  denyInChannel(channelId: string, bits: bigint): void;
  /** The same for a role. */
  denyRoleInChannel(channelId: string, role: string, bits: bigint): void;

  // Trouble.
  /** Cuts all connections: with a close code, or without a word. */
  dropSockets(code?: number): void;
  failNext(fault: Fault): void;

  // Reading.
  guild(guildId: string): Guild;
  channel(channelId: string): Channel;
  /** The guild's channels and categories, oldest first, without threads. */
  channels(guildId: string): Channel[];
  threads(guildId: string): Channel[];
  /** A channel's messages, oldest first. */
  messages(channelId: string): Message[];
  pinned(channelId: string): Message[];
  webhooks(channelId: string): Webhook[];
  /** What the bot registered: for one guild, or globally. */
  commands(guildId?: string): Command[];
  events(guildId: string): ScheduledEvent[];
  /** The first message in the channel that fits, of those there or those to come. */
  waitForMessage(channelId: string, predicate: (message: Message) => boolean, timeoutMs?: number): Promise<Message>;
  /** Waits until something else is so; looked at after every change and every 20 ms. */
  waitFor<T>(look: () => T | undefined, timeoutMs?: number, what?: string): Promise<T>;
  /** Waits until a bot is connected and identified. */
  ready(timeoutMs?: number): Promise<void>;

  /** Interactions the bot has not answered in any way (yet). */
  unanswered(): string[];

  // The record.
  readonly requests: RequestLog[];
  /** What the requests that never get an answer called themselves, in `x-request-id`. */
  readonly hung: ReadonlySet<string>;
  readonly violations: Violation[];
  /** Fields the spec does not know, which Discord ignores. */
  readonly ignored: { route: string; fields: string[] }[];
  /** Requests to routes that this Discord does not have. */
  readonly unhandled: string[];
  /** Messages of the bot or a webhook that called somebody. */
  readonly pings: Ping[];
  readonly lateAcks: LateAck[];
  readonly rateLimited: RateLimited[];
  /** Presences the bot has set, newest last. */
  readonly presences: Json[];

  close(): Promise<void>;
}

/** Starts a test Discord on 127.0.0.1. */
export async function startTestDiscord(options: TestDiscordOptions = {}): Promise<TestDiscord> {
  const state = createState({
    now: options.now ?? Date.now,
    fast: options.fast ?? false,
    botName: options.botName ?? "Town bot",
    botPermissions: options.botPermissions ?? townPermissions,
    disallowedIntents: options.disallowedIntents ?? 0,
  });
  const { failNext, take } = faults();
  const requests: RequestLog[] = [];
  let sideDoor: SideDoor = async () => undefined;
  const server = httpServer({
    state,
    requests,
    gate: tollGate(state, options.limits === false ? false : { ...discordLimits, ...options.limits }),
    faults: { failNext, take },
    sideDoor: (...request) => sideDoor(...request),
    routes: [
      ...interactionRoutes(state.applicationId),
      ...applicationRoutes,
      ...messageRoutes,
      ...threadRoutes,
      ...channelRoutes,
      ...webhookRoutes,
      ...guildRoutes,
    ],
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("test Discord: no port");
  state.origin = `http://127.0.0.1:${address.port}`;
  const gateway = openGateway(state, server);
  const { violations, ignored, unhandled, pings, lateAcks, rateLimited, presences } = state;

  const discord: TestDiscord = {
    origin: state.origin,
    api: `${state.origin}/api`,
    token: state.token,
    applicationId: state.applicationId,
    gateway,
    ...outside(state),
    ...reading(state),
    dropSockets: gateway.dropSockets,
    failNext,
    ready: async (timeoutMs = PATIENCE_MS) => {
      await waitUntil(state, () => gateway.connections || undefined, timeoutMs, "a bot to connect");
    },
    requests,
    hung: state.hung,
    violations,
    ignored,
    unhandled,
    pings,
    lateAcks,
    rateLimited,
    presences,
    async close() {
      gateway.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  if (options.sideDoor) sideDoor = options.sideDoor(discord);
  return discord;
}

function role(state: State, guild: Guild, name: string, bits: bigint, more: Partial<Role> = {}): Role {
  const made: Role = {
    id: state.id(),
    name,
    permissions: bits.toString(),
    position: guild.roles.length,
    color: 0,
    hoist: false,
    managed: false,
    mentionable: false,
    flags: 0,
    ...more,
  };
  guild.roles.push(made);
  return made;
}

function join(state: State, guild: Guild, user: User, roles: string[]) {
  state.users.set(user.id, user);
  guild.members.set(user.id, {
    user,
    nick: null,
    roles,
    joined_at: state.timestamp(),
    deaf: false,
    mute: false,
    flags: 0,
  });
}

function person(state: State, name: string): User {
  return {
    id: state.oldId(),
    username: name.toLowerCase().replace(/\s+/g, "."),
    global_name: name,
    discriminator: "0",
    avatar: null,
  };
}

function outside(state: State) {
  const deny = (channelId: string, whom: { readonly id: string; readonly type: 0 | 1 }, bits: bigint): void => {
    const channel = channelOf(state, channelId);
    const others = channel.permission_overwrites.filter(({ id }) => id !== whom.id);
    const denial = { ...whom, allow: "0", deny: bits.toString() };
    channel.permission_overwrites = bits === 0n ? others : [...others, denial];
    state.dispatch("CHANNEL_UPDATE", channel, { guildId: channel.guild_id, channelId });
  };
  const scope = (guildId: string) => ({ guildId });
  return {
    addGuild({ name, ownerId, locale = "en-US" }: { name: string; ownerId?: string; locale?: string }): Guild {
      const owner = (ownerId && state.users.get(ownerId)) || {
        ...person(state, `Owner of ${name}`),
        ...(ownerId && { id: ownerId }),
      };
      const guild: Guild = {
        id: state.oldId(),
        name,
        owner_id: owner.id,
        preferred_locale: locale,
        roles: [],
        members: new Map(),
        events: new Map(),
        botRoleId: "",
      };
      role(state, guild, "@everyone", 0n, { id: guild.id });
      const members = role(state, guild, "Members", ordinary);
      guild.botRoleId = role(state, guild, state.bot.username, state.botPermissions, {
        managed: true,
        tags: { bot_id: state.bot.id },
      }).id;
      state.guilds.set(guild.id, guild);
      join(state, guild, owner, [members.id]);
      join(state, guild, state.bot, [guild.botRoleId]);
      // Before GUILD_CREATE, so that the channel arrives with the guild and not twice.
      const { dispatch } = state;
      state.dispatch = () => {};
      addChannel(state, guild.id, { name: "general" });
      state.dispatch = dispatch;
      state.dispatch("GUILD_CREATE", guildOnWire(state, guild, true), scope(guild.id));
      return guild;
    },
    removeGuild(guildId: string) {
      guildOf(state, guildId).members.delete(state.bot.id);
      state.dispatch("GUILD_DELETE", { id: guildId }, scope(guildId));
    },
    outage(guildId: string, over?: "over") {
      if (over) state.outages.delete(guildId);
      else state.outages.add(guildId);
      const guild = guildOf(state, guildId);
      if (over) state.dispatch("GUILD_CREATE", guildOnWire(state, guild, true), scope(guildId));
      else state.dispatch("GUILD_DELETE", { id: guildId, unavailable: true }, scope(guildId));
    },
    returnToGuild(guildId: string) {
      const guild = guildOf(state, guildId);
      join(state, guild, state.bot, [guild.botRoleId]);
      state.dispatch("GUILD_CREATE", guildOnWire(state, guild, true), scope(guildId));
    },
    addMember(
      guildId: string,
      {
        name,
        permissions = 0n,
        locale = "en-US",
        bot = false,
      }: { name: string; permissions?: bigint; locale?: string; bot?: boolean },
    ): Member {
      const guild = guildOf(state, guildId);
      const user = { ...person(state, name), ...(bot ? { bot } : {}) };
      const members = guild.roles.find((each) => each.name === "Members");
      const own = permissions ? role(state, guild, `${name}'s role`, permissions) : undefined;
      if (own) state.dispatch("GUILD_ROLE_CREATE", { guild_id: guildId, role: own }, scope(guildId));
      join(
        state,
        guild,
        user,
        [members, own].flatMap((each) => each?.id ?? []),
      );
      state.dispatch("GUILD_MEMBER_ADD", { guild_id: guildId, ...memberOnWire(guild, user, true) }, scope(guildId));
      return memberHandle(state, { user, guild, locale });
    },
    addChannel: (guildId: string, body: ChannelBody & { name: string }) =>
      addChannel(state, guildOf(state, guildId).id, body),
    addThread(channelId: string, name: string, kind: "public" | "private" = "public") {
      const parent = channelOf(state, channelId);
      const ownerId = guildOf(state, parent.guild_id).owner_id;
      return startThread(state, parent, { name, type: kind === "public" ? 11 : 12, ownerId });
    },
    removeChannel: (channelId: string) => dropChannel(state, channelOf(state, channelId)),
    addWebhook: (channelId: string, name: string) =>
      addWebhook(state, channelOf(state, channelId), {
        name,
        avatar: null,
        application_id: state.id(),
        user: person(state, "Another bot"),
      }),
    removeWebhook(webhookId: string) {
      const webhook = state.webhooks.get(webhookId);
      if (webhook) removeWebhook(state, webhook);
    },
    moveWebhook(webhookId: string, channelId: string, untold?: "untold") {
      const webhook = state.webhooks.get(webhookId);
      if (!webhook) return;
      const from = channelOf(state, webhook.channel_id);
      webhook.channel_id = channelOf(state, channelId).id;
      if (untold) return;
      tellWebhooks(state, from);
      tellWebhooks(state, channelOf(state, channelId));
    },
    setPermissions(guildId: string, name: string, bits: bigint) {
      const { roles } = guildOf(state, guildId);
      const own = roles.find(({ id, name: called }) =>
        name === "@everyone" ? id === guildId : called === `${name}'s role`,
      );
      if (!own) throw new Error(`${name} has no role of their own`);
      own.permissions = bits.toString();
      state.dispatch("GUILD_ROLE_UPDATE", { guild_id: guildId, role: own }, scope(guildId));
    },
    setBotPermissions(guildId: string, bits: bigint) {
      const guild = guildOf(state, guildId);
      const own = guild.roles.find(({ id }) => id === guild.botRoleId);
      if (!own) return;
      own.permissions = bits.toString();
      state.dispatch("GUILD_ROLE_UPDATE", { guild_id: guildId, role: own }, scope(guildId));
    },
    denyInChannel: (channelId: string, bits: bigint) => deny(channelId, { id: state.bot.id, type: 1 }, bits),
    denyRoleInChannel: (channelId: string, role: string, bits: bigint) => deny(channelId, { id: role, type: 0 }, bits),
  };
}

function reading(state: State) {
  const inGuild = (guildId: string) => [...state.channels.values()].filter(({ guild_id }) => guild_id === guildId);
  const messages = (channelId: string) => [...(state.messages.get(channelId) ?? [])];
  const waitFor = <T>(look: () => T | undefined, timeoutMs = PATIENCE_MS, what = "something") =>
    waitUntil(state, look, timeoutMs, what);
  return {
    guild: (guildId: string) => guildOf(state, guildId),
    channel: (channelId: string) => channelOf(state, channelId),
    channels: (guildId: string) => inGuild(guildId).filter((channel) => !channel.thread_metadata),
    threads: (guildId: string) => inGuild(guildId).filter((channel) => channel.thread_metadata),
    messages,
    pinned: (channelId: string) => messages(channelId).filter((message) => message.pinned),
    webhooks: (channelId: string) => [...state.webhooks.values()].filter(({ channel_id }) => channel_id === channelId),
    commands: (guildId?: string) => [...(state.commands.get(guildId ?? "global") ?? [])],
    events: (guildId: string) => [...guildOf(state, guildId).events.values()],
    unanswered: () =>
      [...state.interactions.values()].filter(({ acknowledged }) => acknowledged === undefined).map(({ id }) => id),
    waitFor,
    waitForMessage: (channelId: string, predicate: (message: Message) => boolean, timeoutMs = PATIENCE_MS) =>
      waitFor(() => messages(channelId).find(predicate), timeoutMs, `a message in ${channelId}`),
  };
}
