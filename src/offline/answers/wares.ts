/** What words name of what is to be had, and how many of each: "two soups and one tea, and bread if you have". */
import { keptWith } from "../../language/kept-with.ts";
import { literal } from "../../language/literal.ts";
import { isUnspaced, stem, stems } from "../../mind/memory/words.ts";
import type { Offer } from "../../world/offers.ts";
import type { Banks } from "./mouth.ts";
import { names } from "./naming.ts";

/** Something that is asked for, and how many of it. */
export interface Ware {
  readonly offer: Offer;
  readonly count: number;
  /** The measure word that whoever wants it counts it by. */
  readonly unit?: string;
}

/** What words ask for of what there is, and what else, as it is called. */
export interface Wanted {
  readonly wares: readonly Ware[];
  /** Asked for in the same breath, and not to be had. */
  readonly missing: readonly string[];
  /** So many of what was had before, where they name nothing: "one for my friend, too". */
  readonly more: number;
  /** Named and turned down: "no tea for me". */
  readonly declined: readonly Offer[];
}

type Bank = Banks["counter"];

/** A stretch of a text that names an offer. */
interface Mention {
  readonly offer: Offer;
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/** The best of what may be named, none over another, in the order of the text. */
const apart = (all: readonly Mention[]): Mention[] => {
  const kept: Mention[] = [];
  for (const one of [...all].sort((a, b) => b.score - a.score))
    if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one);
  return kept.sort((a, b) => a.from - b.from);
};

/** The wares, one of each kind, with all that is wanted of it. */
export const summed = (wares: readonly Ware[]): Ware[] => {
  const all = new Map<string, Ware>();
  for (const one of wares)
    all.set(one.offer.thing, { ...one, count: one.count + (all.get(one.offer.thing)?.count ?? 0) });
  return [...all.values()];
};

/** Whether signs are of no thing: 子大点, 想请我们. */
const isNoThing = (bank: Bank, name: string): boolean => bank.noThing.some((one) => name.includes(one));

/** What words ask for of what is offered. */
export const wantedIn = (bank: Bank, offers: readonly Offer[], text: string): Wanted =>
  isUnspaced(text) ? unspaced(bank, offers, text) : spaced(bank, offers, text);

/** Whether words hold nothing but how many are taken: "sure, one", "两个吧"; null where they say more, or no number. */
export function bareCount(bank: Bank, pointing: string, text: string): number | null {
  if (isUnspaced(text)) {
    const found = new RegExp(
      `^(?:[好行嗯那就我来要先再啊吧的]|给我)*(?:([俩仨])|(${NUMERAL})(\\p{Script=Han}))(?:吧|呗|啊|呀|好了|就行|就好|就够了?|尝尝|试试|看看|尝一?下)*$`,
      "u",
    ).exec(text.replace(/[\s，,。！!~～]/gu, ""));
    if (found?.[1]) return numberOf(bank, found[1]);
    return found && bank.measures.includes(found[3]!) ? measuredOut(bank, found[2], found[3]) : null;
  }
  const words = tokensOf(bank, text).map(({ word }) => word);
  const numbers = words.flatMap((word) => numberOf(bank, word) ?? []);
  const takes = new Set(pointing.split(" "));
  return numbers.length === 1 && words.every((word) => numberOf(bank, word) !== null || takes.has(word))
    ? numbers[0]!
    : null;
}

/** A number below a hundred in Chinese, and what stands for one. */
const NUMERAL = "[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九半俩仨]|\\d{1,2}";

/** What words for numbers come to; the first that a language has for one holds. */
const numbersOf = keptWith(
  ({ numbers, several }: Bank): ReadonlyMap<string, number> =>
    new Map(
      [...several, ...numbers.flatMap((one, at) => one.split(" ").map((word) => [word, at + 1] as const))].reverse(),
    ),
);

/** A number in figures or letters, up to what anybody orders; null for other words. */
function numberOf(bank: Bank, word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const known = numbersOf(bank).get(word);
  if (known !== undefined) return known;
  const [whole, tens, ones] = /^(.)?十(.)?$/u.exec(word) ?? [];
  if (whole && whole.length > 1) {
    const [ten, one] = [tens, ones].map((sign) => (sign === undefined ? null : numberOf(bank, sign)));
    return (ten ?? 1) * 10 + (one ?? 0);
  }
  return null;
}

/** What kinds of things are counted by. */
const KINDS = "样种款项卷双副客屉枝贴对台辆节盆锅株顶座听扎";

/** The number that words, or the signs of words without spaces, begin with, and how many of them it takes: 2 of "two of them", 2 of 两杯; null where they begin with none. */
export function numberAt(
  bank: Bank,
  parts: readonly string[],
): { readonly count: number; readonly length: number } | null {
  const [first = "", second = ""] = parts;
  if (isUnspaced(first) || (bank.measures !== "" && /^\d/.test(first))) {
    const found = new RegExp(`^(${NUMERAL})`, "u").exec(parts.slice(0, 3).join(""))?.[0];
    if (found === undefined || found === "半") return null;
    const unit = parts[found.length] ?? "";
    const counted = unit !== "" && (bank.measures.includes(unit) || KINDS.includes(unit));
    // 十个钟头 counts no thing.
    const behind = parts.slice(found.length + 1).join("");
    if (counted && bank.notCounted.some((one) => behind.startsWith(one))) return null;
    // 6 by itself praises.
    if (!counted && (/^6+$/.test(found) || !/^(?:\d+|[俩仨])$/u.test(found))) return null;
    return { count: measuredOut(bank, found, counted ? unit : undefined), length: found.length + (counted ? 1 : 0) };
  }
  const several = numberOf(bank, `${first} ${second}`);
  if (several !== null) return { count: several, length: 2 };
  const count = bank.articles.includes(first) ? null : numberOf(bank, first);
  return count === null ? null : { count, length: 1 };
}

