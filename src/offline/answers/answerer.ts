/** How what was understood is answered, in any language: a clause of a person's words in, an answer out. */
import { findMemory } from "../../mind/memory/stream.ts";
import type { Memory, MemoryId } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import type { Line } from "../../world/people.ts";
import { type Clause, type Reading, SURE } from "../../world/reading.ts";
import type { Proposed, SpeechAct } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { type Ask, choose, mayBeHeardBy } from "./ask.ts";
import type { Banks, Mouth } from "./mouth.ts";

/** A clause of which it was understood what it does. */
export type Understood = Clause & { readonly intent: Intent };

/** Words to be answered: as any question, with the mouth that answers and the talk they are said in. */
export interface Asked extends Omit<Ask, "all" | "p"> {
  readonly mouth: Mouth;
  readonly lines: Banks;
  /** What was said before them in the talk, oldest first; none where nobody talks. */
  readonly talk: readonly Line[];
  /** There is more in them than the clause at hand: it is answered in a word. */
  readonly more: boolean;
  /** Nobody else has an answer: one is tried that may not be meant. */
  readonly guessing: boolean;
  /** Answers another clause in the place of the one at hand, where it means that. */
  readonly answer: (clause: Understood) => Answer | null;
}

/** Answers a clause in plain words, which are said in the resident's manner afterwards; null where they have nothing to say to it. */
export type Answerer = (ask: Asked, clause: Understood) => Answer | null;

/** What a clause does by its act alone: an hour proposed, a yes or no to what was proposed. */
const bareIntent = ({ act, confidence }: Clause): Intent | undefined => {
  if (act.act === "reply") return act.answer;
  // An hour alone asks nobody to come.
  return act.act === "propose" && act.what.kind === "meet" && confidence >= SURE ? "propose-meet" : undefined;
};

/** The clauses that have an intent, the surest first, one of each. */
export function understoodIn({
  reading,
}: {
  readonly reading?: Pick<Reading, "clauses"> | undefined;
}): readonly Understood[] {
  const all = (reading?.clauses ?? []).flatMap((one): Understood[] => {
    const intent = one.intent ?? bareIntent(one);
    return intent ? [{ ...one, intent }] : [];
  });
  // What names its act keeps it, and what has slots keeps those.
  const best = new Map<Intent, Understood>();
  for (const one of all) {
    const before = best.get(one.intent);
    const slots = before?.slots ?? one.slots;
    const confidence = Math.max(one.confidence, before?.confidence ?? 0);
    best.set(one.intent, { ...one, ...before, confidence, ...(slots ? { slots } : {}) });
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
}

/** Whether an act asks back with a guess. */
export const isGuess = (one: SpeechAct): boolean => one.act === "ask" && one.what === "whether" && one.about === null;

/** Whether an answer may be given to whoever asks: it rests on no secret, no leap of the heart, and on nothing that is suspected of them. */
export const mayBeTold = (ask: Asked, answer: Answer): boolean =>
  mayBeHeardBy(ask, answer) &&
  answer.rests.every((id) => {
    const memory = findMemory(ask.self.mind.stream, id);
    return !memory || (memory.episode?.kind !== "heart jumped" && !ask.mouth.isPrivate(ask.self, memory));
  });

/** An answer of a kind, and what it rests on. */
export function said(
  kind: string,
  line: string,
  {
    rests = [],
    known = true,
    offer,
    also = [],
  }: {
    rests?: readonly (Memory | MemoryId)[];
    known?: boolean;
    offer?: Proposed;
    also?: readonly Proposed[];
  } = {},
): Answer {
  const ids = rests.map((one) => (typeof one === "string" ? one : one.id));
  return {
    kind,
    line,
    known,
    rests: [...new Set(ids)],
    ...(offer ? { offer } : {}),
    ...(also.length > 0 ? { also } : {}),
  };
}

/** An answer in one of the wordings, one that the asker has not heard while there is one. */
export const oneOf = (
  ask: Asked,
  kind: string,
  wordings: readonly string[],
  values: Readonly<Record<string, string>> = {},
  more: Parameters<typeof said>[2] = {},
): Answer => said(kind, choose(ask, wordings, values), more);

/** Sentences one after the other; what is missing is left out. */
export const joined = (
  { mouth }: Pick<Asked, "mouth">,
  ...parts: readonly (string | null | undefined | false)[]
): string => parts.flatMap((part) => (part ? [mouth.sentence(part)] : [])).join(mouth.space);
