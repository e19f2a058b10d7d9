/** Two days of Smallville in Chinese, offline (issue 3, Language): news spreads by word of mouth (paper section 7), and all of it in Chinese. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Lived, live, of } from "../../test/town/lived.ts";

describe("two days of Smallville in Chinese", () => {
  let lived: Lived;
  beforeAll(async () => {
    lived = await live({ town: "smallville.zh-CN", days: 2, seed: "1" });
  });

  it("spread the party and the candidacy as far as the English ones (paper section 7.1)", () => {
    const { knowing, density } = lived.summary;
    expect(knowing.party).toBeGreaterThanOrEqual(13);
    expect(knowing.candidacy).toBeGreaterThanOrEqual(8);
    expect(density.end).toBeGreaterThanOrEqual(0.6);
    expect(lived.summary.attended).toBeGreaterThanOrEqual(5);
  });

  it("hold not an English word in what is said, done, remembered, planned and concluded", () => {
    const texts = [
      ...of(lived.events, "line-said").map(({ text }) => text),
      ...of(lived.events, "resident-acted").map(({ doing }) => doing),
      ...of(lived.events, "object-changed").map(({ to }) => to),
      ...of(lived.events, "memory-kept").map(({ memory }) => memory.text),
      ...of(lived.events, "plan-made").flatMap(({ chunks }) => chunks.map(({ doing }) => doing)),
      ...of(lived.events, "commitment-made").map(({ what }) => what),
      ...of(lived.events, "tie-renewed").map(({ text }) => text),
      ...of(lived.events, "summary-renewed").flatMap(({ core, occupation, feeling }) => [core, occupation, feeling]),
    ];
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.filter((text) => /[a-z]{3,}/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /undefined|[{}]|，，|。。|正在在/.test(text))).toEqual([]);
  });

  it("say the party in Chinese words", () => {
    const carried = of(lived.events, "line-said").filter(({ stories }) => stories.includes("party"));
    // What only asks for help with it, or says yes, does not tell it.
    expect(carried.length).toBeGreaterThan(15);
    for (const { text } of carried) expect(text).toMatch(/派对|聚会/);
  });

  it("do not wear the same words thin: no sentence is every twenty-fifth", () => {
    const times = new Map<string, number>();
    const lines = of(lived.events, "line-said");
    for (const { text } of lines)
      for (const sentence of text.split(/(?<=[。！？])/u))
        if (sentence.length > 8) times.set(sentence, (times.get(sentence) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThan(lines.length / 25);
  });
});
