/**
 * The units of time. Inside the town every moment is `Minutes` since midnight of the start date, so day 1 is 0 to 1439;
 * real durations are `Milliseconds` and appear only at the edges (design section 2.9).
 */

declare const unit: unique symbol;

/** Town minutes: a moment counted from midnight of the town's start date, or a duration. */
export type Minutes = number & { readonly [unit]: "minutes" };
/** Real milliseconds: a moment of the wall clock, or a duration. */
export type Milliseconds = number & { readonly [unit]: "milliseconds" };

/** Town minutes in a day. */
export const DAY = 1440 as Minutes;

/** Marks a plain number as town minutes. */
export const minutes = (n: number): Minutes => n as Minutes;
/** Marks a plain number as real milliseconds. */
export const milliseconds = (n: number): Milliseconds => n as Milliseconds;
/** `at` moved by `by` town minutes. */
export const later = (at: Minutes, by: number): Minutes => (at + by) as Minutes;
/** The day of a moment, counted from 1 on the start date. */
export const dayOf = (at: Minutes): number => Math.floor(at / DAY) + 1;
/** Midnight at which day `day` (from 1) begins. */
export const startOfDay = (day: number): Minutes => ((day - 1) * DAY) as Minutes;
/** Minutes since that day's midnight, 0 to 1439. */
export const timeOfDay = (at: Minutes): Minutes => (((at % DAY) + DAY) % DAY) as Minutes;

/** A time of day as people write it: `clockText(425)` is "07:05". */
export function clockText(at: Minutes): string {
  const t = Math.floor(timeOfDay(at));
  return `${String(Math.floor(t / 60)).padStart(2, "0")}:${String(t % 60).padStart(2, "0")}`;
}

/** "07:05" as minutes of the day (24:00 is allowed, for an end), or null when it is no time. */
export function parseClock(text: string): Minutes | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const at = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && at <= DAY ? minutes(at) : null;
}

/** The calendar day of a moment, as a UTC date (only its year, month, day and weekday mean anything). */
export function dateOf(start: string, at: Minutes): Date {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + dayOf(at) - 1);
  return date;
}

/** The calendar day of a moment as "2023-02-14". */
export const isoDate = (start: string, at: Minutes): string => dateOf(start, at).toISOString().slice(0, 10);

/** Midnight of the calendar day `iso` ("2023-02-14") in a town that starts on `start`. */
export const momentOf = (start: string, iso: string): Minutes =>
  minutes(Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 60_000));

/** Formatters by locale: making one takes far longer than using it. Nothing of a town is kept here. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment's date in words: "Monday 13 February", or the language's own form. */
export function dateText(start: string, at: Minutes, language = "en"): string {
  const locale = language === "en" ? "en-GB" : language;
  const formatter =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  formatters.set(locale, formatter);
  return formatter.format(dateOf(start, at)).replace(",", "");
}

/** A day and a time of it, as people read them everywhere. */
const dated = (date: string, clock: string): string => `${date} ${clock}`;

/** A moment in words: "Monday 13 February 07:05". */
export const momentText = (start: string, at: Minutes, language = "en"): string =>
  dated(dateText(start, at, language), clockText(at));

/** A stretch of a day in words: "Monday 13 February 17:00-19:00". */
export const spanText = (start: string, from: Minutes, to: Minutes, language = "en"): string =>
  dated(dateText(start, from, language), `${clockText(from)}-${clockText(to)}`);

/** ISO time of a moment, for records that outlive the town: "2023-02-13T07:05". */
export const isoTime = (start: string, at: Minutes): string => `${isoDate(start, at)}T${clockText(at)}`;
