/** One line of a talk (paper section 4.3.2): from the speaker's own memories of the other and of what was just said. */
import { z } from "zod";
import { firstName } from "../../world/people.ts";
import { anyProblem, LONGEST, wordsProblem } from "../plain.ts";
import { LONGEST_LINE, moves, type Spoken, type TalkInput } from "../stand-in/spoken.ts";
import { standInsOf } from "../stand-in/stand-ins.ts";
import { step } from "../step.ts";
import {
  called,
  commitmentsInWords,
  numbered,
  planInWords,
  quoted,
  speechInWords,
  tieInWords,
  when,
  whereIAm,
  whoIAm,
} from "./phrases.ts";

const shape = z.object({
  line: z.string(),
  move: z.enum(moves),
  topic: z.string().nullable(),
  ends: z.boolean(),
  drewOn: z.array(z.number()),
});

/** Asks for the next line of a talk (paper section 4.3.2). */
export const speak = step<TalkInput, Spoken>({
  name: "speak",
  tier: "deep",
  maxTokens: 300,
  answer: () => shape,
  text: (input) => {
    const { persona, others } = input;
    const names = others.map((id) => called(input, id)).join(" and ");
    return [
      whoIAm(input),
      speechInWords(input, others),
      `${when(input)} ${whereIAm(input)}`,
      ...others.map((id) => tieInWords(input, id)),
      `Plan: ${planInWords(input)}. Agreed to: ${commitmentsInWords(input)}.`,
      `What comes to ${persona.name}'s mind:`,
      numbered(input.recalled),
      "The talk so far:",
      ...(input.lines.length > 0
        ? input.lines.slice(-8).map((line) => `${called(input, line.who)}: ${quoted(line.text)}`)
        : ["(nothing yet)"]),
      `Write what ${firstName(persona.name)} says next to ${names}: one to three short spoken sentences, at most ${LONGEST_LINE} characters, plain text, no name in front.`,
      "It is fine to disagree, to refuse, to be busy or not to know. Say nothing about persons or events that is not in the statements above.",
      '"move" says what the line does; "topic" names its subject in a few words or is null; "ends" is true when the talk is over with it; "drewOn" lists the numbers of the statements it rests on.',
    ].join("\n");
  },
  check: (given, input) => spokenProblem(given.line, input) ?? anyProblem([given.topic], LONGEST.word, "empty"),
  standIn: (input, random) => standInsOf(input.town.language).line(input, random),
});

/** What is wrong with a line that is to be said aloud, or null. */
export function spokenProblem(line: string, input: Pick<TalkInput, "town" | "world">): string | null {
  return wordsProblem(line, LONGEST_LINE) ?? (isLabelled(line, input) ? "a name in front of the line" : null);
}

/** Whether a line begins with somebody's name and a colon, as a script would. */
function isLabelled(line: string, { town, world }: Pick<TalkInput, "town" | "world">): boolean {
  const label = /^["'*_\s]*([^:：]{1,60}?)["'*_]*\s*[:：]/u.exec(line)?.[1]?.trim().toLowerCase();
  if (label === undefined) return false;
  const names = [...town.personas.values(), ...world.people.values()].map((one) => one.name.toLowerCase());
  return (
    names.some((name) => label === name || label === name.split(" ")[0]) ||
    /^\p{Lu}\p{L}+( \p{Lu}\p{L}+)+:\s/u.test(line)
  );
}
