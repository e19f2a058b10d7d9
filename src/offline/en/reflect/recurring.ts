/**
 * What somebody keeps coming back to, read from the words themselves: phrases that recur in what they were seen doing and what they said.
 * It is how interests are found where no line was tagged with a topic (a model's talk, a visitor's, a stream laid by hand).
 */

import { toldIn } from "../../../language/en/sentences.ts";
import { stems } from "../../../mind/memory/words.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory } from "../../../world/events.ts";
import { quoteOf } from "../../answers/names.ts";

/** A phrase that recurs, as it stands in one of the texts, and the memories it stands in. */
export interface Recurring {
  readonly phrase: string;
  readonly words: readonly string[];
  readonly rests: readonly Memory[];
}

/** Words that every day is full of and that nobody is devoted to. */
const everyday = new Set(
  stems(
    `time day days week today tomorrow yesterday morning evening afternoon night hour minute thing things people person town home house room
table desk bed kitchen bathroom counter breakfast lunch dinner meal coffee tea food shower teeth walk walked past came left talk talking
good well new old more little really much way work working writing reading looking taking having making going doing getting sitting
always never often again still back here there know think like want need hello thanks please good bye idea place`,
  ),
);
/** Longest phrase looked for. */
const MOST_WORDS = 4;

/** Phrases in at least two different texts, the longest first; of equals the more frequent. */
export function recurring({ town }: Self, memories: readonly Memory[]): Recurring[] {
  const named = [...town.personas.values(), ...town.map.places.values()].flatMap(({ name }) => stems(name));
  const idle = new Set([...everyday, ...named]);
  const found = new Map<string, { phrase: string; words: string[]; rests: Map<string, Memory> }>();
  for (const memory of memories)
    for (const run of runsOf(saidOrDone(memory), idle))
      for (let from = 0; from < run.length; from++)
        for (let to = from + 1; to <= Math.min(run.length, from + MOST_WORDS); to++) {
          const words = run.slice(from, to).map(({ stem }) => stem);
          const key = words.join(" ");
          const phrase = run
            .slice(from, to)
            .map(({ word }) => word)
            .join(" ");
          const known = found.get(key) ?? { phrase, words, rests: new Map<string, Memory>() };
          known.rests.set(memory.text, memory);
          found.set(key, known);
        }
  return [...found.values()]
    .filter(({ rests }) => rests.size > 1)
    .map(({ phrase, words, rests }) => ({ phrase, words, rests: [...rests.values()] }))
    .sort((a, b) => b.words.length - a.words.length || b.rests.length - a.rests.length);
}

/** What a memory says of its subject: of a line what it tells, its questions left out. */
const saidOrDone = (memory: Memory): string => {
  const quote = quoteOf(memory);
  return quote === null ? memory.text : toldIn(quote);
};

/** The stretches of words that mean something, doings (-ing) left out at their head: "reading about city planning" -> "city planning". */
function runsOf(text: string, idle: ReadonlySet<string>): { word: string; stem: string }[][] {
  const runs: { word: string; stem: string }[][] = [[]];
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu)) {
    const [stem] = stems(word);
    const doing = /ing$/.test(word) && runs.at(-1)!.length === 0;
    if (stem && stem.length > 3 && !idle.has(stem) && !doing) runs.at(-1)!.push({ word, stem });
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs;
}
