/**
 * 简体中文: what a resident answers without a model: what was said is put into the form it is answered by, and what is serious is answered
 * before anything else.
 */

import { literal } from "../../../language/literal.ts";
import { isQuestion } from "../../../language/zh-cn/first-person.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { stems } from "../../../mind/memory/words.ts";
import type { Asker } from "../../../mind/questions/interview.ts";
import type { Self } from "../../../mind/self.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import type { Line } from "../../../world/people.ts";
import type { Reading } from "../../../world/reading.ts";
import { choose } from "../../answers/ask.ts";
import { answerBy, withSorry } from "../../answers/dispatch.ts";
import type { Answer } from "../../tongue.ts";
import { shortName } from "../say/talk-words.ts";
import { type Ask, answer } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { serious } from "./serious.ts";
import { askerName } from "./social.ts";
import { peopleNamed } from "./words.ts";

/** Words that say nothing of what is asked. */
const idle = new Set(
  `叫 名字 姓 的 了 吗 呢 吧 啊 是 我 你 您 他 她 它 们 在 有 没 不 也 都 就 还 这 那 什么 谁 哪 怎么 怎样 为什么 几 多少 请问 请 说 知道 觉得 觉 告诉 问 想 要 会 能 可以 和 跟 与 对 给 把 被 到 去 来 上 下 里 一 个 最近 今天 昨天 明天 现在 事 事情 吗 么 人 很 好 过 着 得 地 听 听说 看 做 干 时候 有没有 是不是 镇 镇上`.split(
    " ",
  ),
);

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
  if (reading?.meant === undefined || talk === null) return answerBy(ask, talk);
  const { meant, ...left } = reading;
  return withSorry(ask, talk, answerTo(self, meant, asker, recalled, random, lately, left, talk));
}

/** The last question, with the one it hangs on: "有聚会吗？你会去吗？" */
function mainSentence(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex(isQuestion);
  const last = parts[at];
  const says = (one: string) =>
    stems(one).some((word) => !idle.has(word) && !/^\p{P}+$/u.test(word) && !/^[会去来要想是在你我]+$/u.test(word));
  if (last === undefined || says(last)) return last;
  const from = parts.slice(0, at).findLastIndex((one) => isQuestion(one) && says(one));
  return from < 0 ? last : parts.slice(from, at + 1).join("");
}
