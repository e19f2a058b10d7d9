/** Values of settings as people type them: clock times, spans of the day, amounts and words, in English and Chinese. Pure. */
import { DAY, type Minutes, minutes } from "../../clock/units.ts";
import { numberOf } from "../../language/zh-cn/named.ts";

/** A text of one width, without what is only polite. */
const plainly = (typed: string): string =>
  typed
    .normalize("NFKC")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/,? ?(?:please|谢谢)$/iu, "")
    .replace(/(?<=[^.。!])[.。!]$/u, "");
/** The same as it is compared: in small letters. */
const folded = (typed: string): string => plainly(typed).toLowerCase();

const OFF =
  /^(?:off|(?:turn(?:ed)?|switch(?:ed)?)(?: it)? off|none|no|no quiet hours?|(?:remove|clear|delete)(?:d| it| them)?|not needed|never|nothing|false|0|disabled?|关|关闭|关掉|关了|停|停掉|停了|删除|删掉|清除|清空|去掉|不需要|无|没有|不|不用|不要|取消|停用|禁用|永不|从不|永不忘记|forever|permanent(?:ly)?|永远|永久|永久保留)$/u;
const UNLIMITED =
  /^(?:unlimited|(?:no|without(?: a)?) limits?|不限|不限制|不设限|无限|无限制|没有限制|不设上限|没有上限)$/u;
const USUAL = /^(?:usual|default|normal|reset|standard|默认|照常|通常|正常|恢复默认)$/u;

/** Whether that turns something off. */
export const isOff = (typed: string): boolean => OFF.test(folded(typed));
/** Whether that sets no limit. */
export const isUnlimited = (typed: string): boolean => UNLIMITED.test(folded(typed));
/** Whether that is how it usually is. */
export const isUsual = (typed: string): boolean => USUAL.test(folded(typed));

/** English numbers that people write out. */
const WRITTEN: Readonly<Record<string, number>> = {
  ...{
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
  },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, "forty-five": 45, fifty: 50, sixty: 60, ninety: 90 },
};
/** A text with its Chinese numbers in digits: "三十分钟" is "30分钟". */
const chineseInDigits = (text: string): string =>
  text.replace(/[零〇一二两三四五六七八九十]{1,3}/gu, (number) => String(numberOf(number)));
/** The same with its English ones: "ten pm" is "10 pm". */
const inDigits = (text: string): string =>
  chineseInDigits(text.replace(/[a-z]+(?:-[a-z]+)?/gu, (word) => String(WRITTEN[word] ?? word)));

/** Hours as they are written out, and in digits. */
const HOUR = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b";
const PAST = new RegExp(
  `\\b(half|(?:a )?quarter|five|ten|twenty|\\d{1,2}(?= minutes| past))(?: minutes)? (past|to) ${HOUR}(?: o'?clock)?`,
  "g",
);
const ON_THE_HOUR = new RegExp(`(?<![\\d:.])\\b(half )?${HOUR}( o'?clock)?(?![:.]\\d| days?\\b)`, "g");
const worth = (word: string): number =>
  word === "half" ? 30 : word.endsWith("quarter") ? 15 : (WRITTEN[word] ?? Number(word));

/** Times as they are spoken in digits: "half past six" is "6:30", "quarter to seven" is "6:45", "six o'clock" is "6:00", "six" is "6". */
export const spokenInDigits = (text: string): string =>
  text
    .replace(PAST, (_, amount: string, way: string, named: string) => {
      const hour = worth(named);
      if (way === "past") return `${hour}:${String(worth(amount)).padStart(2, "0")}`;
      return `${hour === 1 ? 12 : hour - 1}:${String(60 - worth(amount)).padStart(2, "0")}`;
    })
    .replace(ON_THE_HOUR, (_, half: string | undefined, named: string, sharp: string | undefined) =>
      half ? `${worth(named)}:30` : sharp ? `${worth(named)}:00` : String(WRITTEN[named] ?? named),
    );

