/**
 * What a resident answers without a model, in English: what was said is put into the form it is answered by, and what is serious is answered
 * before anything else.
 */

import { plain } from "../../../language/en/plain.ts";
import { isForeign, isQuestion, sentences } from "../../../language/en/sentences.ts";
import { literal } from "../../../language/literal.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { stems } from "../../../mind/memory/words.ts";
import type { Asker } from "../../../mind/questions/interview.ts";
import type { Self } from "../../../mind/self.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName, type Line } from "../../../world/people.ts";
import type { Reading } from "../../../world/reading.ts";
import { type Ask, choose } from "../../answers/ask.ts";
import { answerBy, withSorry } from "../../answers/dispatch.ts";
import { nameGiven, visitorCalled } from "../../answers/names.ts";
import type { Answer } from "../../tongue.ts";
import { answer } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { serious } from "./serious.ts";
import { peopleNamed } from "./words.ts";

/** A language the town does not speak. */
function foreign(ask: Ask): Answer | null {
  if (!/^en\b/.test(ask.self.town.language) || !isForeign(ask.whole)) return null;
  return answer(ask, "language", false, choose(ask, lines.foreign));
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
  const whole = question.trim().slice(0, 600);
  const parts = sentences(whole);
  const text = addressed(self, mainSentence(parts) ?? whole);
  const said = memoriesOf(self.mind.stream)
    .filter((memory) => memory.speaker === self.persona.id && memory.subjects.includes(asker.id))
    .map((memory) => memory.text)
    .join("\n");
  const ask: Ask = {
    self,
    asker: asker.visitor ? { ...asker, name: called(self, asker, whole) } : asker,
    whole,
    text,
    all: plain(addressed(self, whole)),
    p: plain(text),
    question: isQuestion(text) && !agreesWith.test(plain(text)),
    people: peopleNamed(self, text),
    recalled,
    random,
    said,
    lately,
    reading,
  };
  if (!/[\p{L}\p{N}]/u.test(whole)) return answer(ask, "ask-back", true, choose(ask, lines.whatSay));
  const earnest = serious(ask) ?? foreign(ask);
  if (earnest) return earnest;
  if (reading?.meant === undefined || talk === null) return answerBy(ask, talk);
  const { meant, ...left } = reading;
  return withSorry(ask, talk, answerTo(self, meant, asker, recalled, random, lately, left, talk));
}

/** "Lovely day, isn't it?": a remark, for all its question mark. */
const agreesWith =
  /^(?!\W*(?:who|what|which|where|when|why|how|is|are|do|does|did|will|can|could|would|have|has)\b).{3,60}?(?: (?:is|are|does|do|was|were|did) not (?:it|they|he|she|you|that)|, (?:do not|would not) you (?:think|say)|, (?:right|eh|no|is it))\W*$/;

/** Words that say nothing of what is asked. */
const idle = new Set(
  stems(
    `know think happen happening remember today yesterday tomorrow now morning evening afternoon tonight like want please thing something anything someone anybody everyone people town really much many lot
latest recently lately ever still hear heard see seen say talk speak question answer explain describe mean feel believe guess idea hello hi hey thank make made come came going give new did good nice best favourite favorite day time week any some one two`,
  ),
);

/** The sentence that matters most: the last question, with the one it hangs on ("Is there a party? Are you going?"), else the last word. */
function mainSentence(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex((one) => isQuestion(one));
  const [before, last] = [parts[at - 1], parts[at]];
  if (last === undefined) return parts.findLast((one) => plain(one).trim().split(" ").length > 2) ?? parts.at(-1);
  const says = (one: string) => stems(one).some((word) => !idle.has(word));
  return before !== undefined && isQuestion(before) && says(before) && !says(last) ? `${before} ${last}` : last;
}

/** What a visitor wants to be called: as they say now or said before, else as their stage shows them. */
function called(self: Self, asker: Asker, whole: string): string {
  const now = nameGiven({ whole, asker });
  const own = now?.toLowerCase() === self.persona.name.split(" ")[0]!.toLowerCase();
  return now && !own ? now : visitorCalled(self, asker.id, asker.name);
}

/** The text without the resident's own name as a form of address: "Isabella, who is running?" */
function addressed(self: Self, text: string): string {
  const ownNames = [self.persona.name, firstName(self.persona.name)].map(literal).join("|");
  return (
    text
      .replace(
        new RegExp(
          `^(\\s*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|so|and|thanks|thank you|dear|oh),?)?\\s*(?:${ownNames})\\b(?!'s|’s)\\s*[,.!:-]+\\s*`,
          "i",
        ),
        (_, hail: string | undefined) => (hail ? `${hail} ` : ""),
      )
      .replace(
        new RegExp(
          `^(\\s*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|bye|goodbye|thanks|thank you)),?\\s+(?:${ownNames})\\b(?!'s|’s)`,
          "i",
        ),
        "$1",
      )
      .replace(new RegExp(`,\\s{0,9}(?:${ownNames})\\s{0,9}([?.!]{0,9})\\s{0,9}$`, "i"), "$1")
      .trim() || text
  );
}
