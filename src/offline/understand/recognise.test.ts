/** How well people's words are understood, counted on sentences by other hands. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { packageFile } from "../../package-files.ts";
import { recogniser } from "./recognise.ts";

interface Case {
  readonly text: string;
  readonly label: string;
  readonly border?: boolean;
}

const anew = recogniser();
const known = new Map<string, ReturnType<typeof anew>>();
/** Each line is looked at once, however often it is counted. */
const recognise: typeof anew = (text, language) => {
  const read = known.get(`${language} ${text}`) ?? anew(text, language);
  known.set(`${language} ${text}`, read);
  return read;
};
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
/** Everyday talk that is learnt from: a line of it is no test, as short greetings are that everybody writes alike. */
const learntFrom = new Set(
  ["en", "zh-CN"].flatMap((tag) =>
    readFileSync(packageFile(`data/intents/${tag}.acts.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => plain((JSON.parse(line) as Case).text)),
  ),
);
const read = (path: string): Case[] =>
  readFileSync(new URL(`../../../test/gold/serious/${path}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case)
    .filter(({ text, border }) => !border && !learntFrom.has(plain(text)));

/** How many were found and taken for it, and of how many; no sentence is ever named, so that the sets stay unread. */
function counted(path: string, language: string, intent: "serious" | "realness") {
  const cases = read(path).map(({ text, label }) => ({
    is: label === intent,
    read: recognise(text, language)[intent],
  }));
  const of = (is: boolean) => cases.filter((one) => one.is === is);
  const count = (is: boolean) => of(is).filter((one) => one.read).length;
  return { found: count(true), meant: of(true).length, alarms: count(false), rest: of(false).length };
}

const percent = (part: number, whole: number) => (100 * part) / whole;

describe("recognising", () => {
  // The goal is 95 % found and at most 1 % of the rest taken for it, over all sets of a language: what stands here was measured, and may only
  // get better. One set is a hundred lines or two, where a sentence more or less says little: they have what they may not fall below. More
  // than half of the rest of c, f, g and i were written to be mistaken; j, k, l and m are a month of traffic. No line of `<tag>.jsonl` equals
  // any of these, and what equals an example of everyday talk is not counted. All are unread but what was missed of i, once; all
  // totals were seen while thresholds were chosen. Two bounds are not what they were: English counts n as well since its meaning is learnt from,
  // and Chinese allows two more realness alarms for half a percent more that is found. Alarms are also some hundredths higher, since short greetings
  // that are learnt from no longer count.
  it.each([
    ["en", "serious", ["c", "f", "g", "i", "j", "k", "l", "n"], [95.7, 0.99], [86, 2.7]],
    ["en", "realness", ["c", "f", "g", "i", "j", "k", "l"], [96.8, 0.5], [86, 2]],
    ["zh-CN", "serious", ["c", "f", "g", "j", "k", "l", "m"], [95.1, 1.02], [80, 3]],
    ["zh-CN", "realness", ["c", "f", "g", "j", "k", "l", "m"], [97.1, 0.37], [90, 1]],
  ] as const)("%s %s", (language, intent, sets, [recall, alarms], [leastRecall, mostAlarms]) => {
    const got = sets.map((set) => ({ set, ...counted(`${set}/${language}`, language, intent) }));
    for (const { set, found, meant, alarms, rest } of got) {
      expect(percent(found, meant), set).toBeGreaterThanOrEqual(leastRecall);
      expect(percent(alarms, rest), set).toBeLessThanOrEqual(mostAlarms);
    }
    const sum = (of: "found" | "meant" | "alarms" | "rest") => got.reduce((total, one) => total + one[of], 0);
    expect(percent(sum("found"), sum("meant"))).toBeGreaterThanOrEqual(recall);
    expect(percent(sum("alarms"), sum("rest"))).toBeLessThanOrEqual(alarms);
  });

  // Set n is half everyday chat of members, by a hand that no example is of. The goal there is 1 % of what is ordinary, which is far off: what
  // is told in the first person adds up to what is confided; in English less so since its meaning counts.
  it.each([
    ["en", { serious: [95, 3], realness: [99, 1] }],
    ["zh-CN", { serious: [95, 2.7], realness: [95, 0] }],
  ] as const)("%s: what an unknown hand chats about", (language, most) => {
    const all = read(`n/${language}`).map(({ text, label }) => ({ label, read: recognise(text, language) }));
    for (const intent of ["serious", "realness"] as const) {
      const share = (label: string) => {
        const those = all.filter((one) => one.label === label);
        return percent(those.filter((one) => one.read[intent]).length, those.length);
      };
      const [recall, alarms] = most[intent];
      expect(share(intent), intent).toBeGreaterThanOrEqual(recall);
      expect(share("ordinary"), intent).toBeLessThanOrEqual(alarms);
    }
  });

  it.each([
    ["k1ll myself tonight", true],
    ["i want to s u i c i d e", true],
    ["i wanna dieeeee, really", true],
    ["i want t\u200Bo d\u200Bie", true],
    ["I w\u0430nt t\u043E di\u0435", true],
    ["What a lovely morning, the bread smells so good! By the way, I want to kill myself. See you later", true],
    ["this homework is killing me", false],
    ["I'll kill you at chess", false],
    ["How long did you study to become a lawyer?", false],
    ["What do you sell in the pharmacy?", false],
  ])("%s: %s", (text, serious) => {
    expect(recognise(text, "en").serious).toBe(serious);
  });

  it.each([
    "is Klaus a bot?",
    "Is Zbigniew a bot?",
    "are Tom and Wilhelmina real people?",
    "are you all bots",
    "are they AI?",
    "阿贵是机器人吗",
    "你们都是AI吗",
  ])("asks whether somebody is real: %s", (text) => {
    expect(recognise(text, "en").realness).toBe(true);
  });

  it("takes a word or two for nothing, unless they say it all", () => {
    for (const text of [
      "clean",
      "locked",
      "wound",
      "number 17",
      "on fire",
      "half full",
      "friend",
      "sits down",
      "关着",
      "干净的",
    ])
      expect(recognise(text, "en").serious, text).toBe(false);
    for (const text of ["suicide", "i want to die", "想死"]) expect(recognise(text, "en").serious, text).toBe(true);
  });

  it.each([
    "我昨天在树林里采了一篮蘑菇。",
    "我昨天跟老板吵了一架。",
    "我今天在桥上吹风",
    "我今天早上在后院找到一枚纽扣",
    "今天早上我在花园里发现一只刺猬。",
    "Yesterday I picked mushrooms in the woods.",
    "I bought a hat yesterday.",
    "Ada, have you got a minute?",
  ])("leaves alone who tells of their day: %s", (text) => {
    expect(recognise(text, "en")).toMatchObject({ serious: false, realness: false });
  });

  it("goes on with what is serious by few words", () => {
    for (const text of ["i mean it", "please help me", "我是认真的"])
      expect(recognise(text, "en").goesOn, text).toBe(true);
    for (const text of ["What time does the cafe close?", "a coffee please", "来杯拿铁"])
      expect(recognise(text, "en").goesOn, text).toBe(false);
  });

  it("does not take what residents say among themselves for a question whether one is real, and little of it for serious", () => {
    const texts = ["smallville", "pellow-cove", "smallville.zh-CN"].flatMap((town) => {
      const file = readFileSync(new URL(`../../../towns/${town}.json`, import.meta.url), "utf8");
      return [...file.matchAll(/"(?:says|asks)": \[([^\]]*)\]/g)].flatMap(
        ([, list]) => JSON.parse(`[${list}]`) as string[],
      );
    });
    expect(texts.length).toBeGreaterThan(1000);
    const found = texts.map((text) => recognise(text, "en"));
    // They tell of their lives as nobody types to them, and never stand at the door: a bound against getting worse, no goal.
    expect((100 * found.filter(({ serious }) => serious).length) / texts.length).toBeLessThanOrEqual(15);
    expect((100 * found.filter(({ realness }) => realness).length) / texts.length).toBeLessThanOrEqual(2);
  });
});
