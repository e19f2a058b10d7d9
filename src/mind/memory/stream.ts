/**
 * The memory stream (paper section 4.1): append only but for what must be forgotten, dense, with last access kept beside it.
 *
 * A stream is a value: appending or stamping gives a new one, and the old one still shows what it showed, so that a mind can think
 * over a snapshot while the town goes on. Both share one growing store; only stamps are copied.
 */
import type { Minutes } from "../../clock/units.ts";
import type { Memory, MemoryId, StoryId } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import { type Column, changed, columnOf, emptyColumn, nextChunk, numberAt, pushed, sameChunk } from "./column.ts";
import { strideOf } from "./dot.ts";
import { keysOf, makesNews } from "./episode.ts";
import { kindOf } from "./line-kind.ts";
import { dateWords, stems } from "./words.ts";

/** Where a term occurs: memory numbers in order, with how often. */
interface Posting {
  readonly docs: number[];
  readonly counts: number[];
}

/** Memory numbers, ascending, by what they have in common. */
type Numbers<Key> = Map<Key, number[]>;

/** What streams share. It only grows, so whoever reads it stops at their own length. */
interface Backing {
  /** The calendar day of minute 0 ("2023-02-13"), by which memories are also found; null where there is no calendar. */
  readonly start: string | null;
  readonly memories: Memory[];
  readonly terms: Map<string, Posting>;
  /** All vectors, one after the other, each at unit length and filled up with zeros to `stride` numbers; zeros for a memory without one. */
  vectors: Float32Array;
  /** How many numbers a vector has: the first one decides, 0 before it; and how many it takes in the store. */
  size: number;
  stride: number;
  /** By memory number, 1 where it has a vector. */
  hasVector: Uint8Array;
  readonly byId: Map<MemoryId, number>;
  readonly byStory: Numbers<StoryId>;
  readonly bySubject: Numbers<string>;
  readonly byKey: Numbers<string>;
  readonly bySpeaker: Numbers<PersonId>;
  /** The first memory by which a story came, one's own doing not counted. */
  readonly came: Map<StoryId, number>;
  /** The first memory of a story said by or in a talk with somebody, by `saidKey`. */
  readonly said: Map<string, number>;
  /** For each memory the one before it in its scene, or -1, and the one after it. */
  readonly before: number[];
  readonly after: number[];
  /** The number of each memory's scene, or -1; scenes are numbered as they come. */
  readonly sceneOf: number[];
  /** What each memory counts by what kind of line it is (`line-kind.ts`), which ask, which point back, and the numbers of those that tell a time. */
  readonly weights: number[];
  readonly asking: boolean[];
  readonly pointing: boolean[];
  readonly timely: number[];
  /** The number of each scene, and its last memory. */
  readonly scenes: Map<string, { readonly number: number; readonly last: number }>;
}

/** One resident's memories, oldest first. */
export interface MemoryStream {
  readonly length: number;
  readonly backing: Backing;
  /** Minute of last access by memory number. */
  readonly accessed: Column;
  /** Poignancy by memory number: the hourly batch's rating where there is one, else the rule's. */
  readonly poignancy: Column;
  /** Ratings given by the hourly batch, where they differ from the rule's. */
  readonly rated: ReadonlyMap<MemoryId, number>;
}

const noBacking = (start: string | null): Backing => ({
  start,
  memories: [],
  terms: new Map(),
  vectors: new Float32Array(0),
  size: 0,
  stride: 0,
  hasVector: new Uint8Array(0),
  byId: new Map(),
  byStory: new Map(),
  bySubject: new Map(),
  byKey: new Map(),
  bySpeaker: new Map(),
  came: new Map(),
  said: new Map(),
  before: [],
  after: [],
  sceneOf: [],
  weights: [],
  asking: [],
  pointing: [],
  timely: [],
  scenes: new Map(),
});

const saidKey = (story: StoryId, who: string): string => `${story}\n${who}`;

/** A stream with nothing in it, of a town whose minute 0 is midnight of `start` ("2023-02-13"). */
export const emptyStream = (start: string | null = null): MemoryStream => ({
  length: 0,
  backing: noBacking(start),
  accessed: emptyColumn,
  poignancy: emptyColumn,
  rated: new Map(),
});

/** The memory with that number. */
export const memoryAt = (stream: MemoryStream, index: number): Memory => {
  const memory = index < stream.length ? stream.backing.memories[index] : undefined;
  if (!memory) throw new Error(`No memory ${index} in a stream of ${stream.length}`);
  return memory;
};

/** All memories, oldest first. Not to be held across an append: it may be the shared store itself, which grows. */
export const memoriesOf = (stream: MemoryStream): Memory[] =>
  stream.length === stream.backing.memories.length
    ? stream.backing.memories
    : stream.backing.memories.slice(0, stream.length);

