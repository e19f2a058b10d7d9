/** English: what every other group of words uses. */
import type { LanguageTag } from "../tags.ts";

/** What somebody is called for short. */
export type Pronoun = "she" | "he" | "they";

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], and = "and"): string =>
  items.length <= 1 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

/** A name, lists, and what somebody without a name is called. */
export const common = {
  tag: "en" as LanguageTag,
  /** Several things in a row: "a, b and c". */
  listed,
};
