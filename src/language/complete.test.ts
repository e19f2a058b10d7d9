/**
 * What a language must have, all in one place: for each tag of `languageTags` this says what is missing. What is a table by tag in code the
 * compiler asks for as well; what lies in files, goes by a command's name or stands for what the page says only this does.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { meaningFor, nearnessFor } from "../offline/understand/gloss.ts";
import { netsOf } from "../offline/understand/net.ts";
import { encoderFor, tunedEncoderFor } from "../offline/understand/sentence-encoder.ts";
import { packageFile } from "../package-files.ts";
import type { Command, Form, Option, Verb } from "../town/desk/command.ts";
import { loadCommands } from "../town/desk/load-commands.ts";
import type { FormNames, OptionNames, VerbNames } from "./command-names.ts";
import { commandNames, pageWords } from "./language.ts";
import type { PageWords } from "./page-words.ts";
import { languageTags } from "./tags.ts";

const commands = await loadCommands();
const folderOf = (tag: string): string => `src/language/${tag.toLowerCase()}`;
const towns = readdirSync(packageFile("towns"))
  .filter((file) => file.endsWith(".json"))
  .map((file): { language?: string } => JSON.parse(readFileSync(packageFile(`towns/${file}`), "utf8")));

/** The page, which is written in English: its modules, and its one document. */
const page = "src/stage/preview/client";
const scripts = readdirSync(packageFile(page))
  .filter((file) => file.endsWith(".js"))
  .map((file) => readFileSync(packageFile(`${page}/${file}`), "utf8"))
  .join("\n");
const html = readFileSync(packageFile(`${page}/index.html`), "utf8").replaceAll(/\s+/g, " ");
/** What it says: in its modules by `say("...")`, and all that its document shows. */
const saidByScripts = [...scripts.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, text = ""]) => text);
const saidByHtml = [
  ...html.matchAll(/ (?:aria-label|title|placeholder)="([^"]+)"/g),
  ...html.replace(/<(title|footer)\b.*?<\/\1>/g, "").matchAll(/>([^<>]*[a-z][^<>]*)</gi),
].map(([, text = ""]) => text.trim());

/** Everything a language lacks. */
function missingIn(
  tag: string,
  names: Readonly<Record<string, (typeof commandNames)["zh-CN"]>> = commandNames,
  ofPage: PageWords = { ...pageWords }[tag] ?? {},
) {
  const wanted = [
    folderOf(tag),
    ...readdirSync(packageFile("src/language/en"))
      .filter((file) => !ENGLISH_ALONE.has(file) && file.endsWith(".ts"))
      .map((file) => `${folderOf(tag)}/${file}`),
    ...["jsonl", "earnest.jsonl", "bin", "acts.bin", "thoughts.bin", "news.bin"].map(
      (of) => `data/intents/${tag}.${of}`,
    ),
    ...netsOf(tag).map(({ file }) => `data/intents/${tag}.${file}.bin`),
    ...["jsonl", "words.bin", "then.jsonl", "behind.jsonl"].map((of) => `data/situations/${tag}.${of}`),
    `data/choices/${tag}.json`,
    `data/trades/${tag}.jsonl`,
    `data/stock/${tag}.jsonl`,
    `data/dishes/${tag}.jsonl`,
    // What says what its sentences mean, where anything does, and what was learnt of that.
    ...(encoderFor(tag) ? [`data/sentence-encoder.${tag}.bin`] : []),
    ...(tunedEncoderFor(tag) ? [`data/tuned-encoder.${tag}.bin`] : []),
    ...(meaningFor(tag) && !encoderFor(tag) ? [`data/glosses.${tag}.tsv`] : []),
    ...(meaningFor(tag) ? [`data/intents/${tag}.meant.bin`] : []),
    ...(nearnessFor(tag) ? [`data/situations/${tag}.bin`] : []),
    ...(tag === "en" ? [] : [`${folderOf(tag)}/command-names.ts`, `${folderOf(tag)}/page.ts`]),
  ];
  return [
    ...wanted.filter((path) => !existsSync(packageFile(path))),
    ...(towns.some(({ language = "en" }) => language === tag) ? [] : [`a town in it: towns/<name>.${tag}.json`]),
    ...(tag === "en" ? [] : commands.flatMap((command) => unnamed(command, names[tag]?.[command.name]))),
    ...(tag === "en" ? [] : unsaid(ofPage)),
  ];
}

/** What of the page has no words. */
const unsaid = (words: PageWords): string[] =>
  [...saidByScripts, ...saidByHtml].filter((text) => words[text] === undefined).map((text) => `the page: ${text}`);

/** Grammar and patterns that English has for itself; what each language must have of them stands in tables with a type. */
const ENGLISH_ALONE = new Set(["goods.ts", "object-you.ts", "plain.ts", "sentences.ts"]);

