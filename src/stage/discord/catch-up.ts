/**
 * What members wrote while nobody listened: after a restart or a lost session, one list call per place finds what is newer than the last
 * message that was handled and younger than a quarter of an hour (design section 7). This delivers late; it does not read the past. And
 * what was changed at Discord meanwhile: channels that were deleted, webhooks that may have been.
 */
import { type Channel, ChannelType, type Message, SnowflakeUtil, type TextChannel } from "discord.js";
import type { Calls } from "./calls.ts";
import type { GuildTown } from "./guild-town.ts";
import { type Log, reason } from "./log.ts";
import type { Personas } from "./personas.ts";

/** What catching up in one server needs. */
export interface CatchUpPorts {
  readonly town: GuildTown;
  readonly calls: Calls;
  readonly personas: Personas;
  readonly log: Log;
  channelOf(id: string): Channel | undefined;
  /** Whether the stage is being closed. */
  closing(): boolean;
  /** A channel of the town was deleted. */
  gone(channel: string): Promise<void>;
  /** A message was written meanwhile. Never rejects. */
  heard(message: Message<true>): Promise<void>;
}

/** What is older is no longer answered. */
const YOUNGER_THAN_MS = 15 * 60_000;

/** Catches up in one server, place by place, oldest first. Never rejects for what Discord refuses. */
export async function catchUp(ports: CatchUpPorts): Promise<void> {
  const { town, calls, log, channelOf, closing, heard } = ports;
  const { guild } = town.state;
  await missChannels(ports).catch((error: unknown) => {
    log.warn({ guild, reason: reason(error) }, "the channels of a server cannot be listed");
  });
  for (const [place, { channel: id }] of Object.entries(town.state.record.places)) {
    const channel = channelOf(id);
    if (closing() || channel?.type !== ChannelType.GuildText) continue;
    const missed = await missedIn(calls, channel, town.desk.handled(place), Date.now()).catch((error: unknown) => {
      log.warn({ guild, place, reason: reason(error) }, "what was written meanwhile cannot be read");
      return [];
    });
    for (const message of missed) await heard(message);
  }
}

/** Webhooks may have been moved or deleted unnoticed, and channels have gone. */
async function missChannels({ town, calls, personas, gone }: CatchUpPorts): Promise<void> {
  const { category, guide, places } = town.state.record;
  const kept = [category, guide, ...Object.values(places).map(({ channel }) => channel)].filter((id) => id !== null);
  const listed = new Set((await calls.channels(town.state.guild)).map(({ id }) => id));
  for (const channel of kept) {
    personas.forget(channel);
    // One that we may not see is not gone.
    if (!listed.has(channel) && !(await calls.hasChannel(channel))) await gone(channel);
  }
  town.mended();
}

/** The messages of a channel that were not handled yet, oldest first. @throws what Discord refuses */
async function missedIn(
  calls: Calls,
  channel: TextChannel,
  handled: readonly string[],
  now: number,
): Promise<readonly Message<true>[]> {
  const ids = handled.map((key) => BigInt(key.split("/")[0] ?? "0"));
  // Of the last one, a part may be open still: it is listed again, and the town knows which of it was taken.
  const last = ids.reduce((most, id) => (id > most ? id : most), 1n) - 1n;
  const old = SnowflakeUtil.generate({ timestamp: now - YOUNGER_THAN_MS });
  await calls.turn();
  const page = await channel.messages.fetch({ after: String(last > old ? last : old), limit: 100, cache: false });
  const missed = [...page.values()].reverse().filter((message) => !isAnswered(message));
  // A listed message does not say what its author may do here.
  for (const { author, member, guild } of missed) {
    if (member || author.bot) continue;
    await calls.turn();
    await guild.members.fetch(author.id).catch(() => null);
  }
  return missed;
}

/** Our own sign on it that says that no act came of it. */
const isAnswered = ({ reactions }: Message<true>): boolean =>
  reactions.cache.some((reaction) => reaction.me && (reaction.emoji.name === "🚪" || reaction.emoji.name === "⚠️"));
