/**
 * Learns the net that says from a text's meaning whether it is said in earnest: gradient steps of the kind of Adam (Kingma and Ba 2015) on a
 * squared hinge, some texts at a time; the mean of several nets. Like all that is learnt here, the same bytes for the same examples.
 */
import { numbers } from "./exact.ts";
import type { Net } from "./net.ts";
import { WIDE } from "./sentence-encoder-file.ts";

/** A text's meaning, and whether it is what is to be told. */
export interface Meant {
  readonly means: Float32Array;
  readonly is: boolean;
}

const UNITS = 48;
const NETS = 2;
const EPOCHS = 10;
const AT_ONCE = 64;
const RATE = 0.003;
/** What is meant counts so much more than what is not, of which there is more. */
const WORTH = 2;
/** How much of the last steps a step keeps, and of their squares. */
const [KEPT, KEPT_SQUARES] = [0.9, 0.999];

/** A net that tells what is meant from what is not. */
export function learntNet(told: readonly Meant[]): Net {
  const nets = Array.from({ length: NETS }, (_, i) => oneNet(told, i + 1));
  const all = nets.flatMap(({ inner }) => [...inner]);
  const scale = Math.fround(all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127) || 1;
  return {
    inner: Int8Array.from(all, (weight) => Math.round(weight / scale)),
    scale,
    least: nets.flatMap(({ least }) => [...least]).map(Math.fround),
    outer: nets.flatMap(({ outer }) => [...outer]).map((weight) => Math.fround(weight / NETS)),
    bias: Math.fround(nets.reduce((sum, { bias }) => sum + bias[0]!, 0) / NETS),
  };
}

function oneNet(told: readonly Meant[], seed: number) {
  const throws = numbers(seed);
  const share = () => throws() / 2 ** 24;
  // Nearly a bell: the sum of twelve throws.
  const thrown = (width: number) => (Array.from({ length: 12 }, share).reduce((sum, one) => sum + one, 0) - 6) * width;
  const net = {
    inner: Float64Array.from({ length: UNITS * WIDE }, () => thrown(0.13)),
    least: new Float64Array(UNITS),
    outer: Float64Array.from({ length: UNITS }, () => thrown(0.2)),
    bias: new Float64Array(1),
  };
  const parts = [net.inner, net.least, net.outer, net.bias].map((weights) => ({
    weights,
    slope: new Float64Array(weights.length),
    mean: new Float64Array(weights.length),
    squares: new Float64Array(weights.length),
  }));
  const [inner, least, outer, bias] = parts as [Part, Part, Part, Part];
  const lit = new Float64Array(UNITS);
  const order = [...told];
  let [left, leftSquares] = [1, 1];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = throws() % (i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const some = order.slice(from, from + AT_ONCE);
      for (const { slope } of parts) slope.fill(0);
      for (const { means, is } of some) {
        let sum = net.bias[0]!;
        for (let unit = 0, at = 0; unit < UNITS; unit++) {
          let one = net.least[unit]!;
          for (let i = 0; i < WIDE; i++, at++) one += net.inner[at]! * means[i]!;
          lit[unit] = Math.max(0, one);
          sum += net.outer[unit]! * lit[unit]!;
        }
        const missing = 1 - (is ? sum : -sum);
        if (missing <= 0) continue;
        const pull = ((is ? -WORTH : 1) * 2 * missing) / some.length;
        bias.slope[0]! += pull;
        for (let unit = 0; unit < UNITS; unit++) {
          if (lit[unit] === 0) continue;
          outer.slope[unit]! += pull * lit[unit]!;
          const back = pull * net.outer[unit]!;
          least.slope[unit]! += back;
          for (let i = 0, at = unit * WIDE; i < WIDE; i++, at++) inner.slope[at]! += back * means[i]!;
        }
      }
      left *= KEPT;
      leftSquares *= KEPT_SQUARES;
      for (const part of parts) step(part, rate, 1 - left, 1 - leftSquares);
    }
  }
  return net;
}

interface Part {
  readonly weights: Float64Array;
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly squares: Float64Array;
}

function step({ weights, slope, mean, squares }: Part, rate: number, seen: number, seenSquares: number): void {
  for (let i = 0; i < weights.length; i++) {
    mean[i] = KEPT * mean[i]! + (1 - KEPT) * slope[i]!;
    squares[i] = KEPT_SQUARES * squares[i]! + (1 - KEPT_SQUARES) * slope[i]! * slope[i]!;
    weights[i]! -= (rate * (mean[i]! / seen)) / (Math.sqrt(squares[i]! / seenSquares) + 1e-8);
  }
}
