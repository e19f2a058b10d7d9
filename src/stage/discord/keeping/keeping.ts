/** How keepers look after a server's town without the model: health, silences, muting, and where they are told of it. */
import { type Client, type Guild, PermissionFlagsBits } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import type { Keeping } from "../../../town/desk/command.ts";
import type { Undo } from "../../../town/keeping/undo.ts";
import { UserError } from "../../../world/user-error.ts";
import { userOf } from "../commands/interactions.ts";
import { type GuildPorts, type GuildTown, mentionOf } from "../guild-town.ts";
import { heardIn } from "../hearing/catch-up.ts";
import type { Decisions } from "../hearing/decisions.ts";
import { type Found, whyNoAnswer } from "../hearing/why.ts";
import type { Recent } from "../recent.ts";
import { checkTown } from "./doctor.ts";
import { namesOfMembers } from "./members.ts";
import { othersLetIn } from "./permissions.ts";

/** What looking after a town needs. */
export interface KeepingPorts extends Pick<GuildPorts, "calls" | "listening" | "now" | "isPublic"> {
  readonly client: Client<true>;
  readonly guild: Guild;
  /** The channel it is asked in, or null. */
  readonly channel: string | null;
  readonly town: GuildTown;
  readonly decisions: Decisions;
  readonly recent: Recent;
  /** When this program began to listen, real milliseconds. */
  readonly since: number;
}

const MINUTE_MS = 60_000;
/** A week. */
const MOST_MINUTES = 10_080;
/** Stands for every channel of the town. */
const EVERYWHERE = "all";
/** How long a keeper's 🤫 on a line lasts. */
export const HUSH_MINUTES = 30;

/** What a keeper can do in one server. */
export function keeping(ports: KeepingPorts): Keeping {
  const { client, guild, channel, town, calls, now, listening, isPublic, recent, decisions, since } = ports;
  const words = () => languageOf(town.desk.view().language).keeping;
  /** The places meant by a channel, and how they are called. */
  const placed = (named: string | null): { places: readonly string[]; at: string } => {
    if (named === EVERYWHERE)
      return { places: town.desk.view().places.map(({ id }) => id), at: words().mute.everywhere };
    const at = named ?? channel ?? "";
    const place = town.state.placeOf(at);
    if (!place) throw new UserError("no-place", words().mute.noPlace);
    return { places: [place], at: `<#${at}>` };
  };
  /** Where a message is: known of late, or asked for in this channel, and in those of the town and their threads. */
  const find = async (message: string): Promise<Found> => {
    const known = guild.channels.cache.find((one) => one.isTextBased() && one.messages.cache.has(message));
    if (known) return { channel: known.id, closed: [] };
    // A thread is told of as the channel it is in.
    const asked = new Map(channel ? [[channel, channel]] : []);
    for (const [place, kept] of Object.entries(town.state.record.places))
      for (const at of heardIn(town, place, (id) => guild.channels.cache.get(id)))
        asked.set(at, kept.within ?? kept.channel);
    const closed = new Set<string>();
    for (const [at, told] of asked) {
      const found = await calls.message(at, message).catch(() => undefined);
      if (found) return { channel: at, closed: [] };
      if (found === undefined) closed.add(told);
    }
    return { channel: null, closed: [...closed] };
  };
  const sees = (at: string): boolean => {
    const { me } = guild.members;
    const has = me && guild.channels.cache.get(at)?.permissionsFor(me);
    return has?.has(PermissionFlagsBits.ViewChannel) !== false;
  };
  /** How places are muted now, as it can be put back. */
  const muted = (places: readonly string[]): Undo => {
    const { record } = town.state;
    return {
      kind: "mute",
      before: Object.fromEntries(
        places.map((place) => [place, town.state.isMuted(place, now()) ? (record.muted[place] ?? null) : false]),
      ),
    };
  };
  return {
    check: () =>
      checkTown({
        guild,
        town,
        calls,
        recent,
        listening,
        now,
        application: client.application.id,
        ping: client.ws.ping,
      }),
    why: (message) => whyNoAnswer({ town, decisions, guild: guild.id, since, now, find, sees }, message),
    async mute(named, minutes) {
      const { places, at } = placed(named);
      if (minutes !== null && (minutes < 1 || minutes > MOST_MINUTES))
        throw new UserError("bad-minutes", words().mute.badMinutes);
      const until = minutes === null ? null : now() + minutes * MINUTE_MS;
      const undo = muted(places);
      if (!(await town.state.mute(places, until))) return { said: words().mute.mutedAlready(at), undo: null };
      town.refresh();
      return { said: words().mute.muted(at, until && Math.ceil(until / 1000)), undo };
    },
    async isMember(name, but) {
      const self = but && userOf(but);
      return (await namesOfMembers(guild, calls, [name], ({ id }) => id === self)).length > 0;
    },
    async unmute(named) {
      const { places, at } = placed(named);
      const undo = muted(places);
      if (!(await town.state.unmute(places, now()))) return { said: words().mute.notMuted(at), undo: null };
      town.refresh();
      return { said: words().mute.unmuted(at), undo };
    },
    async logTo(to, sure) {
      if (to === null) {
        await town.state.change({ log: null });
        const { keepersChannel } = town;
        const said = keepersChannel === null ? words().log.nowhere : words().log.here(`<#${keepersChannel}>`);
        return { said, done: true };
      }
      const { me } = guild.members;
      const at = guild.channels.cache.get(to);
      const has = me && at?.permissionsFor(me);
      if (!at || !has?.has(PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages))
        throw new UserError("no-access", words().log.cannot(`<#${to}>`));
      if (at.isThread() || isPublic(to)) throw new UserError("public", words().log.open(`<#${to}>`));
      const others = sure ? [] : await othersLetIn(at, () => calls.turn());
      if (others.length > 0) return { said: words().log.others(`<#${to}>`, others), done: false };
      await town.state.change({ log: to });
      return { said: words().log.here(`<#${to}>`), done: true };
    },
    mayBan(who) {
      const { ban } = languageOf(town.desk.view().language).admission;
      const user = userOf(who);
      if (user === guild.ownerId) throw new UserError("owner", ban.owner(who.name));
      if (client.users.cache.get(user)?.bot) throw new UserError("bot", ban.bot(who.name));
    },
    get hint() {
      return town.keepersChannel === null ? words().log.nowhere : "";
    },
    tell: (member, what, act) => town.tellAct(userOf(member), what, act),
    undoing: {
      call: mentionOf,
      async remute(before) {
        const { record } = town.state;
        const others = Object.entries(record.muted).filter(([place]) => before[place] === undefined);
        const again = Object.entries(before).flatMap(([place, until]) => (until === false ? [] : [[place, until]]));
        await town.state.change({ muted: Object.fromEntries([...others, ...again]) });
        town.refresh();
      },
    },
  };
}
