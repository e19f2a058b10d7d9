/**
 * What a keeper can set of a town (design sections 4, 6, 7): a small record beside the town, never part of what residents know. One
 * table says of each setting what it is, how what was typed is read, and how it is shown.
 */
import { z } from "zod";
import { clockText, type Minutes, parseClock, timeOfDay } from "../clock/units.ts";
import { type Language, languageOf } from "../language/language.ts";
import { UserError } from "../world/user-error.ts";

const clock = z.number().int().min(0).max(1440);
const allowed = z.union([z.enum(["everyone", "keepers"]), z.string().regex(/^role:\d{17,20}$/)]);

/** The record. A setting that a record of before lacks has its default. */
export const settingsRecord = z.object({
  /** What is posted of residents: only what answers people or carries news, talk and notable acts, or every act. */
  verbosity: z.enum(["quiet", "talk", "everything"]).default("talk"),
  /** Real hours in which the clock stands unless somebody is in town; from may be later than to, over midnight. */
  quietHours: z.object({ from: clock, to: clock }).nullable().default(null),
  /** IANA name of the zone that quiet hours are in. */
  timeZone: z.string().default("UTC"),
  /** Real minutes without anybody seen before the town dozes; null never. */
  dozeMinutes: z.number().int().min(5).max(1440).nullable().default(30),
  /** Whether speaking in a place is joining, or people are asked to step in first and nothing of theirs is kept until they do. */
  joining: z.enum(["open", "ask"]).default("open"),
  /** Who may whisper and set objects: everybody, keepers, or the members with a role ("role:<id>"). */
  whisper: allowed.default("everyone"),
  objects: allowed.default("everyone"),
  /** Who may take over a resident. */
  embody: allowed.default("everyone"),
  /** Who thinks: both models, the routine one for everything, or nobody's (offline, for nothing). */
  thinking: z.enum(["both", "routine", "offline"]).default("both"),
  /** US dollars a real day, at most the program's own limit; null is that limit. */
  budgetUsd: z.number().min(0).max(1000).nullable().default(null),
  /** Real days after which a visitor who stayed away is forgotten; null never. */
  keepDays: z.number().int().min(1).max(3650).nullable().default(90),
  /** Lines after which a talk among residents goes on in a thread of its channel; null never. */
  threads: z.number().int().min(4).max(50).nullable().default(null),
  /** How private homes are shown at a stage that has channels: each with one, as threads of one, or not at all. */
  homes: z.enum(["channels", "threads", "none"]).default("channels"),
});
/** A town's settings. */
export type Settings = z.infer<typeof settingsRecord>;

/** How a town is set that nobody has set. */
export const usualSettings: Settings = settingsRecord.parse({});

/** The names keepers set them by. */
export const settingNames = [
  "verbosity",
  "quiet-hours",
  "time-zone",
  "dozing",
  "joining",
  "whisper",
  "objects",
  "embody",
  "thinking",
  "budget",
  "keep-days",
  "threads",
  "homes",
  // Not of the record: the pace is the town's own state, and the language comes with its file.
  "pace",
  "language",
] as const;
/** One of them. */
export type SettingName = (typeof settingNames)[number];
type Recorded = Exclude<SettingName, "pace" | "language">;

/** A setting: its field, what was typed as its value (null: not understood), and its value in words. */
interface Setting {
  read(typed: string): Partial<Settings> | null;
  show(settings: Settings, words: Language["settings"]): string;
}

const oneOf = <K extends "verbosity" | "thinking" | "joining" | "homes">(field: K): Setting => ({
  read(typed) {
    const value = settingsRecord.shape[field].safeParse(typed);
    return value.success && typed !== "" ? { [field]: value.data } : null;
  },
  show: (settings) => settings[field],
});

const whoMay = (field: "whisper" | "objects" | "embody"): Setting => ({
  read(typed) {
    const role = /^<@&(\d{17,20})>$/.exec(typed)?.[1];
    const value = allowed.safeParse(role ? `role:${role}` : typed);
    return value.success ? { [field]: value.data } : null;
  },
  show: (settings) => settings[field].replace(/^role:(\d+)$/, "<@&$1>"),
});

const number = (typed: string): number | null => (/^\d+(\.\d+)?$/.test(typed) ? Number(typed) : null);

