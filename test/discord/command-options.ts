// From what a person types after a slash to what Discord sends: the command is looked up in what the bot registered,
// and everything Discord's own client would not let through is refused here too.

import type { Channel, Command, CommandOption, Upload } from "./records.ts";
import type { State } from "./state.ts";
import { memberOnWire } from "./wire.ts";

/** What a person gives for an option; a `{ id }` is a user, channel or role. */
export type OptionValue = string | number | boolean | { readonly id: string } | Upload;

/** An option as it comes with an interaction. */
export interface SentOption {
  name: string;
  type: number;
  value?: string | number | boolean;
  focused?: boolean;
  options?: SentOption[];
}

/** A command as invoked. */
export interface Invocation {
  readonly command: Command;
  readonly options: SentOption[];
  readonly resolved: Record<string, Record<string, object>>;
}

/** What a person filled in; `focused` is the option still being typed, which lifts the demand for the required ones. */
export interface Typed {
  readonly path: string;
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly focused?: string | undefined;
}

const [subcommand, group, text, integer, boolean, user, channel, role, mentionable, number, attachment] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

/** A command by name and type: the guild's own before the global ones. */
export function registered(state: State, guildId: string, name: string, type: number): Command {
  const known = [...(state.commands.get(guildId) ?? []), ...(state.commands.get("global") ?? [])];
  const found = known.find((command) => command.type === type && command.name === name);
  if (found) return found;
  throw new Error(
    `no command "${name}" of type ${type} is registered; there are: ${known.map((command) => command.name).join(", ") || "none"}`,
  );
}

/** Builds an invocation, or throws where Discord's client would not send one. */
export function invoke(state: State, home: Channel, typed: Typed): Invocation {
  const [name = "", ...path] = typed.path.trim().replace(/^\//, "").split(/\s+/);
  const command = registered(state, home.guild_id, name, 1);
  const resolved: Invocation["resolved"] = {};
  const wrap = (options: readonly CommandOption[], steps: readonly string[]): SentOption[] => {
    const nested = options.some(({ type }) => type === subcommand || type === group);
    const [step, ...rest] = steps;
    if (!nested) {
      if (step !== undefined) throw new Error(`/${name} has no subcommand "${step}"`);
      return fill(state, home, options, typed, resolved);
    }
    const inner = options.find((option) => option.name === step);
    if (!inner) throw new Error(`/${typed.path}: choose one of ${options.map((option) => option.name).join(", ")}`);
    return [{ name: inner.name, type: inner.type, options: wrap(inner.options ?? [], rest) }];
  };
  return { command, options: wrap(command.options, path), resolved };
}

function fill(
  state: State,
  home: Channel,
  options: readonly CommandOption[],
  typed: Typed,
  resolved: Invocation["resolved"],
): SentOption[] {
  const stray = Object.keys(typed.values).find((key) => !options.some((option) => option.name === key));
  if (stray) throw new Error(`/${typed.path} has no option "${stray}"`);
  return options.flatMap((option) => {
    const value = typed.values[option.name];
    const focused = option.name === typed.focused;
    if (focused && !option.autocomplete) throw new Error(`/${typed.path}: "${option.name}" has no autocomplete`);
    if (value === undefined) {
      if (option.required && typed.focused === undefined) throw new Error(`/${typed.path} needs "${option.name}"`);
      return [];
    }
    if (focused) return [{ name: option.name, type: option.type, value: String(value), focused: true }];
    return [{ name: option.name, type: option.type, value: sentValue(state, home, option, value, resolved) }];
  });
}

function sentValue(
  state: State,
  home: Channel,
  option: CommandOption,
  value: OptionValue,
  resolved: Invocation["resolved"],
) {
  const refuse = (why: string): never => {
    throw new Error(`option "${option.name}": ${why}`);
  };
  if (option.choices?.length && !option.choices.some((choice) => choice.value === value)) {
    return refuse(`${JSON.stringify(value)} is none of ${option.choices.map((choice) => choice.value).join(", ")}`);
  }
  const read = plain[option.type];
  if (read) return read(option, value, refuse);
  if (option.type === attachment) return attached(state, home, value, resolved) ?? refuse("takes a file");
  const id = typeof value === "string" ? value : typeof value === "object" && "id" in value ? value.id : "";
  return referred(state, home, option.type, id, resolved) ? id : refuse(`nothing has the id ${JSON.stringify(id)}`);
}

type Read = (option: CommandOption, value: OptionValue, refuse: (why: string) => never) => string | number | boolean;

const readNumber: Read = ({ type, min_value = -Infinity, max_value = Infinity }, value, refuse) => {
  if (typeof value !== "number" || (type === integer && !Number.isInteger(value))) return refuse("takes a number");
  return value < min_value || value > max_value ? refuse("out of range") : value;
};

/** How a value is read that stands for itself, by its option's type. */
const plain: Readonly<Record<number, Read>> = {
  [text]: ({ min_length = 0, max_length = 6_000 }, value, refuse) => {
    if (typeof value !== "string") return refuse("takes a text");
    return value.length < min_length || value.length > max_length ? refuse("too short or too long") : value;
  },
  [integer]: readNumber,
  [number]: readNumber,
  [boolean]: (_, value, refuse) => (typeof value === "boolean" ? value : refuse("takes true or false")),
};

/** Adds to `resolved` what an id stands for; false if it stands for nothing. */
export function referred(
  state: State,
  home: Channel,
  type: number,
  id: string,
  resolved: Invocation["resolved"],
): boolean {
  const put = (table: string, what: object) => {
    resolved[table] = { ...resolved[table], [id]: what };
    return true;
  };
  const guild = state.guilds.get(home.guild_id);
  const account = type === user || type === mentionable ? state.users.get(id) : undefined;
  if (account && guild) {
    const member = memberOnWire(guild, account, false);
    if (member) put("members", { ...member, permissions: "0" });
    return put("users", account);
  }
  const place = type === channel ? state.channels.get(id) : undefined;
  if (place) return put("channels", { ...place, permissions: "0" });
  const found = type === role || type === mentionable ? guild?.roles.find((each) => each.id === id) : undefined;
  return found ? put("roles", found) : false;
}

function attached(state: State, home: Channel, value: OptionValue, resolved: Invocation["resolved"]) {
  if (typeof value !== "object" || !("bytes" in value)) return undefined;
  const id = state.id();
  const path = `/cdn/ephemeral-attachments/${home.id}/${id}/${encodeURIComponent(value.name)}`;
  state.uploads.set(path, value);
  const url = `${state.origin}${path}`;
  const file = {
    id,
    filename: value.name,
    size: value.bytes.length,
    content_type: value.type,
    url,
    proxy_url: url,
    ephemeral: true,
  };
  resolved.attachments = { ...resolved.attachments, [id]: file };
  return id;
}
