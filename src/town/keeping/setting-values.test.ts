/** Settings as people type them, and what is proposed while they type. */
import { describe, expect, it } from "vitest";
import {
  quietInWords,
  type Settings,
  settingChoices,
  settingInWords,
  settingNames,
  settingValues,
  usualSettings,
  valuesInWords,
  withSetting,
} from "./settings.ts";

const set = (name: string, typed: string): Partial<Settings> => {
  const next = withSetting(usualSettings, name, typed, "en");
  return Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(usualSettings[field as keyof Settings]),
    ),
  );
};
const night = { quietHours: { from: 1320, to: 420 } };

describe("a value may be written as people write", () => {
  it.each([
    "22-7",
    "22:00-07:00",
    "22:00 - 7:00",
    "10pm to 7am",
    "10 PM – 7 a.m.",
    "from 22 to 7",
    "22.00-07.00",
    "2200-0700",
    "22h-7h",
    "22 til 7",
    "２２：００－０７：００",
    "22点到7点",
    "晚上10点到早上7点",
    "晚上十点到早上七点",
    "二十二点到七点",
    "从22:00至07:00",
    "22:00～07:00",
    "between 10pm and 7am",
    "22→7",
    "every night 22-7",
    "22-7 daily",
    "10 at night to 7 in the morning",
    "ten pm to seven am",
    "每晚10点到早上7点",
    "每天22点到7点",
    "晚上10点到第二天早上7点",
    "10-7 at night",
    "22-7 at night",
    "every night 10-7",
    "10-7 nightly",
    "10p-7a",
    "10pm-7",
    "10-7am",
    "晚上10点到7点",
    "晚间10点到早晨7点",
    "夜间22点至7点",
    "10pm through 7am",
    "10pm to 7am please",
    "10pm -> 7am",
    "22:00/07:00",
    "22,7",
    "10 pm, 7 am",
    "after 10pm until 7am",
    "22:00:00-07:00:00",
  ])("quiet hours: %s", (typed) => expect(set("quiet-hours", typed)).toEqual(night));

  it.each([
    ["12-6 at night", 0, 360],
    ["12 at night to 6 in the morning", 0, 360],
    ["晚上12点到早上6点", 0, 360],
    ["夜里1点到6点", 60, 360],
    ["6-10 in the evening", 1080, 1320],
    ["下午2点到5点", 840, 1020],
    ["noon to 6", 720, 1080],
    ["10 to midnight", 1320, 0],
    ["7 in the morning to 10 at night", 420, 1320],
    ["晚上8点到第二天10点", 1200, 600],
    ["10点到第二天7点", 1320, 420],
    ["8-12 in the morning", 480, 720],
    ["9-12:30 in the morning", 540, 750],
    ["10-7 in the morning", 1320, 420],
    ["12-5 in the morning", 0, 300],
    ["上午8点到上午12点", 480, 720],
    ["下午12点到2点", 720, 840],
    ["11-1 in the afternoon", 660, 780],
    ["8-12 in the evening", 1200, 0],
    ["6-10 at night", 1080, 1320],
    ["8-10 at night", 1200, 1320],
    ["1-6 at night", 60, 360],
    ["夜里4点到6点", 240, 360],
    ["晚上4点到晚上6点", 960, 1080],
    ["晚上10点到4点", 1320, 240],
    ["05:00-07:00 nightly", 300, 420],
  ])("a bare hour goes with the other: %s", (typed, from, to) =>
    expect(set("quiet-hours", typed)).toEqual({ quietHours: { from, to } }),
  );

  it.each([
    "off",
    "OFF",
    "none",
    "no",
    "never",
    "forever",
    "关闭",
    "无",
    "取消",
    "不要",
    "永远",
    "永久",
    "turn off",
    "switch it off",
    "关了",
    "Off.",
    "no quiet hours",
    "remove",
    "clear",
    "停",
    "删除",
    "不需要",
  ])("off: %s", (typed) => {
    expect(withSetting({ ...usualSettings, ...night }, "quiet-hours", typed, "en").quietHours).toBeNull();
    expect(withSetting(usualSettings, "dozing", typed, "en").dozeMinutes).toBeNull();
    expect(withSetting(usualSettings, "keep-days", typed, "en").keepDays).toBeNull();
  });

  it.each([
    ["dozing", "45 min", { dozeMinutes: 45 }],
    ["dozing", "2 hours", { dozeMinutes: 120 }],
    ["dozing", "1.5h", { dozeMinutes: 90 }],
    ["dozing", "45分钟", { dozeMinutes: 45 }],
    ["dozing", "an hour", { dozeMinutes: 60 }],
    ["dozing", "one hour", { dozeMinutes: 60 }],
    ["dozing", "ten minutes", { dozeMinutes: 10 }],
    ["dozing", "两小时", { dozeMinutes: 120 }],
    ["dozing", "一个半小时", { dozeMinutes: 90 }],
    ["dozing", "四十五分钟", { dozeMinutes: 45 }],
    ["dozing", "half hour", {}],
    ["dozing", "one and a half hours", { dozeMinutes: 90 }],
    ["dozing", "1:30", { dozeMinutes: 90 }],
    ["keep-days", "6mo", { keepDays: 180 }],
    ["keep-days", "3 mo", {}],
    ["budget", "50c", { budgetUsd: 0.5 }],
    ["budget", "free", { budgetUsd: 0 }],
    ["budget", "USD 2", { budgetUsd: 2 }],
    ["budget", ".5", { budgetUsd: 0.5 }],
    ["budget", "half a dollar", { budgetUsd: 0.5 }],
    ["time-zone", "Eastern time", { timeZone: "America/New_York" }],
    ["time-zone", "pacific time", { timeZone: "America/Los_Angeles" }],
    ["time-zone", "ET", { timeZone: "America/New_York" }],
    ["time-zone", "NYC", { timeZone: "America/New_York" }],
    ["time-zone", "LA", { timeZone: "America/Los_Angeles" }],
    ["time-zone", "Z", {}],
    ["time-zone", "格林威治", {}],
    ["time-zone", "France", { timeZone: "Europe/Paris" }],
    ["time-zone", "台湾", { timeZone: "Asia/Taipei" }],
    ["time-zone", "São Paulo", { timeZone: "America/Sao_Paulo" }],
    ["dozing", "a half hour", {}],
    ["dozing", "一刻钟", { dozeMinutes: 15 }],
    ["dozing", "a quarter of an hour", { dozeMinutes: 15 }],
    ["keep-days", "半年", { keepDays: 180 }],
    ["keep-days", "half a year", { keepDays: 180 }],
    ["budget", "one dollar", { budgetUsd: 1 }],
    ["budget", "1美元/天", { budgetUsd: 1 }],
    ["budget", "一美元一天", { budgetUsd: 1 }],
    ["time-zone", "America/New York", { timeZone: "America/New_York" }],
    ["time-zone", "中国标准时间", { timeZone: "Asia/Shanghai" }],
    ["budget", "50 cents", { budgetUsd: 0.5 }],
    ["budget", "每天2美元", { budgetUsd: 2 }],
    ["budget", "一美元", { budgetUsd: 1 }],
    ["keep-days", "two weeks", { keepDays: 14 }],
    ["keep-days", "一周", { keepDays: 7 }],
    ["keep-days", "两个月", { keepDays: 60 }],
    ["threads", "十句", { threads: 10 }],
    ["time-zone", "+8", { timeZone: "Etc/GMT-8" }],
    ["time-zone", "东八区", { timeZone: "Etc/GMT-8" }],
    ["time-zone", "UTC+5:30", { timeZone: "Asia/Kolkata" }],
    ["time-zone", "北京时间", { timeZone: "Asia/Shanghai" }],
    ["time-zone", "Paris time", { timeZone: "Europe/Paris" }],
    ["verbosity", "“quiet”", { verbosity: "quiet" }],
    ["embody", "仅管理员", { embody: "keepers" }],
    ["whisper", "mods only", { whisper: "keepers" }],
    ["homes", "隐藏", { homes: "none" }],
    ["budget", "$2", { budgetUsd: 2 }],
    ["budget", "2 usd", { budgetUsd: 2 }],
    ["budget", "0,50 $", { budgetUsd: 0.5 }],
    ["budget", "2 dollars a day", { budgetUsd: 2 }],
    ["budget", "2美元", { budgetUsd: 2 }],
    ["budget", "0", { budgetUsd: 0 }],
    ["keep-days", "30 days", { keepDays: 30 }],
    ["keep-days", "2 weeks", { keepDays: 14 }],
    ["keep-days", "1 year", { keepDays: 365 }],
    ["threads", "12 lines", { threads: 12 }],
    ["time-zone", "berlin", { timeZone: "Europe/Berlin" }],
    ["time-zone", "New York", { timeZone: "America/New_York" }],
    ["time-zone", "UTC+8", { timeZone: "Etc/GMT-8" }],
    ["verbosity", "Quiet", { verbosity: "quiet" }],
    ["verbosity", "all", { verbosity: "everything" }],
    ["joining", "先问", { joining: "ask" }],
    ["whisper", "admins", { whisper: "keepers" }],
    ["whisper", "123456789012345678", { whisper: "role:123456789012345678" }],
    ["thinking", "off", { thinking: "offline" }],
    ["budget", "unlimited", {}],
    ["budget", "no limit", {}],
    ["budget", "不限", {}],
  ] as const)("%s: %s", (name, typed, expected) => expect(set(name, typed)).toEqual(expected));

  it.each([
    ["quiet-hours", "25-7"],
    ["quiet-hours", "22"],
    ["quiet-hours", "13pm-7am"],
    ["quiet-hours", "07-07"],
    ["quiet-hours", "tonight"],
    ["dozing", "30 dollars"],
    ["dozing", "-5"],
    ["budget", "ten"],
    ["budget", "5000"],
    ["time-zone", "UTC+99"],
    ["time-zone", "constructor"],
    ["time-zone", "UTC+5:20"],
    ["whisper", "nobody"],
    ["budget", "€2"],
    ["budget", "11天"],
    ["whisper", "<@123456789012345678>"],
  ])("%s is not %s", (name, typed) => expect(() => set(name, typed)).toThrow(/can be/));

  it.each([
    ["10-7", "10:00-19:00", "22:00-07:00"],
    ["9-5", "09:00-17:00", "21:00-05:00"],
    ["9:00-5:00", "09:00-17:00", "21:00-05:00"],
    ["12-6", "12:00-18:00", "00:00-06:00"],
    ["7-7", "07:00-19:00", "19:00-07:00"],
    ["从10点到7点", "10:00-19:00", "22:00-07:00"],
    ["晚上4点到6点", "04:00-06:00", "16:00-18:00"],
    ["8点到上午12点", "08:00-12:00", "20:00-00:00"],
  ])("hours that may be meant in two ways are asked for: %s", (typed, one, other) => {
    expect(() => set("quiet-hours", typed)).toThrow(`two ways: write ${one} or ${other}.`);
    expect(() => withSetting(usualSettings, "quiet-hours", typed, "zh-CN")).toThrow(`请填 ${one} 或 ${other}。`);
    for (const way of [one, other])
      expect(settingInWords(withSetting(usualSettings, "quiet-hours", way, "en"), "quiet-hours", "en", 1)).toContain(
        way,
      );
  });

  it.each([
    ["BST", "Europe/London", "Asia/Dhaka"],
    ["AEST", "Australia/Sydney", "Australia/Brisbane"],
    ["cst", "America/Chicago", "Asia/Shanghai"],
  ])("an abbreviation of several time zones is asked for: %s", (typed, one, other) => {
    expect(() => set("time-zone", typed)).toThrow(`write ${one} or ${other}`);
    expect(() => withSetting(usualSettings, "time-zone", typed, "zh-CN")).toThrow(`请填 ${one} 或 ${other}`);
    for (const zone of [one, other]) expect(set("time-zone", zone)).toEqual({ timeZone: zone });
    expect(() => set("quiet-hours", `22-7 ${typed}`)).toThrow(/time zone, which is UTC/);
  });

  it.each(["10pm-7am UTC", "10-7 UTC", "22-7 (Berlin)", "22:00-07:00 New York", "北京时间22点到7点"])(
    "a zone is another setting: %s",
    (typed) => {
      expect(() => set("quiet-hours", typed)).toThrow(/time zone, which is UTC/);
      const there = { ...usualSettings, timeZone: "Asia/Tokyo" };
      expect(() => withSetting(there, "quiet-hours", typed, "zh-CN")).toThrow(/Asia\/Tokyo/);
    },
  );

  it("a budget that is off may be none or no limit, and is asked for in words", () => {
    const spends = { ...usualSettings, budgetUsd: 2 };
    for (const typed of ["off", "turn off", "关闭"]) {
      expect(() => withSetting(spends, "budget", typed, "en")).toThrow(/two things: 0 .*; usual /);
      expect(() => withSetting(spends, "budget", typed, "zh-CN")).toThrow(/0 .*usual/);
    }
    expect(withSetting(spends, "budget", "unlimited", "en").budgetUsd).toBeNull();
  });
});

