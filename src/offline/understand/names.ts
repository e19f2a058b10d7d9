/**
 * What the town knows by name, found in what people type: residents, places, gatherings and things, from closed lists, with tolerance for how
 * names are misspelt. Only a word that is none of the language can be a misspelt name: "more" is no Moore.
 */
import { knownWord } from "../../mind/memory/english.ts";
import { gatheringOf } from "../../mind/persona.ts";
import type { TalkState } from "../../mind/understand.ts";
import { firstName } from "../../world/people.ts";
import { SIGNS } from "./rank.ts";

/** What a name is of. */
export type NameKind = "person" | "place" | "event" | "thing";

/** A name in a text, from where to where. */
export interface NameFound {
  readonly kind: NameKind;
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** As the town spells it. */
  readonly name: string;
}

/** What people are called by besides their names: words before a family name ("Mr"), and after one. */
export interface Titles {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A name by which something of the town may be called. */
export interface Called {
  readonly kind: NameKind;
  readonly id: string;
  readonly name: string;
  /** Its words as they are compared; one where a script has no spaces. */
  readonly words: readonly string[];
  /** It is only meant where it is spelt so: a part of a name, a word like any other. */
  readonly exact: boolean;
}

/** One case, no accents: as names are compared. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC").toLowerCase().replaceAll("’", "'");

const UNSPACED = /[\p{Script=Han}]/u;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Below so many letters a name must be spelt as it is. */
const TOLERANT = 5;
const LONG = 9;

const partsOf = (name: string): string[] =>
  UNSPACED.test(name)
    ? [folded(name)]
    : (folded(name)
        .replace(/^(?:the|a|an) /, "")
        .match(WORD) ?? []);

/** The last word of a name, as one speaks of it: "the harvest supper" is "the supper". */
const headOf = (name: string): string => (UNSPACED.test(name) ? name.slice(-2) : (partsOf(name).at(-1) ?? name));

/** The names of a town as they may be typed to somebody in it. */
export function calledIn({ town, world, by, stories }: TalkState, titles: Titles): Called[] {
  const people = [...world.people.values()].filter(({ kind, id }) => kind === "resident" && id !== by.id);
  const here = (id: string) => (world.people.get(id)?.spot.place === by.spot.place ? 0 : 1);
  const called = (kind: NameKind, id: string, name: string, typed = name, exact = false): Called[] => {
    const words = partsOf(typed);
    return words.length > 0 && words.join("").length > 1 ? [{ kind, id, name, words, exact }] : [];
  };
  const heads = new Map<string, number>();
  for (const { name } of town.map.places.values()) heads.set(headOf(name), (heads.get(headOf(name)) ?? 0) + 1);
  return [
    ...people
      .sort((a, b) => here(a.id) - here(b.id))
      .flatMap(({ id, name }) => {
        const first = firstName(name);
        const forms = UNSPACED.test(name) ? hanForms(name, titles) : latinForms(name, titles);
        return [
          ...called("person", id, name),
          ...called("person", id, first, first),
          ...forms.flatMap((form) => called("person", id, first, form, true)),
        ];
      }),
    ...[...town.map.places.values()].flatMap(({ id, name, aliases }) => [
      ...[name, ...aliases].flatMap((one) => called("place", id, name, one)),
      ...(heads.get(headOf(name)) === 1 ? called("place", id, name, headOf(name), true) : []),
    ]),
    ...stories.flatMap((story) => {
      const { id, secret } = story;
      const event = gatheringOf(story);
      if (!event || secret) return [];
      return [...called("event", id, event.name), ...called("event", id, event.name, headOf(event.name), true)];
    }),
    ...[...town.map.places.values()]
      .sort((a, b) => Number(b.id === by.spot.place) - Number(a.id === by.spot.place))
      .flatMap(({ areas }) =>
        areas.flatMap(({ objects }) => objects.flatMap(({ id, name }) => called("thing", id, name))),
      ),
  ];
}

/** "Mr Moore", and "Moore" where it is no word. */
function latinForms(name: string, { before }: Titles): string[] {
  const family = partsOf(name).at(-1)!;
  if (partsOf(name).length < 2) return [];
  return [...before.map((title) => `${title} ${family}`), ...(knownWord(family) ? [] : [family])];
}

/** 老贺, 贺师傅, 可可 for 贺建平 and 方可. */
function hanForms(name: string, { before, after }: Titles): string[] {
  if (name.includes("·") || name.length > 4) return [];
  const [family, given] = [name.slice(0, 1), name.slice(1)];
  return [
    ...before.map((title) => `${title}${family}`),
    ...after.flatMap((title) => [`${family}${title}`, `${given}${title}`]),
    given.length > 1 ? given : given.repeat(2),
    ...before.map((title) => title + given.slice(-1)),
  ];
}

/** How many letters differ, up to two; more count as three. */
function apart(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  let before: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** Whether a word that was typed is a name's, as it is or misspelt. */
function isNear(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (word.length < TOLERANT || typed[0] !== word[0] || knownWord(typed)) return false;
  return apart(typed, word) <= (word.length < LONG ? 1 : 2);
}

/** The names in a text in their order, the longest where they overlap. */
export function namesIn(text: string, called: readonly Called[]): NameFound[] {
  const words = [...text.matchAll(WORD)].map((match) => {
    const word = folded(match[0]).replace(/'s$/, "");
    return { word, from: match.index, to: match.index + match[0].length };
  });
  const lower = text.toLowerCase();
  const found: (NameFound & { readonly exact: boolean })[] = [];
  for (const { kind, id, name, words: parts, exact } of called) {
    const hit = (from: number, to: number, spelt: boolean) => found.push({ kind, id, name, from, to, exact: spelt });
    const [whole = ""] = parts;
    if (UNSPACED.test(whole)) {
      for (let at = lower.indexOf(whole); at >= 0; at = lower.indexOf(whole, at + 1)) hit(at, at + whole.length, true);
      if (!exact && whole.length > 2)
        for (let at = 0; at + whole.length <= lower.length; at++) {
          const one = lower.slice(at, at + whole.length);
          const differ = [...whole].filter((sign, i) => sign !== one[i]).length;
          if (differ === 1 && one[0] === whole[0]) hit(at, at + whole.length, false);
        }
      continue;
    }
    for (let i = 0; i + parts.length <= words.length; i++) {
      const typed = words.slice(i, i + parts.length);
      const spelt = typed.every(({ word }, j) => word === parts[j]);
      const near = !exact && typed.every(({ word }, j) => isNear(word, parts[j]!));
      if (spelt || near) hit(typed[0]!.from, typed.at(-1)!.to, spelt);
    }
  }
  const kept: NameFound[] = [];
  const better = (a: (typeof found)[number], b: (typeof found)[number]) =>
    Number(b.exact) - Number(a.exact) || b.to - b.from - (a.to - a.from);
  for (const one of found.map((one, i) => ({ ...one, i })).sort((a, b) => better(a, b) || a.i - b.i))
    if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one);
  return kept.sort((a, b) => a.from - b.from);
}

/** The text with names as the town spells them. */
export const mended = (text: string, found: readonly NameFound[]): string =>
  [...found].reverse().reduce((left, { from, to, name, kind }) => {
    const typed = left.slice(from, to);
    if (kind === "thing" || kind === "event" || folded(typed) === folded(name) || UNSPACED.test(name)) return left;
    return name.includes(" ") && !typed.includes(" ") ? left : left.slice(0, from) + name + left.slice(to);
  }, text);

/** The text with signs in place of names, and without the one that is only called. */
export const unnamed = (text: string, found: readonly NameFound[], called?: NameFound): string =>
  [...found]
    .reverse()
    .reduce(
      (left, one) => `${left.slice(0, one.from)} ${one === called ? "" : SIGNS[one.kind]} ${left.slice(one.to)}`,
      text,
    );
