/** A topic that words belong to, and what one says to a reproach. */

import { stems } from "../../../mind/memory/words.ts";
import { type Ask, choose } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import { answer, tieOf } from "./ask.ts";
import { toldLines as banks } from "./told-lines.ts";

/** A topic of the resident that words of a text belong to. */
export function topicIn(ask: Ask, text: string, least: number) {
  const words = new Set(stems(text));
  const lower = text.toLowerCase();
  const ranked = ask.self.persona.topics
    .map((topic) => {
      const hits = [...new Set(topic.words.flatMap((word) => stems(word)))].filter((word) => words.has(word)).length;
      return { topic, score: hits + (lower.includes(topic.label.toLowerCase()) ? 2 : 0) };
    })
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.topic ?? null;
}

/** "You always...", "you never...": a reproach. */
export const accusation = /\b(?:you|are you|do you) (?:always|never|constantly)\b(?! (?:know|welcome|been|have time))/;

/** To a reproach: taken by most, given back by the sour and to whom one cannot stand. */
export function accused(ask: Ask): Answer {
  const sour = ask.self.persona.traits.some((one) => /rude|toxic|aggressive/.test(one));
  const cold = (tieOf(ask.self, ask.asker.id)?.warmth ?? 0) < 0;
  return answer(ask, "dignity", true, choose(ask, sour || cold ? banks.accusedSour : banks.accused));
}
