/** The moment that a member means by the words they type for an event. Pure; of a text that cannot be read it says so. */
import { DAY, dateOf, dayOf, later, type Minutes, minutes, startOfDay } from "../../clock/units.ts";
import { literal } from "../../language/literal.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { amountTyped, clockTyped, spokenInDigits } from "../keeping/setting-values.ts";

/** So many days ahead a day is looked for. */
const DAYS_AHEAD = 30;
/** Words for the part of a day that stand before the hour in Chinese. */
const BEFORE_HOUR = "(?:凌晨|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|早|晚)";
/** Where a time of day stands: with a colon, as "6pm", "8 in the evening" or "下午三点半", or by its name. */
const TIME = new RegExp(
  `${BEFORE_HOUR}? ?(?<![\\d周期拜])(?:\\d{1,2}|二?十[一二三四五六七八九]?|[零一二两三四五六七八九])(?:(?:[:.h]\\d{2}(?!\\d)|[点时](?:钟|半|[一三]刻|(?:\\d{2}(?![\\d个人名多位几]|来[个人名位])|[二三四五]?十[一二三四五六七八九]?(?![个人名多位几一二三四五六七八九]|来[个人名位]))分?)?)(?: ?[ap]\\.?m\\b\\.?)?| ?[ap]\\.?m\\b\\.?|h\\b| (?:in the (?:morning|afternoon|evening)|at night)\\b)|\\b(?:noon|midday|midnight)\\b|正午|中午|午夜`,
  "u",
);
/** When it is by a part of a day alone; whoever plans is told the hour. */
const PARTS: readonly (readonly [RegExp, Minutes])[] = [
  [/\bmorning\b|早[上晨]?|上午/, minutes(10 * 60)],
  [/\bafternoon\b|下午/, minutes(15 * 60)],
  [/傍晚/, minutes(18 * 60)],
  [/\b(?:tonight|evening|night)\b|晚上?/, minutes(19 * 60)],
];
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
/** A date by its numbers: what else stands in digits may be the hour. */
const DATE = new RegExp(
  `\\d{4}-\\d{2}-\\d{2}|\\d{1,2} ?月 ?\\d{1,2} ?[日号]?|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b`,
  "u",
);
/** Times of the later half of the day, whatever is between them and the hour. */
const LATE = /\b(?:tonight|evening|afternoon)\b|下午|傍晚|[今明]晚|晚上/;
/** What says that an hour is one of the morning. */
const EARLY = /(?<=\d ?)a\.?m\b|morning|凌晨|清晨|早|上午/;
/** Nobody gives a party before this hour without saying so: "at 6" is in the evening. */
const FIRST_HOUR = 8;
/** An hour by itself after "at". */
const AFTER_AT = /(?<=\b(?:at|around|about|by|from) )\d{1,2}(?=ish\b|\b)/;
/** The one number of a text that says a near day at most: beside other words it may be a date, how long, or how many come. */
const ALONE =
  /^(?:today|tonight|tomorrow|this|in the|morning|afternoon|evening|[今明后][天晚早]|[,，. ])*\d{1,2}(?:ish)?(?:today|tonight|tomorrow|this|in the|morning|afternoon|evening|[今明后][天晚早]|[,，. ])*$/;
const BARE = /\d{1,2}/;
/** Twelve of the night is the end of its day. */
const NIGHT = /\btonight\b|\bat night\b|晚|夜/;
/** How far from now: "in two hours", "一个半小时后". */
const FROM_NOW = [/^in (?:about )?(.+)$/u, /^(?:再?过)?(.+?)[之以]?后$/u];

/** The moment somebody means: "Saturday 18:00", "tomorrow 3:30pm", "at 6", "in two hours", "明天下午三点"; null when it cannot be read. */
export function momentMeant(typed: string, { now, facts }: { now: Minutes; facts: TownFacts }): Minutes | null {
  const folded = typed
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/\btmrw?\b/, "tomorrow");
  if (/^(?:right )?now$|^(?:现在|马上)$/.test(folded)) return now;
  for (const way of FROM_NOW) {
    const [, amount = ""] = way.exec(folded) ?? [];
    const ahead = /\p{L}/u.test(amount) ? amountTyped(amount, "minutes") : null;
    if (ahead !== null && ahead < DAY) return later(now, ahead);
  }
  const text = spokenInDigits(folded);
  const isAlone = ALONE.test(text);
  const [time] = [TIME, AFTER_AT, ...(isAlone ? [BARE] : [])].flatMap((sign) => sign.exec(text)?.[0].trim() ?? []);
  // A number that was not read may be the hour: "tomorrow evening 6-8".
  const part =
    time === undefined && !/\d/.test(text.replace(DATE, " ")) ? PARTS.find(([sign]) => sign.test(text)) : undefined;
  const at = part?.[1] ?? (time === undefined ? null : clockMeant(time, text));
  if (at === null) return null;
  const day = text
    .replace(time ?? part?.[0] ?? "", " ")
    .replace(/\bish\b/, " ")
    .replace(/\b(?:at|on|in the|this|around|about|by|from)\b|[,，的]/g, " ")
    .trim();
  const today = dayOf(now);
  const on = (n: number): Minutes => later(startOfDay(n), at);
  if (/大后天/.test(text)) return on(today + 3);
  if (/day after tomorrow|后天/.test(text)) return on(today + 2);
  if (/tomorrow|明[天晚早]/.test(text)) return on(today + 1);
  const isToday = /today|tonight|this (?:morning|afternoon|evening)|今[天晚早]/.test(text);
  if (isToday || /^(?:morning|afternoon|evening|)$/.test(day))
    return on(today) > now || isToday ? on(today) : on(today + 1);
  for (let n = today; n <= today + DAYS_AHEAD; n++)
    if (on(n) > now && isDayMeant(day, dateOf(facts.start, startOfDay(n)), facts.language)) return on(n);
  return null;
}

/** The time of day that is written as `time` in a text; null for none. */
function clockMeant(time: string, text: string): Minutes | null {
  const clock = clockTyped(time.replace(/^中午(?=.)/, "下午"));
  if (clock === null || clock >= DAY) return null;
  const isLate = clock < 720 && LATE.test(text) && !EARLY.test(time);
  const isBare = clock >= 60 && clock < FIRST_HOUR * 60 && !/^0|[ap]\.?m\b/.test(time) && !EARLY.test(text);
  const isMidnight = clock % 720 === 0 && NIGHT.test(text) && !EARLY.test(time);
  return minutes(isMidnight ? DAY : isLate || isBare ? clock + 720 : clock);
}

/** Whether typed words name a date: by its weekday, its day and month, or as 2024-06-22. */
function isDayMeant(typed: string, date: Date, language: string): boolean {
  if (typed.includes(date.toISOString().slice(0, 10))) return true;
  const day = typed.replace(/周|礼拜/, "星期").replace("星期天", "星期日");
  const words = day.split(/[^\p{L}]+/u).filter((word) => word.length >= 3);
  return [language, "en"].some((locale) => {
    const parts = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
      .formatToParts(date)
      .map(({ type, value }) => [type, value.toLowerCase()] as const);
    const part = (type: string) => parts.find(([one]) => one === type)?.[1] ?? "";
    const named = (name: string) => day.includes(name) || words.some((word) => name.startsWith(word));
    const numbered = new RegExp(`(?<!\\d)${literal(part("day").replace(/\D/g, ""))}(?!\\d)`);
    const month = /^\d+$/.test(part("month")) ? `${part("month")}月` : part("month");
    if (/\d/.test(day)) return named(month) && numbered.test(day.replace(month, " "));
    return named(part("weekday"));
  });
}
