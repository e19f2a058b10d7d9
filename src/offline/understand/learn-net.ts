/**
 * Learns the net that says from a text's meaning whether it is said in earnest: gradient steps (`descent.ts`) on a squared hinge, some texts at a time; the mean of several nets. Like all that is learnt here, the same bytes for the same examples.
 */
import { bell, type Part, Steps, shuffle } from "./descent.ts";
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
  const thrown = (width: number) => bell(throws) * width;
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
  const [inner, least, outer, bias] = parts as [Sloped, Sloped, Sloped, Sloped];
  const lit = new Float64Array(UNITS);
  const order = [...told];
  const steps = new Steps();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, throws);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const some = order.slice(from, from + AT_ONCE);
      for (const { slope } of parts) slope.fill(0);
      for (const { means, is } of some) {
        let sum = net.bias[0]!;
        for (let unit = 0, at = 0; unit < UNITS; unit++) {
          // Four sums at once need not wait for one another.
          let [one, two, three, four] = [net.least[unit]!, 0, 0, 0];
          for (let i = 0; i < WIDE; i += 4, at += 4) {
            one += net.inner[at]! * means[i]!;
            two += net.inner[at + 1]! * means[i + 1]!;
            three += net.inner[at + 2]! * means[i + 2]!;
            four += net.inner[at + 3]! * means[i + 3]!;
          }
          lit[unit] = Math.max(0, one + two + (three + four));
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
      steps.next();
      for (const part of parts) steps.take(part, part.slope, rate);
    }
  }
  return net;
}

/** Weights, and what moves them next. */
interface Sloped extends Part<Float64Array> {
  readonly slope: Float64Array;
}
