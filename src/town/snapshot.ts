/** A whole town written down, in small pieces, and read again (design section 10). */
import {
  accessedAt,
  accessesOf,
  append,
  emptyStream,
  type MemoryStream,
  memoriesOf,
  memoryAt,
  numberIn,
  rate,
  vectorAt,
  withAccess,
} from "../mind/memory/stream.ts";
import type { Mind } from "../mind/mind.ts";
import type { Json, Lasting } from "../store/store.ts";
import type { Memory, MemoryId } from "../world/events.ts";
import type { PersonId, TownMap } from "../world/places.ts";
import type { World } from "../world/world.ts";
import { apart, complete, decode, encode, handledFrom, type Inner, inner, mapOf, vectorText } from "./kept-state.ts";
import { jsonNow } from "./of-before.ts";
import { everyMind } from "./roll/away.ts";
import type { TownState } from "./state.ts";

/**
 * A whole state as JSON: a snapshot. Vectors are kept where they cannot be made again for nothing, with the name of the space they
 * are of; null keeps none.
 */
export function snapshotOf(state: TownState, space: string | null): Json {
  const { world, minds: _minds, awayMinds: _away, held: _held, ...rest } = state;
  const minds = everyMind(state);
  const { map: _, ...moving } = world;
  // Memories are by far the most of it and hold neither maps nor sets: they go as they are.
  const held = [...minds].map(
    ([id, mind]): Json => [
      id,
      {
        inner: encode(inner(mind)),
        memories: memoriesOf(mind.stream) as unknown as Json,
        accessed: accessesOf(mind.stream),
        rated: encode(mind.stream.rated),
        vectors:
          space === null
            ? null
            : memoriesOf(mind.stream).map((_, i) => {
                const vector = vectorAt(mind.stream, i);
                return vector && vectorText(vector);
              }),
      },
    ],
  );
  return { format: 2, rest: encode(rest), moving: encode(moving), space, minds: held };
}

/** So many numbers or vectors make one piece of a snapshot's text; and so many memories, by the numbers in their ids, one that lasts. */
const PIECE = 50;
const LASTING = 128;

/** The JSON text of a snapshot in small pieces, so that whoever writes it can let others have their turn: an old town's is many megabytes. */
export function* snapshotText(state: TownState, space: string | null): Generator<string | Lasting> {
  const { world, minds: _minds, awayMinds: _away, held: _held, ...rest } = state;
  const minds = everyMind(state);
  const { map: _, ...moving } = world;
  yield `{"format":2,"rest":${textOf(rest)},"moving":${textOf(moving)},"space":${JSON.stringify(space)},"minds":[`;
  for (const [n, [id, mind]] of [...minds].entries()) {
    const { stream } = mind;
    yield `${n > 0 ? "," : ""}[${JSON.stringify(id)},{"inner":{`;
    const fields = Object.entries(inner(mind)).filter(([, value]) => value !== undefined);
    for (const [i, [key, value]] of fields.entries())
      yield `${i > 0 ? "," : ""}${JSON.stringify(key)}:${textOf(value)}`;
    yield '},"memories":[';
    yield* memoriesText(id, stream, "memories", (i) => JSON.stringify(memoryAt(stream, i)));
    yield '],"accessed":[';
    yield* listText(stream.length, (i) => String(accessedAt(stream, i)));
    yield `],"rated":${textOf(stream.rated)},"vectors":`;
    if (space === null) yield "null";
    else {
      yield "[";
      yield* memoriesText(id, stream, `vectors ${space}`, (i) => {
        const vector = vectorAt(stream, i);
        return vector ? `"${vectorText(vector)}"` : "null";
      });
      yield "]";
    }
    yield "}]";
  }
  yield "]}";
}

const textOf = (value: unknown): string => JSON.stringify(encode(value));

/** The members of a JSON list, so many at a time. */
function* listText(length: number, textAt: (index: number) => string): Generator<string> {
  for (let from = 0; from < length; from += PIECE) {
    const texts = Array.from({ length: Math.min(PIECE, length - from) }, (_, i) => textAt(from + i));
    yield `${from > 0 ? "," : ""}${texts.join(",")}`;
  }
}

