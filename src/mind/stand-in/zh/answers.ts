/**
 * 简体中文: what a resident answers without a model to anything anybody says: only from what they remember, have planned, were given and
 * see; else that they don't know (design sections 2.1, 5; paper section 6). A list of rules, the first that applies answers.
 */
import { literal } from "../../../language/literal.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import type { Self } from "../../prompts/phrases.ts";
import { memoriesOf } from "../../stream.ts";
import { mayBeHeardBy } from "../answer-ask.ts";
import { answerLines as lines } from "./answer-lines.ts";
import { news } from "./answer-news.ts";
import { company, kin, people } from "./answer-people.ts";
import { doings, hereAndNow, myself, ownWords, places, recall, topics } from "./answer-self.ts";
import { serious } from "./answer-serious.ts";
import {
  asGuest,
  claims,
  introduction,
  invitations,
  ofTheAsker,
  orders,
  pleasantries,
  statement,
  tales,
} from "./answer-social.ts";
import { type Answer, type Ask, type Asker, answer, choose, isQuestion, type Rule } from "./ask.ts";
import { shortName } from "./talk-words.ts";
import { peopleNamed } from "./words.ts";

/** A rule for questions alone. */
const asked =
  (rule: Rule): Rule =>
  (ask) =>
    ask.question ? rule(ask) : null;

/** In this order: what is serious first, then what is said between two, then what is asked. Made when called: rooms here import each other. */
const rules = (): readonly Rule[] => [
  serious,
  asked(ofTheAsker),
  introduction,
  claims,
  pleasantries,
  invitations,
  orders,
  asked(asGuest),
  tales,
  asked(news),
  asked(hereAndNow),
  asked(company),
  asked(kin),
  people,
  asked(myself),
  asked(doings),
  asked(places),
  // Who did something is in memory; one's own topics answer what.
  asked((ask) => (/谁/.test(ask.text) ? recall(ask) : null)),
  asked(topics),
  asked(recall),
  asked(ownWords),
];

/** The text without the resident's own name as a form of address: "伊莎贝拉，谁要竞选镇长？" */
function addressed(self: Self, text: string): string {
  const { name } = self.persona;
  const names = [name, shortName(name)].map(literal).join("|");
  return (
    text
      .replace(
        new RegExp(`^((?:你好|您好|嗨|嘿|早上好|晚上好|谢谢|再见)?[，,]?)(?:${names})[，,、：:！!。\\s]+`, "u"),
        "$1",
      )
      .replace(new RegExp(`[，,](?:${names})([。！!？?]*)$`, "u"), "$1")
      .trim() || text
  );
}

/** Answers what somebody said; `lately` is what was said in this place. The same self, words, asker and throw give the same answer. */
export function answerTo(
  self: Self,
  question: string,
  asker: Asker,
  recalled: readonly Memory[],
  random: Random,
  lately: readonly string[] = [],
): Answer {
  const whole = addressed(self, question.trim().slice(0, 600));
  const parts = whole
    .split(/(?<=[。！？!?])\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const text = parts.findLast(isQuestion) ?? parts.findLast((part) => part.length > 3) ?? whole;
  const said = memoriesOf(self.mind.stream)
    .filter((memory) => memory.speaker === self.persona.id && memory.subjects.includes(asker.id))
    .map((memory) => memory.text)
    .join("\n");
  const ask: Ask = {
    self,
    asker,
    whole,
    text,
    question: isQuestion(text),
    people: peopleNamed(self, text),
    recalled,
    random,
    said,
    lately,
  };
  if (!/[\p{L}\p{N}]/u.test(whole)) return answer(ask, "ask-back", true, choose(ask, lines.whatSay));
  for (const rule of rules()) {
    const found = rule(ask);
    if (found?.line && mayBeHeardBy(ask, found)) return found;
  }
  return ask.question ? unknown(ask) : statement(ask);
}

/** In so many ways: that one doesn't know. */
function unknown(ask: Ask): Answer {
  const bank = /记得|还记得/.test(ask.text)
    ? lines.dontRemember
    : /听说|听到|是不是真|发生/.test(ask.text)
      ? lines.notHeard
      : /你(?:怎么看|觉得|认为)/.test(ask.text)
        ? lines.noOpinion
        : lines.dontKnow;
  return answer(ask, "dont-know", false, choose(ask, bank));
}
