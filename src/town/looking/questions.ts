/**
 * The interview (paper section 6.1, appendix B): twenty-five questions in five kinds, in our own words. Names are drawn by seed from those
 * the resident has talked with, and from those they have never met or heard of.
 */

import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import type { TownFacts } from "../../mind/mind.ts";
import type { Question } from "../../mind/talk/interview.ts";
import { randomFor } from "../../world/chance.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { TownState } from "../state.ts";

/** The paper's five kinds of questions. */
export const kinds = ["self-knowledge", "memory", "plans", "reactions", "reflections"] as const;
/** One of them. */
export type Kind = (typeof kinds)[number];

/** What a question is after: what it is graded by. */
export type Topic =
  | "introduction"
  | "occupation"
  | "interests"
  | "household"
  | "weekday"
  | "met"
  | "never-met"
  | "mayor"
  | "party"
  | "plan"
  | "finished"
  | "breakfast-burns"
  | "bathroom-taken"
  | "fridge-empty"
  | "friend-passes"
  | "street-fire"
  | "reflection";

/** One question to one resident. */
export interface Posed extends Question {
  readonly kind: Kind;
  readonly topic: Topic;
  /** Whom it is about, where it names a resident of the town. */
  readonly about: PersonId | null;
  /** The name it asks for. */
  readonly name: string | null;
  /** The hour of today it asks for. */
  readonly hour: number | null;
}

/** People of nowhere, for those who know the whole town. */
const strangers = [
  "Oliver Finch",
  "Harriet Bloom",
  "Desmond Achebe",
  "Ingrid Solberg",
  "Priya Raman",
  "Walter Kessler",
];

/** Whom a resident has talked with, the one they talked with most first. */
export function talkedWith(state: TownState, who: PersonId, town: TownFacts): PersonId[] {
  const lines = new Map<PersonId, number>();
  for (const { speaker, subjects, source } of memoriesOf(state.minds.get(who)!.stream))
    if (speaker && speaker !== who && source.how === "heard" && subjects.includes(who) && town.personas.has(speaker))
      lines.set(speaker, (lines.get(speaker) ?? 0) + 1);
  return [...lines].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id);
}

/** Residents whom somebody has neither been given, nor met, seen or heard named. */
export function neverMet(state: TownState, who: PersonId, town: TownFacts): PersonId[] {
  const mind = state.minds.get(who)!;
  const memories = memoriesOf(mind.stream);
  const persona = town.personas.get(who)!;
  return [...town.personas.values()]
    .filter(({ id, name }) => {
      if (id === who || mind.ties.has(id) || persona.ties.some(({ to }) => to === id)) return false;
      const first = new RegExp(`\\b${literal(firstName(name))}\\b`);
      return !memories.some(
        (memory) => memory.subjects.includes(id) || memory.speaker === id || first.test(memory.text),
      );
    })
    .map(({ id }) => id);
}

/** The twenty-five questions for one resident. */
export function questionsFor(state: TownState, who: PersonId, town: TownFacts, seed: string): Posed[] {
  const random = randomFor(seed, `interview/${who}`);
  const nameOf = (id: PersonId | undefined) => (id === undefined ? null : (town.personas.get(id)?.name ?? null));
  const met = talkedWith(state, who, town);
  const [one, another] = random.shuffled(met);
  const unmet = random.shuffled(neverMet(state, who, town))[0];
  const stranger = nameOf(unmet) ?? random.pick(strangers);
  const most = met[0];
  const nobody = { about: null, name: null, hour: null };
  const ask = (kind: Kind, topic: Topic, text: string, more: Partial<Posed> = {}): Posed => ({
    kind,
    topic,
    text,
    role: null,
    situation: null,
    person: null,
    ...nobody,
    ...more,
  });
  const words = languageOf(town.language).questions;
  const whoIs = (id: PersonId | undefined): Posed => {
    const name = nameOf(id) ?? stranger;
    return ask("memory", "met", words.whoIs(name), { about: id ?? null, name });
  };
  const at = (hour: number, text: string, topic: Topic = "plan") => ask("plans", topic, text, { hour });
  const imagine = (topic: Topic, situation: string) => ask("reactions", topic, words.whatWouldYouDo, { situation });
  const other = nameOf(most) ?? words.bestFriend;
  const about = { about: most ?? null, name: nameOf(most) };
  return [
    ask("self-knowledge", "introduction", words.introduction),
    ask("self-knowledge", "occupation", words.occupation),
    ask("self-knowledge", "interests", words.interests),
    ask("self-knowledge", "household", words.household),
    ask("self-knowledge", "weekday", words.weekday),
    whoIs(one),
    ask("memory", "never-met", words.whoIs(stranger), { about: unmet ?? null, name: stranger }),
    ask("memory", "mayor", words.mayor),
    ask("memory", "party", words.party),
    whoIs(another ?? one),
    at(6, words.at6),
    at(18, words.at18),
    at(13, words.finished13, "finished"),
    at(12, words.at12),
    at(22, words.at22),
    imagine("breakfast-burns", words.breakfastBurns),
    imagine("bathroom-taken", words.bathroomTaken),
    imagine("fridge-empty", words.fridgeEmpty),
    imagine("friend-passes", words.friendPasses),
    imagine("street-fire", words.streetFire),
    ask("reflections", "reflection", words.inspires),
    ask("reflections", "reflection", words.book(other), about),
    ask("reflections", "reflection", words.present(other), about),
    ask("reflections", "reflection", words.compliment(other), about),
    ask("reflections", "reflection", words.timeWith),
  ];
}
