/** Whether a member, or everybody, may read what is said in a place: by what Discord lets them see of its channel. */
import { type Guild, type GuildMember, PermissionFlagsBits } from "discord.js";
import type { PlaceId } from "../../world/places.ts";
import type { GuildState } from "./guild-state.ts";

const READS = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

/** A place without a channel is read by nobody. */
export function mayRead(state: GuildState, member: GuildMember, place: PlaceId): boolean {
  return channelFor(state, member.guild, place)?.permissionsFor(member).has(READS) ?? false;
}

/** Whether all who see the town may read it: whoever sees its category or, where that is hidden and it is not, everybody. */
export function everybodyReads(state: GuildState, guild: Guild, place: PlaceId): boolean {
  const found = channelFor(state, guild, place);
  const channel = found?.isThread() === false ? found : found?.parent;
  if (!channel || channel.isThread()) return false;
  const own = channel.permissionOverwrites.cache;
  const category = channel.parent?.permissionOverwrites.cache;
  const lacks = (bits: bigint, of: bigint | undefined) => (bits & READS & ~(of ?? 0n)) !== 0n;
  // One role that is kept out here alone is not to read of it elsewhere, however many others do.
  if (own.some(({ id, deny }) => lacks(deny.bitfield, category?.get(id)?.deny.bitfield))) return false;
  const letsIn = category?.every(({ id, allow }) => !lacks(allow.bitfield, own.get(id)?.allow.bitfield)) ?? false;
  return letsIn || channel.permissionsFor(guild.roles.everyone).has(READS);
}

/** A home's thread goes to sleep and out of the cache; whoever may read the channel it is in may read it. */
function channelFor(state: GuildState, guild: Guild, place: PlaceId) {
  const id = state.channelOf(place);
  const { cache } = guild.channels;
  return id === null ? undefined : (cache.get(state.withinOf(id) ?? "") ?? cache.get(id));
}
