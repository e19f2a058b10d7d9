/** English: what somebody could do next, as it is offered over the box they write in. */
import type { Pronoun } from "./common.ts";
import { theirOf } from "./grammar.ts";

/** What is offered, and the very line that does it. */
interface Idea<Values extends readonly string[]> {
  readonly label: (...values: Values) => string;
  readonly line: (...values: Values) => string;
}

/** A state that somebody could bring a thing into: its words, and what is offered. */
interface Odd {
  readonly emoji: string;
  readonly state: string;
  /** `who` is at it, as `isDoing` has it. */
  readonly label: (thing: string, who: string, doing: string) => string;
}

/** Greetings by the hour of the day. */
const hello = (hour: number): string => (hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening");

const thoughts: readonly Idea<[name: string, other: string]>[] = [
  {
    label: (name, other) => `Let ${name} think of ${other}`,
    line: (_, other) => `You want to tell ${other} what you like about them.`,
  },
  {
    label: (name, other) => `Send ${name} for a walk with ${other}`,
    line: (_, other) => `You want to ask ${other} to go for a walk with you.`,
  },
  { label: (name) => `Let ${name} wish for a party`, line: () => "You want to throw a party tomorrow evening." },
];

const gifts: readonly Idea<[name: string]>[] = [
  { label: (name) => `Give ${name} a rose`, line: (name) => `*gives ${name} a rose*` },
  { label: (name) => `Give ${name} a slice of cake`, line: (name) => `*gives ${name} a slice of cake*` },
  { label: (name) => `Bow to ${name}`, line: (name) => `*takes a deep bow to ${name}*` },
  { label: (name) => `Do a trick for ${name}`, line: (name) => `*juggles three oranges for ${name}*` },
];

const questions: readonly Idea<[name: string, pronouns: Pronoun]>[] = [
  { label: (name) => `Ask ${name} about the day`, line: (name) => `What are you up to today, ${name}?` },
  {
    label: (name, pronouns) => `Ask ${name} what is on ${theirOf(pronouns)} mind`,
    line: (name) => `${name}, what is on your mind these days?`,
  },
];

const odd: Readonly<Record<"burning" | "leaking" | "broken" | "empty" | "dirty", Odd>> = {
  burning: {
    emoji: "🔥",
    state: "burning",
    label: (thing, who, doing) => `Set fire to the ${thing} where ${who} ${doing}`,
  },
  leaking: {
    emoji: "💧",
    state: "leaking",
    label: (thing, who, doing) => `Let the ${thing} leak where ${who} ${doing}`,
  },
  broken: {
    emoji: "🔧",
    state: "broken",
    label: (thing, who, doing) => `Break the ${thing} where ${who} ${doing}`,
  },
  empty: {
    emoji: "🫙",
    state: "empty",
    label: (thing, who, doing) => `Empty the ${thing} where ${who} ${doing}`,
  },
  dirty: {
    emoji: "🧁",
    state: "covered in flour",
    label: (thing, who, doing) => `Cover the ${thing} in flour where ${who} ${doing}`,
  },
};

/** Words of what is offered. */
export const ideas = {
  greet: {
    label: (name: string): string => `Say hello to ${name}`,
    line: (name: string, hour: number): string => `${hello(hour)}, ${name}!`,
  },
  /** A question that the town file gives to a story, put to somebody who knows of it. */
  story: (name: string): string => `Ask ${name} for news`,
  /** Questions about news: about a gathering by its name, about anything else by whom it is of. */
  askOf: (gathering: string | null, holder: string): string[] =>
    gathering === null
      ? [`What is new with ${holder}?`, `Have you heard anything about ${holder}?`]
      : [`What do you know about ${gathering}?`, `When and where is ${gathering}?`, `Who is coming to ${gathering}?`],
  event: {
    label: (name: string, what: string): string => `Ask ${name} about ${what}`,
    line: (name: string, what: string): string => `${name}, may I come to ${what}?`,
  },
  toEvent: (what: string): string => `Go to ${what}`,
  other: {
    label: (name: string, other: string): string => `Ask ${name} about ${other}`,
    line: (name: string, other: string): string => `${name}, what do you think of ${other}?`,
  },
  /** Asked of a newcomer by whoever greets them. */
  newcomer: [
    "What brings you here?",
    "And who might you be?",
    "Have you come far?",
    "Are you staying for a while?",
  ] as readonly string[],
  questions,
  gifts,
  thoughts,
  odd,
  /** The paper's whole form: "<Isabella's apartment: kitchen: stove> is burning". */
  whole: (place: string, area: string, thing: string, state: string): string =>
    `<${place}: ${area}: ${thing}> is ${state}`,
};
