/** A town whose nouns nobody ever read lives the same days but for the words: what is decided is decided by meaning. */
import { describe, expect, it } from "vitest";
import { meaningOfDays } from "./one-meaning.ts";
import { nonsense, unread } from "./word.ts";

describe("a town whose nouns are replaced by nonsense", () => {
  it.each([
    ["en", 10],
    ["zh-CN", 9],
  ] as const)("gives the same log but for the words (%s, town %i)", async (language, seed) => {
    const plain = await meaningOfDays(seed, language);
    expect(plain.length).toBeGreaterThan(3000);
    expect(await meaningOfDays(seed, language, nonsense(`${seed}`, language, unread))).toEqual(plain);
  });
});
