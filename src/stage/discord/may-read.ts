/** Whether a member, or everybody, may read what is said in a place: by what Discord lets them see of its channel. */
import { type Guild, type GuildMember, PermissionFlagsBits } from "discord.js";
import type { PlaceId } from "../../world/places.ts";
import type { GuildState } from "./guild-state.ts";

const READS = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

/** A place without a channel is read by nobody. */
export function mayRead(state: GuildState, member: GuildMember, place: PlaceId): boolean {
  return channelFor(state, member.guild, place)?.permissionsFor(member).has(READS) ?? false;
}

/** Whether all who see the town may read it: everybody, or in a server that hides the town from some, whoever sees its category. */
export function everybodyReads(state: GuildState, guild: Guild, place: PlaceId): boolean {
  const channel = channelFor(state, guild, place);
  if (!channel) return false;
  const locked = !channel.isThread() && channel.permissionsLocked === true;
  return locked || channel.permissionsFor(guild.roles.everyone).has(READS);
}

/** A home's thread goes to sleep and out of the cache; whoever may read the channel it is in may read it. */
function channelFor(state: GuildState, guild: Guild, place: PlaceId) {
  const id = state.channelOf(place);
  const { cache } = guild.channels;
  return id === null ? undefined : (cache.get(state.withinOf(id) ?? "") ?? cache.get(id));
}
