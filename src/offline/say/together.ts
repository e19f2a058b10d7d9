/** Offline answers to several people who wait for the same resident: greetings in one breath, questions one after another, by name. */

import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { isUnspaced } from "../../mind/memory/words.ts";
import { absentOf } from "../../mind/talk/absent.ts";
import { LONGEST_TOGETHER, type Spoken } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import type { Line } from "../../world/people.ts";
import { actsOfLine, type SpeechAct } from "../../world/speech-acts.ts";
import { visitorCalled } from "../answers/names.ts";
import type { Speaking } from "../tongue.ts";
import { fill } from "./fill.ts";
import { shareOf } from "./said-here.ts";
import { fresh } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** One line to all who wait. `answerOne` answers one of them, as if nobody else were there. */
export function toSeveral(
  input: Speaking,
  waiting: readonly Line[],
  answerOne: (input: Speaking, line: Line) => Spoken,
  random: Random,
): Spoken {
  const { lines, space, sentenceEnd, toName, toOne } = talkWords(input);
  const { listed } = languageOf(input.town.language);
  const called = ({ who }: Line) => visitorCalled(input, who, nameOf(input.town, input.world, who));
  const spoken = (line: string): Spoken => ({ line, acts: [], ends: false, drewOn: [] });
  const inVain = ({ calls }: Line) => (calls === undefined ? null : (absentOf(input, calls)?.who ?? null));
  if (waiting.every((line) => line.reading?.greets && inVain(line) === null))
    return {
      ...spoken(
        fill(fresh(input, shareOf(input, waiting.length > 2 ? lines.greetAll : lines.greetTwo), random), {
          names: listed(waiting.map(called)),
        }),
      ),
      acts: [{ act: "greet" }],
    };
  // What several ask is answered once, and the same is said to several of them once.
  const asked = new Map<string, Line[]>();
  for (const line of waiting) {
    const question = inVain(line) ?? line.reading?.question ?? line.id;
    asked.set(question, [...(asked.get(question) ?? []), line]);
  }
  // What is meant for one of them is said to nobody else.
  const isOwn = (text: string) => toOne.test(text) || waiting.some((line) => calls(text, called(line)));
  const given: { readonly text: string; readonly to: readonly Line[] }[] = [];
  const acts: SpeechAct[] = [];
  for (const lines of asked.values())
    for (const line of lines) {
      const own = input.lines.filter((one) => one.who === input.persona.id || one.who === line.who);
      const lately = [...(input.lately ?? []), ...given.map(({ text }) => text)];
      const answer = answerOne({ ...input, waiting: [line], others: [line.who], lines: own, lately }, line);
      acts.push(...answer.acts);
      const shared = !isOwn(answer.line);
      // To those who were answered already it is not said again.
      given.push({ text: answer.line, to: shared ? lines.slice(lines.indexOf(line)) : [line] });
      if (shared) break;
    }
  const names = waiting.reduce((length, line) => length + called(line).length + 2, 0);
  const most = Math.floor((LONGEST_TOGETHER - names) / given.length);
  const said: { readonly text: string; readonly names: string[] }[] = [];
  for (const { text: whole, to } of given) {
    const text = shortened(whole, most, sentenceEnd, space);
    const same = isOwn(text) ? undefined : said.find((one) => one.text === text);
    if (same) same.names.push(...to.map(called));
    else said.push({ text, names: to.map(called) });
  }
  const answers = said.map(({ text, names }) =>
    names.every((name) => calls(text, name)) ? text : toName(input, listed(names), text),
  );
  return { ...spoken(answers.join(space)), acts: actsOfLine(acts) };
}

/** Whether a text says somebody's name, and not a word that is written like it: "Also" or "Will you", 安静. */
function calls(text: string, name: string): boolean {
  // Where words stand without spaces, one character is a name only by itself.
  if (isUnspaced(name) && name.length > 1) return text.includes(name);
  if (isUnspaced(name)) return new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, "u").test(text);
  // By itself, as who is spoken to.
  const called = new RegExp(
    `(?<!(?!\\p{Script=Han})[\\p{L}\\p{N}])${literal(name)}(?!(?!\\p{Script=Han})[\\p{L}\\p{N}])(?! )`,
    "u",
  );
  if (called.test(text) || /^\p{Ll}/u.test(name)) return called.test(text);
  // Else a capital tells a name, but where every sentence has one.
  return new RegExp(
    `(?<!(?:^|[.!?…])["“‘']?\\s*)(?<!(?!\\p{Script=Han})[\\p{L}\\p{N}])${literal(name)}(?!(?!\\p{Script=Han})[\\p{L}\\p{N}])`,
    "u",
  ).test(text);
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
