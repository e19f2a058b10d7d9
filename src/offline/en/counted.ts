/** English: how many of a thing, a thing by itself, and an amount of money. */

import type { Currency } from "../../language/almanac.ts";
import { literal } from "../../language/literal.ts";

const ARTICLE = /^(?:an?|the|some) /;
const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** What of a name is counted, and what says more of it: "pot" and "of tea". */
const COUNTED = /^(.*?)( (?:of|with|on|for|from|off|to|cut|in) [\s\S]*)?$/;

const isMany = (word: string): boolean => /[^su]s$/.test(word);

/** Several of what a word names. */
function many(word: string): string {
  if (/(?:lf|af)$/.test(word)) return `${word.slice(0, -1)}ves`;
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** So many of a thing: "one stamp", "a pot of tea", "two pots of tea", "plum dumplings twice". */
export function counted(thing: string, count: number): string {
  const bare = thing.replace(ARTICLE, "");
  const [, first = bare, rest = ""] = COUNTED.exec(bare) ?? [];
  const plural = isMany(first);
  if (count === 1) return bare !== thing || plural ? thing : `one ${bare}`;
  const number = NUMBERS[count] ?? String(count);
  // What is many already, or only one of its kind, is had so many times.
  if (plural || thing.startsWith("the ") || thing.includes(" and "))
    return `${thing}, ${count === 2 ? "twice" : `${number} times`}`;
  return `${number} ${many(first)}${rest}`;
}

/** A thing as the subject of a sentence. */
export const theThing = (thing: string): string => (ARTICLE.test(thing) ? thing : `the ${thing}`);

const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Right before a bare number that is money, and what stands in a sentence beside one that is. */
const HANDED =
  /(?:^|[^\p{L}])(?:here|there|here['’]?s|there['’]s|(?:here|there) (?:is|are|you go|you are)|take(?: this)?|pay|leaving)(?:[\s,:;–-]|(?:a|the|my|your)\s)*$/u;
const LITTLE =
  /^(?:[^\p{L}]|(?:ok|okay|yes|sure|right|well|so|then|exactly|even|please|thanks|thank|you|keep|the|it|change|rest|is|yours|for|and)(?!\p{L}))*$/u;
/** A day or an hour, beside which a bare number is no money. */
const WHEN =
  /(?<!\p{L})(?:to(?:day|morrow|night)|yesterday|o['’]?clock|[ap]m|noon|midnight|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)(?!\p{L})/u;

/** The last amount of money in words: figures that count nothing else, or a number before what the town's money is called. */
export function amountIn({ one, many }: Currency, text: string): number | null {
  const units = [one, many]
    .flatMap((name) => name.replace("{n}", "").trim().toLowerCase().split(" ").slice(-1))
    .filter((unit) => /\p{L}/u.test(unit))
    .map(literal);
  const said = text.toLowerCase();
  const named = new RegExp(
    `(?<![\\p{L}\\d])(\\d+(?:[.,]\\d{1,2})?|${[...NUMBERS.slice(1), "fifteen", ...TENS].map(literal).join("|")}|an?)\\s*(?:${units.join("|")}|bucks|quid|€|£|\\$)(?!\\p{L})`,
    "gu",
  );
  const bare = /(?<![\p{L}\d.,])[$£€]?(\d+[.,]\d{2}|\d+(?!\s*(?!then)\p{L}))(?![\d:]|[.,]\d)/gu;
  // "Leaves £6 on the counter" counts nothing by its figures.
  const signed = /(?<![\p{L}\d])[$£€] ?(\d+(?:[.,]\d{1,2})?)(?![\d:]|[.,]\d)/gu;
  const little = LITTLE.test(said);
  const isMoney = ({ 0: whole, 1: number, index }: RegExpExecArray) =>
    /^[$£€]/.test(whole) ||
    (!WHEN.test(said) && !/^(?:1\d|20)\d\d$/.test(number!) && (little || HANDED.test(said.slice(0, index))));
  const all = [...said.matchAll(named), ...said.matchAll(signed), ...[...said.matchAll(bare)].filter(isMoney)].sort(
    (a, b) => a.index - b.index,
  );
  const last = all.at(-1)?.[1];
  if (last === undefined) return null;
  if (last === "fifteen") return 15;
  if (TENS.includes(last)) return (TENS.indexOf(last) + 2) * 10;
  return /^\d/.test(last) ? Number(last.replace(",", ".")) : Math.max(1, NUMBERS.indexOf(last));
}
