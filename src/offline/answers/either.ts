/** Which of two things it is, asked of whoever is spoken to: "Do they come for the honey or for the nursing?" */
import { isUnspaced } from "../../mind/memory/words.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf } from "./answerer.ts";
import { contentOf, sharing } from "./content.ts";
import { names } from "./naming.ts";

/** Kinds of answers that say yes or no, or as good as nothing: which of two it is they leave open. */
const OPEN: ReadonlySet<string> = new Set([
  "acknowledge",
  "agree",
  "confirm",
  "feeling",
  "leaning",
  "not-confirmed",
  "occupation",
  "opinion",
  "remark",
  "topic",
  "work",
]);

/** Which of two it is, of one's own life, where an answer leaves that open; null elsewhere. */
export function ofTwo(ask: Asked, found: Answer): Answer | null {
  const { or, notAfter, noChoice, one } = ask.lines.either;
  const { text } = ask;
  if (!ask.question || ask.people.length > 0 || !names(ask.lines.people.youWords, text)) return null;
  // 你还是喜欢听戏吗 is of what still is so.
  const parts = (word: string) => text.includes(word) && !notAfter.some((before) => text.includes(before + word));
  const stands = isUnspaced(text) ? or.some(parts) && !/吗[?？]?$/u.test(text) : names(or, text);
  if (!stands || names(noChoice, text)) return null;
  const open = !found.known || (OPEN.has(found.kind) && sharing(contentOf(ask, text), found.line) === 0);
  return open ? oneOf(ask, "opinion", one) : null;
}
