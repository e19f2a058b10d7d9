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
const NAMED = 4;
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
  // 我问了林小满 tells of a question.
  if (/^[了过]/u.test(rest)) return null;
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

/** What is left to answer of a line that complains, and what it says beside that. */
export interface Left {
  readonly meant: string;
  readonly beside: string;
}

/**
 * What is left to answer of a line that complains: what is asked after the complaint, else what it says was asked. Null for a line that does not
 * complain, or says no more than that it does.
 */
export function leftOf(
  line: string,
  complains: Complains,
  isQuestion: (text: string) => boolean,
  namesPeople: (text: string) => boolean,
): Left | null {
  const { insists, asked, unsaid, blames, whatOf, butNot } = complains;
  const all = sentencesOf(line);
  const at = all.findIndex((one) =>
    [...insists, ...asked, ...unsaid, ...blames].some((phrase) => standsAt(phrase, one) >= 0),
  );
  if (at < 0) return null;
  const own = all[at]!;
  const blamed = blames.some((phrase) => standsAt(phrase, own) >= 0);
  const meant = blamed ? null : after([...insists, ...asked, ...unsaid], own, butNot);
  const asks = meant !== null && (asksIn(meant, whatOf) || isQuestion(meant.split(/[,，]/u)[0]!));
  const named =
    meant !== null &&
    !asks &&
    meant !== "" &&
    after(insists, own, butNot) !== null &&
    (isUnspaced(meant) ? meant.length <= SIGNS : meant.split(/\s+/).length <= NAMED);
  // "I asked my sister" and "you never said you could sing" complain of nothing.
  if (!blamed && !asks && !named) return null;
  const later = all.slice(at + 1);
  // "Well?" asks nothing by itself.
  const ask = later.findLastIndex((one) => isQuestion(one) && (isUnspaced(one) || one.split(" ").length > 1));
  const beside = [...all.slice(0, at), ...later.slice(ask + 1)].join(" ");
  const rest = later.slice(0, ask + 1).join(" ");
  // "What's in it, the night parcel?"
  const thing = named && !namesPeople(meant) ? `, ${meant}?` : null;
  if (ask >= 0)
    return { meant: thing ? `${rest.replace(/(?<![.!?。！？])[.!?。！？]+$/u, "")}${thing}` : rest, beside };
  return asks ? { meant: `${meant.replace(/^(?:if|whether) /iu, "")}?`, beside } : null;
}
