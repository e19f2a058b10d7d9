/**
 * What members wrote while nobody listened: after a restart or a lost session, a list call per place finds what was not
 * handled yet and is younger than a quarter of an hour (design section 7). It comes before what is written from now on, which
 * waits for it: else the last message handled would be one of now. This delivers late; it does not read the past. And what was changed at
 * Discord meanwhile: channels that were deleted, webhooks that may have been.
 */
import {
  type Channel,
  ChannelType,
  DiscordAPIError,
  type GuildTextBasedChannel,
  type Message,
  SnowflakeUtil,
  type ThreadChannel,
} from "discord.js";
import type { Calls } from "../calls.ts";
import { offersHelp } from "../commands/buttons.ts";
import type { GuildTown } from "../guild-town.ts";
import { type Log, reason } from "../log.ts";
import type { Personas } from "../speaking/personas.ts";
import { sleep } from "../timing.ts";
import { messageIn } from "./said.ts";

/** What catching up in one server needs. */
export interface CatchUpPorts {
  readonly town: GuildTown;
  /** What was written before this real time was not written to the town. */
  readonly sinceMs: number;
  readonly calls: Calls;
  readonly personas: Personas;
  readonly log: Log;
  channelOf(id: string): Channel | undefined;
  /** Whether the stage is being closed. */
  closing(): boolean;
  /** A channel of the town was deleted. */
  gone(channel: string): Promise<void>;
  /** Work that comes after all that was said in these places so far, and before all that is said there from now on. */
  ahead(guild: string, places: readonly string[], work: () => Promise<void>): Promise<void>;
  /** These messages of a channel were deleted. */
  deleted(ids: readonly string[], guild: string, channel: string): void;
  /** A message was written meanwhile. Never rejects. */
  missed(message: Message<true>): Promise<void>;
  /** Real milliseconds before it is asked again where Discord could not be reached; longer from time to time. */
  readonly againMs: number;
  /** Ends the waiting when the stage is closed. */
  readonly stopped: AbortSignal;
}

/** What is older is no longer answered. */
const YOUNGER_THAN_MS = 15 * 60_000;
/** A place's channel and threads are listed one after another, and what came last in one may be older than what was not heard in another. */
const OVERLAP_MS = 2 * 60_000;
/** A list call takes so many messages; what is beyond the last page is not heard. */
const PAGE = 100;
const MOST_PAGES = 20;
/** Where Discord cannot be reached it is asked so often while whoever writes waits; then again and again, while nobody does. */
const MOST_TRIES = 3;
/** Between two of these at most. */
const MOST_AGAIN_MS = 5 * 60_000;

/**
 * Catches up in one server, in the order in which it was written, all places together: who wrote here and then there is there. From the
 * call on, what is written waits for it. Never rejects for what Discord refuses.
 */
export async function catchUp(ports: CatchUpPorts): Promise<void> {
  const { town, closing, ahead, missed } = ports;
  const { guild, record } = town.state;
  await ahead(guild, Object.keys(record.places), async () => {
    await missChannels(ports).catch((error: unknown) => {
      ports.log.warn({ guild, reason: reason(error) }, "the channels of a server cannot be listed");
    });
    const lists = await Promise.all(Object.keys(town.state.record.places).map((place) => missedIn(ports, place)));
    for (const message of lists.flat().sort(byAge)) if (!closing()) await missed(message);
  });
}

/**
 * Asks for the list of one channel until it is read, somebody else has read it, or the channel is gone; from where it was before, whatever is
 * written meanwhile. What it holds is taken in its order, before what is said in that place from then on. Never rejects.
 */
async function readLate(ports: CatchUpPorts, place: string, id: string, since: bigint): Promise<void> {
  const { town, calls, log, channelOf, closing, ahead, missed, againMs, stopped } = ports;
  const { guild } = town.state;
  const isOver = () => closing() || town.unread.get(id) !== since;
  for (let waitMs = againMs * 2; ; waitMs = Math.min(waitMs * 2, MOST_AGAIN_MS)) {
    await sleep(waitMs, stopped);
    if (isOver()) return;
    const channel = channelOf(id);
    if (!channel?.isTextBased() || channel.isDMBased()) {
      town.unread.delete(id);
      return;
    }
    try {
      const found = await listed(calls, channel, since);
      if (isOver()) return;
      town.unread.delete(id);
      await ahead(guild, [place], async () => {
        for (const message of unhandled(ports, place, found, since)) if (!closing()) await missed(message);
      });
      return;
    } catch (error) {
      if (closing()) return;
      log.warn({ guild, place, reason: reason(error) }, "what was written meanwhile still cannot be read");
      // Whoever mends what keeps us out is heard of.
      if (error instanceof DiscordAPIError) {
        town.unread.delete(id);
        return;
      }
    }
  }
}

/** Webhooks may have been moved or deleted unnoticed, and channels have gone. */
async function missChannels({ town, calls, personas, gone }: CatchUpPorts): Promise<void> {
  const kept = town.state.channels;
  const listed = new Set((await calls.channels(town.state.guild)).map(({ id }) => id));
  for (const channel of kept) {
    personas.forget(channel);
    // One that we may not see is not gone.
    if (!listed.has(channel) && !(await calls.hasChannel(channel))) await gone(channel);
  }
  town.mended();
}

