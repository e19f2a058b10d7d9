/**
 * A town as a value: everything that changes while it lives, and how a change is written down. A turn's record holds what changed and
 * nothing else; the state before it and the record give the state after it, exactly (design section 10).
 */
import type { Minutes } from "../clock/units.ts";
import {
  accessedAt,
  accessesOf,
  append,
  emptyStream,
  indexOf,
  type MemoryStream,
  memoriesOf,
  memoryAt,
  numberIn,
  rate,
  stampsSince,
  vectorAt,
  withAccess,
  without,
} from "../mind/memory/stream.ts";
import type { Mind, OwnMap } from "../mind/mind.ts";
import type { Noticed } from "../mind/perceive.ts";
import type { Story } from "../mind/persona.ts";
import type { Json, Lasting } from "../store/store.ts";
import type { LineId, Memory, MemoryId, StoryId, TownEvent } from "../world/events.ts";
import type { PersonId, PlaceId, TownMap } from "../world/places.ts";
import type { World } from "../world/world.ts";
import { readTown, type TownFile } from "./file/definition.ts";
import { type Away, everyMind } from "./roll/away.ts";

/** A town at one turn. */
export interface TownState {
  readonly id: string;
  readonly seed: string;
  /** Town minutes a tick moves. */
  readonly step: number;
  readonly turn: number;
  readonly now: Minutes;
  /** Ticks and people's acts so far: they name the thoughts (design section 2.5). */
  readonly ticks: number;
  readonly acts: number;
  readonly opened: boolean;
  /** Why the clock stands still, or null. */
  readonly paused: string | null;
  /** Beats per tick. */
  readonly pace: number;
  readonly world: World;
  readonly minds: ReadonlyMap<PersonId, Mind>;
  /** What each resident has in reach of their senses and has not yet taken in. */
  readonly pending: ReadonlyMap<PersonId, readonly Noticed[]>;
  /** Residents who are about to answer people, with the words they answer, in the order they were said. */
  readonly engaged: ReadonlyMap<PersonId, readonly Owed[]>;
  readonly stories: ReadonlyMap<StoryId, Story>;
  /** How often each resident asked the model today (design section 5, Cost). */
  readonly asked: ReadonlyMap<PersonId, DayCount>;
  /** Residents whom a member has taken over, and the visitor that member is. */
  readonly embodied: ReadonlyMap<PersonId, PersonId>;
  /** Visitors who have ever been here, with how they call and describe themselves. */
  readonly known: ReadonlyMap<PersonId, { readonly name: string; readonly about: string; readonly member: string }>;
  /** Who lives in town, where keepers have changed that since it was founded; null: as it was founded. */
  readonly roll: Roll | null;
  /** Residents who have moved away and may yet be asked back, and their minds. */
  readonly away: ReadonlyMap<PersonId, Away>;
  readonly awayMinds: ReadonlyMap<PersonId, Mind>;
  /** The stage's latest messages that became acts, oldest first: none is taken twice, also after a restart. */
  readonly handled: ReadonlyMap<string, Handled>;
}

/** Where a message became an act, and in which turn; null in what was kept by programs of before. */
export interface Handled {
  readonly place: PlaceId;
  readonly turn: number | null;
}

/** Messages as they were kept before: a place alone. */
const handledFrom = (kept: ReadonlyMap<string, Handled | PlaceId> | undefined): ReadonlyMap<string, Handled> =>
  new Map([...(kept ?? [])].map(([id, one]) => [id, typeof one === "string" ? { place: one, turn: null } : one]));

/** A town as its keepers have made it: its file as it is now, and the names of those who have moved away. */
export interface Roll {
  readonly file: TownFile;
  readonly gone: ReadonlyMap<PersonId, string>;
}

/** How often a resident asked the model on the town day they last did; talk with people apart. */
export interface DayCount {
  readonly day: number;
  readonly calls: number;
}

/** An answer that a resident owes a person: to which act, and to which line of it. */
export interface Owed {
  readonly act: string;
  readonly line: LineId;
}

/** Entries of a map that were set, and keys that are gone. */
interface Changed<V> {
  readonly set: readonly (readonly [string, V])[];
  readonly gone: readonly string[];
}
type Changes = Changed<unknown>;

/** Everything of a mind but its memories. */
type Inner = Omit<Mind, "stream">;

