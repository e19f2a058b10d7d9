/**
 * The permission doctor behind `/town check`: what keeps a server's town from being seen and heard, with what to do about it, grouped so
 * that twenty channels with one fault are one line.
 */
import { type Guild, PermissionFlagsBits } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import { paceText } from "../../../town/pace.ts";
import type { Calls } from "../calls.ts";
import type { GuildTown } from "../guild-town.ts";
import { reason } from "../log.ts";
import type { Recent } from "../recent.ts";
import type { Wait } from "../speaking/outbox.ts";
import { lackingIn, usedIn } from "./permissions.ts";

/** What the doctor looks at. */
export interface DoctorPorts {
  readonly guild: Guild;
  readonly town: GuildTown;
  readonly calls: Calls;
  readonly recent: Recent;
  readonly application: string;
  /** Whether plain messages can be read. */
  readonly listening: boolean;
  /** The heartbeat's way there and back in milliseconds; negative when unknown. */
  readonly ping: number;
  readonly now: () => number;
}

/** Discord's limit of webhooks in a channel. */
const MOST_WEBHOOKS = 15;
/** A line that waits longer than this is named. */
const LONG_MS = 60_000;
const TROUBLES_SHOWN = 5;
const ROUTES_SHOWN = 3;

/** The whole report, one line for each thing looked at. */
export async function checkTown(ports: DoctorPorts): Promise<string> {
  const { guild, town, recent, listening, ping } = ports;
  const view = town.desk.view();
  const words = languageOf(view.language).keeping.check;
  const { places, guide, log, keepers, homes } = town.state.record;
  const ids = new Set([guild.id, town.desk.id, ...Object.values(places).map(({ channel }) => channel)]);
  const hidden = town.desk.settings().homes === "none";
  const without = view.places.filter(({ id, private: own }) => !places[id] && !(own && hidden));
  const troubles = recent.latest(ids, TROUBLES_SHOWN);
  return [
    words.heading(view.name),
    words.connection(ping),
    words.intents(listening),
    ...(without.length > 0 ? [words.noChannel(without.map(({ name }) => name))] : []),
    ...permissions(ports, [...town.state.spoken, ...[guide, log, keepers, homes].filter(isText)]),
    ...(town.keepersChannel === null ? [words.noKeepers] : []),
    ...(town.state.untold.length > 0 ? [words.untold(town.state.untold.length)] : []),
    ...(guide !== null && !readOnly(guild, guide) ? [words.guideOpen(`<#${guide}>`)] : []),
    ...(await webhooks(ports)),
    words.clock(view.state, view.why, view.when, paceText(view.pace), view.turn),
    words.model(view.costs),
    ...delays(ports),
    words.tooMany(recent.tooManyByRoute.slice(0, ROUTES_SHOWN)),
    words.troubles(troubles.map(({ atMs, sentence }) => `<t:${Math.floor(atMs / 1000)}:R> ${sentence}`)),
  ].join("\n");
}

/** Whether members at large only read a channel. */
function readOnly(guild: Guild, channel: string): boolean {
  const known = guild.channels.cache.get(channel);
  // What we do not see is told with the permissions.
  if (!known || !("permissionOverwrites" in known)) return true;
  return known.permissionOverwrites.cache.get(guild.id)?.deny.has(PermissionFlagsBits.SendMessages) ?? false;
}

const isText = (id: string | null): id is string => id !== null;

/** What is missing, with all the channels that miss the same on one line. */
function permissions({ guild, town }: DoctorPorts, channels: readonly string[]): readonly string[] {
  const { language } = town.desk.view();
  const words = languageOf(language).keeping.check;
  const grouped = new Map<string, string[]>();
  const { threads } = town.desk.settings();
  const residents = town.state.spoken;
  for (const id of new Set(channels)) {
    const used = { spoken: residents.has(id), threads: threads !== null || id === town.state.record.homes };
    const said = lackingIn(guild, id, usedIn(used), language);
    if (said) grouped.set(said, [...(grouped.get(said) ?? []), `<#${id}>`]);
  }
  if (grouped.size === 0) return [words.allowed];
  return [...grouped].map(([missing, where]) => words.missing(missing, where));
}

/** How many lines wait to be posted; and where the oldest has waited for long, why, with all the places of one reason on one line. */
function delays({ town, now }: DoctorPorts): readonly string[] {
  const { language } = town.desk.view();
  const words = languageOf(language).keeping.check;
  const all = town.outbox.delays();
  const grouped = new Map<Wait, string[]>();
  for (const { place, since, why } of all) {
    const minutes = Math.floor((now() - since) / LONG_MS);
    const channel = town.state.channelOf(place);
    if (minutes >= 1)
      grouped.set(why, [...(grouped.get(why) ?? []), words.waitsIn(channel ? `<#${channel}>` : place, minutes)]);
  }
  return [
    words.queue(all.reduce((sum, { lines }) => sum + lines, 0)),
    ...[...grouped].map(([why, where]) => words.waits(where, languageOf(language).trouble.waits[why])),
  ];
}

/** Channels without a webhook of ours though there is no room for one, and those that could not be looked at. */
async function webhooks({ town, calls, application }: DoctorPorts): Promise<readonly string[]> {
  const words = languageOf(town.desk.view().language).keeping.check;
  const full: string[] = [];
  const unknown: string[] = [];
  let ours = 0;
  let why = "";
  const channels = town.state.spoken;
  for (const channel of channels) {
    try {
      const all = await calls.webhooks(channel);
      if (all.some((hook) => hook.application_id === application)) ours++;
      else if (all.length >= MOST_WEBHOOKS) full.push(`<#${channel}>`);
    } catch (error) {
      unknown.push(`<#${channel}>`);
      why = reason(error);
    }
  }
  return [
    words.webhooks(ours, channels.size),
    ...(full.length > 0 ? [words.full(full)] : []),
    ...(unknown.length > 0 ? [words.webhooksUnknown(unknown, why)] : []),
  ];
}
