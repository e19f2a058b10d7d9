/**
 * The languages a town can be in (issue 3, Language): every sentence and phrase that code makes - what is remembered, refused, planned,
 * replied, written on boards - grouped by purpose, once in each language. What residents say without a model is `offline/`'s.
 *
 * The English words give the shape, so a new sentence is written in `en/` first and the compiler asks for it in every other language.
 */
import type { CommandNames } from "./command-names.ts";
import { en } from "./en.ts";
import type { PageWords } from "./page-words.ts";
import { type LanguageTag, languageTags } from "./tags.ts";
import { commandNames as chineseCommands } from "./zh-cn/command-names.ts";
import { page as chinesePage } from "./zh-cn/page.ts";
import { zhCN } from "./zh-cn.ts";

export type { LanguageTag } from "./tags.ts";

/** All words of one language. */
export type Language = typeof en;

const languages: Readonly<Record<LanguageTag, Language>> = { en, "zh-CN": zhCN };

/** What commands are called in each language but English, which they are declared in. */
export const commandNames: Readonly<Record<Exclude<LanguageTag, "en">, CommandNames>> = { "zh-CN": chineseCommands };

/** What the page says in each language; it is written in English, and looks nothing up there. */
export const pageWords: Readonly<Record<LanguageTag, PageWords>> = { en: {}, "zh-CN": chinesePage };

/** The tag whose words serve `tag` best ("zh", "zh-Hans-SG" are served by "zh-CN", "en-GB" by "en"), or null when we have none. */
export function servedBy(tag: string): LanguageTag | null {
  if (Object.hasOwn(languages, tag)) return tag as LanguageTag;
  const base = tag.split("-")[0]?.toLowerCase();
  return languageTags.find((one) => one.split("-")[0] === base) ?? null;
}

/** The words of a town's language; English where we have none of it (the town's check says so). */
export const languageOf = (tag: string): Language => languages[servedBy(tag) ?? "en"];

/** What a room carries in each language itself (a prompt's text), in the one that serves `tag`; English where we have none of it. */
export const inLanguage = <T>(tag: string, texts: Readonly<Record<LanguageTag, T>>): T => texts[servedBy(tag) ?? "en"];

/** Letters of a text by script; signs, digits and emoji count as neither. */
function letters(text: string): { latin: number; han: number; other: number } {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const han = count(/\p{Script=Han}/gu);
  return { latin, han, other: count(/\p{L}/gu) - latin - han };
}

/** Addresses of things, which are the same in every language: "klaus-mueller/research", "help:party". */
const ADDRESS = /^[a-z\d-]+(?:[/:@][a-z\d-]+)+$/;

/** Which script a language is known by. */
const scripts: Readonly<Record<LanguageTag, "latin" | "han">> = { en: "latin", "zh-CN": "han" };

/** Texts of fewer letters are in no language: "OK", an emoji. */
const TOO_SHORT = 4;

/**
 * Whether a text is (mostly) in a town's language, judged by its script; names in `names` count as neither. A Chinese sentence may hold
 * a foreign word or two and an English one a Chinese name; ids and short texts pass, and so does any text of a language we have no
 * words for.
 */
export function spokenIn(tag: string, text: string, names: readonly string[] = []): boolean {
  const language = servedBy(tag);
  if (language === null || ADDRESS.test(text.trim())) return true;
  const bare = names.filter(Boolean).reduce((rest, name) => rest.replaceAll(name, " "), text);
  const { latin, han, other } = letters(bare);
  if (latin + han + other < TOO_SHORT) return true;
  // A Han character stands for about half a word, a Latin letter for a fifth of one.
  const [own, foreign] = scripts[language] === "han" ? [han * 2.5, latin + other] : [latin, han * 2.5 + other];
  return own >= foreign;
}
