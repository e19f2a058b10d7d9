/**
 * What a button or a form means, written into its custom id: which verb to run with which options. Nothing has to be remembered, so a
 * button still works after a restart. Pure.
 */

/** A verb with options, by name. */
export interface Target {
  readonly command: string;
  readonly subcommand: string | null;
  readonly options: Readonly<Record<string, string>>;
  /** The message whose menu was used: then the command's entry there is meant. */
  readonly message?: string;
}

/** Discord's limit. */
const MOST = 100;

/** The custom id, or null when the options do not fit into one. */
export function customId(target: Target): string | null {
  const options = new URLSearchParams(target.options);
  const id = target.message
    ? ["on", target.command, target.message, options].join("|")
    : ["run", target.command, target.subcommand ?? "", options].join("|");
  return id.length <= MOST ? id : null;
}

/** What a custom id means, or null when it is none of ours. */
export function readCustomId(id: string): Target | null {
  const [mark, command, what, ...rest] = id.split("|");
  const options = Object.fromEntries(new URLSearchParams(rest.join("|")));
  if (mark === "on" && command && what) return { command, subcommand: null, options, message: what };
  if (mark !== "run" || !command) return null;
  return { command, subcommand: what || null, options };
}