/** What of a command has no name. */
function unnamed(command: Command, words: (typeof commandNames)["zh-CN"][string] | undefined): string[] {
  const { name, verb, subcommands = {}, menu } = command;
  if (!words) return [`/${name}`];
  return [
    ...(verb && !words.name ? [`/${name}: its name`] : []),
    ...(verb ? unnamedIn(`/${name}`, verb, words) : []),
    ...Object.entries(subcommands).flatMap(([sub, one]) => {
      const own = words.subcommands?.[sub];
      return own?.name ? unnamedIn(`/${name} ${sub}`, one, own) : [`/${name} ${sub}`];
    }),
    ...(menu && !words.menu ? [`the menu "${menu.name}"`] : []),
    ...(menu?.form ? unnamedFields(`the form of "${menu.name}"`, menu.form, words.menu?.form) : []),
  ];
}

const unnamedIn = (where: string, verb: Verb, { options, form }: VerbNames): string[] => [
  ...verb.options.flatMap((option) => unnamedOption(`${where} ${option.name}`, option, options?.[option.name])),
  ...(verb.form ? unnamedFields(`the form of ${where}`, verb.form, form) : []),
];

function unnamedOption(where: string, option: Option, words: OptionNames | undefined): string[] {
  if (!words) return [where];
  const { choices } = words;
  if (!option.choices || choices === "as typed") return [];
  return option.choices.filter(({ value }) => !choices?.[value]).map(({ value }) => `${where}: the choice ${value}`);
}

const unnamedFields = (where: string, form: Form, words: FormNames | undefined): string[] =>
  words ? form.fields.filter(({ name }) => !words.fields[name]).map(({ name }) => `${where}: ${name}`) : [where];

describe("a language has all that it must have", () => {
  it.each(languageTags)("%s", (tag) => {
    expect(missingIn(tag)).toEqual([]);
  });

  it("and one that is not there is told what it lacks", () => {
    const missing = missingIn("xx");
    for (const one of [
      "src/language/xx",
      "src/language/xx/mind.ts",
      "src/language/xx/command-names.ts",
      "src/language/xx/page.ts",
      "the page: Skip to the box to speak",
      "the page: Someone",
      "data/intents/xx.bin",
      "data/intents/xx.acts.bin",
      "data/intents/xx.thoughts.bin",
      "data/intents/xx.news.bin",
      "data/intents/xx.meant.bin",
      "data/situations/xx.jsonl",
      "data/situations/xx.words.bin",
      "data/situations/xx.then.jsonl",
      "data/situations/xx.behind.jsonl",
      "data/situations/xx.bin",
      "data/choices/xx.json",
      "data/trades/xx.jsonl",
      "data/stock/xx.jsonl",
      "data/dishes/xx.jsonl",
      "a town in it: towns/<name>.xx.json",
      "/town",
    ])
      expect(missing).toContain(one);
    const { town: _, ...others } = commandNames["zh-CN"];
    expect(missingIn("zh-CN", { "zh-CN": others })).toEqual(["/town"]);
    const { Town: __, ...rest } = pageWords["zh-CN"];
    expect(missingIn("zh-CN", commandNames, rest)).toEqual(["the page: Town"]);
  });

  it("reads what the page says at all", () => {
    expect(saidByScripts.length).toBeGreaterThan(80);
    expect(saidByHtml.length).toBeGreaterThan(10);
  });

  it("has nothing that the page no longer says, and fills in the same values", () => {
    const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [english, own] of Object.values(pageWords).flatMap((words) => Object.entries(words))) {
      expect(scripts.includes(english) || html.includes(english), english).toBe(true);
      expect(values(own), english).toEqual(values(english));
    }
  });

  it("names no command, option, choice or field that is gone", () => {
    for (const names of Object.values(commandNames))
      for (const [name, words] of Object.entries(names)) {
        const command = commands.find((one) => one.name === name);
        expect(command, `/${name}`).toBeDefined();
        if (command?.verb) isDeclared(`/${name}`, command.verb, words);
        for (const [sub, own] of Object.entries(words.subcommands ?? {}))
          isDeclared(`/${name} ${sub}`, command?.subcommands?.[sub], own);
      }
  });
});

/** That a verb has all that is named of it. */
function isDeclared(where: string, verb: Verb | undefined, { options = {}, form }: VerbNames): void {
  expect(verb, where).toBeDefined();
  for (const [option, { choices }] of Object.entries(options)) {
    const declared = verb?.options.find((one) => one.name === option);
    expect(declared, `${where} ${option}`).toBeDefined();
    const values = declared?.choices?.map(({ value }) => value) ?? [];
    if (typeof choices === "object") expect(values.sort(), `${where} ${option}`).toEqual(Object.keys(choices).sort());
  }
  if (form) expect(verb?.form?.fields.map((field) => field.name)).toEqual(Object.keys(form.fields));
}
