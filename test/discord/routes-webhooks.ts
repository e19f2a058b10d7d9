// Webhooks: making them, and speaking through them (resources/webhook). The token in the path is the only key, so
// these calls come without the bot's own token and heed nobody's permissions.

import { PermissionFlagsBits as Bit } from "discord.js";
import {
  ApiError,
  invalidForm,
  invalidWebhookToken,
  unknownChannel,
  unknownMessage,
  unknownWebhook,
} from "./api-error.ts";
import type { Charge } from "./limits.ts";
import { type MessageBody, nameIssues } from "./message-rules.ts";
import { checkMessage, compose, isOld, messageOf, publish, revise, withdraw } from "./messages.ts";
import { allowedAt, allowedIn } from "./permissions.ts";
import type { Channel, Message, Webhook } from "./records.ts";
import { startThread } from "./routes-threads.ts";
import { type Answer, type Call, done, ok, type Route, route } from "./routing.ts";
import type { State } from "./state.ts";
import { messageOnWire, webhookOnWire } from "./wire.ts";

interface WebhookBody {
  name?: string;
  avatar?: string | null;
  channel_id?: string | null;
}

const perChannel = 15;
const textual = new Set([0, 2, 5, 13, 15, 16]);

/** Tells that something about a channel's webhooks changed; Discord does not say what. */
export function tellWebhooks(state: State, { id, guild_id }: Channel) {
  state.dispatch("WEBHOOKS_UPDATE", { guild_id, channel_id: id }, { guildId: guild_id, channelId: id });
}

/** A new webhook in a channel, or 30007 when the channel is full. */
export function addWebhook(
  state: State,
  channel: Channel,
  webhook: Pick<Webhook, "name" | "avatar" | "application_id" | "user">,
): Webhook {
  if ([...state.webhooks.values()].filter(({ channel_id }) => channel_id === channel.id).length >= perChannel) {
    throw new ApiError(400, 30007, `Maximum number of webhooks reached (${perChannel})`);
  }
  const made: Webhook = {
    ...webhook,
    id: state.id(),
    type: 1,
    guild_id: channel.guild_id,
    channel_id: channel.id,
    token: `${state.id()}-webhook-${Math.random().toString(36).slice(2)}`,
  };
  state.webhooks.set(made.id, made);
  tellWebhooks(state, channel);
  return made;
}

/** Takes a webhook away. */
export function removeWebhook(state: State, webhook: Webhook) {
  state.webhooks.delete(webhook.id);
  const channel = state.channels.get(webhook.channel_id);
  if (channel) tellWebhooks(state, channel);
}

function create({ state, params, body }: Call<{ name: string; avatar?: string | null }>) {
  const channel = allowedIn(state, params.channel ?? "", Bit.ManageWebhooks);
  if (!textual.has(channel.type)) throw unknownChannel();
  const issues = nameIssues(body.name, "name");
  if (issues.length > 0) throw invalidForm(issues);
  const avatar = body.avatar ? `test${state.id()}` : null;
  const name = body.name.trim().replace(/\s+/g, " ");
  return ok(
    webhookOnWire(
      state,
      addWebhook(state, channel, { name, avatar, application_id: state.applicationId, user: state.bot }),
    ),
  );
}

/** A webhook by id, and by token where the path has one: 10015, 50027. */
function webhookOf({ state, params }: Pick<Call, "state" | "params">): Webhook {
  const webhook = state.webhooks.get(params.webhook ?? "");
  if (!webhook) throw unknownWebhook();
  if (params.token !== undefined && params.token !== webhook.token) throw invalidWebhookToken();
  return webhook;
}

function ownWebhook(call: Call): Webhook {
  const webhook = webhookOf(call);
  allowedIn(call.state, webhook.channel_id, Bit.ManageWebhooks);
  return webhook;
}

function change(call: Call<WebhookBody>, webhook: Webhook): Answer {
  const { state, body } = call;
  const issues = body.name === undefined ? [] : nameIssues(body.name, "name");
  if (issues.length > 0) throw invalidForm(issues);
  if (body.name !== undefined) webhook.name = body.name.trim();
  if (body.avatar !== undefined) webhook.avatar = body.avatar ? `test${state.id()}` : null;
  if (body.channel_id) webhook.channel_id = allowedIn(state, body.channel_id, Bit.ManageWebhooks).id;
  const channel = state.channels.get(webhook.channel_id);
  if (channel) tellWebhooks(state, channel);
  return ok(webhookOnWire(state, webhook));
}

// Where a line goes: the webhook's channel, one of its threads, or a new post in its forum.
function destination(call: Call<MessageBody>, webhook: Webhook): Channel {
  const { state, query, body } = call;
  const home = state.channels.get(webhook.channel_id);
  if (!home) throw unknownWebhook();
  const threadId = query.get("thread_id");
  const isForum = home.type === 15 || home.type === 16;
  if (threadId && body.thread_name)
    throw new ApiError(400, 220002, "Webhooks posted to forum channels cannot have both a thread_name and thread_id");
  if (threadId) {
    const thread = state.channels.get(threadId);
    if (thread?.parent_id !== home.id) throw unknownChannel();
    return thread;
  }
  if (isForum && !body.thread_name)
    throw new ApiError(400, 220001, "Webhooks posted to forum channels must have a thread_name or thread_id");
  if (body.thread_name && !isForum)
    throw new ApiError(400, 220003, "Webhooks can only create threads in forum channels");
  return isForum ? startThread(state, home, { name: body.thread_name ?? "", type: 11, ownerId: webhook.id }) : home;
}

