// A few plain HTTP requests by which a shell script plays a person: enough to try the bot by hand without Discord.

import type { Member } from "./member.ts";
import type { Message } from "./records.ts";
import type { Answer } from "./routing.ts";
import type { SideDoor } from "./server.ts";
import type { TestDiscord } from "./test-discord.ts";

interface Command {
  readonly channel?: string;
  readonly text?: string;
  readonly command?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly option?: string;
  readonly typed?: string;
  readonly message?: string;
  readonly custom_id?: string;
  readonly values?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

/** The control endpoint: everything under `/control` is done as this person, in this guild. */
export function control(discord: TestDiscord, member: () => Member): SideDoor {
  const shown = new Map<string, Message>();

  const channelId = (name = "general") => {
    const plain = name.replace(/^#/, "");
    const found = [...discord.channels(member().guildId), ...discord.threads(member().guildId)].find(
      (channel) => channel.id === plain || channel.name === plain,
    );
    if (!found) throw new Error(`no channel "${name}"`);
    return found.id;
  };

  const messageIn = (command: Command) => {
    const found =
      shown.get(command.message ?? "") ??
      discord.messages(channelId(command.channel)).find(({ id }) => id === command.message);
    if (!found) throw new Error(`no message ${command.message}`);
    return found;
  };

  const outcome = async (interaction: ReturnType<Member["slash"]>) => {
    const type = await interaction.acknowledged();
    if (type !== 9) {
      const reply = await interaction.reply();
      shown.set(reply.id, reply);
      return { reply: summary(reply), ephemeral: interaction.ephemeral, after_ms: interaction.acknowledgedAfterMs };
    }
    const { fields } = pending;
    if (!fields) return { modal: interaction.modal };
    pending.fields = undefined;
    const submitted = member().submitModal(interaction, fields);
    const reply = await submitted.reply();
    shown.set(reply.id, reply);
    return { modal: interaction.modal?.title, reply: summary(reply), ephemeral: submitted.ephemeral };
  };
  // Fields given with a press are for the modal it opens.
  const pending: { fields?: Command["fields"] } = {};

  const posts: Record<string, (command: Command) => unknown> = {
    say: ({ channel, text }) => summary(member().say(channelId(channel), text ?? "")),
    slash: (command) => {
      pending.fields = command.fields;
      return outcome(member().slash(channelId(command.channel), command.command ?? "", command.options));
    },
    complete: ({ channel, command, option, typed, options }) =>
      member().autocomplete(channelId(channel), command ?? "", option ?? "", typed ?? "", options),
    press: (command) => {
      pending.fields = command.fields;
      return outcome(member().press(messageIn(command), command.custom_id ?? ""));
    },
    select: (command) => outcome(member().select(messageIn(command), command.custom_id ?? "", command.values ?? [])),
  };

  const gets: Record<string, (query: URLSearchParams) => unknown> = {
    channels: () =>
      discord.channels(member().guildId).map(({ id, name, type, parent_id }) => ({ id, name, type, parent_id })),
    messages: (query) => discord.messages(channelId(query.get("channel") ?? undefined)).map(summary),
    commands: () =>
      [...discord.commands(), ...discord.commands(member().guildId)].map(({ name, type, options }) => ({
        name,
        type,
        options,
      })),
    record: () => {
      const { violations, pings, lateAcks, rateLimited, ignored } = discord;
      return { violations, pings, lateAcks, rateLimited, ignored };
    },
  };

  return async (method, url, body): Promise<Answer | undefined> => {
    const [, room, verb = ""] = url.pathname.split("/");
    if (room !== "control") return undefined;
    try {
      const act = method === "POST" ? posts[verb] : undefined;
      const look = method === "GET" ? gets[verb] : undefined;
      if (act) return { status: 200, body: await act((body ?? {}) as Command) };
      if (look) return { status: 200, body: look(url.searchParams) };
      return {
        status: 404,
        body: { error: `no ${method} /control/${verb}`, post: Object.keys(posts), get: Object.keys(gets) },
      };
    } catch (error) {
      return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } };
    }
  };
}

function summary(message: Message) {
  const { id, author, content, embeds, components, flags, pinned, timestamp, edited_timestamp } = message;
  return {
    id,
    author: author.global_name ?? author.username,
    content,
    embeds,
    components,
    flags,
    pinned,
    timestamp,
    edited_timestamp,
  };
}
