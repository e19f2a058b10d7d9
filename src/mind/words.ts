/**
 * Words for ranking by BM25: lower case, without the commonest, cut to a light stem, so that "invited" meets "invitation" half-way
 * and "parties" meets "party". Chinese and other text without spaces is cut by `Intl.Segmenter`.
 */

const common = new Set(
  `a an the and or but if so as at by for from in into of off on onto out over to up with about after before during than then that this these
those there here it its is are was were be been being am do does did done have has had having will would shall should can could may might must
i me my mine we us our ours you your yours he him his she her hers they them their theirs who whom whose which what when where why how not no
yes very just too also only own same s t re ve ll d m said says say told tell tells asked ask get got go going`
    .split(/\s+/)
    .filter(Boolean),
);

/** A light English stem: plural, -ing, -ed, -ly, -ation and a final e or y fall away. */
export function stem(word: string): string {
  let w = word;
  if (w.length > 4 && w.endsWith("ies")) w = `${w.slice(0, -3)}y`;
  else if (w.length > 3 && w.endsWith("s") && !w.endsWith("ss") && !w.endsWith("us") && !w.endsWith("is"))
    w = w.slice(0, -1);
  for (const [ending, least] of [
    ["ation", 9],
    ["ing", 6],
    ["ed", 5],
    ["ly", 6],
    ["er", 6],
  ] as const)
    if (w.length >= least && w.endsWith(ending)) {
      w = w.slice(0, -ending.length);
      if (w.length > 3 && w.at(-1) === w.at(-2) && !/[ls]$/.test(w)) w = w.slice(0, -1);
      break;
    }
  if (w.length > 4 && w.endsWith("e")) w = w.slice(0, -1);
  if (w.length > 4 && w.endsWith("y")) w = `${w.slice(0, -1)}i`;
  return w;
}

const unspaced = /[぀-ヿ㐀-䶿一-鿿]/;

/** Whether a text is of a script that puts no spaces between words (Chinese, Japanese). */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** A text as a pattern that finds just that text: names may hold any character. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The stems of a text, in order, repetitions kept. */
export function stems(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFKC");
  const words = unspaced.test(plain)
    ? [...new Intl.Segmenter("zh", { granularity: "word" }).segment(plain)]
        .filter((one) => one.isWordLike)
        .map((one) => one.segment)
    : (plain.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []);
  const kept: string[] = [];
  for (const raw of words) {
    const word = raw.replace(/'.*$/, "");
    if (word.length > 0 && !common.has(word)) kept.push(stem(word));
  }
  return kept;
}
