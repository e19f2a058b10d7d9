/** Reflection, second call (paper section 4.2): up to five insights, each with the statements it rests on, and who I am anew. */
import { z } from "zod";
import type { Memory } from "../../world/events.ts";
import { anyProblem, LONGEST, subjectProblem } from "../plain.ts";
import { standInsOf } from "../stand-in/stand-ins.ts";
import { step } from "../step.ts";
import { numbered, type Self, sentence, whoIAm } from "./phrases.ts";

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
export const findInsights = step<InsightsInput, z.infer<ReturnType<typeof answer>>>({
  name: "find-insights",
  tier: "deep",
  maxTokens: 700,
  answer,
  text: (input) =>
    [
      whoIAm(input),
      "Questions:",
      ...input.questions.map((question, i) => `${i + 1}. ${sentence(question)}`),
      "Statements:",
      numbered(input.memories),
      `Which insights, ${MOST_INSIGHTS} at most, can be inferred from these statements about ${input.persona.name} and the people in them? Each one sentence in the third person with names, and in "because" the numbers of the statements it rests on.`,
      "Then, in the light of them, core characteristics, daily occupation and feeling about recent progress, a sentence or two each.",
    ].join("\n"),
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
  standIn: (input, random) => ({
    insights: standInsOf(input.town.language).insights(input, random),
    ...standInsOf(input.town.language).whoIAm(input, input.memories, random),
  }),
});
