// Whom a text calls, given `allowed_mentions` (resources/message). Residents must never call anybody, so every call
// made by the bot or a webhook is written down.

import { PermissionFlagsBits as Bit } from "discord.js";
import { guildOf } from "./permissions.ts";
import type { Channel, Component, Message, User } from "./records.ts";
import type { State } from "./state.ts";

/** The `allowed_mentions` of a body. */
export interface AllowedMentions {
  parse?: string[] | null;
  users?: string[] | null;
  roles?: string[] | null;
  replied_user?: boolean | null;
}

/** Whom a message calls. */
export interface Mentions {
  readonly users: User[];
  readonly roles: string[];
  readonly everyone: boolean;
}

/** Reads the calls out of a text; `allowed` missing means all of them, as on Discord. */
export function mentionsIn(
  state: State,
  channel: Channel,
  text: string,
  allowed: AllowedMentions | null | undefined,
): Mentions {
  const guild = guildOf(state, channel.guild_id);
  const may = (kind: "users" | "roles" | "everyone", id?: string) =>
    !allowed ||
    (allowed.parse ?? []).includes(kind) ||
    (id !== undefined && kind !== "everyone" && (allowed[kind] ?? []).includes(id));
  const spoken = text.replace(/```[\s\S]*?```|`[^`]*`/g, "");
  const ids = (pattern: RegExp) => [...new Set([...spoken.matchAll(pattern)].map(([, id]) => id ?? ""))];
  return {
    users: ids(/<@!?(\d{17,19})>/g)
      .filter((id) => may("users", id))
      .flatMap((id) => state.users.get(id) ?? []),
    roles: ids(/<@&(\d{17,19})>/g).filter((id) => may("roles", id) && guild.roles.some((role) => role.id === id)),
    everyone: /@(everyone|here)\b/.test(spoken) && may("everyone"),
  };
}

/** All text of a message that can call people: its content and its text displays, not its embeds. */
export function callingText(content: string, components: readonly Component[]): string {
  const texts = components.map((component) => callingText(component.content ?? "", component.components ?? []));
  return [content, ...texts].join("\n");
}

/** Writes down whom a message by the bot or a webhook called, if anybody. */
export function notePing(state: State, message: Message, called: Mentions) {
  if (called.users.length === 0 && called.roles.length === 0 && !called.everyone) return;
  state.pings.push({
    channelId: message.channel_id,
    messageId: message.id,
    content: message.content,
    users: called.users.map(({ id }) => id),
    roles: called.roles,
    everyone: called.everyone,
  });
}

/** The right to call everyone. */
export const mentionEveryone = Bit.MentionEveryone;
