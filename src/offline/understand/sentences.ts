/** The sentences of a text, where no language says how: what ends them are marks. */

const SPOKEN = /[\p{L}\p{N}]/u;

/** The sentences of a text that say something, with their marks. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?。！？…;；\n]+(?:[.](?=\S)[^.!?。！？…;；\n]+)*[.!?。！？…;；\n]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => SPOKEN.test(sentence));