/** The hours of 24 that one of twelve may be in a part of the day, the likeliest first. */
type Daytime = (hour: number) => readonly [number, ...number[]];
const afternoon: Daytime = (hour) => [(hour % 12) + 12];
/** Of a night, the hours before this one are the next day's. */
const SMALL_HOURS = 5;
const night: Daytime = (hour) => (hour === 12 || hour < SMALL_HOURS ? [hour % 12] : [hour + 12]);
/** Twelve in the morning is midnight by the clock, and noon to many. */
const morning: Daytime = (hour) => (hour === 12 ? [0, 12] : [hour]);
const DAYTIMES: readonly (readonly [RegExp, Daytime])[] = [
  [/^凌晨/u, (hour) => [hour % 12]],
  [/^(?:清晨|早上|早晨|上午|早)/u, morning],
  [/^(?:下午|傍晚)/u, afternoon],
  [/^(?:夜里|夜间|夜晚)/u, night],
  // An evening has no small hours of its own: the afternoon's may be meant.
  [/^(?:晚上|晚间|晚)/u, (hour) => (hour === 3 || hour === 4 ? [hour, hour + 12] : night(hour))],
];

/** The same as it is said in English, after the hour. */
const AT_NIGHT = / at night$/;
const SAID_AFTER: readonly (readonly [RegExp, Daytime])[] = [
  [/ in the morning$/, morning],
  [/ in the afternoon$/, afternoon],
  [/ in the evening$/, (hour) => (hour === 12 ? [12, 0] : afternoon(hour))],
  [AT_NIGHT, night],
];

/** The times of day that one may be, the likeliest first, and whether words, a clock of 24 hours or nothing says which half of the day it is in. */
interface ClockRead {
  readonly ways: readonly [Minutes, ...Minutes[]];
  readonly half: "said" | "counted" | "open";
}

/** A time of day: "22", "22:00", "10pm", "half past six", "10.30 p.m.", "2230", "noon", "晚上10点半", "晚上十点"; null for none. */
export const clockTyped = (typed: string): Minutes | null => clockRead(typed)?.ways[0] ?? null;

/** A text without its daytime, and which it is. */
function daytimeIn(typed: string): { readonly text: string; readonly daytime: Daytime | null } {
  for (const [sign, daytime] of [...DAYTIMES, ...SAID_AFTER])
    if (sign.test(typed)) return { text: typed.replace(sign, "").trim(), daytime };
  return { text: typed, daytime: null };
}

