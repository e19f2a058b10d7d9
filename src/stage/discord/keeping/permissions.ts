/** What the bot needs in a server, in Discord's bits and in the words of its settings page (discord-facts section 6). */
import {
  type Guild,
  type GuildChannel,
  OverwriteType,
  PermissionFlagsBits,
  type PermissionsBitField,
  type Role,
} from "discord.js";
import { type Language, languageOf } from "../../../language/language.ts";

/** What the invite link asks for: speaking, founding, boards, pins, threads and events; never Administrator. */
export const INVITE_PERMISSIONS = 2269718954503248n;

/** A permission that founding needs, by its name in the language room. */
export type Permission = keyof Language["stage"]["permissions"];

/** A permission in a channel. */
export type InChannel = keyof Language["stage"]["inChannel"];

/** Without these nothing is seen or said in a place. */
const ESSENTIAL: readonly (readonly [bigint, InChannel])[] = [
  [PermissionFlagsBits.ViewChannel, "viewChannel"],
  [PermissionFlagsBits.SendMessages, "sendMessages"],
  [PermissionFlagsBits.ReadMessageHistory, "readHistory"],
  [PermissionFlagsBits.ManageWebhooks, "manageWebhooks"],
  [PermissionFlagsBits.ManageChannels, "manageChannels"],
];
/** And without these not all of it. */
const USEFUL: typeof ESSENTIAL = [
  [PermissionFlagsBits.ManageMessages, "manageMessages"],
  [PermissionFlagsBits.AddReactions, "addReactions"],
  [PermissionFlagsBits.EmbedLinks, "embedLinks"],
  [PermissionFlagsBits.AttachFiles, "attachFiles"],
  [PermissionFlagsBits.PinMessages, "pinMessages"],
];
/** Where talks or homes are threads. */
const FOR_THREADS: typeof ESSENTIAL = [
  [PermissionFlagsBits.CreatePublicThreads, "createThreads"],
  [PermissionFlagsBits.SendMessagesInThreads, "sendInThreads"],
];

/** How a channel is used: by residents who speak there, or by the bot alone; also in threads of it. */
export interface Used {
  readonly spoken: boolean;
  readonly threads: boolean;
}

/** All that is used in a channel. */
export const usedIn = ({ spoken, threads }: Used): typeof ESSENTIAL => [
  // Only residents speak by a webhook.
  ...ESSENTIAL.filter(([, name]) => spoken || name !== "manageWebhooks"),
  ...USEFUL,
  ...(threads ? FOR_THREADS : []),
];

/** What we lack in a channel, in words; who may not see it may nothing in it, so the rest follows. Null: we do not know it. */
export function lackingIn(guild: Guild, channel: string, used: typeof ESSENTIAL, language: string): string | null {
  const { me } = guild.members;
  const has = me && guild.channels.cache.get(channel)?.permissionsFor(me);
  if (!has) return null;
  const { inChannel: words, several } = languageOf(language).stage;
  const lacking = used.filter(([bit]) => !has.has(bit)).map(([, name]) => name);
  return lacking.includes("viewChannel") ? words.viewChannel : several(lacking.map((name) => words[name]));
}

/** Without these no town can be founded. */
const NEEDED: readonly (readonly [bigint, Permission])[] = [
  [PermissionFlagsBits.ViewChannel, "viewChannel"],
  [PermissionFlagsBits.ManageChannels, "manageChannels"],
  [PermissionFlagsBits.ManageWebhooks, "manageWebhooks"],
  [PermissionFlagsBits.SendMessages, "sendMessages"],
  [PermissionFlagsBits.ReadMessageHistory, "readHistory"],
];

/** The address an admin opens to bring the bot into a server. */
export function inviteUrl(applicationId: string): string {
  const query = `client_id=${applicationId}&permissions=${INVITE_PERMISSIONS}&integration_type=0`;
  return `https://discord.com/oauth2/authorize?${query}&scope=bot+applications.commands`;
}

/** And without these no homes that are threads. */
const FOR_HOMES: readonly (readonly [bigint, Permission])[] = [
  [PermissionFlagsBits.CreatePublicThreads, "createThreads"],
  [PermissionFlagsBits.SendMessagesInThreads, "sendInThreads"],
];

