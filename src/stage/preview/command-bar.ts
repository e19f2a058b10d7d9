/** The command bar's side of `commands/`: the declarations in a form the page can use, and running what was typed. */
import { servedBy } from "../../language/language.ts";
import { ordinaryOnly } from "../../town/acts/typed.ts";
import {
  type Answer,
  type Command,
  choicesIn,
  describedIn,
  formIn,
  type Verb,
  wordsOf,
} from "../../town/desk/command.ts";
import type { TownDesk } from "../../town/desk/desk.ts";
import { verbsOf } from "../../town/desk/load-commands.ts";
import type { Member } from "../../town/desk/member.ts";
import { UserError } from "../../world/user-error.ts";

/** One thing that can be typed: a command, or one of its subcommands. */
export interface Typed {
  /** "whisper", or "town pause". */
  readonly words: string;
  readonly description: string;
  /** `label`: what it is called in the town's language. */
  readonly options: readonly (Verb["options"][number] & { readonly label: string })[];
  readonly needs: Verb["needs"];
  readonly form: NonNullable<Verb["form"]> | null;
}

/** What the bar offers: every verb that is not Discord's alone. */
export function offered(commands: readonly Command[], language: string): Typed[] {
  return commands
    .flatMap((command) => typedVerbs(command))
    .filter(({ verb }) => verb.where !== "discord")
    .map(({ words, verb, command }) => ({
      words,
      description: describedIn(verb.localised ? verb : command, language),
      // Nothing can be attached on the page.
      options: verb.options
        .filter(({ type }) => type !== "file")
        .map((option) => ({
          ...option,
          label: option.localised?.[servedBy(language) ?? "en"]?.name ?? option.name,
          description: describedIn(option, language),
          ...(option.choices ? { choices: choicesIn(option.choices, language) } : {}),
        })),
      needs: verb.needs,
      form: verb.form ? formIn(verb.form, language) : null,
    }));
}

/** What the page sends. */
export interface Asked {
  readonly words: string;
  readonly options: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>> | null;
  readonly place: string | null;
}

/** Runs a verb as Discord would and returns what it says. @throws UserError for what the person can mend. */
export async function runTyped(
  commands: readonly Command[],
  asked: Asked,
  who: { readonly member: Member; readonly desk: TownDesk | null },
): Promise<Answer> {
  const found = commands.flatMap((command) => typedVerbs(command)).find(({ words }) => words === asked.words);
  if (!found || found.verb.where === "discord") throw new UserError("no-command", wordsOf(who).use.gone);
  const { verb } = found;
  if (verb.needs === "keeper" && !who.member.keeper) throw new UserError("keepers-only", wordsOf(who).use.notKeeper);
  const { member, desk } = who;
  if (desk) ordinaryOnly(desk, member, { ...asked, verb });
  const options = Object.fromEntries(
    verb.options.flatMap(({ name }) => {
      const typed = asked.options[name]?.trim();
      return typed ? [[name, typed]] : [];
    }),
  );
  for (const option of verb.options)
    if (option.required && options[option.name] === undefined)
      throw new UserError(
        "option-missing",
        wordsOf(who).use.missing(option.name, describedIn(option, who.desk?.view().language ?? "en")),
      );
  return verb.run({ ...who, place: asked.place, options, form: asked.form, founding: null, keeping: null });
}

function typedVerbs(command: Command): { words: string; verb: Verb; command: Command }[] {
  return verbsOf(command).map(([name, verb]) => ({
    words: name === null ? command.name : `${command.name} ${name}`,
    verb,
    command,
  }));
}
