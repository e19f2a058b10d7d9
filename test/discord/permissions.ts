// Who may do what: Discord's own computation (topics/permissions), so that a bot that was not invited properly, or
// was shut out of a channel, fails here as it would there.

import { PermissionFlagsBits as Bit } from "discord.js";
import { missingAccess, missingPermissions, unknownChannel, unknownGuild } from "./api-error.ts";
import type { Channel, Guild, Overwrite } from "./records.ts";
import type { State } from "./state.ts";

/** Every bit there is. */
export const everything = Object.values(Bit).reduce((all, bit) => all | bit, 0n);

/** What an ordinary member of a guild may do. */
export const ordinary =
  Bit.ViewChannel |
  Bit.SendMessages |
  Bit.ReadMessageHistory |
  Bit.AddReactions |
  Bit.UseApplicationCommands |
  Bit.SendMessagesInThreads |
  Bit.EmbedLinks |
  Bit.AttachFiles;

/** A guild that exists, or 10004. */
export function guildOf(state: State, guildId: string): Guild {
  const guild = state.guilds.get(guildId);
  if (!guild) throw unknownGuild();
  return guild;
}

/** A channel that exists, or 10003. */
export function channelOf(state: State, channelId: string): Channel {
  const channel = state.channels.get(channelId);
  if (!channel) throw unknownChannel();
  return channel;
}

/** A member's permissions in the guild at large. */
export function inGuild(guild: Guild, userId: string): bigint {
  if (guild.owner_id === userId) return everything;
  const member = guild.members.get(userId);
  if (!member) return 0n;
  let bits = 0n;
  for (const role of guild.roles) {
    if (role.id === guild.id || member.roles.includes(role.id)) bits |= BigInt(role.permissions);
  }
  return bits & Bit.Administrator ? everything : bits;
}

/** A member's permissions in one channel; a thread has its parent's. */
export function inChannel(state: State, channel: Channel, userId: string): bigint {
  const guild = guildOf(state, channel.guild_id);
  const base = inGuild(guild, userId);
  if (base === everything) return everything;
  const home = channel.thread_metadata ? (state.channels.get(channel.parent_id ?? "") ?? channel) : channel;
  const roles = guild.members.get(userId)?.roles ?? [];
  const lines = home.permission_overwrites;
  let bits = apply(
    base,
    lines.filter(({ id }) => id === guild.id),
  );
  bits = apply(
    bits,
    lines.filter(({ id, type }) => type === 0 && roles.includes(id)),
  );
  bits = apply(
    bits,
    lines.filter(({ id, type }) => type === 1 && id === userId),
  );
  if (!(bits & Bit.ViewChannel)) return 0n;
  if (!(bits & Bit.SendMessages))
    bits &= ~(Bit.EmbedLinks | Bit.AttachFiles | Bit.MentionEveryone | Bit.SendTTSMessages);
  return bits;
}

function apply(bits: bigint, lines: readonly Overwrite[]) {
  const deny = lines.reduce((sum, line) => sum | BigInt(line.deny), 0n);
  const allow = lines.reduce((sum, line) => sum | BigInt(line.allow), 0n);
  return (bits & ~deny) | allow;
}

/** Whether the bot sees a channel. */
export const botSees = (state: State, channel: Channel) =>
  (inChannel(state, channel, state.bot.id) & Bit.ViewChannel) !== 0n;

/** The channel, if the bot sees it and holds all of `needed` there; else 10003, 50001 or 50013. */
export function allowedIn(state: State, channelId: string, needed = 0n): Channel {
  const channel = channelOf(state, channelId);
  const bits = inChannel(state, channel, state.bot.id);
  if (!(bits & Bit.ViewChannel)) throw missingAccess();
  if ((bits & needed) !== needed) throw missingPermissions();
  return channel;
}

/** The guild, if the bot is in it and holds all of `needed` there; else 10004, 50001 or 50013. */
export function allowedAt(state: State, guildId: string, needed = 0n): Guild {
  const guild = guildOf(state, guildId);
  if (!guild.members.has(state.bot.id)) throw missingAccess();
  if ((inGuild(guild, state.bot.id) & needed) !== needed) throw missingPermissions();
  return guild;
}