/** A vector as text: base64 of its 32-bit floats. */
const vectorText = (vector: Float32Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString("base64");

/** A vector from its text. */
export function vectorOf(text: string): Float32Array {
  const bytes = Buffer.from(text, "base64");
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** JSON of a value, Maps and Sets included. */
export function encode(value: unknown): Json {
  if (value instanceof Map) return { $map: [...value].map(([key, one]) => [encode(key), encode(one)]) };
  if (value instanceof Set) return { $set: [...value].map(encode) };
  if (Array.isArray(value)) return value.map(encode);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => [key, encode(one)]),
    );
  return value as Json;
}

/** The value that `encode` wrote. What comes back is what went in, so its type is the caller's to know. */
export function decode(json: Json): unknown {
  if (Array.isArray(json)) return json.map(decode);
  if (json === null || typeof json !== "object") return json;
  const held = json as { readonly [key: string]: Json };
  if (Array.isArray(held.$map))
    return new Map((held.$map as [Json, Json][]).map(([key, one]) => [decode(key), decode(one)]));
  if (Array.isArray(held.$set)) return new Set((held.$set as Json[]).map(decode));
  return Object.fromEntries(Object.entries(held).map(([key, one]) => [key, decode(one)]));
}

/**
 * The entries of a map that differ by identity, with the keys that are gone. What did not stay where it was is gone and set again: maps
 * grow at their end, and what is forgotten first stands first.
 */
function changes<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): Changed<V> {
  if (before === after) return { set: [], gone: [] };
  const stayed = new Set<string>();
  const old = before.keys();
  for (const key of after.keys()) {
    if (!before.has(key)) break;
    let next = old.next();
    while (!next.done && next.value !== key) next = old.next();
    if (next.done) break;
    stayed.add(key);
  }
  return {
    set: [...after].filter(([key, value]) => !stayed.has(key) || before.get(key) !== value),
    gone: [...before.keys()].filter((key) => !stayed.has(key)),
  };
}

/** The minds of everybody apart by who is away, as they are kept together. */
function apart(minds: ReadonlyMap<PersonId, Mind>, away: ReadonlyMap<PersonId, Away>) {
  const all = [...minds];
  return {
    minds: new Map(all.filter(([id]) => !away.has(id))),
    awayMinds: new Map(all.filter(([id]) => away.has(id))),
  };
}

/** Those of several maps' changes that are any. */
const some = <K extends string>(all: Record<K, Changed<unknown>>): { [key in K]?: Changed<unknown> } =>
  Object.fromEntries(
    Object.entries<Changed<unknown>>(all).filter(([, { set, gone }]) => set.length > 0 || gone.length > 0),
  ) as { [key in K]?: Changed<unknown> };

const inner = ({ stream: _, ...rest }: Mind): Inner => rest;

const scalars = ["turn", "now", "ticks", "acts", "opened", "paused", "pace"] as const;

/** What of a mind comes an entry at a time: the whole is a page long and more. */
const byEntry: ReadonlySet<string> = new Set<keyof Inner>(["habits", "map", "noticed", "ties"]);

/** How one's own map changed. */
const mapChanges = (was: OwnMap, now: OwnMap) => ({
  ...(was.places === now.places ? {} : { places: now.places }),
  ...some({ objects: changes(was.objects, now.objects), seen: changes(was.seen, now.seen) }),
});

/** What changed from one state to the next, as JSON. New memories are in the turn's events. */
export function patchOf(before: TownState, after: TownState): Json {
  const [old, now] = [everyMind(before), everyMind(after)];
  const minds = [...now].filter(([id, mind]) => old.get(id) !== mind);
  return encode({
    scalars: Object.fromEntries(scalars.map((key) => [key, after[key]])),
    talkCount: after.world.talkCount,
    people: changes(before.world.people, after.world.people),
    objects: changes(before.world.objects, after.world.objects),
    talks: changes(before.world.talks, after.world.talks),
    guests: changes(before.world.guests, after.world.guests),
    pending: changes(before.pending, after.pending),
    engaged: changes(before.engaged, after.engaged),
    stories: changes(before.stories, after.stories),
    asked: changes(before.asked, after.asked),
    known: changes(before.known, after.known),
    handled: changes(before.handled, after.handled),
    embodied: changes(before.embodied, after.embodied),
    ...(before.roll === after.roll ? {} : { roll: after.roll }),
    ...(before.away === after.away ? {} : { away: changes(before.away, after.away) }),
    mindsGone: [...old.keys()].filter((id) => !now.has(id)),
    minds: minds.map(([id, mind]) => {
      const earlier = old.get(id);
      const was = earlier ? inner(earlier) : null;
      const now = inner(mind);
      // Streams only grow, except where something of them is forgotten; the same turn then adds nothing to them.
      const shrunk = earlier !== undefined && mind.stream.length < earlier.stream.length;
      const changed = Object.fromEntries(
        Object.entries(now).filter(
          ([key, value]) => was === null || (!byEntry.has(key) && was[key as keyof Inner] !== value),
        ),
      );
      return [
        id,
        {
          changed,
          ...(was === null
            ? {}
            : some({
                habits: changes(was.habits, now.habits),
                noticed: changes(was.noticed, now.noticed),
                ties: changes(was.ties, now.ties),
              })),
          ...(was === null || was.map === now.map ? {} : { map: mapChanges(was.map, now.map) }),
          ...(shrunk ? { forgotten: goneFrom(earlier.stream, mind.stream) } : {}),
          stamps: shrunk ? [] : stampsSince(earlier?.stream, mind.stream),
          rated: shrunk || earlier?.stream.rated === mind.stream.rated ? null : mind.stream.rated,
        },
      ];
    }),
  });
}

