/** What answers in English share: the resident's manner, who somebody is in a wording, what one is busy with. */

import { literal } from "../../../language/literal.ts";
import { chunkAt } from "../../../mind/mind.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory, MemoryId } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import type { PersonId } from "../../../world/places.ts";
import { type Ask, meIn } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import { callName, doingAt, inVoice, myDoing, pronounsOf } from "./voice.ts";

/** One way of answering; null when it does not apply. */
export type Rule = (ask: Ask) => Answer | null;

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

/** Values for wordings about a person. */
export function about(self: Self, id: PersonId): Record<string, string> {
  const { they, them, their, are, were, have } = pronounsOf(self, id);
  return { who: callName(self, id), they, them, their, are, were, have };
}

const TALKS = /\b(?:chat|chatting|talk|talking|gossip|gossiping)\b/;

/** What the resident is busy with, talk apart: the action or piece of the plan behind it. */
export function busyWith(self: Self): string {
  const me = meIn(self);
  const idle = !me || /^(?:talking with|looking around)/.test(me.doing.text);
  if (me && !idle) return myDoing(self.persona, me.doing.text);
  const action = self.mind.plan?.actions.find((one) => one.from <= self.now && self.now < one.to);
  // Who talks with a visitor is at no other talk: "chatting across the counter".
  if (action && !(me?.talk && TALKS.test(action.doing))) return myDoing(self.persona, action.doing);
  const chunk = chunkAt(self.mind.plan, self.now);
  if (chunk)
    return me && me.spot.place === chunk.place
      ? myDoing(self.persona, chunk.doing)
      : doingAt(self, chunk.doing, chunk.place);
  return "having a look round";
}

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], and = "and"): string =>
  items.length <= 1 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

/** Whether a memory must not be told to others: what nobody has been told. */
export const isPrivate = (self: Self, memory: Memory): boolean =>
  /\bsecret(?:ly)?\b|\btold nobody\b|\bnot told anybody\b|\bcrush on\b/i.test(memory.text) ||
  memory.stories.some((id) => self.stories.get(id)?.secret === true);
