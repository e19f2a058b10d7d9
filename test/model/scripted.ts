/**
 * A model for tests: it gives the answers it was told to give, keeps the questions it got, and throws where nothing was
 * scripted, so that a test never passes by an answer nobody meant.
 */
import {
  type Model,
  type ModelError,
  type ModelErrorReason,
  noUsage,
  type Question,
  type Reply,
} from "../../src/model/model.ts";
import { embedByWords } from "../../src/model/offline.ts";
import { noWordVectors, type WordVectors } from "../../src/model/word-vectors.ts";

/** What is answered to each step: a value, or a function of the question. */
export type Script = Readonly<Record<string, unknown>>;

/** A scripted model. */
export interface ScriptedModel extends Model {
  /** The questions it got, in order. */
  readonly calls: readonly Question[];
}

/** To script a failure: `scriptedModel({ converse: fails("timeout") })`. */
export const fails = (reason: ModelErrorReason): ScriptedFailure => ({ [FAILS]: reason });

const FAILS = Symbol("fails");
interface ScriptedFailure {
  readonly [FAILS]: ModelErrorReason;
}

/**
 * A model by script; `{ "*": ... }` answers every step that isn't named. A value that doesn't fit the question's schema
 * throws: the test is wrong. Texts have no vectors unless some are given.
 */
export function scriptedModel(script: Script, vectors: WordVectors = noWordVectors): ScriptedModel {
  const calls: Question[] = [];
  return {
    name: "scripted",
    calls,
    async ask(question) {
      calls.push(question);
      const scripted = script[question.step] ?? script["*"];
      if (scripted === undefined) throw new Error(`nothing is scripted for the step "${question.step}"`);
      const value: unknown = typeof scripted === "function" ? scripted(question) : scripted;
      return isFailure(value)
        ? failed(value[FAILS])
        : { ok: true, value: question.answer.parse(value), usage: noUsage };
    },
    embed: async (_town, texts) => embedByWords(vectors, texts),
  };
}

const isFailure = (value: unknown): value is ScriptedFailure =>
  typeof value === "object" && value !== null && FAILS in value;

function failed(reason: ModelErrorReason): Reply {
  const error: ModelError = { reason, message: "scripted" };
  return { ok: false, error, usage: noUsage };
}
