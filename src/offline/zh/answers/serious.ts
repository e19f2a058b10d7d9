/** 简体中文: what is serious comes first, and is answered plainly (design section 12). */
import { recognised } from "../../../mind/recognise.ts";
import { choose } from "../../answers/ask.ts";
import { graveIn as graveInEnglish } from "../../en/answers/grave.ts";
import { answer, type Rule } from "./ask.ts";
import { graveIn } from "./grave.ts";
import { answerLines as lines } from "./lines.ts";

/** How grave words are; love is understood in English too. */
const gravity = (text: string) =>
  graveIn(text) ?? (/[a-z]{2}/i.test(text) && graveInEnglish(text) === "love" ? "love" : null);

/** Comes before everything else. */
export const serious: Rule = (ask) => {
  const { whole } = ask;
  const grave = gravity(whole);
  if (recognised(ask.self.town, whole).realness) return answer(ask, "serious", true, choose(ask, lines.ai));
  if (grave !== null) return answer(ask, "serious", true, choose(ask, lines[grave]));
  if (!/\p{Script=Han}/u.test(whole) && /[a-z]{3,}/i.test(whole))
    return answer(ask, "language", false, choose(ask, lines.foreign));
  return null;
};
