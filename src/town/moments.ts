/** Moments that one can skip to: a time of day, or one with a name. */
import { type Minutes, minutes } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Choice } from "./acts/find.ts";
import { clockTyped } from "./keeping/setting-values.ts";

/** Moments to skip to that have a name. */
export const moments = ["evening", "tomorrow", "interesting"] as const;
/** One of them. */
export type Moment = (typeof moments)[number];

/** When the evening begins. */
export const EVENING: Minutes = minutes(18 * 60);

/** The moment that is meant, by its name in English or in the town's language; null for anything else. */
export function momentTyped(typed: string, language: string): Moment | null {
  const names = languageOf(language).settings.skip.moments;
  const plain = typed.trim().toLowerCase();
  return moments.find((moment) => moment === plain || names[moment].toLowerCase() === plain) ?? null;
}

/** What fits what was typed: moments with a name, and a time of day as it stands. */
export function momentChoices(typed: string, language: string): Choice[] {
  const names = languageOf(language).settings.skip.moments;
  const wanted = typed.trim().toLowerCase();
  const time = clockTyped(wanted) === null ? [] : [{ id: wanted, label: wanted }];
  const named = moments.map((id) => ({ id, label: names[id] }));
  const fit = named.filter(({ id, label }) => `${id} ${label.toLowerCase()}`.includes(wanted));
  return [...time, ...(fit.length > 0 || time.length > 0 ? fit : named)];
}
