/**
 * What anybody might say to what people say anywhere: for words that nobody here has an answer of their own to. Found by the nearest of many
 * situations (`data/situations`), so that what nobody foresaw still gets an answer of its kind.
 */
import { inLanguage } from "../../language/language.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName } from "../../world/people.ts";
import { SURE } from "../../world/reading.ts";
import { does } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { nearestTo, type Situation } from "../understand/nearest.ts";
import { type Asked, oneOf, type Understood } from "./answerer.ts";
import { lastOwn } from "./manner.ts";
import { match } from "./naming.ts";
import { mournsIn } from "./telling.ts";

/**
 * So near a situation is to words that have no other answer worth the name; so near, that what is said to it goes before what is said to
 * anything of that kind; and so near, where somebody tells of themselves. Read in the lines that three writers a language wrote in scenes:
 * some three of four of the first fit, and most of the others.
 */
const NEAR = {
  en: { enough: 0.9, close: 1, told: 0.86 },
  "zh-CN": { enough: 0.24, close: 0.28, told: 0.22 },
};

/** What somebody tells of themselves, or remarks. */
const TOLD: ReadonlySet<Intent> = new Set<Intent>([
  "complain",
  "remark-place",
  "remark-weather",
  "tell-own-doing",
  "tell-own-fact",
  "tell-own-feeling",
  "tell-own-news",
]);

/** What is said to anybody anywhere: no fact of the town bears on it, and nothing is asked for that is given, done or kept. */
const ANYWHERE: ReadonlySet<Intent> = new Set<Intent>([
  ...TOLD,
  "ask-your-likes",
  "thank",
  "apologise",
  "forgive",
  "compliment",
  "insult",
  "tease",
  "flirt",
  "laugh",
  "agree",
  "disagree",
  "surprise",
  "sympathy",
  "doubt",
  "nonsense",
  "filler",
  "ask-your-opinion",
  "ask-your-feeling",
  "ask-your-wish",
  "ask-how-to",
  "ask-fact",
  "ask-advice",
  "command-other",
  "entertain",
  "suggest",
  "tell-opinion",
  "confide",
]);

/** Kinds of answers that know how what was told is for whoever told it. */
const TONED: ReadonlySet<string> = new Set(["glad", "sympathy"]);

/** What is said between two without being about anything: an answer, a pause, a remark that one goes on with. */
const BETWEEN: ReadonlySet<Intent> = new Set<Intent>(["yes", "no", "maybe", "take-back", "cancel", "act", "tell-seen"]);

/** Kinds of answers that say no more than that one has heard. */
const HOLLOW: ReadonlySet<string> = new Set([
  "acknowledge",
  "agree",
  "ask-back",
  "dont-know",
  "glad",
  "guess",
  "odd-speech",
  "statement",
  "taken-up",
  "topic",
]);

/** Kinds of answers by which somebody has made up their mind: no saying goes before a yes or a no. */
const DECIDED: ReadonlySet<string> = new Set([
  "accept",
  "cannot",
  "comply",
  "decline",
  "propose",
  "refuse",
  "farewell",
]);

/** Signs of the longest part of a line that only calls somebody: "Hey Alexandra,". */
const MOST_OF_A_CALL = 24;

/** So sure a clause must be to be no situation that it is as near as can be. */
const PLAIN = 0.75;

/** What is asked for a fact: of one thing it is not that of another. */
const FACTS: ReadonlySet<Intent> = new Set<Intent>(["ask-fact", "ask-how-to", "ask-thing"]);

/** The answer to words by the situation that they are nearest to, and how near it is; whether they may be of something else. */
interface AtHand {
  readonly near: number;
  readonly mayBeElse: boolean;
  readonly answer: Answer;
}

/** Words without the resident's own name where they are called by it: "you're late, Tom". */
function uncalled({ whole, self, mouth }: Asked): string {
  const own = [self.persona.name, mouth.called(self, self.persona.id), firstName(self.persona.name)];
  const parts = whole.split(/(?<=[,，!！])/u);
  const rest = parts.filter((part) => match(own, part) < 1 || part.length > MOST_OF_A_CALL);
  return rest.length > 0 ? rest.join("").trim() : whole;
}

