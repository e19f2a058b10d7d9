/** 简体中文: the times and places that a text names. Chinese has no edges of words, so names are looked for as they stand. */
import { DAY, dateOf, later, type Minutes, startOfDay, timeOfDay } from "../../clock/units.ts";
import type { named as english } from "../en/named.ts";
import type { Called, Present, TimeNamed } from "../moments.ts";

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  日: 0,
  天: 0,
};

/** A number below a hundred in figures or characters: "17", "十七", "二十五"; NaN when it is none. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [, tens, ten, ones] = /^([二两三四五六七八九])?(十)?([零〇一二两三四五六七八九])?$/.exec(text) ?? [];
  if (!ten) return tens && ones ? Number.NaN : (DIGITS[tens ?? ones ?? ""] ?? Number.NaN);
  return (tens ? DIGITS[tens]! : 1) * 10 + (ones ? DIGITS[ones]! : 0);
}

const NUMBER = "(?:\\d{1,2}|[二两三四五]?十[一二三四五六七八九]?|[零〇一二两三四五六七八九])";
const CLOCK = new RegExp(
  `(${NUMBER})点(?:钟|整)?(?:(半)|(一刻)|(三刻)|(?:零|过)?(${NUMBER})分?)?(?!儿|点|吃|东西|事|都)`,
);
const HALVES: readonly (readonly [RegExp, "am" | "pm"])[] = [
  [/凌晨|清早|清晨|一早|早上|早晨|上午|今早|明早/, "am"],
  [/中午|正午|下午|午后|傍晚|晚上|夜里|今晚|明晚|昨晚/, "pm"],
];
const SPANS: readonly (readonly [RegExp, number, number])[] = [
  [/凌晨|清晨|清早|一大早/, 300, 480],
  [/早饭|早餐/, 420, 540],
  [/早上|早晨|今早|明早/, 420, 720],
  [/上午/, 510, 720],
  [/午饭前|中午前/, 600, 715],
  [/中午|午饭|正午/, 720, 800],
  [/午饭后|午后/, 790, 900],
  [/下午/, 780, 1080],
  [/下班后|傍晚/, 1020, 1140],
  [/晚饭后/, 1170, 1320],
  [/晚饭/, 1080, 1170],
  [/晚上|今晚|明晚|昨晚/, 1080, 1320],
  [/夜里|半夜|睡前/, 1290, 1440],
];

/** What is held in the evening, where nobody says otherwise: 七点 is seven in the evening. */
const EVENING =
  /(?:派对|聚会|聚餐|晚饭|晚餐|晚宴|宴席|酒席|酒会|舞会|晚会|篝火|音乐会|联欢|庆功|喜酒|吃酒)(?!用|要用|需要|的(?:东西|菜|食材|柴|桌|装饰|请柬))/;
/** What is of the morning, whatever it is for. */
const OF_MORNING = /早[饭餐点]|送[来到货]|准备|布置|采购|买|开门|开张/;
/** Minutes of hours that are of the morning or of the evening. */
const EITHER = { from: 300, to: 600 } as const;

/** The hour and minute a text names, before it is known which half of the day is meant; null when it names none. */
function clockNamed(text: string): { at: number; half: "am" | "pm" | null } | null {
  const half = HALVES.find(([words]) => words.test(text))?.[1] ?? null;
  const digital = /(?<!\d)(\d{1,2})[:：](\d{2})(?!\d)/.exec(text);
  if (digital && Number(digital[1]) <= 24) return { at: Number(digital[1]) * 60 + Number(digital[2]), half };
  const spoken = CLOCK.exec(text);
  if (!spoken) return null;
  const hour = numberOf(spoken[1]!);
  const minute = spoken[2] ? 30 : spoken[3] ? 15 : spoken[4] ? 45 : spoken[5] ? numberOf(spoken[5]) : 0;
  return Number.isNaN(hour) || hour > 24 || Number.isNaN(minute) ? null : { at: hour * 60 + minute, half };
}

/** The same, where its own clause says that it is the hour of what is held in the evening. */
function clockMeant(text: string): ReturnType<typeof clockNamed> {
  const clock = clockNamed(text);
  if (clock?.half !== null || clock.at < EITHER.from || clock.at >= EITHER.to) return clock;
  const own = text.split(/[，,。；;！!？?]|(?=然后|再去|接着)/u).find((one) => clockNamed(one) !== null) ?? "";
  return EVENING.test(own) && !OF_MORNING.test(own) ? { ...clock, half: "pm" } : clock;
}

/** A day that a text names, and what it is called from today. */
interface DayNamed {
  readonly day: number;
  readonly words: string;
}

