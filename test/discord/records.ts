// The shapes the test Discord holds. They are the wire's own shapes (snake case and all), so that what is stored is
// what is sent; the few fields that only tests read are gathered under `test` and never leave the process by wire.

import type { APIAttachment, APIEmbed } from "discord.js";

/** A JSON object off the wire, before anybody has looked into it. */
export type Json = Record<string, unknown>;

/** An account: a person or the bot. */
export interface User {
  readonly id: string;
  username: string;
  global_name: string | null;
  discriminator: string;
  avatar: string | null;
  bot?: boolean;
}

/** An account's place in one guild. */
export interface GuildMember {
  user: User;
  nick: string | null;
  roles: string[];
  joined_at: string;
  deaf: boolean;
  mute: boolean;
  flags: number;
}

/** A role; `permissions` is a bit set written as a decimal string. */
export interface Role {
  readonly id: string;
  name: string;
  permissions: string;
  position: number;
  color: number;
  hoist: boolean;
  managed: boolean;
  mentionable: boolean;
  flags: number;
  tags?: { bot_id: string };
}

/** One line of a channel's permissions: `type` 0 is a role, 1 a member. */
export interface Overwrite {
  id: string;
  type: 0 | 1;
  allow: string;
  deny: string;
}

/** A channel, a category or a thread. */
export interface Channel {
  readonly id: string;
  readonly guild_id: string;
  type: number;
  name: string;
  topic: string | null;
  position: number;
  parent_id: string | null;
  nsfw: boolean;
  rate_limit_per_user: number;
  permission_overwrites: Overwrite[];
  last_message_id: string | null;
  flags: number;
  owner_id?: string;
  message_count?: number;
  member_count?: number;
  applied_tags?: string[];
  thread_metadata?: {
    archived: boolean;
    auto_archive_duration: number;
    archive_timestamp: string;
    locked: boolean;
    create_timestamp: string;
  };
}

/** A component as sent: a row, a button, a select, a text input ... */
export interface Component {
  type: number;
  custom_id?: string;
  label?: string;
  style?: number;
  disabled?: boolean;
  url?: string;
  emoji?: { id?: string; name?: string };
  content?: string;
  placeholder?: string;
  required?: boolean;
  value?: string;
  min_length?: number;
  max_length?: number;
  min_values?: number;
  max_values?: number;
  options?: { label: string; value: string; description?: string; default?: boolean }[];
  components?: Component[];
  component?: Component;
  accessory?: Component;
}

/** A heap of equal reactions under a message. */
export interface Reaction {
  emoji: { id: string | null; name: string };
  count: number;
  me: boolean;
  users: string[];
}

/** What tests may read of a message that Discord would not show. */
export interface MessageForTests {
  /** The body as the bot sent it (last edit included), if the bot or a webhook wrote it. */
  sent?: Json;
  /** The avatar address of a webhook message. */
  avatarUrl?: string;
  deleted?: boolean;
  /** Edits so far. */
  edits: number;
  /** The message in the bot's eyes only exists inside this interaction (ephemeral). */
  interactionId?: string;
}

/** A message. */
export interface Message {
  readonly id: string;
  readonly channel_id: string;
  readonly guild_id: string;
  type: number;
  author: User;
  content: string;
  timestamp: string;
  edited_timestamp: string | null;
  tts: boolean;
  mention_everyone: boolean;
  mentions: User[];
  mention_roles: string[];
  attachments: APIAttachment[];
  embeds: APIEmbed[];
  components: Component[];
  reactions: Reaction[];
  pinned: boolean;
  flags: number;
  nonce?: string | number;
  webhook_id?: string;
  application_id?: string;
  message_reference?: { type: number; message_id: string; channel_id: string; guild_id: string };
  referenced_message?: Message | null;
  interaction_metadata?: Json;
  poll?: Json;
  thread?: Channel;
  readonly test: MessageForTests;
}

/** A webhook; `application_id` says whose. */
export interface Webhook {
  readonly id: string;
  readonly type: 1;
  readonly guild_id: string;
  channel_id: string;
  name: string;
  avatar: string | null;
  token: string;
  application_id: string | null;
  user: User;
}

/** An option of a command, as registered. */
export interface CommandOption {
  type: number;
  name: string;
  description: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { name: string; value: string | number }[];
  options?: CommandOption[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
}

/** A registered application command. */
export interface Command {
  readonly id: string;
  readonly application_id: string;
  readonly guild_id?: string;
  version: string;
  type: number;
  name: string;
  description: string;
  options: CommandOption[];
  default_member_permissions: string | null;
  contexts: number[] | null;
  integration_types: number[];
  name_localizations: Record<string, string> | null;
  description_localizations: Record<string, string> | null;
}

/** An event in the guild's calendar. */
export interface ScheduledEvent {
  readonly id: string;
  readonly guild_id: string;
  channel_id: string | null;
  creator_id: string;
  creator: User;
  name: string;
  description: string | null;
  scheduled_start_time: string;
  scheduled_end_time: string | null;
  privacy_level: number;
  status: number;
  entity_type: number;
  entity_id: string | null;
  entity_metadata: { location?: string } | null;
  user_count: number;
}

/** A guild and what belongs to it alone. */
export interface Guild {
  readonly id: string;
  name: string;
  owner_id: string;
  preferred_locale: string;
  roles: Role[];
  members: Map<string, GuildMember>;
  events: Map<string, ScheduledEvent>;
  /** The role that carries the bot's permissions. */
  botRoleId: string;
}

/** What happened to one interaction, from being sent to its last followup. */
export interface InteractionRecord {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly channelId: string;
  readonly guildId: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly sentAtMs: number;
  /** The message a button, select or message menu was used on. */
  readonly source?: Message | undefined;
  /** Type of the first response, once there is one. */
  acknowledged?: number;
  acknowledgedAfterMs?: number;
  ephemeral?: boolean;
  original?: Message;
  /** An edit of the source message has happened after a deferred update. */
  sourceEdited?: boolean;
  modal?: { custom_id: string; title: string; components: Component[] };
  choices?: { name: string; value: string | number }[];
  followups: Message[];
}

/** A file that came with a request. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}
