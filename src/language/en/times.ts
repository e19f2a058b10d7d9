/** English: moments as people say them. */
import { DAY, dateOf, dayOf, type Minutes, timeOfDay } from "../../clock/units.ts";
import { literal } from "../literal.ts";

/** The days of the week, Sunday first. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

const units = ["twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

/** Whether a text names the hour of a moment, in words or figures: "half past five" is not five. */
export const saysHour = (text: string, at: Minutes): boolean =>
  new RegExp(
    `(?<!\\b(?:past|quarter to|ten to|twenty to|twenty-five to) )\\b(?:${literal(spokenClock(at))}|${literal(`${Math.floor(timeOfDay(at) / 60)}:`)}|${literal(`${Math.floor((timeOfDay(at) % 720) / 60)}`)} ?(?:pm|o'clock))`,
    "i",
  ).test(text);

/** A time of day as people say it, to five minutes: "ten", "half past two", "twenty to six", "noon". */
export function spokenClock(at: Minutes): string {
  const t = (Math.round(timeOfDay(at) / 5) * 5) % DAY;
  if (t === 720) return "noon";
  if (t === 0) return "midnight";
  const hour = Math.floor(t / 60);
  const minute = t % 60;
  const name = (h: number) => units[((h % 12) + 12) % 12]!;
  const past: Readonly<Record<number, string>> = {
    5: "five past",
    10: "ten past",
    15: "quarter past",
    20: "twenty past",
    25: "twenty-five past",
    30: "half past",
  };
  if (minute === 0) return name(hour);
  if (minute <= 30) return `${past[minute]} ${name(hour)}`;
  return `${past[60 - minute]!.replace("past", "to")} ${name(hour + 1)}`;
}

/** When something was, from now: "a moment ago", "around ten this morning", "yesterday around two". */
export function whenInWords(
  self: { readonly now: Minutes; readonly town: { readonly start: string } },
  at: Minutes,
): string {
  const ago = self.now - at;
  const days = dayOf(self.now) - dayOf(at);
  if (days <= 0) {
    if (ago <= 6) return "just now";
    if (ago <= 40) return "a little while ago";
    const part = timeOfDay(at) < 720 ? " this morning" : timeOfDay(at) < 1020 ? " this afternoon" : " this evening";
    const clock = spokenClock(at);
    return `around ${clock}${clock === "noon" ? "" : part}`;
  }
  const clock = spokenClock(at);
  const day =
    days === 1
      ? "yesterday"
      : `on ${weekdays[dateOf(self.town.start, at).getUTCDay()]!.replace(/^./, (c) => c.toUpperCase())}`;
  return `${day} around ${clock}`;
}
