/** How well people's words are understood, counted on sentences by other hands. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { earnestCounts, percent } from "../../../test/gold/earnest.ts";

const { recognise, read, counted } = earnestCounts();

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
    const got = sets.map((set) => ({ set, ...counted(set, language, intent) }));
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