/** What memories are looked up by; all that is given must hold. */
export interface Mark {
  readonly story?: StoryId;
  readonly subject?: string;
  /** What its episode is looked up by (`episode.ts`). */
  readonly key?: string;
  readonly speaker?: PersonId;
}

/** The memories with a mark, oldest first; of those numbered `from` and above. */
export function memoriesWith(stream: MemoryStream, { story, subject, key, speaker }: Mark, from = 0): Memory[] {
  const { memories, byStory, bySubject, byKey, bySpeaker } = stream.backing;
  // The shortest list is walked, the other marks are looked for in its memories.
  let walked: readonly number[] | null = null;
  const narrow = (numbers: readonly number[] = []) =>
    walked === null || numbers.length < walked.length ? numbers : walked;
  if (story !== undefined) walked = narrow(byStory.get(story));
  if (subject !== undefined) walked = narrow(bySubject.get(subject));
  if (key !== undefined) walked = narrow(byKey.get(key));
  if (speaker !== undefined) walked = narrow(bySpeaker.get(speaker));
  if (walked === null) return stream.backing.memories.slice(Math.max(0, from), stream.length);
  const found: Memory[] = [];
  const end = countBelow(walked, stream.length);
  for (let i = from > 0 ? countBelow(walked, from) : 0; i < end; i++) {
    const memory = memories[walked[i]!]!;
    if (speaker !== undefined && memory.speaker !== speaker) continue;
    if (story !== undefined && !memory.stories.includes(story)) continue;
    if (subject !== undefined && !memory.subjects.includes(subject)) continue;
    if (key !== undefined && !keysOf(memory).includes(key)) continue;
    found.push(memory);
  }
  return found;
}

/** The memories that hold a word in any of its forms, oldest first. */
export function memoriesWithWord(stream: MemoryStream, word: string): Memory[] {
  const numbers = new Set<number>();
  for (const stem of stems(word))
    for (const number of stream.backing.terms.get(stem)?.docs ?? []) if (number < stream.length) numbers.add(number);
  return [...numbers].sort((a, b) => a - b).map((number) => memoryAt(stream, number));
}

/** Whether a test holds of a memory with a word in any of its forms: the memories are tried one by one, until it does. */
export const someWithWord = (stream: MemoryStream, word: string, test: (memory: Memory) => boolean): boolean =>
  [...new Set([word, ...stems(word)])].some((stem) =>
    stream.backing.terms
      .get(stem)
      ?.docs.some((number) => number < stream.length && test(stream.backing.memories[number]!)),
  );

