/**
 * Learns to tell intents apart from examples: for each one a linear classifier with a squared hinge, by gradient steps whose size every
 * weight finds for itself; the mean of several runs over the examples in other orders. All orders come of fixed seeds and all sums are made
 * in one order with operations that are exact everywhere (no exp, no log), so that the same examples give the same bytes.
 */
import type { LanguageTag } from "../../language/tags.ts";
import { numbers } from "./exact.ts";
import { BUCKETS, FAINT, featuresOf } from "./features.ts";
import type { Intent } from "./intents-file.ts";
import { kindsOf } from "./kinds.ts";
import { normalised } from "./normalise.ts";

/** A line of `data/intents/<tag>.jsonl` or `<tag>.earnest.jsonl`: what somebody said, and what they meant by it. */
export interface Example {
  readonly text: string;
  readonly intent: string;
}

/** What no classifier is made for: it is what the others are told from. "who" asks who somebody is, which is near to asking whether they are real. */
const REST: ReadonlySet<string> = new Set(["ordinary", "everyday", "who"]);
/** What may as well be meant by the same words, or says nothing about it: neither an example of the one nor of what it is told from. */
const EITHER: Readonly<Record<string, readonly string[]>> = { serious: ["goes-on", "who"], realness: ["everyday"] };
/** What is told from one intent alone: what is met only there makes no feature for the others. */
const ASIDE: ReadonlySet<string> = new Set(["who"]);
/** How a language is learnt: chosen by leaving out one author's examples after the other's. */
interface How {
  /** Texts a feature must be met in, and a faint one: what only one person ever said tells little about the next. */
  readonly met: number;
  readonly faintMet: number;
  /** How much weights shrink at every step. */
  readonly shrink: number;
  /** Up to this, of 127, a weight is none: the file stays below two megabytes. */
  readonly least: number;
  /**
   * By which name an intent is told once more, from everyday talk as well: what else is written to be mistaken for it is told apart better
   * without that, and everyday talk better with it, so that both must say it.
   */
  readonly again: Readonly<Record<string, string>>;
  /** How much an example counts where there are few, and far fewer than will be met where it is asked: what goes on with something is only asked after that. */
  readonly worth: Readonly<Record<string, number>>;
  /** Instead of `least`, for what seconds another or is asked after it alone. */
  readonly coarse: Readonly<Record<string, number>>;
}
const HOW: Readonly<Record<LanguageTag, How>> = {
  en: {
    met: 2,
    faintMet: 2,
    shrink: 1e-4,
    least: 2,
    again: { realness: "realness-at-all" },
    worth: {},
    coarse: { "realness-at-all": 14 },
  },
  "zh-CN": {
    met: 1,
    faintMet: 2,
    shrink: 1e-2,
    least: 4,
    again: { realness: "realness-at-all" },
    worth: { "goes-on": 16 },
    coarse: { "realness-at-all": 10, "goes-on": 10 },
  },
};
const RUNS = 4;
const EPOCHS = 16;
const RATE = 0.1;

interface Learnt {
  readonly weights: Float64Array;
  bias: number;
}

/** Of the intents that are asked for a classifier each, in the order in which the examples first name them, and one for each that is told once more; none for the rest. */
export function trained(
  examples: readonly Example[],
  language: LanguageTag,
  asked: (intent: string) => boolean,
): readonly Intent[] {
  const { met, faintMet, shrink, least, again, worth, coarse } = HOW[language];
  const kinds = kindsOf(language);
  const whole = examples.map(({ text }) => featuresOf(normalised(text), kinds));
  const times = new Uint32Array(BUCKETS);
  for (const [i, features] of whole.entries())
    if (!ASIDE.has(examples[i]!.intent)) for (const bucket of features.keys()) times[bucket]!++;
  // Buckets that are used have numbers of their own: their weights lie close together.
  const numbered = new Map<number, number>();
  const texts = whole.map((features) => {
    const kept = scaled(features).filter(
      ([bucket]) => times[bucket]! >= (features.get(bucket)! <= FAINT ? faintMet : met),
    );
    for (const [bucket] of kept) if (!numbered.has(bucket)) numbered.set(bucket, numbered.size);
    return {
      ids: Uint32Array.from(kept, ([bucket]) => numbered.get(bucket)!),
      values: Float64Array.from(kept, ([, value]) => value),
    };
  });
  const names = [...new Set(examples.map(({ intent }) => intent))].filter((name) => !REST.has(name) && asked(name));
  const toTell = names.flatMap((is) => [
    { name: is, is, either: EITHER[is] ?? [] },
    ...(again[is] ? [{ name: again[is], is, either: [] }] : []),
  ]);
  return toTell.map(({ name, is, either }) => {
    const sum: Learnt = { weights: new Float64Array(numbered.size), bias: 0 };
    const told = examples.flatMap(({ intent }, i) =>
      either.includes(intent)
        ? []
        : [{ text: texts[i]!, sign: intent === is ? 1 : -1, worth: intent === is ? (worth[is] ?? 1) : 1 }],
    );
    for (let run = 1; run <= RUNS; run++) learn(told, run, sum, shrink);
    let largest = 0;
    for (const weight of sum.weights) largest = Math.max(largest, Math.abs(weight));
    const scale = Math.fround(largest / 127) || 1;
    const none = coarse[name] ?? least;
    const weights = new Int8Array(BUCKETS);
    for (const [bucket, id] of numbered) {
      const weight = Math.round(sum.weights[id]! / scale);
      if (Math.abs(weight) > none) weights[bucket] = weight;
    }
    return { name, bias: Math.fround(sum.bias), scale, weights };
  });
}

/** What a text's length is never below, squared: a word or two say little, whatever they are. */
const LITTLE = 400;

/** Features as vectors of length one, or less where there is little of them. */
export function scaled(features: ReadonlyMap<number, number>): readonly (readonly [bucket: number, value: number])[] {
  let squares = 0;
  for (const weight of features.values()) squares += weight * weight;
  const length = Math.sqrt(squares + LITTLE);
  return [...features].map(([bucket, weight]) => [bucket, weight / length]);
}

/** An example as it is learnt from: its features, on which side it is, and how much it counts. */
interface Taught {
  readonly text: { readonly ids: Uint32Array; readonly values: Float64Array };
  readonly sign: number;
  readonly worth: number;
}

/** One run, whose share of the mean is added to `sum`. */
function learn(told: readonly Taught[], seed: number, sum: Learnt, shrink: number): void {
  const many = sum.weights.length;
  // Of each its weight, and beside it how far that has moved.
  const moved = new Float64Array(2 * many);
  let bias = 0;
  const order = [...told];
  const throws = numbers(seed);
  const kept = EPOCHS / 2;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = throws() % (i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const { text, sign, worth } of order) {
      const { ids, values } = text;
      let score = bias;
      for (let i = 0; i < ids.length; i++) score += moved[2 * ids[i]!]! * values[i]!;
      const missing = 1 - sign * score;
      if (missing <= 0) continue;
      const pull = missing * sign * worth;
      for (let i = 0; i < ids.length; i++) {
        const at = 2 * ids[i]!;
        const slope = pull * values[i]! - shrink * moved[at]!;
        moved[at + 1]! += slope * slope;
        moved[at]! += (RATE * slope) / (Math.sqrt(moved[at + 1]!) + 1e-3);
      }
      bias += 0.01 * pull;
    }
    // The later epochs' mean, over all runs.
    if (epoch < EPOCHS - kept) continue;
    for (let id = 0; id < many; id++) sum.weights[id]! += moved[2 * id]! / (kept * RUNS);
    sum.bias += bias / (kept * RUNS);
  }
}
