/** Remembering: a note becomes a memory, with its poignancy given once at creation (paper section 4.1). */
import type { Episode, Felt } from "../../world/episodes.ts";
import type { Draft, Memory, MemoryId, MemoryKind, Source, StoryId, TalkId } from "../../world/events.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { Mind, Moment } from "../mind.ts";
import { concernOf } from "../news/concern.ts";
import type { Thinking } from "../thinking.ts";
import { type Holder, weighed } from "./felt.ts";
import { append, findMemory, type MemoryStream, nextNumber } from "./stream.ts";

/** What is to be remembered. */
export interface Note {
  readonly kind?: MemoryKind;
  readonly text: string;
  readonly subjects: readonly string[];
  readonly source: Source;
  /** Absent: by what it is of. */
  readonly poignancy?: number;
  readonly evidence?: readonly MemoryId[];
  readonly stories?: readonly StoryId[];
  readonly scene?: TalkId | null;
  readonly speaker?: PersonId | null;
  readonly visitors?: readonly PersonId[];
  /** Where it was; absent: where one is. */
  readonly place?: PlaceId;
  /** What it is of, as data. */
  readonly episode?: Episode;
}

/** Most characters a memory keeps of a text. */
export const LONGEST_MEMORY = 600;

/** The memory that a note becomes as the next of a stream. */
export function memoryOf(mind: Holder, note: Note, now: Memory["created"]): Memory {
  const evidence = note.evidence ?? [];
  const known = evidence.map((id) => findMemory(mind.stream, id)).filter((memory) => memory !== null);
  const visitors = new Set([...(note.visitors ?? []), ...known.flatMap((memory) => memory.visitors)]);
  const kind = note.kind ?? "observation";
  const { felt, poignancy } = weighed(note, mind);
  return {
    id: `${mind.id}#${nextNumber(mind.stream)}`,
    kind,
    text: note.text.slice(0, LONGEST_MEMORY),
    created: now,
    poignancy: note.poignancy ?? poignancy,
    subjects: [...new Set(note.subjects)],
    source: note.source,
    evidence,
    depth: kind === "reflection" ? 1 + Math.max(0, ...known.map((memory) => memory.depth)) : 0,
    stories: [...new Set(note.stories ?? [])],
    scene: note.scene ?? null,
    speaker: note.speaker ?? null,
    visitors: [...visitors],
    ...(note.place === undefined ? {} : { place: note.place }),
    ...(note.episode === undefined ? {} : { episode: note.episode }),
    ...(felt === 0 ? {} : { felt }),
  };
}

/** The event that says a memory was kept. */
export const kept = (mind: Pick<Mind, "id">, memory: Memory): Draft => ({
  kind: "memory-kept",
  at: memory.created,
  who: mind.id,
  spot: null,
  audience: "nobody",
  memory,
});

/** Keeps notes as memories, in order. Observations add to the sum that brings on reflection. */
export async function remember(mind: Mind, notes: readonly Note[], thinking: Thinking): Promise<Moment> {
  if (notes.length === 0) return { mind, events: [] };
  const vectors = await thinking.embed(notes.map((note) => note.text));
  let stream: MemoryStream = mind.stream;
  let sum = mind.sum;
  const events: Draft[] = [];
  const place = thinking.world.people.get(mind.id)?.spot.place;
  const moved = (news: StoryId): Felt => {
    const story = thinking.stories.get(news);
    const persona = thinking.town.personas.get(mind.id);
    return story && persona ? concernOf(story, { persona, mind, town: thinking.town, now: thinking.now }).felt : 0;
  };
  notes.forEach((note, i) => {
    const here = place === undefined ? note : { place, ...note };
    const memory = memoryOf({ id: mind.id, stream, ties: mind.ties, town: thinking.town, moved }, here, thinking.now);
    stream = append(stream, memory, vectors[i] ?? null);
    if (memory.kind === "observation") sum += memory.poignancy;
    events.push(kept(mind, memory));
  });
  return { mind: { ...mind, stream, sum }, events };
}
