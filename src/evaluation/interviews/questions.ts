/**
 * The interview (paper section 6.1, appendix B): twenty-five questions in five kinds, in our own words. Names are drawn by seed from those
 * the resident has talked with, and from those they have never met or heard of.
 */
import type { Question } from "../../mind/interview.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { memoriesOf } from "../../mind/stream.ts";
import type { TownState } from "../../town/state.ts";
import { randomFor } from "../../world/chance.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";

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
      const first = new RegExp(`\\b${firstName(name)}\\b`);
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
  const who_is = (id: PersonId | undefined): Posed =>
    ask("memory", "met", `Who is ${nameOf(id) ?? stranger}?`, { about: id ?? null, name: nameOf(id) ?? stranger });
  const at = (hour: number, text: string, topic: Topic = "plan") => ask("plans", topic, text, { hour });
  const imagine = (topic: Topic, situation: string) => ask("reactions", topic, "What would you do?", { situation });
  const other = nameOf(most) ?? "your best friend";
  const about = { about: most ?? null, name: nameOf(most) };
  return [
    ask("self-knowledge", "introduction", "Could you introduce yourself?"),
    ask("self-knowledge", "occupation", "What is your occupation?"),
    ask("self-knowledge", "interests", "What are your interests?"),
    ask("self-knowledge", "household", "Whom do you live with?"),
    ask("self-knowledge", "weekday", "What is a typical weekday of yours, in broad strokes?"),
    who_is(one),
    ask("memory", "never-met", `Who is ${stranger}?`, { about: unmet ?? null, name: stranger }),
    ask("memory", "mayor", "Who is running for mayor?"),
    ask("memory", "party", "Is there a Valentine's Day party, and when? Are you going?"),
    who_is(another ?? one),
    at(6, "What will you be doing at 6 in the morning today?"),
    at(18, "What will you be doing at 6 in the evening today?"),
    at(13, "Say it is 1 in the afternoon today. What have you just finished doing?", "finished"),
    at(12, "What will you be doing at noon today?"),
    at(22, "What will you be doing at 10 in the evening today?"),
    imagine("breakfast-burns", "Your breakfast is burning on the stove!"),
    imagine("bathroom-taken", "You need the bathroom, and somebody else is in it."),
    imagine("fridge-empty", "You want to cook dinner, and the fridge is empty."),
    imagine("friend-passes", "A friend of yours walks by in the street."),
    imagine("street-fire", "You see a fire in the street."),
    ask("reflections", "reflection", "What inspires you most in your life now, and why?"),
    ask("reflections", "reflection", `Which book would ${other} like, do you think, and why?`, about),
    ask("reflections", "reflection", `What present would you give ${other}?`, about),
    ask("reflections", "reflection", `What would you say to compliment ${other}?`, about),
    ask(
      "reflections",
      "reflection",
      "Of the people you have met lately, with whom would you like to spend time, and why?",
    ),
  ];
}
