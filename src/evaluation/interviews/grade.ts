/**
 * Grading by code (issue: how it is measured): twenty of the twenty-five answers are right or wrong by what the town knows of the
 * resident: the town file, the whole stream, the plan and the stories. Nothing here asks the code that answers; where kinds of memory
 * were withheld, the truth is still the whole one.
 */

import { clockText, minutes, startOfDay } from "../../clock/units.ts";
import { literal } from "../../language/literal.ts";
import { decisionIn } from "../../mind/memory/episode.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { stem, stems } from "../../mind/memory/words.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { gatheringOf, type Persona, type Story } from "../../mind/persona.ts";
import { wakingDay } from "../../mind/plan/plan.ts";
import type { Posed } from "../../town/looking/questions.ts";
import type { TownState } from "../../town/state.ts";
import { firstName } from "../../world/people.ts";
import { type PersonId, placeOf } from "../../world/places.ts";

/** What an answer was found to be. */
export interface Grade {
  readonly right: boolean;
  /** Why it is wrong; empty when it is right. */
  readonly why: string;
}

/** Everything the grader holds an answer against. */
interface Truth {
  readonly persona: Persona;
  readonly state: TownState;
  readonly town: TownFacts;
  readonly who: PersonId;
}

const right: Grade = { right: true, why: "" };
const wrong = (why: string): Grade => ({ right: false, why });

const denies =
  /\b(?:do(?:n't| not) (?:really )?know|no idea|faintest|not (?:heard|met)|never (?:heard|met)|(?:haven't|have not)(?: ever)? (?:heard|met|been told)|can(?:'t|not|not) (?:place|say|tell)|could(?:n't| not) (?:tell|say)|wish I knew|(?:means|says) nothing to me|news to me|not that I know|first I've heard|nobody(?:'s| has| mentioned)|rings? no bell|wrong person|don't think (?:I|we)(?:'ve| have)|no\b.{0,60}\bthat I)/i;

/** Grades an answer; null for the questions that code does not grade. */
export function grade(posed: Posed, answer: string, truth: Truth): Grade | null {
  switch (posed.topic) {
    case "introduction":
      return introduces(answer, truth);
    case "occupation":
      return worksAs(answer, truth);
    case "interests":
      return likes(answer, truth);
    case "household":
      return livesWith(answer, truth);
    case "weekday":
      return spendsDays(answer, truth);
    case "met":
      return knows(answer, posed, truth);
    case "never-met":
      return knowsNot(answer, posed, truth);
    case "mayor":
      return namesCandidate(answer, truth);
    case "party":
      return knowsParty(answer, truth);
    case "plan":
      return plannedAt(answer, posed.hour!, truth);
    case "finished":
      return finishedBy(answer, posed.hour!, truth);
    case "reflection":
      return null;
    default: {
      const acts = reactions[posed.topic];
      return acts.test(answer) ? right : wrong("no fitting act");
    }
  }
}

