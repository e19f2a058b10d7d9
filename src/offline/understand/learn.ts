/**
 * Learns to tell many intents apart at once: one linear classifier for all of them (softmax), by gradient steps whose size every feature finds
 * for itself; the mean of the later epochs. As in `train.ts` the order comes of a fixed seed and sums are made in one order with operations
 * that are exact everywhere, so that the same examples give the same bytes.
 */
import { exp, numbers } from "./exact.ts";
import { BUCKETS } from "./features.ts";
import type { Kinds } from "./kinds.ts";
import { type Ranking, vectorOf } from "./rank.ts";
import type { Example } from "./train.ts";

/** An example, and which of the hands that wrote them it is of. */
export interface Written extends Example {
  readonly by: number;
}

const EPOCHS = 16;
const RATE = 1;
/** Of a thousand features of an example so many are left out each time, others every time: no one feature is relied on. */
const LEFT_OUT = 300;
/** The heaviest weight that is told apart, of the heaviest there is: few are as heavy. */
const HEAVIEST = 0.3;
/** Steps by which it is told apart how much a weight matters. */
const STEPS = 1 << 14;
/** Pairs of a feature and an intent that are kept: the heaviest, so that the file stays under a megabyte; and how often a feature must be met. */
const MANY = { met: 2, kept: 412_000 };

/** A classifier of the intents, in the order of their names. */
export function learnt(examples: readonly Written[], kinds?: Kinds, { met: least, kept } = MANY): Ranking {
  const names = [...new Set(examples.map(({ intent }) => intent))].sort();
  const many = names.length;
  const ids = new Map<number, number>();
  const whole = examples.map(({ text }) => vectorOf(text, kinds));
  // What is met once tells nothing about the next, where there are many.
  const met = new Uint8Array(BUCKETS);
  for (const text of whole) for (const [bucket] of text) met[bucket] = Math.min(2, met[bucket]! + 1);
  const texts = whole.map((text) => text.filter(([bucket]) => met[bucket]! >= least));
  for (const text of texts) for (const [bucket] of text) if (!ids.has(bucket)) ids.set(bucket, ids.size);
  const told = examples.map(({ intent }, i) => {
    const all = texts[i]!.map(([bucket, value]) => [ids.get(bucket)! * many, value] as const);
    return { all, is: names.indexOf(intent) };
  });
  const weights = new Float32Array(ids.size * many);
  const mean = new Float32Array(ids.size * many);
  const steps = new Float64Array(ids.size).fill(1e-3);
  const bias = new Float64Array(many);
  const off = new Float64Array(many);
  const throws = numbers(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = told.length - 1; i > 0; i--) {
      const j = throws() % (i + 1);
      [told[i], told[j]] = [told[j]!, told[i]!];
    }
    for (const { all, is } of told) {
      const vector = all.filter(() => throws() % 1000 >= LEFT_OUT);
      off.set(bias);
      for (const [at, value] of vector) for (let k = 0; k < many; k++) off[k]! += weights[at + k]! * value;
      chances(off);
      off[is]! -= 1;
      let squares = 0;
      for (const one of off) squares += one * one;
      for (const [at, value] of vector) {
        const id = at / many;
        steps[id]! += squares * value * value;
        const step = (RATE * value) / Math.sqrt(steps[id]!);
        for (let k = 0; k < many; k++) if (off[k]! > 1e-3 || off[k]! < -1e-3) weights[at + k]! -= step * off[k]!;
      }
      for (let k = 0; k < many; k++) bias[k]! -= 0.02 * off[k]!;
    }
    if (epoch >= EPOCHS / 2) for (let i = 0; i < weights.length; i++) mean[i]! += weights[i]! / (EPOCHS / 2);
  }
  const times = new Float64Array(ids.size);
  for (const { all } of told) for (const [at] of all) times[at / many]!++;
  return { ...pruned(names, [...bias], [...ids.keys()], mean, times, kept), kinds };
}

/** Numbers to the chances they stand for, in place. */
export function chances(sums: Float64Array): void {
  let most = -Infinity;
  for (const sum of sums) most = Math.max(most, sum);
  let all = 0;
  for (let k = 0; k < sums.length; k++) {
    sums[k] = exp(sums[k]! - most);
    all += sums[k]!;
  }
  for (let k = 0; k < sums.length; k++) sums[k]! /= all;
}

/** The weights that matter most, as small whole numbers: heavy ones, and of those alike the ones of features that are met often. */
function pruned(
  names: readonly string[],
  bias: readonly number[],
  buckets: readonly number[],
  mean: Float32Array,
  times: Float64Array,
  kept: number,
): Ranking {
  const many = names.length;
  let largest = 0;
  for (const weight of mean) largest = Math.max(largest, Math.abs(weight));
  const scale = Math.fround((largest * HEAVIEST) / 127) || 1;
  // How many weights matter at least so much.
  const often = Float64Array.from(times, (count) => Math.sqrt(Math.sqrt(count)));
  const heft = (id: number, k: number) =>
    Math.min(STEPS - 1, Math.floor((Math.abs(mean[id * many + k]!) / scale) * often[id]! * 8));
  const hefty = new Uint32Array(STEPS);
  for (let id = 0; id < times.length; id++) for (let k = 0; k < many; k++) hefty[heft(id, k)]!++;
  let least = STEPS - 1;
  for (let sum = hefty[least]!; least > 1 && sum + hefty[least - 1]! <= kept; least--) sum += hefty[least - 1]!;
  const order = [...buckets.keys()].sort((a, b) => buckets[a]! - buckets[b]!);
  const rows = order.flatMap((id) => {
    const row: number[] = [];
    for (let k = 0; k < many; k++) {
      const weight = Math.max(-127, Math.min(127, Math.round(mean[id * many + k]! / scale)));
      if (weight !== 0 && heft(id, k) >= least) row.push(k, weight);
    }
    return row.length > 0 ? [{ bucket: buckets[id]!, row }] : [];
  });
  const from = new Uint32Array(rows.length + 1);
  for (const [i, { row }] of rows.entries()) from[i + 1] = from[i]! + row.length / 2;
  const flat = rows.flatMap(({ row }) => row);
  return {
    names,
    bias,
    scale,
    sharp: 1,
    buckets: Uint32Array.from(rows, ({ bucket }) => bucket),
    from,
    intents: Uint8Array.from(flat.filter((_, i) => i % 2 === 0)),
    weights: Int8Array.from(flat.filter((_, i) => i % 2 === 1)),
  };
}
