/** 简体中文: all that the mind without a model says in its own way. */
import type { Tongue } from "../tongue.ts";
import { answerTo } from "./answers/answers.ts";
import { absentLine } from "./answers/people.ts";
import { replan } from "./day/heed.ts";
import { doings } from "./doings.ts";
import { afterTalk } from "./reflect/after-talk.ts";
import { insights, questions } from "./reflect/insights.ts";
import { whoIAm, yesterday } from "./reflect/summary.ts";

/** How Chinese minds speak. */
export const chinese: Tongue = {
  doings,
  answer: answerTo,
  absent: absentLine,
  afterTalk,
  questions,
  insights,
  whoIAm,
  yesterday,
  replan,
};
