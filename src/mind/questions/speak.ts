/** One line of a talk (paper section 4.3.2): from the speaker's own memories of the other and of what was just said. */

import { z } from "zod";
import { inLanguage, type LanguageTag, languageOf } from "../../language/language.ts";
import type { Memory } from "../../world/events.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import type { Reading } from "../../world/reading.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { lastAbout } from "../memory/stream.ts";
import type { Self } from "../self.ts";
import { codedStep, worded } from "../step.ts";
import { owedTo } from "../talk/asked.ts";
import { answersTo } from "../talk/owed.ts";
import { LONGEST_LINE, LONGEST_TOGETHER, type Spoken, type TalkInput } from "../talk/spoken.ts";
import { type AboutToSpeak, mended, type ViolationName, violated } from "../talk/violations.ts";
import { actsShape, borneOut, gainsaidAnswer, understood } from "./acts.ts";
import { codesInWords, howToAct } from "./codes.ts";
import {
  called,
  commitmentsInWords,
  numbered,
  outOfHearing,
  planInWords,
  quoted,
  speechInWords,
  tieInWords,
  when,
  whereIAm,
  whoIAm,
} from "./phrases.ts";
import { strangerProblem, wordsProblem } from "./plain.ts";

/** What it rests on and what it does come before the words. */
const shape = z.object({
  drewOn: z.array(z.number()),
  acts: actsShape,
  line: z.string(),
  ends: z.boolean(),
});

/** Asks for the next line of a talk (paper section 4.3.2). */
export const speak = codedStep<"speak", TalkInput, Spoken, z.infer<typeof shape>>({
  name: "speak",
  tier: "deep",
  maxTokens: 300,
  aloud: true,
  answer: () => shape,
  read: ({ acts: coded, ...rest }, input) => ({
    ...rest,
    acts: borneOut(mended(understood(coded, input), input, toPerson(input)), rest.line, input),
  }),
  text: worded<TalkInput>({
    en: (input) => {
      const { persona, others } = input;
      const names = others.map((id) => called(input, id)).join(" and ");
      return [
        whoIAm(input),
        speechInWords(input, others),
        `${when(input)} ${whereIAm(input)}`,
        ...others.map((id) => tieInWords(input, id)),
        `Plan: ${planInWords(input)}. Agreed to: ${commitmentsInWords(input)}.`,
        `What comes to ${persona.name}'s mind:`,
        numbered(input.recalled, input),
        "The talk so far:",
        ...(input.lines.length > 0
          ? input.lines.slice(-8).map((line) => `${called(input, line.who)}: ${quoted(line.text)}`)
          : ["(nothing yet)"]),
        ...outOfHearing(input, input.lines.at(-1) ?? null),
        ...codesInWords(input),
        ...(input.waiting
          ? [
              `They all wait for an answer to this:`,
              ...input.waiting.map((line) => `- ${called(input, line.who)}: ${quoted(line.text)}`),
              `Write what ${firstName(persona.name)} says to all of them in one go: each of ${names} is called by name; greetings are returned together, and whoever asked something gets a short sentence of their own. At most ${LONGEST_TOGETHER} characters, plain text, no name in front.`,
            ]
          : [
              `Write what ${firstName(persona.name)} says next to ${names}: one to three short spoken sentences, at most ${LONGEST_LINE} characters, plain text, no name in front.`,
            ]),
        "It is fine to disagree, to refuse, to be busy or not to know. Say nothing about persons or events that is not in the statements above.",
        `"drewOn" lists the numbers of the statements it rests on. ${howToAct(input)} "ends" is true when the talk is over with it.`,
      ].join("\n");
    },
    "zh-CN": (input) => {
      const { persona, others, town } = input;
      const names = languageOf(town.language).listed(others.map((id) => called(input, id)));
      return [
        whoIAm(input),
        speechInWords(input, others),
        `${when(input)}${whereIAm(input)}`,
        ...others.map((id) => tieInWords(input, id)),
        `接下来的打算：${planInWords(input)}。答应了的事：${commitmentsInWords(input)}。`,
        `${persona.name}想起来的事：`,
        numbered(input.recalled, input),
        "到现在为止的对话：",
        ...(input.lines.length > 0
          ? input.lines.slice(-8).map((line) => `${called(input, line.who)}：${quoted(line.text)}`)
          : ["（还没有人开口）"]),
        ...outOfHearing(input, input.lines.at(-1) ?? null),
        ...codesInWords(input),
        ...(input.waiting
          ? [
              "他们都在等回答：",
              ...input.waiting.map((line) => `- ${called(input, line.who)}：${quoted(line.text)}`),
              `写出${firstName(persona.name)}一口气对所有人说的话：${names}每个人都要叫到名字；打招呼的可以一起回应，问了事情的各用一句短话回答。最多${LONGEST_TOGETHER}个字，不加格式，前面不写名字。`,
            ]
          : [
              `写出${firstName(persona.name)}接下来对${names}说的话：一到三句短短的口语，最多${LONGEST_LINE}个字，不加格式，前面不写名字。`,
            ]),
        "可以不同意、拒绝、说自己忙，也可以说不知道。上面没有提到的人和事，一概不说。",
        `"drewOn"列出所依据的编号。${howToAct(input)}这场谈话到此结束时"ends"填true。`,
      ].join("\n");
    },
  }),
  check: (given, input, shown) =>
    leftOut(given.line, input) ??
    spokenProblem(given.line, input, shown) ??
    debtProblem(given.line, input.lines.at(-1)?.reading, input) ??
    violationProblem(given.acts, input),
  again: ({ acts }, wrong, input) => askedAgain(acts, wrong, input),
  loose: ({ drewOn }, input, given) =>
    gainsaidAnswer(given.acts, given.line, input) ?? looseCitations(drewOn, input.recalled),
});

