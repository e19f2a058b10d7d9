/** What is left to answer of a line that complains of an answer: "I only asked what games you play" asks what games one plays. */
import { isUnspaced } from "../../mind/memory/words.ts";
import { sentencesOf } from "./sentences.ts";

/** A language's words for complaining of an answer. */
export interface Complains {
  /** After these stands what was asked or meant. */
  readonly insists: readonly string[];
  /** The same, where it may have been asked of anybody. */
  readonly asked: readonly string[];
  /** The same of what was not said. */
  readonly unsaid: readonly string[];
  /** These blame an answer without a word of what it should have been. */
  readonly blames: readonly string[];
  /** With these begins what asks, however it is put. */
  readonly whatOf: readonly string[];
  /** With these begins what was not meant. */
  readonly butNot: readonly string[];
}

/** So many words at most name what was meant: "I meant the night parcel". */
const NAMED = 6;
/** The same of signs where no spaces part the words. */
const SIGNS = 12;

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** Where a phrase stands in a text by itself; -1 where it does not. */
function standsAt(phrase: string, text: string): number {
  const at = plain(text).indexOf(phrase);
  const inWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return at >= 0 && !isUnspaced(phrase) && (inWord(text[at - 1]) || inWord(text[at + phrase.length])) ? -1 : at;
}

/** What stands after the last of some openings, without what it was not; null where none stands in it. */
function after(openings: readonly string[], sentence: string, butNot: readonly string[]): string | null {
  const [found] = openings
    .map((one) => ({ one, at: standsAt(one, sentence) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at + b.one.length - (a.at + a.one.length));
  if (!found) return null;
  const rest = sentence.slice(found.at + found.one.length);
  const ends = butNot.map((one) => plain(rest).indexOf(one)).filter((at) => at > 0);
  return rest
    .slice(0, Math.min(rest.length, ...ends))
    .replace(/^[\s,:，：]+|(?<![\s.!?,。！？，])[\s.!?,。！？，]+$/gu, "");
}

/** Whether words ask, for all that they stand in a sentence that tells: "if you're running". */
const asksIn = (text: string, whatOf: readonly string[]): boolean =>
  whatOf.some((one) =>
    isUnspaced(one)
      ? text.includes(one)
      : plain(text).startsWith(one) && !/^[\p{L}\p{N}]/u.test(text.slice(one.length)),
  );

/**
 * What is left to answer of a line that complains: what is asked after the complaint, else what it says was asked. Null for a line that does not
 * complain, or says no more than that it does.
 */
export function leftOf(
  line: string,
  complains: Complains,
  isQuestion: (text: string) => boolean,
  namesPeople: (text: string) => boolean,
): string | null {
  const { insists, asked, unsaid, blames, whatOf, butNot } = complains;
  const all = sentencesOf(line);
  const at = all.findIndex((one) =>
    [...insists, ...asked, ...unsaid, ...blames].some((phrase) => standsAt(phrase, one) >= 0),
  );
  if (at < 0) return null;
  const own = all[at]!;
  const blamed = blames.some((phrase) => standsAt(phrase, own) >= 0);
  const meant = blamed ? null : after([...insists, ...asked, ...unsaid], own, butNot);
  const asks = meant !== null && (asksIn(meant, whatOf) || isQuestion(meant));
  // "I asked my sister" and "you never said you could sing" complain of nothing.
  const surely = blamed || asks || after(insists, own, butNot) !== null;
  if (!surely) return null;
  const later = all.slice(at + 1);
  const ask = later.findLastIndex((one) => isQuestion(one) && /\p{Script=Han}{2}|\p{L}+[^\p{L}]+\p{L}+/u.test(one));
  const named =
    meant !== null &&
    !asks &&
    meant !== "" &&
    !namesPeople(meant) &&
    (isUnspaced(meant) ? meant.length <= SIGNS : meant.split(/\s+/).length <= NAMED);
  const rest = later.slice(0, ask + 1).join(" ");
  // "What's in it, the night parcel?"
  if (ask >= 0) return named ? `${rest.replace(/(?<![.!?。！？])[.!?。！？]+$/u, "")}, ${meant}?` : rest;
  return asks ? `${meant.replace(/^(?:if|whether) /iu, "")}?` : null;
}
