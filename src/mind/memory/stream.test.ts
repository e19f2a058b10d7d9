import { describe, expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { decisionKey } from "./episode.ts";
import { wordScores } from "./relevance.ts";
import { memoryOf, type Note } from "./remember.ts";
import {
  accessesOf,
  append,
  emptyStream,
  findMemory,
  firstOf,
  indexOf,
  lastWith,
  type MemoryStream,
  memoriesOf,
  memoriesWith,
  memoryAt,
  poignancyOf,
  rate,
  stamp,
  vectorAt,
  wasSaid,
  without,
} from "./stream.ts";

const memory = (stream: MemoryStream, text: string, when: number, more: Partial<Note> = {}): Memory =>
  memoryOf({ id: "ann", stream }, { text, subjects: ["ann"], source: { how: "saw" }, ...more }, minutes(when));
const grown = (start: MemoryStream, ...texts: string[]) =>
  texts.reduce((stream, text) => append(stream, memory(stream, text, 10 * (stream.length + 1)), null), start);
const fits = (stream: MemoryStream, text: string): number[] => {
  const scores = new Float64Array(stream.length);
  wordScores(stream, text, scores);
  return [...scores];
};
const texts = (stream: MemoryStream) => [...memoriesOf(stream)].map((one) => one.text);

describe("the memory stream is a value (paper section 4.1: append only)", () => {
  it("grows by a memory with its number, its creation and its first access", () => {
    const stream = grown(emptyStream(), "rain", "snow");
    expect(stream.length).toBe(2);
    expect(memoryAt(stream, 1)).toMatchObject({ id: "ann#2", text: "snow", created: 20 });
    expect(accessesOf(stream)).toEqual([10, 20]);
    expect(findMemory(stream, "ann#1")?.text).toBe("rain");
    expect(() => memoryAt(stream, 2)).toThrow("No memory 2");
  });

  it("an older value shows what it showed, after appending", () => {
    const old = grown(emptyStream(), "rain");
    const young = grown(old, "snow", "hail");
    expect(texts(old)).toEqual(["rain"]);
    expect(texts(young)).toEqual(["rain", "snow", "hail"]);
    expect(indexOf(old, "ann#2")).toBe(-1);
    expect(findMemory(old, "ann#2")).toBeNull();
    expect(() => memoryAt(old, 1)).toThrow();
    // Words that came later count for nothing in it, nor does their length.
    expect(fits(old, "hail")).toEqual([0]);
    expect(fits(old, "rain")).toEqual(fits(grown(emptyStream(), "rain"), "rain"));
  });

  it("without a memory that is forgotten, the others are still found by their date", () => {
    const stream = grown(emptyStream("2023-02-13"), "rain", "snow");
    expect(fits(without(stream, new Set(["ann#1"])), "february")[0]).toBeGreaterThan(0);
  });

  it("without some memories is what it would be had they never been, and the older value shows what it showed", () => {
    const texts = Array.from(
      { length: 600 },
      (_, i) => `rain number${i % 7} on the ${["mill", "quay"][i % 2]} in May?`,
    );
    const vectorOf = (i: number) => (i % 3 === 0 ? null : Float32Array.from([i, 1, 2]));
    const empty = emptyStream("2023-02-13");
    let all = empty;
    for (const [i, text] of texts.entries()) {
      const more = {
        scene: `scene ${i % 5}`,
        speaker: i % 4 === 0 ? "bob" : null,
        stories: i % 9 === 0 ? ["mill"] : [],
      };
      all = append(all, memory(all, text, i * 10, more), vectorOf(i));
    }
    all = rate(stamp(all, ["ann#3", "ann#400", "ann#599"], minutes(9_000)), new Map([["ann#400", 9]]));
    const gone = new Set(["ann#1", "ann#200", "ann#201", "ann#600"]);
    const before = JSON.stringify([accessesOf(all), memoriesOf(all)]);
    const left = without(all, gone);
    let never = empty;
    for (const [i, one] of memoriesOf(all).entries()) if (!gone.has(one.id)) never = append(never, one, vectorOf(i));
    const { vectors: _, hasVector: __, ...lists } = left.backing;
    const { vectors: ___, hasVector: ____, ...same } = never.backing;
    expect(lists).toEqual(same);
    const vectors = (stream: MemoryStream) => memoriesOf(stream).map((_, i) => vectorAt(stream, i));
    expect(vectors(left)).toEqual(vectors(never));
    for (const { id } of memoriesOf(left))
      expect(accessesOf(left)[indexOf(left, id)]).toBe(accessesOf(all)[indexOf(all, id)]);
    expect(poignancyOf(left, findMemory(left, "ann#400")!)).toBe(9);
    const grownOn = append(left, memory(left, "hail", 9_100), null);
    expect(findMemory(grownOn, "ann#600")?.text).toBe("hail");
    expect(JSON.stringify([accessesOf(all), memoriesOf(all)])).toBe(before);
  });

  it("an older value shows what it showed, after stamping and rating", () => {
    const old = grown(emptyStream(), "rain", "snow");
    const stamped = stamp(old, ["ann#1", "nobody#9"], minutes(500));
    expect(accessesOf(old)).toEqual([10, 20]);
    expect(accessesOf(stamped)).toEqual([500, 20]);
    expect(memoryAt(stamped, 0).created).toBe(10);
    const rated = rate(old, new Map([["ann#2", 9]]));
    expect([old, rated].map((one) => poignancyOf(one, memoryAt(one, 1)))).toEqual([1, 9]);
  });

  it("branches: two futures of one value know nothing of each other", () => {
    const now = grown(emptyStream(), "rain");
    const one = grown(now, "a bicycle ride", "home");
    const other = grown(now, "a quiet evening");
    expect(texts(one)).toEqual(["rain", "a bicycle ride", "home"]);
    expect(texts(other)).toEqual(["rain", "a quiet evening"]);
    expect(findMemory(one, "ann#2")?.text).toBe("a bicycle ride");
    expect(findMemory(other, "ann#2")?.text).toBe("a quiet evening");
    expect(fits(other, "bicycle")).toEqual([0, 0]);
    const further = grown(other, "bicycle lessons");
    expect(fits(further, "bicycle")[2]).toBeGreaterThan(0);
    expect(texts(grown(one, "tea"))).toEqual(["rain", "a bicycle ride", "home", "tea"]);
  });

  it("looks up by story, subject and speaker what this value holds, and nothing beyond", () => {
    const kept = (stream: MemoryStream, text: string, more: Partial<Note>) =>
      append(stream, memory(stream, text, 1, more), null);
    const done = kept(emptyStream(), "made plans", { stories: ["party"], source: { how: "did" } });
    const told = kept(done, "Ben said", {
      stories: ["party"],
      speaker: "ben",
      subjects: ["ann", "ben"],
      episode: { kind: "agreed", to: { news: "party" } },
    });
    const found = (stream: MemoryStream) => [
      memoriesWith(stream, { story: "party" }).map((one) => one.text),
      memoriesWith(stream, { subject: "ann", speaker: "ben" }).map((one) => one.text),
      memoriesWith(stream, { subject: "ann" }, 1).map((one) => one.text),
      firstOf(stream, "party")?.text ?? null,
      lastWith(stream, decisionKey("party")),
      memoriesWith(stream, { key: decisionKey("party"), subject: "ann" })
        .map((one) => one.text)
        .join(),
      wasSaid(stream, "party", "ben"),
    ];
    const of = { done: found(done), told: found(told) };
    expect(of.done).toEqual([["made plans"], [], [], null, -1, "", false]);
    expect(of.told).toEqual([["made plans", "Ben said"], ["Ben said"], ["Ben said"], "Ben said", 1, "Ben said", true]);
    // Neither growth nor a branch off the older value changes what either finds; the branch copies what it needs.
    const branch = kept(kept(done, "tea", {}), "Cay said", { stories: ["party"], speaker: "cay" });
    kept(told, "Ben said more", { stories: ["party"], speaker: "ben", subjects: ["ann"] });
    expect([found(done), found(told)]).toEqual([of.done, of.told]);
    expect(found(branch)).toEqual([["made plans", "Cay said"], [], ["tea", "Cay said"], "Cay said", -1, "", false]);
    expect(fits(branch, "plan")).toEqual(fits(kept(kept(done, "tea", {}), "Cay said", {}), "plan"));
  });

  it("keeps whose words a memory rests on (design section 2.6)", () => {
    const first = append(emptyStream(), memory(emptyStream(), "Eve sang", 1, { visitors: ["visitor:eve"] }), null);
    const drawn = memory(first, "Ann likes singing", 2, {
      kind: "reflection",
      source: { how: "concluded" },
      evidence: ["ann#1"],
    });
    expect(drawn).toMatchObject({ visitors: ["visitor:eve"], evidence: ["ann#1"], depth: 1 });
    const heard = memory(first, 'Ben said: "Eve sang"', 3, {
      source: { how: "heard", from: "ben", line: "talk-1/1", rests: ["ben#1"] },
      visitors: ["visitor:eve"],
    });
    expect(heard.visitors).toEqual(["visitor:eve"]);
  });
});
