/**
 * Interviews (paper section 6): a question to a snapshot of a mind. It stamps nothing, makes no turn, and draws no chance of the town's:
 * its thinking is keyed by the interview. Kinds of memory can be withheld, which is how the paper compares architectures (6.2): the same
 * end state, asked without what was never kept.
 */
import type { Memory, MemoryId, MemoryKind } from "../../world/events.ts";
import { givenTies, givenWhoIAm } from "../memory/given.ts";
import { retrieve } from "../memory/retrieve.ts";
import { append, emptyStream, type MemoryStream, memoriesOf, vectorAt } from "../memory/stream.ts";
import type { Mind, TownFacts } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { type Exchange, interviewStep } from "../questions/interview.ts";
import { recognised } from "../recognise.ts";
import { selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";

/** One question of an interview. */
export interface Question {
  readonly text: string;
  /** Who the asker says they are: "a reporter". Null: nobody in particular (paper section 3.1.2). */
  readonly role: string | null;
  /** What the resident is to imagine, or null. */
  readonly situation: string | null;
  /** The visitor who asks, whose share of the budget pays; null for the evaluation. */
  readonly person: string | null;
  /** What was asked and answered before in the same interview, oldest first; none where it is the first question. */
  readonly before?: readonly Exchange[];
}

/** What came of a question. */
export interface Interviewed {
  readonly answer: string;
  /** The memories it rests on, of those that came to mind. */
  readonly rests: readonly MemoryId[];
  readonly by: "model" | "stand-in";
}

/** Memories that come to mind for a question. */
const RECALLED = 20;
/** "Why is that?" and the like, of so many characters, are about what was asked before. */
const FOLLOWS_UP = 20;

/** Asks a resident a question. The mind is left as it is. */
export async function interview(
  mind: Mind,
  persona: Persona,
  question: Question,
  thinking: Thinking,
): Promise<Interviewed> {
  const before = question.text.length <= FOLLOWS_UP ? question.before?.at(-1)?.question : null;
  const asked = [question.situation, before, question.text].filter(Boolean).join(" ");
  const [vector = null] = await thinking.embed([asked]);
  const found = retrieve(mind.stream, { text: asked, vector }, { mode: "question", now: thinking.now, k: RECALLED });
  const recalled = found.map(({ memory }) => memory);
  const asker = { id: "interviewer", name: question.role ?? "somebody", visitor: true, about: question.role ?? "" };
  const input = {
    ...selfOf(mind, persona, thinking),
    ...question,
    question: question.text,
    recognised: recognised(thinking.town, question.text),
    asker,
    recalled,
  };
  const { value, by } = await thinking.ask(interviewStep, input, mind.id, { person: question.person });
  const rests = value.drewOn.map((n) => recalled[n - 1]?.id).filter((id) => id !== undefined);
  return { answer: value.answer, rests: [...new Set(rests)], by };
}

/**
 * A mind without kinds of memory, and without what was made of them: no plan without plans, no renewed self without reflections, no ties
 * from talk and no sightings without observations. What the town file gives stays: it is who the resident is.
 */
export function without(mind: Mind, persona: Persona, kinds: ReadonlySet<MemoryKind>, town: TownFacts): Mind {
  if (kinds.size === 0) return mind;
  const { personas, language } = town;
  const stays = (memory: Memory) => memory.source.how === "given" || !kinds.has(memory.kind);
  const lived = kinds.has("observation")
    ? {
        ties: givenTies(persona, personas, language),
        yesterday: "",
        map: { ...mind.map, objects: new Map(), seen: new Map() },
      }
    : {};
  const planned = kinds.has("plan") ? { plan: null, commitments: [] } : {};
  const concluded = kinds.has("reflection") ? { whoIAm: givenWhoIAm(persona, language) } : {};
  return { ...mind, ...lived, ...planned, ...concluded, stream: sieved(mind.stream, stays) };
}

/** The stream with only some of its memories; each keeps its last access. */
function sieved(stream: MemoryStream, stays: (memory: Memory) => boolean): MemoryStream {
  let sieve = emptyStream();
  memoriesOf(stream).forEach((memory, i) => {
    if (stays(memory)) sieve = append(sieve, memory, vectorAt(stream, i));
  });
  return sieve;
}
