/** How what was understood is answered, in any language: a clause of a person's words in, an answer out. */
import type { Memory, MemoryId } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import type { Line } from "../../world/people.ts";
import type { Clause } from "../../world/reading.ts";
import type { Proposed } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { type Ask, choose } from "./ask.ts";
import type { Banks, Mouth } from "./mouth.ts";
import { mouthOf } from "./mouths.ts";

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
}

/** Answers a clause in plain words, which are said in the resident's manner afterwards; null where they have nothing to say to it. */
export type Answerer = (ask: Asked, clause: Understood) => Answer | null;

/** Words to be answered, from the question as a language's rules have it. */
export const askedIn = (ask: Omit<Ask, "all" | "p">, talk: readonly Line[]): Asked => {
  const mouth = mouthOf(ask.self);
  return { ...ask, mouth, lines: mouth.lines, talk, more: false };
};

/** An answer of a kind, and what it rests on. */
export function said(
  kind: string,
  line: string,
  {
    rests = [],
    known = true,
    offer,
  }: { rests?: readonly (Memory | MemoryId)[]; known?: boolean; offer?: Proposed } = {},
): Answer {
  const ids = rests.map((one) => (typeof one === "string" ? one : one.id));
  return { kind, line, known, rests: [...new Set(ids)], ...(offer ? { offer } : {}) };
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
