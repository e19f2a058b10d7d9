/**
 * Plain words: what a model writes is kept or said only when it is short plain text in the town's language, because it becomes a
 * memory, a line or a plan that others read (design section 2.1). What will not do falls back to the stand-in, with its reason.
 */

import { spokenIn } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { World } from "../../world/world.ts";
import { isUnspaced, remembered } from "../memory/words.ts";
import type { TownFacts } from "../mind.ts";

const markup = /[<>{}[\]`|\\]|\bhttps?:|@(everyone|here)\b|\*\*|^\s*#/iu;
/** Line breaks, and signs that cannot be seen or turn the writing round. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u;
const outOfCharacter =
  /\bas an ai\b(?! character)|\b(large )?language model\b|\bI(?:'m| am) sorry,? but I (?:can(?:'|no)?t|am (?:unable|not able) to)|\bI (?:can(?:'|no)t|am (?:unable|not able) to|won't) (?:assist|comply|fulfil|help with (?:that|this)|provide (?:that|this)|(?:create|generate|produce) (?:that|this|content))|作为(?:一个|一名)?(?:AI|人工智能|语言模型)|我(?:无法|不能)(?:协助|满足|提供|回答)(?:您|你|这|该)/iu;

/** Longest texts, by what they become. */
export const LONGEST = { sentence: 400, summary: 500, doing: 160, word: 80 } as const;

/** The town that words are for, and who is in it. */
export interface Around {
  readonly town: TownFacts;
  readonly world: Pick<World, "people">;
}

const everybody = ({ town, world }: Around): string[] =>
  [...town.personas.values(), ...world.people.values()].map(({ name }) => name);

/** What is wrong with words that are to be kept, or null. Empty words are wrong unless `empty` allows them. */
export function wordsProblem(
  text: string,
  most: number,
  around: Around,
  empty: "empty" | "never" = "never",
): string | null {
  const bare = text.trim();
  if (bare === "") return empty === "empty" ? null : "an empty sentence";
  if (bare.length > most) return `longer than ${most} characters`;
  if (markup.test(bare)) return "markup, a link or a mention";
  if (unseen.test(bare)) return "a line break, or signs that nobody can read";
  if (outOfCharacter.test(bare)) return "out of character";
  if (!mostlyWords(bare)) return "no words";
  if (!spokenIn(around.town.language, bare, everybody(around))) return "another language than the town's";
  return isLabelled(bare, around) ? "a name in front, as in a script" : null;
}

/** The first thing that is wrong with any of these words, or null. */
export function anyProblem(
  texts: readonly (string | null)[],
  most: number,
  around: Around,
  empty?: "empty",
): string | null {
  for (const text of texts) {
    const problem = text === null ? null : wordsProblem(text, most, around, empty);
    if (problem) return problem;
  }
  return null;
}

/** What is wrong with doings, which are read after "is": nobody's name stands in front of them. */
export function doingProblem(texts: readonly string[], around: Around): string | null {
  const named = texts.some((text) => firstNamed(text.trim().slice(0, 60), around.town)?.at === 0);
  return anyProblem(texts, LONGEST.doing, around) ?? (named ? "somebody's name in front of a doing" : null);
}

/** What is wrong with sentences about `who`: they begin with somebody else, or hold a stranger. */
export function subjectProblem(
  texts: readonly string[],
  who: readonly PersonId[],
  shown: string,
  around: Around,
): string | null {
  for (const text of texts) {
    const first = firstNamed(text.trim(), around.town);
    if (first?.at === 0 && !who.includes(first.who)) return `about ${nameIn(around.town, first.who)} instead`;
  }
  return strangerProblem(texts, who, shown, around);
}

/** A resident whom a text names though neither the question nor `known` does, in a sentence; or null. */
export function strangerProblem(
  texts: readonly string[],
  known: readonly PersonId[],
  shown: string,
  { town }: Pick<Around, "town">,
): string | null {
  const stranger = texts
    .flatMap((text) => residentsNamed(text, town))
    .find((id) => !known.includes(id) && !isNamed(shown, nameIn(town, id)));
  return stranger === undefined ? null : `${nameIn(town, stranger)} is in it, of whom nothing was said`;
}

const nameIn = (town: TownFacts, id: PersonId): string => town.personas.get(id)?.name ?? id;

/** The residents whom a text names by full or first name. */
export const residentsNamed = (text: string, town: TownFacts): PersonId[] =>
  [...town.personas.values()].filter(({ name }) => isNamed(apart(text, name, town), name)).map(({ id }) => id);

/** The names of a town in which a shorter one would be found, by that shorter one: made once for all who live there. */
const longerNames = new WeakMap<TownFacts["personas"], Map<string, readonly string[]>>();

function longerThan(name: string, town: TownFacts): readonly string[] {
  const byName = longerNames.get(town.personas) ?? new Map<string, readonly string[]>();
  longerNames.set(town.personas, byName);
  const known = byName.get(name);
  if (known) return known;
  const places = [...town.map.places.values()].flatMap((place) => [place.name, ...place.aliases]);
  const people = [...town.personas.values()].map((one) => one.name).filter((one) => one !== name);
  const first = firstName(name);
  const longer = [...places, ...people].filter((one) => one.includes(first));
  byName.set(name, longer);
  return longer;
}

/** A Han text with longer names put out of sight in which a shorter one would be found: neither 约翰逊公园 nor 海莉·约翰逊 names 约翰. */
const apart = (text: string, name: string, town: TownFacts): string =>
  isUnspaced(text)
    ? longerThan(name, town).reduce((rest, longer) => rest.replaceAll(longer, "＿".repeat(longer.length)), text)
    : text;

/** The resident who is named first, and where. */
function firstNamed(text: string, town: TownFacts): { who: PersonId; at: number } | null {
  const found = residentsNamed(text, town)
    .map((who) => {
      const name = nameIn(town, who);
      return { who, at: apart(text, name, town).search(namePattern(name)) };
    })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0] ?? null;
}

const isNamed = (text: string, name: string): boolean => namePattern(name).test(text);

/** The patterns made so far: every text of every answer is searched for everybody of the town. */
const patterns = new Map<string, RegExp>();

/** A full or first name as a word of its own; Han names stand among other signs without a gap. */
function namePattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const either = `(?:${literal(name)}|${literal(firstName(name))})`;
  const pattern = new RegExp(
    /^\p{Script=Han}/u.test(name) ? either : `(?<![\\p{L}\\p{N}])${either}(?![\\p{L}\\p{N}])`,
    "u",
  );
  patterns.set(name, pattern);
  return pattern;
}

/** Whether at least half of what is written is letters: "%%## 12" is none. A bare time or an emoji is short enough to pass. */
function mostlyWords(text: string): boolean {
  const signs = [...text].filter((sign) => !/\s/u.test(sign));
  const letters = signs.filter((sign) => /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]/u.test(sign));
  return signs.length <= 3 || letters.length * 2 >= signs.length;
}

/** Whether words begin with somebody's name and a colon, as a script would. */
function isLabelled(text: string, around: Around): boolean {
  const label = /^["'*_\s]{0,9}([^:：]{1,60}?)["'*_]{0,9}\s{0,9}[:：]/u.exec(text)?.[1]?.trim().toLowerCase();
  if (label === undefined) return false;
  const names = everybody(around).flatMap((name) => [name.toLowerCase(), firstName(name).toLowerCase()]);
  return names.includes(label) || /^\p{Lu}\p{L}+( \p{Lu}\p{L}+)+:\s/u.test(text);
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first emoji of a text, whole; a plain dot when there is none. Cutting takes long, and what people do has few. */
export const emojiOf: (text: string) => string = remembered(500, firstEmoji);

function firstEmoji(text: string): string {
  for (const { segment } of graphemes.segment(text.slice(0, 40)))
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment)) return segment;
  return "▫️";
}
