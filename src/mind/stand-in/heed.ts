/** Offline replanning: what follows from a word of the inner voice, or from a closed door. */
import { clockText, later, type Minutes } from "../../clock/units.ts";
import type { Random } from "../../world/chance.ts";
import { type PlaceId, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { opensFor } from "../plan.ts";
import type { ReplanAnswer, ReplanInput } from "../prompts/replan.ts";
import { turnedAway } from "./turned-away.ts";

/** Words before "you" that make it the one it happens to. */
const before =
  "to|with|for|at|of|about|from|against|near|like|than|behind|beside|without|tell|ask|give|gave|see|saw|told|let|help|make";
const objectYou = new RegExp(`\\b(${before}) you\\b(?! (are|were|have|will|can|could|should|would|must)\\b)`, "gi");
/** "you" at the end of its clause, after another word: "she misses you". */
const lastYou = /(\p{L}[\p{L}']*) you(?=\s*(?:[.!?,;:)]|$))/giu;
const helpers =
  /^(am|are|is|do|does|did|can|could|will|would|shall|should|may|might|must|have|has|had|that|what|who|than|as)$/i;

/** "Your stove" begins a sentence with a capital; "tell your wife" does not. */
const likeFirst = (word: string) => (found: string) =>
  /^\p{Lu}/u.test(found) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;

/** "You are going to run" as the resident's own words: "I am going to run". */
export function asOwnWords(text: string): string {
  return text
    .trim()
    .replace(/\bare you\b/gi, likeFirst("am I"))
    .replace(/\bwere you\b/gi, likeFirst("was I"))
    .replace(/\byou are\b/gi, "I am")
    .replace(/\byou['’]re\b/gi, "I'm")
    .replace(/\byou were\b/gi, "I was")
    .replace(/\byou['’](ve|ll|d)\b/gi, "I'$1")
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, likeFirst("my"))
    .replace(objectYou, "$1 me")
    .replace(lastYou, (found, word: string) => (helpers.test(word) ? found : `${word} me`))
    .replace(/\byou\b/gi, "I");
}

/** Everyday verbs that bend in the third person: "you want" is "he wants". */
const bending =
  "need|want|love|like|hate|know|think|feel|miss|fear|hope|wish|owe|dream|believe|remember|trust|see|hear|live|work|intend|plan|look|sound|dislike|admire|prefer|envy|deserve|mean|say|write|paint|sing|run|make|take|get|give|tell|ask|keep|forget|understand|seem|enjoy|come|leave|go|do|worry";

const bent = (verb: string): string =>
  /^(go|do)$/i.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/i.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : /(s|sh|ch|x)$/i.test(verb)
        ? `${verb}es`
        : `${verb}s`;

/** The same in the third person, for a memory: "Klaus Mueller is going to run". */
export function asThirdPerson(text: string, name: string, pronouns: "she" | "he" | "they"): string {
  const their = { she: "her", he: "his", they: "their" }[pronouns];
  const theirs = { she: "hers", he: "his", they: "theirs" }[pronouns];
  const them = { she: "her", he: "him", they: "them" }[pronouns];
  const self = { she: "herself", he: "himself", they: "themselves" }[pronouns];
  const whose = (found: string, at: number) => (at === 0 ? `${name}'s` : likeFirst(their)(found));
  return text
    .trim()
    .replace(/\b(are|were) you\b/gi, (found, verb: string) =>
      likeFirst(/^are$/i.test(verb) ? `is ${name}` : `was ${name}`)(found),
    )
    .replace(/\byou (are|aren['’]t)\b/gi, (_, verb: string) => `${name} is${verb.length > 3 ? "n't" : ""}`)
    .replace(/\byou['’]re\b/gi, `${name} is`)
    .replace(/\byou were\b/gi, `${name} was`)
    .replace(/\byou have\b/gi, `${name} has`)
    .replace(/\byou['’]ve\b/gi, `${name} has`)
    .replace(/\byou['’]ll\b/gi, `${name} will`)
    .replace(/\byou['’]d\b/gi, `${name} would`)
    .replace(/\byou (do not|don['’]t)\b/gi, `${name} does not`)
    .replace(/\byourself\b/gi, self)
    .replace(/\byours\b/gi, theirs)
    .replace(/\byour\b/gi, whose)
    .replace(objectYou, `$1 ${them}`)
    .replace(lastYou, (found, word: string) => (helpers.test(word) ? found : `${word} ${them}`))
    .replace(
      new RegExp(`(?<!\\b(?:do|does|did|can|could|will|would|should|may|might|must) )\\byou (${bending})\\b`, "gi"),
      (_, verb: string) => `${name} ${bent(verb)}`,
    )
    .replace(/\byou\b/gi, name);
}

/** What the resident does about a thought, as it reads after "is". */
function doingOf(text: string): string {
  const bare = text.trim().replace(/[.!?]+$/, "");
  const verb =
    /^(?:please\s+)?(?:you\s+)?(?:(?:are|were)\s+going\s+to|should|must|will|want\s+to|need\s+to|have\s+to|ought\s+to|could)?\s*(.+)$/i.exec(
      bare,
    )?.[1] ?? bare;
  const own = asOwnWords(verb).replace(/^I /, "");
  const first = own.split(" ")[0]?.toLowerCase() ?? "";
  const decision = /^you (are|were) going to|^you (should|must|will|want to|need to|have to)/i.test(bare);
  const rest = own
    .split(" ")
    .slice(1)
    .join(" ")
    .replace(/\bmy\b/g, "their own");
  if (/^(go|walk|run|head|come)$/.test(first) && !decision)
    return `following a sudden thought: ${first}ing ${rest}`.replace(/runing/, "running").replace(/comeing/, "coming");
  if (!/^[a-z]+$/.test(first)) return `thinking over a sudden thought: "${bare}"`;
  return `working out how to ${first} ${rest}`.trim();
}

/** What heeding a thought says in one language. */
export interface ThoughtWords {
  /** The place a thought names, or null. */
  placeNamed(input: ReplanInput, text: string): PlaceId | null;
  why(text: string): string;
  beingAt(place: string): string;
  /** What one does about the thought, as it reads after "is". */
  doingOf(text: string): string;
}

const english: ThoughtWords = {
  placeNamed: ({ town }, text) =>
    [...town.map.places.values()].find((place) =>
      [place.name, ...place.aliases].some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase())),
    )?.id ?? null,
  why: (text) => `a thought that would not let go: ${asOwnWords(text)}`,
  beingAt: (place) => `being at ${place}, as something told them to`,
  doingOf,
};

/** One piece of the day that follows. */
export function standInReplan(input: ReplanInput, random: Random, words: ThoughtWords = english): ReplanAnswer {
  const { persona, now, occasion, town, mind } = input;
  const home = persona.home.place;
  if (occasion.kind === "turned-away") return turnedAway(input, occasion, random);
  const named = words.placeNamed(input, occasion.text);
  const goal = named && (named === home || opensFor(town.map, named, persona.id, now, later(now, 45))) ? named : null;
  const free = mind.plan?.chunks.find(
    (chunk) => chunk.to - Math.max(chunk.from, now) >= 40 && chunk.kind === "pastime" && chunk.from >= now - 30,
  );
  const from = goal ? now : Math.max(now, free?.from ?? now);
  const place = goal ?? (free ? free.place : (input.world.people.get(persona.id)?.spot.place ?? home));
  const reachable = Number.isFinite(minutesBetween(town.map, home, place)) ? place : home;
  return {
    change: true,
    why: words.why(occasion.text),
    doing: goal ? words.beingAt(placeOf(town.map, goal).name) : words.doingOf(occasion.text),
    place: reachable,
    from: clockText(from as Minutes),
    minutes: goal ? 45 : 40,
    emoji: "💭",
  };
}
