/** Offline replanning: what follows from a word of the inner voice, or from a closed door. */
import { clockText, later, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Random } from "../../world/chance.ts";
import { type PlaceId, type Purpose, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { opensFor } from "../plan.ts";
import type { Self } from "../prompts/phrases.ts";
import type { ReplanAnswer, ReplanInput } from "../prompts/replan.ts";
import { soldAt } from "./answer-orders.ts";
import { turnedAway } from "./turned-away.ts";

/** Words before "you" that make it the one it happens to. */
const before =
  "to|with|for|at|of|about|from|against|near|like|than|behind|beside|without|tell|ask|give|gave|see|saw|told|let|help|make";
const objectYou = new RegExp(`\\b(${before}) you\\b(?! (are|were|have|will|can|could|should|would|must)\\b)`, "gi");
/** "you" at the end of its clause, after another word: "she misses you". */
const lastYou = /(?<![\p{L}'])(\p{L}[\p{L}']*) you(?=\s{0,9}(?:[.!?,;:)]|$))/giu;
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
  const bare = text.trim().replace(/(?<![.!?])[.!?]+$/, "");
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
  if (!/^[a-z]+$/.test(first) || /^(?:am|are|is|was|were|have|has)$/.test(first))
    return `thinking over a sudden thought: "${bare}"`;
  return `working out how to ${first} ${rest}`.trim();
}

/** What heeding a thought says in one language. */
export interface ThoughtWords {
  /** The place a thought names, or null. */
  placeNamed(input: ReplanInput, text: string): PlaceId | null;
  why(text: string): string;
  /** Why nothing comes of it today. */
  tooLate: string;
  beingAt(place: string): string;
  /** What one does about the thought, as it reads after "is". */
  doingOf(text: string): string;
  /** What an everyday deed needs of a place: something to buy, or what the place is for. */
  needs: readonly (readonly [RegExp, readonly Purpose[] | "goods"])[];
}

const english: ThoughtWords = {
  placeNamed: ({ town }, text) =>
    [...town.map.places.values()].find((place) =>
      [place.name, ...place.aliases].some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase())),
    )?.id ?? null,
  tooLate: "there was no time left for it while the place was open",
  why: (text) => `a thought that would not let go: ${asOwnWords(text)}`,
  beingAt: (place) => `being at ${place}, as something told them to`,
  doingOf,
  needs: [
    [/^(?:buy|get|fetch|pick|collect|shop)/, "goods"],
    [/\b(?:walk|stroll|jog|fresh air|picnic|swim|stretch|exercis\w*)/, ["walk", "exercise"]],
    [/\b(?:beer|pint|cocktail|glass of wine|drinking)\b/, ["drinks"]],
    [/\b(?:coffee|tea|cake)\b/, ["coffee"]],
    [/\b(?:study|library)/, ["study"]],
  ],
};

/** One piece of the day that follows. */
export function standInReplan(input: ReplanInput, random: Random, words: ThoughtWords = english): ReplanAnswer {
  const { persona, now, occasion, town, mind } = input;
  const home = persona.home.place;
  if (occasion.kind === "turned-away") return turnedAway(input, occasion, random);
  const { deed: everyday, gist } = languageOf(town.language).planning.intent;
  const text = gist(occasion.text);
  const deed = everyday(text);
  const errand = deed ? anErrand(input, deed, words) : null;
  if (errand) return { change: true, why: words.why(text), ...errand };
  // What can be had in one place alone, and not today any more, is left.
  if (deed && !errand && isSold(deed, words) && (mind.plan?.chunks.length ?? 0) > 0)
    return {
      change: false,
      why: words.tooLate,
      doing: deed,
      place: home,
      from: clockText(now),
      minutes: 10,
      emoji: "💭",
    };
  const named = words.placeNamed(input, text);
  const goal = named && (named === home || opensFor(town.map, named, persona.id, now, later(now, 45))) ? named : null;
  const free = mind.plan?.chunks.find(
    (chunk) => chunk.to - Math.max(chunk.from, now) >= 40 && chunk.kind === "pastime" && chunk.from >= now - 30,
  );
  const from = goal ? now : Math.max(now, free?.from ?? now);
  const place = goal ?? (free ? free.place : (input.world.people.get(persona.id)?.spot.place ?? home));
  const reachable = Number.isFinite(minutesBetween(town.map, home, place)) ? place : home;
  return {
    change: true,
    why: words.why(text),
    doing: goal ? (deed ?? words.beingAt(placeOf(town.map, goal).name)) : (deed ?? words.doingOf(text)),
    place: reachable,
    from: clockText(from as Minutes),
    minutes: goal ? 45 : 40,
    emoji: "💭",
  };
}

/** Whether a deed needs a shop. */
const isSold = (deed: string, words: ThoughtWords): boolean =>
  words.needs.find(([sign]) => sign.test(deed))?.[1] === "goods";

/** The place an everyday deed needs, as far as one knows the town: where it is sold, or what serves; null where any will do. */
export function placeForDeed(self: Self, deed: string, words: ThoughtWords = english): PlaceId | null {
  const need = words.needs.find(([sign]) => sign.test(deed))?.[1];
  if (!need) return null;
  if (need === "goods") return soldAt(self, deed);
  const serves = [...self.town.map.places.values()].find(
    (one) =>
      one.access === "public" &&
      self.mind.map.places.has(one.id) &&
      need.some((purpose) => one.purposes.includes(purpose)),
  );
  return serves?.id ?? null;
}

/** An everyday deed that needs a place of its kind: there, in the first free time in which it is open, else at the end of work. */
function anErrand(
  input: ReplanInput,
  deed: string,
  words: ThoughtWords,
): Pick<ReplanAnswer, "doing" | "place" | "from" | "minutes" | "emoji"> | null {
  const { persona, now, town, mind } = input;
  const { map } = town;
  const place = placeForDeed(input, deed, words);
  if (!place) return null;
  const sold = isSold(deed, words);
  const length = sold ? 15 : 40;
  const fits = (from: number, start: PlaceId) => {
    const walk = minutesBetween(map, start, place);
    return Number.isFinite(walk) &&
      opensFor(map, place, persona.id, later(from as Minutes, walk), later(from as Minutes, walk + 15))
      ? walk
      : null;
  };
  const ahead = (mind.plan?.chunks ?? []).filter((chunk) => chunk.to > now);
  const free = ahead
    .filter((chunk) => chunk.kind === "pastime" && chunk.serves === null)
    .map((chunk) => ({ from: Math.max(chunk.from, now), to: chunk.to, at: chunk.place }));
  // Nobody lets a shop close over the last hour of work.
  const late = ahead
    .filter((chunk) => chunk.kind === "work")
    .map((chunk) => ({ from: Math.max(now, chunk.to - 60), to: chunk.to + 15, at: chunk.place }));
  for (const slot of [...free, ...late]) {
    const walk = fits(slot.from, slot.at);
    if (walk === null || slot.to - slot.from < Math.min(30, walk + 15)) continue;
    return {
      doing: deed,
      place,
      from: clockText(slot.from as Minutes),
      minutes: Math.ceil((walk + length) / 5) * 5,
      emoji: sold ? "🛒" : "💭",
    };
  }
  return null;
}
