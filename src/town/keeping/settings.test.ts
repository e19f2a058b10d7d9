import { describe, expect, it } from "vitest";
import {
  isQuietHour,
  mayDo,
  settingInWords,
  settingNames,
  settingsRecord,
  usualSettings,
  withSetting,
} from "./settings.ts";

const set = (name: string, value: string) => withSetting(usualSettings, name, value, "en");
const at = (clock: string) => Date.parse(`2026-01-15T${clock}:00Z`);

describe("a setting is read as people type it", () => {
  it.each([
    ["verbosity", "quiet", { verbosity: "quiet" }],
    ["quiet-hours", "23:00-07:00", { quietHours: { from: 1380, to: 420 } }],
    ["quiet-hours", " 9:30 – 10:00 ", { quietHours: { from: 570, to: 600 } }],
    ["quiet-hours", "off", { quietHours: null }],
    ["time-zone", "europe/berlin", { timeZone: "Europe/Berlin" }],
    ["dozing", "45", { dozeMinutes: 45 }],
    ["dozing", "off", { dozeMinutes: null }],
    ["whisper", "keepers", { whisper: "keepers" }],
    ["objects", "<@&123456789012345678>", { objects: "role:123456789012345678" }],
    ["thinking", "routine", { thinking: "routine" }],
    ["budget", "$0.50", { budgetUsd: 0.5 }],
    ["budget", "usual", { budgetUsd: null }],
    ["keep-days", "30", { keepDays: 30 }],
    ["keep-days", "off", { keepDays: null }],
  ])("%s %s", (name, value, expected) => {
    expect(set(name, value)).toEqual({ ...usualSettings, ...expected });
  });

  it.each([
    ["verbosity", "loud", "quiet, talk or everything"],
    ["quiet-hours", "23:00", "23:00-07:00"],
    ["quiet-hours", "07:00-07:00", "off"],
    ["quiet-hours", "1:00-2:00-3:00", "off"],
    ["time-zone", "Mars/Olympus", "Europe/Berlin"],
    ["dozing", "4", "5 to 1440"],
    ["dozing", "soon", "off"],
    ["whisper", "nobody", "a role you mention"],
    ["thinking", "", "offline"],
    ["budget", "-1", "US dollars"],
    ["budget", "a lot", "US dollars"],
  ])("%s is not %s, and what it can be is said", (name, value, hint) => {
    expect(() => set(name, value)).toThrow(hint);
  });

  it("of a name that is none, all names are said", () => {
    expect(() => set("colour", "blue")).toThrow(/no setting called "colour".*verbosity.*budget/);
  });
});

it("every setting is shown in both languages, and what is shown can be typed again", () => {
  for (const name of settingNames)
    for (const language of ["en", "zh-CN"])
      expect(settingInWords(usualSettings, name, language, 1)).toMatch(/^\*\*[a-z-]+\*\*: \S/);
});

it("a record of before gets what it lacks, and one that is broken is none", () => {
  expect(settingsRecord.parse({ verbosity: "quiet" })).toEqual({ ...usualSettings, verbosity: "quiet" });
  expect(settingsRecord.safeParse({ verbosity: 7 }).success).toBe(false);
});

it("what is kept to some is open to them and to keepers", () => {
  const [keeper, anyone, gardener] = [
    { keeper: true },
    { keeper: false },
    { keeper: false, roles: ["123456789012345678"] },
  ];
  expect([keeper, anyone, gardener].map((one) => mayDo("everyone", one))).toEqual([true, true, true]);
  expect([keeper, anyone, gardener].map((one) => mayDo("keepers", one))).toEqual([true, false, false]);
  expect([keeper, anyone, gardener].map((one) => mayDo("role:123456789012345678", one))).toEqual([true, false, true]);
});

it("quiet hours are those of the zone, over midnight too", () => {
  const berlin = withSetting(set("quiet-hours", "23:00-07:00"), "time-zone", "Europe/Berlin", "en");
  expect(["21:59", "22:00", "05:59", "06:00", "12:00"].map((clock) => isQuietHour(berlin, at(clock)))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  const noon = set("quiet-hours", "12:00-13:00");
  expect(["11:59", "12:00", "12:59", "13:00"].map((clock) => isQuietHour(noon, at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isQuietHour(usualSettings, at("12:00"))).toBe(false);
});
