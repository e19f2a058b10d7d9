/**
 * Poignancy by rule (paper section 4.1; design section 5): 1 for idling, 1-2 for one's own routine, more for what touches people.
 * What the rule cannot tell waits for one batch an hour.
 */
import type { Memory } from "../world/events.ts";
import type { Note } from "./remember.ts";

/** Words that make a sentence weigh more, heaviest first. */
const weighty: readonly (readonly [RegExp, number])[] = [
  [/\b(died|death|funeral|divorce|broke up|break-?up|proposed|pregnant|accident|hospital)\b/i, 9],
  [/\b(on fire|burning|flames|emergency|flood)/i, 8],
  [/\b(in love|crush on|love you|marry|wedding|asked .{1,20} out|kissed)\b/i, 8],
  [/\b(running for mayor|run for mayor|run against|candidate|election|mayor)\b/i, 6],
  [/\b(party|valentine|invited|invitation|celebrat|exhibition opening|first show)\b/i, 6],
  [/\b(leak|broken|stolen|lost|argu|quarrel|shout|angry|furious|insult)/i, 5],
  [/\b(promis|secret|worried|afraid|proud|deadline|exhibition|thesis|contest|competition)/i, 4],
];

/** Whether only a model can tell how much a note weighs: talk and news between people. */
export const isAmbiguous = (memory: Pick<Memory, "text" | "source" | "poignancy">): boolean =>
  memory.source.how === "heard" && memory.poignancy >= 2 && weighty.every(([words]) => !words.test(memory.text));

/** The rule's rating, 1 to 10. */
export function poignancyByRule(
  note: Pick<Note, "text" | "source" | "kind" | "visitors" | "stories" | "speaker">,
): number {
  const heavy = weighty.find(([words]) => words.test(note.text))?.[1] ?? 0;
  const story = (note.stories?.length ?? 0) > 0 ? 6 : 0;
  const visitor = (note.visitors?.length ?? 0) > 0 ? 4 : 0;
  switch (note.source.how) {
    case "inner-voice":
      return Math.max(8, heavy);
    case "given":
      return Math.max(4, Math.min(heavy, 8));
    case "concluded":
      return Math.max(6, heavy);
    case "planned":
      return Math.max(2, Math.min(heavy, 5), story > 0 ? 5 : 0);
    case "heard":
      return Math.max(2, heavy, story, visitor);
    case "saw":
      return Math.max(1, Math.min(heavy, 8), visitor);
    case "did":
      return note.speaker ? Math.max(1, Math.min(heavy, 3)) : Math.max(1, Math.min(heavy, 7));
  }
}
