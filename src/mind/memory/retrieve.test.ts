/** Retrieval (paper section 4.1), by cases small enough to reckon by hand. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { memoryOf, type Note } from "./remember.ts";
import { BLEND, type Manner, RECENCY_DECAY, retrieve, tokensOf, WEIGHTS } from "./retrieve.ts";
import { accessesOf, append, emptyStream, type MemoryStream, stamp } from "./stream.ts";

type Kept = Partial<Note> & { text: string; at?: number; vector?: readonly number[] | null };

function streamOf(...notes: readonly Kept[]): MemoryStream {
  let stream = emptyStream();
  for (const { vector = null, at = 0, ...note } of notes) {
    const whole: Note = { subjects: ["ann"], source: { how: "saw" }, poignancy: 3, ...note };
    const memory: Memory = memoryOf({ id: "ann", stream }, whole, minutes(at));
    stream = append(stream, memory, vector ? Float32Array.from(vector) : null);
  }
  return stream;
}

const unit = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
const along = Float32Array.from(unit(0));
const find = (stream: MemoryStream, text: string, vector: Float32Array | null, more: Partial<Manner> = {}) =>
  retrieve(stream, { text, vector }, { mode: "now", now: minutes(0), k: 99, ...more });
const texts = (found: ReturnType<typeof find>) => found.map(({ memory }) => memory.text);
const score = (found: ReturnType<typeof find>, text: string) =>
  found.find(({ memory }) => memory.text === text)!.scores;

describe("the paper's numbers", () => {
  it("are the defaults: decay .995 an hour, weights all 1", () => {
    expect(RECENCY_DECAY).toBe(0.995);
    expect(WEIGHTS.now).toEqual({ recency: 1, importance: 1, relevance: 1 });
    expect(WEIGHTS.question.recency).toBeLessThanOrEqual(0.1 * WEIGHTS.question.relevance);
    expect(WEIGHTS.question.importance).toBeLessThanOrEqual(0.1 * WEIGHTS.question.relevance);
    expect(BLEND).toBeGreaterThan(0);
  });
});

describe("recency: .995^hours since last access, the newest best", () => {
  const stream = streamOf({ text: "old", at: 0 }, { text: "middle", at: 6000 }, { text: "new", at: 12_000 });
  const now = minutes(12_000);

  it("is scaled from the raw decay", () => {
    const [oldest, middle] = [0.995 ** 200, 0.995 ** 100];
    const found = find(stream, "", null, { now });
    expect(texts(found)).toEqual(["new", "middle", "old"]);
    expect(score(found, "new").recency).toBe(1);
    expect(score(found, "old").recency).toBe(0);
    expect(score(found, "middle").recency).toBeCloseTo((middle - oldest) / (1 - oldest), 10);
  });

  it("counts from the last access, not from creation", () => {
    const found = find(stamp(stream, ["ann#1"], now), "", null, { now });
    expect(score(found, "old").recency).toBe(1);
    expect(score(found, "middle").recency).toBe(0);
  });

  it("takes a stamp in the future for now", () => {
    const found = find(stamp(stream, ["ann#1"], minutes(99_999)), "", null, { now });
    expect(score(found, "old").recency).toBe(1);
    expect(score(found, "new").recency).toBe(1);
  });
});

describe("the three scores, each scaled to [0,1] and summed", () => {
  const stream = streamOf(
    { text: "dull and far", at: 0, poignancy: 1, vector: unit(90) },
    { text: "grave and half-way", at: 600, poignancy: 10, vector: unit(60) },
    { text: "middling and near", at: 1200, poignancy: 4, vector: unit(0) },
  );
  const found = find(stream, "", along, { now: minutes(1200), blend: 0 });

  it("are as reckoned by hand", () => {
    const far = 0.995 ** 20;
    const half = (0.995 ** 10 - far) / (1 - far);
    const [near, grave, dull] = ["middling and near", "grave and half-way", "dull and far"].map((text) =>
      score(found, text),
    );
    expect(near).toMatchObject({ recency: 1, importance: expect.closeTo(3 / 9, 6), relevance: 1 });
    expect(grave).toMatchObject({ recency: expect.closeTo(half, 6), importance: 1, relevance: expect.closeTo(0.5, 6) });
    expect(dull).toMatchObject({ recency: 0, importance: 0, relevance: 0 });
    expect(near!.total).toBeCloseTo(7 / 3, 6);
    expect(grave!.total).toBeCloseTo(half + 1.5, 6);
    expect(texts(found)).toEqual(["middling and near", "grave and half-way", "dull and far"]);
  });
});

describe("edges", () => {
  it("nothing to remember, or nothing asked for: nothing", () => {
    expect(find(emptyStream(), "rain", along)).toEqual([]);
    expect(find(streamOf({ text: "rain" }), "rain", along, { k: 0 })).toEqual([]);
    expect(find(streamOf({ text: "rain" }), "rain", along, { k: -1 })).toEqual([]);
  });

  it("one memory: each score in the middle, since there is nothing to sort", () => {
    const [only] = find(streamOf({ text: "rain", vector: unit(0) }), "rain", along);
    expect(only?.scores).toEqual({ recency: 0.5, importance: 0.5, relevance: 0.5, total: 1.5 });
  });

  it("all equal: the newest first, and at most k", () => {
    const stream = streamOf({ text: "rain" }, { text: "rain" }, { text: "rain" });
    expect(find(stream, "rain", null).map(({ memory }) => memory.id)).toEqual(["ann#3", "ann#2", "ann#1"]);
    expect(find(stream, "rain", null, { k: 2 })).toHaveLength(2);
  });

  it("only what is let through, without changing anybody's score", () => {
    const stream = streamOf(
      { text: "rain", poignancy: 9 },
      { text: "snow", poignancy: 1 },
      { text: "hail", poignancy: 5 },
    );
    const some = find(stream, "", null, { only: (memory) => memory.text !== "rain" });
    expect(texts(some)).toEqual(["hail", "snow"]);
    expect(score(some, "hail").importance).toBe(0.5);
  });

  it.each([
    ["a query without a vector", null, unit(0), unit(90)],
    ["memories without vectors", along, null, null],
    ["one memory of two without a vector", along, unit(0), null],
    ["neither", null, null, null],
  ])("%s: never NaN, always a number from 0 to 1", (_, vector, first, second) => {
    for (const blend of [0, BLEND, 1]) {
      const found = find(
        streamOf({ text: "rain in spring", vector: first }, { text: "a cup of tea", vector: second }),
        "tea",
        vector,
        { blend },
      );
      expect(found).toHaveLength(2);
      for (const { scores } of found)
        for (const one of [scores.recency, scores.importance, scores.relevance])
          expect(one >= 0 && one <= 1).toBe(true);
    }
  });
});

describe("the token budget of a prompt decides how many (issue 3, point 2)", () => {
  // 8 of the statement and a quarter of 12, 36 and 4 letters: 11, 17 and 9 tokens.
  const stream = streamOf({ text: "four" }, { text: "thirty-six letters, one way or other" }, { text: "first twelve" });
  const taken = (budget: number, k = 99) => texts(find(stream, "", null, { budget, k }));

  it("takes the best as long as they fit, at most k, and the first in any case", () => {
    expect(stream.backing.memories.map(({ text }) => tokensOf(text))).toEqual([9, 17, 11]);
    expect(taken(37)).toEqual(["first twelve", "thirty-six letters, one way or other", "four"]);
    expect(taken(36)).toEqual(["first twelve", "thirty-six letters, one way or other"]);
    expect(taken(27)).toEqual(["first twelve"]);
    expect(taken(1)).toEqual(["first twelve"]);
    expect(taken(37, 2)).toHaveLength(2);
  });

  it("counts other scripts by the letter", () => {
    expect(tokensOf("咖啡馆 ok")).toBe(8 + 3 + 1);
  });
});

describe("relevance: cosine blended with BM25 (design section 5)", () => {
  it("blend 0 is the paper's order by cosine, whatever the words", () => {
    const stream = streamOf(
      { text: "tea tea tea", vector: unit(80) },
      { text: "nothing of the kind", vector: unit(10) },
      { text: "tea again", vector: unit(45) },
    );
    expect(texts(find(stream, "tea", along, { blend: 0 }))).toEqual([
      "nothing of the kind",
      "tea again",
      "tea tea tea",
    ]);
    expect(texts(find(stream, "tea", along, { blend: 1 }))[0]).toBe("tea tea tea");
  });

  it("many memories without a vector after one with: their cosine is 0", () => {
    const many = Array.from({ length: 99 }, (_, i) => ({ text: `rain ${i}` }));
    const found = find(streamOf({ text: "sun", vector: unit(0) }, ...many), "moon", along, { blend: 0 });
    expect(found).toHaveLength(99);
    for (const { memory, scores } of found) expect(scores.relevance).toBe(memory.text === "sun" ? 1 : 0);
  });

  it("no vector: ranked by words alone, whatever the blend", () => {
    const stream = streamOf(
      { text: "the zither needs new strings", vector: unit(0) },
      { text: "the bread is in the oven", vector: unit(0) },
    );
    for (const blend of [0, BLEND, 1])
      expect(texts(find(stream, "Where is the zither?", null, { blend }))[0]).toBe("the zither needs new strings");
  });

  it("knows inflected words by their stems", () => {
    const stream = streamOf({ text: "Ann was invited to two parties" }, { text: "Ann swept the floor" });
    expect(texts(find(stream, "a party invitation", null))[0]).toBe("Ann was invited to two parties");
  });
});

describe("neighbours in a scene lend their score", () => {
  const line = (text: string, scene = "talk-1"): Kept => ({ text, scene });

  it("to the two lines before and after, the nearest most, and to no other scene", () => {
    const stream = streamOf(
      line("one, long before"),
      line("two, a while before"),
      line("three, just before"),
      line("the zither"),
      line("five, just after"),
      line("of another talk", "talk-2"),
      { text: "of no talk at all" },
    );
    const found = find(stream, "zither", null);
    const relevance = (text: string) => score(found, text).relevance;
    expect(relevance("the zither")).toBe(1);
    for (const [better, worse] of [
      ["the zither", "three, just before"],
      ["three, just before", "two, a while before"],
      ["five, just after", "two, a while before"],
      // The whole talk was about the zither.
      ["two, a while before", "one, long before"],
      ["one, long before", "of another talk"],
    ] as const)
      expect(relevance(better), `${better} > ${worse}`).toBeGreaterThan(relevance(worse));
    for (const text of ["of another talk", "of no talk at all"]) expect(relevance(text)).toBe(0);
  });

  it("also across what was noticed between two lines", () => {
    const stream = streamOf(
      line("Who has the zither?"),
      { text: "Ben came to the cafe" },
      { text: "Cy is wiping a table" },
      line("I do, in the attic."),
    );
    const found = find(stream, "zither", null);
    // It answers the question, which itself tells nothing.
    expect(texts(found)[0]).toBe("I do, in the attic.");
    expect(score(found, "Ben came to the cafe").relevance).toBe(0);
  });
});

describe("the date in words finds memories (design section 5)", () => {
  it.each([
    ["2023-02-13", "What did Ben say on 14 February?", "What did Ben say on Monday?"],
    ["2023-05-08", "What did Ben say on Tuesday?", "What did Ben say on 8 May?"],
  ])("from %s on", (start, second, first) => {
    let stream = emptyStream(start);
    for (const at of [600, 2040]) {
      const note: Note = { text: 'Ben said: "Good morning."', subjects: [], source: { how: "saw" } };
      stream = append(stream, memoryOf({ id: "ann", stream }, note, minutes(at)), null);
    }
    const top = (text: string) =>
      find(stream, text, null, { mode: "question", now: minutes(9000), k: 1 })[0]?.memory.id;
    expect([top(first), top(second)]).toEqual(["ann#1", "ann#2"]);
  });

  it("in Chinese too", () => {
    let stream = emptyStream("2023-02-13");
    for (const at of [600, 2040]) {
      const note: Note = { text: "本说：“早上好。”", subjects: [], source: { how: "saw" } };
      stream = append(stream, memoryOf({ id: "ann", stream }, note, minutes(at)), null);
    }
    const top = (text: string) =>
      find(stream, text, null, { mode: "question", now: minutes(9000), k: 1 })[0]?.memory.id;
    expect([top("本在2月13日说了什么？"), top("本星期二说了什么？")]).toEqual(["ann#1", "ann#2"]);
  });
});

describe("who may stamp access (design section 5)", () => {
  it("is what acts: a line, a plan, a reaction, a reflection; nobody who only looks on", () => {
    const room = fileURLToPath(new URL("../../", import.meta.url));
    const calling = readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.ts$/.test(file) && !/test\.ts$/.test(file) && !file.endsWith("mind/memory/stream.ts"))
      .filter((file) => /\bstamp\(/.test(readFileSync(join(room, file), "utf8")));
    expect(calling.sort()).toEqual([
      "mind/act/react-to.ts",
      "mind/plan/live-plan.ts",
      "mind/reflect.ts",
      "mind/talk/converse.ts",
      "town/acts/welcome.ts",
    ]);
  });

  it("is not retrieval itself", () => {
    const stream = streamOf({ text: "rain", at: 5 });
    find(stream, "rain", null, { now: minutes(600) });
    expect(accessesOf(stream)).toEqual([5]);
  });
});

describe("question mode (design section 5): last week's evidence is not buried by today's breakfast", () => {
  const week = 7 * 1440;
  const stream = streamOf(
    { text: 'Sam Moore said to Ann: "I am running for mayor."', at: 0, poignancy: 6 },
    { text: "Ann burnt her hand on the stove", at: week - 60, poignancy: 10 },
    ...Array.from({ length: 30 }, (_, i) => ({
      text: `Ann is eating breakfast, bite ${i}`,
      at: week - 30 + i,
      poignancy: 2,
    })),
  );
  const now = minutes(week);

  it("puts it first", () => {
    expect(texts(find(stream, "Who is running for mayor?", null, { mode: "question", now, k: 1 }))).toEqual([
      'Sam Moore said to Ann: "I am running for mayor."',
    ]);
  });

  it("weighs recency and importance only between what fits alike", () => {
    const twice = streamOf({ text: "the key is under the mat", at: 0 }, { text: "the key is under the mat", at: 6000 });
    expect(find(twice, "key", null, { mode: "question", now, k: 1 })[0]?.memory.id).toBe("ann#2");
  });
});