/** How many a number and a measure word come to; what is half of something is one of it, but half of what holds several. */
function measuredOut(bank: Bank, number: string | undefined, unit: string | undefined): number {
  const holds = bank.several.find(([words]) => words === unit)?.[1] ?? 1;
  const count = number === undefined ? 1 : number === "半" ? 0.5 : (numberOf(bank, number) ?? 1);
  return Math.max(1, Math.floor(count * holds));
}

/** The first number of things that words say without naming them: "I bought two", 我买的两只; null where they say none. */
export function countSaid(bank: Bank, text: string): number | null {
  if (!isUnspaced(text))
    return (
      tokensOf(bank, text).flatMap(({ word }) => (/^\d/.test(word) ? [] : (numberOf(bank, word) ?? [])))[0] ?? null
    );
  const found = new RegExp(`(${NUMERAL})((?![块元毛])[${literal(bank.measures)}])`, "u").exec(text);
  return found ? measuredOut(bank, found[1], found[2]) : null;
}

/** So many of what is offered: what is sold by the dozen is counted in dozens. */
function soldAs(bank: Bank, { thing }: Offer, count: number): number {
  const own =
    bank.several.find(([words]) =>
      thing
        .toLowerCase()
        .replace(/^[一1] ?/u, "")
        .startsWith(words),
    )?.[1] ?? 1;
  return count % own === 0 ? count / own : count;
}

