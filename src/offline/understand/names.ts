/**
 * What the town knows by name, found in what people type: residents, places, gatherings and things, from closed lists, with tolerance for how
 * names are misspelt. Only a word that is none of the language can be a misspelt name: "more" is no Moore.
 */
import { knownWord } from "../../mind/memory/english.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { TalkState } from "../../mind/understand.ts";
import { firstName, goesBy, type Person, spelling } from "../../world/people.ts";
import type { PlaceId, TownMap } from "../../world/places.ts";
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
  /** It is meant without being named: "the lighthouse man". */
  readonly referred?: true;
}

/** What people are called by besides their names: words before a family name ("Mr"), and after one. */
export interface Titles {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Those of them that stand after the last sign of a given name as well. */
  readonly kin: readonly string[];
  /** First names that are words like any other ("Will"); places that are what one does as well ("park"). */
  readonly words: readonly string[];
  readonly deeds: readonly string[];
  /** What a sentence goes on with that begins with whom it is about: "Robin is ...". Not so with a place: "School was hard" is of any school. */
  readonly goOn: readonly string[];
  /** What stands before a place and not before what one does. */
  readonly articles: readonly string[];
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
  /** Where a thing stands. */
  readonly place?: PlaceId;
}

/** The names of a town, as they are looked up in what somebody types. */
export interface Names {
  /** By the letter or sign that they begin with, in the order in which they are known. */
  readonly starting: ReadonlyMap<string, readonly (Called & { readonly at: number })[]>;
  readonly titles: Titles;
  /** Of two that fit alike the lower is meant; null where a name is not meant at all. */
  rank(called: Called): number | null;
}

/** One case, no accents: as names are compared. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC").toLowerCase().replaceAll("’", "'");

const UNSPACED = /[\p{Script=Han}]/u;
/** A word, which ends where a script without spaces begins: "离Robin远点" has one. */
const WORD = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;
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

/** What the names of a town are made of, and what was made of it. */
interface Made {
  readonly people: readonly Person[];
  readonly stories: readonly Story[];
  readonly starting: Names["starting"];
}
const made = new WeakMap<TownMap, Made>();

/** The names of a town as they may be typed to somebody in it: made once as long as nobody and nothing is called otherwise. */
export function calledIn({ town, world, by, to, stories }: TalkState, titles: Titles): Names {
  // A thought may be of a visitor as well.
  const people = [...world.people.values()].filter(({ kind }) => kind === "resident" || to === by.id);
  const last = made.get(town.map);
  const same =
    last?.people.length === people.length &&
    last.people.every(({ id, name }, i) => id === people[i]!.id && name === people[i]!.name) &&
    last.stories.length === stories.length &&
    last.stories.every((one, i) => one === stories[i]);
  const starting = same ? last.starting : byStart(namesOf(town.map, people, stories, titles));
  if (!same) made.set(town.map, { people, stories, starting });
  const here = (place: PlaceId | undefined) => (place === by.spot.place ? 0 : 1);
  const ranks = { person: 0, place: 2, event: 3, thing: 4 } as const;
  return {
    starting,
    titles,
    // Of two with the same name whoever, and whatever, is here is meant.
    rank: ({ kind, id, place }) => {
      if (kind === "person") return id === by.id ? null : here(world.people.get(id)?.spot.place);
      return ranks[kind] + (kind === "thing" ? here(place) : 0);
    },
  };
}

function byStart(called: readonly Called[]): Names["starting"] {
  const starting = new Map<string, (Called & { readonly at: number })[]>();
  for (const [at, one] of called.entries()) {
    const start = one.words[0]![0]!;
    starting.set(start, [...(starting.get(start) ?? []), { ...one, at }]);
  }
  return starting;
}