/** What is missing; empty when a town can be founded. */
export function missing(has: Readonly<PermissionsBitField>, threads: boolean): readonly Permission[] {
  return [...NEEDED, ...(threads ? FOR_HOMES : [])].filter(([bit]) => !has.has(bit)).map(([, name]) => name);
}

/** One sentence that says what to do about missing permissions, in the words of Discord's settings. */
export function missingSentence(names: readonly Permission[], language: string): string {
  const { founding, permissions } = languageOf(language).stage;
  return founding.missing(names.map((name) => permissions[name]));
}

/** The same where Discord refused without saying what is missing. */
export function refusedSentence(language: string): string {
  const { founding, permissions } = languageOf(language).stage;
  return founding.refused(NEEDED.map(([, name]) => permissions[name]));
}

/** The roles of people whose members may manage a server. */
export function rolesOfKeepers(guild: Guild | undefined): readonly string[] {
  const roles = [...(guild?.roles.cache.values() ?? [])];
  return roles
    .filter(
      ({ id, managed, permissions }) =>
        id !== guild?.id && !managed && permissions.has(PermissionFlagsBits.ManageGuild),
    )
    .map(({ id }) => id);
}

/** How the roles of a server stand to the channel for its keepers. */
export interface KeepersRoles {
  /** Those whose members manage the server and cannot read it. */
  readonly shutOut: readonly string[];
  /** Those we let in whose members manage the server no more. */
  readonly left: readonly string[];
  /** We may change who reads it, which takes more than making it. */
  readonly mayChange: boolean;
}

/** The same, of a channel into which we let these roles; null where we do not see it. */
export function keepersRolesAt(guild: Guild, channel: string, letIn: readonly string[]): KeepersRoles | null {
  const { me } = guild.members;
  const at = guild.channels.cache.get(channel);
  if (!at || !me) return null;
  const { ViewChannel, ManageRoles } = PermissionFlagsBits;
  const reads = (id: string) => {
    const role = guild.roles.cache.get(id);
    return role !== undefined && at.permissionsFor(role).has(ViewChannel);
  };
  const keepers = rolesOfKeepers(guild);
  return {
    shutOut: keepers.filter((id) => !reads(id)),
    left: letIn.filter((id) => !keepers.includes(id) && reads(id)),
    mayChange: at.permissionsFor(me).has(ManageRoles),
  };
}

/** Discord manages bots' own roles, but those of boosters and subscribers as well. */
const isBots = ({ tags }: Role): boolean => tags?.botId !== undefined;

/** Whom a channel lets in by name without their managing the server, as mentions; bots are nobody. `turn`: before each request. */
export async function othersLetIn(channel: GuildChannel, turn: () => Promise<void>): Promise<readonly string[]> {
  const { ViewChannel, ManageGuild } = PermissionFlagsBits;
  const { roles, members } = channel.guild;
  const others: string[] = [];
  for (const { id, type, allow } of channel.permissionOverwrites.cache.values()) {
    if (!allow.has(ViewChannel)) continue;
    if (type === OverwriteType.Role) {
      const role = roles.cache.get(id);
      if (role && !isBots(role) && !role.permissions.has(ManageGuild)) others.push(`<@&${id}>`);
      continue;
    }
    await turn();
    // Of somebody we cannot look up nobody knows.
    const member = await members.fetch(id).catch(() => null);
    if (!member?.user.bot && !member?.permissions.has(ManageGuild)) others.push(`<@${id}>`);
  }
  return others;
}

/** Whether a channel is read by others than those who manage the server, without their role having been let in by name. */
export function isPublic(channel: GuildChannel): boolean {
  const { ViewChannel, ManageGuild } = PermissionFlagsBits;
  const everybody = channel.guild.id;
  const letIn = (id: string) => id !== everybody && channel.permissionOverwrites.cache.get(id)?.allow.has(ViewChannel);
  return channel.guild.roles.cache.some(
    (role) =>
      !isBots(role) &&
      !role.permissions.has(ManageGuild) &&
      !letIn(role.id) &&
      channel.permissionsFor(role).has(ViewChannel),
  );
}
