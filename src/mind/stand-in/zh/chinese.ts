/** 简体中文: all that the mind without a model says in its own way. */
import type { Tongue } from "../tongue.ts";
import { afterTalk } from "./after-talk.ts";
import { absentLine } from "./answer-people.ts";
import { answerTo } from "./answers.ts";
import { replan } from "./heed.ts";
import { insights, questions } from "./insights.ts";
import { whoIAm, yesterday } from "./summary.ts";

/** How Chinese minds speak. */
export const chinese: Tongue = {
  answer: answerTo,
  absent: absentLine,
  afterTalk,
  questions,
  insights,
  whoIAm,
  yesterday,
  replan,
};
