/**
 * A question put to a resident from outside (paper section 6.1, appendix B): answered in their own words, from what they remember and
 * have planned. Nothing in town comes of it.
 */

import { z } from "zod";
import type { Memory } from "../../world/events.ts";
import type { Recognised } from "../recognise.ts";
import type { Self } from "../self.ts";
import { step, worded } from "../step.ts";
import { commitmentsInWords, numbered, planInWords, quoted, speechInWords, when, whereIAm, whoIAm } from "./phrases.ts";
import { debtProblem, looseCitations, spokenProblem } from "./speak.ts";

/** A question of an interview and its answer. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

/** Who asks. */
export interface Asker {
  readonly id: string;
  readonly name: string;
  readonly visitor: boolean;
  readonly about: string;
}

/** What an interview is given. */
export interface InterviewInput extends Self {
  readonly question: string;
  /** What the question was recognised to be when it was put. */
  readonly recognised?: Recognised;
  /** Who asks; `about` is the role they take: "a reporter of the local paper". */
  readonly asker: Asker;
  /** What the resident is to imagine, or null. */
  readonly situation: string | null;
  /** What comes to mind, numbered from 1 in the prompt. */
  readonly recalled: readonly Memory[];
  /** What was asked and answered before, oldest first. */
  readonly before?: readonly Exchange[];
}

const shape = z.object({ answer: z.string(), drewOn: z.array(z.number()) });

/** The answer, and the numbers of the statements it rests on. */
export type InterviewAnswer = z.infer<typeof shape>;

/** Puts one question to a resident (paper section 6.1). */
export const interviewStep = step<"interview", InterviewInput, InterviewAnswer>({
  name: "interview",
  tier: "deep",
  maxTokens: 300,
  aloud: true,
  answer: () => shape,
  text: worded<InterviewInput>({
    en: (input) => {
      const { persona, asker, situation, question, recalled, before = [] } = input;
      return [
        whoIAm(input),
        speechInWords(input, []),
        `${when(input)} ${whereIAm(input)}`,
        `Plan of the day: ${planInWords(input, 0)}. Agreed to: ${commitmentsInWords(input)}.`,
        `What comes to ${persona.name}'s mind:`,
        numbered(recalled, input),
        asker.about
          ? `Somebody asks ${persona.name} a question, and says of themselves: ${quoted(asker.about)}`
          : `Somebody asks ${persona.name} a question.`,
        ...(situation ? [`They are to imagine this: ${quoted(situation)}`] : []),
        ...(before.length > 0 ? ["So far:"] : []),
        ...before.map((one) => `They asked: ${quoted(one.question)} ${persona.name} answered: ${quoted(one.answer)}`),
        `The question: ${quoted(question)}`,
        `Write what ${persona.name} answers: one to three short spoken sentences, plain text, from the statements above alone. Whoever has never been met or heard of is not known; what is not remembered or planned is not known either, and saying so is a good answer.`,
        '"drewOn" lists the numbers of the statements it rests on.',
      ].join("\n");
    },
    "zh-CN": (input) => {
      const { persona, asker, situation, question, recalled, before = [] } = input;
      return [
        whoIAm(input),
        speechInWords(input, []),
        `${when(input)}${whereIAm(input)}`,
        `今天的计划：${planInWords(input, 0)}。已经答应的事：${commitmentsInWords(input)}。`,
        `${persona.name}想起的事：`,
        numbered(recalled, input),
        asker.about ? `有人来问${persona.name}，并这样介绍自己：${quoted(asker.about)}` : `有人来问${persona.name}。`,
        ...(situation ? [`请${persona.name}设想这样的情形：${quoted(situation)}`] : []),
        ...(before.length > 0 ? ["到现在为止："] : []),
        ...before.map((one) => `问：${quoted(one.question)}${persona.name}答：${quoted(one.answer)}`),
        `问题：${quoted(question)}`,
        `写出${persona.name}的回答：一到三句口语短句，只用纯文字，只根据上面的内容。没见过也没听说过的人就是不认识；不记得、没打算的事就是不知道，照实说就好。`,
        "“drewOn”列出回答所依据的编号。",
      ].join("\n");
    },
  }),
  check: ({ answer }, input, shown) =>
    spokenProblem(answer, input, shown) ?? debtProblem(answer, input.recognised, input),
  loose: ({ drewOn }, { recalled }) => looseCitations(drewOn, recalled),
});
