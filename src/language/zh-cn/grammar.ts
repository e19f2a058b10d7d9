/** 简体中文: words turned from one person to another, and a person's traits and concerns made into sentences. */
import type { grammar as english } from "../en/grammar.ts";
import { byName, toTheirFace } from "./to-their-face.ts";

type Pronoun = "she" | "he" | "they";

/** "你要去竞选镇长" as the resident's own words: "我要去竞选镇长". */
export const asOwnWords = (text: string): string => text.trim().replace(/[你您](?!们)/g, "我");

/** The same in the third person, for a memory: the name first, then the pronoun. */
export function asThirdPerson(text: string, name: string, pronouns: Pronoun): string {
  const they = { she: "她", he: "他", they: name }[pronouns];
  let first = true;
  const bent = text.trim().replace(/[你您](?!们)/g, () => {
    const word = first ? name : they;
    first = false;
    return word;
  });
  return bent;
}

/** "伊莎贝拉·罗德里格斯为人友善、外向、好客". */
export const traits = (name: string, words: readonly string[]): string => `${name}为人${words.join("、")}`;

/** What is on somebody's mind, from the town file. */
const theseDays = (who: string, _: Pronoun, phrases: readonly string[]): string =>
  phrases.length === 0 ? `${who}最近没有特别的事。` : `这些天，${who}${phrases.join("；")}。`;

/** The grammar of Chinese. */
export const grammar: typeof english = { asOwnWords, asThirdPerson, byName, toTheirFace, traits, theseDays };
