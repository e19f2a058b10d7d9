/** 简体中文: what is serious comes first, and is answered plainly (design section 12). */
import { graveIn as graveInEnglish } from "../grave.ts";
import { answerLines as lines } from "./answer-lines.ts";
import { answer, choose, type Rule } from "./ask.ts";
import { graveIn } from "./grave.ts";

/** The truth, and where help is: what any answer must hold, whoever finds the words. */
const TRUTH = /AI|人工智能|不是真人|不是人类/i;
const HELP = /热线|急救|求助|医生|警察|报警|信得过|(?:110|120|12356)/;

/** How grave words are; who is in need, or asks in earnest, is understood in English too. */
function gravity(text: string): ReturnType<typeof graveIn> {
  const grave = graveIn(text);
  if (grave !== null || !/[a-z]{2}/i.test(text)) return grave;
  const english = graveInEnglish(text);
  if (english === "crisis" || english === "emergency") return "crisis";
  return english === "truth" || english === "love" ? english : null;
}

/** What an answer to a person's words must hold, where they are serious. */
export function owedTo(said: string): RegExp | null {
  const grave = gravity(said);
  if (grave === "crisis") return HELP;
  return grave === "truth" ? TRUTH : null;
}

/** Comes before everything else. */
export const serious: Rule = (ask) => {
  const { whole } = ask;
  const grave = gravity(whole);
  if (grave !== null) return answer(ask, "serious", true, choose(ask, grave === "truth" ? lines.ai : lines[grave]));
  if (!/\p{Script=Han}/u.test(whole) && /[a-z]{3,}/i.test(whole))
    return answer(ask, "language", false, choose(ask, lines.foreign));
  return null;
};
