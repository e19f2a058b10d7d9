/** What words are about, and how much of it a text has. */
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { type Asked, understoodIn } from "./answerer.ts";
import { names } from "./naming.ts";

/** The stems of a text that say what it is about: without names of people and what says nothing. */
export function contentOf({ mouth, people }: Asked, text: string): readonly string[] {
  const names = new Set(people.flatMap(({ name }) => stems(name)));
  return [...new Set(stems(text))].filter((word) => !mouth.idle.has(word) && !names.has(word));
}

/** More content than this beside whom it is of, and a question asks for something of them. */
const LITTLE_MORE = 2;
/** Signs of a question without spaces that is of little more. */
const SHORT = 9;

/** Whether a question holds little but whom it is of: "do you have kids?", and not 你小时候听你妈的话不. */
export const asksOnlyOf = (ask: Asked, words: readonly string[]): boolean => {
  const own = words.flatMap((word) => stems(word));
  // "What did your parents do for work?" does not ask whether there are any.
  const of = understoodIn(ask)[0]?.slots?.form;
  if (of === "what" || of === "how" || of === "why") return false;
  if (isUnspaced(ask.text)) return ask.text.length <= SHORT;
  return contentOf(ask, ask.text).filter((word) => !own.includes(word)).length <= LITTLE_MORE;
};

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
