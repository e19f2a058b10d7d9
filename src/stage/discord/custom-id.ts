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
  if (target.message) return ["on", target.command, target.message].join("|");
  const id = ["run", target.command, target.subcommand ?? "", new URLSearchParams(target.options)].join("|");
  return id.length <= MOST ? id : null;
}

/** What a custom id means, or null when it is none of ours. */
export function readCustomId(id: string): Target | null {
  const [mark, command, subcommand, ...options] = id.split("|");
  if (mark === "on" && command && subcommand) return { command, subcommand: null, options: {}, message: subcommand };
  if (mark !== "run" || !command) return null;
  return {
    command,
    subcommand: subcommand || null,
    options: Object.fromEntries(new URLSearchParams(options.join("|"))),
  };
}
