/**
 * A command in the town's own words, turned into Discord's form (discord-facts section 4). Pure: what is registered can be compared
 * with what is declared, so that a start without changes registers nothing.
 */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from "discord.js";
import { type LookedUp, lookedUp } from "../../../town/acts/find.ts";
import type { Command, Menu, Option, OptionType, Verb } from "../../../town/desk/command.ts";
import { verbsOf } from "../../../town/desk/load-commands.ts";

/** Option types whose choices are looked up while somebody types. */
export const isLookedUp = (type: OptionType): type is LookedUp => (lookedUp as readonly OptionType[]).includes(type);

/** Discord's forms of a command: what is typed, and what stands in a message's menu. */
export function declareAll(
  command: Command,
  towns: readonly TownChoice[],
): (RESTPostAPIChatInputApplicationCommandsJSONBody | RESTPostAPIContextMenuApplicationCommandsJSONBody)[] {
  return [
    ...(verbsOf(command).length > 0 ? [declare(command, towns)] : []),
    ...(command.menu ? [declareMenu(command.menu)] : []),
  ];
}

const declareMenu = (menu: Menu): RESTPostAPIContextMenuApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.Message,
  name: menu.name,
  ...(menu.localised ? { name_localizations: menu.localised } : {}),
  default_member_permissions: menu.needs === "keeper" ? String(PermissionFlagsBits.ManageGuild) : null,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

/** A town that can be chosen: the name of its file, or that and what it is called. */
export type TownChoice = string | { readonly name: string; readonly value: string };

/** What is typed of a command, in Discord's form. `towns` are for options of that type. */
export function declare(
  command: Command,
  towns: readonly TownChoice[],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const verbs = verbsOf(command);
  return {
    type: ApplicationCommandType.ChatInput,
    name: command.name,
    description: command.description,
    ...localisations(command.localised),
    options: command.verb
      ? command.verb.options.map((option) => declareOption(option, towns))
      : verbs.map(([name, verb]) => declareSubcommand(name ?? "", verb, towns)),
    // Only a default that admins may change, and all or nothing for a command: each use is checked in code as well.
    default_member_permissions: verbs.every(([, verb]) => verb.needs === "keeper")
      ? String(PermissionFlagsBits.ManageGuild)
      : null,
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  };
}

function declareSubcommand(name: string, verb: Verb, towns: readonly TownChoice[]): APIApplicationCommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    name,
    description: verb.description,
    ...localisations(verb.localised),
    options: verb.options.map((option) => declareOption(option, towns)),
  };
}

function declareOption(option: Option, towns: readonly TownChoice[]): APIApplicationCommandBasicOption {
  const base = {
    name: option.name,
    description: option.description,
    required: option.required,
    ...localisations(option.localised),
  };
  if (option.type === "minutes" || option.type === "number")
    return { ...base, type: ApplicationCommandOptionType.Integer, min_value: 0 };
  if (option.type === "channel")
    return { ...base, type: ApplicationCommandOptionType.Channel, channel_types: [ChannelType.GuildText] };
  if (option.type === "member") return { ...base, type: ApplicationCommandOptionType.User };
  if (option.type === "file") return { ...base, type: ApplicationCommandOptionType.Attachment };
  const string = { ...base, type: ApplicationCommandOptionType.String } as const;
  if (isLookedUp(option.type)) return { ...string, autocomplete: true };
  const choices =
    option.type === "town"
      ? towns.slice(0, 25).map((town) => (typeof town === "string" ? { name: town, value: town } : town))
      : (option.choices ?? []).map(({ name, value, localised }) => ({
          name,
          value,
          ...(localised ? { name_localizations: localised } : {}),
        }));
  return choices.length > 0 ? { ...string, choices } : { ...string, max_length: 1000 };
}

function localisations(localised: Command["localised"]): {
  name_localizations?: Record<string, string>;
  description_localizations?: Record<string, string>;
} {
  const entries = Object.entries(localised ?? {});
  if (entries.length === 0) return {};
  const names = entries.flatMap(([locale, { name }]) => (name ? [[locale, name] as const] : []));
  return {
    ...(names.length > 0 ? { name_localizations: Object.fromEntries(names) } : {}),
    description_localizations: Object.fromEntries(entries.map(([locale, { description }]) => [locale, description])),
  };
}

/** Whether what Discord has registered says the same as what is declared. */
export function sameCommands(registered: readonly unknown[], declared: readonly unknown[]): boolean {
  const known = (list: readonly unknown[]) => list.map((one) => JSON.stringify(essence(one))).sort();
  return known(registered).join("\n") === known(declared).join("\n");
}

/** The fields that we declare, in one order, without what Discord adds and without empty values. */
const declaredFields = [
  "type",
  "name",
  "description",
  "name_localizations",
  "description_localizations",
  "required",
  "autocomplete",
  "channel_types",
  "min_value",
  "max_length",
  "value",
  "default_member_permissions",
  "contexts",
  "integration_types",
  "choices",
  "options",
];

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== "object" || value === null) return value;
  const fields = new Map<string, unknown>(Object.entries(value));
  const kept: Record<string, unknown> = {};
  for (const field of declaredFields) {
    const content = fields.get(field);
    if (content === undefined || content === null || content === false || content === "") continue;
    if (Array.isArray(content) && content.length === 0) continue;
    kept[field] = field.endsWith("_localizations") ? sorted(content) : essence(content);
  }
  return kept;
}

function sorted(content: unknown): unknown {
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}