/** The memories of a stream that a later one has no more. */
const goneFrom = (before: MemoryStream, after: MemoryStream): MemoryId[] =>
  memoriesOf(before).flatMap(({ id }) => (indexOf(after, id) < 0 ? [id] : []));

/** What changed in a turn, as it is once it is read. */
export interface Patch {
  readonly scalars: Pick<TownState, (typeof scalars)[number]>;
  readonly talkCount: number;
  readonly people: Changes;
  readonly objects: Changes;
  readonly talks: Changes;
  /** Missing in records of before there were guests. */
  readonly guests?: Changes;
  readonly pending: Changes;
  readonly engaged: Changes;
  readonly stories: Changes;
  /** Missing in records of before. */
  readonly asked?: Changes;
  readonly known: Changes;
  /** Missing in records of before. */
  readonly handled?: Changes;
  /** Missing in records of before. */
  readonly embodied?: Changes;
  /** Missing where it has not changed. */
  readonly roll?: Roll;
  /** Missing where it has not changed. */
  readonly away?: Changes;
  /** Minds that are gone for good. Missing in records of before. */
  readonly mindsGone?: readonly string[];
  readonly minds: readonly [
    string,
    {
      readonly changed: Partial<Inner>;
      /** Missing where there are none; a record of before holds `noticed`, `map` and `ties` whole, in `changed`. */
      readonly habits?: Changes;
      readonly noticed?: Changes;
      readonly ties?: Changes;
      readonly map?: { readonly places?: ReadonlySet<PlaceId>; readonly objects?: Changes; readonly seen?: Changes };
      /** Memories that were forgotten, because a visitor wanted it. */
      readonly forgotten?: readonly MemoryId[];
      readonly stamps: readonly [number, number][];
      readonly rated: ReadonlyMap<MemoryId, number> | null;
    },
  ][];
}

/** What minds kept by earlier versions lack. */
const lacking: Pick<Inner, "habits" | "errands"> = { habits: new Map(), errands: [] };
const complete = <I extends Inner>(kept: I): I =>
  Object.keys(lacking).every((key) => key in kept) ? kept : { ...lacking, ...kept };

/** A map after its changes; records of before it was kept have none. */
function changed<V>(map: ReadonlyMap<string, V>, changes: Changes | undefined): ReadonlyMap<string, V> {
  const { set, gone } = changes ?? { set: [], gone: [] };
  if (set.length === 0 && gone.length === 0) return map;
  const next = new Map(map);
  for (const key of gone) next.delete(key);
  for (const [key, value] of set) next.set(key, value as V);
  return next;
}

/** The map of a town whose keepers have changed it: who lives where is part of it. */
const mapOf = ({ file }: Roll): TownMap => readTown(file, "town.json", { kept: true }).map;