/** What kind of act each situation asks for. */
const reactions = {
  "breakfast-burns":
    /\bturn\w*\b.{0,200}\b(?:off|down)\b|\boff with\b|\bheat off\b|\bput\w* (?:it |the fire )?out\b|\b(?:again|anew|from the start|start over)\b/i,
  "bathroom-taken": /\bwait\w*\b|\bcome back\b|\bmy turn\b|\buntil it's free\b/i,
  "fridge-empty": /\b(?:shop\w*|groceries|store|market|buy|get what's missing)\b|\beat (?:out|at)\b|\bbite at\b/i,
  "friend-passes": /\b(?:say (?:hello|hi)|greet|wave|call out|have a (?:chat|word)|stop for a word|hello)\b/i,
  "street-fire": /\b(?:call|shout|warn|extinguish|put it out|fire brigade|help)\b/i,
} as const;

/** The words of a text that carry meaning. */
const content = (text: string): string[] => [...new Set(stems(text))].filter((word) => word.length > 2);

/** Whether an answer says at least half of what one of the texts says. */
function covers(answer: string, ...texts: readonly string[]): boolean {
  const said = new Set(stems(answer));
  return texts.some((text) => {
    const words = content(text);
    return words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length;
  });
}

function introduces(answer: string, { persona }: Truth): Grade {
  if (!answer.includes(firstName(persona.name))) return wrong("no name");
  return covers(answer, persona.occupation, ...persona.currently) ? right : wrong("nothing of what they are");
}

const withoutName = (text: string, { name }: Persona): string =>
  name.split(" ").reduce((rest, part) => rest.replaceAll(part, " "), text);

function worksAs(answer: string, { persona, town }: Truth): Grade {
  const { work } = persona;
  const place = work ? placeOf(town.map, work.spot.place).name : "";
  return covers(answer, persona.occupation, place) ? right : wrong(`not ${persona.occupation}`);
}

function likes(answer: string, { persona }: Truth): Grade {
  const own = [
    ...persona.pastimes.map(({ doing }) => doing),
    ...persona.topics.flatMap(({ label, says }) => [label, ...says]),
    ...persona.currently,
  ];
  return covers(answer, ...own) ? right : wrong("none of their interests");
}

/** First and full names of residents in a text. */
function named(text: string, town: TownFacts): Set<PersonId> {
  const found = new Set<PersonId>();
  for (const { id, name } of town.personas.values())
    if (new RegExp(`\\b${literal(firstName(name))}\\b`).test(text)) found.add(id);
  return found;
}

function livesWith(answer: string, { persona, town, who }: Truth): Grade {
  const household = placeOf(town.map, persona.home.place).household.filter((id) => id !== who);
  const said = named(answer, town);
  said.delete(who);
  const strangers = [...said].filter((id) => !household.includes(id));
  if (strangers.length > 0) return wrong(`does not live with ${strangers.join(", ")}`);
  const left = household.filter((id) => !said.has(id));
  if (left.length > 0) return wrong(`leaves out ${left.join(", ")}`);
  if (household.length > 0 || /\b(?:alone|on my own|nobody|no one|by myself)\b/i.test(answer)) return right;
  return wrong("lives alone and does not say so");
}

/** The clock times of a text, as minutes of the day; spoken ones are half-day ambiguous, so each comes twice. */
export function times(text: string): number[][] {
  const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");
  const found: number[][] = [];
  for (const [, past, hour, half] of text
    .toLowerCase()
    .matchAll(
      /\b(?:(half past|quarter past|quarter to|ten past|ten to|twenty past|twenty to|five past|five to|twenty-five past|twenty-five to) )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?: (thirty|fifteen|forty-five))?/g,
    )) {
    const shift: Readonly<Record<string, number>> = {
      "half past": 30,
      "quarter past": 15,
      "quarter to": -15,
      "ten past": 10,
      "ten to": -10,
      "twenty past": 20,
      "twenty to": -20,
      "five past": 5,
      "five to": -5,
      "twenty-five past": 25,
      "twenty-five to": -25,
    };
    const late: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15, "forty-five": 45 };
    const minute = ((words.indexOf(hour!) + 1) % 12) * 60 + (shift[past ?? ""] ?? 0) + (late[half ?? ""] ?? 0);
    found.push([minute, minute + 720]);
  }
  for (const [, hour, minute] of text.matchAll(/\b(\d{1,2}):(\d\d)\b/g))
    found.push([Number(hour) * 60 + Number(minute)]);
  if (/\bnoon\b/.test(text)) found.push([720]);
  if (/\bmidnight\b/.test(text)) found.push([0, 1440]);
  return found;
}

function spendsDays(answer: string, { persona, town }: Truth): Grade {
  const { work, meals, wake, sleep, pastimes } = persona;
  const own = [
    wake,
    sleep,
    sleep % 1440,
    ...(work?.hours.flatMap(({ from, to }) => [from, to]) ?? []),
    ...[meals.breakfast, meals.lunch, meals.dinner].flatMap((meal) => (meal ? [meal.at] : [])),
  ];
  const odd = times(answer).filter((said) => !said.some((one) => own.some((at) => Math.abs(at - one) <= 15)));
  if (odd.length > 0)
    return wrong(`no such hour of theirs: ${odd.map((one) => clockText(minutes(one[0]!))).join(", ")}`);
  const place = work ? placeOf(town.map, work.spot.place).name : "";
  return covers(answer, work?.doing ?? "", place, ...pastimes.map(({ doing }) => doing))
    ? right
    : wrong("nothing of their days");
}

