/** 简体中文: what answers share: the resident's manner, and what one is busy with. */

import { inOwnWords } from "../../../language/zh-cn/first-person.ts";
import { chunkAt } from "../../../mind/mind.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory, MemoryId } from "../../../world/events.ts";
import { type Ask as AnyAsk, meIn } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";

/** A question as it is understood. */
export type Ask = Omit<AnyAsk, "all" | "p">;

/** One way of answering; null when it does not apply. */
export type Rule = (ask: Ask) => Answer | null;

/** Longest answer, below what a line may hold. */
const LONGEST = 280;

/** An answer with the memories it rests on, polite in a polite mouth; the tag of some comes now and then, in front. */
export function answer(
  ask: Ask,
  kind: string,
  known: boolean,
  line: string,
  rests: readonly (Memory | MemoryId)[] = [],
): Answer {
  const { tag } = ask.self.persona.speech;
  const polite = /您/.test(ask.self.persona.speech.greetings.distant.join(""))
    ? line.replace(/(‘[^’]{0,200}’)|你(?!们)/gu, (_, quote: string | undefined) => quote ?? "您")
    : line;
  const ended = /[。！？…’”]$/u.test(polite) ? polite : `${polite}。`;
  const plain = kind === "serious" || !tag || !ask.random.chance(0.4);
  return {
    line: (plain ? ended : `${tag}，${ended}`).slice(0, LONGEST),
    rests: [...new Set(rests.map((one) => (typeof one === "string" ? one : one.id)))],
    kind,
    known,
  };
}

/** What the resident is busy with, talk apart. */
export function busyWith(self: Self): string {
  const me = meIn(self);
  const doing = me?.doing.text ?? "";
  if (doing && !/^和.+说话$|^四处看看$/.test(doing)) return inOwnWords(doing);
  const action = self.mind.plan?.actions.find((one) => one.from <= self.now && self.now < one.to);
  // 跟客人说着话的，就不在“和邻桌聊天”了。
  const at = me?.talk && /聊|说话|说笑|搭话/.test(action?.doing ?? "") ? undefined : action?.doing;
  return inOwnWords(at ?? chunkAt(self.mind.plan, self.now)?.doing ?? "随便走走看看");
}
