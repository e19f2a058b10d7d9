/**
 * The file in which a language's intents are kept (`data/intents/<tag>.bin`): one line of JSON that says what it is, then for each intent
 * its weights, an int8 a bucket. `make-intents.ts` makes it from the examples beside it.
 */
import { BUCKETS } from "./features.ts";

/** What tells one intent from the others: a sum over a text's features. */
export interface Intent {
  readonly name: string;
  /** Added to every sum. */
  readonly bias: number;
  /** The weight of a bucket is `weights[bucket] * scale`. */
  readonly scale: number;
  readonly weights: Int8Array;
}

interface Header {
  readonly format: "intents";
  readonly version: 1;
  readonly buckets: number;
  readonly intents: readonly { readonly name: string; readonly bias: number; readonly scale: number }[];
}

/** The bytes of an intents file. */
export function packIntents(intents: readonly Intent[]): Uint8Array {
  const header: Header = {
    format: "intents",
    version: 1,
    buckets: BUCKETS,
    intents: intents.map(({ name, bias, scale }) => ({ name, bias, scale })),
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`, "utf8"),
    ...intents.map(({ weights }) => Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)),
  ]);
}

/** The intents in such a file's bytes. @throws Error with what to do when they are not of this form */
export function unpackIntents(bytes: Uint8Array): readonly Intent[] {
  const end = bytes.indexOf(0x0a);
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")) as Header;
  const whole = end + 1 + header.intents.length * header.buckets === bytes.length;
  if (header.format !== "intents" || header.version !== 1 || header.buckets !== BUCKETS || !whole)
    throw new Error("A file of data/intents is damaged or of another version: make it anew with `npm run train`.");
  return header.intents.map((intent, i) => {
    const at = end + 1 + i * BUCKETS;
    return { ...intent, weights: new Int8Array(bytes.buffer, bytes.byteOffset + at, BUCKETS) };
  });
}
