/**
 * Plain words: what a model writes is kept or said only when it is short plain text, because it becomes a memory, a line or a plan
 * that others read (design section 2.1). What will not do falls back to the stand-in, with its reason.
 */

const markup = /[<>{}[\]`]|\bhttps?:|@(everyone|here)\b|\*\*/i;
const outOfCharacter = /\b(as an ai|language model|i cannot (assist|help)|i can't assist)\b/i;

/** Longest texts, by what they become. */
export const LONGEST = { sentence: 400, summary: 500, doing: 160, word: 80 } as const;

/** What is wrong with words that are to be kept, or null. Empty words are wrong unless `empty` allows them. */
export function wordsProblem(text: string, most: number, empty: "empty" | "never" = "never"): string | null {
  const bare = text.trim();
  if (bare === "") return empty === "empty" ? null : "an empty sentence";
  if (bare.length > most) return `longer than ${most} characters`;
  if (markup.test(bare)) return "markup, a link or a mention";
  if (outOfCharacter.test(bare)) return "out of character";
  return null;
}

/** The first thing that is wrong with any of these words, or null. */
export function anyProblem(texts: readonly (string | null)[], most: number, empty?: "empty"): string | null {
  for (const text of texts) {
    const problem = text === null ? null : wordsProblem(text, most, empty);
    if (problem) return problem;
  }
  return null;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first emoji of a text, whole; a plain dot when there is none. */
export function emojiOf(text: string): string {
  for (const { segment } of graphemes.segment(text.slice(0, 40)))
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment)) return segment;
  return "▫️";
}
