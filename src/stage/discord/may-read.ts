/** Whether a member, or all who look somewhere, may read what is said in a place: by what Discord lets them see of its channel. */
import { type Guild, type GuildMember, PermissionFlagsBits } from "discord.js";
import type { PlaceId } from "../../world/places.ts";
import type { GuildState } from "./guild-state.ts";

const READS = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

/** A place without a channel is read by nobody. */
export function mayRead(state: GuildState, member: GuildMember, place: PlaceId): boolean {
  return channelFor(state, member.guild, place)?.permissionsFor(member).has(READS) ?? false;
}

/**
 * Whether all who read what is shown somewhere may also read what is said in a place. It is shown in the place `shownIn`, whose channel is read
 * by the same people then; null is the whole server, as in its calendar, or the place's channel keeps nobody out.
 */
export function allRead(state: GuildState, guild: Guild, place: PlaceId, shownIn: PlaceId | null): boolean {
  const channel = channelFor(state, guild, place);
  if (!channel) return false;
  // One role that is kept out is enough, and where all are but some by name, these are not all.
  const keepsOut = overwritesOf(channel).some(({ deny }) => deny.any(READS));
  if (!keepsOut && channel.permissionsFor(guild.roles.everyone).has(READS)) return true;
  const alike = (other: PlaceId) => {
    const shown = channelFor(state, guild, other);
    return shown !== undefined && readersOf(shown) === readersOf(channel);
  };
  if (shownIn !== null) return alike(shownIn);
  // Where nobody reads without a role that lets them, the whole server is whoever reads the town: all of it alike.
  return !keepsOut && Object.keys(state.record.places).every(alike);
}

type Found = NonNullable<ReturnType<typeof channelFor>>;

/** Who is let into a thread is said of the channel it is in. */
const overwritesOf = (channel: Found) => [
  ...((channel.isThread() ? channel.parent : channel)?.permissionOverwrites.cache.values() ?? []),
];

/** Who is let in and who is kept out beyond what their roles say: alike for channels with the same readers. */
const readersOf = (channel: Found): string =>
  overwritesOf(channel)
    .filter(({ allow, deny }) => allow.any(READS) || deny.any(READS))
    .map(({ id, allow, deny }) => `${id} ${allow.bitfield & READS} ${deny.bitfield & READS}`)
    .sort()
    .join();

/** A home's thread goes to sleep and out of the cache; whoever may read the channel it is in may read it. */
function channelFor(state: GuildState, guild: Guild, place: PlaceId) {
  const id = state.channelOf(place);
  const { cache } = guild.channels;
  return id === null ? undefined : (cache.get(state.withinOf(id) ?? "") ?? cache.get(id));
}
