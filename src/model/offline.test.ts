import { describe, expect, test } from "vitest";
import { modelContract, question } from "./model.contract.ts";
import { embedText, offlineModel } from "./offline.ts";
import { noWordVectors, readWordVectors } from "./word-vectors.ts";

const vectors = readWordVectors(new URL("../../data/word-vectors.bin", import.meta.url).pathname);

modelContract("the offline model", () => ({ model: offlineModel(vectors) }));
modelContract("the offline model without its file", () => ({ model: offlineModel(noWordVectors) }));

/** The cosine of two texts. */
function nearness(a: string, b: string): number {
  const [x, y] = [embedText(vectors, a)!, embedText(vectors, b)!];
  return x.reduce((sum, value, i) => sum + value * y[i]!, 0);
}

describe("the offline model", () => {
  test("answers every question with the reason offline, which cost nothing", async () => {
    const reply = await offlineModel(vectors).ask(question());
    expect(reply).toMatchObject({ ok: false, error: { reason: "offline" }, usage: { requests: 0, usd: 0 } });
  });

  test.each([
    ["breakfast", "coffee", "election"],
    ["guitar", "music", "pharmacy"],
    ["making breakfast in the kitchen", "Isabella is brewing coffee at the cafe", "Sam is running in the election"],
    ["who wants to be mayor?", "Sam is a candidate in the local election", "the bed is being slept in"],
    ["what does Klaus study?", "Klaus is writing a research paper", "Maria is taking a shower"],
    ["the Valentine's Day party", "decorating the cafe for a celebration with friends", "counting the pharmacy's till"],
    ["the stove is burning", "there is a fire in the kitchen", "the bookshelf is tidy"],
  ])("%s is nearer to %s than to %s", (text, near, far) => {
    expect(nearness(text, near)).toBeGreaterThan(nearness(text, far) + 0.1);
  });

  test.each([
    ["brews", "brew"],
    ["decorate", "decorated"],
    ["decorates", "decorated"],
    ["hurries", "hurry"],
    ["chatted", "chat"],
    ["strolling", "stroll"],
    ["wipes", "wipe"],
    ["café", "cafe"],
    ["Isabella's", "isabella"],
  ])("%s is known as %s", (form, word) => {
    expect(nearness(form, word)).toBeCloseTo(1, 5);
  });

  test("a text without a known word has no vector", () => {
    expect(["", "42", "你好", "zzyzxq", "!!!"].map((text) => embedText(vectors, text))).toEqual(Array(5).fill(null));
  });

  test("common words hardly count", () => {
    expect(nearness("she is at the piano", "piano")).toBeGreaterThan(0.85);
  });
});
