/** English: all that the mind without a model says in its own way. */
import { standInAfterTalk } from "./after-talk.ts";
import { absentLine } from "./answer-people.ts";
import { answerTo } from "./answers.ts";
import { standInReplan } from "./heed.ts";
import { standInInsights, standInQuestions } from "./insights.ts";
import { standInWhoIAm, standInYesterday } from "./summary.ts";
import type { Tongue } from "./tongue.ts";

/** How English minds speak. */
export const english: Tongue = {
  answer: answerTo,
  absent: absentLine,
  afterTalk: standInAfterTalk,
  questions: standInQuestions,
  insights: standInInsights,
  whoIAm: standInWhoIAm,
  yesterday: standInYesterday,
  replan: standInReplan,
};
