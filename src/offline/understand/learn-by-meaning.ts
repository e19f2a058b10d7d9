/**
 * Learns to tell intents apart by what sentences mean: gradient steps (`descent.ts`), some sentences at a time, some units left out each time; the mean of several nets, where one alone says too much that is chance. Like all that is learnt here, the same bytes for the same examples.
 */
import { readFileSync } from "node:fs";
import { packageFile } from "../../package-files.ts";
import { type ByMeaning, SEEN } from "./by-meaning.ts";
import { bell, type Part, Steps, shuffle } from "./descent.ts";
import { exp, numbers } from "./exact.ts";
import { multiplierOf, panelled } from "./multiply.ts";
import type { Encoded } from "./sentence-encoder.ts";
import { unpackEncoder, WIDE } from "./sentence-encoder-file.ts";

/** What a sentence means, and its intent. */
export interface Meant {
  readonly means: Encoded;
  readonly intent: string;
}

const EPOCHS = 8;
const AT_ONCE = 64;
const RATE = 0.004;
/** Of ten units so many are left out of each sentence, others every time. */
const LEFT_OUT = 3;
/** Numbers of length one are small for steps of that size. */
const LARGER = 4;
const part = (weights: Float32Array): Part<Float32Array> => ({
  weights,
  mean: new Float32Array(weights.length),
  squares: new Float32Array(weights.length),
});

/** Rows as columns. */
function turned(values: Float32Array, rows: number, columns: number): Float32Array {
  const y = new Float32Array(values.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) y[column * rows + row] = values[row * columns + column]!;
  return y;
}

/** Multiplies n rows of k numbers with k rows of m, by the program of the encoder's file: whatever language it says the meaning of. */
function products(most: number) {
  const { program } = unpackEncoder(readFileSync(packageFile("data/sentence-encoder.en.bin")));
  const { all, multiply } = multiplierOf(program, 4 * most);
  return (x: Float32Array, n: number, k: number, w: Float32Array, m: number): Float32Array => {
    all.set(x, 0);
    panelled(all, most, w, k, m);
    all.fill(0, 2 * most, 2 * most + m);
    multiply(0, n, k, 4 * most, m, 4 * 2 * most, 4 * 3 * most);
    return all.slice(3 * most, 3 * most + n * m);
  };
}

/** How many nets make one, and how many units each has. */
export interface Size {
  readonly nets: number;
  readonly units: number;
}

/** A net that tells the intents of `names` apart, in their order: the mean of so many. */
export function learntByMeaning(told: readonly Meant[], names: readonly string[], { nets, units }: Size): ByMeaning {
  const some = Array.from({ length: nets }, (_, i) => oneNet(told, names, units, i + 1));
  const side = <Of extends "inner" | "least" | "outer">(of: Of) => some.map((one) => one[of]);
  const [inner, scale] = rounded(joined(side("inner"), 1));
  const [outer, outerScale] = rounded(joined(side("outer"), names.length).map((weight) => weight / nets));
  return {
    names,
    inner,
    scale,
    least: [...joined(side("least"), 1)],
    outer,
    outerScale,
    bias: names.map((_, k) => some.reduce((sum, { bias }) => sum + bias[k]!, 0) / nets),
    sharp: 1,
  };
}

/** Tables of as many rows each, side by side. */
function joined(tables: readonly Float32Array[], rows: number): Float32Array {
  const wide = tables[0]!.length / rows;
  const all = new Float32Array(tables.length * rows * wide);
  for (const [i, one] of tables.entries())
    for (let row = 0; row < rows; row++)
      all.set(one.subarray(row * wide, (row + 1) * wide), (row * tables.length + i) * wide);
  return all;
}

/** The weights of one net, of each unit and of each intent. */
function oneNet(told: readonly Meant[], names: readonly string[], units: number, seed: number) {
  const many = names.length;
  // The program multiplies by fours.
  const wide = 4 * Math.ceil(many / 4);
  const product = products(units * SEEN);
  const throws = numbers(seed);
  const thrown = () => bell(throws) / Math.sqrt(units);
  const inner = part(Float32Array.from({ length: SEEN * units }, thrown));
  const least = part(new Float32Array(units));
  const outer = part(Float32Array.from({ length: units * wide }, thrown));
  const bias = part(new Float32Array(wide));
  const order = told.map(({ means, intent }) => ({ means, is: names.indexOf(intent) }));
  const steps = new Steps();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, throws);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const some = order.slice(from, from + AT_ONCE);
      const x = new Float32Array(AT_ONCE * SEEN);
      for (const [row, { means }] of some.entries())
        for (let i = 0; i < WIDE; i++) {
          x[row * SEEN + i] = LARGER * means.whole[i]!;
          x[row * SEEN + WIDE + i] = LARGER * means.pieces[i]!;
        }
      const lit = product(x, AT_ONCE, SEEN, inner.weights, units);
      const open = new Float32Array(lit.length);
      for (let i = 0; i < lit.length; i++) {
        const sum = lit[i]! + least.weights[i % units]!;
        open[i] = throws() % 10 >= LEFT_OUT && sum > 0 ? 10 / (10 - LEFT_OUT) : 0;
        lit[i] = open[i]! * sum;
      }
      const off = product(lit, AT_ONCE, units, outer.weights, wide);
      for (let row = 0; row < AT_ONCE; row++) {
        const one = off.subarray(row * wide, (row + 1) * wide);
        if (row < some.length) missed(one, bias.weights, many, some[row]!.is, some.length);
        else one.fill(0);
      }
      const back = product(off, AT_ONCE, wide, turned(outer.weights, units, wide), units);
      for (let i = 0; i < back.length; i++) back[i]! *= open[i]!;
      steps.next();
      steps.take(outer, product(turned(lit, AT_ONCE, units), units, AT_ONCE, off, wide), rate);
      steps.take(bias, summed(off, wide), rate);
      steps.take(inner, product(turned(x, AT_ONCE, SEEN), SEEN, AT_ONCE, back, units), rate);
      steps.take(least, summed(back, units), rate);
    }
  }
  return {
    inner: turned(inner.weights, SEEN, units).map((weight) => weight * LARGER),
    least: least.weights,
    outer: turned(outer.weights, units, wide).subarray(0, many * units),
    bias: bias.weights.subarray(0, many),
  };
}

/** Sums of a sentence to how far its chances are off, in place; so many sentences share a step. */
function missed(sums: Float32Array, bias: Float32Array, many: number, is: number, sharing: number): void {
  let most = -Infinity;
  for (let k = 0; k < many; k++) {
    sums[k]! += bias[k]!;
    most = Math.max(most, sums[k]!);
  }
  let all = 0;
  for (let k = 0; k < many; k++) {
    sums[k] = exp(sums[k]! - most);
    all += sums[k]!;
  }
  for (let k = 0; k < sums.length; k++) sums[k] = k < many ? (sums[k]! / all - (k === is ? 1 : 0)) / sharing : 0;
}

/** The sums of columns. */
function summed(values: Float32Array, columns: number): Float32Array {
  const y = new Float32Array(columns);
  for (let i = 0; i < values.length; i++) y[i % columns]! += values[i]!;
  return y;
}

/** Weights as small whole numbers, and what one stands for. */
function rounded(weights: Float32Array): [Int8Array, number] {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = Math.fround(largest / 127) || 1;
  return [Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale];
}
