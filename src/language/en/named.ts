/** English: the times and places that a text names. */
import { DAY, dateOf, later, type Minutes, startOfDay } from "../../clock/units.ts";
import { keptWith } from "../kept-with.ts";
import { literal } from "../literal.ts";
import type { Called, Present, TimeNamed } from "../moments.ts";
import { plain } from "./plain.ts";
import { saysHour, weekdays } from "./times.ts";

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const hourPattern = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const spans: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:early morning|before breakfast)\b/, 300, 480],
  [/\bbreakfast(?: time)?\b/, 420, 540],
  [/\bmorning\b/, 420, 720],
  [/\b(?:after lunch|early afternoon)\b/, 790, 900],
  [/\bbefore lunch\b/, 600, 715],
  [/\b(?:lunch ?time|over lunch|at lunch|for lunch)\b/, 720, 800],
  [/\bafternoon\b/, 780, 1020],
  [/\bafter work\b/, 1020, 1140],
  [/\b(?:after dinner|later tonight)\b/, 1170, 1320],
  [/\b(?:dinner ?time|for dinner|at dinner)\b/, 1080, 1170],
  [/\b(?:evening|tonight)\b/, 1050, 1290],
  [/\bnight\b/, 1290, 1440],
];

/** What is held in the evening, where nobody says otherwise: a party at seven is at seven in the evening. */
const HELD =
  "(?:party|parties|dinner|supper|disco|concert|feast|banquet|bonfire|get-together|sing-along|pub quiz|(?:game|card|quiz|film|movie) night)";
const OF_EVENING = new RegExp(
  `(?<!\\b(?:tea|breakfast|morning|after|before) )\\b${HELD}\\b(?! (?:decorations?|dress|food|wood|things?|stuff|tickets?|tables?|hall|room|invitations?))|\\b(?:for|over) drinks\\b`,
);
/** What is of the morning, whatever it is for. */
const OF_MORNING =
  /\b(?:breakfast|morning|deliver\w*|bak(?:e|es|ing)|set(?:ting)? up|prepar\w*|buy\w*|fetch\w*|shop\w*|opens?|opening)\b/;
/** Hours that are of the morning or of the evening. */
const EITHER = { from: 5, to: 9 } as const;

function clockNamed(p: string): { hour: number; minute: number; half: "am" | "pm" | null } | null {
  if (/\b(?:at )?(?:noon|midday)\b/.test(p)) return { hour: 12, minute: 0, half: "pm" };
  if (/\bmidnight\b/.test(p)) return { hour: 24, minute: 0, half: "am" };
  const half: "am" | "pm" | null = /(?<!\bi )\ba\.?m\b(?! i\b)|\bin the morning\b|\d\s?am\b/.test(p)
    ? "am"
    : /\b(?:p\.?m\.?|in the (?:afternoon|evening)|this (?:afternoon|evening)|tonight)\b|\d\s?pm\b|\b(?:tomorrow|yesterday) (?:afternoon|evening|night)\b/.test(
          p,
        )
      ? "pm"
      : /\b(?:this|tomorrow|yesterday) morning\b/.test(p)
        ? "am"
        : null;
  const digital = /\b(\d{1,2})[:.](\d{2})\b/.exec(p);
  if (digital && Number(digital[1]) <= 24 && Number(digital[2]) < 60)
    return { hour: Number(digital[1]), minute: Number(digital[2]), half };
  const spoken = new RegExp(`\\b(half past|half|quarter past|quarter to) ${hourPattern}\\b`).exec(p);
  const value = (word: string) => numberWords[word] ?? Number(word);
  if (spoken) {
    const hour = value(spoken[2]!);
    const minute = spoken[1]!.startsWith("half") ? 30 : spoken[1] === "quarter past" ? 15 : 45;
    return { hour: spoken[1] === "quarter to" ? hour - 1 : hour, minute, half };
  }
  const plainHour =
    new RegExp(`\\b${hourPattern} ?(?:o'? ?clock|a\\.?m\\b|p\\.?m\\b|in the (?:morning|afternoon|evening)\\b)`).exec(
      p,
    ) ??
    new RegExp(
      `\\b(?:at|around|about|by|until|till|since|after|before|from) (?:about |around )?${hourPattern}\\b(?! (?:minute|hour|day|dollar|people|time|year|of|coffee|thing|friend|please))`,
    ).exec(p);
  if (!plainHour) return null;
  const hour = value(plainHour[1]!);
  return hour <= 24 ? { hour, minute: 0, half } : null;
}

/** The same, where its own clause says that it is the hour of what is held in the evening. */
function clockMeant(p: string): ReturnType<typeof clockNamed> {
  const clock = clockNamed(p);
  if (clock?.half !== null || clock.hour < EITHER.from || clock.hour > EITHER.to) return clock;
  const own = p.split(/[,;!?]+\s*|\.\s+|\s(?=(?:and|but|so|then)\s)/).find((one) => clockNamed(one) !== null) ?? "";
  return OF_EVENING.test(own) && !OF_MORNING.test(own) ? { ...clock, half: "pm" } : clock;
}

