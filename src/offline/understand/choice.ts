/**
 * How well an answer probably fits a line: that which the rules found, and what anybody might say to a situation that the line is near to.
 * Learnt from answers that somebody read and judged (`data/choices/<tag>.jsonl`); `learn-choice.ts` makes the weights beside them.
 */
import { readFileSync } from "node:fs";
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import { packageFile } from "../../package-files.ts";
import { exp } from "./exact.ts";

/** What was understood of a line. */
export interface LineSeen {
  readonly said: string;
  readonly question: boolean;
  /** How sure the surest is of what it does; of what asks or offers something of the town; of what is told of oneself. */
  readonly sure: number;
  readonly town: number;
  readonly told: number;
}

/** What is known of the rules' answer. */
export interface AnswerSeen {
  readonly kind: string;
  readonly known: boolean;
}

/** How near a situation is (`nearest.ts`), and how many rare words the line has that it has not. */
export interface NearSeen {
  readonly meant: number;
  readonly shared: number;
  readonly margin: number;
  readonly missing: number;
}

/** What each number seen weighs. */
export type Weights = Readonly<Record<string, number>>;

/** The weights of a language. */
export interface Choice {
  readonly answer: Weights;
  readonly situation: Weights;
}

/** So many rare words of its own, and a line is of something else; more say no more. */
const MANY = 3;
/** Signs of a line of middle length. */
const MIDDLING = 40;

const ofLine = ({ said, question, town }: LineSeen): Weights => {
  const { length } = [...said];
  return { always: 1, question: question ? 1 : 0, town, length: length / (length + MIDDLING) };
};

/** The numbers by which an answer of the rules is judged. */
export const seenOfAnswer = (line: LineSeen, { kind, known }: AnswerSeen): Weights => ({
  ...ofLine(line),
  sure: line.sure,
  known: known ? 1 : 0,
  [`kind ${kind}`]: 1,
});

/** The numbers by which it is judged what is said to a situation. */
export const seenOfNear = (line: LineSeen, { meant, shared, margin, missing }: NearSeen): Weights => ({
  ...ofLine(line),
  told: line.told,
  meant,
  shared,
  margin,
  missing: Math.min(missing, MANY),
});

/** How well what is seen so probably fits: from 0, not at all, to 1. */
export function fitting(weights: Weights, seen: Weights): number {
  let sum = 0;
  for (const [name, value] of Object.entries(seen)) sum += (weights[name] ?? 0) * value;
  return sum > 0 ? 1 / (1 + exp(-sum)) : exp(sum) / (1 + exp(sum));
}

/** So probably what anybody might say must fit: beside the point it would be worse than an answer that says little. */
const LEAST = 0.25;

/**
 * The same of a line in the midst of a talk, which is mostly of what was said before it: of 24 English lines of strangers on their visits that were
 * met so below this, two graders found 22 met badly; of ten Chinese ones three.
 */
const LEAST_IN_TALK: Readonly<Record<LanguageTag, number>> = { en: 0.7, "zh-CN": LEAST };

/** Whether what is said to a situation takes the place of an answer, by how well both probably fit; `talks` in the midst of a talk in a language. */
export const goesBefore = (situation: number, answer: number, talks?: string): boolean =>
  situation > Math.max(answer, talks === undefined ? LEAST : inLanguage(talks, LEAST_IN_TALK));

const choices = new Map<string, Choice>();

/** What was learnt of a language. @throws the file system's error, at the first line, where its file is gone */
export function choiceFor(language: string): Choice {
  const known = choices.get(language);
  if (known) return known;
  const choice = JSON.parse(readFileSync(packageFile(`data/choices/${language}.json`), "utf8")) as Choice;
  choices.set(language, choice);
  return choice;
}
