/** How well people's words are understood, counted on sentences by other hands. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { earnestCounts, percent } from "../../../test/gold/earnest.ts";

const { recognise, read, counted } = earnestCounts();

describe("recognising", () => {
  // The goal is 95 % found and at most 1 % of the rest taken for it, over all sets of a language: what stands here was measured. One set is a
  // hundred lines or two, where a sentence more or less says little: they have what they may not fall below. More than half of the rest of c, f,
  // g and i were written to be mistaken; j, k, l and m are a month of traffic. No line of `<tag>.jsonl` or `<tag>.earnest.jsonl` equals any of these, and what equals an
  // example of everyday talk is not counted. All are unread but what was missed of i, once; all totals were seen while thresholds were chosen.
  // English counts n as well since its meaning is learnt from. v and w are of four hands more, counted when all was learnt and chosen but
  // where a threshold ends: 3,000 lines of everyday talk and 950 in earnest for English, 2,000 and 300 for Chinese, by fourteen other hands,
  // brought both languages to 95 % and 0.8 % over all sets, and took a line or two of n, o, s and English realness (96.2 %) and Chinese (97.1 %);
  // so did 910 acts, fresh griefs and lines that go on with something, of which x is every fifth. y is of two hands more and z of six: a fifth of them in
  // earnest are acts, a fifth griefs of today, and nearly all misses and alarms of both languages stand there. They are why 29,000 and 13,200 lines by other hands
  // (`<tag>.earnest.jsonl`) are learnt from: before, 72 and 83 % of z were found. Older sets lost a line or two here and won them there, and English acts in play (x) 4 of 76.
  // Whole visits by other hands (`test/gold/visits`) then showed that 3.3 and 1.0 % of what is typed in them was taken for serious; 8,000 and 5,000 of their lines are
  // learnt from as harmless since, of which hands that were not yet learnt from showed 1.9 and 0.7 %. For that the sets here lost a line or two each, English acts in play three of 54,
  // and one of 20 English lines that go on with something is found less. For the acts of cc the alarms of all sets together fell to 0.89 and 0.91 %, and
  // six of the small counts below lost a line each.
  it.each([
    ["en", "serious", ["c", "f", "g", "i", "j", "k", "l", "n", "u", "v", "w", "y", "z"], [95.2, 1], [85, 3.3]],
    ["en", "realness", ["c", "f", "g", "i", "j", "k", "l"], [95.8, 0.19], [85, 0.35]],
    ["zh-CN", "serious", ["c", "f", "g", "j", "k", "l", "m", "u", "v", "w", "y", "z"], [95.1, 1.02], [78, 3.1]],
    ["zh-CN", "realness", ["c", "f", "g", "j", "k", "l", "m"], [96.9, 0.3], [90, 0.95]],
  ] as const)(
    "%s %s",
    (language, intent, sets, [recall, alarms], [leastRecall, mostAlarms]) => {
      const got = sets.map((set) => ({ set, ...counted(set, language, intent) }));
      for (const { set, found, meant, alarms, rest } of got) {
        expect(percent(found, meant), set).toBeGreaterThanOrEqual(leastRecall);
        expect(percent(alarms, rest), set).toBeLessThanOrEqual(mostAlarms);
      }
      const sum = (of: "found" | "meant" | "alarms" | "rest") => got.reduce((total, one) => total + one[of], 0);
      expect(percent(sum("found"), sum("meant"))).toBeGreaterThanOrEqual(recall);
      expect(percent(sum("alarms"), sum("rest"))).toBeLessThanOrEqual(alarms);
    },
    900_000,
  );

  // Sets aa and bb are of four hands each, written like z; no threshold was chosen by either alone, but their totals stood beside those that were. The
  // English total of aa made us ask for more English lines. bb was first counted on what had landed before it was written, by which nothing of
  // that could be chosen: English 97.1 and 1.66, Chinese 94.9 and 0.91.
  it.each([
    ["aa", "en", 92, 2.4],
    ["aa", "zh-CN", 98.5, 1.7],
    ["bb", "en", 95.5, 1.5],
    ["bb", "zh-CN", 94.1, 1.1],
    // By two hands, all that is ordinary in it written to be mistaken.
    ["dd", "en", 97, 3.5],
    ["dd", "zh-CN", 96.6, 1.8],
    // By one hand, mostly in two to ten words, as it was found with what had landed before: 84.4 and 82.1 %. For the short lines that are learnt
    // from since, bb, dd and acts in play lost a line or two each.
    ["ee", "en", 90, 0],
    ["ee", "zh-CN", 89.5, 0.3],
  ] as const)("%s %s: what other hands say", (set, language, recall, most) => {
    const { found, meant, alarms, rest } = counted(set, language, "serious");
    expect(percent(found, meant)).toBeGreaterThanOrEqual(recall);
    expect(percent(alarms, rest)).toBeLessThanOrEqual(most);
  });

  // Set n is half everyday chat of members, by a hand that no example is of. The goal there is 1 % of what is ordinary, which is far off: what
  // is told in the first person adds up to what is confided; in English less so since its meaning counts and everyday talk in scenes is learnt from.
  it.each([
    ["en", { serious: [94.1, 1.5], realness: [99, 0.5] }],
    ["zh-CN", { serious: [94.1, 2.45], realness: [95, 0] }],
  ] as const)("%s: what an unknown hand chats about", (language, most) => {
    const all = read(`n/${language}`, language);
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

  // Set o is everyday talk in scenes, nothing of it in earnest but perhaps a handful of grief; the goal is 1 %.
  it.each([
    ["en", 2.05],
    ["zh-CN", 2.75],
  ] as const)("%s: what is said in scenes of a day", (language, most) => {
    const { alarms, rest } = counted("o", language, "serious");
    expect(rest).toBeGreaterThan(550);
    expect(percent(alarms, rest)).toBeLessThanOrEqual(most);
  });

  // Set p lies near the border on either side, by the hand that wrote two thirds of the like as examples.
  it.each([["zh-CN", 95, 1.2, 2.5]] as const)("%s: what is near to it", (language, recall, serious, realness) => {
    for (const [intent, most] of [
      ["serious", serious],
      ["realness", realness],
    ] as const) {
      const { found, meant, alarms, rest } = counted("p", language, intent);
      expect(percent(found, meant), intent).toBeGreaterThanOrEqual(recall);
      expect(percent(alarms, rest), intent).toBeLessThanOrEqual(most);
    }
  });

  // Set s is a third of what one hand wrote in the manners of many: oblique, tired, half a joke; grief long past, small wounds, nurses' days
  // and butchers', "is that true?". The rest are examples. It lies near the border on either side: much of it is still not told apart.
  it.each([
    ["en", { serious: [82, 7.5], realness: [100, 2.81] }],
    ["zh-CN", { serious: [79, 7.4], realness: [85, 1.3] }],
  ] as const)("%s: what is said in passing", (language, most) => {
    const all = read(`s/${language}`, language);
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

  // Set t was written before anybody saw what is made of it, of what strangers had typed and the like: forty lines on either side.
  it.each([
    ["en", 95, 5.5],
    ["zh-CN", 95, 5],
  ] as const)("%s: what was thought of afterwards", (language, recall, most) => {
    const { found, meant, alarms, rest } = counted("t", language, "serious");
    expect(percent(found, meant)).toBeGreaterThanOrEqual(recall);
    expect(percent(alarms, rest)).toBeLessThanOrEqual(most);
  });

  // Set q is half of what one hand wrote in several manners for this; the other half are examples.
  it("en: what sounds like asking whether one is real", () => {
    const { found, meant, alarms, rest } = counted("q", "en", "realness");
    expect(percent(found, meant)).toBeGreaterThanOrEqual(95);
    expect(percent(alarms, rest)).toBeLessThanOrEqual(2.5);
  });

  // Set r is what comes after something serious, by a hand of whose lines the other half are examples: much of what goes on with it is still
  // not heard. English is 12 of 20 with 3.9 % of what visitors say in scenes.
  it.each([
    ["en", 55, 6],
    ["zh-CN", 60, 8.5],
  ] as const)("%s: what goes on with something serious", (language, recall, most) => {
    const { found, meant, alarms, rest } = counted("r", language, "goesOn");
    expect(meant).toBe(20);
    expect(percent(found, meant)).toBeGreaterThanOrEqual(recall);
    expect(percent(alarms, rest)).toBeLessThanOrEqual(most);
  });

  // Set x is every fifth of the acts, fresh griefs and lines that go on with something, by the hands that wrote the others as examples.
  it.each([
    ["en", 81, 75, 14.5],
    ["zh-CN", 84, 72, 7.5],
  ] as const)("%s: acts, fresh grief, and what is said next", (language, recall, onward, most) => {
    const { found, meant, alarms, rest } = counted("x", language, "serious");
    expect(percent(found, meant)).toBeGreaterThanOrEqual(recall);
    expect(percent(alarms, rest)).toBeLessThanOrEqual(most);
    const next = read(`x/${language}`, language).filter(({ label }) => label === "goes-on");
    expect(percent(next.filter((one) => one.read.mayGoOn).length, next.length)).toBeGreaterThanOrEqual(onward);
  });

  // Set cc is every fourth of the harmless acts, payments and curious questions that a hand wrote when "*puts three marks on the bar*" was taken for
  // grief: before the others were learnt from, 2.1 and 1.3 % of all that hand's acts were.
  it.each([
    ["en", 0.9],
    ["zh-CN", 1.2],
  ] as const)("%s: acts that put, pay, hang and pour", (language, most) => {
    for (const intent of ["serious", "realness"] as const) {
      const { alarms, rest } = counted("cc", language, intent);
      expect(percent(alarms, rest), intent).toBeLessThanOrEqual(most);
    }
  });

  // A handful of these lines are meant in earnest, or ask whether one is real; what goes on with something is asked only after that.
  it.each([
    ["en", 2.1, 0.7, 4.2, 15],
    ["zh-CN", 0.95, 0.3, 4, 15],
  ] as const)("%s: what visitors say in the scenes that are played", (language, serious, realness, goesOn, mayGoOn) => {
    const said = readFileSync(new URL(`../../../test/talk/${language}.seen.jsonl`, import.meta.url), "utf8");
    const lines = said
      .trim()
      .split("\n")
      .map((line) => recognise((JSON.parse(line) as { text: string }).text, language));
    const share = (of: "serious" | "realness" | "goesOn" | "mayGoOn") =>
      percent(lines.filter((line) => line[of]).length, lines.length);
    expect(share("serious")).toBeLessThanOrEqual(serious);
    expect(share("realness")).toBeLessThanOrEqual(realness);
    expect(share("goesOn")).toBeLessThanOrEqual(goesOn);
    // For three minutes after something plain, and no longer.
    expect(share("mayGoOn")).toBeLessThanOrEqual(mayGoOn);
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
