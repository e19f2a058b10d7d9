/** After a talk (design section 5, Cost): one call a side gives its memory, who the other is to me now, and what was agreed. */
import { z } from "zod";
import { clockText, dateText } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { anyProblem, LONGEST } from "../plain.ts";
import { standInAfterTalk } from "../stand-in/after-talk.ts";
import { step } from "../step.ts";
import { nameOf } from "../tell.ts";
import { type Self, tieInWords, whoIAm } from "./phrases.ts";

/** What was said, as this side remembers it. */
export interface AfterTalkInput extends Self {
  readonly others: readonly PersonId[];
  /** The talk's lines in this mind's stream, its own included. */
  readonly said: readonly Memory[];
}

const answer = (input: AfterTalkInput) =>
  z.object({
    memory: z.string().min(1).max(400),
    whoTheyAre: z.string().min(1).max(400),
    warmer: z.enum(["cooler", "same", "warmer"]),
    commitments: z.array(
      z.object({
        what: z.string(),
        place: z.enum([...input.world.map.places.keys()] as [string, ...string[]]),
        day: z.enum(["today", "tomorrow"]),
        from: z.string(),
        minutes: z.number(),
      }),
    ),
  });

/** What one side keeps of a talk. */
export type AfterTalkAnswer = z.infer<ReturnType<typeof answer>>;

/** Asks what a talk leaves behind in one who took part. */
export const afterTalk = step<AfterTalkInput, AfterTalkAnswer>({
  name: "after-talk",
  tier: "routine",
  maxTokens: 400,
  answer,
  text: (input) => {
    const { persona, others, town, world, now } = input;
    const names = others.map((id) => nameOf(town, world, id)).join(" and ");
    return [
      whoIAm(input),
      ...others.map((id) => tieInWords(input, id)),
      `It is ${dateText(town.start, now, town.language)}, ${clockText(now)}. ${persona.name} has just talked with ${names}:`,
      ...input.said.map((memory) => memory.text),
      `Write one sentence that ${persona.name} keeps of it (third person, with names; only what was said);`,
      `who ${names} is to ${persona.name} now, in one or two sentences${others.some(isVisitor) ? " (only what they said and did here and how it felt, nothing about who they are outside)" : ""};`,
      "whether they feel cooler, the same or warmer; and what both agreed to do later with a time and a place, if anything.",
    ].join("\n");
  },
  check: (given) =>
    anyProblem([given.memory, given.whoTheyAre], LONGEST.sentence) ??
    anyProblem(
      given.commitments.map((one) => one.what),
      LONGEST.doing,
      "empty",
    ),
  standIn: (input, random) => standInAfterTalk(input, random),
});
