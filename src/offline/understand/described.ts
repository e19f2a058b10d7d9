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
  const all = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: folded(word),
    from: index,
    to: index + word.length,
  }));
  const stops = (i: number) => /[^\s'’"“”-]/u.test(text.slice(all[i - 1]?.to ?? 0, all[i]!.from));
  return all.flatMap(({ word, from, to }, i): NameFound[] => {
    const before = i > 0 && !stops(i) ? all[i - 1]! : undefined;
    const fits = fitting(word, before?.word ?? "", people, words);
    if (fits.length === 0) return [];
    const article = all.slice(0, i).findLastIndex((one) => words.determines.includes(one.word));
    const nextStop = all.findIndex((_, at) => at > i && stops(at));
    const tail = all.slice(i + 1, Math.min(nextStop < 0 ? all.length : nextStop, i + 1 + MOST));
    const isAt = tail.length > 1 && (words.at.includes(tail[0]!.word) || /ing$/.test(tail[0]!.word));
    const one = isAt
      ? alone(fits, tail.map((part) => part.word).join(" "))
      : called
        ? null
        : onlyOne(fits, before?.word);
    if (!one) return [];
    const begins = called
      ? before && [...words.young, ...words.old].includes(before.word)
        ? before.from
        : from
      : from;
    // Who is called so has no article: "the girl with the magazine is nice".
    if (
      called &&
      article >= 0 &&
      i - article <= 2 &&
      !all.slice(article, i).some((_, k) => k > 0 && stops(article + k))
    )
      return [];
    const end = isAt ? tail.at(-1)!.to : to;
    return [{ kind: "person", id: one.id, from: begins, to: end, name: one.name, referred: true }];
  });
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