function clockRead(typed: string): ClockRead | null {
  const spoken = spokenInDigits(folded(typed));
  if (/^(?:midnight|午夜|半夜)$/u.test(spoken)) return { ways: [minutes(0)], half: "said" };
  if (/^(?:noon|midday|中午|正午)$/u.test(spoken)) return { ways: [minutes(720)], half: "said" };
  const { text: named, daytime } = daytimeIn(spoken);
  const text = inDigits(named.replace("一刻", "15").replace("三刻", "45"));
  const found =
    /^(\d{1,2})(?:(?::|\.|h|点|时|点钟)(\d{2}|半)?分?)? ?(?:(a|p)(?:\.?m\.?)?|o'?clock)?$/u.exec(text) ??
    /^(\d{2})(\d{2})$/.exec(text);
  if (!found) return null;
  const [, hours = "", past, letter] = found;
  const hour = Number(hours);
  const minute = past === "半" ? 30 : Number(past ?? 0);
  if (minute > 59 || hour * 60 + minute > DAY || (letter && (hour < 1 || hour > 12))) return null;
  const at = (one: number) => minutes(one * 60 + minute);
  if (letter) return { ways: [at((hour % 12) + (letter === "p" ? 12 : 0))], half: "said" };
  if (daytime) {
    const [first, ...others]: readonly [number, ...number[]] = hour <= 12 ? daytime(hour) : [hour];
    return { ways: [at(first), ...others.map(at)], half: "said" };
  }
  return { ways: [at(hour)], half: hour === 0 || hour > 12 || hours.startsWith("0") ? "counted" : "open" };
}

/** A span of the day, over midnight where it ends before it begins. */
interface Span {
  readonly from: Minutes;
  readonly to: Minutes;
}

const NIGHTLY = /^(?:every night|nightly|overnight|at night)[,: ]{0,2}|,? (?:every night|nightly|overnight)$/u;

/**
 * A span of the day: "22-7", "22:00-07:00", "10pm to 7am", "10-7 at night", "从22点到7点"; null for none, and for one that may be meant in two
 * ways, as "10-7".
 */
export function spanTyped(typed: string): Span | null {
  const [span, other] = spansTyped(typed);
  return span && !other ? span : null;
}

/** The spans of the day that may be meant: two of "10-7", which begins in the morning or in the evening; none where it is no span. */
export function spansTyped(typed: string): readonly Span[] {
  const whole = folded(typed);
  const text = whole
    .replace(NIGHTLY, "")
    .replace(/^(?:(?:every day|daily|每天|每日)[,: ]{0,2}|每(?=晚|夜))/u, "")
    .replace(/,? (?:every day|daily)$/u, "")
    .replace(/^(?:from|between|after|从) ?/u, "")
    // No seconds are meant.
    .replace(/(?<=\d{1,2}:\d{2}):00(?!\d)/g, "");
  const parts = text.split(/ ?(?:[-=]{1,2}>|[-–—~〜→/,]|到|至|\b(?:to|til|till|until|through|thru|and)\b) ?/u);
  const [one = "", other = ""] = parts;
  const from = clockRead(one);
  if (parts.length !== 2 || !from) return [];
  // Behind two bare hours a part of the day is said of both; of those that night is said of, the end may be in the next morning.
  const [of = ""] = SAID_AFTER.flatMap(([sign]) => sign.exec(other) ?? []);
  const isNight = NIGHTLY.test(whole) || AT_NIGHT.test(of);
  const last = from.half === "said" ? other : other.replace(AT_NIGHT, "");
  const next = last.replace(/^(?:第二天|次日|隔天)/u, "");
  const read = clockRead(next);
  if (!read) return [];
  const to = next !== last && read.half === "open" ? { ...read, half: "said" as const } : read;
  const begins = from.half === "open" && (isNight || of) ? clockRead(`${one}${isNight ? " at night" : of}`) : null;
  const [said, bare] = [begins ? spansOf(begins, to).filter(isShort) : [], spansOf(from, to)];
  return said.length > 0 ? said : bare;
}

/** Whether it is half a day or less. */
const isShort = ({ from, to }: Span): boolean => (to - from + DAY) % DAY <= DAY / 2;

/** What two times may span: where the half of the day of one is open, it is the one nearer to the other. */
function spansOf(from: ClockRead, to: ClockRead): readonly Span[] {
  // Hours that ascend, and those beside one of a clock of 24 hours, are as they stand.
  const stands =
    [from, to].every(({ half }) => half !== "said") &&
    (from.half === "counted" || to.half === "counted" || from.ways[0] < to.ways[0]);
  const either = ({ ways, half }: ClockRead): readonly Minutes[] =>
    half === "open" && !stands ? [ways[0], minutes((ways[0] + DAY / 2) % DAY)] : ways;
  const all = either(from).flatMap((start) => either(to).map((end) => ({ from: start, to: end })));
  return (all.length > 1 ? all.filter(isShort) : all).filter((span) => span.from !== span.to);
}

/** The longest text in which a span and a zone are looked for. */
const LONGEST = 60;

/** Whether that is a span of the day with a time zone before or behind it: "10pm-7am UTC", "22-7 (Berlin)", "北京时间22点到7点". */
export function isSpanInZone(typed: string): boolean {
  const text = folded(typed).replace(/[()]/g, "");
  // "-3:00" behind two hours is a third one.
  const isZone = (part: string) => /\p{L}/u.test(part) && (zoneTyped(part) !== null || zonesMeant(part).length > 0);
  if (text.length > LONGEST) return false;
  const isSpan = (part: string) => spansTyped(part).length > 0;
  return [...text].some((_, at) => {
    const [before, behind] = [text.slice(0, at), text.slice(at)];
    return (isSpan(before) && isZone(behind)) || (isSpan(behind) && isZone(before));
  });
}

/** What the units of an amount are worth. */
const UNITS: Readonly<Record<"minutes" | "days" | "lines", readonly (readonly [RegExp, number])[]>> = {
  minutes: [
    [/^(?:m|min|mins|minutes?|分|分钟)$/u, 1],
    [/^(?:h|hrs?|hours?|个?(?:小时|钟头))$/u, 60],
    [/^(?:d|days?|天)$/u, 1440],
  ],
  days: [
    [/^(?:d|days?|天|日)$/u, 1],
    [/^(?:w|weeks?|周|星期|个星期)$/u, 7],
    [/^(?:mos?|mths?|months?|个月|月)$/u, 30],
    [/^(?:y|years?|年)$/u, 365],
  ],
  lines: [[/^(?:lines?|messages?|句|条|行)$/u, 1]],
};

/** A whole number of a unit: "30 min", "1.5 hours", "1h30", "半小时", "3 months"; null for none. */
export function amountTyped(typed: string, unit: keyof typeof UNITS): number | null {
  const plain = folded(typed)
    .replace(/^(?:after|for|about) /u, "")
    .replace(/^([a-z]{1,6}|\d{1,2}) and a half (?=\p{L})/u, (_, whole: string) => `${WRITTEN[whole] ?? whole}.5 `);
  // Of a clock, hours and minutes.
  const [, past = "", minute = ""] = (unit === "minutes" && /^(\d{1,2}):([0-5]\d)$/.exec(plain)) || [];
  if (minute) return Number(past) * 60 + Number(minute);
  // Hours and what is over of them.
  const [, hours = "", over = ""] =
    /^(.{1,12}?(?:h|hrs?|hours?|个?(?:小时|钟头))) ?(?:and |零)?(\d{1,2}|half|a half|a quarter)(?: ?(?:m|mins?|minutes?|分钟?))?$/u.exec(
      plain,
    ) ?? [];
  if (unit === "minutes" && hours) {
    const [whole, rest] = [
      amountTyped(hours, unit),
      over.endsWith("half") ? 30 : over === "a quarter" ? 15 : Number(over),
    ];
    return whole === null ? null : whole + rest;
  }
  const text = plain
    .replace(/^(?:(?:a )?half (?:an )?hour|半个?(?:小时|钟头))$/u, "0.5 h")
    .replace(/^(?:a )?quarter (?:of an )?hour$/u, "15 m")
    .replace(/^([一两二三123])刻钟?$/u, (_, quarters: string) => `${15 * numberOf(quarters)}分`)
    .replace(/^(?:(?:a )?half (?:a )?year|半年)$/u, "6 months")
    .replace(/^(?:(?:a )?half (?:a )?month|半个月)$/u, "15 d")
    .replace(/^([\d一二两三四五六七八九])个半(?=小时|钟头)/u, (_, whole: string) => `${numberOf(whole)}.5`)
    .replace(/^an? (?=\p{L})/u, "1 ");
  const [, amount, word = ""] = /^(\d{1,6}(?:\.\d{1,3})?) ?(\p{L}{0,9})$/u.exec(inDigits(text)) ?? [];
  if (amount === undefined) return null;
  const worth = word === "" ? 1 : UNITS[unit].find(([sign]) => sign.test(word))?.[1];
  return worth === undefined ? null : Math.round(Number(amount) * worth * 1000) / 1000;
}

/** An amount of US dollars: "$2", "2 usd", "US$ 0.50", "50 cents", "one dollar", "每天2美元", "1美元/天"; null for none. */
export function dollarsTyped(typed: string): number | null {
  const whole = folded(typed);
  if (/^(?:free|free of charge|for free|免费|不花钱)$/u.test(whole)) return 0;
  const text = chineseInDigits(
    whole.replace(/^(?:每天|每日) ?/u, "").replace(/^(?:a )?half (?:a )?(?=dollar|buck)/u, "0.5 "),
  )
    .replace(/ ?(?:(?:a|per|each|every|\/) ?day|daily|(?:\/ ?|每|(?<=[元金刀分])1)[天日])$/u, "")
    // A number that is written out is one only of money.
    .replace(/^[a-z]{1,6}(?:-[a-z]{1,5})?(?= (?:us )?(?:dollars?|bucks?|usd|cents?)$)/u, (word) =>
      String(word === "a" ? 1 : (WRITTEN[word] ?? word)),
    );
  const cents = /^(\d{1,3}) ?(?:cents?|cts?|c|¢|美分)$/u.exec(text)?.[1];
  if (cents) return Number(cents) / 100;
  const found =
    /^(?:usd? ?)?\$? ?(\d{1,4}(?:[.,]\d{1,2})?|[.,]\d{1,2}) ?(?:\$|usd|us dollars?|dollars?|bucks?|美元|美金|刀)?$/u.exec(
      text,
    );
  return found ? Number(found[1]!.replace(",", ".")) : null;
}

/** Zones are asked for by a city, too. */
let zones: readonly string[] | null = null;
/** The names of all time zones. */
export const timeZones = (): readonly string[] => (zones ??= ["UTC", ...Intl.supportedValuesOf("timeZone")]);

/** What zones are called beside their own names, by people who live in them. */
const ZONES_CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      china: "Asia/Shanghai",
      beijing: "Asia/Shanghai",
      中国: "Asia/Shanghai",
      北京: "Asia/Shanghai",
      上海: "Asia/Shanghai",
    },
    ...{
      香港: "Asia/Hong_Kong",
      澳门: "Asia/Macau",
      台北: "Asia/Taipei",
      东京: "Asia/Tokyo",
      日本: "Asia/Tokyo",
      japan: "Asia/Tokyo",
    },
    ...{
      首尔: "Asia/Seoul",
      新加坡: "Asia/Singapore",
      吉隆坡: "Asia/Kuala_Lumpur",
      曼谷: "Asia/Bangkok",
      悉尼: "Australia/Sydney",
    },
    ...{
      伦敦: "Europe/London",
      英国: "Europe/London",
      uk: "Europe/London",
      巴黎: "Europe/Paris",
      柏林: "Europe/Berlin",
    },
    ...{ germany: "Europe/Berlin", 莫斯科: "Europe/Moscow", 纽约: "America/New_York", 芝加哥: "America/Chicago" },
    ...{
      洛杉矶: "America/Los_Angeles",
      旧金山: "America/Los_Angeles",
      "san francisco": "America/Los_Angeles",
      温哥华: "America/Vancouver",
    },
    ...{ eastern: "America/New_York", et: "America/New_York", nyc: "America/New_York", 美东: "America/New_York" },
    ...{
      pacific: "America/Los_Angeles",
      pt: "America/Los_Angeles",
      la: "America/Los_Angeles",
      美西: "America/Los_Angeles",
    },
    ...{ "us central": "America/Chicago", mountain: "America/Denver", mt: "America/Denver" },
    ...{ z: "UTC", zulu: "UTC", greenwich: "UTC", 格林威治: "UTC", 格林尼治: "UTC", 世界: "UTC", 协调世界: "UTC" },
    ...{
      france: "Europe/Paris",
      法国: "Europe/Paris",
      德国: "Europe/Berlin",
      italy: "Europe/Rome",
      意大利: "Europe/Rome",
    },
    ...{
      netherlands: "Europe/Amsterdam",
      sweden: "Europe/Stockholm",
      norway: "Europe/Oslo",
      denmark: "Europe/Copenhagen",
    },
    ...{ poland: "Europe/Warsaw", austria: "Europe/Vienna", switzerland: "Europe/Zurich", belgium: "Europe/Brussels" },
    ...{ finland: "Europe/Helsinki", greece: "Europe/Athens", ireland: "Europe/Dublin", england: "Europe/London" },
    ...{
      taiwan: "Asia/Taipei",
      台湾: "Asia/Taipei",
      korea: "Asia/Seoul",
      "south korea": "Asia/Seoul",
      韩国: "Asia/Seoul",
    },
    ...{ vietnam: "Asia/Ho_Chi_Minh", thailand: "Asia/Bangkok", 泰国: "Asia/Bangkok", philippines: "Asia/Manila" },
    ...{ 多伦多: "America/Toronto", india: "Asia/Kolkata", 印度: "Asia/Kolkata" },
  }),
);
/** Zones that are no whole number of hours from UTC and change their clocks never. */
const HALF_HOURS: Readonly<Record<string, string>> = {
  ...{ "+3:30": "Asia/Tehran", "+4:30": "Asia/Kabul", "+5:30": "Asia/Kolkata", "+5:45": "Asia/Kathmandu" },
  ...{ "+6:30": "Asia/Yangon", "+9:30": "Australia/Darwin" },
};

