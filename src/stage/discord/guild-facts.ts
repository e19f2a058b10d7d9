/** What is asked about a server again and again: who may do what where, as discord.js has it from Discord. */
import { ChannelType, type Client, PermissionFlagsBits } from "discord.js";
import type { PlaceId } from "../../world/places.ts";
import type { GuildState } from "./guild-state.ts";
import { isPublic, type KeepersRoles, keepersRolesAt, lackingIn, type Used, usedIn } from "./keeping/permissions.ts";
import { allRead } from "./may-read.ts";

/** The facts of all servers. */
export interface GuildFacts {
  /** Whether the bot may put events into a server's calendar. */
  readonly mayMakeEvents: (guild: string) => boolean;
  /** Whether all who read what is shown in a place, or, null, in the server, may read what is said in this one. */
  readonly allRead: (state: GuildState, place: PlaceId, shownIn: PlaceId | null) => boolean;
  /** Whether others than keepers read a channel; one that we do not see counts as such. */
  readonly isPublic: (channel: string) => boolean;
  /** What of what is used there we lack in a channel, in words; null where we do not know it. */
  readonly lacking: (guild: string, channel: string, used: Used, language: string) => string | null;
  /** How the roles of a server stand to its keepers' channel, into which we let these; null where we do not see it. */
  readonly keepersRoles: (guild: string, channel: string, letIn: readonly string[]) => KeepersRoles | null;
  /** The channel that a public thread is in; null: it is none. */
  readonly parentOf: (thread: string) => string | null;
  /** The bot's user id, and its application's. */
  readonly bot: string;
  readonly application: string;
}

/** The facts as a client knows them. */
export function guildFacts({ guilds, channels, user, application }: Client<true>): GuildFacts {
  return {
    mayMakeEvents: (id) => guilds.cache.get(id)?.members.me?.permissions.has(PermissionFlagsBits.CreateEvents) ?? false,
    allRead: (state, place, shownIn) => {
      const guild = guilds.cache.get(state.guild);
      return guild !== undefined && allRead(state, guild, place, shownIn);
    },
    isPublic: (id) => {
      const channel = channels.cache.get(id);
      return channel?.type !== ChannelType.GuildText || isPublic(channel);
    },
    lacking: (id, channel, used, language) => {
      const guild = guilds.cache.get(id);
      return guild ? lackingIn(guild, channel, usedIn(used), language) : null;
    },
    keepersRoles: (id, channel, letIn) => {
      const guild = guilds.cache.get(id);
      return guild ? keepersRolesAt(guild, channel, letIn) : null;
    },
    parentOf: (id) => {
      const thread = channels.cache.get(id);
      return thread?.type === ChannelType.PublicThread ? thread.parentId : null;
    },
    bot: user.id,
    application: application.id,
  };
}
