/** Offline answers to several people who wait for the same resident: greetings in one breath, questions one after another, by name. */
import { languageOf } from "../../language/language.ts";
import type { Random } from "../../world/chance.ts";
import type { Line } from "../../world/people.ts";
import { nameOf } from "../tell.ts";
import { visitorCalled } from "./answer-names.ts";
import { fill } from "./lines.ts";
import { fresh, LONGEST_TOGETHER, type Spoken, type TalkInput } from "./spoken.ts";
import { talkWords } from "./talk-words.ts";

/** One line to all who wait. `answerOne` answers one of them, as if nobody else were there. */
export function toSeveral(
  input: TalkInput,
  waiting: readonly Line[],
  answerOne: (input: TalkInput, line: Line) => Spoken,
  random: Random,
): Spoken {
  const { lines, space, sentenceEnd, toName } = talkWords(input);
  const { listed, replies } = languageOf(input.town.language);
  const called = ({ who }: Line) => visitorCalled(input, who, nameOf(input.town, input.world, who));
  const spoken = (line: string): Spoken => ({ line, move: "answer", topic: null, ends: false, drewOn: [] });
  const residents = [...input.town.personas.values()].flatMap(({ name }) => [name, ...name.split(" ")]);
  if (waiting.every(({ text }) => replies.address.only(text, residents)))
    return {
      ...spoken(fill(fresh(input, lines.greetAll, random), { names: listed(waiting.map(called)) })),
      move: "greet",
    };
  const most = Math.floor(LONGEST_TOGETHER / waiting.length) - 30;
  // The same is said to several of them once.
  const said = new Map<string, string[]>();
  for (const line of waiting) {
    const own = input.lines.filter((one) => one.who === input.persona.id || one.who === line.who);
    const answer = answerOne({ ...input, waiting: [line], others: [line.who], lines: own }, line).line;
    const text = shortened(answer, most, sentenceEnd, space);
    said.set(text, [...(said.get(text) ?? []), called(line)]);
  }
  const answers = [...said].map(([text, names]) =>
    names.every((name) => text.includes(name)) ? text : toName(input, listed(names), text),
  );
  return spoken(answers.join(space));
}

/** The first sentences that fit. */
function shortened(text: string, most: number, end: RegExp, space: string): string {
  let kept = "";
  for (const sentence of text.split(end)) {
    const longer = kept ? `${kept}${space}${sentence}` : sentence;
    if (longer.length > most && kept) break;
    kept = longer;
  }
  return kept.length > most ? `${kept.slice(0, most - 1)}…` : kept;
}
