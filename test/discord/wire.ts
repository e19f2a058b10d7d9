// From what is stored to what is sent: `test` fields fall away, and texts of people disappear for a bot that lacks
// the message content intent (fact sheet, section 5).

import { botSees, inChannel } from "./permissions.ts";
import type { Channel, Command, Guild, InteractionRecord, Message, User, Webhook } from "./records.ts";
import type { State } from "./state.ts";

/** The flag of a message only one person sees. */
export const ephemeralFlag = 64;
/** The flag of a message that still says "is thinking". */
export const loadingFlag = 128;
/** The flag of a message made of components alone. */
export const componentsV2Flag = 32_768;
/** The message content intent. */
export const messageContentIntent = 32_768;

/** A message as the API shows it, texts included. */
export function messageOnWire(message: Message): object {
  const { test: _, reactions, referenced_message, ...rest } = message;
  const shown = reactions.map(({ users, ...reaction }) => ({
    ...reaction,
    count_details: { burst: 0, normal: users.length },
    burst_colors: [],
    me_burst: false,
  }));
  return {
    ...rest,
    ...(shown.length > 0 && { reactions: shown }),
    ...(referenced_message !== undefined && {
      referenced_message: referenced_message && messageOnWire(referenced_message),
    }),
  };
}

/** A message as a bot sees it that may or may not read what people write. */
export function messageForBot(state: State, message: Message, readsContent: boolean): object {
  const wire = messageOnWire(message) as Record<string, unknown>;
  if (readsContent || hasItsContent(state, message)) return wire;
  const { poll: _, ...rest } = wire;
  return { ...rest, content: "", embeds: [], attachments: [], components: [] };
}

// The bot's own lines and those that call it. A webhook's line is neither, even when the webhook is ours.
function hasItsContent(state: State, message: Message) {
  return message.author.id === state.bot.id || message.mentions.some(({ id }) => id === state.bot.id);
}

/** Whether the portal lets the application read what people write, which is what REST goes by. */
export const readsByRest = (state: State) => (state.disallowedIntents & messageContentIntent) === 0;

/** A member as it comes with a message or an interaction. */
export function memberOnWire(guild: Guild, user: User, withUser: boolean): object | undefined {
  const member = guild.members.get(user.id);
  if (!member) return undefined;
  const { user: who, ...rest } = member;
  return {
    ...rest,
    avatar: null,
    banner: null,
    pending: false,
    premium_since: null,
    communication_disabled_until: null,
    ...(withUser && { user: who }),
  };
}

/** A guild as GUILD_CREATE or GET shows it. */
export function guildOnWire(state: State, guild: Guild, full: boolean): object {
  const channels = [...state.channels.values()].filter((channel) => channel.guild_id === guild.id);
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.owner_id,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: guild.preferred_locale,
    vanity_url_code: null,
    application_id: null,
    region: "deprecated",
    features: [],
    emojis: [],
    stickers: [],
    roles: guild.roles,
    ...(full && {
      joined_at: guild.members.get(state.bot.id)?.joined_at,
      large: false,
      unavailable: false,
      member_count: guild.members.size,
      members: [memberOnWire(guild, state.bot, true)],
      channels: channels.filter((channel) => !channel.thread_metadata),
      threads: channels.filter(
        (channel) => channel.thread_metadata && !channel.thread_metadata.archived && botSees(state, channel),
      ),
      guild_scheduled_events: [...guild.events.values()],
      presences: [],
      voice_states: [],
      stage_instances: [],
      soundboard_sounds: [],
    }),
  };
}

/** A webhook: its token is only for the application that owns it. */
export function webhookOnWire(state: State, webhook: Webhook): object {
  const { token, ...rest } = webhook;
  const ours = webhook.application_id === state.applicationId;
  return ours ? { ...rest, token, url: `${state.origin}/api/webhooks/${webhook.id}/${token}` } : rest;
}

/** A channel as it comes resolved in an interaction. */
export function channelInInteraction(state: State, channel: Channel, userId: string): object {
  return {
    ...channel,
    permissions: inChannel(state, channel, userId).toString(),
    app_permissions: inChannel(state, channel, state.bot.id).toString(),
  };
}

/** What an interaction callback answers with `with_response=true`. */
export function callbackOnWire(record: InteractionRecord, responseType: number, message: Message | undefined): object {
  const interaction = {
    id: record.id,
    type: record.type,
    ...(message && {
      response_message_id: message.id,
      response_message_loading: (message.flags & loadingFlag) !== 0,
      response_message_ephemeral: (message.flags & ephemeralFlag) !== 0,
    }),
  };
  return { interaction, resource: { type: responseType, ...(message && { message: messageOnWire(message) }) } };
}

/** A command as the API lists it. */
export const commandOnWire = (command: Command): object => ({ ...command, nsfw: false, dm_permission: false });
