/** One line of a talk (paper section 4.3.2): from the speaker's own memories of the other and of what was just said. */
import { z } from "zod";
import { firstName } from "../../world/people.ts";
import { LONGEST_LINE, moves, type Spoken, standInLine, type TalkInput } from "../stand-in/talk.ts";
import { step } from "../step.ts";
import { nameOf } from "../tell.ts";
import { commitmentsInWords, numbered, planInWords, tieInWords, when, whereIAm, whoIAm } from "./phrases.ts";

const shape = z.object({
  line: z.string(),
  move: z.enum(moves),
  topic: z.string().nullable(),
  ends: z.boolean(),
  drewOn: z.array(z.number()),
});

export const speak = step<TalkInput, Spoken>({
  name: "speak",
  tier: "deep",
  maxTokens: 300,
  answer: () => shape,
  text: (input) => {
    const { persona, others, world, town } = input;
    const names = others.map((id) => nameOf(town, world, id)).join(" and ");
    const kin = others.some((id) => (input.mind.ties.get(id)?.warmth ?? 0) >= 2);
    return [
      whoIAm(input),
      `How ${persona.name} talks: ${persona.speech.register}. ${persona.speech.habits.join("; ")}. ${kin ? persona.speech.kin : persona.speech.strangers}`,
      `${when(input)} ${whereIAm(input)}`,
      ...others.map((id) => tieInWords(input, id)),
      `Plan: ${planInWords(input)}. Agreed to: ${commitmentsInWords(input)}.`,
      `What comes to ${persona.name}'s mind:`,
      numbered(input.recalled),
      "The talk so far:",
      ...(input.lines.length > 0
        ? input.lines.slice(-8).map((line) => `${nameOf(town, world, line.who)}: "${line.text}"`)
        : ["(nothing yet)"]),
      `Write what ${firstName(persona.name)} says next to ${names}: one to three short spoken sentences, at most ${LONGEST_LINE} characters, plain text, no name in front.`,
      "It is fine to disagree, to refuse, to be busy or not to know. Say nothing about persons or events that is not in the statements above.",
      '"move" says what the line does; "topic" names its subject in a few words or is null; "ends" is true when the talk is over with it; "drewOn" lists the numbers of the statements it rests on.',
    ].join("\n");
  },
  check: (given, input) => spokenProblem(given.line, input),
  standIn: standInLine,
});

/** What is wrong with a line that is to be said aloud, or null. */
export function spokenProblem(line: string, input: Pick<TalkInput, "persona" | "town">): string | null {
  const text = line.trim();
  if (text === "") return "an empty line";
  if (text.length > LONGEST_LINE) return `longer than ${LONGEST_LINE} characters`;
  if (/[<>{}[\]`]|\bhttps?:|@(everyone|here)|\*\*/.test(text)) return "markup, a link or a mention";
  if (/^[A-Z][\p{L}]+( [A-Z][\p{L}]+)?:\s/u.test(text)) return "a name in front of the line";
  if (/\b(as an ai|language model|i cannot (assist|help)|i can't assist)\b/i.test(text)) return "out of character";
  void input;
  return null;
}