function execute(call: Call<MessageBody>): Answer {
  const { state, query, body, files } = call;
  const webhook = webhookOf(call);
  checkMessage(call, body, "webhook");
  const channel = destination(call, webhook);
  if (
    webhook.application_id !== state.applicationId &&
    query.get("with_components") !== "true" &&
    body.components?.length
  ) {
    call.quiet([
      { path: ["components"], code: "FIELD_IGNORED", message: "Only an application's own webhook sends components." },
    ]);
  }
  const author = {
    id: webhook.id,
    username: (body.username ?? webhook.name).trim().replace(/\s+/g, " "),
    global_name: null,
    discriminator: "0000",
    avatar: body.avatar_url ? `test${webhook.id}` : webhook.avatar,
    bot: true,
  };
  const message = publish(state, compose(state, channel, { author, body, files, webhook }));
  return query.get("wait") === "true" ? ok(messageOnWire(message)) : done;
}

function ownMessage(call: Call, webhook: Webhook): Message {
  const channelId = call.query.get("thread_id") ?? webhook.channel_id;
  const message = messageOf(call.state, channelId, call.params.message ?? "");
  if (message.webhook_id !== webhook.id) throw unknownMessage();
  return message;
}

function update(call: Call<MessageBody>): Answer {
  const message = ownMessage(call, webhookOf(call));
  checkMessage(call, call.body, "webhook", message);
  return ok(messageOnWire(revise(call.state, message, call.body, call.files)));
}

// The channel's hidden limit is charged by channel, so that a second webhook does not help.
function executeCharges({ state, params }: Call<MessageBody>): Charge[] {
  const key = params.webhook ?? "";
  const channel = state.webhooks.get(key)?.channel_id;
  return [{ limit: "webhook", key }, ...(channel ? [{ limit: "channelWebhooks" as const, key: channel }] : [])];
}

function editCharges(call: Call<MessageBody>): Charge[] {
  const webhook = call.state.webhooks.get(call.params.webhook ?? "");
  const channelId = call.query.get("thread_id") ?? webhook?.channel_id ?? "";
  const message = call.state.messages.get(channelId)?.find(({ id }) => id === call.params.message);
  const old = message && isOld(call.state, message) ? [{ limit: "oldEdits" as const, key: channelId }] : [];
  return [{ limit: "webhookEdit", key: webhook?.id ?? "" }, ...old];
}

const byToken = "/webhooks/:webhook/:token";

/** The routes of this file; those of interactions come before, for they share the path. */
export const webhookRoutes: readonly Route[] = [
  route("POST", "/channels/:channel/webhooks", { spec: "webhookCreate" }, create),
  route("GET", "/channels/:channel/webhooks", {}, ({ state, params }) => {
    const channel = allowedIn(state, params.channel ?? "", Bit.ManageWebhooks);
    return ok(
      [...state.webhooks.values()]
        .filter(({ channel_id }) => channel_id === channel.id)
        .map((webhook) => webhookOnWire(state, webhook)),
    );
  }),
  route("GET", "/guilds/:guild/webhooks", {}, ({ state, params }) => {
    const guild = allowedAt(state, params.guild ?? "", Bit.ManageWebhooks);
    return ok(
      [...state.webhooks.values()]
        .filter(({ guild_id }) => guild_id === guild.id)
        .map((webhook) => webhookOnWire(state, webhook)),
    );
  }),
  route("GET", "/webhooks/:webhook", {}, (call) => ok(webhookOnWire(call.state, ownWebhook(call)))),
  route<WebhookBody>("PATCH", "/webhooks/:webhook", { spec: "webhookUpdate" }, (call) =>
    change(call, ownWebhook(call)),
  ),
  route("DELETE", "/webhooks/:webhook", {}, (call) => {
    removeWebhook(call.state, ownWebhook(call));
    return done;
  }),
  route("GET", byToken, { open: true }, (call) => {
    const { user: _, ...rest } = webhookOnWire(call.state, webhookOf(call)) as Webhook;
    return ok(rest);
  }),
  route<WebhookBody>("PATCH", byToken, { open: true, spec: "webhookUpdate" }, (call) =>
    change({ ...call, body: { ...call.body, channel_id: null } }, webhookOf(call)),
  ),
  route("DELETE", byToken, { open: true }, (call) => {
    removeWebhook(call.state, webhookOf(call));
    return done;
  }),
  route<MessageBody>("POST", byToken, { open: true, spec: "webhookExecute", charges: executeCharges }, execute),
  route("GET", `${byToken}/messages/:message`, { open: true }, (call) =>
    ok(messageOnWire(ownMessage(call, webhookOf(call)))),
  ),
  route<MessageBody>(
    "PATCH",
    `${byToken}/messages/:message`,
    { open: true, spec: "webhookMessageUpdate", charges: editCharges },
    update,
  ),
  route("DELETE", `${byToken}/messages/:message`, { open: true }, (call) => {
    withdraw(call.state, ownMessage(call, webhookOf(call)));
    return done;
  }),
];
