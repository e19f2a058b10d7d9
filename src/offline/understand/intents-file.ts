/**
 * The file in which a language's intents are kept (`data/intents/<tag>.bin`): one line of JSON that says what it is, then for each intent how
 * far each bucket that weighs anything is from the last one (a byte, or several: 255 means that far and on), and then their weights, an int8
 * each. `make-intents.ts` makes it from the examples beside it.
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
  readonly version: 3;
  readonly buckets: number;
  /** With how many bytes of gaps each has, and to how many buckets they lead. */
  readonly intents: readonly {
    readonly name: string;
    readonly bias: number;
    readonly scale: number;
    readonly gaps: number;
    readonly kept: number;
  }[];
}

/** The bytes of an intents file. */
export function packIntents(intents: readonly Intent[]): Uint8Array {
  const packed = intents.map(({ weights, ...intent }) => {
    const gaps: number[] = [];
    const kept: number[] = [];
    let last = 0;
    for (const [bucket, weight] of weights.entries()) {
      if (weight === 0) continue;
      for (let gap = bucket - last; gap >= 0; gap -= 255) gaps.push(Math.min(gap, 255));
      kept.push(weight);
      last = bucket;
    }
    return { intent, gaps, kept };
  });
  const header: Header = {
    format: "intents",
    version: 3,
    buckets: BUCKETS,
    intents: packed.map(({ intent: { name, bias, scale }, gaps, kept }) => ({
      name,
      bias,
      scale,
      gaps: gaps.length,
      kept: kept.length,
    })),
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`, "utf8"),
    ...packed.flatMap(({ gaps, kept }) => [Buffer.from(gaps), Buffer.from(kept)]),
  ]);
}

/** The intents in such a file's bytes. @throws Error with what to do when they are not of this form */
export function unpackIntents(bytes: Uint8Array): readonly Intent[] {
  let from = bytes.indexOf(0x0a) + 1;
  const header = JSON.parse(Buffer.from(bytes.subarray(0, from)).toString("utf8")) as Header;
  const whole = header.intents.reduce((sum, { gaps = 0, kept = 0 }) => sum + gaps + kept, from) === bytes.length;
  if (header.format !== "intents" || header.version !== 3 || header.buckets !== BUCKETS || !whole)
    throw new Error("A file of data/intents is damaged or of another version: make it anew with `npm run train`.");
  return header.intents.map(({ name, bias, scale, gaps, kept }) => {
    const weights = new Int8Array(BUCKETS);
    const values = bytes.subarray(from + gaps, from + gaps + kept);
    let [bucket, at] = [0, 0];
    for (const gap of bytes.subarray(from, from + gaps)) {
      bucket += gap;
      if (gap < 255) weights[bucket] = values[at++]!;
    }
    from += gaps + kept;
    return { name, bias, scale, weights };
  });
}
