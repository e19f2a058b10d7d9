/** What words are about, and how much of it a text has. */
import { stems } from "../../mind/memory/words.ts";
import type { Asked } from "./answerer.ts";
import { names } from "./naming.ts";

/** The stems of a text that say what it is about: without names of people and what says nothing. */
export function contentOf({ mouth, people }: Asked, text: string): readonly string[] {
  const names = new Set(people.flatMap(({ name }) => stems(name)));
  return [...new Set(stems(text))].filter((word) => !mouth.idle.has(word) && !names.has(word));
}

/** How many of the words a text has. */
export const sharing = (words: readonly string[], text: string): number => {
  const own = new Set(stems(text));
  return words.filter((word) => own.has(word)).length;
};

/** Whether one of some words for him or her stands in a text, and not in a word that only holds it: 吉他. */
export const speaksOf = ({ lines }: Pick<Asked, "lines">, words: readonly string[], text: string): boolean =>
  names(
    words,
    lines.people.notThem.reduce((left, one) => left.replaceAll(one, " "), text),
  );