interface Token {
  readonly word: string;
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

/** Whether two words are one in two forms; what any shop has is not meant by another word of its stem: a tap is no tape. */
const isSame = (one: Token, other: Token | undefined, isCommon = false): boolean =>
  one.stem === other?.stem &&
  (!isCommon || ["", "s", "es"].some((end) => one.word + end === other.word || other.word + end === one.word));

/** What is one word of a text with spaces. */
const wordIn = keptWith(
  ({ several }: Bank) =>
    new RegExp(
      `${several.map(([words]) => `(?<!\\p{L})${literal(words)}(?!\\p{L})|`).join("")}\\d+(?:[.,]\\d+)?|[\\p{L}]+(?:['’]\\p{L}+)?`,
      "gu",
    ),
);

/** The words of a text with spaces, in small letters; an amount of money is one of them, and so is "half a dozen"; "half a pint" is a half pint. */
const tokensOf = (bank: Bank, text: string): Token[] =>
  [...text.toLowerCase().matchAll(wordIn(bank))]
    .map(({ 0: word, index }) => ({
      word,
      stem: stem(word.replace(/['’].*/, "")),
      from: index,
      to: index + word.length,
    }))
    .filter(({ word }, at, all) => !(bank.articles.includes(word) && bank.halves.includes(all[at - 1]?.word ?? "")));

/** A way in which an offer is called, in words with spaces: those words, and the stems of what it is by itself and without what is with it. */
interface Wording {
  readonly own: readonly Token[];
  readonly heads: readonly string[];
}

/** The ways in which an offer is called; what kinds of things these are; and all their stems. */
const wordingsOf = keptWith((bank: Bank) =>
  keptWith(({ thing, words }: Offer) => {
    const all = [thing, ...words];
    const wordings = all.map((wording): Wording => {
      const own = tokensOf(bank, wording).filter(({ word }, i) => i > 0 || !bank.articles.includes(word));
      const end = own.findIndex(({ word }) => bank.withWords.includes(word));
      const kind = own.slice(0, Math.max(0, end));
      return {
        own,
        heads: [own, kind].flatMap((words) => words.findLast(({ word }) => stems(word).length > 0)?.stem ?? []),
      };
    });
    return {
      wordings,
      kinds: all.map((one) => kindOf(bank, one.toLowerCase())),
      stems: all.flatMap((one) => stems(one)),
    };
  }),
);

/** How something that is sold by the measure is measured: "pint" of "a pint of cider", 大杯 of 一大杯苦啤; null for other things. */
function measureOf(bank: Bank, thing: string): string | null {
  if (isUnspaced(thing)) return new RegExp(`^[一两]([大小]?[${literal(bank.measures)}])`, "u").exec(thing)?.[1] ?? null;
  const words = tokensOf(bank, thing).map(({ word }) => word);
  const own = bank.articles.includes(words[0] ?? "") ? words.slice(1) : words;
  return own[1] === "of" && bank.vessels.includes(own[0]!) ? own[0]! : null;
}

/** What is sold by a measure that words name: all that comes by the pint. */
export const byMeasure = (bank: Bank, offers: readonly Offer[], text: string): readonly Offer[] => {
  const said = new Set(stems(text));
  const named = offers.flatMap((offer) => {
    const measure = measureOf(bank, offer.thing);
    const stands = measure !== null && (isUnspaced(measure) ? text.includes(measure) : said.has(stem(measure)));
    return stands ? [{ offer, measure }] : [];
  });
  // 一大杯 is no 一杯.
  const longest = Math.max(...named.map(({ measure }) => measure.length));
  return named.filter(({ measure }) => !isUnspaced(measure) || measure.length === longest).map(({ offer }) => offer);
};

function spaced(bank: Bank, offers: readonly Offer[], text: string): Wanted {
  const tokens = tokensOf(bank, text);
  const articles = new Set(bank.articles);
  const known = wordingsOf(bank);
  const heads = new Set(offers.flatMap((offer) => known(offer).kinds));
  // A bacon sandwich is no cheese sandwich, nor a breakfast with bacon.
  const isOther = (offer: Offer, at: number): boolean => {
    const own = known(offer).stems;
    return [at - 1, at].some((first) => {
      const [one, next] = [tokens[first], tokens[first + 1]];
      if (!one || !next || /[^\s-]/.test(text.slice(one.to, next.from))) return false;
      const both = [one, next].every(({ word }) => bank.goods.includes(word));
      const beside = first === at ? next : one;
      // "Bread milk eggs" are three.
      return both && !own.includes(beside.stem) && !heads.has(beside.word);
    });
  };
  const found = offers.flatMap((offer) =>
    known(offer).wordings.flatMap(({ own, heads }) => {
      const whole = tokens.flatMap((_, at): Mention[] =>
        own.length > 0 &&
        own.every((one, i) => isSame(one, tokens[at + i], offer.common)) &&
        !(own.length === 1 && isOther(offer, at))
          ? [{ offer, from: at, to: at + own.length, score: 100 * own.length }]
          : [],
      );
      // What any shop has is asked for by its whole name: of a hundred things some would go by any word.
      const part = tokens.flatMap((one, at): Mention[] =>
        !offer.common && heads.includes(one.stem) && !isOther(offer, at)
          ? [{ offer, from: at, to: at + 1, score: 10 }]
          : [],
      );
      return [...whole, ...part];
    }),
  );
  // "A tea with milk" is a tea.
  const isBeside = ({ from, to, offer }: Mention) => {
    const goesIn = bank.besideDrinks.some((one) => offer.words.includes(one) || offer.thing.endsWith(` of ${one}`));
    const withIt = bank.withWords.includes(tokens[from - 1]?.word ?? "") && found.some((one) => one.to === from - 1);
    // "A little milk in the tea".
    return goesIn && (withIt || (tokens[to]?.word === "in" && found.some((one) => one.from > to && one.from < to + 4)));
  };
  const mentioned = apart(found);
  const beside = mentioned.filter(isBeside);
  const named = mentioned.filter((one) => !beside.includes(one));
  // "A pint of the lemonade" is of that, and "a half of the bitter" is a half.
  const measured = (one: Mention, other: Mention | undefined) =>
    other !== undefined &&
    tokens[one.to]?.word === "of" &&
    tokens.slice(one.to + 1, other.from).every(({ word }) => articles.has(word) || bank.between.includes(word));
  const isHalf = ({ from, to }: Mention) => tokens.slice(from, to).some(({ word }) => bank.halves.includes(word));
  const mentions = named.filter((one, i) => {
    const before = named[i - 1];
    return !(measured(one, named[i + 1]) && !isHalf(one)) && !(before && measured(before, one) && isHalf(before));
  });
  const taken = new Set<number>();
  const within = new Set([...bank.between, ...bank.vessels]);
  const before = ({ from, offer }: Mention): number => {
    const own = new Set(known(offer).stems);
    for (let at = from - 1; at >= 0 && !mentions.some((one) => at >= one.from && at < one.to); at--) {
      const count = numberOf(bank, tokens[at]!.word);
      if (count !== null) taken.add(at);
      if (count !== null) return count;
      if (!within.has(tokens[at]!.word) && !own.has(tokens[at]!.stem)) break;
    }
    return 1;
  };
  // "A pot of tea, not coffee", "I don't want tea or coffee".
  const declines = (at: number): boolean => {
    for (let i = at - 1; i >= 0; i--) {
      const [word, next] = [tokens[i]!.word.replace("’", "'"), tokens[i + 1]!];
      if (/[,;:.!?]/.test(text.slice(tokens[i]!.to, next.from)) || bank.noEnds.includes(word)) return false;
      // "No love, a pot of tea" turns down what came before.
      if (word === "no" && tokens.slice(i + 1, at).some((one) => articles.has(one.word))) return false;
      if (bank.noWords.includes(word))
        return !bank.noButs.includes(next.word.replace("’", "'")) || (word !== "no" && articles.has(next.word));
    }
    return false;
  };
  const every = mentions.map((one) => ({
    ...one,
    count: declines(one.from) ? 0 : soldAs(bank, one.offer, before(one)),
  }));
  // "One coffee, please. I'd like to order a coffee": what is only named once more is the same; "and a tea for her" is another.
  const isMore = ({ from, to, offer }: Mention) => {
    let at = from - 1;
    while (at >= 0 && !bank.joins.includes(tokens[at]!.word) && within.has(tokens[at]!.word)) at--;
    while (at >= 0 && numberOf(bank, tokens[at]!.word) !== null && tokens[at]!.word !== "another") at--;
    const before = tokens[at]?.word ?? "";
    // "Pie and chips" are one pie with chips.
    const parts = mentions.find((other) => other.to === at && other.offer === offer);
    const joinedStems =
      parts && [parts, { from, to }].map((one) => tokens.slice(one.from, one.to).map(({ stem }) => stem));
    if (bank.joins.includes(before) && joinedStems && isAllIn(offer, joinedStems)) return false;
    // "A black coffee, a white coffee": right behind one another they are two.
    const lists = mentions.some((other) => other.to === at + 1);
    return (
      before === "another" || bank.joins.includes(before) || lists || bank.forOthers.includes(tokens[to]?.word ?? "")
    );
  };
  const asked = every.filter(({ count }) => count > 0);
  const isAgain = (one: (typeof asked)[number], at: number) =>
    asked.slice(0, at).some(({ offer }) => offer === one.offer) && !isMore(one);
  const kept = asked.filter((one, at) => !isAgain(one, at));
  const counted = kept.map((one, at) => {
    const first = kept.findIndex(({ offer }) => offer === one.offer) === at;
    const again = asked.filter((other, i) => other.offer === one.offer && isAgain(other, i));
    return first ? { ...one, count: Math.max(one.count, ...again.map(({ count }) => count)) } : one;
  });
  // "And one for Kevin", "another for my friend": of what was named last.
  const more = tokens.flatMap(({ word }, at) => {
    const next = tokens[at + 1];
    const last = next === undefined || bank.forOthers.includes(next.word);
    const before = tokens[at - 1];
    const stops = before === undefined || /[,.;!?]/.test(text[before.to] ?? " ");
    const joined = before !== undefined && bank.joins.includes(before.word);
    const count = numberOf(bank, word);
    // "Make it two", "the soup. One": that many in all, and not so many more.
    const made = at > 1 && bank.makes.includes(tokens[at - 2]!.word) && bank.itThat.includes(before!.word);
    const ofThem = next?.word === "of" && bank.itThat.includes(tokens[at + 2]?.word ?? "");
    const inAll = made || (stops && mentions.length > 0 && (next === undefined || ofThem));
    if (count === null || taken.has(at) || !(last || ofThem)) return [];
    return inAll ? [{ at, count: count - 1 }] : stops || joined ? [{ at, count }] : [];
  });
  const loose = mentions.length > 0 ? 0 : more.reduce((all, one) => all + one.count, 0);
  const wares = counted.map(({ offer, count, from }, i) => ({
    offer,
    count: more
      .filter(({ at }) => at > from && (i === counted.length - 1 || at < counted[i + 1]!.from))
      .reduce((all, one) => all + one.count, count),
  }));
  return {
    wares: summed(wares),
    more: loose,
    declined: every.flatMap(({ offer, count }) => (count === 0 ? [offer] : [])),
    missing:
      wares.length > 0 || loose > 0
        ? besides(bank, text, tokens, declines, [
            ...mentions,
            ...beside,
            ...more.map(({ at }) => ({ from: at, to: at + 1 })),
          ])
        : [],
  };
}

/** Whether several parts of a name, none of which is another, stand in one name of an offer: "pie" and "chips" of a pie with chips. */
const isAllIn = ({ thing, words }: Offer, parts: readonly (readonly string[])[]): boolean =>
  new Set(parts.map((one) => one.join(" "))).size === parts.length &&
  [thing, ...words].some((name) => {
    const own = stems(name);
    return parts.every((part) => part.every((word) => own.includes(word)));
  });

/** What else a list asks for: after an article or a number, or a thing that people call by its name alone. */
function besides(
  bank: Bank,
  text: string,
  tokens: readonly Token[],
  declines: (at: number) => boolean,
  mentions: readonly Pick<Mention, "from" | "to">[],
): string[] {
  const joins = new Set(bank.joins);
  const pieces: number[][] = [[]];
  for (const [at, { word, from }] of tokens.entries()) {
    const stop = at > 0 && /[,;.!?&+]/.test(text.slice(tokens[at - 1]!.to, from));
    if (stop || joins.has(word)) pieces.push([]);
    if (!joins.has(word)) pieces.at(-1)!.push(at);
  }
  const said = new Set(bank.sayNothing);
  return pieces.flatMap((piece) => {
    if (piece.some((at) => mentions.some(({ from, to }) => at >= from && at < to))) return [];
    if (piece.some(declines)) return [];
    const words = piece.map((at) => tokens[at]!.word);
    const first = words[0] ?? "";
    const marked = bank.articles.includes(first) || numberOf(bank, first) !== null;
    const rest = (marked ? words.slice(1) : words).filter((word) => !said.has(word) && stems(word).length > 0);
    const goods = rest.filter((word) => names(bank.goods, word));
    if (goods.length === 2 && rest.length === 2 && marked) return [goods.join(" ")];
    if (goods.length === 1 && (marked || rest.length <= 2)) return goods;
    return marked && rest.length === 1 && words.length <= 4 && !bank.notThings.includes(rest[0]!) ? rest : [];
  });
}

/**
 * What a question for a price names, as it is called: 盐 of 盐多少钱一袋, "salt" of "how much is the salt". Empty where it names what is done for
 * one, or so much that it is no thing; null where it names nothing.
 */
export const pricedIn = (bank: Bank, text: string): string | null =>
  isUnspaced(text) ? pricedBefore(bank, text) : pricedAfter(bank, text);

/** So many words or signs at most, and it is the name of a thing. */
const LONGEST_NAME = { words: 2, signs: 5 };

function pricedAfter(bank: Bank, text: string): string | null {
  const tokens = tokensOf(bank, text);
  const asks = bank.priceAsks.map((one) => one.split(" "));
  const after = tokens.findIndex((_, at) => asks.some((one) => one.every((word, i) => tokens[at + i]?.word === word)));
  if (after < 0) return null;
  const asked = asks.find((one) => one.every((word, i) => tokens[after + i]?.word === word))!;
  const said = new Set([...bank.sayNothing, ...bank.priceEnds, ...bank.articles, ...bank.between, ...bank.vessels]);
  const rest = tokens.slice(after + asked.length);
  const end = rest.findIndex(({ word, to }, i) => i > 0 && bank.priceStops.includes(word) && to > 0);
  const stop = rest.findIndex(({ to }) => /[,;.!?]/.test(text[to] ?? ""));
  const piece = rest.slice(0, Math.min(...[end, stop < 0 ? stop : stop + 1, rest.length].filter((at) => at >= 0)));
  // "How much do I owe you?" is of no thing.
  if (piece.some(({ word }) => bank.pricePersons.includes(word))) return null;
  const name = piece.filter(({ word }) => !said.has(word) && numberOf(bank, word) === null && stems(word).length > 0);
  if (name.length === 0 || name.some(({ word }) => bank.notThings.includes(word))) return null;
  const done = name.some(({ word }) => /.ing$/.test(word) || bank.services.includes(word));
  return name.length > LONGEST_NAME.words || done ? "" : name.map(({ word }) => word).join(" ");
}

/** A text without what ends it, as often as it does. */
function without(end: RegExp, text: string): string {
  const shorter = text.replace(end, "");
  return shorter === text ? text : without(end, shorter);
}

function pricedBefore(bank: Bank, text: string): string | null {
  const pieces = text.split(/[，,、。！!？?；;\s]/);
  const at = pieces.findIndex((one) => bank.priceAsks.some((asks) => one.includes(asks)));
  const [asks] = bank.priceAsks.filter((one) => pieces[at]?.includes(one)).sort((a, b) => b.length - a.length);
  if (!asks) return null;
  // 一盒火柴，多少钱: what goes before is what is asked about, where it is counted.
  const counts = new RegExp(`(?:${NUMERAL})[${literal(bank.measures)}](?=\\p{Script=Han}+$)`, "u");
  const before = pieces[at]!.startsWith(asks) ? counts.exec(pieces[at - 1] ?? "") : null;
  const piece = before ? `${pieces[at - 1]!.slice(before.index)}${pieces[at]!}` : pieces[at]!;
  const serving = `[${literal(bank.measures)}种些样份次副]`;
  const lead = `请问|帮我|给我|算一?下|算算|结一?下|那么|那|这|哪|[你您咱]们?家?|店里|这儿|这里|我们?|[想要买来卖]|[它他她]们?|(?:${NUMERAL})${serving}|${serving}(?=的|$)|的`;
  const named = piece.slice(0, piece.indexOf(asks)).replace(new RegExp(`^(?:${lead})+`, "u"), "");
  const name = without(new RegExp(`(?:大概|一般|现在|(?:${NUMERAL})?${serving}|[是要得卖的都])$`, "u"), named);
  if (
    name === "" ||
    bank.notThings.includes(name) ||
    isNoThing(bank, name) ||
    bank.priceEnds.some((one) => name.endsWith(one))
  )
    return null;
  return [...name].length > LONGEST_NAME.signs || names(bank.services, name) || /[了过]|一[下次趟回]$/u.test(name)
    ? ""
    : name;
}

/** What makes something else of a thing that goes before it, a place of it or whoever works with it: 苹果汁 is no 苹果, and 咖啡馆 no 咖啡. */
const MADE_OF = "[汁酱派醋酒干脯皮核籽糕糖丝泥饼片粉馆店厅屋铺师]";

/** Whether words name a thing only as what something else is made of. */
export const isMadeOf = (thing: string, text: string): boolean =>
  text.includes(thing) && !new RegExp(`${literal(thing)}(?!${MADE_OF})`, "u").test(text);

/** What a thing is, without what is with it: "eggs" of "eggs on toast"; by its last sign where words stand without spaces. */
export function kindOf(bank: Bank, thing: string): string {
  if (isUnspaced(thing)) return bareThing(bank, thing).slice(-1);
  const { withWords } = bank;
  const words = thing.toLowerCase().split(" ");
  const end = words.findIndex((word) => withWords.includes(word));
  return words.at(end < 0 ? -1 : Math.max(0, end - 1)) ?? "";
}

/** Whether something is by its name one of some kinds, which the name ends with: a tea cake is no tea, and 奶酪三明治 no 奶. */
export const isKind = (bank: Bank, name: string, kinds: readonly string[]): boolean =>
  isUnspaced(name) ? kinds.some((kind) => name.endsWith(kind)) : names(kinds, kindOf(bank, name));

/** The same of what is to be had, by any of its names. */
export const isOf = (bank: Bank, { thing, words }: Offer, kinds: readonly string[]): boolean =>
  [thing, ...words].some((one) => isKind(bank, one, kinds));

/** What is asked whether there is any: 体温计 of 你们有体温计卖吗; null where words ask after nothing so. */
export function soughtIn(bank: Bank, text: string): string | null {
  const some = `(?:(?:${NUMERAL})?[${literal(bank.measures)}种些])?`;
  const sought = "(?<sought>(?:(?!有|没|卖|不|点什么|什么|啥|谁|人|吗|么)\\p{Script=Han}){2,6}?)";
  const asking = "(?:可以|能)?(?:有?卖)?(?:的)?(?:吗|么|没有?|不|吧|呢)?[啊呀哇]?";
  const forms = [
    new RegExp(
      `(?:有没有|有木有|卖不卖|有|卖)${some}${sought}(?:(?:或者?|还是|和)\\p{Script=Han}+?)?(?:有?卖的?)?(?:吗|么|没有?|不)[啊呀]?$`,
      "u",
    ),
    new RegExp(`(?:有没有|有木有|卖不卖)${some}${sought}${asking}$`, "u"),
    new RegExp(
      `^(?:那|请问|你们?|您|这儿|这里|店里){0,3}${some}${sought}(?:你们?|您|这儿|这里|店里){0,3}(?:有没有|有不|有吗|有卖吗?|卖不卖|有没|卖吗)(?:卖)?的?[啊呀]?$`,
      "u",
    ),
  ];
  for (const piece of text.split(/[，,、。！!？?；;\s]/u))
    for (const form of forms) {
      const found = form.exec(piece)?.groups?.["sought"];
      // 老工人 is nobody's ware, and 今天还有吗 asks after what was named before.
      const isOther = found && /^(?:今天|明天|现在|昨天|那边|这边)|[人工友]$|还$|都$/u.test(found);
      if (
        found &&
        !isOther &&
        !/[看吃喝玩用去来到过了做]$/u.test(found) &&
        !bank.notThings.some((one) => found.endsWith(one))
      )
        return found;
    }
  // 体温计，你们这儿有卖的吗: named before it is asked after.
  const pieces = text.split(/[，,、。！!？?；;\s]/u);
  const at = pieces.findIndex((one) =>
    /^(?:你们?|您|这儿|这里|这|店里)*有(?:得?卖)?的?(?:吗|么|没有?)[啊呀]?$/u.test(one),
  );
  return at > 0
    ? (/^(?:那|请问|我是说|我说|我问的?是|我想问|就是)*((?:(?![你我您他她有])\p{Script=Han}){2,5})$/u.exec(
        pieces[0]!,
      )?.[1] ?? null)
    : null;
}

/** How much of a thing its name says, with what it is after it. */
const howMuch = keptWith(({ measures }: Bank) => new RegExp(`^[一两半][大小]?[${literal(measures)}](?=.)`, "u"));

/** What a thing is called without how much of it: 咖啡 of 一杯咖啡. */
export const bareThing = (bank: Bank, thing: string): string =>
  howMuch(bank).test(thing) ? thing.replace(/^.[大小]?./u, "") : thing;

/** Words without what counts a ware as money is counted: 两块奶酪 is no sum. */
export function uncounted(bank: Bank, offers: readonly Offer[], text: string): string {
  if (!isUnspaced(text)) return text;
  const all = offers.flatMap(({ thing, words }) => [thing, ...words].map((one) => bareThing(bank, one)));
  const called = all.filter((one) => one !== "").map(literal);
  return called.length === 0 ? text : text.replace(new RegExp(`(?:${NUMERAL})块的?(?=${called.join("|")})`, "gu"), "");
}

/** Whether words only speak of what is sold, one way or another: it is somebody's, or was, or does something, and nothing is asked for beside it. */
export function isSpokenOf(bank: Bank, offers: readonly Offer[], text: string): boolean {
  if (names(bank.wants, text) && !isUnspaced(text)) return false;
  const sold = [...offers.flatMap(({ thing, words }) => [thing, ...words]), ...bank.goods];
  const pieces = text.split(/[,;:.!?，。；：！？\n]+/u).filter((one) => one.trim() !== "");
  const told = isUnspaced(text) ? toldUnspaced : toldSpaced;
  const heard = pieces.map((piece) => told(bank, sold, piece));
  return heard.includes("told") && !heard.includes("asked");
}

/** What a piece of a line does with what is sold: tells of it, asks for it, or does not name it. */
type Heard = "told" | "asked" | "unnamed";

/** "Tea gives me headaches", "I gave up coffee", "my friend bought a bun". */
function toldSpaced(bank: Bank, sold: readonly string[], piece: string): Heard {
  const tokens = tokensOf(bank, piece);
  const heads = new Set(sold.flatMap((one) => stems(one).slice(-1)));
  const at = tokens.findIndex((one) => heads.has(one.stem));
  if (at < 0) return "unnamed";
  const last = tokens.findLastIndex((one) => heads.has(one.stem));
  const plain = (word: string | undefined) => word?.replace("’", "'") ?? "";
  const [own, next, then] = [last, last + 1, last + 2].map((one) => plain(tokens[one]?.word));
  const does = own!.endsWith("'s") || bank.doesWords.includes(next!);
  // "Tea is fine" takes it.
  const takes = bank.fineWords.includes((own!.endsWith("'s") ? next : then)!);
  const had = tokens.slice(0, at).some(({ word }, i) => {
    const before = plain(tokens[i - 1]?.word);
    return bank.hadWords.includes(word) || (bank.likesWords.includes(word) && bank.whoWords.includes(before));
  });
  return (does && !takes) || had ? "told" : "asked";
}

/** What a Chinese sentence is softened by at its end. */
const SOFTENING = "吧呗啊呀哦哈嘛呢啦";

/** 豆浆喝多了胀气，我媳妇买的豆浆，我不喝豆浆。 */
function toldUnspaced(bank: Bank, sold: readonly string[], piece: string): Heard {
  const text = piece.replace(/[\s“”"「」『』]/gu, "");
  const own = [...new Set(sold.map((one) => bareThing(bank, one)))].filter((one) => one !== "");
  const parts = own.flatMap((one) => (one.length > 2 ? [one, one.slice(-2)] : [one]));
  const [name] = parts.filter((one) => text.includes(one)).sort((a, b) => b.length - a.length);
  const counted = new RegExp(`(?:${NUMERAL})${anyMeasure(bank)}|[俩仨]`, "u");
  const asks = (part: string) => names(bank.wants, part) || names(bank.buyWords, part);
  if (name === undefined) return asks(text) || counted.test(text) ? "asked" : "unnamed";
  const at = text.indexOf(name);
  const [before, after] = [text.slice(0, at), text.slice(text.lastIndexOf(name) + name.length)];
  if (asks(after) || counted.test(after)) return "asked";
  // 买了俩包子，我不喝豆浆，他点的饭: what is done with it is done, or not done.
  const done = new RegExp(
    `(?:[买吃喝要点做煮卖送拿带尝用][了过完掉]|戒[了掉]?|(?:不|没|没有|少|别|甭)(?:再|太|怎么|大|能|敢|爱|喜欢|想|碰)*[吃喝买碰用卖做]|(?:喜欢|讨厌|爱|恨|怕)[吃喝]?|过敏)的?(?:${NUMERAL})?${anyMeasure(bank)}?的?$`,
    "u",
  );
  const others = /(?<![你您]|你们|您这儿|你家)[买吃喝要点做煮送拿带]的$/u;
  const has = new RegExp(
    `(?:[我他她]们?(?:家里?)?|家里?)[已经也都早还就]*有(?:${NUMERAL})?${anyMeasure(bank)}?(?:\\p{Script=Han}{0,4}的)?$`,
    "u",
  );
  if (done.test(before) || others.test(before) || has.test(before)) return "told";
  let end = after.length;
  while (SOFTENING.includes(after.charAt(end - 1)) && end > 0) end--;
  const rest = after.slice(0, end);
  const says =
    /^(?:(?:都|也|挺|很)(?![行成好要可])|又|早|已经|好像|有点|有些|太|真|是|没|不(?![要加放用])|被|让|怎么|咋|为什么|[吃喝]多)/u.test(
      rest,
    ) || /^(?!.*(?:[好行够得要算]了|不[要加放用]))\p{Script=Han}+了/u.test(rest);
  if (says || names(bank.faults, rest)) return "told";
  return asks(before) || counted.test(before) || rest.length <= 1 ? "asked" : "unnamed";
}

/** A word of two signs with a measure between them. */
const partedBy = ([first = "", second = ""]: string): RegExp =>
  new RegExp(`${literal(first)}[一了]?[个次下回]${literal(second)}`, "gu");

/** Where a part of a text stands in it. */
function placesOf(part: string, text: string): number[] {
  const places: number[] = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}

/** What else goes by a name of goods than an offer does: 奶茶 is another thing than 茶, and 可 of 可乐 no 可可. */
const othersThan = keptWith((bank: Bank) =>
  keptWith(({ thing, words }: Offer) => bank.goods.filter((one) => !thing.includes(one) && !words.includes(one))),
);

/** Any of the words that things are counted by. */
const anyMeasure = ({ measures }: Bank): string => `[${literal(measures)}]`;

/** Whether a word of a text reaches over a place in it. */
const standsOver = (word: string, text: string, at: number): boolean => {
  const from = text.lastIndexOf(word, at);
  return from >= 0 && from + word.length > at;
};

function unspaced(bank: Bank, offers: readonly Offer[], text: string): Wanted {
  const countedAfter = new RegExp(`^(?:${NUMERAL})${anyMeasure(bank)}`, "u");
  const measured = (at: number, length: number) =>
    (at > 0 && bank.measures.includes(text[at - 1]!)) || countedAfter.test(text.slice(at + length));
  // 两只蓝花碗: what a thing is like stands between its number and its name.
  const far = new RegExp(
    `(${NUMERAL})(${anyMeasure(bank)})(?:(?![人我你您他她它们给要来和跟也再还吃喝去到想的])\\p{Script=Han}){0,3}的?$`,
    "u",
  );
  const made = new RegExp(MADE_OF, "u");
  const found = offers.flatMap((offer) => {
    const others = othersThan(bank)(offer);
    const another = (part: string, at: number) =>
      others.some((one) => one.length > part.length && one.includes(part) && standsOver(one, text, at));
    return [offer.thing, ...offer.words].flatMap((wording) => {
      const own = bareThing(bank, wording);
      const every = (part: string): number[] => placesOf(part, text);
      // 看诊 is also had by 看个诊.
      const parted = own.length === 2 ? [...text.matchAll(partedBy(own))] : [];
      const whole = [
        ...every(own)
          .filter((from) => !made.test(text[from + own.length] ?? "") && !another(own, from))
          .filter((from) => !offer.common || own.length > 1 || measured(from, 1))
          .map((from) => ({ offer, from, to: from + own.length, score: 100 * own.length })),
        ...parted.map(({ 0: all, index }) => ({ offer, from: index, to: index + all.length, score: 150 })),
      ];
      const long = [...(own.length > 2 ? [own.slice(-2)] : []), ...(own.length > 3 ? [own.slice(0, -2)] : [])];
      const short = own.length > 1 ? [own.slice(-1), ...(own.length === 2 ? [own.slice(0, 1)] : [])] : [];
      const parts = [
        ...long.flatMap((part) =>
          every(part)
            .filter((from) => !made.test(text[from + part.length] ?? ""))
            .map((from) => ({ offer, from, to: from + part.length, score: 20 })),
        ),
        // One sign names a thing where it is counted: 一碗面, and no 面 of 前面.
        ...short.flatMap((part, i) =>
          (numberOf(bank, part) !== null ? [] : every(part))
            // 碗 counts what it holds, and is counted itself: 两只蓝花碗.
            .filter((at) => (bank.measures.includes(part) ? far.test(text.slice(0, at)) : measured(at, 1)))
            // 热 of 一杯热牛奶 begins another thing than 热水.
            .filter((at) => i === 0 || !/^(?![吧呗啊呀哦哈嘛呢啦给])\p{Script=Han}/u.test(text.slice(at + 1)))
            .filter((at) => !another(part, at))
            .map((from) => ({ offer, from, to: from + 1, score: 10 - i })),
        ),
      ];
      // 土 of 土豆泥 names no 土豆 either.
      const spoilt = every(own).filter((from) => made.test(text[from + own.length] ?? ""));
      const apartFromIt = parts.filter(({ from }) => spoilt.every((at) => from < at || from >= at + own.length));
      return offer.common ? whole : [...whole, ...apartFromIt];
    });
  });
  const mentions = apart(found);
  const before = new RegExp(`(${NUMERAL})?[大小]?(${anyMeasure(bank)})的?(?:大|小|热|冰)?$`, "u");
  // 烧饼俩 has its measure in it.
  const after = new RegExp(
    `^[，, ]{0,2}(?:来|要|给我)?留?(?:(${NUMERAL})(${anyMeasure(bank)})|([俩仨])(?!人|口|孩|娃|都))`,
    "u",
  );
  // 不要茶, 茶不要了, and no 要不来碗茶.
  const no = new RegExp(
    `(?<![要能可会好差行对特])(?<!(?<![的说])是)(?:不想|不|别)(?:是|再|给我|上|放|来|点|要|加|喝|吃|用)*(?:${NUMERAL})?[大小]?${anyMeasure(bank)}?$`,
    "u",
  );
  const declines = ({ from, to }: Mention) =>
    no.test(text.slice(0, from)) ||
    // 咖啡退了, 茶不要了
    /^(?:给我|麻烦)?(?:先)?(?:退|撤|端走|拿走|收走)(?:了|掉|吧|嘛)/u.test(text.slice(to)) ||
    /^(?:我|就|都|也|先)?不(?:要|用|来|喝|吃)(?:了|$|[，,。！!])/u.test(text.slice(to));
  // 咖啡我还有呢, 茶壶我只是打听, 给我家猫当饭碗: of these nothing is ordered, and nothing taken back.
  const isElse = ({ from, to }: Mention) =>
    /(?:当|当成|当作|做成|像)(?:个|只)?$/u.test(text.slice(0, from)) ||
    /^(?:我|这儿)(?:还|已经)有(?!吗|没|么|多少|几|什么|啥|哪|别的)/u.test(text.slice(to)) ||
    /^我?(?:也|就|都)?(?:只是|不过是|就是)(?:打听|问问|看看|随便问)/u.test(text.slice(to));
  const declined = mentions.filter(declines);
  const counted = mentions
    .filter((one) => !declined.includes(one) && !isElse(one))
    .map((one) => {
      const front = before.exec(text.slice(0, one.from));
      const bare = new RegExp(`(${NUMERAL})$`, "u").exec(text.slice(0, one.from));
      const ends = mentions.filter(({ to }) => to <= one.from).map(({ to }) => to);
      const remote = front?.[1] || bare ? null : far.exec(text.slice(Math.max(0, ...ends), one.from));
      const behind = after.exec(text.slice(one.to));
      const next = one.to + (behind?.[0].length ?? 0);
      // What counts the next thing counts no other.
      const back = mentions.some(({ from }) => from === next) ? null : behind;
      const [number, of] = remote
        ? [remote[1], remote[2]]
        : front?.[1]
          ? [front[1], front[2]]
          : bare
            ? [bare[1]]
            : back
              ? [back[1] ?? back[3], back[2]]
              : [undefined, front?.[2]];
      const count = soldAs(bank, one.offer, measuredOut(bank, number, of));
      return { ...one, ends: one.to + (back?.[0].length ?? 0), count, isCounted: number !== undefined, unit: of };
    })
    // 苹果，一斤苹果: what is named and then counted is said once.
    .filter(
      (one, i, all) =>
        one.isCounted || !all.some((other, at) => other.offer === one.offer && (other.isCounted || at < i)),
    );
  const number = new RegExp(`^(?:${NUMERAL})`, "u");
  const extra = [
    ...text.matchAll(
      new RegExp(
        `(?:再|也|另外)(?:来|要|给)?[^，,。]{0,4}?(?:来)?(${NUMERAL})(${anyMeasure(bank)})(?=[，,。！!吧呗 给]|$)`,
        "gu",
      ),
    ),
  ];
  const wares = counted.map(({ offer, count, ends, unit }, i) => ({
    offer,
    ...(unit && number.test(offer.thing) === false && !bank.several.some(([words]) => words === unit) ? { unit } : {}),
    count: extra
      .filter(({ index }) => index >= ends && (i === counted.length - 1 || index < counted[i + 1]!.from))
      .reduce((all, one) => all + measuredOut(bank, one[1], one[2]), count),
  }));
  const pieces = text.split(/[，,、。！!？?…\s]|还有|再来|再要|和|跟|加上?/u);
  const missing = pieces.flatMap((piece) => {
    if (mentions.some(({ from, to }) => piece.includes(text.slice(from, to)))) return [];
    if (/^我?(?:不[要来用加放点]|别)|没(?:点|要|叫|说|买)/u.test(piece)) return [];
    const asked =
      new RegExp(
        `(?:来|要|点|拿|给我|^)(?:${NUMERAL})?${anyMeasure(bank)}(?![吧呗啊呀吗给])((?:(?!${NUMERAL})\\p{Script=Han}){1,4}?)[吧呗啊呀吗]?$`,
        "u",
      ).exec(piece)?.[1] ??
      /(?:想要|来|要|点)((?:(?![了的一两几什么啥个])\p{Script=Han}){2,4}?)[吧呗]?$/u.exec(piece)?.[1] ??
      /^(\p{Script=Han}{1,4}?)有(?:不|没有?|吗)$/u.exec(piece)?.[1] ??
      (names(bank.goods, piece) && piece.length <= 6 ? bank.goods.find((one) => piece.includes(one)) : undefined);
    // 来两个 and 给我两盒 take so many of what was named, and 个 is no ware.
    const counts = new RegExp(`^[一二两三四五六七八九十半俩仨\\d${literal(bank.measures)}]*$`, "u").test(asked ?? "");
    // 要本地的 is how a thing is to be.
    if (
      !asked ||
      counts ||
      /^(?:尝|试|看)(?:尝|试|看|一?下)/u.test(asked) ||
      asked.endsWith("的") ||
      bank.notThings.includes(asked)
    )
      return [];
    return isNoThing(bank, asked) ? [] : [asked];
  });
  const loose = wares.length > 0 ? 0 : extra.reduce((all, one) => all + measuredOut(bank, one[1], one[2]), 0);
  return {
    wares: summed(wares),
    more: loose,
    missing,
    declined: declined.map(({ offer }) => offer),
  };
}
