/** After a talk (design section 5, Cost): one call a side gives its memory, and who the other is to me now. */

import { z } from "zod";
import { clockText, dateText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Memory } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Self } from "../self.ts";
import { step, worded } from "../step.ts";
import { called, statement, tieInWords, whoIAm } from "./phrases.ts";
import { anyProblem, LONGEST, subjectProblem } from "./plain.ts";

/** What was said, as this side remembers it. */
export interface AfterTalkInput extends Self {
  readonly others: readonly PersonId[];
  /** The talk's lines in this mind's stream, its own included. */
  readonly said: readonly Memory[];
}

/** What each of the others is called in the answer, in their order and no two alike. */
export function labels(input: Pick<AfterTalkInput, "others" | "town" | "world">): string[] {
  const names = input.others.map((id) => called(input, id));
  return names.map((name, i) => (names.indexOf(name) < i ? `${name} (${i + 1})` : name));
}

const answer = (input: AfterTalkInput) =>
  z.object({
    memory: z.string().min(1).max(400),
    whoTheyAre: z
      .array(z.object({ who: z.enum(labels(input) as [string, ...string[]]), text: z.string().min(1).max(400) }))
      .length(input.others.length),
  });

/** What one side keeps of a talk. */
export type AfterTalkAnswer = z.infer<ReturnType<typeof answer>>;

/** Asks what a talk leaves behind in one who took part. */
export const afterTalk = step<"after-talk", AfterTalkInput, AfterTalkAnswer>({
  name: "after-talk",
  tier: "routine",
  maxTokens: 400,
  answer,
  text: worded<AfterTalkInput>({
    en: (input) => {
      const { persona, others, town, now } = input;
      const names = labels(input).join(" and ");
      const visited = others.some(isVisitor);
      return [
        whoIAm(input),
        ...others.map((id) => tieInWords(input, id)),
        `It is ${dateText(town.start, now, town.language)}, ${clockText(now)}. ${persona.name} has just talked with ${names}:`,
        ...input.said.map(statement),
        `Write one sentence that ${persona.name} keeps of it (third person, with names; only what was said);`,
        `and in "whoTheyAre" for ${others.length > 1 ? "each of them" : "them"} by name: who they are to ${persona.name} now, in one or two sentences${visited ? "; of a visitor only what they said and did here and how it felt, nothing about who they are outside" : ""}.`,
      ].join("\n");
    },
    "zh-CN": (input) => {
      const { persona, others, town, now } = input;
      const names = languageOf(town.language).listed(labels(input));
      const visited = others.some(isVisitor);
      return [
        whoIAm(input),
        ...others.map((id) => tieInWords(input, id)),
        `现在是${dateText(town.start, now, town.language)}${clockText(now)}。${persona.name}刚刚和${names}说完话：`,
        ...input.said.map(statement),
        `用一句话写下${persona.name}记住的内容（第三人称，写出人名，只写真正说过的）；`,
        `再在"whoTheyAre"里按名字写出${others.length > 1 ? "他们每个人" : "对方"}现在对${persona.name}来说是怎样的人，一两句话${visited ? "；对访客只写在这里说过做过的事和留下的感觉，不写他们在镇外是谁" : ""}。`,
      ].join("\n");
    },
  }),
  check: (given, input, shown) =>
    (labels(input).every((label) => given.whoTheyAre.some((one) => one.who === label))
      ? null
      : "not a word about each of them") ??
    anyProblem([given.memory, ...given.whoTheyAre.map((one) => one.text)], LONGEST.sentence, input) ??
    subjectProblem(
      [given.memory, ...given.whoTheyAre.map((one) => one.text)],
      [input.persona.id, ...input.others],
      shown,
      input,
    ),
});
