/**
 * The file of a sentence encoder (`data/sentence-encoder.en.bin`): a line of JSON, the program that multiplies (`multiply.wat`), the word pieces
 * with how likely they are, and for each table a scale a row or column and whole numbers of eight bits.
 */

/** A table of weights by its name. Of `each` "row" a row has its own scale, of "column" a column, and "whole" is kept as it is. */
export interface Shape {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly each: "row" | "column" | "whole";
}

/** How many numbers stand for a sentence, and for a word piece. */
export const WIDE = 512;
const NARROW = 256;
const INNER = 1536;
/** Word pieces of a text that are looked at; where each stands is told by its row of "turns". */
export const MOST = 64;

const table = (name: string, rows: number, columns: number): Shape[] => [
  { name, rows, columns, each: "column" },
  { name: `${name}.b`, rows: 1, columns, each: "whole" },
];
const norm = (name: string, columns: number): Shape[] => [
  { name, rows: 1, columns, each: "whole" },
  { name: `${name}.b`, rows: 1, columns, each: "whole" },
];

/** Rows after those of the pieces, which no text has. */
const UNUSED = 2;

/** All tables of an encoder with so many word pieces, in the order of the file. */
export const shapesOf = (pieces: number): readonly Shape[] => [
  { name: "pieces", rows: pieces + UNUSED, columns: NARROW, each: "row" },
  { name: "turns", rows: MOST, columns: NARROW, each: "whole" },
  ...table("widen", NARROW, WIDE),
  ...[NARROW, WIDE].flatMap((wide, layer) => [
    ...norm(`norm${layer}`, wide),
    ...table(`look${layer}`, wide, 3 * wide),
    ...table(`seen${layer}`, wide, WIDE),
    ...norm(`again${layer}`, WIDE),
    ...table(`more${layer}`, WIDE, INNER),
    ...table(`less${layer}`, INNER, WIDE),
  ]),
  ...table("last", WIDE, WIDE),
];

interface Header {
  readonly format: "sentence-encoder";
  readonly version: 1;
  readonly program: number;
  readonly vocabulary: number;
  readonly attribution: string;
}

/** What a file holds. */
export interface EncoderFile {
  readonly program: Uint8Array;
  /** Word pieces with the logarithm of how likely they are; a piece's place is its row of "pieces". */
  readonly vocabulary: readonly (readonly [piece: string, likely: number])[];
  /** By name, row by row. */
  readonly tables: ReadonlyMap<string, Float32Array>;
}

/** The bytes of a file; `tables` come in the order of `shapesOf`. */
export function packEncoder(
  tables: readonly Float32Array[],
  vocabulary: EncoderFile["vocabulary"],
  program: Uint8Array,
  attribution: string,
): Uint8Array {
  const words = Buffer.from(JSON.stringify(vocabulary), "utf8");
  const header: Header = {
    format: "sentence-encoder",
    version: 1,
    program: program.length,
    vocabulary: words.length,
    attribution,
  };
  const parts = shapesOf(vocabulary.length).flatMap(({ rows, columns, each }, i): Uint8Array[] => {
    const values = tables[i]!;
    if (each === "whole") return [bytesOf(values)];
    const scales = new Float32Array(each === "row" ? rows : columns);
    const of = (at: number) => (each === "row" ? Math.floor(at / columns) : at % columns);
    values.forEach((value, at) => {
      scales[of(at)] = Math.max(scales[of(at)]!, Math.abs(value) / 127);
    });
    const small = Int8Array.from(values, (value, at) => Math.round(value / (scales[of(at)] || 1)));
    return [bytesOf(scales), bytesOf(small)];
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`, "utf8"), program, words, ...parts]);
}

const bytesOf = (values: Float32Array | Int8Array): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/** What such bytes hold. @throws Error with what to do when they are not of this form */
export function unpackEncoder(bytes: Uint8Array): EncoderFile {
  const end = bytes.indexOf(0x0a);
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")) as Header;
  let at = end + 1;
  const next = (length: number): Uint8Array => {
    at += length;
    // A buffer's own `slice` would share its memory, which does not begin at a whole number.
    return Uint8Array.prototype.slice.call(bytes, at - length, at);
  };
  const program = next(header.program);
  const vocabulary = JSON.parse(Buffer.from(next(header.vocabulary)).toString("utf8")) as EncoderFile["vocabulary"];
  const floats = (many: number) => new Float32Array(next(4 * many).buffer);
  const tables = shapesOf(vocabulary.length).map(({ name, rows, columns, each }) => {
    if (each === "whole") return [name, floats(rows * columns)] as const;
    const scales = floats(each === "row" ? rows : columns);
    const small = new Int8Array(next(rows * columns).buffer);
    const values = new Float32Array(small.length);
    for (let row = 0, i = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, i++)
        values[i] = small[i]! * scales[each === "row" ? row : column]!;
    return [name, values] as const;
  });
  if (header.format !== "sentence-encoder" || header.version !== 1 || at !== bytes.length)
    throw new Error(
      "The sentence encoder's file in data/ is damaged or of another version: take it from the project again.",
    );
  return { program, vocabulary, tables: new Map(tables) };
}