/** The number of the first memory from a minute on; memories stand in the order they were made. */
export function firstSince(stream: MemoryStream, at: Minutes): number {
  let [low, high] = [0, stream.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (memoryAt(stream, middle).created < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of the last memory about a subject, or -1. */
export const lastAbout = (stream: MemoryStream, subject: string): number =>
  lastIn(stream, stream.backing.bySubject.get(subject));

/** The number of the last memory whose episode has a key, or -1. */
export const lastWith = (stream: MemoryStream, key: string): number => lastIn(stream, stream.backing.byKey.get(key));

const lastIn = ({ length }: MemoryStream, numbers: readonly number[] = []): number =>
  numbers[countBelow(numbers, length) - 1] ?? -1;

/** The first memory by which a story came, one's own doing not counted unless it made the story; or null. */
export function firstOf(stream: MemoryStream, story: StoryId): Memory | null {
  const index = stream.backing.came.get(story);
  return index !== undefined && index < stream.length ? memoryAt(stream, index) : null;
}

/** Whether something of a story was said by somebody, or by anybody in words they are a subject of. */
export const wasSaid = (stream: MemoryStream, story: StoryId, who: PersonId): boolean =>
  (stream.backing.said.get(saidKey(story, who)) ?? stream.length) < stream.length;

/** The number of a memory in this stream, or -1. */
export const indexOf = (stream: MemoryStream, id: MemoryId): number => {
  const index = stream.backing.byId.get(id) ?? -1;
  return index < stream.length ? index : -1;
};

/** The memory with that id, or null. */
export const findMemory = (stream: MemoryStream, id: MemoryId): Memory | null => {
  const index = indexOf(stream, id);
  return index < 0 ? null : memoryAt(stream, index);
};

/** The minute of a memory's last access, by its number. */
export const accessedAt = (stream: MemoryStream, index: number): Minutes => numberAt(stream.accessed, index) as Minutes;

/** The minutes of last access, in the order of the memories. */
export const accessesOf = (stream: MemoryStream): Minutes[] =>
  Array.from({ length: stream.length }, (_, i) => accessedAt(stream, i));

/** A memory's vector by its number, or null; a view of the shared store, not to be written to. */
export const vectorAt = ({ length, backing }: MemoryStream, index: number): Float32Array | null =>
  index >= 0 && index < length && backing.hasVector[index]
    ? backing.vectors.subarray(index * backing.stride, index * backing.stride + backing.size)
    : null;

/**
 * The stream with a memory more. Its vector is unit length, or null when no word of it is known. Vectors of another size than the
 * first are of another space, cannot be compared and count as none; a town keeps to one, so that is only a last guard.
 */
export function append(stream: MemoryStream, memory: Memory, vector: Float32Array | null): MemoryStream {
  const shared = stream.backing.memories.length !== stream.length;
  const backing = shared ? copyOf(stream) : stream.backing;
  const index = stream.length;
  backing.memories.push(memory);
  keepVector(backing, index, vector);
  backing.byId.set(memory.id, index);
  enlist(backing, memory, index);
  const words = stems(memory.text);
  const kind = kindOf(memory.text);
  backing.weights.push(kind.weight);
  backing.asking.push(kind.asks);
  backing.pointing.push(kind.pointsBack);
  if (kind.tellsTime) backing.timely.push(index);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  // What one has known all along is of no day.
  if (backing.start !== null && memory.source.how !== "given")
    for (const word of dateWords(backing.start, memory.created, memory.text))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) {
    const posting = backing.terms.get(word);
    if (posting) {
      posting.docs.push(index);
      posting.counts.push(count);
    } else backing.terms.set(word, { docs: [index], counts: [count] });
  }
  return {
    length: index + 1,
    backing,
    accessed: pushed(stream.accessed, index, memory.created, shared),
    poignancy: pushed(stream.poignancy, index, memory.poignancy, shared),
    rated: stream.rated,
  };
}

/** The stream with these memories last accessed at `now`. Unknown ids are passed over. */
export const stamp = (stream: MemoryStream, ids: readonly MemoryId[], now: Minutes): MemoryStream =>
  withAccess(
    stream,
    ids.map((id) => [indexOf(stream, id), now] as const),
  );

/** The stream with other last accesses, by memory number; -1 is passed over. */
export function withAccess(stream: MemoryStream, stamps: readonly (readonly [index: number, at: number])[]) {
  const known = stamps.filter(([index]) => index >= 0 && index < stream.length);
  return known.length === 0 ? stream : { ...stream, accessed: changed(stream.accessed, known) };
}

/** Which memories were accessed since, as [number, minute]; new memories are accessed when created. */
export function stampsSince(before: MemoryStream | undefined, after: MemoryStream): [number, number][] {
  const moved: [number, number][] = [];
  for (let i = 0; i < after.length; ) {
    // A chunk that both share holds nothing but new memories more.
    if (before && sameChunk(before.accessed, after.accessed, i)) {
      i = nextChunk(i);
      continue;
    }
    const was = before && i < before.length ? accessedAt(before, i) : after.backing.memories[i]!.created;
    if (was !== accessedAt(after, i)) moved.push([i, accessedAt(after, i)]);
    i++;
  }
  return moved;
}

/** The stream with the hourly batch's ratings. */
export function rate(stream: MemoryStream, ratings: ReadonlyMap<MemoryId, number>): MemoryStream {
  if (ratings.size === 0) return stream;
  const rows = [...ratings].map(([id, value]) => [indexOf(stream, id), value] as const).filter(([index]) => index >= 0);
  return {
    ...stream,
    poignancy: changed(stream.poignancy, rows),
    rated: new Map([...stream.rated, ...ratings]),
  };
}

/**
 * The stream without some memories, which a visitor wants forgotten: the only way that a memory is ever lost. What stays keeps its id,
 * its vector, its last access and its rating.
 */
export function without(stream: MemoryStream, gone: ReadonlySet<MemoryId>): MemoryStream {
  const stay = memoriesOf(stream).flatMap((memory, i) => (gone.has(memory.id) ? [] : [i]));
  if (stay.length === stream.length) return stream;
  return {
    length: stay.length,
    backing: copyOf(stream, stay),
    accessed: columnOf(stay.map((i) => accessedAt(stream, i))),
    poignancy: columnOf(stay.map((i) => numberAt(stream.poignancy, i))),
    rated: new Map([...stream.rated].filter(([id]) => !gone.has(id))),
  };
}

/** The number in a memory's id. */
export const numberIn = (id: MemoryId): number => Number(id.slice(id.lastIndexOf("#") + 1));

/** The number in the id of the memory that comes next; one more than the last one's, because some may have been forgotten. */
export const nextNumber = (stream: MemoryStream): number =>
  stream.length === 0 ? 1 : numberIn(memoryAt(stream, stream.length - 1).id) + 1;

/** A memory's poignancy: the batch's rating where there is one, else the rule's. */
export const poignancyOf = (stream: MemoryStream, memory: Memory): number =>
  stream.rated.get(memory.id) ?? memory.poignancy;

/** Puts a vector into the store, which doubles when it is full; for none zeros. */
function keepVector(backing: Backing, index: number, vector: Float32Array | null): void {
  backing.hasVector = roomFor(backing.hasVector, index + 1);
  if (vector && backing.size === 0) {
    backing.size = vector.length;
    backing.stride = strideOf(vector.length);
  }
  backing.vectors = roomFor(backing.vectors, (index + 1) * backing.stride);
  if (vector?.length !== backing.size) return;
  backing.vectors.set(vector, index * backing.stride);
  backing.hasVector[index] = 1;
}

/** The same array, or one of twice the length with the same numbers, so that `length` of them fit. */
function roomFor<T extends Float32Array | Uint8Array>(array: T, length: number): T {
  if (array.length >= length) return array;
  const roomier = new (array.constructor as new (length: number) => T)(Math.max(length, 2 * array.length, 64));
  roomier.set(array);
  return roomier;
}

/** Puts a memory's number into the lists of everything it can be looked up by. */
function enlist(backing: Backing, memory: Memory, index: number): void {
  const { speaker, scene } = memory;
  for (const subject of memory.subjects) put(backing.bySubject, subject, index);
  for (const key of keysOf(memory)) put(backing.byKey, key, index);
  if (speaker !== null) put(backing.bySpeaker, speaker, index);
  for (const story of memory.stories) {
    put(backing.byStory, story, index);
    if ((memory.source.how !== "did" || makesNews(memory)) && !backing.came.has(story)) backing.came.set(story, index);
    if (speaker === null) continue;
    for (const who of [speaker, ...memory.subjects]) {
      const key = saidKey(story, who);
      if (!backing.said.has(key)) backing.said.set(key, index);
    }
  }
  const known = scene === null ? undefined : backing.scenes.get(scene);
  backing.before.push(known?.last ?? -1);
  backing.after.push(-1);
  if (known) backing.after[known.last] = index;
  const number = known?.number ?? (scene === null ? -1 : backing.scenes.size);
  if (scene !== null) backing.scenes.set(scene, { number, last: index });
  backing.sceneOf.push(number);
}

function put<Key>(lists: Numbers<Key>, key: Key, index: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [index]);
  else if (list.at(-1) !== index) list.push(index);
}

/**
 * A store of its own, when another value has already grown the shared one past this stream, or for some of its memories by their numbers,
 * ascending. Nothing is stemmed anew.
 */
function copyOf(stream: MemoryStream, stay: readonly number[] | null = null): Backing {
  const { length, backing } = stream;
  const some = <T>(list: readonly T[]): T[] => (stay ? stay.map((i) => list[i]!) : list.slice(0, length));
  const numbers = stay && new Map(stay.map((before, now) => [before, now]));
  const copy: Backing = {
    ...noBacking(backing.start),
    memories: some(backing.memories),
    weights: some(backing.weights),
    asking: some(backing.asking),
    pointing: some(backing.pointing),
    timely: renumbered(backing.timely),
    size: backing.size,
    stride: backing.stride,
    vectors: stay ? new Float32Array(stay.length * backing.stride) : backing.vectors.slice(0, length * backing.stride),
    hasVector: stay ? Uint8Array.from(some([...backing.hasVector])) : backing.hasVector.slice(0, length),
  };
  copy.memories.forEach((memory, i) => {
    copy.byId.set(memory.id, i);
    enlist(copy, memory, i);
  });
  stay?.forEach((before, now) => {
    copy.vectors.set(backing.vectors.subarray(before * copy.stride, (before + 1) * copy.stride), now * copy.stride);
  });
  for (const [term, { docs, counts }] of backing.terms) {
    const found = renumbered(docs);
    if (found.length === 0) continue;
    copy.terms.set(term, {
      docs: found,
      counts: numbers ? counts.filter((_, i) => numbers.has(docs[i]!)) : counts.slice(0, found.length),
    });
  }
  return copy;

  /** Memory numbers as they are in the copy, without those of memories that are not in it. */
  function renumbered(all: readonly number[]): number[] {
    if (numbers) return all.flatMap((number) => numbers.get(number) ?? []);
    return all.slice(0, countBelow(all, length));
  }
}

/** How many of the ascending numbers are below `limit`. */
export function countBelow(numbers: readonly number[], limit: number): number {
  if ((numbers.at(-1) ?? -1) < limit) return numbers.length;
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
