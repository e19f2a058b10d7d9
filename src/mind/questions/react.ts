/**
 * Reacting (paper section 4.3.1): carry on, act, talk or wait, given what is seen and what the other is to me. Code has already
 * decided that it deserves a thought; "talk" comes with its first line (design section 5, Cost).
 */

import { z } from "zod";
import type { Memory } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Remedy } from "../../world/remedies.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { objectInWords } from "../memory/tell.ts";
import type { Self } from "../self.ts";
import { codedStep, worded } from "../step.ts";
import { LONGEST_LINE } from "../talk/spoken.ts";
import { mended } from "../talk/violations.ts";
import { actsShape, borneOut, gainsaidAnswer, understood } from "./acts.ts";
import { codesInWords, howToAct } from "./codes.ts";
import {
  called,
  numbered,
  planInWords,
  quoted,
  sentence,
  speechInWords,
  tieInWords,
  when,
  whereIAm,
  whoIAm,
  wordsOf,
} from "./phrases.ts";
import { anyProblem, LONGEST } from "./plain.ts";
import { looseCitations, spokenProblem, violationProblem } from "./speak.ts";

/** What was noticed: a person, or an object that is not as it should be. */
export type Cause =
  | { readonly kind: "person"; readonly who: PersonId }
  | {
      readonly kind: "odd-object";
      readonly object: string;
      readonly state: string;
      readonly remedy: Remedy;
      readonly may: boolean;
    };

/** What reacting is given. */
export interface ReactInput extends Self {
  readonly cause: Cause;
  readonly recalled: readonly Memory[];
}

const shape = z.object({
  choice: z.enum(["carry-on", "act", "talk", "wait"]),
  why: z.string(),
  drewOn: z.array(z.number()),
  acts: actsShape,
  line: z.string().nullable(),
});

/** What one does about something noticed; "line" is the first line of a talk. */
export interface Reaction {
  readonly choice: z.infer<typeof shape>["choice"];
  readonly why: string;
  readonly line: string | null;
  /** What the line does, as data. */
  readonly acts: readonly SpeechAct[];
  readonly drewOn: number[];
}

/** Whoever is spoken to, and that nothing was said yet. */
const speaking = (input: ReactInput) => ({
  ...input,
  others: input.cause.kind === "person" ? [input.cause.who] : [],
  lines: [],
});

/** Asks whether to carry on, act, talk or wait (paper section 4.3.1). */
export const react = codedStep<"react", ReactInput, Reaction, z.infer<typeof shape>>({
  name: "react",
  tier: "routine",
  maxTokens: 300,
  aloud: true,
  answer: () => shape,
  read: ({ acts: coded, ...rest }, input) => {
    const said = speaking(input);
    const person = said.others.some(isVisitor);
    const acts = rest.line === null ? [] : borneOut(mended(understood(coded, said), said, person), rest.line, input);
    return { ...rest, acts };
  },
  text: worded<ReactInput>({
    en: (input) => {
      const { cause, persona } = input;
      const about =
        cause.kind === "person"
          ? [
              hereIs(input, cause.who),
              `What are they to ${persona.name}?`,
              tieInWords(input, cause.who),
              speechInWords(input, [cause.who]),
            ]
          : [
              `${persona.name} notices: ${objectInWords(input.world.map, cause.object)} is ${quoted(cause.state)}.`,
              cause.may
                ? `${persona.name} could be ${cause.remedy.doing}.`
                : `It is not ${persona.name}'s to deal with.`,
            ];
      return [
        whoIAm(input),
        `${when(input)} ${whereIAm(input)} Plan: ${planInWords(input)}.`,
        ...about,
        ...(input.recalled.length > 0 ? ["What comes to mind:", numbered(input.recalled, input)] : []),
        ...(cause.kind === "person" ? codesInWords(speaking(input)) : []),
        ...(cause.kind === "person"
          ? [
              `What does ${persona.name} do? "carry-on": go on with what they are doing; "wait": see for five minutes what comes of it; "talk": speak to them.`,
              `With "talk": "line" is the first line, at most ${LONGEST_LINE} characters, plain spoken text; "drewOn" lists the numbers of the statements it rests on. ${howToAct(input)} Without "talk" "line" is null, and "drewOn" and "acts" are empty. "why" is a few words.`,
            ]
          : [
              `What does ${persona.name} do? "carry-on": leave it as it is; "act": deal with it now. "why" is a few words; "line" is null, "drewOn" and "acts" empty.`,
            ]),
      ].join("\n");
    },
    "zh-CN": (input) => {
      const { cause, persona } = input;
      const about =
        cause.kind === "person"
          ? [
              hereIs(input, cause.who),
              `对${persona.name}来说，这个人是谁？`,
              tieInWords(input, cause.who),
              speechInWords(input, [cause.who]),
            ]
          : [
              `${persona.name}注意到：${objectInWords(input.world.map, cause.object)}${quoted(cause.state)}。`,
              cause.may ? `${persona.name}可以${cause.remedy.doing}。` : `这事轮不到${persona.name}去管。`,
            ];
      return [
        whoIAm(input),
        `${when(input)}${whereIAm(input)}接下来的打算：${planInWords(input)}。`,
        ...about,
        "想起来的事：",
        numbered(input.recalled, input),
        ...(cause.kind === "person" ? codesInWords(speaking(input)) : []),
        ...(cause.kind === "person"
          ? [
              `${persona.name}会怎么做？"carry-on"：继续做手头的事；"wait"：等五分钟看看；"talk"：上前说话。`,
              `选"talk"时："line"是第一句话，最多${LONGEST_LINE}个字，像平常说话那样；"drewOn"列出所依据的编号。${howToAct(input)}不选"talk"时"line"填null，"drewOn"和"acts"留空。"why"几个字就行。`,
            ]
          : [
              `${persona.name}会怎么做？"carry-on"：随它去；"act"：现在就去处理。"why"几个字就行；"line"填null，"drewOn"和"acts"留空。`,
            ]),
      ].join("\n");
    },
  }),
  check: (given, input, shown) =>
    given.choice === "talk"
      ? given.line === null
        ? "talk without a line"
        : (spokenProblem(given.line, input, shown) ?? violationProblem(given.acts, speaking(input)))
      : anyProblem([given.why, given.line], LONGEST.sentence, input, "empty"),
  loose: ({ drewOn }, input, given) =>
    gainsaidAnswer(given.acts, given.line, input) ?? looseCitations(drewOn, input.recalled),
});

/** Who is here and what they are doing; a visitor's doing is in their own words. */
function hereIs(self: Self, who: PersonId): string {
  const doing = self.world.people.get(who)?.doing.text;
  const name = called(self, who);
  const words = wordsOf(self.town);
  if (!doing) return words.here(name);
  return isVisitor(who) ? words.hereWith(name, quoted(doing)) : words.hereDoing(name, sentence(doing));
}
