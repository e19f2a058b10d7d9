/** Which situation a line is nearest to: what stands in their files is fit to be said, and other words than theirs find them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { foundByTheirWays } from "../../../test/gold/found-by-ways.ts";
import { packageFile } from "../../package-files.ts";
import { nearestTo, type Situation, situationsOf } from "./nearest.ts";
import { normalised } from "./normalise.ts";

const anything = () => true;

/** What stands more than once among many. */
function twiceIn(texts: readonly string[]): string[] {
  const before = new Set<string>();
  return texts.filter((text) => before.size === before.add(text).size);
}

describe.each(["en", "zh-CN"])("the situations of %s", (language) => {
  const situations = situationsOf(language);

  it("have ways of their own and several replies, which are short and hold no gap", () => {
    const ways = situations.flatMap((one) => one.ways.map((way) => way.toLowerCase()));
    expect(twiceIn(ways)).toEqual([]);
    // Of the town there may be only what its file says.
    const few = ({ replies, town }: Situation) => replies.length < 2 && !(town && replies.length === 0);
    expect(situations.filter((one) => one.ways.length < 4 || few(one))).toEqual([]);
    const replies = situations.flatMap((one) => one.replies);
    expect(replies.filter((reply) => reply.length > 160 || /[{}<>]|https?:/.test(reply))).toEqual([]);
    expect(twiceIn(replies)).toEqual([]);
  });

  it("are found by each of their ways but few", () => {
    // A trial asks for more of them.
    expect(foundByTheirWays(language, 300)).toBeGreaterThan(0.85);
  });

  it("know nobody of a town of ours", () => {
    const file = language === "en" ? "smallville" : `smallville.${language}`;
    const { residents } = JSON.parse(readFileSync(packageFile(`towns/${file}.json`), "utf8")) as {
      residents: { name: string }[];
    };
    const all = situations.flatMap((one) => one.replies).join("\n");
    expect(residents.filter(({ name }) => all.includes(name))).toEqual([]);
  });
});

describe("other words than theirs", () => {
  it.each([
    ["en", "our cat just gave birth to five kittens!!", "the cat had kittens!!"],
    ["en", "how come the ocean is so salty?", "why is the sea salty"],
    ["en", "are ghosts a real thing do you think", "do you believe in ghosts"],
    ["en", "i flunked my maths exam again", "i failed my exam"],
    ["en", "any tips on making friends somewhere new", "how do i make friends"],
    ["en", "my boss has been horrible to me this week", "my boss is annoying"],
    ["en", "i am a pirate arrr, hand over the gold", "I'm a pirate"],
    ["zh-CN", "我又把手机弄丢了", "手机丢了"],
    ["zh-CN", "你平时怕黑吗", "你怕黑吗"],
    ["zh-CN", "天空怎么是蓝的呢", "天空为什么是蓝色的"],
  ])("%s: %s", (language, text, way) => {
    const ways = situationsOf(language).flatMap((one) => one.ways.map(normalised));
    expect(ways).not.toContain(normalised(text));
    expect(nearestTo(text, language, anything)[0]?.situation.ways.map(normalised)).toContain(normalised(way));
  });

  it("is nobody's where there are no words", () => {
    expect(nearestTo("🙏🙏 ... 42", "en", anything)).toEqual([]);
  });

  it("asks whether a situation fits before it is taken", () => {
    expect(nearestTo("go on", "en", ({ after }) => !after).filter(({ situation }) => situation.after)).toEqual([]);
  });
});
