/** What the rules of offline answering share: the question as understood, and how a line is chosen so that nobody hears it twice. */

import { sentences, toldIn } from "../../../language/en/sentences.ts";
import { literal } from "../../../language/literal.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { stems } from "../../../mind/memory/words.ts";
import { chunkAt, type Tie } from "../../../mind/mind.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory, MemoryId } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import type { PersonId } from "../../../world/places.ts";
import { type Ask, meIn } from "../../answers/ask.ts";
import { isSaid, leastSaid } from "../../say/said-here.ts";
import type { Answer } from "../../tongue.ts";
import { callName, doingAt, inVoice, myDoing, pronounsOf, quoteOf, shortQuote, tidy } from "./voice.ts";

/** One way of answering; null when it does not apply. */
export type Rule = (ask: Ask) => Answer | null;

/** The sayings that the asker has not heard: those that nobody here has heard of late, if there are any. */
export const unsaid = (ask: Pick<Ask, "said" | "lately">, sayings: readonly string[]): readonly string[] =>
  leastSaid(
    sayings.filter((one) => !ask.said.includes(one)),
    ask.lately,
  );

/** Whether a saying is new to the asker and to everybody here: what is only added to an answer is said once. */
export const isNew = (ask: Pick<Ask, "said" | "lately">, saying: string): boolean =>
  !ask.said.includes(saying) && !isSaid(saying, ask.lately);

/** An answer in the resident's manner. `plainly`: without flourish, where it is serious or quotes. */
export function answer(
  ask: Ask,
  kind: string,
  known: boolean,
  line: string,
  rests: readonly (Memory | MemoryId)[] = [],
  plainly = false,
): Answer {
  const ids = rests.map((one) => (typeof one === "string" ? one : one.id));
  return {
    line: inVoice(ask.self.persona, namedOnce(ask.self, line), ask.random, plainly),
    rests: [...new Set(ids)],
    kind,
    known,
  };
}

/** Whoever has been named once in a line is called by the first name after that; quotations stay as they are. */
function namedOnce(self: Self, line: string): string {
  let text = line;
  for (const { name } of self.town.personas.values()) {
    const first = firstName(name);
    if (name === first || !text.includes(name)) continue;
    let before = false;
    text = text
      .split(/("[^"]*")/)
      .map((part, i) => {
        if (i % 2 === 1) return part;
        return part.replace(new RegExp(`\\b${literal(name)}\\b|\\b${literal(first)}\\b`, "g"), (found) => {
          const called = before ? first : found;
          before = true;
          return called;
        });
      })
      .join("");
  }
  return text;
}

/** Sentences joined while they fit. */
export function joined(...parts: readonly (string | null | undefined | false)[]): string {
  let text = "";
  for (const part of parts) {
    if (!part) continue;
    const next = text ? `${text} ${tidy(part)}` : tidy(part);
    if (next.length <= 290) text = next;
  }
  return text;
}

/** Values for wordings about a person. */
export function about(self: Self, id: PersonId): Record<string, string> {
  const { they, them, their, are, were, have } = pronounsOf(self, id);
  return { who: callName(self, id), they, them, their, are, were, have };
}

/** What somebody is to the resident: as it is now, else as it was given. */
export function tieOf(self: Self, id: PersonId): Tie | null {
  const tie = self.mind.ties.get(id);
  if (tie) return tie;
  const given = self.persona.ties.find((one) => one.to === id);
  return given
    ? { kind: given.kind, warmth: given.warmth, text: given.kind, renewed: self.now, talks: 0, evidence: [] }
    : null;
}

/** What the resident is busy with, talk apart: the action or piece of the plan behind it. */
export function busyWith(self: Self): string {
  const me = meIn(self);
  const idle = !me || /^(?:talking with|looking around)/.test(me.doing.text);
  if (me && !idle) return myDoing(self.persona, me.doing.text);
  const action = self.mind.plan?.actions.find((one) => one.from <= self.now && self.now < one.to);
  if (action) return myDoing(self.persona, action.doing);
  const chunk = chunkAt(self.mind.plan, self.now);
  if (chunk)
    return me && me.spot.place === chunk.place
      ? myDoing(self.persona, chunk.doing)
      : doingAt(self, chunk.doing, chunk.place);
  return "having a look round";
}

/** The asker's own lines to the resident that say something, oldest first; the sentence being answered is left out. */
export const linesOf = (ask: Pick<Ask, "self" | "asker" | "whole">): Memory[] =>
  memoriesOf(ask.self.mind.stream).filter(
    (memory) =>
      memory.speaker === ask.asker.id &&
      memory.source.how === "heard" &&
      quoteOf(memory) !== null &&
      quoteOf(memory)!.trim() !== ask.whole.trim(),
  );

/** Lines that somebody said to or near the resident. */
export const heardFrom = (self: Self, id: PersonId): Memory[] =>
  memoriesOf(self.mind.stream).filter((memory) => memory.speaker === id && memory.source.how === "heard");

/** What the resident said to the asker last, in the talk that goes on. */
export const lastToAsker = (ask: Pick<Ask, "self" | "asker">): Memory | null =>
  memoriesOf(ask.self.mind.stream).findLast(
    (memory) =>
      memory.scene !== null && memory.speaker === ask.self.persona.id && memory.subjects.includes(ask.asker.id),
  ) ?? null;

const greets =
  /^(?:hi|hello|hey|thanks|thank you|bye|goodbye|good (?:day|morning|evening)|see you)\b(?![^.!?]*\b(?:i|my|we)\b)[^.!?]{0,30}[.!?]*$/i;

/** A greeting and a name at the beginning of what somebody says. */
const named =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood \p{L}+)\b[\s,.!]*)?(?:(?:[Ii]['’]m|[Ii] am|[Mm]y name(?:['’]s| is)) \p{Lu}\p{L}*\b[\s,.!]*)?/u;

