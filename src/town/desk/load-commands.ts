/**
 * Finds the slash commands by listing a folder (style section 2): one file, one command. A file that does not fit stops the start
 * and is named, so that a typo is never a command silently missing.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { commandsFolder } from "../../package-files.ts";
import { UserError } from "../../world/user-error.ts";
import { namedEverywhere } from "../named-everywhere.ts";
import type { Command, Verb } from "./command.ts";

const name = z.string().regex(/^[-_\p{L}\p{N}]{1,32}$/u, "a name is 1 to 32 letters, digits or hyphens");
const described = z.string().min(1).max(100);
const localised = z
  .record(
    z.string(),
    z.object({
      name: name.refine((text) => text === text.toLowerCase(), "names are in lower case").optional(),
      description: described,
    }),
  )
  .optional();
const lowerName = name.refine((text) => text === text.toLowerCase(), "names are in lower case");

const option = z.object({
  name: lowerName,
  type: z.enum([
    "resident",
    "place",
    "object",
    "area",
    "home",
    "value",
    "moment",
    "planting",
    "town",
    "text",
    "minutes",
    "number",
    "channel",
    "file",
    "member",
  ]),
  description: described,
  required: z.boolean(),
  choices: z
    .array(
      z.object({
        name: z.string().min(1).max(100),
        value: z.string().min(1).max(100),
        localised: z.record(z.string(), z.string().min(1).max(100)).optional(),
      }),
    )
    .max(25)
    .optional(),
  localised,
});

const isFunction = z.custom<Verb["run"]>((value) => typeof value === "function", "run must be a function");

const form = z
  .object({
    title: z.string().min(1).max(45),
    fields: z
      .array(
        z.object({
          name: lowerName,
          label: z.string().min(1).max(45),
          placeholder: z.string().max(100),
          required: z.boolean(),
          long: z.boolean(),
          most: z.number().int().min(1).max(4000),
        }),
      )
      .min(1)
      .max(5),
  })
  .optional();
const needs = z.enum(["anyone", "keeper"]);

const verb = z.object({
  description: described,
  localised,
  options: z
    .array(option)
    .max(25)
    .refine(
      (all) => all.every((one, n) => !one.required || n === 0 || all[n - 1]!.required),
      "required options come first",
    )
    .refine((all) => new Set(all.map((one) => one.name)).size === all.length, "two options have the same name"),
  needs,
  where: z.enum(["anywhere", "discord"]),
  aloud: z.literal(true).optional(),
  form,
  run: isFunction,
});

const entry = z.string().min(1).max(32);
const menu = z.object({
  name: entry,
  localised: z.record(z.string(), entry).optional(),
  needs,
  form,
  run: isFunction,
});

const command = z
  .object({
    name: lowerName,
    description: described,
    localised,
    verb: verb.optional(),
    subcommands: z.record(lowerName, verb).optional(),
    menu: menu.optional(),
  })
  .refine((one) => !(one.verb && one.subcommands), "either one verb or subcommands")
  .refine((one) => one.verb || one.subcommands || one.menu, "one verb, subcommands or an entry of the message menu");

/** Every command of a folder, by name, with what it is called in every language. @throws UserError that names the file that does not fit. */
export async function loadCommands(folder: string = commandsFolder): Promise<readonly Command[]> {
  const files = (await readdir(folder)).filter((file) => /(?<!\.test|\.d)\.[jt]s$/.test(file)).sort();
  const commands: Command[] = [];
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(join(folder, file)).href);
    const exported = typeof module === "object" && module !== null && "default" in module ? module.default : undefined;
    const name = file.replace(/\.[jt]s$/, "");
    const problem = problemOf(exported, name);
    if (problem) throw new UserError("bad-command", `commands/${file} does not fit: ${problem}.`);
    const command = namedEverywhere(exported as Command); // checked by the schema just above
    const misnamed = problemOf(command, name);
    if (misnamed) throw new UserError("bad-command", `What commands/${file} is called does not fit: ${misnamed}.`);
    commands.push(command);
  }
  return commands;
}

function problemOf(exported: unknown, expected: string): string | null {
  if (exported === undefined) return "it has no default export";
  const checked = command.safeParse(exported);
  if (checked.success) {
    return checked.data.name === expected ? null : `its command is called "${checked.data.name}", not like the file`;
  }
  const issue = checked.error.issues[0];
  return issue ? `${issue.path.join(".") || "the command"}: ${issue.message}` : "it is no command";
}

/** A command's verbs, by subcommand name; the one verb of a command without subcommands is under null. */
export function verbsOf(command: Command): readonly (readonly [string | null, Verb])[] {
  if (command.verb) return [[null, command.verb]];
  return Object.entries(command.subcommands ?? {});
}
