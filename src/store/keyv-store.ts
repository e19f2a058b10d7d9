/**
 * The store on keyv and SQLite (design section 10).
 *
 * The turn record is the commit. The hint of a town says where to start looking, no more: its `head` may lag behind but
 * never runs ahead, and a hint that names a turn that isn't there tells of damage. Records by name:
 *
 *     turn/<town>/<n>             one committed turn
 *     part/<town>/<snapshot>/<i>  a segment of a snapshot's JSON text; one that lasts stands in later snapshots too
 *     hint/<town>                 head, the snapshots kept, the segments to be removed
 *     record/<name>               small named records
 */
import { createHash } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { COPY_KEPT_MS, draftOf } from "./copy.ts";
import { type Database, explain, type FileLimits, openDatabase, recordKey } from "./database.ts";
import { takeLock } from "./lock.ts";
import { type Json, type Lasting, type Loaded, type Store, StoreError } from "./store.ts";
import { UPGRADE, upgradeForm } from "./upgraded.ts";

/** Longest segment of a snapshot, in characters of JSON text. */
const SEGMENT = 256 * 1024;
/** After so many characters of a snapshot's text others have their turn. */
const SLICE = 32 * 1024;
/** So many segments are named at once in the hint before they are written. */
const RESERVED = 16;
/** Snapshots kept: the newest and the one before it, in case a segment of the newest can't be read. */
const SNAPSHOTS = 2;
/** Turns asked for at once when loading, and records removed at once when erasing. */
const BATCH = 50;
/** Turns after which the hint of the head is written again. */
const LAG = 32;

/** Stands for a segment that lasts; JSON text holds it nowhere else. */
const HERE = "\u0001";

/** A segment that lasts, as it was written or found. */
interface Written {
  readonly of: readonly object[];
  readonly part: Part;
  readonly digest: string;
}

/** What a town's latest snapshot is made of: by the names of its lasting pieces, and by their digests. */
interface Known {
  readonly byName: ReadonlyMap<string, Written>;
  readonly byDigest: ReadonlyMap<string, Part>;
}

/** Segments under a number of their own, never used twice in a town. */
const segments = z.object({ id: z.int(), parts: z.int() });
/** One segment: of which snapshot, and which of its. */
const part = z.tuple([z.int(), z.int()]);
/**
 * A whole snapshot: as of which turn, and the digest of its text; and the segments that last, its own and those of snapshots before, in the
 * order in which they stand in the text of its other segments, which holds `HERE` for each.
 */
const kept = segments.extend({ turn: z.int(), digest: z.string(), lasting: z.array(part).readonly().default([]) });
const hintForm = z.object({
  head: z.int().min(0),
  next: z.int().min(0),
  /** Newest first. */
  kept: z.array(kept).readonly(),
  /** Segments no snapshot stands on (half written, or superseded) and that may still be there. */
  litter: z.array(segments).readonly(),
  /** The same, one by one: their snapshot was superseded and others of it last. */
  loose: z.array(part).readonly().default([]),
  /** Set while the town is being erased, so that a start after a crash finishes it. */
  erasing: z.boolean(),
});
type Segments = z.infer<typeof segments>;
type Kept = z.infer<typeof kept>;
type Part = z.infer<typeof part>;
type Hint = z.infer<typeof hintForm>;
const NO_HINT: Hint = { head: 0, next: 0, kept: [], litter: [], loose: [], erasing: false };

const turnKey = (town: string, n: number) => `turn/${town}/${n}`;
const partKey = (town: string, id: number, i: number) => `part/${town}/${id}/${i}`;
const partKeys = (town: string, { id, parts }: Segments) =>
  Array.from({ length: parts }, (_, i) => partKey(town, id, i));
/** All segments a snapshot stands on. */
const partsOf = ({ id, parts, lasting }: Kept): readonly Part[] => [...ownParts(id, parts, lasting), ...lasting];
/** A snapshot's own segments that stand in no other. */
function ownParts(id: number, parts: number, lasting: readonly Part[]): Part[] {
  const others = new Set(lasting.flatMap(([of, i]) => (of === id ? [i] : [])));
  return Array.from({ length: parts }, (_, i): Part => [id, i]).filter(([, i]) => !others.has(i));
}
const hintKey = (town: string) => `hint/${town}`;

