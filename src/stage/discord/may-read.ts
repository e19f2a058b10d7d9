/** Whether a member may read what is said in a place: by what Discord lets them see of its channel. */
import { type GuildMember, PermissionFlagsBits } from "discord.js";
import type { PlaceId } from "../../world/places.ts";
import type { GuildState } from "./guild-state.ts";

const READS = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

/** A place without a channel is read by nobody. */
export function mayRead(state: GuildState, member: GuildMember, place: PlaceId): boolean {
  const id = state.channelOf(place);
  if (id === null) return false;
  const { cache } = member.guild.channels;
  // A home's thread goes to sleep and out of the cache; whoever may read the channel it is in may read it.
  const channel = cache.get(id) ?? cache.get(state.withinOf(id) ?? "");
  return channel?.permissionsFor(member).has(READS) ?? false;
}