describe("what is proposed", () => {
  it("can be typed as it stands, and is explained in both languages", () => {
    for (const name of settingNames)
      for (const id of settingValues[name]) {
        if (name !== "pace") expect(() => withSetting(usualSettings, name, id, "en"), `${name} ${id}`).not.toThrow();
        if (name !== "time-zone")
          for (const language of ["en", "zh-CN"])
            expect(settingChoices(name, "", language).find((one) => one.id === id)?.label, `${name} ${id}`).toMatch(
              /: \S/,
            );
      }
  });

  it("follows what is typed", () => {
    const ids = (name: string, typed: string) => settingChoices(name, typed, "en").map(({ id }) => id);
    expect(ids("time-zone", "berl")).toEqual(["Europe/Berlin"]);
    expect(ids("verbosity", "")).toEqual(["quiet", "talk", "everything"]);
    expect(ids("quiet-hours", "9pm to 6am")[0]).toBe("9pm to 6am");
    expect(settingChoices("quiet-hours", "9pm to 6am", "en")[0]?.label).toContain("21:00-06:00");
    expect(ids("colour", "")).toEqual([]);
    for (const typed of ["<@&123456789012345678>", "123456789012345678"])
      for (const language of ["en", "zh-CN"]) {
        const [role] = settingChoices("whisper", typed, language);
        expect(role!.id).toBe(typed);
        expect(role!.label).not.toMatch(/[<>\d]/);
      }
    for (const name of settingNames)
      for (const one of settingChoices(name, "", "en"))
        expect([one.id.length <= 100, one.label.length <= 100]).toEqual([true, true]);
  });

  it("stands under a setting that is asked for", () => {
    expect(valuesInWords("verbosity", "en")).toContain("`quiet`: only answers");
    expect(valuesInWords("verbosity", "zh-CN")).toContain("`quiet`");
    expect(settingInWords({ ...usualSettings, whisper: "role:123456789012345678" }, "whisper", "en", 1)).toContain(
      "<@&123456789012345678>",
    );
  });

  it("the quiet hours are told in a sentence, where there are any", () => {
    expect(quietInWords(usualSettings, "en")).toBeNull();
    expect(quietInWords({ ...usualSettings, ...night }, "en")).toMatch(/22:00 to 07:00 \(UTC\)/);
    expect(quietInWords({ ...usualSettings, ...night }, "zh-CN")).toContain("22:00");
  });
});
