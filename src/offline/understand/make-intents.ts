/**
 * `npm run train`: makes `data/intents/<tag>.bin` and `<tag>.acts.bin` from the examples of `<tag>.jsonl` and `<tag>.acts.jsonl`, for every
 * language there.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Intent } from "../../world/intents.ts";
import { packIntents } from "./intents-file.ts";
import { learnt, sharpness, type Written } from "./learn.ts";
import { packRanking } from "./rank.ts";
import { type Example, trained } from "./train.ts";

const FOLDER = new URL("../../../data/intents/", import.meta.url);

/** The languages there are examples of. */
export const taught = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".acts.jsonl"))
    .map((name) => name.slice(0, -".acts.jsonl".length))
    .sort();

const linesOf = (name: string): unknown[] =>
  readFileSync(new URL(name, FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** A language's examples of what a sentence does. */
export const actsOf = (language: string) => linesOf(`${language}.acts.jsonl`) as Written[];
/** What may as well be said in earnest, whatever else it does: no example of what is ordinary. */
const EARNEST: ReadonlySet<string> = new Set([
  "ask-advice",
  "ask-help",
  "ask-your-feeling",
  "cancel",
  "command-leave",
  "complain",
  "confide",
  "sympathy",
  "tell-news",
  "tell-own-feeling",
  "tell-own-news",
  "thank",
] satisfies Intent[]);
/** A language's examples, in the order of their file, and what is everyday talk of those of what a sentence does. */
export const examplesOf = (language: string): Example[] => [
  ...(linesOf(`${language}.jsonl`) as Example[]),
  ...actsOf(language)
    .filter(({ intent }) => !EARNEST.has(intent))
    .map(({ text }) => ({ text: text.replace(/\{\w+\}/g, ""), intent: "everyday" })),
];

/** The bytes of the file that tells a language's intents apart. */
export const ranking = (language: string): Uint8Array => {
  const examples = actsOf(language);
  return packRanking({ ...learnt(examples), sharp: sharpness(examples) });
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of taught()) {
    const files = { bin: packIntents(trained(examplesOf(language), language)), "acts.bin": ranking(language) };
    for (const [ending, bytes] of Object.entries(files)) {
      writeFileSync(new URL(`${language}.${ending}`, FOLDER), bytes);
      process.stdout.write(`${language}.${ending}: ${bytes.length} bytes\n`);
    }
  }