/** So much of the ways of a situation ask, from 0 to 1. */
const askings = new WeakMap<Situation, number>();

/** So much of it asks that nobody tells it. */
const ASKED = 0.7;

/** How much of a situation's ways ask. */
function asking({ mouth }: Asked, one: Situation): number {
  const known = askings.get(one) ?? one.ways.filter((way) => mouth.asks(way)).length / one.ways.length;
  askings.set(one, known);
  return known;
}

/** Whether a situation may be what is said here: a question is no telling, a telling no question, and nobody is mourned but in so many words. */
function mayBe(ask: Asked, tells: boolean): (one: Situation) => boolean {
  const own = lastOwn(ask)?.acts;
  const after = own ? (does(own, "ask") ? "asked" : "told") : null;
  const mourns = mournsIn(ask, ask.whole);
  return (one) =>
    (!one.after || one.after === after) &&
    (tells ? asking(ask, one) < ASKED : !ask.question || asking(ask, one) > 0) &&
    (!mourns || one.ways.some((way) => mournsIn(ask, way)));
}

/** What is said to the situation that words, or one clause of what they tell, are nearest to; null where there is none. */
function atHand(ask: Asked, clauses: readonly Understood[]): AtHand | null {
  const { language } = ask.self.town;
  const tells = clauses.length > 0 && clauses.every(({ intent }) => TOLD.has(intent));
  // One of several sentences may be what everybody knows, and the rest be theirs alone.
  const parts = ask.question
    ? []
    : clauses.flatMap(({ intent, slots, confidence }) =>
        TOLD.has(intent) && confidence >= SURE && slots?.words !== undefined ? [slots.words] : [],
      );
  const fits = mayBe(ask, tells);
  const [found] = [uncalled(ask), ...parts]
    .flatMap((text) => nearestTo(text, language, fits) ?? [])
    .sort((a, b) => b.near - a.near);
  return found
    ? {
        near: found.near,
        mayBeElse: found.missing.length > 0,
        answer: oneOf(ask, ask.question ? "at-hand" : "taken-up", found.situation.replies),
      }
    : null;
}

/** Which of two answers is given: that of a near situation where the other is hollow, or where what is said is said anywhere. */
export function rather(ask: Asked, found: Answer, clauses: readonly Understood[]): Answer {
  const { enough, close, told } = inLanguage(ask.self.town.language, NEAR);
  const hollow = !found.known || HOLLOW.has(found.kind);
  const anywhere = clauses.every(({ intent }) => ANYWHERE.has(intent));
  // Whoever asks on, after somebody, or for something is not put off with a saying.
  const ofTown = clauses.some(
    ({ intent, confidence }) => confidence >= SURE && !ANYWHERE.has(intent) && !BETWEEN.has(intent),
  );
  const mayTakeUp = !ofTown && (hollow || anywhere);
  // What is as near as can be is it, where nobody is sure that it is anything else, or remembers something of it.
  const mayGoFirst = found.rests.length === 0 && clauses.every(({ confidence }) => confidence < PLAIN);
  if (DECIDED.has(found.kind) || (!mayTakeUp && !mayGoFirst)) return found;
  const other = atHand(ask, clauses);
  if (!other) return found;
  if (mayGoFirst && other.near >= close && !other.mayBeElse) return other.answer;
  if (!mayTakeUp) return found;
  // Where it is known how that is for them, what is said to them must fit all the better.
  const tells = !TONED.has(found.kind) && clauses.length > 0 && clauses.every(({ intent }) => TOLD.has(intent));
  const least = tells ? told : hollow ? enough : close;
  const asksFact = clauses.some(({ intent }) => FACTS.has(intent));
  return other.near >= least && !(asksFact && other.mayBeElse) ? other.answer : found;
}
