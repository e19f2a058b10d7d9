/**
 * A step: one question a mind puts to a model, in one file (style section 2): its name, the shape of the answer, the text, a check
 * against the facts, and the stand-in, which is the whole offline mind and the fallback when a model fails.
 */
import type { z } from "zod";
import type { Minutes } from "../clock/units.ts";
import { inLanguage, type LanguageTag } from "../language/language.ts";
import type { Tier } from "../model/model.ts";
import type { Random } from "../world/chance.ts";
import type { Draft } from "../world/events.ts";
import type { PersonId } from "../world/places.ts";
import type { World } from "../world/world.ts";
import type { TownFacts } from "./mind.ts";
import type { Story } from "./persona.ts";

/** One question of the mind. `I` is its named inputs, `A` its answer. */
export interface Step<I, A> {
  /** Stable: logs, recordings, costs and the evaluation use it. */
  readonly name: string;
  readonly tier: Tier;
  readonly maxTokens: number;
  /** Its answer may be said aloud. */
  readonly aloud?: true;
  /** The answer's shape; a function where its closed lists depend on the input. */
  readonly answer: (input: I) => z.ZodType<A>;
  /** The question in words; pure. The shared prefix is added in front. */
  readonly text: (input: I) => string;
  /** What a schema cannot say, checked against the facts and the question as it was `shown`: a sentence when the answer is wrong, else null. */
  readonly check?: (answer: A, input: I, shown: string) => string | null;
  /** What of a good answer counts for nothing, such as a citation of a statement that was not there; null when all of it counts. */
  readonly loose?: (answer: A, input: I) => string | null;
  /** The offline answer. */
  readonly standIn: (input: I, random: Random) => A;
}

/** Declares a step; only a place for the types to meet. */
export const step = <I, A>(declared: Step<I, A>): Step<I, A> => declared;

/** A question that is put in the town's language, from its text in each. */
export const worded =
  <I extends { readonly town: Pick<TownFacts, "language"> }>(
    texts: Readonly<Record<LanguageTag, (input: I) => string>>,
  ): ((input: I) => string) =>
  (input) =>
    inLanguage(input.town.language, texts)(input);

/** An answer, and who gave it. */
export interface Asked<A> {
  readonly value: A;
  readonly by: "model" | "stand-in";
}

/** Everything outside itself that a mind thinks with, over one unchanging snapshot. One is made for each resident's moment. */
export interface Thinking {
  readonly town: TownFacts;
  readonly stories: ReadonlyMap<string, Story>;
  readonly world: World;
  readonly now: Minutes;
  /** Residents do not speak unasked (the leak test). */
  readonly silent: boolean | ReadonlySet<PersonId>;
  /** Asks the model, or the stand-in. Never rejects for a model's fault; what fell back is noted in `notes`. */
  ask<I, A>(
    step: Step<I, A>,
    input: I,
    who: PersonId,
    options?: { ordinal?: number; person?: string | null; smallTalk?: boolean },
  ): Promise<Asked<A>>;
  /** Vectors for texts, null where no word is known. */
  embed(texts: readonly string[]): Promise<readonly (Float32Array | null)[]>;
  /** The throws of chance that belong to this resident, step and ordinal of this thought. */
  random(who: PersonId, step: string, ordinal?: number): Random;
  /** Events of the thinking itself: fallbacks. */
  readonly notes: Draft[];
}
