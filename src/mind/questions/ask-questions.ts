/** Reflection, first call (paper section 4.2): the three most salient questions about the latest hundred memories. */

import { z } from "zod";
import type { Memory } from "../../world/events.ts";
import type { Self } from "../self.ts";
import { step, worded } from "../step.ts";
import { numbered, whoIAm } from "./phrases.ts";
import { anyProblem, LONGEST, strangerProblem } from "./plain.ts";

/** The latest memories. */
export interface QuestionsInput extends Self {
  readonly memories: readonly Memory[];
}

const shape = z.object({ questions: z.array(z.string().min(1).max(300)).length(3) });

/** Asks for the three questions a reflection starts from (paper section 4.2). */
export const askQuestions = step<"ask-questions", QuestionsInput, z.infer<typeof shape>>({
  name: "ask-questions",
  tier: "deep",
  maxTokens: 300,
  answer: () => shape,
  text: worded<QuestionsInput>({
    en: (input) =>
      [
        whoIAm(input),
        "Lately:",
        numbered(input.memories, input),
        `Given only these statements, which 3 most salient high-level questions can be answered about ${input.persona.name} and the people in them?`,
      ].join("\n"),
    "zh-CN": (input) =>
      [
        whoIAm(input),
        "近来：",
        numbered(input.memories, input),
        `只凭以上这些话，关于${input.persona.name}和其中的人，最值得提出、又能从中得到回答的三个概括性问题是什么？`,
      ].join("\n"),
  }),
  check: (given, input, shown) =>
    given.questions.length !== 3
      ? "not three questions"
      : (anyProblem(given.questions, LONGEST.sentence, input) ?? strangerProblem(given.questions, [], shown, input)),
});
