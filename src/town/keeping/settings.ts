/**
 * What a keeper can set of a town (design sections 4, 6, 7): a small record beside the town, never part of what residents know. One
 * table says of each setting what it is, how what was typed is read, and how it is shown.
 */
import { z } from "zod";
import { clockText, type Minutes, parseClock, timeOfDay } from "../../clock/units.ts";
import { type Language, languageOf } from "../../language/language.ts";
import { UserError } from "../../world/user-error.ts";
import type { Choice } from "../acts/find.ts";
import { paceText } from "../pace.ts";
import {
  amountTyped,
  dollarsTyped,
  isOff,
  isSpanInZone,
  isUnlimited,
  isUsual,
  oneOfTyped,
  roleTyped,
  spansTyped,
  spanTyped,
  timeZones,
  zonesMeant,
  zoneTyped,
} from "./setting-values.ts";

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
  /** What is to be said of what was not understood, where that is more than what it can be; null where not. */
  unclear?(typed: string, settings: Settings, words: Language["settings"]): string | null;
}

const oneOf = <K extends "verbosity" | "thinking" | "joining" | "homes">(field: K): Setting => ({
  read(typed) {
    const value = settingsRecord.shape[field].safeParse(oneOfTyped(typed, settingValues[field]));
    return value.success && typed !== "" ? { [field]: value.data } : null;
  },
  show: (settings) => settings[field],
});

const whoMay = (field: "whisper" | "objects" | "embody"): Setting => ({
  read(typed) {
    const role = roleTyped(typed);
    const value = allowed.safeParse(role ? `role:${role}` : oneOfTyped(typed, settingValues[field]));
    return value.success ? { [field]: value.data } : null;
  },
  show: (settings) => settings[field].replace(/^role:(\d+)$/, "<@&$1>"),
});

/** A number of something, or off. */
const amount = (field: "dozeMinutes" | "keepDays" | "threads", unit: "minutes" | "days" | "lines"): Setting => ({
  read(typed) {
    if (isOff(typed)) return { [field]: null };
    if (isUsual(typed)) return { [field]: usualSettings[field] };
    const value = settingsRecord.shape[field].safeParse(amountTyped(typed, unit));
    return value.success && value.data !== null ? { [field]: value.data } : null;
  },
  show: (settings, words) => (settings[field] === null ? "off" : words[unit](settings[field])),
});

const table: Readonly<Record<Recorded, Setting>> = {
  verbosity: oneOf("verbosity"),
  "quiet-hours": {
    read(typed) {
      const span = isOff(typed) || isUsual(typed) ? null : spanTyped(typed);
      return span || isOff(typed) || isUsual(typed) ? { quietHours: span } : null;
    },
    show: ({ quietHours: hours, timeZone }) =>
      hours ? `${clockText(hours.from as Minutes)}-${clockText(hours.to as Minutes)} (${timeZone})` : "off",
    unclear(typed, { timeZone }, words) {
      const ways = spansTyped(typed).map(({ from, to }) => `${clockText(from)}-${clockText(to)}`);
      if (ways.length > 1) return words.severalWays(ways);
      return isSpanInZone(typed) ? words.inZone(timeZone) : null;
    },
  },
  "time-zone": {
    read: (typed) => {
      const timeZone = isUsual(typed) ? usualSettings.timeZone : zoneTyped(typed);
      return timeZone ? { timeZone } : null;
    },
    show: (settings) => settings.timeZone,
    unclear(typed, _, words) {
      const zones = zonesMeant(typed);
      return zones.length > 0 ? words.severalZones(typed.trim(), zones) : null;
    },
  },
  dozing: amount("dozeMinutes", "minutes"),
  joining: oneOf("joining"),
  whisper: whoMay("whisper"),
  objects: whoMay("objects"),
  embody: whoMay("embody"),
  thinking: oneOf("thinking"),
  budget: {
    read(typed) {
      if (isUsual(typed) || isUnlimited(typed)) return { budgetUsd: null };
      const usd = dollarsTyped(typed);
      return usd !== null && usd <= 1000 ? { budgetUsd: usd } : null;
    },
    show: ({ budgetUsd }, words) => (budgetUsd === null ? words.usualBudget : `$${budgetUsd.toFixed(2)}`),
    unclear: (typed, _, words) => (isOff(typed) ? words.budgetOff : null),
  },
  "keep-days": amount("keepDays", "days"),
  threads: amount("threads", "lines"),
  homes: oneOf("homes"),
};