/** Whether the line is to a person, who is not kept waiting for a better one. */
const toPerson = ({ lines, mind, others }: AboutToSpeak): boolean =>
  isVisitor(answersTo(lines, mind.id, others)?.who ?? others[0] ?? "");

/** What no line does, or null; what a person is told is mended instead. */
export function violationProblem(acts: readonly SpeechAct[], input: AboutToSpeak): string | null {
  const [name] = violated(acts, input);
  return name === undefined ? null : `it is ${name}`;
}

interface Anew {
  notBy: Readonly<Record<ViolationName, string>>;
  anew(why: string): string;
}

const anew: Readonly<Record<LanguageTag, Anew>> = {
  en: {
    notBy: {
      "told-before": "they were told so before",
      "asked-again": "they have answered that today",
      "answer-unasked": "nobody asked",
      "reply-not-open": "that is not open",
      "greeted-twice": "they were greeted today",
      "introduced-again": "they know each other",
      "invites-guest": "both are there already",
    },
    anew: (why) => `The last answer will not do: ${why}. Answer anew, with another line.`,
  },
  "zh-CN": {
    notBy: {
      "told-before": "这件事已经告诉过对方了",
      "asked-again": "这个对方今天已经回答过了",
      "answer-unasked": "没有人问",
      "reply-not-open": "这已经不用答复了",
      "greeted-twice": "今天已经打过招呼了",
      "introduced-again": "两个人早就认识",
      "invites-guest": "两个人已经都在那儿了",
    },
    anew: (why) => `刚才的回答不行：${why}。换一句话，重新回答。`,
  },
};

/** The question asked once more: what was wrong with the first answer. */
export function askedAgain(acts: readonly SpeechAct[], wrong: string, input: AboutToSpeak): string {
  const words = inLanguage(input.town.language, anew);
  const [name] = violated(acts, input);
  return words.anew(name === undefined ? wrong : words.notBy[name]);
}

/** Whom a line to several people does not call by name, or null. */
function leftOut(line: string, input: TalkInput): string | null {
  const missing = input.waiting?.map(({ who }) => called(input, who)).find((name) => !line.includes(name));
  return missing === undefined ? null : `it does not call ${missing} by name`;
}

/** What is wrong with an answer to a person's words, or null: whoever asks whether somebody is real is told the truth. */
export function debtProblem(line: string, said: Pick<Reading, "realness"> | undefined, { town }: Self): string | null {
  const owed = owedTo(said, town);
  return owed === null || owed.test(line) ? null : "it owes the truth";
}

/** Numbers of statements that were not there, in a sentence; the line stands without them. */
export function looseCitations(drewOn: readonly number[], recalled: readonly Memory[]): string | null {
  const loose = drewOn.filter((n) => recalled[n - 1] === undefined);
  return loose.length > 0 ? `there is no statement ${loose.slice(0, 3).join(", ")} to draw on` : null;
}

/** What is wrong with a line that is to be said aloud, or null: nobody speaks of whom they do not know. */
export function spokenProblem(line: string, input: Self | TalkInput, shown: string): string | null {
  const { mind, persona, town } = input;
  const known = [...town.personas.keys()].filter(
    (id) => id === mind.id || mind.ties.has(id) || lastAbout(mind.stream, id) >= 0,
  );
  const ownWords = persona.topics.flatMap(({ says, asks }) => [...says, ...asks]).join("\n");
  const most = "waiting" in input && input.waiting ? LONGEST_TOGETHER : LONGEST_LINE;
  return wordsProblem(line, most, input) ?? strangerProblem([line], known, `${shown}\n${ownWords}`, input);
}
