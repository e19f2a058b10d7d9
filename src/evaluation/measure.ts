/** A measure: a number read from lived days, the target it is held against, and the cases that made it what it is. */
import type { Lived } from "./lived.ts";

/** What a measure found in one run. */
export interface Found {
  /** null where the run is too short for it, or the town has nothing of the kind. */
  readonly value: number | null;
  /** What broke it, a sentence each, the first few; or what it is made of. */
  readonly cases: readonly string[];
}

/** What a measure is held against. */
export interface Target {
  /** As it is printed: "0", ">= 5", "2 to 3.5". */
  readonly text: string;
  readonly holds: (value: number) => boolean;
}

/** One line of the report. */
export interface Measure {
  readonly name: string;
  /** How the runs of several seeds come to one number: counts of what must not be are summed. */
  readonly over: "sum" | "mean" | "max" | "min";
  /** null: told, not judged. */
  readonly target: Target | null;
  readonly of: (lived: Lived) => Found | Promise<Found>;
}

/** Exactly none. */
export const none: Target = { text: "0", holds: (value) => value === 0 };
/** At least so much. */
export const atLeast = (least: number): Target => ({ text: `>= ${least}`, holds: (value) => value >= least });
/** At most so much. */
export const atMost = (most: number): Target => ({ text: `<= ${most}`, holds: (value) => value <= most });
/** Both ends included. */
export const between = (least: number, most: number): Target => ({
  text: `${least} to ${most}`,
  holds: (value) => value >= least && value <= most,
});

/** So many cases are told. */
const TOLD = 5;

/** A count, with its first cases. */
export const counted = (cases: readonly string[]): Found => ({ value: cases.length, cases: cases.slice(0, TOLD) });

/** A share or a mean; null of nothing. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The found values of several runs as one, or null when no run had any. */
export function together(over: Measure["over"], values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  if (over === "max") return Math.max(...known);
  if (over === "min") return Math.min(...known);
  const sum = known.reduce((all, value) => all + value, 0);
  return over === "sum" ? sum : sum / known.length;
}
