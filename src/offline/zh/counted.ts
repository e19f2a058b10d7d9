/** 简体中文: how many of a thing, and an amount of money as one says it. */
import type { Currency } from "../../language/almanac.ts";
import { priceSaid, toCents } from "../../world/offers.ts";

const DIGITS = "零一二三四五六七八九";
const MEASURED = /^一([大小]?)(\p{Script=Han})(?=\p{Script=Han})/u;
const MEASURES = "个碗杯份瓶包块盘笼壶罐只盒条张件斤位打袋串根把支套枚口桶束捆本节只磅两片颗盏箱朵";

/** A number up to a hundred as one says it. */
function said(n: number): string {
  if (n >= 100) return String(n);
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  if (tens === 0) return DIGITS[ones]!;
  return `${tens > 1 ? DIGITS[tens] : ""}十${ones > 0 ? DIGITS[ones] : ""}`;
}

/** How many, before a measure word: 两 for two. */
const before = (n: number): string => (n === 2 ? "两" : said(n));

/** So many of a thing: 面条, 两份面条, 两杯咖啡. */
export function counted(thing: string, count: number): string {
  if (count === 1) return thing;
  const [all = "", size = "", measure = ""] = MEASURED.exec(thing) ?? [];
  return measure !== "" && MEASURES.includes(measure)
    ? `${before(count)}${size}${measure}${thing.slice(all.length)}`
    : `${before(count)}份${thing}`;
}

/** An amount of money: 四块五, 五毛, 12块钱, 2.2美元. */
export function amount(currency: Currency, sum: number): string {
  if (Number.isInteger(sum)) return priceSaid(currency, sum);
  const unit = /^\{n\}(块|元)钱?$/.exec(currency.many);
  if (!unit) return currency.many.replace("{n}", String(toCents(sum)));
  const [whole, tenths, rest] = [
    Math.floor(sum),
    Math.floor(Math.round(sum * 100) / 10) % 10,
    Math.round(sum * 100) % 10,
  ];
  const yuan = whole === 0 ? "" : `${whole === 2 ? "两" : said(whole)}块`;
  const jiao = tenths === 0 ? (rest > 0 && yuan ? "零" : "") : `${DIGITS[tenths]}${yuan && rest === 0 ? "" : "毛"}`;
  return `${yuan}${jiao}${rest > 0 ? `${DIGITS[rest]}分` : ""}`;
}

/** The last amount of money in words: 给你十块, 5块不用找. */
export function amountIn(_: Currency, text: string): number | null {
  const handed = /(?:给你|给您|收你|收您)\s*(\d+(?:\.\d{1,2})?|[一二两三四五六七八九十百]+)(?![\p{L}\d])/u.exec(text);
  const found = [
    ...text.matchAll(
      /(?<![来要包拿切尝]我?(?=[一两半]块(?!钱|[一二三四五六七八九\d])))(\d{1,9}(?:\.\d{1,2})?|[一二两三四五六七八九十百]{1,9})(?:块|元|美元|圆|刀)([一二三四五六七八九\d])?/gu,
    ),
  ].at(-1);
  if (!found) return handed ? numeral(handed[1]!) : null;
  const tenth = found[2] ? (DIGITS.indexOf(found[2]) > 0 ? DIGITS.indexOf(found[2]) : Number(found[2])) / 10 : 0;
  return numeral(found[1]!) + (Number.isNaN(tenth) ? 0 : tenth);
}

/** A number below a thousand in figures or letters. */
function numeral(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  let [all, last] = [0, 0];
  for (const sign of text.replaceAll("两", "二")) {
    const unit = { 十: 10, 百: 100 }[sign];
    if (unit) all += Math.max(1, last) * unit;
    last = unit ? 0 : DIGITS.indexOf(sign);
  }
  return all + last;
}
