/** Reflection (paper section 4.2): when enough has happened, three questions, what comes to mind on each, up to five insights. */
import type { Draft } from "../world/events.ts";
import { selfOf } from "./live-plan.ts";
import type { Mind, Moment } from "./mind.ts";
import type { Persona } from "./persona.ts";
import { askQuestions } from "./prompts/ask-questions.ts";
import { findInsights, MOST_INSIGHTS } from "./prompts/find-insights.ts";
import { type Note, remember } from "./remember.ts";
import { retrieve } from "./retrieve.ts";
import type { Thinking } from "./step.ts";
import { memoriesOf, stamp } from "./stream.ts";

/** The sum of poignancy that brings on a reflection (paper section 4.2). */
export const REFLECTION_THRESHOLD = 150;
/** How many of the latest memories the questions are drawn from (paper section 4.2). */
export const REFLECTION_WINDOW = 100;
/** Memories retrieved for each question. */
const PER_QUESTION = 12;

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
    retrieve(mind.stream, { text, vector: vectors[i] ?? null }, { mode: "now", now, k: PER_QUESTION }),
  );
  const statements = [...new Map(found.map(({ memory }) => [memory.id, memory])).values()];
  const answer = await thinking.ask(findInsights, { ...self, questions, memories: statements }, mind.id);
  const events: Draft[] = [
    { kind: "reflection-begun", at: now, who: mind.id, spot: null, audience: "nobody", sum: mind.sum, questions },
  ];
  const notes: Note[] = [];
  for (const { insight, because } of answer.value.insights.slice(0, MOST_INSIGHTS)) {
    const cited = [...new Set(because)].map((n) => statements[n - 1]);
    const wrong = cited.length === 0 || cited.some((memory) => memory === undefined);
    if (wrong || insight.trim() === "" || insight.length > 400) {
      const why = wrong ? "it cites statements that were not there" : "it is empty or too long";
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
    const evidence = cited.filter((memory) => memory !== undefined);
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
