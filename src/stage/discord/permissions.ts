/** What the bot needs in a server, in Discord's bits and in the words of its settings page (discord-facts section 6). */
import { PermissionFlagsBits, type PermissionsBitField } from "discord.js";

/** What the invite link asks for: speaking, founding, boards, pins, threads and events; never Administrator. */
export const INVITE_PERMISSIONS = 2269718954503248n;

/** Without these no town can be founded. */
const NEEDED: readonly (readonly [bigint, string])[] = [
  [PermissionFlagsBits.ViewChannel, "View Channels"],
  [PermissionFlagsBits.ManageChannels, "Manage Channels"],
  [PermissionFlagsBits.ManageWebhooks, "Manage Webhooks"],
  [PermissionFlagsBits.SendMessages, "Send Messages"],
  [PermissionFlagsBits.ReadMessageHistory, "Read Message History"],
];

/** The address an admin opens to bring the bot into a server. */
export function inviteUrl(applicationId: string): string {
  const query = `client_id=${applicationId}&permissions=${INVITE_PERMISSIONS}&integration_type=0`;
  return `https://discord.com/oauth2/authorize?${query}&scope=bot+applications.commands`;
}

/** What is missing, in the words of Discord's settings; empty when a town can be founded. */
export function missing(has: Readonly<PermissionsBitField>): readonly string[] {
  return NEEDED.filter(([bit]) => !has.has(bit)).map(([, name]) => name);
}

/** One sentence that says what to do about missing permissions. */
export function missingSentence(names: readonly string[]): string {
  const last = names.at(-1);
  const list = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
  return `I am missing ${list}: give my role ${names.length > 1 ? "these permissions" : "this permission"} under Server Settings > Roles, then use the command again.`;
}
