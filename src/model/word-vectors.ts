/**
 * Reads and packs `data/word-vectors.bin`, the word vectors a town without a provider remembers by (design section 6).
 *
 * The file is one line of JSON (what it is, whose work it is, a checksum), then the words one a line, commonest first,
 * then a little-endian float32 scale per word, then an int8 row per word. `make-word-vectors.ts` makes it.
 */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** Raised when the layout changes; a file of another version is refused. */
const FORMAT_VERSION = 1;

const HEADER_END = 0x0a;
const BYTES_PER_SCALE = 4;

/** A word and its vector, before packing. */
export interface WordVector {
  readonly word: string;
  readonly vector: readonly number[];
}

/** Word vectors, the commonest word first. */
export interface WordVectors {
  /** Changes with the contents; kept with what is embedded. */
  readonly name: string;
  readonly dimensions: number;
  /** Rank by frequency, 0 the commonest. */
  readonly rank: ReadonlyMap<string, number>;
  /** Vector of the word at a rank is `rows[rank * dimensions + i] * scales[rank]`. */
  readonly rows: Int8Array;
  readonly scales: Float32Array;
}

/** No words at all: what a town lives with when the file is gone. Every text is then ranked by its words alone. */
export const noWordVectors: WordVectors = {
  name: "none",
  dimensions: 0,
  rank: new Map(),
  rows: new Int8Array(0),
  scales: new Float32Array(0),
};

interface Header {
  readonly format: "word-vectors";
  readonly version: number;
  readonly dimensions: number;
  readonly words: number;
  readonly wordBytes: number;
  readonly sha256: string;
  readonly attribution: string;
}

/** The bytes of a word vector file; `entries` come commonest first and all have the same dimensions. */
export function packWordVectors(entries: readonly WordVector[], attribution: string): Uint8Array {
  const dimensions = entries[0]?.vector.length ?? 0;
  const words = Buffer.from(entries.map((entry) => entry.word).join("\n"), "utf8");
  const scales = Buffer.alloc(entries.length * BYTES_PER_SCALE);
  const rows = Buffer.alloc(entries.length * dimensions);
  entries.forEach(({ vector }, rank) => {
    const scale = Math.fround(Math.max(...vector.map(Math.abs)) / 127) || 1;
    scales.writeFloatLE(scale, rank * BYTES_PER_SCALE);
    vector.forEach((value, i) => {
      rows.writeInt8(Math.round(value / scale), rank * dimensions + i);
    });
  });
  const body = Buffer.concat([words, scales, rows]);
  const header: Header = {
    format: "word-vectors",
    version: FORMAT_VERSION,
    dimensions,
    words: entries.length,
    wordBytes: words.length,
    sha256: sha256(body),
    attribution,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`, "utf8"), body]);
}

/** What was read last, and of which file as it was when: however many models are built, its words are sorted in once. */
let lately: { readonly of: string; readonly vectors: WordVectors } | null = null;

/** Reads a word vector file. Throws an Error whose message is one sentence for a person: what is wrong, how to mend it. */
export function readWordVectors(path: string): WordVectors {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const of = `${path} ${mtimeMs} ${size}`;
  if (lately?.of === of) return lately.vectors;
  const bytes = readOrNull(path);
  const mend = `get it back with "git checkout -- data/word-vectors.bin" or "npx tsx src/model/make-word-vectors.ts"`;
  if (bytes === null) throw new Error(`The word vectors (${path}) cannot be read: ${mend}.`);
  const vectors = unpackWordVectors(bytes);
  if (vectors === null) throw new Error(`The word vectors (${path}) are damaged or of another version: ${mend}.`);
  lately = { of, vectors };
  return vectors;
}

/** The vectors in such a file's bytes, or null when they are not of this format or not whole. */
export function unpackWordVectors(bytes: Uint8Array): WordVectors | null {
  const headerBytes = bytes.indexOf(HEADER_END);
  const header = headerBytes < 0 ? null : parseHeader(bytes.subarray(0, headerBytes));
  if (header === null) return null;
  const body = bytes.subarray(headerBytes + 1);
  const scalesAt = header.wordBytes;
  const rowsAt = scalesAt + header.words * BYTES_PER_SCALE;
  if (body.length !== rowsAt + header.words * header.dimensions || sha256(body) !== header.sha256) return null;
  const words = Buffer.from(body.subarray(0, scalesAt)).toString("utf8").split("\n");
  return {
    name: `word-vectors-${header.sha256.slice(0, 8)}`,
    dimensions: header.dimensions,
    rank: new Map(words.map((word, rank) => [word, rank])),
    rows: new Int8Array(new Uint8Array(body.subarray(rowsAt)).buffer),
    scales: readScales(body, scalesAt, header.words),
  };
}

function readScales(body: Uint8Array, at: number, count: number): Float32Array {
  const view = new DataView(body.buffer, body.byteOffset + at, count * BYTES_PER_SCALE);
  return Float32Array.from({ length: count }, (_, rank) => view.getFloat32(rank * BYTES_PER_SCALE, true));
}

function parseHeader(bytes: Uint8Array): Header | null {
  try {
    const header = JSON.parse(Buffer.from(bytes).toString("utf8")) as Header;
    return header.format === "word-vectors" && header.version === FORMAT_VERSION ? header : null;
  } catch {
    return null;
  }
}

function readOrNull(path: string): Uint8Array | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