/** A day that a text names, and what it is called from today. */
interface DayNamed {
  readonly day: number;
  readonly words: string;
}

/** The day a text names, or null. */
function dayNamed({ now, start, today }: Present, p: string, past: boolean): DayNamed | null {
  const at = (step: number, words: string): DayNamed => ({ day: today + step, words });
  if (/\bday after tomorrow\b/.test(p)) return at(2, "the day after tomorrow");
  if (/\btomorrow\b/.test(p)) return at(1, "tomorrow");
  if (/\byesterday\b|\blast (?:night|evening)\b/.test(p)) return at(-1, "yesterday");
  const weekday = weekdays.findIndex((name) => new RegExp(`\\b${literal(name)}s?\\b`).test(p));
  if (weekday >= 0) {
    const ahead = (weekday - dateOf(start, now).getUTCDay() + 7) % 7;
    const step = past ? (ahead === 0 ? -7 : ahead - 7) : ahead;
    const near = new Map([
      [0, ""],
      [1, "tomorrow"],
      [-1, "yesterday"],
    ]).get(step);
    return at(step, near ?? `on ${weekdays[weekday]!.replace(/^./, (c) => c.toUpperCase())}`);
  }
  const dated =
    /\b(?:the |february |feb )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(p) ??
    (/\bvalentine'?s(?: day)?\b/.test(p) ? ["", "14"] : null);
  const step = dated ? stepToDate(start, now, Number(dated[1])) : null;
  if (!dated || step === null) return null;
  if (step < 2) return at(step, step === 0 ? "" : "tomorrow");
  return at(step, `on the ${dated[1]}th`.replace(/1th$/, "1st").replace(/11st$/, "11th"));
}

/** In how many days the next such day of a month is, within a month; null where there is none. */
function stepToDate(start: string, now: Minutes, date: number): number | null {
  for (let step = 0; step < 31; step++) if (dateOf(start, later(now, step * DAY)).getUTCDate() === date) return step;
  return null;
}

/** The minute of a day that a clock time means: of its two halves, where none is named, the one that fits best. */
function minuteMeant(
  { hour, minute, half }: NonNullable<ReturnType<typeof clockNamed>>,
  { now, today, waking }: Present,
  day: number,
  past: boolean,
): number {
  const t = hour * 60 + minute;
  if (hour < 12 && half === "pm") return t + 720;
  if (half !== null || hour >= 12 || hour <= 0) return t;
  const early = hour < 7 ? t + 720 : t;
  if (day !== today) return early;
  const midnight = startOfDay(day);
  const fits = [t, t + 720].filter((one) => (past ? one <= now - midnight : one >= now - midnight));
  const { wake, sleep } = waking(day);
  const awake = fits.filter((one) => midnight + one >= wake && midnight + one <= sleep);
  return (past ? (awake.at(-1) ?? fits.at(-1)) : (awake[0] ?? fits[0])) ?? early;
}

/** The time a text names, or null. `past` says that it must lie behind ("what did you do at ten"). */
function timeNamed(present: Present, text: string, past: boolean): TimeNamed | null {
  const p = plain(text);
  const found = dayNamed(present, p, past);
  const { day, words: dayWords } = found ?? { day: present.today, words: "" };
  const midnight = startOfDay(day);
  const clock = clockMeant(p);
  if (clock) {
    const moment = later(midnight, minuteMeant(clock, present, day, past));
    return { day, from: moment, to: moment, exact: true, wholeDay: false, dayWords };
  }
  for (const [words, from, to] of spans)
    if (words.test(p))
      return { day, from: later(midnight, from), to: later(midnight, to), exact: false, wholeDay: false, dayWords };
  if (!found && !/\btoday\b|\bthis (?:morning|afternoon|evening)\b|\btonight\b/.test(p)) return null;
  return { day, from: midnight, to: later(midnight, DAY), exact: false, wholeDay: true, dayWords };
}

/** What places are called, in the form texts are looked at. */
const namesOf = keptWith((places: ReadonlyMap<string, Called>) =>
  [...places].flatMap(([id, { name, aliases }]) =>
    [name, ...aliases].map((one) => {
      const words = plain(one).trim().replace(/^the /, "");
      return { id, words, pattern: new RegExp(`\\b${literal(words)}\\b`) };
    }),
  ),
);

/** Which of the places a text names, by its key, or null. Aliases count. */
function placeNamed(places: ReadonlyMap<string, Called>, text: string): string | null {
  const p = plain(text)
    .replace(/[^a-z0-9' ]/g, " ")
    .replace(/\s+/g, " ");
  let best: { id: string; length: number } | null = null;
  for (const { id, words, pattern } of namesOf(places))
    if (words.length > Math.max(2, best?.length ?? 0) && pattern.test(p)) best = { id, length: words.length };
  return best?.id ?? null;
}

/** What a text names: a time, a place, the hour of a moment. */
export const named = { time: timeNamed, place: placeNamed, hour: saysHour };
