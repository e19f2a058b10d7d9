/** Whether and how well words name something that has names. */
import { isUnspaced, remembered, stems } from "../../mind/memory/words.ts";
import { hits } from "./here.ts";

/** A text in small letters, its words apart. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A text as names are looked for in it, with its words apart and with none. */
interface Said {
  readonly words: string;
  readonly run: string;
}

/** Made once for a text of which much is asked in a row. */
const saidIn = remembered(1, (text): Said => {
  const plain = bare(text);
  return { words: ` ${plain} `, run: plain.replaceAll(" ", "") };
});

/** Whether a name, bare, stands in a text: by whole words, but where words stand without spaces. */
const stands = (said: Said, name: string): boolean =>
  name !== "" && (isUnspaced(name) ? said.run.includes(name.replaceAll(" ", "")) : said.words.includes(` ${name} `));

/** How well words name one of several names, from 0 to 1. */
export function match(names: readonly string[], text: string): number {
  const words = new Set(stems(text));
  const said = saidIn(text);
  return Math.max(0, ...names.map((name) => (stands(said, bare(name)) ? 1 : hits(name, words))));
}

/** One of a closed list, bare; a word in any form where it has several, a turn of phrase as it is. */
interface Sought {
  readonly name: string;
  readonly bare: string;
  readonly asIs: boolean;
}

/** How the lists that were asked for are looked for: most are a language's own, and asked for with every line. */
const known = new WeakMap<readonly string[], readonly Sought[]>();

/** Lists are put together anew with some lines; their words are the same. */
const soughtBy = remembered(
  20_000,
  (name): Sought => ({ name, bare: bare(name), asIs: name.includes(" ") || isUnspaced(name) }),
);

function soughtIn(list: readonly string[]): readonly Sought[] {
  const had = known.get(list);
  if (had) return had;
  const made = list.map(soughtBy);
  known.set(list, made);
  return made;
}

/** Whether one of a closed list of names stands in a text. */
export function names(list: readonly string[], text: string): boolean {
  const said = saidIn(text);
  return soughtIn(list).some((one) => stands(said, one.bare));
}

/** Whether one of some words or turns of phrase stands in a text: phrases as they are, words in any form where they have several. */
export function says(list: readonly string[], text: string): boolean {
  const said = saidIn(text);
  let words: ReadonlySet<string> | undefined;
  return soughtIn(list).some((one) => {
    if (stands(said, one.bare)) return true;
    if (one.asIs) return false;
    words ??= new Set(stems(text));
    return hits(one.name, words) === 1;
  });
}
