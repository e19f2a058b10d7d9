/** How many whispers of strangers are understood by what they ask, in both languages; and what comes of those about somebody, in another town than in `whispered.test.ts`. */
import { describe, expect, it } from "vitest";
import type { Tongue } from "./leat.ts";
import { isWhisperedAbout } from "./whispered-about.ts";
import { misunderstood } from "./whispers.ts";

/** How many of the kept half are understood; what was counted when they were written. */
const KEPT: Readonly<Record<Tongue, number>> = { en: 36, "zh-CN": 37 };

describe.each(["en", "zh-CN"] as const)("what a whisper asks, %s", (language) => {
  it("tuned", async () => {
    const { wrong } = await misunderstood("tuned", language);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(2);
  });

  it("kept", async () => {
    const { many, wrong } = await misunderstood("kept", language);
    expect(many - wrong.length).toBeGreaterThanOrEqual(KEPT[language]);
  });
});

isWhisperedAbout([205]);
