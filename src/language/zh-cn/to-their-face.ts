/** 简体中文: what is said of somebody, said to them: "我为他骄傲" is "我为你骄傲". Pure. */
import type { Pronoun } from "../en/common.ts";

/** Whom it is of; the sign stands in other words as well. */
const OF: Readonly<Record<Pronoun, RegExp>> = {
  she: /她(?!们)/gu,
  he: /(?<![吉其])他(?![们人乡国])/gu,
  they: /(?<![吉其])[他她](?![们人乡国])/gu,
};

/** What is said of one person, by these pronouns, with their name instead. */
export const byName = (text: string, pronouns: Pronoun, name: string): string => text.replace(OF[pronouns], name);

/** What is said of one person, by these pronouns, said to that person. */
export const toTheirFace = (text: string, pronouns: Pronoun): string => text.replace(OF[pronouns], "你");
