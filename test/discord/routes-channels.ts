// Channels and categories: made, renamed, moved, shut and taken away (resources/channel, resources/guild).

import { PermissionFlagsBits as Bit } from "discord.js";
import { ApiError, invalidField, missingPermissions } from "./api-error.ts";
import type { Charge } from "./limits.ts";
import { allowedAt, allowedIn, inChannel, inGuild } from "./permissions.ts";
import type { Channel, Overwrite } from "./records.ts";
import { tellWebhooks } from "./routes-webhooks.ts";
import { type Call, done, ok, type Route, route } from "./routing.ts";
import type { State } from "./state.ts";

interface OverwriteBody {
  id: string;
  type?: 0 | 1 | null;
  allow?: string | number | null;
  deny?: string | number | null;
}

/** The body that makes or changes a channel. */
export interface ChannelBody {
  name?: string;
  type?: number | null;
  topic?: string | null;
  position?: number | null;
  parent_id?: string | null;
  nsfw?: boolean | null;
  rate_limit_per_user?: number | null;
  permission_overwrites?: OverwriteBody[] | null;
  archived?: boolean | null;
  locked?: boolean | null;
  auto_archive_duration?: number | null;
}

const category = 4;
const scopeOf = ({ guild_id, id }: Channel) => ({ guildId: guild_id, channelId: id });

