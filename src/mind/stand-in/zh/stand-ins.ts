/** 简体中文: the stand-ins of a Chinese town. How days and talk go is the code of all languages; what is said here is its own. */

import { standInDay } from "../day.ts";
import { standInPieces } from "../pieces.ts";
import type { StandIns } from "../stand-ins.ts";
import { standInLine } from "../talk.ts";
import { afterTalk } from "./after-talk.ts";
import { absentLine } from "./answer-people.ts";
import { answerTo } from "./answers.ts";
import { replan } from "./heed.ts";
import { insights, questions } from "./insights.ts";
import { whoIAm, yesterday } from "./summary.ts";

/** All that Chinese minds do offline. */
export const chinese: StandIns = {
  day: standInDay,
  pieces: standInPieces,
  line: standInLine,
  answer: answerTo,
  absent: absentLine,
  afterTalk,
  questions,
  insights,
  whoIAm,
  yesterday,
  replan,
};
