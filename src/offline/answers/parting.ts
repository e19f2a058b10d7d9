/** Whether somebody takes their leave: a goodbye is heard where one is said, by closed lists, and not where nothing says so. */
import { isUnspaced } from "../../mind/memory/words.ts";
import { intents } from "../../world/intents.ts";
import { firstName } from "../../world/people.ts";
import { type Clause, type Reading, SURE } from "../../world/reading.ts";
import type { Asked } from "./answerer.ts";
import { names } from "./naming.ts";

/** So many words or signs beside a goodbye at most, and it is one: 再见啊大爷, "bye Tom, thanks". */
const BESIDE = { words: 3, signs: 4 };
/** So sure something else must be asked for to be heard beside a goodbye. */
const SURER = 0.95;

const piecesOf = (text: string): string[] => text.split(/[，,。！!？?~～；;.\n]/u).map((piece) => piece.trim());

/** What of a text stands after the longest of some openings, which are whole words where words are apart; null where it begins with none. */
function behind(openings: readonly string[], text: string): string | null {
  const found = openings
    .filter((one) => text.startsWith(one) && (isUnspaced(one) || !/^[\p{L}\p{N}]/u.test(text.slice(one.length))))
    .sort((a, b) => b.length - a.length)[0];
  return found === undefined ? null : text.slice(found.length).trim();
}

/** Whether a piece begins with a goodbye, after what leads to it, and says little else. */
function isGoodbye(piece: string, { parting }: Asked["lines"], called: readonly string[]): boolean {
  const { goodbyes, notGoodbye, leads, ends } = parting;
  const begun = (text: string): boolean => {
    const rest = behind(goodbyes, text);
    if (rest !== null && behind(notGoodbye, rest) === null && behind(notGoodbye, text) === null) {
      const word = text.slice(0, text.length - rest.length).trim();
      // 我走了 takes leave, and 我走了很远 tells of a walk.
      if (isUnspaced(word))
        return (
          rest.length <= BESIDE.signs &&
          (!word.endsWith("了") || rest === "" || behind([...ends, ...goodbyes], rest) !== null)
        );
      if (rest.split(/\s+/).length <= BESIDE.words) return true;
    }
    const led = behind([...leads, ...called], text);
    return led !== null && led !== "" && begun(led);
  };
  return begun(piece.toLowerCase().replaceAll("’", "'").trim());
}

/** Whether words say goodbye, whatever else they are read as. */
function saysGoodbye({ whole, lines, people }: Pick<Asked, "whole" | "lines" | "people">): boolean {
  const called = people
    .flatMap(({ name }) => [name.toLowerCase(), firstName(name).toLowerCase()])
    .filter((name) => name !== "");
  const pieces = piecesOf(whole).flatMap((piece) => (isUnspaced(piece) ? piece.split(/\s+/) : [piece]));
  return pieces.some((piece) => isGoodbye(piece, lines, called)) || names(lines.parting.goes, whole);
}

/** Whether a clause asks or proposes something and may not be meant so. */
const isLoose = ({ intent, confidence }: Clause): boolean =>
  confidence < SURER && intent !== undefined && ["ask", "propose"].includes(intents[intent].act);

/** The reading of a line with a farewell where it says one, and without where it says that somebody stays, or nothing of the kind. */
export function readAtParting(
  ask: Pick<Asked, "reading" | "whole" | "lines" | "question" | "people">,
): Reading | undefined {
  const { reading, whole, lines, question, people } = ask;
  if (!reading) return reading;
  const without = { ...reading, clauses: reading.clauses.filter(({ intent }) => intent !== "farewell") };
  // 老李走了两年了 is no leave that anybody takes.
  const died = reading.reports === "died" || names(lines.telling.matterWords.death, whole);
  if (names(lines.parting.stays, whole) || died) return without;
  const farewell = reading.clauses.find(({ intent }) => intent === "farewell");
  if (!saysGoodbye(ask)) return farewell && farewell.confidence < SURE ? without : reading;
  // "See you! Or is it shut tomorrow?" asks.
  const last = piecesOf(whole).findLast((piece) => piece !== "") ?? "";
  if (question && (/[?？]\s*$/.test(whole) || !saysGoodbye({ whole: last, lines, people }))) return reading;
  const clause: Clause = {
    act: { act: "chat" },
    slots: { words: whole },
    ...farewell,
    intent: "farewell",
    confidence: 1,
  };
  return {
    ...reading,
    clauses: [clause, ...without.clauses.filter((one) => !isLoose(one) && one.intent !== "insult")],
  };
}