// Discord rewrites the names of text channels; a bot that looks a channel up by the name it gave will not find it.
function channelName(name: string, type: number) {
  if (type === category || type === 2 || type === 13) return name.trim();
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[!"#$%&'()*+,./:;<=>?@[\\\]^`{|}~]/g, "");
  return plain.replace(/-{2,}/g, "-") || "-";
}

function overwritesFrom(bodies: readonly OverwriteBody[]): Overwrite[] {
  return bodies.map(({ id, type, allow, deny }) => ({
    id,
    type: type ?? 0,
    allow: String(allow ?? 0),
    deny: String(deny ?? 0),
  }));
}

function checkParent(state: State, guildId: string, type: number, parentId: string | null | undefined) {
  if (!parentId) return;
  const parent = state.channels.get(parentId);
  if (parent?.guild_id !== guildId || parent.type !== category) {
    throw invalidField(["parent_id"], "CHANNEL_PARENT_INVALID", "Category does not exist");
  }
  if (type === category)
    throw invalidField(["parent_id"], "CHANNEL_PARENT_INVALID_TYPE", "Categories cannot have a parent");
  if ([...state.channels.values()].filter(({ parent_id }) => parent_id === parentId).length >= 50) {
    throw invalidField(
      ["parent_id"],
      "CHANNEL_PARENT_MAX_CHANNELS",
      "Maximum number of channels in category reached (50)",
    );
  }
}

/** A new channel in a guild, and the gateway told. Without overwrites of its own it takes its category's. */
export function addChannel(state: State, guildId: string, body: ChannelBody & { name: string }): Channel {
  const type = body.type ?? 0;
  const siblings = [...state.channels.values()].filter(
    ({ guild_id, thread_metadata }) => guild_id === guildId && !thread_metadata,
  );
  if (siblings.length >= 500) throw new ApiError(400, 30013, "Maximum number of guild channels reached (500)");
  checkParent(state, guildId, type, body.parent_id);
  const inherited = state.channels.get(body.parent_id ?? "")?.permission_overwrites ?? [];
  const channel: Channel = {
    id: state.id(),
    guild_id: guildId,
    type,
    name: channelName(body.name, type),
    topic: body.topic ?? null,
    position: body.position ?? siblings.length,
    parent_id: body.parent_id ?? null,
    nsfw: body.nsfw ?? false,
    rate_limit_per_user: body.rate_limit_per_user ?? 0,
    permission_overwrites: body.permission_overwrites
      ? overwritesFrom(body.permission_overwrites)
      : inherited.map((line) => ({ ...line })),
    last_message_id: null,
    flags: 0,
  };
  state.channels.set(channel.id, channel);
  state.messages.set(channel.id, []);
  state.dispatch("CHANNEL_CREATE", channel, scopeOf(channel));
  return channel;
}

/** Takes a channel away with its threads and webhooks; the children of a category stay. */
export function dropChannel(state: State, channel: Channel) {
  state.channels.delete(channel.id);
  for (const webhook of [...state.webhooks.values()]) {
    if (webhook.channel_id === channel.id) state.webhooks.delete(webhook.id);
  }
  for (const child of [...state.channels.values()].filter(({ parent_id }) => parent_id === channel.id)) {
    if (child.thread_metadata) {
      state.channels.delete(child.id);
      continue;
    }
    child.parent_id = null;
    state.dispatch("CHANNEL_UPDATE", child, scopeOf(child));
  }
  state.dispatch(channel.thread_metadata ? "THREAD_DELETE" : "CHANNEL_DELETE", channel, { guildId: channel.guild_id });
}

function create({ state, params, body }: Call<ChannelBody & { name: string }>) {
  const guild = allowedAt(state, params.guild ?? "", Bit.ManageChannels);
  const lines = overwritesFrom(body.permission_overwrites ?? []);
  const mine = inGuild(guild, state.bot.id);
  if (lines.some(({ allow, deny }) => (BigInt(allow) | BigInt(deny)) & ~mine)) throw missingPermissions();
  if (body.topic && (body.type ?? 0) !== 15 && body.topic.length > 1_024) {
    throw invalidField(["topic"], "BASE_TYPE_MAX_LENGTH", "Must be 1024 or fewer in length.");
  }
  return { status: 201, body: addChannel(state, guild.id, body) };
}

function update({ state, params, body }: Call<ChannelBody>) {
  const thread = state.channels.get(params.channel ?? "")?.thread_metadata;
  const channel = allowedIn(state, params.channel ?? "", thread ? 0n : Bit.ManageChannels);
  if (thread && channel.owner_id !== state.bot.id) allowedIn(state, channel.id, Bit.ManageThreads);
  if (body.permission_overwrites) {
    allowedIn(state, channel.id, Bit.ManageRoles);
    channel.permission_overwrites = overwritesFrom(body.permission_overwrites);
  }
  if (body.parent_id !== channel.parent_id) checkParent(state, channel.guild_id, channel.type, body.parent_id);
  if (body.name !== undefined) channel.name = thread ? body.name : channelName(body.name, channel.type);
  if (body.topic !== undefined) channel.topic = body.topic;
  if (body.parent_id !== undefined) channel.parent_id = body.parent_id;
  if (body.position != null) channel.position = body.position;
  if (body.nsfw != null) channel.nsfw = body.nsfw;
  if (body.rate_limit_per_user != null) channel.rate_limit_per_user = body.rate_limit_per_user;
  if (thread && body.archived != null) thread.archived = body.archived;
  if (thread && body.locked != null) thread.locked = body.locked;
  if (thread && body.auto_archive_duration != null) thread.auto_archive_duration = body.auto_archive_duration;
  state.dispatch(thread ? "THREAD_UPDATE" : "CHANNEL_UPDATE", channel, scopeOf(channel));
  return ok(channel);
}

function remove({ state, params }: Call) {
  const thread = state.channels.get(params.channel ?? "")?.thread_metadata;
  const channel = allowedIn(state, params.channel ?? "", thread ? Bit.ManageThreads : Bit.ManageChannels);
  dropChannel(state, channel);
  if (!thread && channel.type !== category) tellWebhooks(state, channel);
  return ok(channel);
}

function setOverwrite({ state, params, body }: Call<Omit<OverwriteBody, "id">>) {
  const channel = allowedIn(state, params.channel ?? "", Bit.ManageRoles);
  const [line] = overwritesFrom([{ ...body, id: params.overwrite ?? "" }]);
  if (!line) return done;
  if ((BigInt(line.allow) | BigInt(line.deny)) & ~inChannel(state, channel, state.bot.id)) throw missingPermissions();
  channel.permission_overwrites = [...channel.permission_overwrites.filter(({ id }) => id !== line.id), line];
  state.dispatch("CHANNEL_UPDATE", channel, scopeOf(channel));
  return done;
}

function dropOverwrite({ state, params }: Call) {
  const channel = allowedIn(state, params.channel ?? "", Bit.ManageRoles);
  channel.permission_overwrites = channel.permission_overwrites.filter(({ id }) => id !== params.overwrite);
  state.dispatch("CHANNEL_UPDATE", channel, scopeOf(channel));
  return done;
}

function move({ state, params, body }: Call<{ id: string; position?: number; parent_id?: string | null }[]>) {
  const guild = allowedAt(state, params.guild ?? "", Bit.ManageChannels);
  for (const { id, position, parent_id } of body) {
    const channel = state.channels.get(id);
    if (channel?.guild_id !== guild.id) continue;
    if (position != null) channel.position = position;
    if (parent_id !== undefined) channel.parent_id = parent_id;
    state.dispatch("CHANNEL_UPDATE", channel, scopeOf(channel));
  }
  return done;
}

// Name and topic have a hidden limit of their own, which also holds for threads.
function updateCharges({ params, body }: Call<ChannelBody>): Charge[] {
  const key = params.channel ?? "";
  const sparse = body?.name !== undefined || body?.topic !== undefined;
  return sparse
    ? [
        { limit: "channelName", key },
        { limit: "channelUpdate", key },
      ]
    : [{ limit: "channelUpdate", key }];
}

const updateSpec = ({ state, params }: Call) =>
  state.channels.get(params.channel ?? "")?.thread_metadata ? "threadUpdate" : "channelUpdate";

/** The routes of this file. */
export const channelRoutes: readonly Route[] = [
  route("GET", "/guilds/:guild/channels", {}, ({ state, params }) => {
    const guild = allowedAt(state, params.guild ?? "");
    return ok(
      [...state.channels.values()].filter((channel) => channel.guild_id === guild.id && !channel.thread_metadata),
    );
  }),
  route<ChannelBody & { name: string }>("POST", "/guilds/:guild/channels", { spec: "channelCreate" }, create),
  route<{ id: string }[]>("PATCH", "/guilds/:guild/channels", { spec: "channelPositions" }, move),
  route("GET", "/channels/:channel", {}, ({ state, params }) => ok(allowedIn(state, params.channel ?? ""))),
  route<ChannelBody>("PATCH", "/channels/:channel", { spec: updateSpec, charges: updateCharges }, update),
  route("DELETE", "/channels/:channel", {}, remove),
  route<Omit<OverwriteBody, "id">>(
    "PUT",
    "/channels/:channel/permissions/:overwrite",
    { spec: "overwrite" },
    setOverwrite,
  ),
  route("DELETE", "/channels/:channel/permissions/:overwrite", {}, dropOverwrite),
];
