/**
 * From the third person in which memories are kept to the first in which a resident speaks, and the small marks of a resident's own
 * way of talking. Pure.
 */

import { minutes } from "../../../clock/units.ts";
import { firstPerson, ownDoing, type Party } from "../../../language/en/first-person.ts";
import { at, placeInWords } from "../../../language/en/retelling.ts";
import { toldIn } from "../../../language/en/sentences.ts";
import { spokenClock } from "../../../language/en/times.ts";
import { keptWith } from "../../../language/kept-with.ts";
import { retell, whereOf } from "../../../mind/memory/retell.ts";
import type { Persona } from "../../../mind/persona.ts";
import type { Self } from "../../../mind/self.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import { isPrivateHome, type PersonId, type PlaceId, placeOf } from "../../../world/places.ts";
import { quoteOf, visitorCalled, visitorsMet } from "../../answers/names.ts";

export { quoteOf } from "../../answers/names.ts";

/** Most characters of an answer. */
const LONGEST_ANSWER = 300;

/** Somebody as grammar sees them. */
const partyOf = ({ name, pronouns }: Persona): Party => ({ name, first: firstName(name), pronouns });
/** Everybody in town so; kept with the roll, as every sentence is looked at for everybody. */
const partiesOf = keptWith((personas: Self["town"]["personas"]) => [...personas.values()].map(partyOf));

/** A sentence about the resident in the third person, told by the resident: "Klaus Mueller is reading" -> "I am reading". */
export const asMe = ({ persona, town }: Pick<Self, "persona" | "town">, sentence: string): string =>
  firstPerson(
    {
      ...partyOf(persona),
      ties: persona.ties.map(({ kind, to }) => ({ kind, name: town.personas.get(to)?.name ?? "" })),
      everybody: partiesOf(town.personas),
    },
    sentence,
  );

/** What a resident does, said by themselves: "having an hour to herself" -> "having an hour to myself". */
export const myDoing = ({ pronouns }: Pick<Persona, "pronouns">, doing: string): string => ownDoing(pronouns, doing);

/** "17:00" as it is said. */
const clocksSpoken = (text: string): string =>
  text.replace(/\b(\d\d):(\d\d)\b/g, (_, hour: string, minute: string) =>
    spokenClock(minutes(Number(hour) * 60 + Number(minute))),
  );

/** A phrase of what one is busy with, made a sentence: "is preparing an exhibition" -> "I'm preparing an exhibition". */
export function concern(self: Self, phrase: string): string {
  const { name } = self.persona;
  const timed = clocksSpoken(phrase);
  if (timed.startsWith(name)) return asMe(self, timed);
  const state = /^(want|car|hop|wish|lik|lov|need)ing\b/.exec(timed);
  if (state)
    return myDoing(self.persona, timed).replace(
      /^\w+/,
      `I ${state[1]}${/^(?:car|hop|lik|lov)$/.test(state[1]!) ? "e" : ""}`,
    );
  if (
    /^(?:[a-z]+ )?[a-z]+ing\b/.test(timed) ||
    /^(?:[a-z]+ )?(?:curious|single|busy|worried|keen|proud|short|eager|uneasy)\b/.test(timed)
  )
    return `I'm ${myDoing(self.persona, timed)}`;
  if (/^(?:is|has|was|does|[a-z]+s)\b/.test(timed) && !/^[a-z]+s (?:of|for|about|project|series)\b/.test(timed))
    return asMe(self, `${name} ${timed}`);
  return `I'm busy with ${/^(?:a|an|the|my)\b/.test(timed) ? timed : `my ${timed}`}`;
}

/** How the resident calls somebody: by first name, unless two people they could mean share it. */
export function callName(self: Self, id: PersonId): string {
  const name =
    self.town.personas.get(id)?.name ??
    visitorCalled(self, id, self.world.people.get(id)?.name ?? visitorsMet(self).get(id) ?? "somebody");
  const first = firstName(name);
  const shared =
    [...self.town.personas.values()].filter((one) => firstName(one.name) === first && self.mind.ties.has(one.id))
      .length > 1;
  return shared ? name : first;
}