/** Opens the store in a file, by its path from the working directory, making folder and file when there are none. */
export async function openSqlite(shown: string, limits: FileLimits = {}): Promise<Store> {
  const path = resolve(shown);
  try {
    await mkdir(dirname(path), { recursive: true });
  } catch (error) {
    throw explain(error, shown);
  }
  const release = await takeLock(path, shown);
  try {
    const database = await openDatabase(path, shown, undefined, limits);
    const dropCopy = copyDropper(database, path, shown, limits.now ?? Date.now);
    // What is too old and can't be removed keeps nobody from living on: it is tried again.
    await dropCopy(COPY_KEPT_MS).catch(() => {});
    return storeOver(database, shown, release, dropCopy);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Removes the copy that was made when the file's format changed, if it is as old as that; what it held is nowhere else then. */
type DropCopy = (age?: number) => Promise<void>;

function copyDropper(database: Database, path: string, shown: string, now: () => number): DropCopy {
  return async (age = 0) => {
    const remove = (file: string) =>
      rm(file, { force: true }).catch((error) => {
        throw explain(error, shown);
      });
    await remove(draftOf(path));
    const kept = upgradeForm.safeParse(await database.get(recordKey(UPGRADE)));
    if (!kept.success || kept.data.copy === null || now() - kept.data.at < age) return;
    await remove(join(dirname(path), kept.data.copy));
    await database.set(recordKey(UPGRADE), { ...kept.data, copy: null });
  };
}

function storeOver(database: Database, shown: string, release: () => Promise<void>, dropCopy: DropCopy): Store {
  /** What we know of each town, always at least as new as the hint in the file. */
  const hints = new Map<string, Promise<{ hint: Hint; written: number }>>();
  const chains = new Map<string, Promise<unknown>>();
  const lately = new Map<string, Known>();
  let closed: Promise<void> | null = null;

  /** Snapshots and erasures of one town, one after the other. */
  function inTurn<T>(town: string, work: () => Promise<T>): Promise<T> {
    const next = (chains.get(town) ?? Promise.resolve()).then(work);
    chains.set(
      town,
      next.catch(() => {}),
    );
    return next;
  }

  function known(town: string): Promise<{ hint: Hint; written: number }> {
    const cached = hints.get(town);
    if (cached) return cached;
    const reading = read(town);
    hints.set(town, reading);
    reading.catch(() => hints.delete(town));
    return reading;
  }

  async function read(town: string): Promise<{ hint: Hint; written: number }> {
    const found = hintForm.safeParse(await database.get(hintKey(town)));
    const hint = found.success ? found.data : NO_HINT;
    if (hint.erasing) {
      await wipe(town, hint);
      return { hint: NO_HINT, written: 0 };
    }
    return { hint, written: hint.head };
  }

  /** Changes what we know of a town at once; the promise is of its being written. */
  async function note(town: string, change: (hint: Hint) => Hint): Promise<void> {
    const entry = await known(town);
    entry.hint = change(entry.hint);
    entry.written = entry.hint.head;
    await database.set(hintKey(town), entry.hint);
  }

  /** The committed turns after turn `from`, oldest first. A hole among them is damage. */
  async function turnsAfter(town: string, from: number): Promise<{ n: number; turn: Json }[]> {
    const turns: { n: number; turn: Json }[] = [];
    for (let first = from + 1; ; first += BATCH) {
      const numbers = Array.from({ length: BATCH }, (_, i) => first + i);
      const found = await database.getMany(numbers.map((n) => turnKey(town, n)));
      const end = found.indexOf(undefined);
      for (const turn of end < 0 ? found : found.slice(0, end)) turns.push({ n: from + turns.length + 1, turn: turn! });
      if (end < 0) continue;
      if (found.slice(end).some((turn) => turn !== undefined)) throw missing(town, first + end);
      return turns;
    }
  }

  /** The number of the last turn that may be there, holes or not: what is erased must be found in a damaged town too. */
  async function lastTurn(town: string): Promise<number> {
    let { head } = (await known(town)).hint;
    for (let first = head + 1; ; first += BATCH) {
      const keys = Array.from({ length: BATCH }, (_, i) => turnKey(town, first + i));
      const last = (await database.getMany(keys)).findLastIndex((turn) => turn !== undefined);
      if (last < 0) return head;
      head = first + last;
    }
  }

  const missing = (town: string, n: number) =>
    new StoreError("broken", `Turn ${n} of ${town} is missing from ${shown}: restore a copy.`);

  /** A snapshot's state, or undefined when a segment is missing or unreadable. */
  async function assemble(town: string, snapshot: Kept): Promise<Json | undefined> {
    try {
      const read = async (parts: readonly Part[]) => {
        const texts: string[] = [];
        for (let i = 0; i < parts.length; i += BATCH) {
          const keys = parts.slice(i, i + BATCH).map(([id, n]) => partKey(town, id, n));
          texts.push(...(await database.getMany(keys)).map((text) => String(text ?? "")));
        }
        return texts;
      };
      const frame = (await read(ownParts(snapshot.id, snapshot.parts, snapshot.lasting))).join("");
      const lasting = await read(snapshot.lasting);
      const digests = lasting.map(digestOf);
      const digest = createHash("sha256").update(frame);
      for (const each of digests) digest.update(each);
      if (digest.digest("base64") !== snapshot.digest) return undefined;
      let next = 0;
      const state: Json = JSON.parse(
        lasting.length === 0 ? frame : frame.replaceAll(HERE, () => lasting[next++] ?? ""),
      );
      const byDigest = new Map(digests.map((each, i) => [each, snapshot.lasting[i]!]));
      lately.set(town, { byName: new Map(), byDigest });
      return state;
    } catch (error) {
      if (error instanceof SyntaxError || (error instanceof StoreError && error.reason === "broken")) return undefined;
      throw error;
    }
  }

  /** Removes everything under a town's names; the hint goes last, so that it can be finished after a crash. */
  async function wipe(town: string, hint: Hint): Promise<void> {
    const parts = [...hint.kept.flatMap(partsOf), ...hint.loose];
    const keys = [
      ...parts.map(([id, i]) => partKey(town, id, i)),
      ...hint.litter.flatMap((each) => partKeys(town, each)),
    ];
    for (let n = 1; n <= hint.head; n++) keys.push(turnKey(town, n));
    for (let i = 0; i < keys.length; i += BATCH) await database.delete(keys.slice(i, i + BATCH));
    await database.delete([hintKey(town)]);
    await database.settle();
  }

  return {
    async load(town): Promise<Loaded> {
      const { hint } = await known(town);
      let snapshot: Loaded["snapshot"] = null;
      for (const candidate of hint.kept) {
        const state = await assemble(town, candidate);
        if (state === undefined) continue;
        snapshot = { turn: candidate.turn, state };
        break;
      }
      const from = snapshot?.turn ?? 0;
      const turns = await turnsAfter(town, from);
      const head = from + turns.length;
      if (head < hint.head) throw missing(town, head + 1);
      return { snapshot, turns };
    },

    async append(town, n, turn) {
      if (!Number.isSafeInteger(n) || n < 1) throw new StoreError("taken", `Turns are numbered from 1, not ${n}.`);
      const text = JSON.stringify(turn);
      const entry = await known(town);
      const outcome = await database.add(turnKey(town, n), text, n === 1 ? null : turnKey(town, n - 1));
      if (outcome === "exists") throw new StoreError("taken", `Turn ${n} of ${town} is already in ${shown}.`);
      if (outcome === "gap")
        throw new StoreError("taken", `Turn ${n} of ${town} can't be kept: turn ${n - 1} is missing.`);
      entry.hint = { ...entry.hint, head: Math.max(entry.hint.head, n) };
      // Only a hint: the turn is committed, whatever becomes of this.
      if (n - entry.written >= LAG) note(town, (hint) => hint).catch(() => {});
    },

    async turn(town, n) {
      await known(town);
      return (await database.get(turnKey(town, n))) ?? null;
    },

    snapshot(town, n, state, alone = false) {
      return inTurn(town, async () => {
        const { hint } = await known(town);
        if (n !== 0 && (await database.get(turnKey(town, n))) === undefined) {
          throw new StoreError("failed", `A snapshot of ${town} as of turn ${n} can't be kept: that turn isn't there.`);
        }
        const id = hint.next;
        await note(town, (old) => ({ ...old, next: old.next + 1, litter: [...old.litter, { id, parts: 0 }] }));
        const pieces = typeof state === "function" ? state() : [JSON.stringify(state)];
        const { fresh, known: written } = await keepSegments(town, id, n, pieces);
        await note(town, (old) => {
          const all = alone
            ? [fresh, ...old.kept]
            : [fresh, ...old.kept].sort((a, b) => b.turn - a.turn || b.id - a.id);
          const most = alone ? 1 : SNAPSHOTS;
          const stand = new Set(all.slice(0, most).flatMap(partsOf).map(String));
          const fallen = all.slice(most).flatMap(partsOf);
          if (all.indexOf(fresh) < most) lately.set(town, written);
          return {
            ...old,
            head: Math.max(old.head, n),
            kept: all.slice(0, most),
            litter: old.litter.filter(({ id }) => id !== fresh.id),
            loose: [...old.loose, ...fallen.filter((part) => !stand.has(String(part)))],
          };
        });
        // What is to be forgotten is forgotten there too.
        await (alone ? dropCopy() : dropCopy(COPY_KEPT_MS).catch(() => {}));
        const tidied = tidy(town);
        await (alone ? tidied : tidied.catch(() => {})); // what stays is named in the hint, for the next time
      });
    },

    rewrite(town, turns) {
      return inTurn(town, async () => {
        const { hint } = await known(town);
        const latest = hint.kept[0]?.turn ?? 0;
        const there = await database.getMany(turns.map(({ n }) => turnKey(town, n)));
        for (const [i, { n }] of turns.entries())
          if (n > latest || there[i] === undefined)
            throw new StoreError("failed", `Turn ${n} of ${town} can't be written anew: no snapshot stands after it.`);
        for (const { n, turn } of turns) await database.set(turnKey(town, n), turn);
      });
    },

    scrub: () => database.settle(),

    async read(name) {
      return (await database.get(recordKey(name))) ?? null;
    },
    write: (name, value) => database.set(recordKey(name), value),
    remove: (name) => database.delete([recordKey(name)]),

    erase(town) {
      return inTurn(town, async () => {
        const head = await lastTurn(town);
        if (head > 0) await dropCopy();
        await note(town, (old) => ({ ...old, head, erasing: true }));
        hints.delete(town);
        lately.delete(town);
        await known(town); // reads the mark and finishes the work, as it would after a crash
      });
    },

    close() {
      closed ??= (async () => {
        await Promise.all(chains.values());
        for (const [town, entry] of hints) {
          const { hint, written } = await entry.catch(() => ({ hint: NO_HINT, written: 0 }));
          if (hint.head !== written) await note(town, (same) => same).catch(() => {});
        }
        try {
          await database.close();
        } finally {
          await release();
        }
      })();
      return closed;
    },
  };

  /**
   * Writes the segments of a text as it comes, but those that last and are there already. Until the hint names a snapshot they are litter:
   * after a crash they are found and removed.
   */
  async function keepSegments(
    town: string,
    id: number,
    turn: number,
    pieces: Iterable<string | Lasting>,
  ): Promise<{ fresh: Kept; known: Known }> {
    const there = new Set((await known(town)).hint.kept.flatMap(({ lasting }) => lasting).map(String));
    const before = lately.get(town);
    const digest = createHash("sha256");
    const lasting: Written[] = [];
    const byName = new Map<string, Written>();
    let [parts, reserved, text, since] = [0, 0, "", 0];
    const keep = async (segment: string): Promise<Part> => {
      if (parts === reserved) {
        reserved += RESERVED;
        const grown = { id, parts: reserved };
        await note(town, (old) => ({ ...old, litter: [...old.litter.filter((one) => one.id !== id), grown] }));
      }
      await database.set(partKey(town, id, parts), segment);
      return [id, parts++];
    };
    const written = async (piece: Lasting): Promise<Written> => {
      const last = before?.byName.get(piece.name);
      if (last && there.has(String(last.part)) && sameValues(last.of, piece.of)) return last;
      const segment = piece.text();
      since += segment.length;
      const digest = digestOf(segment);
      const found = before?.byDigest.get(digest);
      return { of: piece.of, digest, part: found && there.has(String(found)) ? found : await keep(segment) };
    };
    for (const piece of pieces) {
      if (typeof piece === "string") {
        text += piece;
        since += piece.length;
      } else {
        const one = await written(piece);
        byName.set(piece.name, one);
        lasting.push(one);
        text += HERE;
      }
      while (text.length > SEGMENT) {
        const end = wholeEnd(text, SEGMENT);
        digest.update(text.slice(0, end));
        await keep(text.slice(0, end));
        text = text.slice(end);
      }
      if (since < SLICE) continue;
      since = 0;
      await new Promise((resolve) => setImmediate(resolve));
    }
    digest.update(text);
    if (text !== "") await keep(text);
    for (const one of lasting) digest.update(one.digest);
    const fresh = { id, parts, turn, digest: digest.digest("base64"), lasting: lasting.map(({ part }) => part) };
    return { fresh, known: { byName, byDigest: new Map(lasting.map((one) => [one.digest, one.part])) } };
  }

  /** Removes the segments no snapshot stands on. */
  async function tidy(town: string): Promise<void> {
    const { hint } = await known(town);
    if (hint.litter.length === 0 && hint.loose.length === 0) return;
    for (const each of hint.litter) await database.delete(partKeys(town, each));
    for (let i = 0; i < hint.loose.length; i += BATCH)
      await database.delete(hint.loose.slice(i, i + BATCH).map(([id, n]) => partKey(town, id, n)));
    const gone = new Set(hint.litter.map(({ id }) => id));
    const swept = new Set(hint.loose.map(String));
    await note(town, (old) => ({
      ...old,
      litter: old.litter.filter(({ id }) => !gone.has(id)),
      loose: old.loose.filter((part) => !swept.has(String(part))),
    }));
  }
}

/** Where a text may be cut, at `end` or just before it: never within a character. */
const wholeEnd = (text: string, end: number): number => (/[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end);

const sameValues = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);
const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64");
