/**
 * Messages that members deleted while nobody listened: what the town took is looked for where it was written, and what stands there no more
 * is forgotten as if its deletion had been heard. Where it cannot be told whether a message still stands, it is taken to.
 */
import {
  type Channel,
  ChannelType,
  type GuildTextBasedChannel,
  PermissionFlagsBits,
  SnowflakeUtil,
  type TextChannel,
} from "discord.js";
import type { Calls } from "../calls.ts";
import type { GuildTown } from "../guild-town.ts";
import { type Log, reason } from "../log.ts";
import { heardIn } from "./catch-up.ts";

/** What looking for them in one server needs. */
export interface GoneMeanwhilePorts {
  readonly town: GuildTown;
  readonly calls: Calls;
  readonly log: Log;
  channelOf(id: string): Channel | undefined;
  /** Whether the stage is being closed. */
  closing(): boolean;
  /** These messages of a channel were deleted. */
  deleted(ids: readonly string[], guild: string, channel: string): void;
}

/** A list call takes so many messages. */
const PAGE = 100;

/** Tells of all that were deleted in one server. Never rejects. */
export async function goneMeanwhile(ports: GoneMeanwhilePorts): Promise<void> {
  const { town, log, closing, deleted } = ports;
  const { guild, record } = town.state;
  for (const place of Object.keys(record.places)) {
    if (closing()) return;
    try {
      const gone = await goneIn(ports, place);
      const channel = town.state.channelOf(place);
      if (gone.length > 0 && channel && !closing()) deleted(gone.map(String), guild, channel);
    } catch (error) {
      log.warn({ guild, place, reason: reason(error) }, "what was deleted meanwhile cannot be looked for");
    }
  }
}

/** The messages that the town took in a place and that stand in none of its channels. @throws what Discord refuses */
async function goneIn({ town, calls, channelOf }: GoneMeanwhilePorts, place: string): Promise<readonly bigint[]> {
  const home = channelOf(town.state.channelOf(place) ?? "");
  if (!home) return [];
  // What was written before its channel was made went with another one: nobody took it back.
  const taken = [...new Set(town.desk.standing(place).map((key) => key.split("/")[0] ?? ""))]
    .filter((id) => /^\d+$/.test(id) && BigInt(id) > BigInt(home.id))
    .map(BigInt)
    .sort((a, b) => (a < b ? -1 : 1));
  if (taken.length === 0) return [];
  const seen = new Set<bigint>();
  for (const id of heardIn(town, place, channelOf)) {
    const channel = channelOf(id);
    // A list that we may not see is empty.
    if (!channel?.isTextBased() || channel.isDMBased() || !mayList(channel)) return [];
    await look(calls, channel, taken, seen);
  }
  const gone = taken.filter((id) => !seen.has(id));
  if (gone.length === 0 || home.type !== ChannelType.GuildText) return gone;
  const within = await inArchived(calls, home);
  return gone.filter((id) => !within(id));
}

const mayList = (channel: GuildTextBasedChannel): boolean =>
  channel.permissionsFor(channel.client.user)?.has(PermissionFlagsBits.ReadMessageHistory) ?? false;

/** Sees which messages stand in a channel, page by page, where any of them may be. */
async function look(
  calls: Calls,
  channel: GuildTextBasedChannel,
  taken: readonly bigint[],
  seen: Set<bigint>,
): Promise<void> {
  let next = taken[0];
  while (next !== undefined) {
    await calls.turn();
    const page = await channel.messages.fetch({ after: String(next - 1n), limit: PAGE, cache: false });
    const ids = [...page.keys()].map(BigInt);
    for (const id of ids) seen.add(id);
    const last = ids.reduce((most, id) => (id > most ? id : most), next);
    next = page.size < PAGE ? undefined : taken.find((id) => id > last);
  }
}

/** Whether a message may be in a thread that is archived, which is not looked through. @throws what Discord refuses */
async function inArchived(calls: Calls, home: TextChannel): Promise<(id: bigint) => boolean> {
  await calls.turn();
  const { threads, hasMore } = await home.threads.fetchArchived({ limit: PAGE }, false);
  const spans = threads.map(({ id, archiveTimestamp }) => ({ from: BigInt(id), to: archiveTimestamp ?? 0 }));
  // They are listed from the latest archived on: the others were archived before these.
  const others = hasMore ? Math.min(...spans.map(({ to }) => to)) : 0;
  return (id) => {
    const at = SnowflakeUtil.timestampFrom(id);
    return at <= others || spans.some(({ from, to }) => id >= from && at <= to);
  };
}