/** Pronouns of somebody the resident speaks of. */
export function pronounsOf(
  self: Self,
  id: PersonId,
): { they: string; them: string; their: string; are: string; were: string; have: string } {
  const which = self.town.personas.get(id)?.pronouns ?? "they";
  const [they, them, their] = { she: ["she", "her", "her"], he: ["he", "him", "his"], they: ["they", "them", "their"] }[
    which
  ] as [string, string, string];
  return {
    they,
    them,
    their,
    are: which === "they" ? "are" : "is",
    were: which === "they" ? "were" : "was",
    have: which === "they" ? "have" : "has",
  };
}

/** A place after "at" or "in": "at home", "in Johnson Park", "at the Rose and Crown Pub". */
export const atPlace = (self: Self, place: PlaceId): string => {
  const where = whereOf(self, place);
  // Who lives over their shop is found at the shop.
  return at({ ...where, home: where.home && isPrivateHome(placeOf(self.town.map, place)) });
};

/** A place's name inside a sentence: "the Rose and Crown Pub", "the Moreno family's house". */
export const placeName = (self: Self, place: PlaceId): string => placeInWords(placeOf(self.town.map, place).name);

/** Doing with its place, unless the words name it already: "having lunch" -> "having lunch at Hobbs Cafe". */
export function doingAt(self: Self, doing: string, place: PlaceId): string {
  const mine = myDoing(self.persona, doing);
  const { name, aliases } = placeOf(self.town.map, place);
  const said = [name, ...aliases].some((one) => mine.toLowerCase().includes(one.toLowerCase().replace(/^the /, "")));
  if (said || /\bhome\b/.test(mine)) return mine;
  if (place === self.persona.home.place && /\b(?:bed|washing|dressed|asleep|shower)\b/.test(mine)) return mine;
  return `${mine} ${atPlace(self, place)}`;
}

