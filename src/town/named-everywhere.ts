/** A command with what it is called in every language beside its English: its file says the English, `language/<tag>/command-names.ts` the rest. */
import type { FormNames, OptionNames, VerbNames } from "../language/command-names.ts";
import { commandNames } from "../language/language.ts";
import type { Command, Form, Menu, Option, Verb } from "./desk/command.ts";

const languages = Object.entries(commandNames);

/** The command with its names in every language; what a language has no words for stays English in it. */
export function namedEverywhere(command: Command): Command {
  const words = languages.flatMap(([tag, names]) =>
    names[command.name] ? [[tag, names[command.name]!] as const] : [],
  );
  const { verb, subcommands, menu } = command;
  return {
    ...command,
    ...localised(words),
    ...(verb ? { verb: namedVerb(verb, words) } : {}),
    ...(subcommands
      ? {
          subcommands: Object.fromEntries(
            Object.entries(subcommands).map(([name, one]) => {
              const own = pick(words, ({ subcommands }) => subcommands?.[name]);
              return [name, { ...namedVerb(one, own), ...localised(own) }];
            }),
          ),
        }
      : {}),
    ...(menu
      ? {
          menu: namedMenu(
            menu,
            pick(words, ({ menu }) => menu),
          ),
        }
      : {}),
  };
}

/** Words of one thing, by language. */
type ByLanguage<T> = readonly (readonly [tag: string, words: T])[];

/** Of these words those of a part, where there are any. */
const pick = <T, Part>(words: ByLanguage<T>, part: (words: T) => Part | undefined): ByLanguage<Part> =>
  words.flatMap(([tag, one]) => {
    const found = part(one);
    return found === undefined ? [] : [[tag, found] as const];
  });

/** Its name and description in each language. */
const localised = (words: ByLanguage<{ readonly name?: string; readonly description: string }>) =>
  words.length === 0
    ? {}
    : {
        localised: Object.fromEntries(
          words.map(([tag, { name, description }]) => [tag, { ...(name === undefined ? {} : { name }), description }]),
        ),
      };

const namedVerb = (verb: Verb, words: ByLanguage<VerbNames>): Verb => ({
  ...verb,
  options: verb.options.map((option) =>
    namedOption(
      option,
      pick(words, ({ options }) => options?.[option.name]),
    ),
  ),
  ...(verb.form
    ? {
        form: namedForm(
          verb.form,
          pick(words, ({ form }) => form),
        ),
      }
    : {}),
});

function namedOption(option: Option, words: ByLanguage<OptionNames>): Option {
  const choices = option.choices?.map((choice) => {
    const names = pick(words, ({ choices }) => (typeof choices === "object" ? choices[choice.value] : undefined));
    return names.length > 0 ? { ...choice, localised: Object.fromEntries(names) } : choice;
  });
  return { ...option, ...(choices ? { choices } : {}), ...localised(words) };
}

function namedForm(form: Form, words: ByLanguage<FormNames>): Form {
  if (words.length === 0) return form;
  const inWords = ({ title, fields }: FormNames) => ({
    title,
    fields: form.fields.map(({ name, label, placeholder }) => fields[name] ?? { label, placeholder }),
  });
  return { ...form, localised: Object.fromEntries(words.map(([tag, one]) => [tag, inWords(one)])) };
}

const namedMenu = (menu: Menu, words: ByLanguage<{ readonly name: string; readonly form?: FormNames }>): Menu => ({
  ...menu,
  ...(words.length > 0 ? { localised: Object.fromEntries(words.map(([tag, { name }]) => [tag, name])) } : {}),
  ...(menu.form
    ? {
        form: namedForm(
          menu.form,
          pick(words, ({ form }) => form),
        ),
      }
    : {}),
});
