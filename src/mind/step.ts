/**
 * A step: one question a mind puts to a model, in one file (style section 2): its name, the shape of the answer, the text, and a
 * check against the facts. What the mind without a model answers is its own (`offline.ts`).
 */
import type { z } from "zod";
import { inLanguage, type LanguageTag } from "../language/language.ts";
import type { Tier } from "../model/model.ts";
import type { TownFacts } from "./mind.ts";

/** One question of the mind. `N` is its name, `I` its named inputs, `A` its answer, `G` the answer as a model gives it. */
export interface Step<N extends string, I, A, G = A> {
  /** Stable: logs, recordings, costs and the evaluation use it. */
  readonly name: N;
  readonly tier: Tier;
  readonly maxTokens: number;
  /** Its answer may be said aloud. */
  readonly aloud?: true;
  /** The shape in which a model answers; a function where its closed lists depend on the input. */
  readonly answer: (input: I) => z.ZodType<G>;
  /** What such an answer means. */
  readonly read: (given: G, input: I) => A;
  /** The question in words; pure. The shared prefix is added in front. */
  readonly text: (input: I) => string;
  /** What a schema cannot say, checked against the facts and the question as it was `shown`: a sentence when the answer is wrong, else null. */
  readonly check?: (answer: A, input: I, shown: string) => string | null;
  /** What is added to the question when its answer was wrong and nobody waits: asked again once, before somebody else answers. */
  readonly again?: (answer: A, wrong: string, input: I) => string;
  /** What of a good answer counts for nothing, such as a citation of a statement that was not there; null when all of it counts. */
  readonly loose?: (answer: A, input: I, given: G) => string | null;
}

/** Declares a step whose answer is meant as it is given. */
export const step = <N extends string, I, A>(declared: Omit<Step<N, I, A>, "read">): Step<N, I, A> => ({
  ...declared,
  read: (given) => given,
});

/** Declares a step whose answer holds codes that are read; only a place for the types to meet. */
export const codedStep = <N extends string, I, A, G>(declared: Step<N, I, A, G>): Step<N, I, A, G> => declared;

/** A question that is put in the town's language, from its text in each. */
export const worded =
  <I extends { readonly town: Pick<TownFacts, "language"> }>(
    texts: Readonly<Record<LanguageTag, (input: I) => string>>,
  ): ((input: I) => string) =>
  (input) =>
    inLanguage(input.town.language, texts)(input);