/** Days by what they are called from today, the longer words first. */
const DAYS: readonly (readonly [RegExp, step: number, called: string])[] = [
  [/大后天/, 3, "大后天"],
  [/后天/, 2, "后天"],
  [/明天|明晚|明早|明儿/, 1, "明天"],
  [/前天/, -2, "前天"],
  [/昨天|昨晚|昨儿/, -1, "昨天"],
];

/** The day a text names, or null. */
function dayNamed({ now, start, today }: Present, text: string, past: boolean): DayNamed | null {
  const near = DAYS.find(([words]) => words.test(text));
  if (near) return { day: today + near[1], words: near[2] };
  const weekday = /(?:星期|礼拜|周)([一二三四五六日天])/.exec(text)?.[1];
  if (weekday) {
    const ahead = (DIGITS[weekday]! - dateOf(start, now).getUTCDay() + 7) % 7;
    const step = past ? (ahead === 0 ? -7 : ahead - 7) : ahead;
    return { day: today + step, words: step === 0 ? "" : (nearby(step) ?? `礼拜${weekday}`) };
  }
  const date = new RegExp(`(${NUMBER})[号日](?!线|楼)`).exec(text)?.[1] ?? (/情人节/.test(text) ? "14" : null);
  if (!date) return null;
  for (let step = 0; step < 31; step++)
    if (dateOf(start, later(now, step * DAY)).getUTCDate() === numberOf(date))
      return { day: today + step, words: step === 0 ? "" : (nearby(step) ?? `${numberOf(date)}号`) };
  return null;
}

const nearby = (step: number): string | null => (step === 1 ? "明天" : step === -1 ? "昨天" : null);

/** The minute of a day that a clock time means: of its two halves, where none is named, the one that fits best. */
function minuteMeant(
  { at, half }: NonNullable<ReturnType<typeof clockNamed>>,
  { now, today, waking }: Present,
  day: number,
  past: boolean,
): number {
  const hour = at / 60;
  if (hour < 12 && half === "pm") return at + 720;
  if (hour >= 12 || hour <= 0 || half !== null) return at;
  const early = hour < 7 ? at + 720 : at;
  if (day !== today) return early;
  const midnight = startOfDay(day);
  const fits = [at, at + 720].filter((one) => (past ? midnight + one <= now : midnight + one >= now));
  const { wake, sleep } = waking(day);
  const awake = fits.filter((one) => midnight + one >= wake && midnight + one <= sleep);
  return (past ? (awake.at(-1) ?? fits.at(-1)) : (awake[0] ?? fits[0])) ?? early;
}

/** The time a text names, or null. `past` says that it must lie behind. */
function timeNamed(present: Present, text: string, past: boolean): TimeNamed | null {
  const found = dayNamed(present, text, past);
  const { day, words: dayWords } = found ?? { day: present.today, words: "" };
  const midnight = startOfDay(day);
  const clock = clockMeant(text);
  if (clock) {
    const moment = later(midnight, minuteMeant(clock, present, day, past));
    return { day, from: moment, to: moment, exact: true, wholeDay: false, dayWords };
  }
  for (const [span, from, to] of SPANS)
    if (span.test(text))
      return { day, from: later(midnight, from), to: later(midnight, to), exact: false, wholeDay: false, dayWords };
  if (!found && !/今天|今晚|今早|今儿/.test(text)) return null;
  return { day, from: midnight, to: later(midnight, DAY), exact: false, wholeDay: true, dayWords };
}

/** Which of the places a text names, by its key, the longest of its names first; null for none. */
function placeNamed(places: ReadonlyMap<string, Called>, text: string): string | null {
  let best: { id: string; length: number } | null = null;
  for (const [id, place] of places)
    for (const name of [place.name, ...place.aliases])
      if (name.length > 1 && text.includes(name) && name.length > (best?.length ?? 0))
        best = { id, length: name.length };
  return best?.id ?? null;
}

/** Whether a text names the hour of a moment, in characters or figures: "五点", "17:00". */
function saysHour(text: string, at: Minutes): boolean {
  const t = timeOfDay(at);
  for (const found of text.matchAll(/(?<!\d)(\d{1,2})[:：](\d{2})(?!\d)/g))
    if (Number(found[1]) * 60 + Number(found[2]) === t) return true;
  for (const found of text.matchAll(new RegExp(CLOCK.source, "g"))) {
    const clock = clockNamed(found[0]);
    if (clock && (clock.at === t || (clock.at + 720) % DAY === t)) return true;
  }
  return false;
}

/** What a text names: a time, a place, the hour of a moment. */
export const named: typeof english = { time: timeNamed, place: placeNamed, hour: saysHour };
