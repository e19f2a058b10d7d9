// Writing, changing and removing messages: the same for the bot, its webhooks, its interactions and for people.

import { EmbedType } from "discord.js";
import { emptyMessage, invalidField, invalidForm, unknownMessage } from "./api-error.ts";
import { callingText, type Mentions, mentionEveryone, mentionsIn, notePing } from "./mentions.ts";
import { isEmpty, type MessageBody, messageIssues, quietIssues, type Writer } from "./message-rules.ts";
import { inChannel } from "./permissions.ts";
import type { Channel, Json, Message, Upload, User, Webhook } from "./records.ts";
import type { Call } from "./routing.ts";
import type { State } from "./state.ts";
import { componentsV2Flag } from "./wire.ts";

/** What a new message is made from. */
export interface Draft {
  readonly author: User;
  readonly body: MessageBody;
  readonly files?: readonly Upload[];
  readonly webhook?: Pick<Webhook, "id" | "application_id">;
  readonly type?: number;
  readonly flags?: number;
  readonly interaction?: Json;
  readonly replyTo?: Message | undefined;
}

/** A message that exists in a channel, or 10008. */
export function messageOf(state: State, channelId: string, messageId: string): Message {
  const found = state.messages.get(channelId)?.find(({ id }) => id === messageId);
  if (!found) throw unknownMessage();
  return found;
}

/** Refuses a body that breaks a rule; `before` is the message it changes, if it changes one. */
export function checkMessage(call: Pick<Call, "files" | "quiet">, body: MessageBody, writer: Writer, before?: Message) {
  const v2 = (((body.flags ?? 0) | (before?.flags ?? 0)) & componentsV2Flag) !== 0;
  const issues = messageIssues(body, v2);
  if (issues.length > 0) throw invalidForm(issues);
  call.quiet(quietIssues(body, writer, before !== undefined));
  if (before ? isEmpty(merged(before, body), call.files.length) : isEmpty(body, call.files.length))
    throw emptyMessage();
}

function merged(before: Message, body: MessageBody): MessageBody {
  return {
    content: body.content === undefined ? before.content : body.content,
    embeds: body.embeds === undefined ? before.embeds : body.embeds,
    components: body.components === undefined ? before.components : body.components,
    sticker_ids: (body.attachments ?? before.attachments).map(({ id }) => id),
    ...(before.poll ? { poll: before.poll } : {}),
  };
}

/** Makes a message without putting it anywhere. */
export function compose(state: State, channel: Channel, draft: Draft): Message {
  const { author, body, webhook, replyTo } = draft;
  const components = body.components ?? [];
  const called = mentionsIn(state, channel, callingText(body.content ?? "", components), body.allowed_mentions);
  const all =
    replyTo && callsRepliedTo(replyTo, body) ? { ...called, users: withUser(called.users, replyTo.author) } : called;
  const isPerson = !author.bot;
  const mayCallAll = isPerson || (inChannel(state, channel, state.bot.id) & mentionEveryone) !== 0n;
  const message: Message = {
    id: state.id(),
    channel_id: channel.id,
    guild_id: channel.guild_id,
    type: draft.type ?? (replyTo ? 19 : 0),
    author,
    content: (body.content ?? "").trim(),
    timestamp: state.timestamp(),
    edited_timestamp: null,
    tts: body.tts ?? false,
    mention_everyone: all.everyone && mayCallAll,
    mentions: all.users,
    mention_roles: all.roles,
    attachments: [],
    embeds: (body.embeds ?? []).map((embed) => ({ ...embed, type: embed.type ?? EmbedType.Rich })),
    components,
    reactions: [],
    pinned: false,
    flags: (body.flags ?? 0) | (draft.flags ?? 0),
    ...(body.nonce != null && { nonce: body.nonce }),
    ...(webhook && {
      webhook_id: webhook.id,
      ...(webhook.application_id && { application_id: webhook.application_id }),
    }),
    ...(draft.interaction && { interaction_metadata: draft.interaction }),
    ...(replyTo && {
      message_reference: {
        type: 0,
        message_id: replyTo.id,
        channel_id: replyTo.channel_id,
        guild_id: replyTo.guild_id,
      },
      referenced_message: replyTo,
    }),
    test: {
      edits: 0,
      ...(!isPerson && { sent: body as Json }),
      ...(body.avatar_url && { avatarUrl: body.avatar_url }),
    },
  };
  message.attachments = attach(state, message, body, draft.files ?? []);
  if (!isPerson) notePing(state, message, all);
  return message;
}

