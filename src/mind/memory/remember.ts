/** Remembering: a note becomes a memory, with its poignancy given once at creation (paper section 4.1). */
import { keptWith } from "../../language/kept-with.ts";
import { literal } from "../../language/literal.ts";
import type { Draft, Episode, Memory, MemoryId, MemoryKind, Source, StoryId, TalkId } from "../../world/events.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { Mind, Moment, TownFacts } from "../mind.ts";
import type { Thinking } from "../thinking.ts";
import { type Called, poignancyByRule } from "./poignancy.ts";
import { append, findMemory, type MemoryStream, nextNumber } from "./stream.ts";

/** What is to be remembered. */
export interface Note {
  readonly kind?: MemoryKind;
  readonly text: string;
  readonly subjects: readonly string[];
  readonly source: Source;
  /** Absent: by rule. */
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

/** Finds any of some names in a text. */
const anyOf = (names: readonly string[]): RegExp => {
  const longest = [...names].sort((a, b) => b.length - a.length).map(literal);
  return new RegExp(`(?<!\\p{Script=Latin})(?:${longest.join("|")})(?!\\p{Script=Latin})`, "gu");
};
const people = keptWith((personas: TownFacts["personas"]) =>
  anyOf([...personas.values()].flatMap(({ name }) => [name, firstName(name)])),
);
const places = keptWith((map: TownFacts["map"]) => anyOf([...map.places.values()].map(({ name }) => name)));

/** What things are called where one thinks. */
const calledIn = ({ town, stories }: Pick<Thinking, "town" | "stories">): Called => ({
  names: [people(town.personas), places(town.map)],
  gatherings: [...stories.values()].flatMap(({ event }) => (event ? [event.name.replace(/^the /i, "")] : [])),
});

/** The memory that a note becomes as the next of a stream. */
export function memoryOf(
  mind: Pick<Mind, "id" | "stream">,
  note: Note,
  now: Memory["created"],
  called?: Called,
): Memory {
  const evidence = note.evidence ?? [];
  const known = evidence.map((id) => findMemory(mind.stream, id)).filter((memory) => memory !== null);
  const visitors = new Set([...(note.visitors ?? []), ...known.flatMap((memory) => memory.visitors)]);
  const kind = note.kind ?? "observation";
  return {
    id: `${mind.id}#${nextNumber(mind.stream)}`,
    kind,
    text: note.text.slice(0, LONGEST_MEMORY),
    created: now,
    poignancy: note.poignancy ?? poignancyByRule(note, called),
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
  const called = calledIn(thinking);
  const events: Draft[] = [];
  const place = thinking.world.people.get(mind.id)?.spot.place;
  notes.forEach((note, i) => {
    const here = place === undefined ? note : { place, ...note };
    const memory = memoryOf({ id: mind.id, stream }, here, thinking.now, called);
    stream = append(stream, memory, vectors[i] ?? null);
    if (memory.kind === "observation") sum += memory.poignancy;
    events.push(kept(mind, memory));
  });
  return { mind: { ...mind, stream, sum }, events };
}
