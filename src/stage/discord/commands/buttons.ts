/** The buttons under messages of the bot's own. Each says by its custom id which verb it runs. */
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import { customId } from "./custom-id.ts";

/** A button that runs a verb. */
export interface Button {
  readonly label: string;
  readonly command: string;
  readonly subcommand?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** Steps into town at once, under the name that one has: a name that is given, though empty, needs no form. */
export const stepIn = (label: string): Button => ({ label, command: "visit", options: { name: "" } });

const HELP = { command: "help", options: { about: "hard-times" } } as const;

/** Shows where help is, to whoever presses it and nobody else. */
export const helpIn = (language: string): Button => ({
  label: languageOf(language).serious.button,
  ...HELP,
});

/** Whether that button is among the parts of a message. */
export const offersHelp = (parts: readonly APIMessageTopLevelComponent[]): boolean => {
  const id = customId({ ...HELP, subcommand: null });
  return parts.some(
    (part) =>
      part.type === ComponentType.ActionRow &&
      part.components.some((one) => "custom_id" in one && one.custom_id === id),
  );
};

/** Buttons in a row, as a message takes them; those whose options do not fit are left out. */
export function row(buttons: readonly Button[]): APIMessageTopLevelComponent[] {
  const components = buttons.flatMap(({ label, command, subcommand = null, options = {} }) => {
    const id = customId({ command, subcommand, options });
    const style = ButtonStyle.Secondary as const;
    return id === null ? [] : [{ type: ComponentType.Button as const, style, custom_id: id, label }];
  });
  return components.length > 0 ? [{ type: ComponentType.ActionRow, components }] : [];
}
