/**
 * The model port: what a mind may ask of a language model, whoever provides it (design section 6).
 *
 * A model never throws for anything a provider can do wrong: a refusal, a time-out or a cut-off answer is a `ModelError`
 * inside the reply, and the mind's stand-in covers for it. The offline model answers every question with the reason
 * "offline", which is no failure: the stand-ins are the whole offline mind.
 */
import type { z } from "zod";

/** Which of the two configured models a step wants: routine (many, small) or deep (talk and reflection). */
export type Tier = "routine" | "deep";

/** One question put to a model. `key` names it for ever: town, thought, resident, step, ordinal (design section 2.5). */
export interface Question {
  readonly key: string;
  /** The town whose budget pays. */
  readonly town: string;
  /** The step's stable name, such as "plan-day"; costs are counted by it. */
  readonly step: string;
  readonly tier: Tier;
  /** The stable prefix (rules, the town): first, so that a provider can cache it. */
  readonly prefix: string;
  /** The part that changes with each question. */
  readonly text: string;
  /** The shape the answer must have: an object, every property required, nullable instead of optional (strict mode). */
  readonly answer: z.ZodType;
  /** Most tokens the answer may take, reasoning apart. */
  readonly maxTokens: number;
  /** The answer may be said aloud: it is moderated where a provider does that. */
  readonly aloud?: true;
  /** The visitor this is an answer to, or null for the town's own thinking; a third of the budget is kept for people. */
  readonly person: string | null;
}

/** Why a question got no usable answer. Only "offline" is no failure. */
export type ModelErrorReason =
  | "offline"
  | "budget"
  | "timeout"
  | "rate-limit"
  | "server"
  | "network"
  | "refused"
  | "cut-off"
  | "shape"
  | "filtered"
  | "rejected";

/** A question that failed: the reason as a stable word, and a sentence for the log (never kept as a memory or a line). */
export interface ModelError {
  readonly reason: ModelErrorReason;
  readonly message: string;
  /** What of the keeper's own is wrong, where the provider said so: asking again changes nothing. */
  readonly fault?: "key" | "forbidden" | "quota" | "model" | "page";
  /** Nothing was sent, since what is like it was refused before: it says nothing of the server. */
  readonly refusedBefore?: true;
  /** How long the provider asked us to wait, where it said so. */
  readonly retryAfterMs?: number;
}

/** Whether a question was let go because a person waited for it: their patience is short, so it says nothing of the server. */
export const isImpatience = ({ person }: Question, error: ModelError | null): boolean =>
  person !== null && error?.reason === "timeout";

/** What a reply cost. `input` includes `cached`; `requests` counts every HTTP request sent, retries included. */
export interface Usage {
  readonly requests: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly usd: number;
}

/** The usage of nothing. */
export const noUsage: Usage = { requests: 0, input: 0, cached: 0, output: 0, usd: 0 };

/** The usage of two replies together. */
export const addUsage = (a: Usage, b: Usage): Usage => ({
  requests: a.requests + b.requests,
  input: a.input + b.input,
  cached: a.cached + b.cached,
  output: a.output + b.output,
  usd: a.usd + b.usd,
});

/** An answer of the asked shape (already parsed by the question's schema), or the error. */
export type Reply =
  | { readonly ok: true; readonly value: unknown; readonly usage: Usage }
  | { readonly ok: false; readonly error: ModelError; readonly usage: Usage };

/**
 * Vectors for the given texts, in order. null where a text has no known word (it is ranked by words alone). `model` names what
 * made them and is kept with each vector, which is made anew when it changes.
 */
export interface Embedded {
  readonly model: string;
  readonly vectors: readonly (Float32Array | null)[];
  readonly usage: Usage;
  /** Why the local word vectors answered in the provider's place, where they did. */
  readonly error?: ModelError;
}

/** A provider of answers and embeddings. Wrappers (budget, retries, limits, recording) are models themselves. */
export interface Model {
  /** For logs and the page: "offline", or the provider's host and model names. */
  readonly name: string;
  /** Never rejects: every failure is a reply with `ok: false`. */
  ask(question: Question): Promise<Reply>;
  /** Never rejects: where a provider fails, the local word vectors answer and `model` says so. Unit length vectors. */
  embed(town: string, texts: readonly string[]): Promise<Embedded>;
}

/** What may be said in a town, by people and by residents alike (discord-facts section 8, P9 and P10). */
export interface Filter {
  /** Whether a text holds none of the listed words; at once. */
  fits(text: string): boolean;
  /** Whether a text may pass, by all that decides. Where only words are looked up it resolves at once. Never rejects. */
  passes(text: string): Promise<boolean>;
}