/** Abbreviations that people of several zones have for their own, the likeliest first. */
const SEVERAL_ZONES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...{ bst: ["Europe/London", "Asia/Dhaka"], ist: ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"] },
    ...{ cst: ["America/Chicago", "Asia/Shanghai", "America/Havana"], ast: ["America/Halifax", "Asia/Riyadh"] },
    // In the winter of the one it is the time of the other all year round.
    ...{ est: ["America/New_York", "America/Panama"], mst: ["America/Denver", "America/Phoenix"] },
    ...{ sst: ["Asia/Singapore", "Pacific/Pago_Pago"], nst: ["America/St_Johns", "Pacific/Auckland"] },
    ...{
      act: ["Australia/Sydney", "Australia/Darwin", "America/Rio_Branco"],
      ect: ["Europe/Paris", "America/Guayaquil"],
    },
    ...{ aest: ["Australia/Sydney", "Australia/Brisbane"], central: ["America/Chicago", "Australia/Adelaide"] },
    ...{ ct: ["America/Chicago", "Asia/Shanghai"] },
    ...{ art: ["America/Argentina/Buenos_Aires", "Africa/Cairo"] },
  }),
);

/** What a zone is called without its "time" or "时间": "Paris time" is "paris". */
const zoneCalled = (typed: string): string => folded(typed).replace(/(?: (?:standard )?time|(?:标准)?时间)$/u, "");

