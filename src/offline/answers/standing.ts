/** How one bears one's life in the long run, for whoever asks: "don't you get lonely up here?", 会不会闷. How one is today is another question. */
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf } from "./answerer.ts";
import { names } from "./naming.ts";

/** What one says of how one bears it to be alone, idle, tired or far from home, where words ask that; null where they ask for anything else. */
export function bearsIt(ask: Asked): Answer | null {
  const { question, text, people, self } = ask;
  const { now, of } = ask.lines.standing;
  if (!question || names(now, text) || people.some(({ ids }) => !ids.includes(self.persona.id))) return null;
  const found = of.find(({ asks }) => names(asks, text));
  return found ? oneOf(ask, "feeling", found.says) : null;
}