function timeZoneNamed(typed: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const table: Readonly<Record<Recorded, Setting>> = {
  verbosity: oneOf("verbosity"),
  "quiet-hours": {
    read(typed) {
      if (typed === "off") return { quietHours: null };
      const [from, to, ...more] = typed.split(/[-–]/).map((one) => parseClock(one.trim()));
      if (from == null || to == null || more.length > 0 || from === to) return null;
      return { quietHours: { from, to } };
    },
    show: ({ quietHours: hours, timeZone }) =>
      hours ? `${clockText(hours.from as Minutes)}-${clockText(hours.to as Minutes)} (${timeZone})` : "off",
  },
  "time-zone": {
    read: (typed) => {
      const timeZone = timeZoneNamed(typed);
      return timeZone ? { timeZone } : null;
    },
    show: (settings) => settings.timeZone,
  },
  dozing: {
    read(typed) {
      if (typed === "off") return { dozeMinutes: null };
      const value = settingsRecord.shape.dozeMinutes.safeParse(number(typed));
      return value.success && value.data !== null ? { dozeMinutes: value.data } : null;
    },
    show: ({ dozeMinutes }, words) => (dozeMinutes === null ? "off" : words.minutes(dozeMinutes)),
  },
  joining: oneOf("joining"),
  whisper: whoMay("whisper"),
  objects: whoMay("objects"),
  embody: whoMay("embody"),
  thinking: oneOf("thinking"),
  budget: {
    read(typed) {
      if (typed === "usual") return { budgetUsd: null };
      const usd = number(typed.replace(/^\$/, ""));
      return usd !== null && usd <= 1000 ? { budgetUsd: usd } : null;
    },
    show: ({ budgetUsd }, words) => (budgetUsd === null ? words.usualBudget : `$${budgetUsd.toFixed(2)}`),
  },
  "keep-days": {
    read(typed) {
      if (typed === "off") return { keepDays: null };
      const value = settingsRecord.shape.keepDays.safeParse(number(typed));
      return value.success && value.data !== null ? { keepDays: value.data } : null;
    },
    show: ({ keepDays }) => (keepDays === null ? "off" : String(keepDays)),
  },
  threads: {
    read(typed) {
      if (typed === "off") return { threads: null };
      const value = settingsRecord.shape.threads.safeParse(number(typed));
      return value.success && value.data !== null ? { threads: value.data } : null;
    },
    show: ({ threads }) => (threads === null ? "off" : String(threads)),
  },
  homes: oneOf("homes"),
};

const isSetting = (name: string): name is SettingName => (settingNames as readonly string[]).includes(name);
const isRecorded = (name: SettingName): name is Recorded => name in table;

/** The settings with one of the record changed as it was typed. @throws UserError that says what the setting can be */
export function withSetting(settings: Settings, name: string, typed: string, language: string): Settings {
  const words = languageOf(language).settings;
  if (!isSetting(name)) throw new UserError("no-setting", words.noSuch(name, settingNames));
  const read = isRecorded(name) ? table[name].read(typed.trim()) : null;
  if (!read) throw new UserError("bad-setting", words.canBe(name, words.values[name]));
  return { ...settings, ...read };
}

/** One setting of a town with its pace, in words: "verbosity: talk". @throws UserError where there is no such setting */
export function settingInWords(settings: Settings, name: string, language: string, pace: number): string {
  const words = languageOf(language).settings;
  if (!isSetting(name)) throw new UserError("no-setting", words.noSuch(name, settingNames));
  const beside = { pace: String(pace), language };
  const shown = isRecorded(name) ? table[name].show(settings, words) : beside[name];
  return `**${name}**: ${shown} - ${words.about[name]}`;
}

/** Whether a member may do something that a setting keeps to some. */
export function mayDo(
  who: Settings["whisper"],
  member: { readonly keeper: boolean; readonly roles?: readonly string[] },
): boolean {
  if (who === "everyone" || member.keeper) return true;
  return who !== "keepers" && (member.roles ?? []).includes(who.slice("role:".length));
}

/** Whether it is a quiet hour at a real moment, in milliseconds since 1970. */
export function isQuietHour({ quietHours, timeZone }: Settings, realMs: number): boolean {
  if (!quietHours) return false;
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(realMs);
  const at = timeOfDay(parseClock(parts) ?? (0 as Minutes));
  const { from, to } = quietHours;
  return from < to ? at >= from && at < to : at >= from || at < to;
}
