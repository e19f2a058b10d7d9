/** What somebody of a test's town remembers: what their file gives them, and what a test adds to it. */
import { type Minutes, minutes } from "../../src/clock/units.ts";
import { memoryOf, type Note } from "../../src/mind/memory/remember.ts";
import { append, emptyStream, type MemoryStream } from "../../src/mind/memory/stream.ts";
import type { Persona, Story } from "../../src/mind/persona.ts";

/** A note, and when it was made. */
export type Remembered = Partial<Note> & { text: string; at?: Minutes };

let lines = 0;

/** What is remembered of a line that one told another. */
export const heardOf = (from: string, to: string, text: string, more: Partial<Remembered> = {}): Remembered => ({
  text,
  subjects: [from, to],
  source: { how: "heard", from, line: `talk-1/${++lines}`, rests: [] },
  speaker: from,
  scene: "talk-1",
  visitors: from.startsWith("visitor") ? [from] : [],
  episode: { kind: "said", acts: [{ act: "tell", fact: from }] },
  ...more,
});

/** A stream with what a persona is given at first, of these stories those that are theirs, and then the notes, each at its minute, else at eleven. */
export function streamOf(
  { id, paragraph }: Persona,
  stories: readonly Story[],
  notes: readonly Remembered[],
): MemoryStream {
  const given: readonly Remembered[] = [
    ...paragraph.split(/[;；]/).map((phrase) => ({ text: phrase.trim() })),
    ...stories
      .filter(({ holder }) => holder === id)
      .map((story): Remembered => ({ text: story.memory, stories: [story.id] })),
  ].map((note) => ({ ...note, at: minutes(0) }));
  return [...given, ...notes].reduce((stream, note) => {
    const whole = { subjects: [id], source: { how: "given" }, ...note } as Note;
    return append(stream, memoryOf({ id, stream }, whole, note.at ?? minutes(11 * 60)), null);
  }, emptyStream());
}
