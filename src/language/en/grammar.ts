/** English: words turned from one person to another, and a person's traits and concerns made into sentences. */
import { listed, type Pronoun } from "./common.ts";
import { turnYou } from "./object-you.ts";
import { byName, toTheirFace } from "./to-their-face.ts";

/** "Your stove" begins a sentence with a capital; "tell your wife" does not. */
const likeFirst = (word: string) => (found: string) =>
  /^\p{Lu}/u.test(found) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;

/** "You are", "you never were". */
const youBe =
  /\byou((?: (?:always|never|ever|still|only|just|really|also|already|almost|now|once))?) (are|aren['’]t|were|weren['’]t)\b/gi;
const plainly = (verb: string): string => verb.toLowerCase().replace("’", "'");
const OWN: Readonly<Record<string, string>> = { are: "am", "aren't": "am not", were: "was", "weren't": "wasn't" };
const THEIRS: Readonly<Record<string, string>> = {
  ...{ are: "is", "aren't": "isn't", were: "was", "weren't": "wasn't" },
  ...{ do: "does", "don't": "doesn't", have: "has", "haven't": "hasn't" },
};

/** "You are going to run" as the resident's own words: "I am going to run". */
export function asOwnWords(text: string): string {
  const turned = text
    .trim()
    .replace(/\b(are|were|weren['’]t) you\b/gi, (found, verb: string) => likeFirst(`${OWN[plainly(verb)]} I`)(found))
    .replace(/\baren['’]t you\b/gi, (found) => `${likeFirst("am I")(found)} not`)
    .replace(youBe, (_, by: string, verb: string) => `I${by} ${OWN[plainly(verb)]}`)
    .replace(/\byou['’]re\b/gi, "I'm")
    .replace(/\byou['’](ve|ll|d)\b/gi, "I'$1")
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, likeFirst("my"));
  return turnYou(turned, (_, befalls) => (befalls ? "me" : "I"));
}

/** Everyday verbs that bend in the third person: "you want" is "he wants". */
const bending =
  "need|want|love|like|hate|know|think|feel|miss|fear|hope|wish|owe|dream|believe|remember|trust|see|hear|live|work|intend|plan|look|sound|dislike|admire|prefer|envy|deserve|mean|say|write|paint|sing|run|make|take|get|give|tell|ask|keep|forget|understand|seem|enjoy|come|leave|go|do|worry|forgive";

const bent = (verb: string): string =>
  /^(go|do)$/i.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/i.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : /(s|sh|ch|x)$/i.test(verb)
        ? `${verb}es`
        : `${verb}s`;

/** Whose it is, in the words for somebody: "her own", "his mind". */
export const theirOf = (pronouns: Pronoun): string => ({ she: "her", he: "his", they: "their" })[pronouns];

/** The same in the third person, for a memory: "Klaus Mueller is going to run". */
export function asThirdPerson(text: string, name: string, pronouns: Pronoun): string {
  const their = theirOf(pronouns);
  const theirs = { she: "hers", he: "his", they: "theirs" }[pronouns];
  const them = { she: "her", he: "him", they: "them" }[pronouns];
  const self = { she: "herself", he: "himself", they: "themselves" }[pronouns];
  const whose = (found: string, at: number) => (at === 0 ? `${name}'s` : likeFirst(their)(found));
  const turned = text
    .trim()
    .replace(/\b((?:are|were|do|have)(?:n['’]t)?|don['’]t) you\b/gi, (found, verb: string) =>
      likeFirst(`${THEIRS[plainly(verb)]} ${name}`)(found),
    )
    .replace(youBe, (_, by: string, verb: string) => `${name}${by} ${THEIRS[plainly(verb)]}`)
    .replace(/\byou['’]re\b/gi, `${name} is`)
    .replace(
      /\byou ((?:still|also|now|always|really|only) )?(have(?:n['’]t)?)\b/gi,
      (_, by: string | undefined, verb: string) => `${name} ${by ?? ""}${THEIRS[plainly(verb)]}`,
    )
    .replace(/\byou['’]ve\b/gi, `${name} has`)
    .replace(/\byou['’]ll\b/gi, `${name} will`)
    .replace(/\byou['’]d\b/gi, `${name} would`)
    .replace(/\byou (do not|don['’]t)\b/gi, `${name} does not`)
    .replace(/\byourself\b/gi, self)
    .replace(/\byours\b/gi, theirs)
    .replace(/\byour\b/gi, whose);
  return turnYou(turned, (found, befalls) => (befalls ? them : found))
    .replace(
      new RegExp(`(?<!\\b(?:do|does|did|can|could|will|would|should|may|might|must) )\\byou (${bending})\\b`, "gi"),
      (_, verb: string) => `${name} ${bent(verb)}`,
    )
    .replace(/\byou\b/gi, name);
}

/** "Isabella Rodriguez is friendly, outgoing and hospitable": no full stop. */
export const traits = (name: string, words: readonly string[]): string => `${name} is ${listed(words)}`;

/** What occupies somebody, after "she": "wants to give a party", "is running the cafe". */
function occupied(phrase: string): string {
  const wish = /^(want|hope|hop|wish|need|lik|lov)ing\b(.*)$/.exec(phrase);
  if (wish) return `${wish[1]!.replace(/^(hop|lik|lov)$/, "$1e")}${wish[1] === "wish" ? "es" : "s"}${wish[2]}`;
  return /^(?:is|has|was|wants?|[a-z]+s to)\b/.test(phrase) ? phrase : `is ${phrase}`;
}

/** What is on somebody's mind, from the town file: "These days Isabella wants to give a party. She is running the cafe." */
export function theseDays(who: string, they: Pronoun, phrases: readonly string[]): string {
  const verb = (phrase: string, name: string) => (they === "they" && name === they ? plural(phrase) : occupied(phrase));
  const doing = phrases.filter((one) => occupied(one).startsWith("is "));
  const wishes = phrases.filter((one) => !doing.includes(one));
  // What comes first in the file comes first here, and one "is" is enough for all that one is doing.
  const groups = (doing.includes(phrases[0] ?? "") ? [doing, wishes] : [wishes, doing]).filter((one) => one.length > 0);
  if (groups.length === 0) return `${who} has nothing special in mind.`;
  const sentences = groups.map((group, i) => {
    const name = i === 0 ? who : they;
    const verbs = group.map((one, at) => verb(one, name).replace(at > 0 ? /^(?:is|are) / : /^$/, ""));
    return `${i === 0 ? `These days ${name}` : name.replace(/^./, (c) => c.toUpperCase())} ${listed(verbs)}.`;
  });
  return sentences.join(" ");
}

/** What occupies them, after "they". */
export const plural = (phrase: string): string =>
  occupied(phrase)
    .replace(/^(?:is|was|has)\b/, (verb) => ({ is: "are", was: "were", has: "have" })[verb]!)
    .replace(/^(want|hope|hop|need|like|love|wish)(?:e?s)\b/, "$1");

/** The grammar that every language has. */
export const grammar = { asOwnWords, asThirdPerson, byName, toTheirFace, traits, theseDays };
