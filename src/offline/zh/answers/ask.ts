/** 简体中文: what the rules of answering share - the question as understood, facts about oneself and others, and how a line is chosen. */

import { inOwnWords, seenDoing } from "../../../language/zh-cn/first-person.ts";
import { doingIn } from "../../../mind/memory/episode.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { stems } from "../../../mind/memory/words.ts";
import { chunkAt, type Tie } from "../../../mind/mind.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory, MemoryId } from "../../../world/events.ts";
import type { PersonId } from "../../../world/places.ts";
import { type Ask as AnyAsk, choose, greetingsFor, meIn, present } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import { quoteOf } from "../reflect/after-talk.ts";

export { type Answer, choose, greetingsFor, meIn, present };

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

/** Sentences joined while they fit. */
export function joined(...parts: readonly (string | null | undefined | false)[]): string {
  let text = "";
  for (const part of parts) {
    if (!part) continue;
    const next = `${text}${/[。！？…’”]$/u.test(part) ? part : `${part}。`}`;
    if (next.length <= LONGEST) text = next;
  }
  return text;
}

/** What somebody is to the resident. */
export const tieOf = (self: Self, id: PersonId): Tie | null => self.mind.ties.get(id) ?? null;

/** What the resident is busy with, talk apart. */
export function busyWith(self: Self): string {
  const doing = meIn(self)?.doing.text ?? "";
  if (doing && !/^和.+说话$|^四处看看$/.test(doing)) return inOwnWords(doing);
  const action = self.mind.plan?.actions.find((one) => one.from <= self.now && self.now < one.to);
  return inOwnWords(action?.doing ?? chunkAt(self.mind.plan, self.now)?.doing ?? "随便走走看看");
}

/** What the resident remembers doing between two moments, talk apart, oldest first. */
export const ownDeeds = (self: Self, from: number, to: number): Memory[] =>
  memoriesOf(self.mind.stream).filter(
    (memory) =>
      memory.source.how === "did" &&
      memory.speaker === null &&
      memory.created >= from &&
      memory.created < to &&
      memory.text.startsWith(`${self.persona.name}正`) &&
      !/说话$|四处看看|往.{1,200}走$|醒过来|睡觉/.test(memory.text),
  );

/** A deed as it stands after 正: "在画水彩". */
export function deedOf(memory: Memory): string {
  const doing = doingIn(memory);
  return inOwnWords(doing === null ? memory.text : seenDoing(doing));
}

/** Lines of somebody that the resident heard, oldest first. */
export const linesOf = (self: Self, id: PersonId): Memory[] =>
  memoriesOf(self.mind.stream).filter(
    (memory) => memory.speaker === id && memory.source.how === "heard" && quoteOf(memory) !== "",
  );

/** Words that say nothing of what is meant. */
const idle = new Set(
  `叫 名字 姓 的 了 吗 呢 吧 啊 是 我 你 您 他 她 它 们 在 有 没 不 也 都 就 还 这 那 什么 谁 哪 怎么 怎样 为什么 几 多少 请问 请 说 知道 觉得 觉 告诉 问 想 要 会 能 可以 和 跟 与 对 给 把 被 到 去 来 上 下 里 一 个 最近 今天 昨天 明天 现在 事 事情 吗 么 人 很 好 过 着 得 地 听 听说 看 做 干 时候 有没有 是不是 镇 镇上`.split(
    " ",
  ),
);

/** The words of a text that carry its meaning, without names of the people in it. */
export function contentWords(ask: Pick<Ask, "people">, text: string): string[] {
  const bare = ask.people.reduce((rest, { name }) => rest.replaceAll(name, " "), text);
  return [...new Set(stems(bare))].filter((word) => !idle.has(word) && !/^\p{P}+$/u.test(word));
}