/** What may be proposed while a value is typed: of a closed list all, of others some; each can be typed as it stands. */
export const settingValues = {
  verbosity: ["quiet", "talk", "everything"],
  "quiet-hours": ["off", "22:00-07:00", "23:00-08:00", "00:00-06:00"],
  "time-zone": ["UTC"],
  dozing: ["off", "10", "30", "60", "240"],
  joining: ["open", "ask"],
  whisper: ["everyone", "keepers"],
  objects: ["everyone", "keepers"],
  embody: ["everyone", "keepers"],
  thinking: ["both", "routine", "offline"],
  budget: ["usual", "0.50", "1.00", "2.00", "5.00"],
  "keep-days": ["off", "7", "30", "90", "365"],
  threads: ["off", "6", "12", "20"],
  homes: ["channels", "threads", "none"],
  pace: ["10x", "3x", "1", "2", "5", "10", "20"],
  language: [],
} as const satisfies Record<SettingName, readonly string[]>;

/** What a setting can become, with what it means, by what was typed so far: at most 25. */
export function settingChoices(name: string, typed: string, language: string): readonly Choice[] {
  if (!isSetting(name)) return [];
  const words = languageOf(language).settings;
  const wanted = typed.trim().toLowerCase();
  const labelled = (id: string): Choice => {
    const means = words.meaning(name, id);
    return { id, label: means ? `${id}: ${means}` : id };
  };
  if (name === "time-zone")
    return timeZones()
      .filter((zone) => zone.toLowerCase().includes(wanted.replace(/\s+/g, "_")))
      .slice(0, 25)
      .map((zone) => ({ id: zone, label: zone }));
  const all = settingValues[name].map(labelled);
  const fit = all.filter(({ label }) => label.toLowerCase().includes(wanted));
  // What is typed and can be read stands first, as it will be read.
  const setting = isRecorded(name) ? table[name] : null;
  const value = typed.trim();
  const read = wanted === "" ? null : setting?.read(value);
  // While it is typed, a mention is not shown as the role's name.
  const label = (shown: string): string => (roleTyped(value) ? words.withRole : `${value}: ${shown}`);
  const own =
    setting && read && !fit.some(({ id }) => id === wanted)
      ? [{ id: value, label: label(setting.show({ ...usualSettings, ...read }, words)) }]
      : [];
  return [...own, ...(fit.length > 0 || own.length > 0 ? fit : all)].slice(0, 25);
}

const isSetting = (name: string): name is SettingName => (settingNames as readonly string[]).includes(name);
const isRecorded = (name: SettingName): name is Recorded => name in table;

/** The settings with one of the record changed as it was typed. @throws UserError that says what the setting can be */
export function withSetting(settings: Settings, name: string, typed: string, language: string): Settings {
  const words = languageOf(language).settings;
  if (!isSetting(name)) throw new UserError("no-setting", words.noSuch(name, settingNames));
  const read = isRecorded(name) ? table[name].read(typed.trim()) : null;
  if (!read) {
    const unclear = isRecorded(name) ? table[name].unclear?.(typed, settings, words) : null;
    throw new UserError("bad-setting", unclear ?? words.canBe(name, words.values[name]));
  }
  return { ...settings, ...read };
}

/** One setting of a town with its pace, in words: "verbosity: talk". @throws UserError where there is no such setting */
export function settingInWords(settings: Settings, name: string, language: string, pace: number): string {
  const words = languageOf(language).settings;
  if (!isSetting(name)) throw new UserError("no-setting", words.noSuch(name, settingNames));
  const beside = { pace: paceText(pace), language };
  const shown = isRecorded(name) ? table[name].show(settings, words) : beside[name];
  return `**${name}**: ${shown} - ${words.about[name]}`;
}

/** What a setting can be, each value with what it means. @throws UserError where there is no such setting */
export function valuesInWords(name: string, language: string): string {
  const words = languageOf(language).settings;
  if (!isSetting(name)) throw new UserError("no-setting", words.noSuch(name, settingNames));
  const means = settingValues[name].flatMap((id) => {
    const meaning = words.meaning(name, id);
    return meaning ? [`- \`${id}\`: ${meaning}`] : [];
  });
  return [words.canBe(name, words.values[name]), ...means].join("\n");
}

/** A town's quiet hours in a sentence, or null where it has none. */
export function quietInWords({ quietHours, timeZone }: Settings, language: string): string | null {
  if (!quietHours) return null;
  const [from, to] = [clockText(quietHours.from as Minutes), clockText(quietHours.to as Minutes)];
  return languageOf(language).settings.quiet(from, to, timeZone);
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
