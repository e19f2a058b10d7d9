/**
 * The stand-ins of one language: everything that offline minds say, plan and conclude, behind one interface, so that a step asks for
 * its stand-in by the town's language and never for a file (style section 2, Prompts). Each language fills all of it: the code that
 * makes an English day or line knows English, and another language's its own.
 */

import { languageOf } from "../../language/language.ts";
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import type { Absent } from "../absent.ts";
import type { Chunk } from "../mind.ts";
import type { AfterTalkAnswer, AfterTalkInput } from "../prompts/after-talk.ts";
import type { QuestionsInput } from "../prompts/ask-questions.ts";
import type { DecomposeAnswer } from "../prompts/decompose.ts";
import type { InsightsInput } from "../prompts/find-insights.ts";
import type { Asker } from "../prompts/interview.ts";
import type { Self } from "../prompts/phrases.ts";
import type { PlanDayAnswer } from "../prompts/plan-day.ts";
import type { ReplanAnswer, ReplanInput } from "../prompts/replan.ts";
import type { Spoken, TalkInput } from "../talk/spoken.ts";
import { standInAfterTalk } from "./after-talk.ts";
import type { Answer } from "./answer-ask.ts";
import { absentLine } from "./answer-people.ts";
import { answerTo } from "./answers.ts";
import { standInDay } from "./day.ts";
import { standInReplan } from "./heed.ts";
import { standInInsights, standInQuestions } from "./insights.ts";
import { standInPieces } from "./pieces.ts";
import { standInWhoIAm, standInYesterday } from "./summary.ts";
import { standInLine } from "./talk.ts";
import { chinese } from "./zh/stand-ins.ts";

/** All that a language must be able to do offline. Pure: chance comes in as an argument; nothing here throws. */
export interface StandIns {
  /** The day in broad pieces, as a model would write them: tiling the waking day, each at a place that is open. */
  day(self: Self, day: number, random: Random): PlanDayAnswer["chunks"];
  /** What one chunk is made of: five to fifteen minutes each, filling it. `object` and `state` are null or name things of the place. */
  pieces(self: Self, chunk: Chunk, random: Random): DecomposeAnswer["chunks"][number]["actions"];
  /** The next line of a talk; the first line when none was said; the answer to a visitor when the last line is theirs. */
  line(input: TalkInput, random: Random): Spoken;
  /** The answer to a question put from outside any talk (interviews), and to a visitor's words. */
  answer(
    self: Self,
    question: string,
    asker: Asker,
    recalled: readonly Memory[],
    random: Random,
    lately?: readonly string[],
  ): Answer;
  /** What is said to whoever calls somebody who does not hear it: that they do not, and where they are. */
  absent(self: Self, absent: Absent, random: Random): string;
  /** What one side keeps of a talk. */
  afterTalk(input: AfterTalkInput, random: Random): AfterTalkAnswer;
  /** The three questions of a reflection (paper section 4.2). */
  questions(input: QuestionsInput, random: Random): string[];
  /** Up to five insights, each with the numbers (from 1) of the memories it rests on. */
  insights(input: InsightsInput, random: Random): { insight: string; because: number[] }[];
  /** Who I am: core, occupation, feeling (paper appendix A). */
  whoIAm(self: Self, about: readonly Memory[], random: Random): { core: string; occupation: string; feeling: string };
  /** Yesterday in a sentence, empty on the first day. */
  yesterday(input: Self & { readonly day: number; readonly yesterday: readonly Memory[] }): string;
  /** The piece of the day that follows from the inner voice or a closed door. */
  replan(input: ReplanInput, random: Random): ReplanAnswer;
}

const english: StandIns = {
  day: standInDay,
  pieces: standInPieces,
  line: standInLine,
  answer: answerTo,
  absent: absentLine,
  afterTalk: standInAfterTalk,
  questions: standInQuestions,
  insights: standInInsights,
  whoIAm: standInWhoIAm,
  yesterday: standInYesterday,
  replan: standInReplan,
};

/** Languages by tag; a language that is not here speaks English offline. */
const byTag = (tag: string): StandIns => (tag === "zh-CN" ? chinese : english);

/** The stand-ins of a town's language. */
export const standInsOf = (tag: string): StandIns => byTag(languageOf(tag).tag);