/** The state after a turn, from the state before it, its events and its patch. `vectorFor` finds a memory's vector. */
export function applyPatch(
  state: TownState,
  events: readonly TownEvent[],
  json: Json,
  vectorFor: (memory: Memory) => Float32Array | null,
): TownState {
  const patch = decode(json) as Patch;
  const before = everyMind(state);
  const grown = new Map<PersonId, MemoryStream>();
  for (const event of events) {
    if (event.kind !== "memory-kept" || !event.who) continue;
    const stream = grown.get(event.who) ?? before.get(event.who)?.stream ?? emptyStream();
    if (indexOf(stream, event.memory.id) < 0)
      grown.set(event.who, append(stream, event.memory, vectorFor(event.memory)));
  }
  const minds = new Map(before);
  for (const [id, { changed: fields, habits, noticed, ties, map, forgotten, stamps: accessed, rated }] of patch.minds) {
    const was = minds.get(id);
    const held = grown.get(id) ?? was?.stream ?? emptyStream();
    const stream = forgotten ? without(held, new Set(forgotten)) : held;
    const moved = complete({ ...(was as Mind), ...fields });
    minds.set(id, {
      ...moved,
      habits: changed(moved.habits, habits),
      noticed: changed(moved.noticed, noticed),
      ties: changed(moved.ties, ties),
      map: {
        places: map?.places ?? moved.map.places,
        objects: changed(moved.map.objects, map?.objects),
        seen: changed(moved.map.seen, map?.seen),
      },
      stream: rate(withAccess(stream, accessed), rated ?? new Map()),
    });
  }
  for (const id of patch.mindsGone ?? []) minds.delete(id);
  const { world } = state;
  const away = changed(state.away, patch.away);
  return {
    ...state,
    ...patch.scalars,
    away,
    ...apart(minds, away),
    roll: patch.roll ?? state.roll,
    world: {
      ...world,
      map: patch.roll ? mapOf(patch.roll) : world.map,
      talkCount: patch.talkCount,
      people: changed(world.people, patch.people),
      objects: changed(world.objects, patch.objects),
      talks: changed(world.talks, patch.talks),
      guests: changed(world.guests, patch.guests),
    },
    pending: changed(state.pending, patch.pending),
    engaged: changed(state.engaged, patch.engaged),
    stories: changed(state.stories, patch.stories),
    asked: changed(state.asked, patch.asked),
    known: changed(state.known, patch.known),
    handled: patch.handled ? handledFrom(changed(state.handled, patch.handled)) : state.handled,
    embodied: changed(state.embodied, patch.embodied),
  };
}

/**
 * A whole state as JSON: a snapshot. Vectors are kept where they cannot be made again for nothing, with the name of the space they
 * are of; null keeps none.
 */
export function snapshotOf(state: TownState, space: string | null): Json {
  const { world, minds: _minds, awayMinds: _away, ...rest } = state;
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
  return { rest: encode(rest), moving: encode(moving), space, minds: held };
}

/** So many numbers or vectors make one piece of a snapshot's text; and so many memories, by the numbers in their ids, one that lasts. */
const PIECE = 50;
const LASTING = 128;

/** The JSON text of a snapshot in small pieces, so that whoever writes it can let others have their turn: an old town's is many megabytes. */
export function* snapshotText(state: TownState, space: string | null): Generator<string | Lasting> {
  const { world, minds: _minds, awayMinds: _away, ...rest } = state;
  const minds = everyMind(state);
  const { map: _, ...moving } = world;
  yield `{"rest":${textOf(rest)},"moving":${textOf(moving)},"space":${JSON.stringify(space)},"minds":[`;
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
  readonly rest: Omit<TownState, "world" | "minds" | "awayMinds">;
  readonly moving: Omit<World, "map">;
  /** The space of the vectors; missing in snapshots of before. */
  readonly space?: string | null;
  readonly minds: readonly (readonly [PersonId, SnapshotMind])[];
}

/** A snapshot read: the state it gives, and what its vectors are. */
export interface SnapshotRead {
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
  const held = decode(json) as Snapshot;
  const memoriesIn = (mind: SnapshotMind) =>
    mind.memories.map((memory, i) => [memory, mind.vectors?.[i] ?? null] as const);
  return {
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
        asked: held.rest.asked ?? new Map(),
        handled: handledFrom(held.rest.handled),
        embodied: held.rest.embodied ?? new Map(),
        away,
        roll: held.rest.roll ?? null,
        world: {
          ...held.moving,
          map: held.rest.roll ? mapOf(held.rest.roll) : map,
          guests: held.moving.guests ?? new Map(),
        },
        ...apart(new Map(minds), away),
      };
    },
  };
}

/** The vectors of a turn's new memories as text by memory id. */
export function vectorsOf(state: TownState, events: readonly TownEvent[]): Record<MemoryId, string> {
  const vectors: Record<MemoryId, string> = {};
  for (const event of events) {
    if (event.kind !== "memory-kept" || !event.who) continue;
    const stream = state.minds.get(event.who)?.stream;
    const vector = stream ? vectorAt(stream, indexOf(stream, event.memory.id)) : null;
    if (vector) vectors[event.memory.id] = vectorText(vector);
  }
  return vectors;
}
