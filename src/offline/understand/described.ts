/**
 * Whom words describe who is there to be seen, where one alone is meant: by a word for somebody of their age or trade, and by what they are at:
 * "madam with the knitting", "the young lady stocking the shelves", "the accordion player", 快递小哥.
 */
import { stems } from "../../mind/memory/words.ts";
import { type Callable, type Calling, fitting, tradeIn } from "./calling.ts";
import { folded, type NameFound } from "./names.ts";

const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Words of what somebody is at. */
const MOST = 5;

/** A word of a text. */
interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Whom a text describes, where the words stand. `called`: as one calls them, with what they are at and no article: "grandpa with the sling". Else
 * as one speaks of whoever one turns to: "the driver".
 */
export function describedIn(
  text: string,
  people: readonly Callable[],
  words: Calling,
  called: boolean,
): readonly NameFound[] {
  if (HAN.test(text)) return inSigns(text, people, words, called);
  return stretchesIn(text).flatMap((stretch) =>
    stretch.flatMap(({ word, from, to }, i): NameFound[] => {
      const before = stretch.slice(0, i).map((one) => one.word);
      const fits = fitting(word, before.at(-1) ?? "", people, words);
      // Who is called so has no article: "the girl with the magazine is nice".
      const hasArticle = before.slice(-2).some((one) => words.determines.includes(one));
      if (fits.length === 0 || (called && hasArticle)) return [];
      const tail = stretch.slice(i + 1, i + 1 + MOST);
      const [first] = tail;
      const isAt = tail.length > 1 && (words.at.includes(first!.word) || first!.word.endsWith("ing"));
      if (called && !isAt) return [];
      const one = isAt ? alone(fits, tail.map((part) => part.word).join(" ")) : onlyOne(fits, before.at(-1));
      const end = isAt ? tail.at(-1)!.to : to;
      return one ? [{ kind: "person", id: one.id, from, to: end, name: one.name, referred: true }] : [];
    }),
  );
}

/** The words of a text, from stop to stop. */
function stretchesIn(text: string): readonly (readonly Word[])[] {
  const stretches: Word[][] = [];
  let last = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (stretches.length === 0 || /[^\s'’"“”-]/u.test(text.slice(last, index))) stretches.push([]);
    last = index + word.length;
    stretches.at(-1)!.push({ word: folded(word), from: index, to: last });
  }
  return stretches;
}

/** The one of several whom what is said of them fits best; null where it fits none or two alike. */
function alone(fits: readonly Callable[], said: string): Callable | null {
  const told = stems(said);
  const hits = fits
    .map((one) => {
      const does = new Set(stems(`${one.doing} ${one.occupation}`));
      return { one, hits: told.filter((word) => does.has(word)).length };
    })
    .sort((a, b) => b.hits - a.hits);
  const [best, next] = hits;
  return best && best.hits > (next?.hits ?? 0) ? best.one : null;
}

/** The only one, or the only one whom the word before fits as well: "the accordion player". */
const onlyOne = (fits: readonly Callable[], before = ""): Callable | null =>
  fits.length === 1 ? fits[0]! : alone(fits, before);

/** Where a script has no spaces; who is called only by their trade with a word for anybody: without one it may be told of. */
function inSigns(text: string, people: readonly Callable[], words: Calling, called: boolean): readonly NameFound[] {
  const found: NameFound[] = [];
  for (let from = 0; from < text.length; from++) {
    const one = called && /\p{L}/u.test(text[from - 1] ?? "") ? null : tradeIn(text.slice(from), people, words, called);
    if (!one || one.fits.length !== 1 || found.some(({ to }) => to > from)) continue;
    const [{ id, name }] = one.fits as readonly [Callable];
    found.push({ kind: "person", id, from, to: from + one.word.length, name, referred: true });
  }
  return found;
}