/** Whether a remembered line only asks or greets. */
export const saysLittle = (memory: Memory): boolean => {
  const quote = quoteOf(memory);
  if (quote === null) return false;
  const tells = sentences(toldIn(quote)).filter((one) => !greets.test(one.trim()));
  return stems(tells.join(" ").replace(named, "")).length < 2;
};

/** What somebody once told, in a quotation: "You told me, ...". Their questions are not quoted back. */
export const youTold = (memory: Memory): string => {
  const quote = quoteOf(memory) ?? "";
  return `"${shortQuote(toldIn(quote) || quote)}"`;
};

const idle = new Set(
  stems(
    `know think happen happening remember today yesterday tomorrow now morning evening afternoon tonight like want please thing something anything someone anybody everyone people town really much many lot
latest recently lately ever still hear heard see seen talk speak question answer explain describe mean feel believe guess idea hello hi hey thank make made come came going give new did good nice best favourite favorite day time week any some one two`,
  ),
);

/** The words of a text that carry its meaning, without names of the people in it. */
export function contentWords(ask: Pick<Ask, "people">, text: string): string[] {
  const names = new Set(ask.people.flatMap((one) => stems(one.name)));
  return [...new Set(stems(text))].filter((word) => !idle.has(word) && !names.has(word));
}

/** Past forms that a stem does not reach, for questions with "did". */
const pastOf: Readonly<Record<string, readonly string[]>> = {
  find: ["found"],
  buy: ["bought"],
  bring: ["brought"],
  break: ["broke", "broken"],
  lose: ["lost"],
  los: ["lost"],
  win: ["won"],
  writ: ["wrote", "written"],
  teach: ["taught"],
  eat: ["ate", "eaten"],
  drink: ["drank"],
  sell: ["sold"],
  leav: ["left"],
  run: ["ran"],
  sing: ["sang"],
  build: ["built"],
  draw: ["drew"],
  forget: ["forgot"],
  begin: ["began"],
  chang: ["changed"],
};

/** How much of the content words a text has: number and share. */
export function overlap(words: readonly string[], text: string): { count: number; share: number } {
  const other = new Set(stems(text));
  const near = (word: string) =>
    other.has(word) ||
    (pastOf[word] ?? []).some((one) => other.has(one)) ||
    (word.length > 5 && [...other].some((one) => one.length > 4 && (one.startsWith(word) || word.startsWith(one))));
  const count = words.filter(near).length;
  return { count, share: words.length === 0 ? 0 : count / words.length };
}

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], and = "and"): string =>
  items.length <= 1 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

/** Whether a memory must not be told to others: what nobody has been told. */
export const isPrivate = (self: Self, memory: Memory): boolean =>
  /\bsecret(?:ly)?\b|\btold nobody\b|\bnot told anybody\b|\bcrush on\b/i.test(memory.text) ||
  memory.stories.some((id) => self.stories.get(id)?.secret === true);
