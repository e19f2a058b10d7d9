/**
 * Words of one kind (`data/intents/<tag>.kinds.json`): what harms, where one falls from, who is kin, what games are played with. By them an
 * example tells of words that it does not have. A language without such a file has none.
 */
import { existsSync, readFileSync } from "node:fs";
import { packageFile } from "../../package-files.ts";

/** Kinds by word. */
export interface Kinds {
  readonly of: ReadonlyMap<string, string>;
  /** Signs of the longest word. */
  readonly longest: number;
}

/** The kinds of a language's words. */
export function kindsOf(language: string): Kinds | undefined {
  const path = packageFile(`data/intents/${language}.kinds.json`);
  if (!existsSync(path)) return undefined;
  const kinds = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  const of = new Map(
    Object.entries(kinds).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
  );
  return { of, longest: Math.max(...[...of.keys()].map((word) => word.length)) };
}

const LATIN = /[a-z\d]/;

/** The kinds of a normalised text's words in their order, the longest word that fits taken each time; a Latin word only whole. */
export function kindsIn(text: string, { of, longest }: Kinds): string[] {
  const found: string[] = [];
  const within = (at: number) => LATIN.test(text[at - 1] ?? "") && LATIN.test(text[at] ?? "");
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at);
    const fits = () => of.has(text.slice(at, at + length)) && !within(at) && !within(at + length);
    while (length > 0 && !fits()) length--;
    if (length > 0) found.push(of.get(text.slice(at, at + length))!);
    at += Math.max(length, 1);
  }
  return found;
}
