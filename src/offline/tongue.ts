/**
 * What the mind without a model says in one language's own way. How days and talks go - who asks, tells, invites, refuses and why - is one
 * code for all languages, which is handed the tongue it speaks with.
 */

import type { AfterTalkAnswer, AfterTalkInput } from "../mind/questions/after-talk.ts";
import type { QuestionsInput } from "../mind/questions/ask-questions.ts";
import type { InsightsInput } from "../mind/questions/find-insights.ts";
import type { Asker } from "../mind/questions/interview.ts";
import type { ReplanAnswer, ReplanInput } from "../mind/questions/replan.ts";
import type { Self } from "../mind/self.ts";
import type { Absent } from "../mind/talk/absent.ts";
import type { TalkInput } from "../mind/talk/spoken.ts";
import type { Random } from "../world/chance.ts";
import type { Memory, MemoryId } from "../world/events.ts";
import type { Line } from "../world/people.ts";
import type { Reading } from "../world/reading.ts";
import type { Proposed } from "../world/speech-acts.ts";
import type { Doings } from "./understand/words.ts";

/** An answer, the memories it rests on, what it does, and whether the resident knew. */
export interface Answer {
  readonly line: string;
  readonly rests: readonly MemoryId[];
  readonly kind: string;
  readonly known: boolean;
  /** What it agrees to, proposes or, as a "decline", declines. */
  readonly offer?: Proposed;
  /** What else it hands over along with that. */
  readonly also?: readonly Proposed[];
}

/** All that a language says in its own way. Pure: chance comes in as an argument; nothing here throws. */
export interface Tongue {
  /** What people's words do, by which they are understood. */
  readonly doings: Doings;
  /** The answer to a question put from outside any talk (interviews), and to a visitor's words after what was said in the `talk`. */
  answer(
    self: Self,
    question: string,
    asker: Asker,
    recalled: readonly Memory[],
    random: Random,
    lately?: readonly string[],
    reading?: Reading,
    talk?: readonly Line[],
  ): Answer;
  /** What is said to whoever calls some who do not hear it: that they do not, and where they are. */
  absent(self: Self, absent: readonly Absent[], random: Random): string;
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

/** What a speaker without a model is given: as any speaker, and the tongue. */
export type Speaking = TalkInput & { readonly tongue: Tongue };
