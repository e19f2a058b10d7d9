/**
 * How a turn's change is written down: what changed and nothing else; the state before it and the record give the state after it, exactly
 * (design section 10).
 */
import {
  append,
  emptyStream,
  indexOf,
  type MemoryStream,
  memoriesOf,
  rate,
  stampsSince,
  vectorAt,
  withAccess,
  without,
} from "../mind/memory/stream.ts";
import type { Mind, OwnMap } from "../mind/mind.ts";
import type { Json } from "../store/store.ts";
import type { Memory, MemoryId, TownEvent } from "../world/events.ts";
import type { PersonId, PlaceId } from "../world/places.ts";
import { apart, complete, decode, encode, handledFrom, type Inner, inner, mapOf, vectorText } from "./kept-state.ts";
import { everyMind } from "./roll/away.ts";
import type { Roll, TownState } from "./state.ts";

/** Entries of a map that were set, and keys that are gone. */
interface Changed<V> {
  readonly set: readonly (readonly [string, V])[];
  readonly gone: readonly string[];
}
type Changes = Changed<unknown>;

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

/** Those of several maps' changes that are any. */
const some = <K extends string>(all: Record<K, Changed<unknown>>): { [key in K]?: Changed<unknown> } =>
  Object.fromEntries(
    Object.entries<Changed<unknown>>(all).filter(([, { set, gone }]) => set.length > 0 || gone.length > 0),
  ) as { [key in K]?: Changed<unknown> };

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
    proposals: changes(before.world.proposals, after.world.proposals),
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
  /** Missing in records of before there were proposals. */
  readonly proposals?: Changes;
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

/** A map after its changes; records of before it was kept have none. */
function changed<V>(map: ReadonlyMap<string, V>, changes: Changes | undefined): ReadonlyMap<string, V> {
  const { set, gone } = changes ?? { set: [], gone: [] };
  if (set.length === 0 && gone.length === 0) return map;
  const next = new Map(map);
  for (const key of gone) next.delete(key);
  for (const [key, value] of set) next.set(key, value as V);
  return next;
}

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
      proposals: changed(world.proposals, patch.proposals),
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
