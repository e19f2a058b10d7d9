/** Why a line is not posted: kept in the book by a short name, told to people in their language. */
import { type Language, languageOf } from "../../../language/language.ts";

/** The reasons that are ours; Discord's own refusals are kept as "refused", with its number. */
export type LeftOut = keyof Language["trouble"]["leftOut"] | `refused ${string}`;

/** A reason of the book in words; one of an older book stands as it was written. */
export function whyLeftOut(why: string, language: string): string {
  const { leftOut, refused } = languageOf(language).trouble;
  const [, code] = /^refused (.+)$/.exec(why) ?? [];
  if (code) return refused(code);
  return Object.entries(leftOut).find(([name]) => name === why)?.[1] ?? why;
}
