// Messages of a channel as the bot reads and writes them, with reactions, pins and typing (resources/message).

import { PermissionFlagsBits as Bit } from "discord.js";
import { ApiError, invalidField, notTheAuthor, unknownEmoji } from "./api-error.ts";
import type { MessageBody } from "./message-rules.ts";
import {
  checkMessage,
  compose,
  isOld,
  messageOf,
  publish,
  replyTarget,
  revise,
  scopeOf,
  withdraw,
} from "./messages.ts";
import { allowedIn } from "./permissions.ts";
import type { Channel, Message } from "./records.ts";
import { type Call, done, ok, type Route, route } from "./routing.ts";
import type { State } from "./state.ts";
import { memberOnWire, messageForBot, readsByRest } from "./wire.ts";

const messages = "/channels/:channel/messages";
const one = `${messages}/:message`;
const twoWeeksMs = 14 * 24 * 3_600_000;

const asBot = (state: State, message: Message) => messageForBot(state, message, readsByRest(state));

const found = ({ state, params }: Pick<Call, "state" | "params">) =>
  messageOf(state, params.channel ?? "", params.message ?? "");

function list({ state, params, query }: Call) {
  const channel = allowedIn(state, params.channel ?? "");
  if (!canReadHistory(state, channel)) return ok([]);
  const limit = Number(query.get("limit") ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidField(["limit"], "NUMBER_TYPE_MAX", "int value should be between 1 and 100.");
  const all = state.messages.get(channel.id) ?? [];
  const bound = (key: string) => (query.has(key) ? BigInt(query.get(key) ?? 0) : undefined);
  const [after, before, around] = [bound("after"), bound("before"), bound("around")];
  const pick = () => {
    if (around !== undefined) {
      const at = all.findIndex(({ id }) => BigInt(id) >= around);
      const start = Math.max(0, (at < 0 ? all.length : at) - Math.floor(limit / 2));
      return all.slice(start, start + limit);
    }
    if (before !== undefined) return all.filter(({ id }) => BigInt(id) < before).slice(-limit);
    if (after !== undefined) return all.filter(({ id }) => BigInt(id) > after).slice(0, limit);
    return all.slice(-limit);
  };
  return ok(
    pick()
      .toReversed()
      .map((message) => asBot(state, message)),
  );
}

function canReadHistory(state: State, channel: Channel) {
  try {
    return allowedIn(state, channel.id, Bit.ReadMessageHistory) === channel;
  } catch {
    return false;
  }
}

function create(call: Call<MessageBody>) {
  const { state, params, body, files } = call;
  const thread = state.channels.get(params.channel ?? "")?.thread_metadata;
  const embeds = body.embeds?.length ? Bit.EmbedLinks : 0n;
  const uploads = files.length > 0 ? Bit.AttachFiles : 0n;
  const channel = allowedIn(
    state,
    params.channel ?? "",
    (thread ? Bit.SendMessagesInThreads : Bit.SendMessages) | embeds | uploads,
  );
  if (channel.type === 4 || channel.type === 15)
    throw new ApiError(400, 50008, "Cannot send messages in a non-text channel");
  checkMessage(call, body, "bot");
  const replyTo = replyTarget(state, channel, body);
  if (replyTo) allowedIn(state, channel.id, Bit.ReadMessageHistory);
  const again =
    body.nonce != null &&
    (state.messages.get(channel.id) ?? []).find(
      ({ nonce, author }) => nonce === body.nonce && author.id === state.bot.id,
    );
  if (again && (body as { enforce_nonce?: boolean }).enforce_nonce) return ok(asBot(state, again));
  return ok(asBot(state, publish(state, compose(state, channel, { author: state.bot, body, files, replyTo }))));
}

function update(call: Call<MessageBody>) {
  const { state, params, body, files } = call;
  const channel = allowedIn(state, params.channel ?? "");
  const message = found(call);
  if (message.author.id !== state.bot.id) throw notTheAuthor();
  if (channel.thread_metadata?.archived) throw new ApiError(400, 50083, "Thread is archived");
  checkMessage(call, body, "bot", message);
  return ok(asBot(state, revise(state, message, body, files)));
}

function remove(call: Call) {
  const { state, params } = call;
  allowedIn(state, params.channel ?? "");
  const message = found(call);
  if (message.author.id !== state.bot.id) allowedIn(state, message.channel_id, Bit.ManageMessages);
  withdraw(state, message);
  return done;
}

function bulkRemove({ state, params, body }: Call<{ messages: string[] }>) {
  const channel = allowedIn(state, params.channel ?? "", Bit.ManageMessages);
  const doomed = (state.messages.get(channel.id) ?? []).filter(({ id }) => body.messages.includes(id));
  if (doomed.some(({ timestamp }) => state.now() - Date.parse(timestamp) > twoWeeksMs)) {
    throw new ApiError(400, 50034, "You can only bulk delete messages that are under 14 days old.");
  }
  for (const message of doomed) message.test.deleted = true;
  state.messages.set(
    channel.id,
    (state.messages.get(channel.id) ?? []).filter((message) => !doomed.includes(message)),
  );
  const ids = doomed.map(({ id }) => id);
  state.dispatch(
    "MESSAGE_DELETE_BULK",
    { ids, channel_id: channel.id, guild_id: channel.guild_id },
    { guildId: channel.guild_id, channelId: channel.id },
  );
  return done;
}

function emojiOf(text: string) {
  const custom = /^(?:a:)?(\w{2,32}):(\d{17,19})$/.exec(text);
  if (custom) return { id: custom[2] ?? null, name: custom[1] ?? "" };
  if (!/\p{Emoji}/u.test(text) || /^[\p{ASCII}]*$/u.test(text)) throw unknownEmoji();
  return { id: null, name: text };
}

/** Adds somebody's reaction and tells the gateway. */
export function addReaction(state: State, message: Message, text: string, userId: string) {
  const emoji = emojiOf(text);
  const heap = message.reactions.find(
    (reaction) => reaction.emoji.id === emoji.id && reaction.emoji.name === emoji.name,
  );
  if (!heap && message.reactions.length >= 20)
    throw new ApiError(400, 30010, "Maximum number of reactions reached (20)");
  if (heap?.users.includes(userId)) return;
  const me = userId === state.bot.id;
  if (heap) Object.assign(heap, { count: heap.count + 1, me: heap.me || me, users: [...heap.users, userId] });
  else message.reactions.push({ emoji, count: 1, me, users: [userId] });
  const guild = state.guilds.get(message.guild_id);
  const user = state.users.get(userId);
  const member = guild && user && memberOnWire(guild, user, true);
  state.dispatch(
    "MESSAGE_REACTION_ADD",
    { ...reactionEvent(message, userId, emoji), member, message_author_id: message.author.id },
    scopeOf(message),
  );
}

/** Takes somebody's reaction away and tells the gateway. */
export function removeReaction(state: State, message: Message, text: string, userId: string) {
  const emoji = emojiOf(text);
  const heap = message.reactions.find(
    (reaction) => reaction.emoji.id === emoji.id && reaction.emoji.name === emoji.name,
  );
  if (!heap?.users.includes(userId)) return;
  const users = heap.users.filter((id) => id !== userId);
  Object.assign(heap, { count: users.length, me: users.includes(state.bot.id), users });
  message.reactions = message.reactions.filter(({ count }) => count > 0);
  state.dispatch("MESSAGE_REACTION_REMOVE", reactionEvent(message, userId, emoji), scopeOf(message));
}

const reactionEvent = (message: Message, userId: string, emoji: { id: string | null; name: string }) => ({
  user_id: userId,
  channel_id: message.channel_id,
  message_id: message.id,
  guild_id: message.guild_id,
  emoji,
  burst: false,
  type: 0,
});

const emoji = ({ params }: Call) => decodeURIComponent(params.emoji ?? "");

function react(call: Call) {
  const { state, params } = call;
  allowedIn(state, params.channel ?? "", Bit.ReadMessageHistory);
  const message = found(call);
  const isNew = !message.reactions.some((reaction) => emoji(call).includes(reaction.emoji.name));
  if (isNew) allowedIn(state, params.channel ?? "", Bit.AddReactions);
  addReaction(state, message, emoji(call), state.bot.id);
  return done;
}

function pin(call: Call, pinned: boolean) {
  const { state, params } = call;
  const channel = allowedIn(state, params.channel ?? "", Bit.PinMessages);
  const message = found(call);
  if (message.pinned === pinned) return done;
  if (pinned && (state.messages.get(channel.id) ?? []).filter((other) => other.pinned).length >= 250) {
    throw new ApiError(400, 30003, "Maximum number of pins reached for the channel (250)");
  }
  message.pinned = pinned;
  state.dispatch("MESSAGE_UPDATE", message, scopeOf(message));
  const event = {
    guild_id: channel.guild_id,
    channel_id: channel.id,
    last_pin_timestamp: pinned ? state.timestamp() : null,
  };
  state.dispatch("CHANNEL_PINS_UPDATE", event, scopeOf(message));
  if (pinned) publish(state, compose(state, channel, { author: state.bot, body: {}, type: 6 }));
  return done;
}

function pinned({ state, params }: Call) {
  const channel = allowedIn(state, params.channel ?? "", Bit.ReadMessageHistory);
  return (state.messages.get(channel.id) ?? []).filter((message) => message.pinned).toReversed();
}

const oldEdit = (call: Call<MessageBody>) => {
  const message = call.state.messages.get(call.params.channel ?? "")?.find(({ id }) => id === call.params.message);
  return message && isOld(call.state, message) ? [{ limit: "oldEdits" as const, key: message.channel_id }] : [];
};

/** The routes of this file. */
export const messageRoutes: readonly Route[] = [
  route("GET", `${messages}/pins`, {}, (call) =>
    ok({
      items: pinned(call).map((message) => ({ pinned_at: message.timestamp, message: asBot(call.state, message) })),
      has_more: false,
    }),
  ),
  route("PUT", `${messages}/pins/:message`, {}, (call) => pin(call, true)),
  route("DELETE", `${messages}/pins/:message`, {}, (call) => pin(call, false)),
  route("GET", "/channels/:channel/pins", {}, (call) => ok(pinned(call).map((message) => asBot(call.state, message)))),
  route("PUT", "/channels/:channel/pins/:message", {}, (call) => pin(call, true)),
  route("DELETE", "/channels/:channel/pins/:message", {}, (call) => pin(call, false)),
  route("POST", `${messages}/bulk-delete`, { spec: "messageIds" }, bulkRemove),
  route("GET", messages, {}, list),
  route<MessageBody>(
    "POST",
    messages,
    { spec: "messageCreate", charges: ({ params }) => [{ limit: "send", key: params.channel ?? "" }] },
    create,
  ),
  route("GET", one, {}, (call) => {
    allowedIn(call.state, call.params.channel ?? "", Bit.ReadMessageHistory);
    return ok(asBot(call.state, found(call)));
  }),
  route<MessageBody>("PATCH", one, { spec: "messageUpdate", charges: oldEdit }, update),
  route("DELETE", one, { charges: ({ params }) => [{ limit: "remove", key: params.channel ?? "" }] }, remove),
  route(
    "PUT",
    `${one}/reactions/:emoji/@me`,
    { charges: ({ params }) => [{ limit: "react", key: params.channel ?? "" }] },
    react,
  ),
  route(
    "DELETE",
    `${one}/reactions/:emoji/@me`,
    { charges: ({ params }) => [{ limit: "react", key: params.channel ?? "" }] },
    (call) => {
      allowedIn(call.state, call.params.channel ?? "");
      removeReaction(call.state, found(call), emoji(call), call.state.bot.id);
      return done;
    },
  ),
  route("DELETE", `${one}/reactions/:emoji/:user`, {}, (call) => {
    allowedIn(call.state, call.params.channel ?? "", Bit.ManageMessages);
    removeReaction(call.state, found(call), emoji(call), call.params.user ?? "");
    return done;
  }),
  route("GET", `${one}/reactions/:emoji`, {}, (call) => {
    allowedIn(call.state, call.params.channel ?? "", Bit.ReadMessageHistory);
    const heap = found(call).reactions.find((reaction) => emoji(call).includes(reaction.emoji.name));
    return ok((heap?.users ?? []).map((id) => call.state.users.get(id)));
  }),
  route("DELETE", `${one}/reactions`, {}, (call) => {
    allowedIn(call.state, call.params.channel ?? "", Bit.ManageMessages);
    const message = found(call);
    message.reactions = [];
    const { id, channel_id, guild_id } = message;
    call.state.dispatch("MESSAGE_REACTION_REMOVE_ALL", { message_id: id, channel_id, guild_id }, scopeOf(message));
    return done;
  }),
  route("POST", "/channels/:channel/typing", {}, ({ state, params }) => {
    const channel = allowedIn(state, params.channel ?? "", Bit.SendMessages);
    const event = {
      channel_id: channel.id,
      guild_id: channel.guild_id,
      user_id: state.bot.id,
      timestamp: Math.floor(state.now() / 1_000),
    };
    state.dispatch("TYPING_START", event, { guildId: channel.guild_id, channelId: channel.id });
    return done;
  }),
];