function callsRepliedTo(replyTo: Message, { allowed_mentions: allowed }: MessageBody) {
  return !replyTo.webhook_id && (allowed ? allowed.replied_user === true : true);
}

const withUser = (users: User[], user: User) => (users.includes(user) ? users : [...users, user]);

/** Puts a message into its channel and tells the gateway. */
export function publish(state: State, message: Message): Message {
  const list = state.messages.get(message.channel_id) ?? [];
  list.push(message);
  state.messages.set(message.channel_id, list);
  const channel = state.channels.get(message.channel_id);
  if (channel) channel.last_message_id = message.id;
  if (channel?.thread_metadata) {
    channel.message_count = (channel.message_count ?? 0) + 1;
    channel.thread_metadata.archived = false;
  }
  state.dispatch("MESSAGE_CREATE", message, scopeOf(message));
  return message;
}

/** Changes a message in place; only the fields given change, and calls are read anew. */
export function revise(state: State, message: Message, body: MessageBody, files: readonly Upload[] = []): Message {
  const channel = state.channels.get(message.channel_id);
  if (body.content !== undefined) message.content = (body.content ?? "").trim();
  if (body.embeds !== undefined) message.embeds = body.embeds ?? [];
  if (body.components !== undefined) message.components = body.components ?? [];
  if (body.flags != null) message.flags = (message.flags & ~4) | (body.flags & (4 | componentsV2Flag));
  if (body.attachments != null || files.length > 0) {
    const kept = body.attachments
      ? message.attachments.filter(({ id }) => body.attachments?.some((item) => item.id === id))
      : message.attachments;
    message.attachments = [...kept, ...attach(state, message, body, files)];
  }
  if (channel && (body.content !== undefined || body.components !== undefined)) {
    const called: Mentions = mentionsIn(
      state,
      channel,
      callingText(message.content, message.components),
      body.allowed_mentions,
    );
    message.mentions = called.users;
    message.mention_roles = called.roles;
    if (message.author.bot) notePing(state, message, called);
  }
  if (message.author.bot) message.test.sent = body as Json;
  message.test.edits += 1;
  message.edited_timestamp = state.timestamp();
  if (!message.test.interactionId) state.dispatch("MESSAGE_UPDATE", message, scopeOf(message));
  return message;
}

/** Takes a message away. */
export function withdraw(state: State, message: Message) {
  const list = state.messages.get(message.channel_id) ?? [];
  state.messages.set(
    message.channel_id,
    list.filter((other) => other !== message),
  );
  message.test.deleted = true;
  if (message.test.interactionId) return state.changed();
  const { id, channel_id, guild_id } = message;
  state.dispatch("MESSAGE_DELETE", { id, channel_id, guild_id }, scopeOf(message));
}

/** The message a body replies to, or 50035. */
export function replyTarget(state: State, channel: Channel, body: MessageBody): Message | undefined {
  const reference = body.message_reference;
  if (!reference) return undefined;
  const found = state.messages.get(channel.id)?.find(({ id }) => id === reference.message_id);
  if (!found && reference.fail_if_not_exists !== false) {
    throw invalidField(["message_reference"], "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message");
  }
  return found;
}

/** Whether a message is so old that Discord counts its edits apart. */
export const isOld = (state: State, message: Message) => state.now() - Date.parse(message.timestamp) > 3_600_000;

/** Whom a message event concerns. */
export const scopeOf = ({ guild_id, channel_id }: Message) => ({ guildId: guild_id, channelId: channel_id });

function attach(state: State, message: Message, body: MessageBody, files: readonly Upload[]): Message["attachments"] {
  return files.map((file, at) => {
    const index = /\[(\d+)\]/.exec(file.field)?.[1] ?? String(at);
    const about = body.attachments?.find(({ id }) => id === index);
    const id = state.id();
    const filename = about?.filename ?? file.name;
    const path = `/cdn/attachments/${message.channel_id}/${id}/${encodeURIComponent(filename)}`;
    state.uploads.set(path, file);
    const url = `${state.origin}${path}`;
    return {
      id,
      filename,
      size: file.bytes.length,
      url,
      proxy_url: url,
      content_type: file.type,
      ...(about?.description && { description: about.description }),
    };
  });
}
