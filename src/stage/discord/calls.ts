/**
 * The requests we make to Discord, each with its fixed rules: silent, nobody mentioned, no token in a log. Two REST queues: the
 * usual one repeats what fails, the other never does, for requests that must not happen twice (discord-facts section 2).
 */
import { randomBytes } from "node:crypto";
import {
  type APIChannel,
  type APIGuildScheduledEvent,
  type APIInteractionResponse,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIThreadChannel,
  type APIWebhook,
  ChannelType,
  DiscordAPIError,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  MessageFlags,
  OverwriteType,
  PermissionFlagsBits,
  type REST,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessagesThreadsJSONBody,
  type RESTPostAPIGuildScheduledEventJSONBody,
  type RESTPostAPIInteractionFollowupJSONBody,
  type RESTPostAPIWebhookWithTokenJSONBody,
  Routes,
} from "discord.js";
import type { Timing } from "./timing.ts";

/** Discord's error codes that we know what to do about. */
export const codes = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  unknownWebhook: 10015,
  tooManyWebhooks: 30007,
  tooOftenOldEdit: 30046,
  missingAccess: 50001,
  missingPermissions: 50013,
  invalidWebhookToken: 50027,
  invalidForm: 50035,
  acknowledged: 40060,
  tooManyChannels: 30013,
  archived: 50083,
  unknownEvent: 10070,
  threadExists: 160004,
  finishedEvent: 180000,
} as const;

/** Whether Discord refused for that reason. */
export const isCode = (error: unknown, ...wanted: readonly number[]): error is DiscordAPIError =>
  error instanceof DiscordAPIError && wanted.includes(Number(error.code));

/** A message of our own: text, and perhaps buttons. */
export interface Posting {
  readonly text: string;
  readonly components?: readonly APIMessageTopLevelComponent[];
  /** The message it replies to. */
  readonly replyTo?: string;
}

/** A channel to be made. */
export interface NewChannel {
  readonly name: string;
  readonly type: ChannelType.GuildCategory | ChannelType.GuildText;
  readonly parent_id?: string;
  readonly topic?: string;
  /** Who may what in it, as it is made; later that would need more. */
  readonly permission_overwrites?: readonly {
    readonly id: string;
    readonly type: OverwriteType;
    readonly allow?: string;
    readonly deny?: string;
  }[];
}

/** An event for a server's calendar; its times in real milliseconds. */
export interface CalendarEvent {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly start: number;
  readonly end: number;
}

/** Minutes of silence after which Discord puts a thread away. */
const ARCHIVED_AFTER = 60;
/** The same for a home that is a thread: a week, the most there is. */
const HOME_ARCHIVED_AFTER = 10_080;
/** Real milliseconds between two reactions in a channel, where Discord takes one each quarter of a second. */
const REACTIONS_APART_MS = 300;

/** An interaction, as its answers are addressed. */
interface Asked {
  readonly id: string;
  readonly token: string;
  readonly applicationId: string;
  readonly channelId: string | null;
}

/** An answer that everybody may see. */
export interface Shout {
  readonly content: string;
  readonly files: readonly { readonly name: string; readonly attachment: Buffer; readonly description?: string }[];
}

/** The first answer to an interaction is given at most so often. */
const MOST_TRIES = 3;
/** Real milliseconds between two tries, more each time. */
const TRY_AGAIN_MS = 100;

/** Requests in the words we use. All reject with discord.js's errors. */
export class Calls {
  readonly #usual: REST;
  readonly #once: REST;
  readonly #reactions = new Map<string, Promise<unknown>>();
  readonly #apartMs: number;
  readonly #acknowledgeMs: number;
  #lastAt = 0;
  #turn: Promise<void> = Promise.resolve();

  /** `usual` repeats lost requests, `once` has `retries: 0`; times in real milliseconds, as `Timing` has them. */
  constructor(usual: REST, once: REST, { apartMs, acknowledgeMs }: Pick<Timing, "apartMs" | "acknowledgeMs">) {
    this.#apartMs = apartMs;
    this.#acknowledgeMs = acknowledgeMs;
    this.#usual = usual;
    this.#once = once;
  }