/** The members of a JSON list, one for each memory: pieces that last, so that what is forgotten changes those that held it and no others. */
function* memoriesText(
  who: PersonId,
  stream: MemoryStream,
  what: string,
  textAt: (index: number) => string,
): Generator<string | Lasting> {
  const piece = (index: number) => Math.floor(numberIn(memoryAt(stream, index).id) / LASTING);
  for (let from = 0, to = 0; from < stream.length; from = to) {
    const number = piece(from);
    for (to = from + 1; to < stream.length && piece(to) === number; ) to++;
    const [first, end] = [from, to];
    const of = Array.from({ length: end - first }, (_, i) => memoryAt(stream, first + i));
    if (first > 0) yield ",";
    yield { name: `${who} ${what} ${number}`, of, text: () => of.map((_, i) => textAt(first + i)).join(",") };
  }
}

/** A mind in a snapshot. */
export interface SnapshotMind {
  readonly inner: Inner;
  readonly memories: readonly Memory[];
  readonly accessed: readonly number[];
  readonly rated: ReadonlyMap<MemoryId, number>;
  readonly vectors: readonly (string | null)[] | null;
}

/** A whole state, as it is once it is read. */
export interface Snapshot {
  /** Missing in snapshots of format 1. */
  readonly format?: 2;
  readonly rest: Omit<TownState, "world" | "minds" | "awayMinds" | "held">;
  readonly moving: Omit<World, "map">;
  /** The space of the vectors; missing in snapshots of before. */
  readonly space?: string | null;
  readonly minds: readonly (readonly [PersonId, SnapshotMind])[];
}

/** A snapshot read: the state it gives, and what its vectors are. */
export interface SnapshotRead {
  /** A program of format 1 wrote it. */
  readonly ofBefore: boolean;
  /** The space its vectors are of, or null when it holds none or does not say. */
  readonly space: string | null;
  /** Every memory, with the text of its vector or null. */
  readonly memories: readonly (readonly [memory: Memory, vector: string | null])[];
  /** The state of a town that began on `start`, with vectors found by the memory and the text kept with it. */
  readonly state: (
    map: TownMap,
    start: string,
    vectorFor: (memory: Memory, text: string | null) => Float32Array | null,
  ) => TownState;
}

/** Reads a snapshot. */
export function readSnapshot(json: Json): SnapshotRead {
  const ofBefore = (json as { readonly format?: Json }).format === undefined;
  const held = decode(ofBefore ? jsonNow(json) : json) as Snapshot;
  const memoriesIn = (mind: SnapshotMind) =>
    mind.memories.map((memory, i) => [memory, mind.vectors?.[i] ?? null] as const);
  return {
    ofBefore,
    space: held.space ?? null,
    memories: held.minds.flatMap(([, mind]) => memoriesIn(mind)),
    state: (map, start, vectorFor) => {
      const minds = held.minds.map(([id, mind]): [PersonId, Mind] => {
        let stream = emptyStream(start);
        for (const [memory, text] of memoriesIn(mind)) stream = append(stream, memory, vectorFor(memory, text));
        const accessed = withAccess(
          stream,
          mind.accessed.map((at, index) => [index, at] as const),
        );
        return [id, { ...complete(mind.inner), stream: rate(accessed, mind.rated) }];
      });
      // Missing in snapshots of before.
      const away = held.rest.away ?? new Map();
      return {
        ...held.rest,
        held: [],
        asked: held.rest.asked ?? new Map(),
        handled: handledFrom(held.rest.handled),
        embodied: held.rest.embodied ?? new Map(),
        away,
        roll: held.rest.roll ?? null,
        world: {
          ...held.moving,
          map: held.rest.roll ? mapOf(held.rest.roll) : map,
          guests: held.moving.guests ?? new Map(),
          proposals: held.moving.proposals ?? new Map(),
        },
        ...apart(new Map(minds), away),
      };
    },
  };
}