function knows(answer: string, { about }: Posed, { persona, state, town, who }: Truth): Grade {
  if (about === null) return denies.test(answer) ? right : wrong("knows nobody, and claims to");
  const other = town.personas.get(about)!;
  // A quotation may deny all it likes.
  if (denies.test(answer.replace(/"[^"]*"/g, ""))) return wrong("denies knowing them");
  const mind = state.minds.get(who)!;
  const held = memoriesOf(mind.stream).filter(
    ({ subjects, speaker, text }) =>
      subjects.includes(about) || speaker === about || text.includes(firstName(other.name)),
  );
  const quotes = [...answer.matchAll(/"([^"]*)"/g)].map(([, words]) =>
    (words ?? "").replace(/(?<![\s.!?…])[\s.!?…]+$/u, ""),
  );
  const invented = quotes.find((words) => !held.some(({ text }) => text.includes(words)));
  if (invented !== undefined) return wrong(`nobody said "${invented}"`);
  const bare = withoutName(answer.replace(/"[^"]*"/g, ""), other);
  const tie = content(mind.ties.get(about)?.kind ?? "").some((word) => stems(bare).includes(word));
  const facts = [other.occupation, ...held.map(({ text }) => withoutName(withoutName(text, persona), other))];
  return quotes.length > 0 || tie || covers(bare, ...facts) ? right : wrong("nothing that they hold of them");
}

function knowsNot(answer: string, { name, about }: Posed, { town }: Truth): Grade {
  if (!denies.test(answer)) return wrong(`has never met ${name}, and does not say so`);
  const other = about === null ? null : town.personas.get(about)!;
  return other && covers(answer, other.occupation) ? wrong("knows what they do all the same") : right;
}

/** What a resident holds of a story, all of it as one text; empty when they hold nothing. */
const heldOf = ({ state, who }: Truth, story: Story): string =>
  memoriesOf(state.minds.get(who)!.stream)
    .filter((memory) => memory.stories.includes(story.id))
    .map(({ text }) => text)
    .join("\n");

function namesCandidate(answer: string, truth: Truth): Grade {
  const story = [...truth.state.stories.values()].find((one) => stems(one.memory).includes(stem("mayor")));
  if (!story) return denies.test(answer) ? right : wrong("nobody is running");
  const holder = firstName(truth.town.personas.get(story.holder)!.name);
  const says = story.holder === truth.who ? /\bI(?:'m|'ve| am| have)\b/.test(answer) : answer.includes(holder);
  if (heldOf(truth, story) === "")
    return denies.test(answer) && !says ? right : wrong("has heard nothing, and claims to");
  return says && !denies.test(answer.replace(/"[^"]*"/g, ""))
    ? right
    : wrong(`knows of ${holder}, and does not say so`);
}

function knowsParty(answer: string, truth: Truth): Grade {
  const story = [...truth.state.stories.values()].find(gatheringOf);
  if (story?.of.kind !== "gathering") return denies.test(answer) ? right : wrong("there is no party");
  const held = heldOf(truth, story);
  const bare = answer.replace(/"[^"]*"/g, "");
  if (held === "") return denies.test(bare) ? right : wrong("has heard nothing, and claims to");
  if (denies.test(bare) && !/whether/i.test(bare)) return wrong("holds a memory of it, and denies it");
  const hour = story.of.from % 1440;
  // "Half past five", of another appointment, is not it.
  const spoken = /(?<!\b(?:past|quarter to|ten to) )\b(?:five|17:00|5 ?(?:pm|o'clock))\b/i;
  const said = hour === 1020 ? spoken.test(answer) : answer.includes(clockText(minutes(hour)));
  if (!said && (spoken.test(held) || held.includes(clockText(minutes(hour)))))
    return wrong("holds its time, and does not say it");
  const part = partIn(truth, story);
  return parts[part].test(bare) ? right : wrong(`${part}, and does not say so`);
}

/** A resident's own part in an event: their last word on it, and once it is over whether they did anything there. */
function partIn({ state, who }: Truth, story: Story): keyof typeof parts {
  const [id, event] = [story.id, gatheringOf(story)];
  const { host, spot, from, to } = event!;
  if (host === who) return "host";
  const memories = memoriesOf(state.minds.get(who)!.stream);
  if (state.now >= to)
    return memories.some(
      ({ source, subjects, created }) =>
        source.how === "did" && subjects.includes(spot.place) && created >= from && created < to,
    )
      ? "came"
      : "stayed away";
  const last = memories.map(decisionIn).findLast((one) => one?.news === id);
  return last ? (last.yes ? "accepted" : "declined") : "open";
}

/** How each part is said. */
const parts = {
  host: /\b(?:I'm giving|I am giving|I gave|my own|mine|I was having)\b/i,
  came: /\b(?:I was (?:there|at it)|I (?:went|came|did go))\b/i,
  "stayed away": /\b(?:wasn't|was not|didn't (?:go|get|make)|did not (?:go|get|make)|couldn't make|could not make)\b/i,
  accepted:
    /\b(?:I'm (?:going|coming)|I am (?:going|coming)|I'll (?:come|be there|go)|I shall (?:come|be there|go)|said (?:I'd|I'll|I would|I shall) come|promised)\b/i,
  declined: /\b(?:said no|won't|will not|can't come|cannot come|not going)\b/i,
  open: /\b(?:haven't made up|have not made up|don't know yet|do not know yet)\b/i,
} as const;

/** Other places than `place` that an answer names. */
function otherPlaces(answer: string, place: string | null, town: TownFacts): string[] {
  const lower = answer.toLowerCase();
  return [...town.map.places.values()]
    .filter(({ id, name, household }) => id !== place && household.length === 0 && lower.includes(name.toLowerCase()))
    .map(({ name }) => name);
}

const asleep = /\b(?:asleep|sleep\w*|in bed|(?:off |go(?:ing)? )to bed)\b/i;

function plannedAt(answer: string, hour: number, { persona, state, town, who }: Truth): Grade {
  const { plan } = state.minds.get(who)!;
  if (!plan) return wrong("has no plan to hold it against");
  const at = startOfDay(plan.day) + hour * 60;
  const { wake, sleep } = wakingDay(persona, plan.day);
  const chunk = plan.chunks.find(({ from, to }) => from <= at && at < to);
  // Whoever goes to bed after midnight is still up at six only in name.
  if (!chunk) return at < wake || at >= sleep ? truthIs(asleep.test(answer), "is asleep then") : right;
  if (asleep.test(answer) && !covers(answer, chunk.doing)) return wrong(`is ${chunk.doing} then`);
  const place = placeOf(town.map, chunk.place);
  const astray = otherPlaces(answer, chunk.place, town).filter((name) => !chunk.doing.includes(name));
  if (astray.length > 0) return wrong(`is at ${place.name} then, not at ${astray.join(", ")}`);
  return truthIs(covers(answer, chunk.doing), `is ${chunk.doing} at ${place.name} then`);
}

const truthIs = (holds: boolean, else_: string): Grade => (holds ? right : wrong(else_));

function finishedBy(answer: string, hour: number, { persona, state, town, who }: Truth): Grade {
  const mind = state.minds.get(who)!;
  if (!mind.plan) return wrong("has no plan to hold it against");
  const at = startOfDay(mind.plan.day) + hour * 60;
  const { wake } = wakingDay(persona, mind.plan.day);
  if (at <= wake) return truthIs(asleep.test(answer), "was asleep until then");
  const done = mind.plan.chunks.filter(({ from, to }) => from < at && to > at - 120);
  const deeds = memoriesOf(mind.stream).filter(
    ({ source, created }) => source.how === "did" && created <= at && created > at - 120,
  );
  const astray = otherPlaces(answer, null, town).filter(
    (name) => !done.some(({ place, doing }) => placeOf(town.map, place).name === name || doing.includes(name)),
  );
  if (astray.length > 0) return wrong(`was not at ${astray.join(", ")} before that`);
  const own = deeds.map(({ text }) => withoutName(text, persona));
  return truthIs(
    covers(answer, ...done.map(({ doing }) => doing), ...own),
    `had been ${done.map(({ doing }) => doing).join(", ")}`,
  );
}
