/**
 * What members wrote while nobody listened: after a restart or a lost session, one list call per place finds what is newer than the last
 * message that was handled and younger than a quarter of an hour (design section 7). This delivers late; it does not read the past.
 */
import { type Message, SnowflakeUtil, type TextChannel } from "discord.js";

/** What is older is no longer answered. */
const YOUNGER_THAN_MS = 15 * 60_000;

/** The messages of a channel that were not handled yet, oldest first. @throws what Discord refuses */
export async function missedIn(
  channel: TextChannel,
  handled: readonly string[],
  now: number,
): Promise<readonly Message<true>[]> {
  const ids = handled.map((key) => BigInt(key.split("/")[0] ?? "0"));
  // Of the last one, a part may be open still: it is listed again, and the town knows which of it was taken.
  const last = ids.reduce((most, id) => (id > most ? id : most), 1n) - 1n;
  const old = SnowflakeUtil.generate({ timestamp: now - YOUNGER_THAN_MS });
  const page = await channel.messages.fetch({ after: String(last > old ? last : old), limit: 100, cache: false });
  const missed = [...page.values()].reverse().filter((message) => !isAnswered(message));
  // A listed message does not say what its author may do here.
  for (const { author, member, guild } of missed)
    if (!member && !author.bot) await guild.members.fetch(author.id).catch(() => null);
  return missed;
}

/** Our own sign on it that says that no act came of it. */
const isAnswered = ({ reactions }: Message<true>): boolean =>
  reactions.cache.some((reaction) => reaction.me && (reaction.emoji.name === "🚪" || reaction.emoji.name === "⚠️"));
