/** Reflection (paper section 4.2): when enough has happened, three questions, what comes to mind on each, up to five insights. */
import { DAY, type Minutes } from "../clock/units.ts";
import type { Draft, Memory } from "../world/events.ts";
import { type Note, remember } from "./memory/remember.ts";
import { retrieve } from "./memory/retrieve.ts";
import { memoriesOf, stamp } from "./memory/stream.ts";
import { nameOf } from "./memory/tell.ts";
import { stems } from "./memory/words.ts";
import type { Mind, Moment, TownFacts } from "./mind.ts";
import type { Persona } from "./persona.ts";
import { askQuestions } from "./questions/ask-questions.ts";
import { findInsights, MOST_INSIGHTS } from "./questions/find-insights.ts";
import { LONGEST, residentsNamed, strangerProblem } from "./questions/plain.ts";
import { selfOf } from "./self.ts";
import type { Thinking } from "./thinking.ts";

/** The sum of poignancy that brings on a reflection (paper section 4.2). */
export const REFLECTION_THRESHOLD = 150;
/** How many of the latest memories the questions are drawn from (paper section 4.2). */
export const REFLECTION_WINDOW = 100;
/** Memories looked through for an insight that was had before: some three days of them. */
const LOOKED_AT = 1500;
/** Memories retrieved for each question: tokens decide, up to so many. */
const PER_QUESTION = { budget: 560, k: 20 } as const;

/** Reflects when it is due. Insights whose citations do not hold are dropped, each with its reason; the reflection goes on. */
export async function reflectIfDue(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  if (mind.sum <= REFLECTION_THRESHOLD) return { mind, events: [] };
  const { now } = thinking;
  const self = selfOf(mind, persona, thinking);
  const latest = memoriesOf(mind.stream).slice(-REFLECTION_WINDOW);
  const asked = await thinking.ask(askQuestions, { ...self, memories: latest }, mind.id);
  const questions = asked.value.questions.slice(0, 3);
  const vectors = await thinking.embed(questions);
  const found = questions.flatMap((text, i) =>
    retrieve(mind.stream, { text, vector: vectors[i] ?? null }, { mode: "now", now, ...PER_QUESTION }),
  );
  const statements = [...new Map(found.map(({ memory }) => [memory.id, memory])).values()];
  const answer = await thinking.ask(findInsights, { ...self, questions, memories: statements }, mind.id);
  const events: Draft[] = [
    { kind: "reflection-begun", at: now, who: mind.id, spot: null, audience: "nobody", sum: mind.sum, questions },
  ];
  const notes: Note[] = [];
  const told: string[] = [];
  for (const { insight, because } of answer.value.insights.slice(0, MOST_INSIGHTS)) {
    const cited = [...new Set(because)].map((n) => statements[n - 1]);
    const evidence = cited.filter((memory) => memory !== undefined);
    const wrong = cited.length === 0 || evidence.length < cited.length;
    const why = wrong
      ? "it cites statements that were not there"
      : insight.trim() === "" || insight.length > LONGEST.sentence
        ? "it is empty or too long"
        : (strangerProblem([insight], [mind.id], evidence.map(shownWith(thinking)).join("\n"), thinking) ??
          (isHad(mind, insight, thinking.town, now, told) ? "it is no news" : null));
    if (why !== null) {
      events.push({
        kind: "result-dropped",
        at: now,
        who: mind.id,
        spot: null,
        audience: "nobody",
        what: "insight",
        why,
      });
      continue;
    }
    told.push(insight);
    notes.push({
      kind: "reflection",
      text: insight.trim(),
      subjects: [
        ...new Set(
          evidence.flatMap((memory) => memory.subjects.filter((subject) => thinking.town.personas.has(subject))),
        ),
      ].slice(0, 6),
      source: { how: "concluded" },
      evidence: evidence.map((memory) => memory.id),
    });
  }
  const stamped: Mind = {
    ...mind,
    sum: 0,
    stream: stamp(
      mind.stream,
      statements.map((memory) => memory.id),
      now,
    ),
  };
  const kept = await remember(stamped, notes, thinking);
  const { core, occupation, feeling } = answer.value;
  const whoIAm = { core, occupation, feeling, renewed: now, evidence: statements.map((memory) => memory.id) };
  events.push(...kept.events, {
    kind: "summary-renewed",
    at: now,
    who: mind.id,
    spot: null,
    audience: "nobody",
    core,
    occupation,
    feeling,
  });
  return { mind: { ...kept.mind, sum: 0, whoIAm }, events };
}

/** A memory with the names of those it is about, which its words may only hint at. */
const shownWith =
  ({ town, world }: Thinking) =>
  ({ text, subjects }: Memory): string =>
    `${text} (${subjects.map((id) => (town.personas.has(id) ? nameOf(town, world, id) : "")).join(", ")})`;

/** An insight of the last days is not kept again. */
const NEWS_AFTER = 3 * DAY;

/** Whether an insight says of the same people what one kept lately says, or one of this very reflection. */
function isHad(mind: Mind, insight: string, town: TownFacts, now: Minutes, told: readonly string[]): boolean {
  const words = stems(insight);
  // Words first: they seldom agree, and to look for everybody's name takes longer.
  const alike = (text: string) =>
    overlap(stems(text), words) >= 0.9 && residentsNamed(text, town).join() === residentsNamed(insight, town).join();
  const lately = memoriesOf(mind.stream)
    .slice(-LOOKED_AT)
    .filter(({ kind, created }) => kind === "reflection" && created > now - NEWS_AFTER);
  return [...lately.map(({ text }) => text), ...told].some(alike);
}

/** The share of words that two texts have in common, 0 to 1. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const [some, others] = [new Set(a), new Set(b)];
  const common = [...some].filter((word) => others.has(word)).length;
  return common / Math.max(1, some.size + others.size - common);
}
