/**
 * 简体中文: what a resident answers without a model to anything anybody says: only from what they remember, have planned, were given and
 * see; else that they don't know (design sections 2.1, 5; paper section 6). A list of rules, the first that applies answers.
 */

import { timeOfDay } from "../../../clock/units.ts";
import { literal } from "../../../language/literal.ts";
import { isQuestion } from "../../../language/zh-cn/first-person.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import type { Asker } from "../../../mind/questions/interview.ts";
import type { Self } from "../../../mind/self.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import type { Line } from "../../../world/people.ts";
import type { Reading } from "../../../world/reading.ts";
import { byRules } from "../../answers/ask.ts";
import { answerBy } from "../../answers/dispatch.ts";
import { shortName } from "../say/talk-words.ts";
import { type Answer, type Ask, answer, choose, contentWords, type Rule } from "./ask.ts";
import { everyday, looksOf, reactions } from "./everyday.ts";
import { answerLines as lines } from "./lines.ts";
import { news } from "./news.ts";
import { company, kin, people } from "./people.ts";
import { doings, hereAndNow, myself, ownWords, places, recall, topics } from "./self.ts";
import { serious } from "./serious.ts";
import { asGuest, askerName, HAIL, ofTheAsker } from "./social.ts";
import { whereabouts } from "./where.ts";
import { peopleNamed } from "./words.ts";

/** A rule for questions alone. */
const asked =
  (rule: Rule): Rule =>
  (ask) =>
    ask.question ? rule(ask) : null;

/** What still reads a question that somebody typed and that was not understood. Made when called: rooms here import each other. */
const between = (): readonly Rule[] => [asked(ofTheAsker), whereabouts, asked(asGuest), reactions];

/** For questions of an interview, in this order: what is said between two first, then what is asked. Made when called: rooms here import each other. */
const rules = (): readonly Rule[] => [
  asked(ofTheAsker),
  whereabouts,
  asked(asGuest),
  reactions,
  asked(everyday),
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
  asked(looksOf),
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

/** Answers what somebody said; `lately` is what was said in this place, `talk` what was said before in the talk: null where nobody talks. The same self, words, asker and throw give the same answer. */
export function answerTo(
  self: Self,
  question: string,
  asker: Asker,
  recalled: readonly Memory[],
  random: Random,
  lately: readonly string[] = [],
  reading?: Reading,
  talk: readonly Line[] | null = null,
): Answer {
  const whole = addressed(self, question.trim().slice(0, 600));
  const parts = whole
    .split(/(?<=[。！？!?])\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const text = mainSentence(parts) ?? parts.findLast((part) => part.length > 3) ?? whole;
  const said = memoriesOf(self.mind.stream)
    .filter((memory) => memory.speaker === self.persona.id && memory.subjects.includes(asker.id))
    .map((memory) => memory.text)
    .join("\n");
  const named: Ask = {
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
    reading,
  };
  const ask = { ...named, asker: asker.visitor ? { ...asker, name: askerName(named) } : asker };
  if (!/[\p{L}\p{N}]/u.test(whole)) return answer(ask, "ask-back", true, choose(ask, lines.whatSay));
  const earnest = serious(ask);
  if (earnest) return earnest;
  return answerBy(ask, talk, {
    // How it goes with a gathering, and who would help with it.
    ahead: () => (ask.question && /准备|筹备|布置|张罗/.test(ask.text) ? news(ask) : null),
    ruled: (examined) => byRules(ask, examined ? rules() : between()),
    unknown: () => unknown(ask),
    greetedBack: (found) => greetedBack(ask, found),
  });
}

/** Answers that greet of themselves, or before which a greeting would be out of place. */
const greetless = new Set(["greeting", "visit", "introduction", "farewell", "fine", "thanks", "serious", "insult"]);

/** Whoever begins with a greeting is greeted first, once in a while: "下午好，洗手间在哪儿？" */
function greetedBack(ask: Ask, found: Answer): Answer {
  const hail = HAIL.exec(ask.whole)?.[0];
  const mine = memoriesOf(ask.self.mind.stream).findLast(
    ({ speaker, subjects }) => speaker === ask.self.persona.id && subjects.includes(ask.asker.id),
  );
  if (
    hail === undefined ||
    !ask.asker.visitor ||
    greetless.has(found.kind) ||
    (mine && mine.created > ask.self.now - 60) ||
    ask.people.some(
      ({ name, ids }) => !ids.includes(ask.self.persona.id) && ask.whole.slice(hail.length).startsWith(`${name}，`),
    ) ||
    HAIL.test(found.line)
  )
    return found;
  const t = timeOfDay(ask.self.now);
  const polite = /您/.test(ask.self.persona.speech.greetings.distant.join(""));
  const words = /早|上午|中午|下午|晚/.test(hail)
    ? `${t < 690 ? "早上" : t < 1080 ? "下午" : "晚上"}好`
    : polite
      ? "您好"
      : "你好";
  // Whoever is named in the answer is not named twice.
  const name = askerName(ask);
  return { ...found, line: found.line.includes(name) ? `${words}！${found.line}` : `${words}，${name}。${found.line}` };
}

/** The last question, with the one it hangs on: "有聚会吗？你会去吗？" */
function mainSentence(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex(isQuestion);
  const last = parts[at];
  const says = (one: string) =>
    contentWords({ people: [] }, one).some((word) => !/^[会去来要想是在你我]+$/u.test(word));
  if (last === undefined || says(last)) return last;
  const from = parts.slice(0, at).findLastIndex((one) => isQuestion(one) && says(one));
  return from < 0 ? last : parts.slice(from, at + 1).join("");
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
