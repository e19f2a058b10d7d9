/** `npm run train`: makes `data/intents/<tag>.bin` from the examples of `data/intents/<tag>.jsonl`, for every language there. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packIntents } from "./intents-file.ts";
import { type Example, trained } from "./train.ts";

const FOLDER = new URL("../../../data/intents/", import.meta.url);

/** The languages there are examples of. */
export const taught = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => name.slice(0, -".jsonl".length))
    .sort();

/** A language's examples, in the order of their file. */
export const examplesOf = (language: string): Example[] =>
  readFileSync(new URL(`${language}.jsonl`, FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Example);

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of taught()) {
    const bytes = packIntents(trained(examplesOf(language), language));
    writeFileSync(new URL(`${language}.bin`, FOLDER), bytes);
    process.stdout.write(`${language}: ${bytes.length} bytes\n`);
  }
