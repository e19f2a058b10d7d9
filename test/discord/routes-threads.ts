// Threads: channels inside a channel (topics/threads). They use their parent's webhooks and permissions.

import { PermissionFlagsBits as Bit } from "discord.js";
import { ApiError } from "./api-error.ts";
import type { MessageBody } from "./message-rules.ts";
import { checkMessage, compose, messageOf, publish, scopeOf } from "./messages.ts";
import { allowedAt, allowedIn } from "./permissions.ts";
import type { Channel } from "./records.ts";
import { type Call, done, ok, type Route, route } from "./routing.ts";
import type { State } from "./state.ts";

interface ThreadBody {
  name: string;
  type?: number | null;
  auto_archive_duration?: number | null;
  message?: MessageBody;
  applied_tags?: string[] | null;
}

interface ThreadStart {
  readonly name: string;
  readonly type: number;
  readonly ownerId: string;
  readonly id?: string;
  readonly autoArchive?: number | null | undefined;
}

/** Opens a thread under a channel and tells the gateway. */
export function startThread(state: State, parent: Channel, start: ThreadStart): Channel {
  const now = state.timestamp();
  const thread: Channel = {
    id: start.id ?? state.id(),
    guild_id: parent.guild_id,
    type: start.type,
    name: start.name,
    topic: null,
    position: 0,
    parent_id: parent.id,
    nsfw: false,
    rate_limit_per_user: 0,
    permission_overwrites: [],
    last_message_id: null,
    flags: 0,
    owner_id: start.ownerId,
    message_count: 0,
    member_count: 1,
    applied_tags: [],
    thread_metadata: {
      archived: false,
      auto_archive_duration: start.autoArchive ?? 1_440,
      archive_timestamp: now,
      locked: false,
      create_timestamp: now,
    },
  };
  state.channels.set(thread.id, thread);
  state.messages.set(thread.id, []);
  state.dispatch(
    "THREAD_CREATE",
    { ...thread, newly_created: true },
    { guildId: thread.guild_id, channelId: thread.id },
  );
  return thread;
}

function fromNothing(call: Call<ThreadBody>) {
  const { state, params, body } = call;
  const type = body.type ?? 12;
  const isForum = state.channels.get(params.channel ?? "")?.type === 15;
  const parent = allowedIn(
    state,
    params.channel ?? "",
    isForum ? Bit.SendMessages : type === 12 ? Bit.CreatePrivateThreads : Bit.CreatePublicThreads,
  );
  if (!isForum)
    return {
      status: 201,
      body: startThread(state, parent, {
        ...body,
        type,
        ownerId: state.bot.id,
        autoArchive: body.auto_archive_duration,
      }),
    };
  checkMessage(call, body.message ?? {}, "bot");
  const thread = startThread(state, parent, {
    ...body,
    type: 11,
    ownerId: state.bot.id,
    autoArchive: body.auto_archive_duration,
  });
  const first = compose(state, thread, { author: state.bot, body: body.message ?? {}, files: call.files });
  return { status: 201, body: { ...thread, message: publish(state, { ...first, id: thread.id }) } };
}

function fromMessage({ state, params, body }: Call<ThreadBody>) {
  const parent = allowedIn(state, params.channel ?? "", Bit.CreatePublicThreads);
  const message = messageOf(state, parent.id, params.message ?? "");
  if (state.channels.has(message.id))
    throw new ApiError(400, 160004, "A thread has already been created for this message");
  const thread = startThread(state, parent, {
    ...body,
    type: 11,
    ownerId: state.bot.id,
    id: message.id,
    autoArchive: body.auto_archive_duration,
  });
  message.flags |= 32;
  message.thread = thread;
  state.dispatch("MESSAGE_UPDATE", message, scopeOf(message));
  return { status: 201, body: thread };
}

function threadsOf(state: State, test: (thread: Channel) => boolean) {
  return {
    threads: [...state.channels.values()].filter((channel) => channel.thread_metadata && test(channel)),
    members: [],
    has_more: false,
  };
}

/** The routes of this file. */
export const threadRoutes: readonly Route[] = [
  route<ThreadBody>("POST", "/channels/:channel/threads", { spec: "thread" }, fromNothing),
  route<ThreadBody>("POST", "/channels/:channel/messages/:message/threads", { spec: "threadFromMessage" }, fromMessage),
  route("GET", "/guilds/:guild/threads/active", {}, ({ state, params }) => {
    const guild = allowedAt(state, params.guild ?? "");
    return ok(threadsOf(state, (thread) => thread.guild_id === guild.id && !thread.thread_metadata?.archived));
  }),
  route("GET", "/channels/:channel/threads/archived/(?:public|private)", {}, ({ state, params }) => {
    const channel = allowedIn(state, params.channel ?? "", Bit.ReadMessageHistory);
    return ok(
      threadsOf(state, (thread) => thread.parent_id === channel.id && thread.thread_metadata?.archived === true),
    );
  }),
  route("PUT", "/channels/:channel/thread-members/@me", {}, ({ state, params }) => {
    allowedIn(state, params.channel ?? "");
    return done;
  }),
  route("PUT", "/channels/:channel/thread-members/:user", {}, ({ state, params }) => {
    allowedIn(state, params.channel ?? "", Bit.SendMessagesInThreads);
    return done;
  }),
  route("DELETE", "/channels/:channel/thread-members/(?:@me|\\d+)", {}, () => done),
];