/** The messages in a place that were not handled yet, its threads included. */
async function missedIn(ports: CatchUpPorts, place: string): Promise<readonly Message<true>[]> {
  const { town, sinceMs, calls, log, channelOf, closing, againMs } = ports;
  const { guild } = town.state;
  const last = lastHandled(town, place);
  const from = Math.max(sinceMs, Date.now() - YOUNGER_THAN_MS, SnowflakeUtil.timestampFrom(last) - OVERLAP_MS);
  const begin = SnowflakeUtil.generate({ timestamp: from });
  const missed: Message<true>[] = [];
  for (const id of heardIn(town, place, channelOf)) {
    const channel = channelOf(id);
    if (!channel?.isTextBased() || channel.isDMBased()) continue;
    // What could not be read before is still to be read, whatever was heard since.
    const before = town.unread.get(id);
    const since = before !== undefined && before < begin ? before : begin;
    for (let tries = 1; !closing(); tries++)
      try {
        const found = await listed(calls, channel, since);
        town.unread.delete(id);
        missed.push(...unhandled(ports, place, found, since));
        break;
      } catch (error) {
        log.warn({ guild, place, reason: reason(error) }, "what was written meanwhile cannot be read");
        if (error instanceof DiscordAPIError) break;
        if (tries < MOST_TRIES) {
          await sleep(againMs, ports.stopped);
          continue;
        }
        // Who asks for it already goes on.
        town.unread.set(id, since);
        if (before !== since) void readLate(ports, place, id, since);
        break;
      }
  }
  return missed;
}

/** The last message of a place that was handled; none: 0. */
const lastHandled = (town: GuildTown, place: string): bigint =>
  handledIn(town, place).reduce((a, b) => (a > b ? a : b), 0n);

const handledIn = (town: GuildTown, place: string): readonly bigint[] =>
  town.desk.handled(place).map((key) => BigInt(key.split("/")[0] ?? "0"));

/** Those of a list that nothing came of yet, oldest first. */
function unhandled(
  ports: CatchUpPorts,
  place: string,
  found: readonly Message<true>[],
  since: bigint,
): readonly Message<true>[] {
  const { town } = ports;
  adopt(ports, found, since);
  const handled = new Set(handledIn(town, place));
  const last = lastHandled(town, place);
  // What the bot itself answered became no act.
  const alone = new Set(town.state.record.kindly.map(({ mark }) => messageIn(mark)));
  // Of the last one, a part may be open still: the town knows which of it was taken.
  return found.filter(
    (one) => !isAnswered(one) && !alone.has(one.id) && (BigInt(one.id) === last || !handled.has(BigInt(one.id))),
  );
}

/** Kind replies of the bot's own that a process could not keep before it ended are kept now, and go where what they answer has gone. */
function adopt({ town, log, deleted }: CatchUpPorts, found: readonly Message<true>[], since: bigint): void {
  const { state } = town;
  for (const { id, channelId, author, client, reference, components } of found) {
    const mark = reference?.messageId;
    if (!mark || author.id !== client.user.id || !offersHelp(components.map((part) => part.toJSON()))) continue;
    if (state.record.kindly.some(({ reply }) => reply === id)) continue;
    state.saidKindly({ mark, channel: channelId, reply: id }).catch((error: unknown) => {
      log.warn({ guild: state.guild, reason: reason(error) }, "a reply of the bot's own could not be kept");
    });
    if (BigInt(mark) > since && !found.some((one) => one.id === mark)) deleted([mark], state.guild, channelId);
  }
}

/** The channel of a place and its threads: those that we began, and of those that members began the ones that are open. */
export function heardIn(
  { state }: GuildTown,
  place: string,
  channelOf: (id: string) => Channel | undefined,
): ReadonlySet<string> {
  const threads = state.record.threads.filter((one) => one.place === place).map(({ thread }) => thread);
  const own = state.channelOf(place);
  const home = own === null ? undefined : channelOf(own);
  // Threads that members began are heard as well.
  const theirs = home?.type === ChannelType.GuildText ? home.threads.cache.filter(isPublicThread).keys() : [];
  return new Set([...(own === null ? [] : [own]), ...threads, ...theirs]);
}

/** All messages of a channel after one. @throws what Discord refuses */
async function listed(calls: Calls, channel: GuildTextBasedChannel, after: bigint): Promise<readonly Message<true>[]> {
  const all: Message<true>[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    await calls.turn();
    const from = String(all.at(-1)?.id ?? after);
    const next = await channel.messages.fetch({ after: from, limit: PAGE, cache: false });
    all.push(...[...next.values()].sort(byAge));
    if (next.size < PAGE) break;
  }
  // A listed message does not say what its author may do here.
  for (const { author, member, guild } of all) {
    if (member || author.bot) continue;
    await calls.turn();
    await guild.members.fetch(author.id).catch(() => null);
  }
  return all;
}

const isPublicThread = ({ type }: ThreadChannel): boolean => type === ChannelType.PublicThread;

const byAge = (a: Message, b: Message): number => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);

/** Our own sign on it that says that no act came of it. */
const isAnswered = ({ reactions }: Message<true>): boolean =>
  reactions.cache.some((reaction) => reaction.me && ["🚪", "⚠️", "🚫", "🐢", "🫂"].includes(reaction.emoji.name ?? ""));
