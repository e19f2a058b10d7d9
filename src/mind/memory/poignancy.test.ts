/** Poignancy by rule against a person's ratings (paper section 4.1; issue 3, Poignancy). */
import { describe, expect, it } from "vitest";
import { type Gold, gold, goldChinese, goldUnseen } from "../../../test/mind/poignancy-gold.ts";
import { poignancyByRule } from "./poignancy.ts";
import type { Note } from "./remember.ts";

/** The note that such a memory would be kept from. */
function noteOf([, how, text]: Gold): Note {
  const guest = how === "guest";
  const visitors = guest ? ["visitor:web:alex"] : [];
  const said = /["“]/.test(text);
  const heard = { how: "heard", from: guest ? "visitor:web:alex" : "somebody", line: "talk-1/1", rests: [] } as const;
  const base = { text, subjects: [], visitors };
  if (how === "said") return { ...base, source: { how: "did" }, speaker: "me" };
  if (how === "heard" || (guest && said)) return { ...base, source: heard, speaker: heard.from };
  return { ...base, source: { how: guest ? "saw" : how } as Note["source"] };
}

/** Ranks from 1, those of equals their mean. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Spearman's rank correlation: Pearson's, of the ranks. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length + 1) / 2;
  const sum = (terms: readonly number[]) => terms.reduce((all, one) => all + one, 0);
  const covariance = sum(x.map((one, i) => (one - mean) * (y[i]! - mean)));
  return covariance / Math.sqrt(sum(x.map((one) => (one - mean) ** 2)) * sum(y.map((one) => (one - mean) ** 2)));
}

const correlation = (list: readonly Gold[]): number =>
  spearman(
    list.map(([rating]) => rating),
    list.map((one) => poignancyByRule(noteOf(one))),
  );

describe("poignancy by rule", () => {
  it("knows Spearman from its definition", () => {
    expect(spearman([1, 2, 3, 4], [2, 4, 6, 8])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [8, 6, 4, 2])).toBeCloseTo(-1);
    // By hand: ranks 1 2 3 4 5 against 2 1 4 3 5, so 1 - 6 * 4 / (5 * 24).
    expect(spearman([10, 20, 30, 40, 50], [2, 1, 4, 3, 5])).toBeCloseTo(0.8);
  });

  it("ranks a hundred memories as a person does", () => {
    expect(gold).toHaveLength(100);
    expect(correlation(gold)).toBeGreaterThanOrEqual(0.7);
  });

  it("ranks thirty Chinese ones as a person does", () => {
    expect(goldChinese).toHaveLength(30);
    expect(correlation(goldChinese)).toBeGreaterThanOrEqual(0.7);
  });

  it("does so on memories it was not made with", () => {
    expect(correlation(goldUnseen)).toBeGreaterThanOrEqual(0.7);
  });

  it("says more than where a memory comes from: among things heard alone it still ranks", () => {
    expect(correlation(gold.filter(([, how]) => how === "heard"))).toBeGreaterThanOrEqual(0.6);
  });
});