/** The time zones that may be meant by an abbreviation that is used for several: "BST"; none of any other text. */
export const zonesMeant = (typed: string): readonly string[] => SEVERAL_ZONES.get(zoneCalled(typed)) ?? [];

/** A time zone: "Europe/Berlin", "berlin", "UTC+8", "+8", "北京时间", "东八区"; null for none, and for one that may be several, as "BST". */
export function zoneTyped(typed: string): string | null {
  const text = plainly(typed);
  const [, sign, hours, past] = /^(?:(?:utc|gmt) ?)?([+-]) ?(\d{1,2})(?::?(\d{2}))?$/iu.exec(text) ?? [];
  if (sign) return zoneAt(sign, Number(hours), Number(past ?? 0));
  const [, side, number = ""] = /^([东西])([一二三四五六七八九十\d]{1,2})区(?:时间)?$/u.exec(text) ?? [];
  if (side) return zoneAt(side === "东" ? "+" : "-", numberOf(number), 0);
  if (zonesMeant(text).length > 0) return null;
  const called = zoneCalled(text);
  // "São Paulo" is "Sao_Paulo".
  const city = called.normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "_");
  return (
    ZONES_CALLED.get(called) ??
    zoneNamed(text.replaceAll(" ", "_")) ??
    timeZones().find((one) => one.toLowerCase().endsWith(`/${city}`)) ??
    null
  );
}

