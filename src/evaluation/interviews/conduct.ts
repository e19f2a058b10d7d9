/**
 * Interviews of a whole town, graded, under the paper's conditions (section 6.2): the same end state, asked with all memory and with
 * kinds of it withheld.
 */
import { minutes } from "../../clock/units.ts";
import { interviewed } from "../../town/looking/interviews.ts";
import { type Kind, kinds, type Posed, questionsFor } from "../../town/looking/questions.ts";
import type { TownState } from "../../town/state.ts";
import type { Town } from "../../town/town.ts";
import type { MemoryKind } from "../../world/events.ts";
import { columns } from "../report.ts";
import { grade } from "./grade.ts";

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

/** One line of the interviews' report: a condition's scores, over all seeds. */
export interface ConditionScores extends Scores {
  readonly condition: string;
  /** Answers to names never met that admit it, of all such questions. */
  readonly neverMet: number | null;
}

/** Interviews a lived town under every condition. */
export async function underAllConditions(town: Town, seed: string): Promise<Map<string, Answered[]>> {
  const answers = new Map<string, Answered[]>();
  for (const { name, withheld } of conditions) answers.set(name, await interviewAll(town, seed, withheld));
  return answers;
}

/** The scores of each condition over several towns' answers. */
export const conditionScores = (runs: readonly ReadonlyMap<string, readonly Answered[]>[]): ConditionScores[] =>
  conditions.map(({ name }) => {
    const answers = runs.flatMap((run) => run.get(name) ?? []);
    const strangers = answers.filter(({ posed }) => posed.topic === "never-met");
    return { condition: name, ...scoresOf(answers), neverMet: scoresOf(strangers).all };
  });

/** So much must be right with all memory, and so much of the questions for names never met (issue: how it is measured). */
export const INTERVIEW_TARGETS = { full: 0.95, neverMet: 1 } as const;

/** Whether the scores hold: the full mind answers well, and every condition that withholds more answers worse where it should. */
export function interviewsHold(
  scores: readonly ConditionScores[],
): { readonly what: string; readonly holds: boolean }[] {
  const of = (condition: string) => scores.find((one) => one.condition === condition);
  const [full, none] = [of("full"), of("no observation, reflection, planning")];
  const noPlans = of("no reflection, no planning");
  const less = (one: number | null | undefined, other: number | null | undefined) =>
    typeof one === "number" && typeof other === "number" && one < other;
  return [
    { what: `full: >= ${INTERVIEW_TARGETS.full} right`, holds: (full?.all ?? 0) >= INTERVIEW_TARGETS.full },
    { what: "full: names never met are not known", holds: full?.neverMet === INTERVIEW_TARGETS.neverMet },
    { what: "plans are answered worse without plans", holds: less(noPlans?.byKind.plans, full?.byKind.plans) },
    { what: "memory is answered worse without observations", holds: less(none?.byKind.memory, noPlans?.byKind.memory) },
    {
      what: "each condition is at most as good as the one before",
      holds: scores.every((one, i) => i === 0 || (one.all ?? 0) <= (scores[i - 1]!.all ?? 0)),
    },
  ];
}

/** The interviews as a table: conditions down, kinds across; then what is asked of them, and the wrong answers of the full mind. */
export function interviewTable(scores: readonly ConditionScores[], wrong: readonly Answered[]): string {
  const number = (value: number | null) => (value === null ? "-" : value.toFixed(3));
  const graded = kinds.filter((kind) => scores.some((one) => one.byKind[kind] !== null));
  const rows = [
    ["interviews", ...graded, "all", "never met", "graded"],
    ...scores.map((one) => [
      one.condition,
      ...graded.map((kind) => number(one.byKind[kind])),
      number(one.all),
      number(one.neverMet),
      String(one.graded),
    ]),
  ];
  const checks = interviewsHold(scores).map(({ what, holds }) => `${holds ? "holds" : "FAILS"}  ${what}`);
  const told = wrong
    .slice(0, 20)
    .map(({ who, posed, answer, why }) => `  ${who}, "${posed.text}": "${answer}" (${why})`);
  return [columns(rows), ...checks, ...(told.length > 0 ? ["\nwrong answers of the full mind:", ...told] : [])].join(
    "\n",
  );
}
