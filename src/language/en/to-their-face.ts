/** English: what is said of somebody, said to them: "I am proud of him" is "I am proud of you". Pure. */
import type { Pronoun } from "./common.ts";

/** What verbs that bend after "she" or "he" are after "you". */
const UNBENT: Readonly<Record<string, string>> = {
  ...{ is: "are", was: "were", has: "have", does: "do" },
  ...{ "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't" },
};
/** How one speaks of somebody: as who does it, whom it happens to, and whose it is. */
const WORDS: Readonly<Record<Pronoun, readonly [does: string, befalls: string, whose: string]>> = {
  she: ["she", "her", "her"],
  he: ["he", "him", "his"],
  they: ["they", "them", "their"],
};
const OWN = new Set(["himself", "herself", "themselves", "themself"]);
const BETWEEN = new Set("always never ever still only just really also already".split(" "));
/** After these "she's" has done something; after all else she is something. */
const DONE = new Set(
  "been had got gone done made taken seen said told come forgotten left never always just already".split(" "),
);
/** Before these "her" is no word for whose something is. */
const NO_NOUN = new Set(
  "to for at of about from with and or but so when while if because again back now then too very on in by since all more as tonight today tomorrow yesterday last not home out up down".split(
    " ",
  ),
);

/** "she likes" is "you like", "she goes" is "you go", "she has" is "you have". */
const unbent = (verb: string): string =>
  UNBENT[verb] ??
  (/(?:ss|[sx]h|ch|x|o)es$/.test(verb)
    ? verb.slice(0, -2)
    : /[^aeiou]ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : verb.replace(/(?<=[^s'])s$/, ""));

/** A word about them as it is said to them, by what comes after it; undefined where it is no word about them. */
function yours(word: string, next: string | undefined, [does, befalls, whose]: (typeof WORDS)[Pronoun]) {
  if (word === does) return "you";
  if (word === `${does}'s`) return DONE.has(next ?? "") ? "you've" : "you're";
  if (word.startsWith(`${does}'`)) return `you${word.slice(does.length)}`;
  if (word === whose && (whose !== befalls || (next !== undefined && !NO_NOUN.has(next)))) return "your";
  if (word === befalls) return "you";
  if (word === `${whose}s`) return "yours";
  return OWN.has(word) ? "yourself" : undefined;
}

/** What is said of one person, by these pronouns, with their name instead: "I can't stand him" is "I can't stand Ben". */
export function byName(text: string, pronouns: Pronoun, name: string): string {
  const words = WORDS[pronouns];
  const parts = text.replace(/[’]/g, "'").split(/([\p{L}']+)/u);
  for (let at = 1; at < parts.length; at += 2) {
    const next = parts[at + 1]?.trim() === "" ? parts[at + 2]?.toLowerCase() : undefined;
    const said = yours(parts[at]!.toLowerCase(), next, words);
    if (said === "you") parts[at] = name;
    else if (said === "your") parts[at] = `${name}'s`;
  }
  return parts.join("");
}

/** What is said of one person, by these pronouns, said to that person. */
export function toTheirFace(text: string, pronouns: Pronoun): string {
  const words = WORDS[pronouns];
  const parts = text.replace(/[’]/g, "'").split(/([\p{L}']+)/u);
  for (let at = 1; at < parts.length; at += 2) {
    const word = parts[at]!.toLowerCase();
    const next = parts[at + 1]?.trim() === "" ? parts[at + 2]?.toLowerCase() : undefined;
    parts[at] = yours(word, next, words) ?? parts[at]!;
    if (word !== words[0] || pronouns === "they") continue;
    // "is she" and "she is"; "she never does".
    const asked = UNBENT[parts[at - 2]?.toLowerCase() ?? ""] !== undefined;
    const verb = asked ? at - 2 : BETWEEN.has(next ?? "") ? at + 4 : at + 2;
    if (asked || next !== undefined) parts[verb] = unbent(parts[verb]?.toLowerCase() ?? "");
  }
  return parts.join("");
}