/** The zone that is always so far from UTC; null where there is none. */
function zoneAt(sign: string, hours: number, past: number): string | null {
  if (past !== 0) return HALF_HOURS[`${sign}${hours}:${past}`] ?? null;
  // The sign of these names is the other way round.
  return zoneNamed(hours === 0 ? "UTC" : `Etc/GMT${sign === "+" ? "-" : "+"}${hours}`);
}

function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Words for a value of a closed list, beside the value itself. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  quiet: ["silent", "little", "low", "安静", "少"],
  talk: ["usual", "default", "normal", "对话", "谈话", "默认", "通常", "正常"],
  everything: ["all", "full", "high", "全部", "一切"],
  open: ["yes", "on", "usual", "default", "直接参与", "开放", "默认", "通常"],
  ask: ["ask first", "opt-in", "opt in", "先问", "询问"],
  both: ["all", "usual", "default", "两个", "都用", "默认", "通常"],
  routine: ["cheap", "small", "日常"],
  offline: ["off", "none", "no", "free", "离线", "关", "关闭", "不用", "免费"],
  everyone: [
    "all",
    "anyone",
    "everybody",
    "anybody",
    "@everyone",
    "usual",
    "default",
    "所有人",
    "大家",
    "每个人",
    "任何人",
    "默认",
    "通常",
  ],
  keepers: [
    "keeper",
    "admin",
    "admins",
    "mods",
    "moderators",
    "only keepers",
    "keepers only",
    "admins only",
    "mods only",
    "staff",
    "管理者",
    "管理员",
    "仅管理员",
    "仅管理者",
    "只有管理员",
    "版主",
  ],
  channels: ["channel", "usual", "default", "频道", "默认", "通常"],
  threads: ["thread", "子区", "讨论串"],
  none: ["off", "no", "hidden", "hide", "不显示", "隐藏", "不要", "关闭", "无"],
};

/** The one of some values that is meant, or null. */
export function oneOfTyped<V extends string>(typed: string, values: readonly V[]): V | null {
  const text = folded(typed)
    .replace(/^["'“”「`]([^"'“”」`]{1,30})["'“”」`]$/u, "$1")
    .replace(/[.。]$/u, "");
  return values.find((value) => value === text) ?? values.find((value) => WORDS[value]?.includes(text)) ?? null;
}

/** The id of a role that is mentioned, or typed as its id; null for none. */
export const roleTyped = (typed: string): string | null =>
  /^(?:<@&|role:|@&)?(\d{17,20})>?$/.exec(typed.trim())?.[1] ?? null;
