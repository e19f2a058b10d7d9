/** Reflection, second call (paper section 4.2): up to five insights, each with the statements it rests on, and who I am anew. */

import { z } from "zod";
import type { Memory } from "../../world/events.ts";
import type { Self } from "../self.ts";
import { step, worded } from "../step.ts";
import { numbered, sentence, whoIAm } from "./phrases.ts";
import { anyProblem, LONGEST, subjectProblem } from "./plain.ts";

/** At most so many insights a reflection. */
export const MOST_INSIGHTS = 5;

/** What came to mind on the three questions. */
export interface InsightsInput extends Self {
  readonly questions: readonly string[];
  readonly memories: readonly Memory[];
}

const answer = (input: InsightsInput) =>
  z.object({
    insights: z
      .array(
        z.object({
          insight: z.string(),
          // Numbers that are not there are left to the reflection, which drops that insight and keeps the others.
          because: z.array(z.number().int()).describe(`numbers of statements, from 1 to ${input.memories.length}`),
        }),
      )
      .min(1)
      .max(MOST_INSIGHTS),
    core: z.string(),
    occupation: z.string(),
    feeling: z.string(),
  });

/** Asks for insights with the numbers of the statements they rest on, and who I am in their light (paper section 4.2). */
export const findInsights = step<"find-insights", InsightsInput, z.infer<ReturnType<typeof answer>>>({
  name: "find-insights",
  tier: "deep",
  maxTokens: 700,
  answer,
  text: worded<InsightsInput>({
    en: (input) =>
      [
        whoIAm(input),
        "Questions:",
        ...input.questions.map((question, i) => `${i + 1}. ${sentence(question)}`),
        "Statements:",
        numbered(input.memories, input),
        `Which insights, ${MOST_INSIGHTS} at most, can be inferred from these statements about ${input.persona.name} and the people in them? Each one sentence in the third person with names, and in "because" the numbers of the statements it rests on.`,
        "Then, in the light of them, core characteristics, daily occupation and feeling about recent progress, a sentence or two each.",
      ].join("\n"),
    "zh-CN": (input) =>
      [
        whoIAm(input),
        "问题：",
        ...input.questions.map((question, i) => `${i + 1}. ${sentence(question)}`),
        "依据：",
        numbered(input.memories, input),
        `从这些依据里，关于${input.persona.name}和其中的人，能得出哪些认识？最多${MOST_INSIGHTS}条，每条一句话，用第三人称，写出人名；"because"里列出它所依据的编号。`,
        "然后在这些认识的基础上，写出性格特点、每天做的事、对近来进展的感受，各一两句。",
      ].join("\n"),
  }),
  check: (given, input, shown) =>
    given.insights.length === 0
      ? "no insight"
      : (anyProblem(
          given.insights.map((one) => one.insight),
          LONGEST.sentence,
          input,
        ) ??
        anyProblem([given.core, given.occupation, given.feeling], LONGEST.summary, input) ??
        subjectProblem([given.core, given.occupation, given.feeling], [input.persona.id], shown, input)),
});
