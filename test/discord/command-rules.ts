// What Discord demands of application commands beyond its spec (interactions/application-commands).

import type { Issue } from "./api-error.ts";
import type { CommandOption } from "./records.ts";

/** A command as the bot sends it, once the spec has found it fitting. */
export interface CommandBody {
  name: string;
  type?: number | null;
  description?: string | null;
  options?: CommandOption[] | null;
  default_member_permissions?: string | number | null;
  contexts?: number[] | null;
  integration_types?: number[] | null;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
}

type Path = (string | number)[];

const name = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const locales = new Set(
  "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko".split(
    " ",
  ),
);
const subcommand = 1;
const group = 2;

const issue = (path: Path, code: string, message: string): Issue => ({ path, code, message });

/** Everything in one command Discord refuses although the spec lets it pass. */
export function commandIssues(command: CommandBody, path: Path = []): Issue[] {
  if ((command.type ?? 1) !== 1) {
    return [
      ...(command.description
        ? [
            issue(
              [...path, "description"],
              "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
              "Context menu commands cannot have a description",
            ),
          ]
        : []),
      ...(command.options?.length
        ? [
            issue(
              [...path, "options"],
              "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS",
              "Context menu commands cannot have options",
            ),
          ]
        : []),
    ];
  }
  const size = sizeOf(command);
  return [
    ...namedIssues(command, path),
    ...optionListIssues(command.options ?? [], 0, path),
    ...(size > 8_000
      ? [issue(path, "APPLICATION_COMMAND_TOO_LARGE", `Command exceeds maximum size (8000), it has ${size}`)]
      : []),
  ];
}

/** Everything wrong with a whole list of commands for one scope. */
export function commandListIssues(commands: readonly CommandBody[]): Issue[] {
  const keys = commands.map((command) => `${command.type ?? 1} ${command.name}`);
  const caps = new Map([
    [1, 100],
    [2, 15],
    [3, 15],
  ]);
  const tooMany = [...caps].filter(
    ([type, cap]) => commands.filter((command) => (command.type ?? 1) === type).length > cap,
  );
  return [
    ...commands.flatMap((command, at) => commandIssues(command, [at])),
    ...keys.flatMap((key, at) =>
      keys.indexOf(key) < at
        ? [issue([at, "name"], "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")]
        : [],
    ),
    ...tooMany.map(([type, cap]) => issue([], "BASE_TYPE_MAX_LENGTH", `At most ${cap} commands of type ${type}.`)),
  ];
}

function namedIssues(thing: CommandBody | CommandOption, path: Path): Issue[] {
  const texts: [Path, string][] = [[[...path, "name"], thing.name]];
  const translations = "name_localizations" in thing ? Object.entries(thing.name_localizations ?? {}) : [];
  for (const [locale, text] of translations) texts.push([[...path, "name_localizations", locale], text]);
  return [
    ...texts
      .filter(([, text]) => !name.test(text) || text !== text.toLowerCase())
      .map(([where]) => issue(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")),
    ...translations
      .filter(([locale]) => !locales.has(locale))
      .map(([locale]) => issue([...path, "name_localizations"], "BASE_TYPE_CHOICES", `No such locale: ${locale}`)),
    ...(thing.description ? [] : [issue([...path, "description"], "BASE_TYPE_REQUIRED", "This field is required")]),
  ];
}

function optionListIssues(options: readonly CommandOption[], depth: number, path: Path): Issue[] {
  const at = (index: number): Path => [...path, "options", index];
  const nested = options.filter(({ type }) => type === subcommand || type === group);
  const lateRequired = options.findIndex(
    (option, index) =>
      option.required && options.slice(0, index).some((before) => !before.required && before.type > group),
  );
  const twice = options.findIndex((option, index) => options.findIndex((other) => other.name === option.name) < index);
  return [
    ...(nested.length > 0 && nested.length < options.length
      ? [
          issue(
            [...path, "options"],
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
          ),
        ]
      : []),
    ...(nested.some(({ type }) => depth >= 2 || (depth === 1 && type === group))
      ? [issue([...path, "options"], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")]
      : []),
    ...(lateRequired >= 0
      ? [
          issue(
            at(lateRequired),
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options",
          ),
        ]
      : []),
    ...(twice >= 0
      ? [issue(at(twice), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique")]
      : []),
    ...options.flatMap((option, index) => [
      ...namedIssues(option, at(index)),
      ...optionIssues(option, at(index)),
      ...optionListIssues(option.options ?? [], option.type === subcommand ? 2 : depth + 1, at(index)),
    ]),
  ];
}

function optionIssues(option: CommandOption, path: Path): Issue[] {
  const choices = option.choices ?? [];
  const names = choices.map((choice) => choice.name);
  return [
    ...(option.autocomplete && choices.length > 0
      ? [
          issue(
            [...path, "choices"],
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Autocomplete and choices exclude each other",
          ),
        ]
      : []),
    ...(option.autocomplete && ![3, 4, 10].includes(option.type)
      ? [
          issue(
            [...path, "autocomplete"],
            "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID_OPTION_TYPE",
            "Autocomplete needs a string, integer or number",
          ),
        ]
      : []),
    ...(new Set(names).size < names.length
      ? [
          issue(
            [...path, "choices"],
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED",
            "Choice names must be unique",
          ),
        ]
      : []),
    ...((option.min_value ?? -Infinity) > (option.max_value ?? Infinity) ||
    (option.min_length ?? 0) > (option.max_length ?? Infinity)
      ? [issue(path, "BASE_TYPE_BAD_VALUE", "The minimum exceeds the maximum")]
      : []),
  ];
}

function sizeOf(thing: CommandBody | CommandOption): number {
  const longest = (text: string, translations: unknown) =>
    Math.max(
      text.length,
      ...Object.values((translations ?? {}) as Record<string, string>).map((other) => other.length),
    );
  const locale = thing as { name_localizations?: unknown; description_localizations?: unknown };
  const own =
    longest(thing.name, locale.name_localizations) + longest(thing.description ?? "", locale.description_localizations);
  const choices = "choices" in thing ? (thing.choices ?? []) : [];
  return (
    own +
    choices.reduce((sum, choice) => sum + choice.name.length + String(choice.value).length, 0) +
    (thing.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0)
  );
}
