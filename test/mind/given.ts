/** Answers as a model gives them on the wire, where the mind holds them otherwise. */
import type { GivenActs } from "../../src/mind/questions/acts.ts";

/** One act as a model gives it; what is not said is null. */
export const given = (act: GivenActs[number]["act"], more: Partial<GivenActs[number]> = {}): GivenActs[number] => ({
  act,
  code: null,
  what: null,
  how: null,
  answer: null,
  place: null,
  day: null,
  at: null,
  ...more,
});

/** An answer of the mind without a model, as a model would have given it: its acts are told in codes there, and are left out. */
export function asGiven(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null || !("acts" in answer)) return answer;
  return { ...answer, acts: [] };
}
