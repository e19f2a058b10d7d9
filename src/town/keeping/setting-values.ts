/** Values of settings as people type them: clock times, spans of the day, amounts and words, in English and Chinese. Pure. */
import { DAY, type Minutes, minutes } from "../../clock/units.ts";
import { numberOf } from "../../language/zh-cn/named.ts";

/** A text as it is compared: of one width, in small letters. */
const folded = (typed: string): string => typed.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");

const OFF = /^(?:off|none|no|never|nothing|false|0|disabled?|关|关闭|关掉|无|没有|不|不用|永不|从不)$/u;
const USUAL = /^(?:usual|default|normal|reset|standard|默认|照常|通常)$/u;

/** Whether that turns something off. */
export const isOff = (typed: string): boolean => OFF.test(folded(typed));
/** Whether that is how it usually is. */
export const isUsual = (typed: string): boolean => USUAL.test(folded(typed));

const DAYTIMES: readonly (readonly [RegExp, "am" | "pm"])[] = [
  [/^(?:凌晨|清晨|早上|早晨|上午|早)/u, "am"],
  [/^(?:下午|傍晚|晚上|夜里|晚)/u, "pm"],
];

/** A time of day: "22", "22:00", "10pm", "10.30 p.m.", "2230", "noon", "晚上10点半", "晚上十点"; null for none. */
export function clockTyped(typed: string): Minutes | null {
  let text = folded(typed);
  if (/^(?:midnight|午夜|半夜)$/u.test(text)) return minutes(0);
  if (/^(?:noon|midday|中午|正午)$/u.test(text)) return minutes(720);
  let half: string | undefined;
  for (const [sign, which] of DAYTIMES)
    if (sign.test(text)) {
      half = which;
      text = text.replace(sign, "").trim();
    }
  text = text.replace(/[零〇一二两三四五六七八九十]{1,3}/gu, (number) => String(numberOf(number)));
  const found =
    /^(\d{1,2})(?:(?::|\.|h|点|时|点钟)(\d{2}|半)?分?)? ?(?:(a|p)\.?m\.?|o'?clock)?$/u.exec(text) ??
    /^(\d{2})(\d{2})$/.exec(text);
  if (!found) return null;
  const [, hours = "", past, letter] = found;
  const pm = letter ? letter === "p" : half === "pm";
  const twelve = letter !== undefined || half !== undefined;
  const hour = Number(hours);
  const minute = past === "半" ? 30 : Number(past ?? 0);
  if (minute > 59 || hour > 24 || (letter && (hour < 1 || hour > 12))) return null;
  const at = (twelve && hour <= 12 ? (hour % 12) + (pm ? 12 : 0) : hour) * 60 + minute;
  return at <= DAY ? minutes(at) : null;
}

/** A span of the day: "22-7", "22:00-07:00", "10pm to 7am", "从22点到7点"; null for none. */
export function spanTyped(typed: string): { readonly from: Minutes; readonly to: Minutes } | null {
  const text = folded(typed).replace(/^(?:from|between|从) ?/u, "");
  const parts = text.split(/ ?(?:[-–—~〜]|到|至|\b(?:to|till|until|and)\b) ?/u);
  const [from, to] = parts.map(clockTyped);
  return parts.length === 2 && from != null && to != null && from !== to ? { from, to } : null;
}

/** What the units of an amount are worth. */
const UNITS: Readonly<Record<"minutes" | "days" | "lines", readonly (readonly [RegExp, number])[]>> = {
  minutes: [
    [/^(?:m|min|mins|minutes?|分|分钟)$/u, 1],
    [/^(?:h|hrs?|hours?|小时|个小时)$/u, 60],
    [/^(?:d|days?|天)$/u, 1440],
  ],
  days: [
    [/^(?:d|days?|天|日)$/u, 1],
    [/^(?:w|weeks?|周|星期|个星期)$/u, 7],
    [/^(?:months?|个月|月)$/u, 30],
    [/^(?:y|years?|年)$/u, 365],
  ],
  lines: [[/^(?:lines?|messages?|句|条|行)$/u, 1]],
};

/** A whole number of a unit: "30 min", "1.5 hours", "半小时", "3 months"; null for none. */
export function amountTyped(typed: string, unit: keyof typeof UNITS): number | null {
  const text = folded(typed)
    .replace(/^(?:after|for|about) /u, "")
    .replace(/^(?:half an hour|半个?小时)$/u, "0.5 h")
    .replace(/^an? (?=\p{L})/u, "1 ");
  const [, amount, word = ""] = /^(\d{1,6}(?:\.\d{1,3})?) ?(\p{L}{0,9})$/u.exec(text) ?? [];
  if (amount === undefined) return null;
  const worth = word === "" ? 1 : UNITS[unit].find(([sign]) => sign.test(word))?.[1];
  return worth === undefined ? null : Math.round(Number(amount) * worth * 1000) / 1000;
}

/** An amount of US dollars: "$2", "2 usd", "US$ 0.50", "2美元"; null for none. */
export function dollarsTyped(typed: string): number | null {
  const found =
    /^(?:us ?)?\$? ?(\d{1,4}(?:[.,]\d{1,2})?) ?(?:\$|usd|us dollars?|dollars?|bucks?|美元|美金|刀)?(?: ?(?:a|per|\/) ?day)?$/u.exec(
      folded(typed),
    );
  return found ? Number(found[1]!.replace(",", ".")) : null;
}

/** Zones are asked for by a city, too. */
let zones: readonly string[] | null = null;
/** The names of all time zones. */
export const timeZones = (): readonly string[] => (zones ??= ["UTC", ...Intl.supportedValuesOf("timeZone")]);

/** A time zone: "Europe/Berlin", "berlin", "UTC+8"; null for none. */
export function zoneTyped(typed: string): string | null {
  const text = typed.normalize("NFKC").trim();
  const offset = /^(?:utc|gmt) ?([+-]) ?(\d{1,2})(?::?00)?$/iu.exec(text);
  // The sign of these names is the other way round.
  if (offset)
    return zoneNamed(Number(offset[2]) === 0 ? "UTC" : `Etc/GMT${offset[1] === "+" ? "-" : "+"}${Number(offset[2])}`);
  const city = text.toLowerCase().replace(/\s+/g, "_");
  return zoneNamed(text) ?? timeZones().find((one) => one.toLowerCase().endsWith(`/${city}`)) ?? null;
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
  quiet: ["silent", "little", "安静"],
  talk: ["usual", "default", "normal", "对话", "谈话"],
  everything: ["all", "full", "全部", "一切"],
  open: ["yes", "on", "直接参与", "开放"],
  ask: ["ask first", "先问", "询问"],
  both: ["all", "usual", "default", "两个", "都用"],
  routine: ["cheap", "small", "日常"],
  offline: ["off", "none", "no", "free", "离线"],
  everyone: ["all", "anyone", "everybody", "anybody", "@everyone", "所有人", "大家"],
  keepers: ["keeper", "admin", "admins", "mods", "moderators", "only keepers", "管理者", "管理员"],
  channels: ["channel", "usual", "default", "频道"],
  threads: ["thread", "子区"],
  none: ["off", "no", "hidden", "不显示", "无"],
};

/** The one of some values that is meant, or null. */
export function oneOfTyped<V extends string>(typed: string, values: readonly V[]): V | null {
  const text = folded(typed);
  return values.find((value) => value === text) ?? values.find((value) => WORDS[value]?.includes(text)) ?? null;
}

/** The id of a role that is mentioned, or typed as its id; null for none. */
export const roleTyped = (typed: string): string | null =>
  /^(?:<@&|role:|@&)?(\d{17,20})>?$/.exec(typed.trim())?.[1] ?? null;