function namesOf(map: TownMap, people: readonly Person[], stories: readonly Story[], titles: Titles): Called[] {
  const called = (kind: NameKind, id: string, name: string, typed = name, exact = false): Called[] => {
    // What is typed is looked up without its 's.
    const words = partsOf(typed).map((word) => word.replace(/'s$/, ""));
    return words.length > 0 && words.join("").length > 1 ? [{ kind, id, name, words, exact }] : [];
  };
  const places = [...map.places.values()];
  // Of two Annas each is told from the other by her whole name.
  const firsts = new Map<string, number>();
  for (const { name } of people) firsts.set(firstName(name), (firsts.get(firstName(name)) ?? 0) + 1);
  const heads = new Map<string, number>();
  for (const { name } of places) heads.set(headOf(name), (heads.get(headOf(name)) ?? 0) + 1);
  return [
    ...people.flatMap(({ id, name }) => {
      const given = firstName(name);
      // "An" is a word like any other.
      const first = firsts.get(given)! > 1 || /^\p{Script=Latin}{1,2}$/u.test(given) ? name : given;
      const forms = UNSPACED.test(name)
        ? [...hanForms(name, titles), ...spelling({ id, name })]
        : latinForms(name, titles);
      return [
        ...goesBy(name).flatMap((one) => called("person", id, one === name ? name : first, one)),
        ...forms.flatMap((form) => called("person", id, first, form, true)),
      ];
    }),
    ...places.flatMap(({ id, name, aliases }) => [
      ...[name, ...aliases].flatMap((one) => called("place", id, name, one)),
      ...(heads.get(headOf(name)) === 1 ? called("place", id, name, headOf(name), true) : []),
    ]),
    ...stories.flatMap((story) => {
      const { id, secret } = story;
      const event = gatheringOf(story);
      if (!event || secret) return [];
      return [...called("event", id, event.name), ...called("event", id, event.name, headOf(event.name), true)];
    }),
    ...places.flatMap(({ id: place, areas }) =>
      areas.flatMap(({ objects }) =>
        objects.flatMap(({ id, name }) => called("thing", id, name).map((one) => ({ ...one, place }))),
      ),
    ),
  ];
}

/** "Mr Moore", and "Moore" where it is no word; "Auntie An", whose first name is one. */
function latinForms(name: string, { before }: Titles): string[] {
  const parts = folded(name).match(WORD) ?? [];
  const [first = "", family = ""] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return [];
  const titled = before.flatMap((title) => [`${title} ${family}`, `${title} ${first}`]);
  return [...titled, ...(knownWord(family) ? [] : [family])];
}

/** 老贺, 贺师傅, 可可 for 贺建平 and 方可; 丽姐 for 陈阿丽. */
function hanForms(name: string, { before, after, kin }: Titles): string[] {
  // 汤姆叔, 威廉姆斯教练
  if (name.includes("·"))
    return [...new Set([firstName(name), name.split("·").at(-1)!])].flatMap((one) => [
      ...after.map((title) => `${one}${title}`),
      ...(one.length > 1 ? [one] : []),
    ]);
  if (name.length > 4) return [];
  // 扎西顿珠, 阿依古丽 and 欧阳小北 are called by either half.
  if (name.length === 4)
    return [name.slice(0, 2), name.slice(2)].flatMap((one) => [one, ...after.map((title) => `${one}${title}`)]);
  const [family, given] = [name.slice(0, 1), name.slice(1)];
  return [
    ...before.map((title) => `${title}${family}`),
    ...after.flatMap((title) => [`${family}${title}`, `${given}${title}`, `${name}${title}`]),
    given.length > 1 ? given : given.repeat(2),
    ...before.map((title) => title + given.slice(-1)),
    ...(given.length > 1 ? kin.map((title) => given.slice(-1) + title) : []),
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

/** Whether a word that was typed is another, as it is or misspelt: a known word is no misspelt one. */
export function isNear(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (word.length < TOLERANT || typed[0] !== word[0] || knownWord(typed)) return false;
  return apart(typed, word) <= (word.length < LONG ? 1 : 2);
}

/**
 * Whether a word that may be a name is one: with a capital, and not because a sentence begins with it, unless somebody is called or spoken of.
 * Who types everything small gives no capital: there it is one where they do something or something is theirs, and it stands for no thing.
 */
function isName(
  text: string,
  from: number,
  to: number,
  { goOn, articles }: Pick<Titles, "goOn" | "articles">,
): boolean {
  const rest = text.slice(to);
  const goesOn = goOn.includes(folded(/^\s+([\p{L}'’]+)/u.exec(rest)?.[1] ?? ""));
  const has = /['’]s$/u.test(text.slice(from, to)) && /^\s+\p{L}/u.test(rest);
  if (!/\p{Lu}/u.test(text[from]!)) {
    const before = folded(/(?<![\p{L}'’])([\p{L}'’]+)\s+$/u.exec(text.slice(0, from))?.[1] ?? "");
    return !/\p{Lu}/u.test(text) && (goesOn || has) && !articles.includes(before);
  }
  return /[\p{L}\p{N}]/u.test(text.slice(0, from)) || /^\s*(?:[,!?:]|$)/u.test(rest) || goesOn || has;
}

/** No word goes on with what somebody does who is meant by a place that is what one does as well. */
const NOBODY: Pick<Titles, "goOn" | "articles"> = { goOn: [], articles: [] };

/** Whether a word is of somebody else's name: with a capital, after another that no sentence begins with, or that is no word. */
function isFamilyName(text: string, before: Word | undefined, { from }: Word): boolean {
  if (!before || /\S/u.test(text.slice(before.to, from))) return false;
  const capital = (at: number) => /^\p{Lu}\p{Ll}/u.test(text.slice(at));
  const begins = !/[\p{L}\p{N}][^.!?…]*$/u.test(text.slice(0, before.from));
  return capital(from) && capital(before.from) && !(begins && knownWord(before.word));
}

/** Whether somebody's first name stands in a text as a name: any does that is no other word. */
export const isMeant = (text: string, first: string, titles: Titles): boolean =>
  !titles.words.includes(folded(first)) ||
  [...text.matchAll(WORD)].some(
    ({ 0: word, index }) =>
      folded(word).replace(/'s$/, "") === folded(first) && isName(text, index, index + word.length, titles),
  );

/** A word of a text, from where to where. */
interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The names in a text in their order, the longest where they overlap. */
export function namesIn(text: string, { starting, titles, rank }: Names): NameFound[] {
  const words = [...text.matchAll(WORD)].map((match): Word => {
    const word = folded(match[0]).replace(/'s$/, "");
    return { word, from: match.index, to: match.index + match[0].length };
  });
  const found: (NameFound & { readonly exact: boolean; readonly rank: number; readonly at: number })[] = [];
  const hit = (called: Called & { readonly at: number }, from: number, to: number, exact: boolean) => {
    const { kind, id, name, at } = called;
    const ranks = rank(called);
    if (ranks !== null) found.push({ kind, id, name, from, to, exact, rank: ranks, at });
  };
  for (const [i, { word, from }] of words.entries())
    for (const called of starting.get(word[0]!) ?? []) {
      const { words: parts, exact, kind } = called;
      if (i + parts.length > words.length || UNSPACED.test(parts[0]!)) continue;
      const typed = (is: (word: string, part: string) => boolean) =>
        parts.every((part, j) => is(words[i + j]!.word, part));
      const spelt = typed((one, part) => one === part);
      const isWord =
        parts.length === 1 &&
        ((kind === "person" && titles.words.includes(parts[0]!)) ||
          (kind === "place" &&
            titles.deeds.includes(parts[0]!) &&
            !titles.articles.includes(words[i - 1]?.word ?? "")));
      if (isWord && !isName(text, from, words[i]!.to, kind === "person" ? titles : NOBODY)) continue;
      if (spelt || (!exact && typed(isNear) && !isFamilyName(text, words[i - 1], words[i]!)))
        hit(called, from, words[i + parts.length - 1]!.to, spelt);
    }
  // Where a script has no spaces a name stands wherever its signs do.
  const lower = text.toLowerCase();
  for (let from = 0; from < lower.length; from++) {
    if (!UNSPACED.test(lower[from]!)) continue;
    for (const called of starting.get(lower[from]!) ?? []) {
      const [name = ""] = called.words;
      const to = from + name.length;
      if (to > lower.length) continue;
      let differ = 0;
      for (let j = 1; j < name.length; j++)
        if (name[j] !== lower[from + j]) differ += UNSPACED.test(lower[from + j]!) ? 1 : 2;
      const least = called.kind === "person" ? 2 : 3;
      if (differ === 0 || (differ === 1 && !called.exact && name.length > least)) hit(called, from, to, differ === 0);
    }
  }
  const better = (a: (typeof found)[number], b: (typeof found)[number]) =>
    Number(b.exact) - Number(a.exact) || b.to - b.from - (a.to - a.from) || a.rank - b.rank || a.at - b.at;
  const kept: NameFound[] = [];
  for (const one of found.sort(better))
    if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one);
  return kept.sort((a, b) => a.from - b.from);
}

/** The text with names as the town spells them. */
export const mended = (text: string, found: readonly NameFound[]): string =>
  [...found].reverse().reduce((left, { from, to, name, kind }) => {
    // "Erik's" stays his.
    const whole = left.slice(from, to);
    const its = /['’]s$/u.exec(whole)?.[0] ?? "";
    const typed = whole.slice(0, whole.length - its.length);
    if (kind === "thing" || kind === "event" || folded(typed) === partsOf(name).join(" ") || UNSPACED.test(name))
      return left;
    return name.includes(" ") && !typed.includes(" ") ? left : left.slice(0, from) + name + its + left.slice(to);
  }, text);

/** The text with names in it that were typed small as the town writes them; a word that is only a part of a place's name stays one. */
export const spelt = (text: string, found: readonly NameFound[]): string =>
  [...found].reverse().reduce((left, { kind, from, to, name }) => {
    const typed = left.slice(from, to);
    const whole = kind === "person" || (kind === "place" && typed.split(" ").length === partsOf(name).length);
    if (!whole || UNSPACED.test(typed) || /\p{Lu}/u.test(typed)) return left;
    const parts = new Map((name.match(WORD) ?? []).map((part) => [folded(part), part]));
    const written = typed.replace(WORD, (word) => {
      const its = /['’]s$/u.exec(word)?.[0] ?? "";
      const part = parts.get(folded(word)) ?? parts.get(folded(word.slice(0, word.length - its.length)));
      return part === undefined ? word : folded(part) === folded(word) ? part : part + its;
    });
    return left.slice(0, from) + written + left.slice(to);
  }, text);

/** The text with signs in place of names, and without the one that is only called. */
export const unnamed = (text: string, found: readonly NameFound[], called?: NameFound): string =>
  [...found]
    .reverse()
    .reduce(
      (left, one) => `${left.slice(0, one.from)} ${one === called ? "" : SIGNS[one.kind]} ${left.slice(one.to)}`,
      text,
    );