  /** Posts as the bot. A nonce keeps a repeated request from posting twice. */
  async post(channel: string, posting: Posting): Promise<APIMessage> {
    const body: RESTPostAPIChannelMessageJSONBody = {
      content: posting.text,
      allowed_mentions: { parse: [], replied_user: false },
      flags: MessageFlags.SuppressNotifications,
      nonce: randomBytes(10).toString("hex"),
      enforce_nonce: true,
      ...(posting.components ? { components: [...posting.components] } : {}),
      ...(posting.replyTo ? { message_reference: { message_id: posting.replyTo, fail_if_not_exists: false } } : {}),
    };
    return (await (await this.#inTurn(this.#usual)).post(Routes.channelMessages(channel), { body })) as APIMessage;
  }

  /** Edits a message of the bot. */
  async edit(channel: string, message: string, { text, components }: Omit<Posting, "replyTo">): Promise<void> {
    await (await this.#inTurn(this.#usual)).patch(Routes.channelMessage(channel, message), {
      body: { content: text, components, allowed_mentions: { parse: [] } },
    });
  }

  /** Deletes a message; one that is gone already is no error. */
  async deleteMessage(channel: string, message: string): Promise<void> {
    await (await this.#inTurn(this.#usual)).delete(Routes.channelMessage(channel, message)).catch((error: unknown) => {
      if (!isCode(error, codes.unknownMessage, codes.unknownChannel)) throw error;
    });
  }

