/**
 * Learns from judged answers how well others probably fit (`choice.ts`): a logistic regression for the rules' answers and one for situations, by
 * Newton's steps. Like all that is learnt here, the same numbers for the same examples.
 */
import {
  type AnswerSeen,
  type Choice,
  fitting,
  goesBefore,
  type LineSeen,
  type NearSeen,
  seenOfAnswer,
  seenOfNear,
  type Weights,
} from "./choice.ts";

/** How well an answer fits a line, as whoever reads both judges it. */
export type Judged = "good" | "ok" | "bad";
/** What each is worth. */
const WORTH: Readonly<Record<Judged, number>> = { good: 1, ok: 0.5, bad: 0 };

/** A line of `data/choices/<tag>.jsonl`: what a hand typed, the rules' answer and the nearest situations, each judged. */
export interface JudgedLine extends LineSeen, AnswerSeen {
  readonly hand: string;
  readonly answer: string;
  /** It is not for a situation to take its place. */
  readonly stays: boolean;
  readonly fits: Judged;
  readonly near: readonly (NearSeen & { readonly way: string; readonly fits: Judged })[];
}

interface Told {
  readonly seen: Weights;
  readonly worth: number;
}

/** Steps that are enough for sums to rest. */
const STEPS = 12;
/** How much weights are held to nothing: of those that most kinds of answers have few lines for. */
const HELD = { answer: 0.5, situation: 0.1 } as const;
/** A kind of answer must be met in so many lines to count for itself. */
const MET = 4;

/** What solves rows of numbers for their right sides; both are used up. */
function solved(rows: Float64Array[], right: Float64Array): Float64Array {
  const many = right.length;
  for (let at = 0; at < many; at++)
    for (let row = at + 1; row < many; row++) {
      const share = rows[row]![at]! / rows[at]![at]!;
      if (share === 0) continue;
      for (let i = at; i < many; i++) rows[row]![i]! -= share * rows[at]![i]!;
      right[row]! -= share * right[at]!;
    }
  for (let at = many - 1; at >= 0; at--) {
    for (let i = at + 1; i < many; i++) right[at]! -= rows[at]![i]! * right[i]!;
    right[at]! /= rows[at]![at]!;
  }
  return right;
}

/** The weights by which what is seen is worth most nearly what it was judged to be. */
function learnt(told: readonly Told[], held: number): Weights {
  const met = new Map<string, number>();
  for (const { seen } of told) for (const name of Object.keys(seen)) met.set(name, (met.get(name) ?? 0) + 1);
  const names = [...met.keys()].filter((name) => met.get(name)! >= MET).sort();
  const all = told.map(({ seen, worth }) => ({ values: names.map((name) => seen[name] ?? 0), seen, worth }));
  const sums = new Float64Array(names.length);
  for (let step = 0; step < STEPS; step++) {
    const weights = Object.fromEntries(names.map((name, i) => [name, sums[i]!]));
    const rows = names.map((_, i) => Float64Array.from(names, (__, j) => (i === j ? held : 0)));
    const right = Float64Array.from(sums, (sum) => -held * sum);
    for (const { values, seen, worth } of all) {
      const is = fitting(weights, seen);
      for (const [i, value] of values.entries()) {
        if (value === 0) continue;
        right[i]! += value * (worth - is);
        for (const [j, other] of values.entries()) rows[i]![j]! += value * other * is * (1 - is);
      }
    }
    for (const [i, by] of solved(rows, right).entries()) sums[i]! += by;
  }
  return Object.fromEntries(names.map((name, i) => [name, Math.round(sums[i]! * 1000) / 1000]));
}

/** What judged lines teach. */
export const learntChoice = (lines: readonly JudgedLine[]): Choice => ({
  answer: learnt(
    lines.map((one) => ({ seen: seenOfAnswer(one, one), worth: WORTH[one.fits] })),
    HELD.answer,
  ),
  situation: learnt(
    lines.flatMap((one) => one.near.map((near) => ({ seen: seenOfNear(one, near), worth: WORTH[near.fits] }))),
    HELD.situation,
  ),
});

/** How well that fits which is chosen for a line. */
function chosen({ answer, situation }: Choice, line: JudgedLine): Judged {
  if (line.stays) return line.fits;
  const [best] = line.near
    .map((near) => ({ fits: near.fits, chance: fitting(situation, seenOfNear(line, near)) }))
    .sort((a, b) => b.chance - a.chance);
  return best && goesBefore(best.chance, fitting(answer, seenOfAnswer(line, line))) ? best.fits : line.fits;
}

/** How lines fare after learning from other hands than theirs: how well the rules' answers fit, those chosen, and the best that there are. */
export function faring(lines: readonly JudgedLine[]): Readonly<Record<"rules" | "chosen" | "best", Weights>> {
  const hands = new Map(
    [...new Set(lines.map(({ hand }) => hand))].map((hand) => [hand, lines.filter((one) => one.hand !== hand)]),
  );
  const learntFrom = new Map([...hands].map(([hand, others]) => [hand, learntChoice(others)]));
  const share = (all: readonly Judged[]) =>
    Object.fromEntries(
      (Object.keys(WORTH) as Judged[]).map((one) => [one, all.filter((is) => is === one).length / all.length]),
    );
  return {
    rules: share(lines.map(({ fits }) => fits)),
    chosen: share(lines.map((line) => chosen(learntFrom.get(line.hand)!, line))),
    best: share(
      lines.map(({ fits, near }) => [fits, ...near.map((one) => one.fits)].sort((a, b) => WORTH[b] - WORTH[a])[0]!),
    ),
  };
}
