/**
 * Interviews of a whole town, graded, under the paper's conditions (section 6.2): the same end state, asked with all memory and with
 * kinds of it withheld.
 */
import { minutes } from "../../clock/units.ts";
import { interviewed } from "../../town/interviews.ts";
import type { TownState } from "../../town/state.ts";
import type { Town } from "../../town/town.ts";
import type { MemoryKind } from "../../world/events.ts";
import { grade } from "./grade.ts";
import { type Kind, kinds, type Posed, questionsFor } from "./questions.ts";

/** The paper's conditions, the human crowd workers' apart. */
export const conditions: readonly { readonly name: string; readonly withheld: ReadonlySet<MemoryKind> }[] = [
  { name: "full", withheld: new Set() },
  { name: "no reflection", withheld: new Set(["reflection"]) },
  { name: "no reflection, no planning", withheld: new Set(["reflection", "plan"]) },
  { name: "no observation, reflection, planning", withheld: new Set(["observation", "reflection", "plan"]) },
];

/** One answer, and what it was found to be. */
export interface Answered {
  readonly who: string;
  readonly posed: Posed;
  readonly answer: string;
  /** null where code does not grade. */
  readonly right: boolean | null;
  readonly why: string;
}

/** The state as its last day ended: a minute before midnight, when "today" is still the day that was lived. */
export const atEnd = (state: TownState): TownState => ({ ...state, now: minutes(state.now - 1) });

/** Asks every resident all questions under one condition. */
export async function interviewAll(town: Town, seed: string, withheld: ReadonlySet<MemoryKind>): Promise<Answered[]> {
  const state = atEnd(town.state);
  const facts = town.means.town;
  const all: Answered[] = [];
  for (const persona of facts.personas.values()) {
    const questions = questionsFor(state, persona.id, facts, seed);
    const answers = await interviewed(state, town.means, { id: "evaluation", who: persona.id, withheld }, questions);
    questions.forEach((posed, i) => {
      const { answer } = answers[i]!;
      const found = grade(posed, answer, { persona, state, town: facts, who: persona.id });
      all.push({ who: persona.name, posed, answer, right: found?.right ?? null, why: found?.why ?? "" });
    });
  }
  return all;
}

/** Right answers of those graded, by kind and in all; null where none was. */
export interface Scores {
  readonly byKind: Readonly<Record<Kind, number | null>>;
  readonly all: number | null;
  readonly graded: number;
}

/** The scores of answers. */
export function scoresOf(answers: readonly Answered[]): Scores {
  const share = (some: readonly Answered[]) => {
    const graded = some.filter(({ right }) => right !== null);
    return graded.length === 0 ? null : graded.filter(({ right }) => right).length / graded.length;
  };
  const byKind = Object.fromEntries(
    kinds.map((kind) => [kind, share(answers.filter(({ posed }) => posed.kind === kind))]),
  );
  return {
    byKind: byKind as Record<Kind, number | null>,
    all: share(answers),
    graded: answers.filter(({ right }) => right !== null).length,
  };
}
