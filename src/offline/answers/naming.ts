/** Whether and how well words name something that has names. */
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { hits } from "./here.ts";

/** A text in small letters, its words apart. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a name stands in a text: by whole words, but where words stand without spaces. */
const stands = (said: string, name: string): boolean =>
  name !== "" &&
  (isUnspaced(name) ? said.replaceAll(" ", "").includes(name.replaceAll(" ", "")) : ` ${said} `.includes(` ${name} `));

/** How well words name one of several names, from 0 to 1. */
export function match(names: readonly string[], text: string): number {
  const words = new Set(stems(text));
  const said = bare(text);
  return Math.max(0, ...names.map((name) => (stands(said, bare(name)) ? 1 : hits(name, words))));
}

/** Whether one of a closed list of names stands in a text. */
export const names = (list: readonly string[], text: string): boolean =>
  list.some((one) => stands(bare(text), bare(one)));

/** Whether one of some words or turns of phrase stands in a text: phrases as they are, words in any form where they have several. */
export function says(list: readonly string[], text: string): boolean {
  const said = bare(text);
  const asIs = (one: string) => one.includes(" ") || isUnspaced(one);
  return (
    match(
      list.filter((one) => !asIs(one)),
      text,
    ) === 1 || list.some((one) => asIs(one) && stands(said, bare(one)))
  );
}
