/**
 * Months of talk between friends, written for this project: two people a set, many sessions, everyday English, and questions in other
 * words with the lines that answer them. Retrieval was shaped by the first five; "Tessa and Ravi" is held out, for measuring alone.
 */
import { readFileSync } from "node:fs";
import { packageFile } from "../../package-files.ts";
import { readMemories } from "./given.ts";
import type { JudgedQuery, JudgedSet } from "./measure.ts";

/** The names of the sets. */
export const friends = [
  "mira-and-jonas",
  "priya-and-luke",
  "hazel-and-diego",
  "nadia-and-owen",
  "june-and-marcus",
  "tessa-and-ravi",
] as const;

/** A set by its name. */
export function friendsNamed(name: (typeof friends)[number]): JudgedSet {
  const text = (kind: string) =>
    readFileSync(packageFile(`src/evaluation/recall/friends/${name}.${kind}.jsonl`), "utf8");
  const queries = text("queries")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as JudgedQuery);
  return { name, memories: readMemories(text("memories"), name), queries };
}