/** A quotation short enough to be repeated: whole sentences while they fit. */
function shortQuote(quote: string, most = 170): string {
  const whole = quote.trim().replace(/\s+/g, " ").replace(/"/g, "'");
  if (whole.length <= most) return whole;
  let kept = "";
  for (const part of whole.match(/[^.!?]+[.!?]*/g) ?? []) {
    if ((kept + part).length > most) break;
    kept += part;
  }
  return kept.trim() || `${whole.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}

/** A memory told by the one who has it; `asker` is called "you". Ends without a full stop when it does not end in a quotation. */
export function inFirstPerson(self: Self, memory: Memory, asker: PersonId | null = null): string {
  const quote = quoteOf(memory);
  // The asker's own questions are no news to them.
  const words = quote === null ? null : shortQuote(memory.speaker === asker ? toldIn(quote) || quote : quote);
  return retell(self, memory, { listener: asker, call: (id) => callName(self, id), words }) ?? asMe(self, memory.text);
}

/** Words of address and tags that a resident's speech card names in quotation marks: "says 'my dear'" -> "my dear". */
function addresses(persona: Persona): string[] {
  const quoted = persona.speech.habits.flatMap((habit) =>
    /^(?:says|calls)\b/.test(habit) ? [...habit.matchAll(/'([^']+)'/g)].map((match) => match[1]!) : [],
  );
  return quoted.filter((word) =>
    /\b(?:dear|mate|friend|love|pal|darling|son|lad|sweetie|honey|man|dude|for real)\b/i.test(word),
  );
}

const expansions: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, "I am"],
  [/\bI've\b/g, "I have"],
  [
    /\bI'd\b(?= (?:like|say|be|have|rather|want|go|turn|call|tell|start|wait|give|spend|choose|ask|look|run|get|fetch|need|only|make|put|try))/g,
    "I would",
  ],
  [/\bI'll\b/g, "I shall"],
  [/\bdon't\b/g, "do not"],
  [/\bdidn't\b/g, "did not"],
  [/\bhaven't\b/g, "have not"],
  [/\bcan't\b/g, "cannot"],
  [/\bcouldn't\b/g, "could not"],
  [/\bit's\b/g, "it is"],
  [/\bIt's\b/g, "It is"],
  [/\bthat's\b/g, "that is"],
  [/\bThat's\b/g, "That is"],
];

/** Below this age nobody speaks like a clerk; and what they say for what grown-ups say. */
const CHILD = 14;
const childish: readonly (readonly [RegExp, string])[] = [
  [/\bBy trade I'm\b/g, "I'm"],
  [/\bBy trade (he|she|they) (is|are)\b/g, "For work $1 $2"],
  [/\bWith pleasure\b/g, "Yeah, all right"],
  [/\b(?:Gladly|Certainly)\b/g, "Yeah"],
  [/,? I'm afraid\b/g, ""],
  [/,? if I'm not mistaken\b/g, ""],
  [/\b[Ii]f the hour suits\b/g, "if I'm allowed"],
  [/\bPleased to meet you\b/g, "Hi"],
  [/, for better or worse\b/g, ""],
];

/** A line in the resident's own manner: formal people use no short forms, loud ones exclaim, some end with their tag. */
export function inVoice(persona: Persona, line: string, random: Random, plainly: boolean): string {
  if (plainly) return tidy(line);
  const { speech } = persona;
  let text = tidy(persona.age < CHILD ? childish.reduce((said, [from, to]) => said.replace(from, to), line) : line);
  const parts = text.split(/("[^"]*")/);
  if (/\b(?:formal|ceremonious|stiff)\b/i.test(speech.register))
    text = parts
      .map((part, i) => (i % 2 === 1 ? part : expansions.reduce((words, [from, to]) => words.replace(from, to), part)))
      .join("");
  const words = addresses(persona);
  const end = /[a-z]\.$/.test(text);
  if (speech.tag && random.chance(0.4)) text = `${text} ${speech.tag}${/[.!?]$/.test(speech.tag) ? "" : "."}`;
  else if (
    end &&
    words.length > 0 &&
    text.length < 160 &&
    random.chance(0.35) &&
    !words.some((word) => text.toLowerCase().includes(word))
  )
    text = text.replace(/\.$/, `, ${random.pick(words)}.`);
  else if (end && /\b(?:loud|theatrical|bright|energetic)\b/i.test(speech.register) && random.chance(0.5))
    text = text.replace(/\.$/, "!");
  return clip(text);
}

/** Spaces, a capital and a full stop in order, and no longer than an answer may be. */
export function tidy(line: string): string {
  let text = line
    .replace(/\s+/g, " ")
    .replace(/ ([.,!?])(?=\s|$)/g, "$1")
    .replace(/(?<!\.)\.\.(?!\.)/g, ".")
    .replace(/([?!])\./g, "$1")
    .trim();
  text = text
    .replace(/^\p{Ll}/u, (c) => c.toUpperCase())
    .replace(
      /([.!?]"?) (\p{Ll})/gu,
      (_, mark: string, letter: string) => `${mark} ${mark.endsWith('"') ? letter : letter.toUpperCase()}`,
    );
  if (!/(?:[.!?…]["')]?|\*)$/.test(text)) text = /"$/.test(text) ? text.replace(/"$/, '."') : `${text}.`;
  return clip(text);
}

function clip(text: string): string {
  if (text.length <= LONGEST_ANSWER) return text;
  let kept = "";
  for (const part of text.match(/(?<![^.!?])[^.!?]+[.!?…]+["')]*\s*/g) ?? []) {
    if ((kept + part).trim().length > LONGEST_ANSWER) break;
    kept += part;
  }
  kept = kept.trim();
  if (kept.length < 40) kept = `${text.slice(0, LONGEST_ANSWER - 2).replace(/[\s,;:]+\S*$/, "")}…`;
  const open = (kept.match(/"/g) ?? []).length % 2 === 1;
  return open ? `${kept}"` : kept;
}
