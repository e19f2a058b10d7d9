/** Whether somebody takes their leave: a goodbye is heard where one is said, by closed lists, and not where nothing says so. */
import { isUnspaced } from "../../mind/memory/words.ts";
import { intents } from "../../world/intents.ts";
import { type Clause, type Reading, SURE } from "../../world/reading.ts";
import type { Asked } from "./answerer.ts";
import { names } from "./naming.ts";

/** So many words or signs beside a goodbye at most, and it is one: 再见啊大爷, "bye Tom, thanks". */
const BESIDE = { words: 3, signs: 4 };
/** So sure something else must be asked for to be heard beside a goodbye. */
const SURER = 0.95;

const PIECES = /[\s]*[，,。！!？?~～；;.\n]+[\s]*/u;

/** Whether words say goodbye, whatever else they are read as. */
function saysGoodbye({ whole, lines }: Pick<Asked, "whole" | "lines">): boolean {
  const { goodbyes, notGoodbye, goes } = lines.parting;
  const short = (piece: string, word: string) =>
    isUnspaced(word)
      ? piece.length <= word.length + BESIDE.signs && !notGoodbye.some((one) => piece.includes(word + one))
      : piece.split(/\s+/).length <= word.split(" ").length + BESIDE.words;
  const pieces = whole.split(PIECES).flatMap((piece) => (isUnspaced(piece) ? piece.split(/\s+/) : [piece]));
  return (
    pieces.some((piece) => goodbyes.some((word) => names([word], piece) && short(piece, word))) || names(goes, whole)
  );
}

/** Whether a clause asks or proposes something and may not be meant so. */
const isLoose = ({ intent, confidence }: Clause): boolean =>
  confidence < SURER && intent !== undefined && ["ask", "propose"].includes(intents[intent].act);

/** The reading of a line with a farewell where it says one, and without where it says that somebody stays, or nothing of the kind. */
export function readAtParting(ask: Pick<Asked, "reading" | "whole" | "lines" | "question">): Reading | undefined {
  const { reading, whole, lines, question } = ask;
  if (!reading) return reading;
  const without = { ...reading, clauses: reading.clauses.filter(({ intent }) => intent !== "farewell") };
  // 老李走了两年了 is no leave that anybody takes.
  const died = reading.reports === "died" || names(lines.telling.matterWords.death, whole);
  if (names(lines.parting.stays, whole) || died) return without;
  const farewell = reading.clauses.find(({ intent }) => intent === "farewell");
  if (!saysGoodbye(ask)) return farewell && farewell.confidence < SURE ? without : reading;
  // "See you! Or is it shut tomorrow?" asks.
  const last = whole.split(PIECES).findLast((piece) => piece !== "") ?? "";
  if (question && (/[?？]\s*$/.test(whole) || !saysGoodbye({ whole: last, lines }))) return reading;
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
