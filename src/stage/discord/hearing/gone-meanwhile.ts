/**
 * Messages that members deleted while nobody listened: what the town took is looked for where it was written, and what stands there no more
 * is forgotten as if its deletion had been heard. Where it cannot be told whether a message still stands, it is taken to.
 */
import { type Channel, type GuildTextBasedChannel, PermissionFlagsBits } from "discord.js";
import type { Calls } from "../calls.ts";
import type { GuildTown } from "../guild-town.ts";
import { type Log, reason } from "../log.ts";
import { messageIn } from "./said.ts";

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

/** Tells of all that were deleted in one server, and which those are. Never rejects. */
export async function goneMeanwhile({
  town,
  calls,
  log,
  channelOf,
  closing,
  deleted,
}: GoneMeanwhilePorts): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  const { guild, record } = town.state;
  const heard = town.heard();
  const written = [...record.written.filter(({ message }) => heard.has(message)), ...comforted(town)];
  for (const id of new Set(written.map(({ channel }) => channel))) {
    if (closing()) return all;
    const channel = channelOf(id);
    // What went with its channel or its thread was taken back by nobody. And a list that we may not see is empty.
    if (!channel?.isTextBased() || channel.isDMBased() || !mayList(channel)) continue;
    const taken = written.flatMap((one) => (one.channel === id ? BigInt(one.message) : []));
    try {
      const seen = await look(calls, channel, taken.sort(byAge));
      // What we took away ourselves meanwhile was taken back by nobody.
      const kept = new Set([...town.state.record.written, ...comforted(town)].map(({ message }) => message));
      const gone = taken.map(String).filter((one) => !seen.has(BigInt(one)) && kept.has(one));
      for (const one of gone) all.add(one);
      if (gone.length > 0 && !closing()) deleted(gone, guild, id);
    } catch (error) {
      log.warn({ guild, channel: id, reason: reason(error) }, "what was deleted meanwhile cannot be looked for");
    }
  }
  return all;
}

/** The messages that the bot itself answered with a kind sentence, and where they were written. */
const comforted = ({ state }: GuildTown) =>
  state.record.kindly.map(({ mark, channel }) => ({ message: messageIn(mark), channel }));

const byAge = (a: bigint, b: bigint): number => (a < b ? -1 : 1);

const mayList = (channel: GuildTextBasedChannel): boolean =>
  channel.permissionsFor(channel.client.user)?.has(PermissionFlagsBits.ReadMessageHistory) ?? false;

/** The messages that stand in a channel, page by page, where any of those that were taken may be. @throws what Discord refuses */
async function look(
  calls: Calls,
  channel: GuildTextBasedChannel,
  taken: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const seen = new Set<bigint>();
  let next = taken[0];
  while (next !== undefined) {
    await calls.turn();
    const page = await channel.messages.fetch({ after: String(next - 1n), limit: PAGE, cache: false });
    const ids = [...page.keys()].map(BigInt);
    for (const id of ids) seen.add(id);
    const last = ids.reduce((most, id) => (id > most ? id : most), next);
    next = page.size < PAGE ? undefined : taken.find((id) => id > last);
  }
  return seen;
}
