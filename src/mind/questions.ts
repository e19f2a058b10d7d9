/** All questions that the mind puts to a model, one file each in `prompts/`. What is not in this list cannot be asked. */
import type { z } from "zod";
import { afterTalk } from "./prompts/after-talk.ts";
import { askQuestions } from "./prompts/ask-questions.ts";
import { decompose } from "./prompts/decompose.ts";
import { findInsights } from "./prompts/find-insights.ts";
import { interviewStep } from "./prompts/interview.ts";
import { planDay } from "./prompts/plan-day.ts";
import { ratePoignancy } from "./prompts/rate-poignancy.ts";
import { react } from "./prompts/react.ts";
import { replan } from "./prompts/replan.ts";
import { speak } from "./prompts/speak.ts";
import type { Step } from "./step.ts";

/** Every question there is. */
export const questions = [
  afterTalk,
  askQuestions,
  decompose,
  findInsights,
  interviewStep,
  planDay,
  ratePoignancy,
  react,
  replan,
  speak,
] as const;

type Question = (typeof questions)[number];
type Questions = { readonly [Q in Question as Q["name"]]: Q };

/** The name of a question. */
export type QuestionName = Question["name"];

/** What a question is given. */
export type InputOf<N extends QuestionName> = Parameters<Questions[N]["text"]>[0];

/** What answers a question. */
export type AnswerOf<N extends QuestionName> = z.infer<ReturnType<Questions[N]["answer"]>>;

/** A question by its name. */
export type QuestionOf<N extends QuestionName> = Step<N, InputOf<N>, AnswerOf<N>>;
