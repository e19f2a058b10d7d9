/**
 * What slash commands are called in other languages than English, which their files in `commands/` are written in. Where commands are
 * loaded each language's names are put beside the English ones (`town/load-commands.ts`).
 */

/** What an option is called and for, and its choices by their values: "as typed" where they are the same in every language. */
export interface OptionNames {
  readonly name: string;
  readonly description: string;
  readonly choices?: Readonly<Record<string, string>> | "as typed";
}

/** A form's words, its fields by name. */
export interface FormNames {
  readonly title: string;
  readonly fields: Readonly<Record<string, { readonly label: string; readonly placeholder: string }>>;
}

/** What a verb is called and does; without options or a form it has none. */
export interface VerbNames {
  readonly name?: string;
  readonly description: string;
  readonly options?: Readonly<Record<string, OptionNames>>;
  readonly form?: FormNames;
}

/** A command's words: its one verb's own, or its subcommands', and what stands in the message menu. */
export interface OneCommandNames extends VerbNames {
  readonly subcommands?: Readonly<Record<string, VerbNames>>;
  readonly menu?: { readonly name: string; readonly form?: FormNames };
}

/** A language's names of all commands, by the name of their files. */
export type CommandNames = Readonly<Record<string, OneCommandNames>>;

/** What Discord shows of a choice at most. */
const LONGEST_LABEL = 100;

/** Each setting as it is chosen: its name and what it means. */
export const settingLabels = <Name extends string>(
  about: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> => {
  const label = ([name, what]: [string, string]): [string, string] => {
    const whole = `${name}: ${what}`;
    return [name, whole.length > LONGEST_LABEL ? `${whole.slice(0, LONGEST_LABEL - 1)}…` : whole];
  };
  return Object.fromEntries(Object.entries<string>(about).map(label)) as Record<Name, string>; // the same names
};
