/**
 * The file in which a language's intents are kept (`data/intents/<tag>.bin`): one line of JSON that says what it is, then how far each bucket
 * that weighs anything is from the last one (a byte, or several: 255 means that far and on), then for each intent their weights, an int8 each.
 * `make-intents.ts` makes it from the examples beside it.
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
  readonly version: 2;
  readonly buckets: number;
  /** Bytes of the gaps, and how many buckets they lead to. */
  readonly gaps: number;
  readonly kept: number;
  readonly intents: readonly { readonly name: string; readonly bias: number; readonly scale: number }[];
}

/** The bytes of an intents file. */
export function packIntents(intents: readonly Intent[]): Uint8Array {
  const kept: number[] = [];
  const gaps: number[] = [];
  for (let bucket = 0, last = 0; bucket < BUCKETS; bucket++) {
    if (intents.every(({ weights }) => weights[bucket] === 0)) continue;
    for (let gap = bucket - last; gap >= 0; gap -= 255) gaps.push(Math.min(gap, 255));
    kept.push(bucket);
    last = bucket;
  }
  const header: Header = {
    format: "intents",
    version: 2,
    buckets: BUCKETS,
    gaps: gaps.length,
    kept: kept.length,
    intents: intents.map(({ name, bias, scale }) => ({ name, bias, scale })),
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`, "utf8"),
    Buffer.from(gaps),
    ...intents.map(({ weights }) => Buffer.from(kept.map((bucket) => weights[bucket]!))),
  ]);
}

/** The intents in such a file's bytes. @throws Error with what to do when they are not of this form */
export function unpackIntents(bytes: Uint8Array): readonly Intent[] {
  const end = bytes.indexOf(0x0a);
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")) as Header;
  const from = end + 1 + header.gaps;
  const whole = from + header.intents.length * header.kept === bytes.length;
  if (header.format !== "intents" || header.version !== 2 || header.buckets !== BUCKETS || !whole)
    throw new Error("A file of data/intents is damaged or of another version: make it anew with `npm run train`.");
  const kept: number[] = [];
  let bucket = 0;
  for (const gap of bytes.subarray(end + 1, from)) {
    bucket += gap;
    if (gap < 255) kept.push(bucket);
  }
  return header.intents.map((intent, i) => {
    const weights = new Int8Array(BUCKETS);
    for (const [at, one] of kept.entries()) weights[one] = bytes[from + i * header.kept + at]!;
    return { ...intent, weights };
  });
}
