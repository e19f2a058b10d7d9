/** The words that are kept out of a town (`data/kept-out-words.txt`), as a filter: looked up at once, by nobody's leave. */

import { readFileSync } from "node:fs";
import { literal } from "../language/literal.ts";
import { packageFile } from "../package-files.ts";
import type { Filter } from "./model.ts";

/** Where the words are that come with the town; the file says what is in it and why. */
const WORDS = packageFile("data/kept-out-words.txt");

/** The words of a list, without its remarks. @throws the file system's error */
export const readWords = (path: string = WORDS): readonly string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** A filter by words alone. */
export function wordFilter(words: readonly string[]): Filter {
  const plain = words.map(plainly);
  const unspaced = plain.filter((word) => UNSPACED.test(word));
  const spaced = plain
    .filter((word) => !UNSPACED.test(word))
    .map((word) => word.split(/\s+/).map(literal).join("\\s+"));
  const whole =
    spaced.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced.join("|")})s?(?![\\p{L}\\p{N}])`, "u") : null;
  const fits = (text: string): boolean => {
    const read = plainly(text);
    return !whole?.test(read) && !unspaced.some((word) => read.includes(word));
  };
  return { fits, passes: async (text) => fits(text) };
}

/** A script that is written without spaces. */
const UNSPACED = /\p{Script=Han}/u;

/** A text as it is looked up: in small letters, of one width, without accents and what cannot be seen. */
const plainly = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
