/** All questions that the mind puts to a model, one file each beside this one. What is not in this list cannot be asked. */
import type { z } from "zod";
import type { Step } from "../step.ts";
import { afterTalk } from "./after-talk.ts";
import { askQuestions } from "./ask-questions.ts";
import { decompose } from "./decompose.ts";
import { findInsights } from "./find-insights.ts";
import { interviewStep } from "./interview.ts";
import { planDay } from "./plan-day.ts";
import { ratePoignancy } from "./rate-poignancy.ts";
import { react } from "./react.ts";
import { replan } from "./replan.ts";
import { speak } from "./speak.ts";

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
export type AnswerOf<N extends QuestionName> = ReturnType<Questions[N]["read"]>;

/** What a model gives for it. */
type GivenTo<N extends QuestionName> = z.infer<ReturnType<Questions[N]["answer"]>>;

/** A question by its name. */
export type QuestionOf<N extends QuestionName> = Step<N, InputOf<N>, AnswerOf<N>, GivenTo<N>>;
