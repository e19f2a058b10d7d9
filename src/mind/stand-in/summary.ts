/** Offline summaries: who I am, what yesterday was, drawn from the resident's own memories and facts. */
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import type { Persona } from "../persona.ts";
import type { Self } from "../prompts/phrases.ts";
import { wishesOf } from "../stories.ts";
import { listed } from "./answer-ask.ts";

/** A sentence without its subject, for joining: "Klaus Mueller is kind" -> "is kind". */
const predicate = (name: string, text: string): string =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

/** "Isabella Rodriguez is friendly, outgoing and hospitable". */
export const traitsInWords = (persona: Persona): string => `${persona.name} is ${listed(persona.traits)}`;

/** What occupies somebody, after "she": "wants to give a party", "is running the cafe". */
function occupied(phrase: string): string {
  const wish = /^(want|hope|hop|wish|need|lik|lov)ing\b(.*)$/.exec(phrase);
  if (wish) return `${wish[1]!.replace(/^(hop|lik|lov)$/, "$1e")}${wish[1] === "wish" ? "es" : "s"}${wish[2]}`;
  return /^(?:is|has|was|wants?|[a-z]+s to)\b/.test(phrase) ? phrase : `is ${phrase}`;
}

/** What is on somebody's mind, from the town file: "These days Isabella wants to give a party. She is running the cafe." */
export function theseDays(
  persona: Persona,
  phrases: readonly string[] = persona.currently,
  who = persona.name,
): string {
  const they = persona.pronouns;
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

/** The same after "they". */
const plural = (phrase: string): string =>
  occupied(phrase)
    .replace(/^(?:is|was|has)\b/, (verb) => ({ is: "are", was: "were", has: "have" })[verb]!)
    .replace(/^(want|hope|hop|need|like|love|wish)(?:e?s)\b/, "$1");

/** The three syntheses of appendix A, from what was retrieved for them. */
export function standInWhoIAm(
  self: Self,
  about: readonly Memory[],
  random: Random,
): { core: string; occupation: string; feeling: string } {
  const { persona, mind } = self;
  const given = persona.paragraph
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const reflected = about.filter((memory) => memory.kind === "reflection");
  const first = given[0] ?? `${persona.name} is ${persona.occupation}`;
  const insight = reflected.find(({ text }) => text.startsWith(`${persona.name} `));
  const core = `${traitsInWords(persona)}${insight ? `; ${predicate(persona.name, insight.text)}` : ""}.`;
  const mood =
    reflected.length > 0
      ? random.pick(["feels that things are moving", "feels livelier than a few days ago", "has a lot to think about"])
      : "is getting on with things";
  const intent = wishesOf(mind, self.stories).at(-1)?.text.replace(/[.]$/, "");
  const wish = intent?.startsWith(`${persona.name} `) ? predicate(persona.name, intent) : null;
  const they = persona.pronouns;
  const concern = intent
    ? wish
      ? `What matters most to ${{ she: "her", he: "him", they: "them" }[they]} now: ${they} ${they === "they" ? plural(wish) : wish}.`
      : `What matters most now: ${intent}.`
    : persona.currently.length > 0
      ? theseDays(persona, persona.currently.slice(0, 1), they)
      : "";
  return {
    core,
    occupation: `${first}.`,
    feeling: `${persona.name} ${mood}. ${concern}`.trim(),
  };
}

/** Yesterday in a sentence, from its weightiest memories; empty on the first day. */
export function standInYesterday(
  input: Self & { readonly day: number; readonly yesterday: readonly Memory[] },
): string {
  if (input.day === 1 || input.yesterday.length === 0) return "";
  const best = input.yesterday.slice(0, 2).map((memory) => memory.text.replace(/\.$/, ""));
  return `Yesterday stayed with ${input.persona.name} because ${best.join(", and because ")}.`;
}