  /** Up to 100 messages after an id, newest first. */
  async messagesAfter(channel: string, after: string, signal?: AbortSignal): Promise<readonly APIMessage[]> {
    const query = new URLSearchParams({ after, limit: "100" });
    const options = { query, ...(signal ? { signal } : {}) };
    return (await (await this.#inTurn(this.#usual)).get(Routes.channelMessages(channel), options)) as APIMessage[];
  }

  /** A message, or null when it is no longer there. */
  async message(channel: string, message: string): Promise<APIMessage | null> {
    try {
      return (await (await this.#inTurn(this.#usual)).get(Routes.channelMessage(channel, message))) as APIMessage;
    } catch (error) {
      if (isCode(error, codes.unknownMessage, codes.unknownChannel)) return null;
      throw error;
    }
  }

  async pin(channel: string, message: string): Promise<void> {
    await (await this.#inTurn(this.#usual)).put(Routes.channelMessagesPin(channel, message));
  }

  /** Reacts, one after another in a channel. */
  async react(channel: string, message: string, emoji: string): Promise<void> {
    const before = this.#reactions.get(channel) ?? Promise.resolve();
    const route = Routes.channelMessageOwnReaction(channel, message, encodeURIComponent(emoji));
    const done = before.then(async () => (await this.#inTurn(this.#usual)).put(route));
    const rest = done.catch(() => {}).then(() => new Promise((resolve) => setTimeout(resolve, REACTIONS_APART_MS)));
    this.#reactions.set(channel, rest);
    void rest.then(() => {
      if (this.#reactions.get(channel) === rest) this.#reactions.delete(channel);
    });
    await done;
  }

  async typing(channel: string): Promise<void> {
    await (await this.#inTurn(this.#usual)).post(Routes.channelTyping(channel));
  }

  /** Whether a channel is still there, be it out of our sight. */
  async hasChannel(channel: string): Promise<boolean> {
    try {
      await (await this.#inTurn(this.#usual)).get(Routes.channel(channel));
      return true;
    } catch (error) {
      if (isCode(error, codes.unknownChannel)) return false;
      if (isCode(error, codes.missingAccess, codes.missingPermissions)) return true;
      throw error;
    }
  }

  /** The channels of a server as they are now. */
  async channels(guild: string): Promise<readonly APIChannel[]> {
    return (await (await this.#inTurn(this.#usual)).get(Routes.guildChannels(guild))) as APIChannel[];
  }

  /** The threads of a server that are not put away. */
  async threads(guild: string): Promise<readonly APIThreadChannel[]> {
    const found = await (await this.#inTurn(this.#usual)).get(Routes.guildActiveThreads(guild));
    return (found as { readonly threads: readonly APIThreadChannel[] }).threads;
  }

  /** Never repeated by itself: a channel made twice is worse than one made late. */
  async createChannel(guild: string, body: NewChannel): Promise<APIChannel> {
    return (await (await this.#inTurn(this.#once)).post(Routes.guildChannels(guild), { body })) as APIChannel;
  }

  /** Puts a channel into a category. */
  async moveChannel(channel: string, category: string): Promise<void> {
    await (await this.#inTurn(this.#usual)).patch(Routes.channel(channel), { body: { parent_id: category } });
  }

  /** Lets a role read and write in a channel, or no longer says so. Takes Manage Roles. */
  async letIn(channel: string, role: string, is: boolean): Promise<void> {
    const route = Routes.channelPermission(channel, role);
    const rest = await this.#inTurn(this.#usual);
    const { ViewChannel, SendMessages, ReadMessageHistory } = PermissionFlagsBits;
    const allow = String(ViewChannel | SendMessages | ReadMessageHistory);
    if (is) await rest.put(route, { body: { type: OverwriteType.Role, allow, deny: "0" } });
    else await rest.delete(route);
  }

  /** Deletes a channel; one that is gone already is no error. */
  async deleteChannel(channel: string): Promise<void> {
    await (await this.#inTurn(this.#usual)).delete(Routes.channel(channel)).catch((error: unknown) => {
      if (!isCode(error, codes.unknownChannel)) throw error;
    });
  }

  /** The events in a server's calendar that are still to come or going on. */
  async scheduledEvents(guild: string): Promise<readonly APIGuildScheduledEvent[]> {
    const route = Routes.guildScheduledEvents(guild);
    return (await (await this.#inTurn(this.#usual)).get(route)) as APIGuildScheduledEvent[];
  }

  /** Puts an event at a named place into the calendar and resolves with its id. Never repeated by itself. */
  async createEvent(guild: string, event: CalendarEvent): Promise<string> {
    const body: RESTPostAPIGuildScheduledEventJSONBody = {
      name: event.name,
      description: event.description,
      privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
      entity_type: GuildScheduledEventEntityType.External,
      entity_metadata: { location: event.location },
      scheduled_start_time: new Date(event.start).toISOString(),
      scheduled_end_time: new Date(event.end).toISOString(),
    };
    const made = await (await this.#inTurn(this.#once)).post(Routes.guildScheduledEvents(guild), { body });
    return (made as APIGuildScheduledEvent).id;
  }

  /** Begins or ends an event in the calendar, or moves it. */
  async changeEvent(
    guild: string,
    event: string,
    change: { readonly status: number } | { readonly start: number; readonly end: number },
  ): Promise<void> {
    const body =
      "status" in change
        ? change
        : {
            scheduled_start_time: new Date(change.start).toISOString(),
            scheduled_end_time: new Date(change.end).toISOString(),
          };
    await (await this.#inTurn(this.#usual)).patch(Routes.guildScheduledEvent(guild, event), { body });
  }

  /** Takes an event out of the calendar, with all that it says: one that is cancelled can still be read. */
  async deleteEvent(guild: string, event: string): Promise<void> {
    await (await this.#inTurn(this.#usual)).delete(Routes.guildScheduledEvent(guild, event));
  }

  async webhooks(channel: string): Promise<readonly APIWebhook[]> {
    return (await (await this.#inTurn(this.#usual)).get(Routes.channelWebhooks(channel))) as APIWebhook[];
  }

  async createWebhook(channel: string, name: string): Promise<APIWebhook> {
    return (await (
      await this.#inTurn(this.#once)
    ).post(Routes.channelWebhooks(channel), { body: { name } })) as APIWebhook;
  }

  /** Deletes a webhook; one that is gone already is no error. */
  async deleteWebhook(webhook: string): Promise<void> {
    await (await this.#inTurn(this.#usual)).delete(Routes.webhook(webhook)).catch((error: unknown) => {
      if (!isCode(error, codes.unknownWebhook)) throw error;
    });
  }

  /** Deletes a message that a webhook of ours has posted; one that is gone already is no error. */
  async unsay(
    hook: { readonly id: string; readonly token: string },
    message: string,
    thread: string | null = null,
  ): Promise<void> {
    const query = thread === null ? {} : { query: new URLSearchParams({ thread_id: thread }) };
    await this.#usual
      .delete(Routes.webhookMessage(hook.id, hook.token, message), { auth: false, ...query })
      .catch((error: unknown) => {
        if (!isCode(error, codes.unknownMessage, codes.unknownWebhook)) throw error;
      });
  }

  /** Speaks through a webhook: the message, and where it was posted. Never repeated: whether a lost one arrived is looked up instead. */
  async execute(
    hook: { readonly id: string; readonly token: string },
    persona: {
      readonly name: string;
      readonly avatar: string;
      readonly text: string;
      readonly components: readonly APIMessageTopLevelComponent[];
    },
    signal?: AbortSignal,
    thread: string | null = null,
  ): Promise<{ readonly message: string; readonly channel: string }> {
    const body: RESTPostAPIWebhookWithTokenJSONBody = {
      content: persona.text,
      username: persona.name,
      avatar_url: persona.avatar,
      allowed_mentions: { parse: [] },
      flags: MessageFlags.SuppressNotifications,
      ...(persona.components.length > 0 ? { components: [...persona.components] } : {}),
    };
    const query = new URLSearchParams({ wait: "true", ...(thread === null ? {} : { thread_id: thread }) });
    const options = { body, query, auth: false, ...(signal ? { signal } : {}) };
    const message = (await this.#once.post(Routes.webhook(hook.id, hook.token), options)) as APIMessage;
    return { message: message.id, channel: message.channel_id };
  }

  /** The first answer to an interaction. One of which nothing is heard is looked up, and given again only when it is not there. */
  async acknowledge(asked: Pick<Asked, "id" | "token" | "applicationId">, body: APIInteractionResponse): Promise<void> {
    const { id, token } = asked;
    for (let tries = 1; ; tries++) {
      try {
        const signal = AbortSignal.timeout(this.#acknowledgeMs);
        await this.#once.post(Routes.interactionCallback(id, token), { body, auth: false, signal });
        return;
      } catch (error) {
        if (tries > 1 && isCode(error, codes.acknowledged)) return;
        if (error instanceof DiscordAPIError || tries === MOST_TRIES) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS * tries));
      if (await this.#isAcknowledged(asked)) return;
    }
  }

  /** Whether an interaction has a first answer, be it one without a message; false also where nothing is heard. */
  async #isAcknowledged({ applicationId, token }: Pick<Asked, "token" | "applicationId">): Promise<boolean> {
    const route = Routes.webhookMessage(applicationId, token, "@original");
    const signal = AbortSignal.timeout(this.#acknowledgeMs);
    return this.#once.get(route, { auth: false, signal }).then(
      () => true,
      (error: unknown) => isCode(error, codes.unknownMessage),
    );
  }

  /** A further answer to an interaction, which everybody may see: its id. Never repeated: whether a lost one arrived is looked up instead. */
  async followUp({ applicationId, token }: Asked, { content, files }: Shout): Promise<string> {
    const body: RESTPostAPIInteractionFollowupJSONBody = {
      content,
      allowed_mentions: { parse: [] },
      flags: MessageFlags.SuppressNotifications,
      ...(files.length > 0
        ? { attachments: files.map(({ name, description = "" }, id) => ({ id, filename: name, description })) }
        : {}),
    };
    const raw = files.map(({ name, attachment }) => ({ name, data: attachment }));
    const posted = await this.#once.post(Routes.webhook(applicationId, token), { body, files: raw, auth: false });
    return (posted as APIMessage).id;
  }

  /** The id of a further answer that is there, or null. */
  async followedUp({ id, applicationId, channelId }: Asked, { content }: Shout): Promise<string | null> {
    // Where texts cannot be read, any answer of ours since then may be it.
    const found = (await this.messagesAfter(channelId ?? "", id)).find(
      (one) => one.webhook_id === applicationId && (one.content === content || one.content === ""),
    );
    return found?.id ?? null;
  }

  /** Begins a thread at a message, which gives it its own id; that there is one already is no error. */
  async startThread(channel: string, message: string, name: string): Promise<void> {
    const body: RESTPostAPIChannelMessagesThreadsJSONBody = { name, auto_archive_duration: ARCHIVED_AFTER };
    await (await this.#inTurn(this.#usual)).post(Routes.threads(channel, message), { body }).catch((error: unknown) => {
      if (!isCode(error, codes.threadExists)) throw error;
    });
  }

  /** A thread of a channel that begins at no message. Never repeated by itself. */
  async createThread(channel: string, name: string): Promise<string> {
    const body = { name, type: ChannelType.PublicThread, auto_archive_duration: HOME_ARCHIVED_AFTER } as const;
    const made = await (await this.#inTurn(this.#once)).post(Routes.threads(channel), { body });
    return (made as APIChannel).id;
  }

  /** Resolves when one more request with the bot's token may go out, for those that discord.js makes itself. */
  async turn(): Promise<void> {
    await this.#inTurn(this.#usual);
  }

  /** Both queues count apart, but Discord counts the bot as one. Each waits for the one before, so that a late timer makes no burst. */
  #inTurn(rest: REST): Promise<REST> {
    this.#turn = this.#turn.then(async () => {
      const waitMs = this.#lastAt + this.#apartMs - Date.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      this.#lastAt = Date.now();
    });
    return this.#turn.then(() => rest);
  }
}
