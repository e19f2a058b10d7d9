/**
 * One SQLite file as named records: the part of the store that knows keyv and its adapter (design section 10).
 *
 * What the adapter does on its own is not enough to trust it with a town, so this file sees to it that
 * - a file is made whole under another name and then moved into place, so that a file that exists has its format record;
 * - nothing is written to a file that is not ours (the adapter makes its table in whatever it opens);
 * - a failed read is an error, never an empty answer, and writes reach the file in the order they were asked for.
 */
import { open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { KeyvSqlite } from "@keyv/sqlite";
import { Keyv } from "keyv";
import { copyBeside } from "./copy.ts";
import { type Json, StoreError } from "./store.ts";
import { UPGRADE, type Upgraded } from "./upgraded.ts";

/** Named records in one file. Every method rejects with a `StoreError`. */
export interface Database {
  get(key: string): Promise<Json | undefined>;
  getMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]>;
  set(key: string, value: Json): Promise<void>;
  /**
   * Adds a record, given as JSON text, that must be new, and only where the record `after` exists (null: always). One
   * statement, so atomic.
   */
  add(key: string, json: string, after: string | null): Promise<"added" | "exists" | "gap">;
  delete(keys: readonly string[]): Promise<void>;
  /**
   * Moves the write-ahead log into the file and empties it, so that erased text is gone from it too. False, at once, while another
   * program holds the file.
   */
  settle(): Promise<boolean>;
  close(): Promise<void>;
}

/** Turns a file of one format version into the next; runs inside a transaction. */
export type Upgrade = (database: Database) => Promise<void>;

/**
 * One function per version: the first turns version 1 into 2. The current version is one more than their number. Format 2 changed what
 * towns keep and no record of the file's own: each town is kept anew when it is loaded (`town/of-before.ts`).
 */
export const upgrades: readonly Upgrade[] = [async () => {}];

/** The key of a small named record. */
export const recordKey = (name: string): string => `record/${name}`;

const FORMAT_KEY = "format";
const FORMAT_NAME = "smallville-for-discord";
/** "town" in ASCII, in the SQLite header: tells a town's file from any other without opening it. */
const APPLICATION_ID = 0x746f776e;
const MAGIC = "SQLite format 3\0";
/** How long a statement waits for another program that holds the file, such as a backup. */
const BUSY_MS = 2000;

/** Limits of a file, for tests of what happens at them. */
export interface FileLimits {
  /** How long a statement waits for another program. */
  readonly busyMs?: number;
  /** As many pages as the disk has room for. */
  readonly mostPages?: number;
  /** As many bytes as the disk has room for beside the file. */
  readonly free?: number;
  /** Real time, for the age of a copy. */
  readonly now?: () => number;
}

/** Opens the file at `path`, or makes it when there is none. The caller holds the lock. `shown` is its name in messages. */
export async function openDatabase(
  path: string,
  shown: string,
  steps: readonly Upgrade[] = upgrades,
  limits: FileLimits = {},
): Promise<Database> {
  const version = steps.length + 1;
  if (!(await isOurs(path, shown))) await create(path, shown, version);
  const { database, query } = await connect(path, shown, limits.busyMs);
  try {
    if (limits.mostPages !== undefined) await query(`PRAGMA max_page_count=${limits.mostPages}`);
    await durable(query, shown);
    await upgrade(database, query, { path, shown, limits }, version, steps);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
  return database;
}

/** True when a town's file is there, false when there is none; any other file is refused, untouched. */
async function isOurs(path: string, shown: string): Promise<boolean> {
  const header = await readStart(path, 100).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw explain(error, shown);
  });
  if (header === null) {
    const log = await stat(`${path}-wal`).catch(() => null);
    if (log === null || log.size === 0) return false;
    throw new StoreError(
      "broken",
      `${shown} is gone but ${shown}-wal, which belongs to it, is still there: put the file back, or move ${shown}-wal away too.`,
    );
  }
  if (header.length < 100 || header.toString("latin1", 0, 16) !== MAGIC || header.readUInt32BE(68) !== APPLICATION_ID) {
    throw new StoreError(
      "broken",
      `${shown} isn't a town database, or its beginning is damaged: restore a copy, move it away, or set STORE_URL to another file.`,
    );
  }
  return true;
}

async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Makes a new file under another name, whole, and moves it into place. */
async function create(path: string, shown: string, version: number): Promise<void> {
  const draft = `${path}.new`;
  for (const end of ["", "-journal", "-wal", "-shm"]) await rm(`${draft}${end}`, { force: true });
  const { database, query } = await connect(draft, shown);
  try {
    await query(`PRAGMA application_id=${APPLICATION_ID}`);
    await database.set(FORMAT_KEY, { name: FORMAT_NAME, version });
  } finally {
    await database.close();
  }
  await rename(draft, path).catch((error) => {
    throw explain(error, shown);
  });
  await flushFolder(dirname(path));
}

/** Makes a rename outlast a power cut, where the system lets a folder be flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

type Query = (sql: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Asks for a write-ahead log and full flushing (a commit outlasts a power cut), and checks that it got them. */
async function durable(query: Query, shown: string): Promise<void> {
  const [journal] = await query("PRAGMA journal_mode=WAL");
  await query("PRAGMA synchronous=FULL");
  await query("PRAGMA secure_delete=ON");
  const [synchronous] = await query("PRAGMA synchronous");
  if (journal?.journal_mode === "wal" && synchronous?.synchronous === 2) return;
  throw new StoreError(
    "failed",
    `The disk of ${shown} can't keep a write-ahead log (is it a network share?): set STORE_URL to a file on a local disk.`,
  );
}

async function upgrade(
  database: Database,
  query: Query,
  { path, shown, limits }: { readonly path: string; readonly shown: string; readonly limits: FileLimits },
  version: number,
  steps: readonly Upgrade[],
): Promise<void> {
  const found = versionOf(await database.get(FORMAT_KEY));
  if (found === null) {
    throw new StoreError(
      "broken",
      `${shown} isn't a town database (it has no format record): move it away, or set STORE_URL to another file.`,
    );
  }
  if (found > version) {
    throw new StoreError(
      "newer",
      `${shown} was written by a newer version of this program (format ${found}, this one reads ${version}): update the program, or set STORE_URL to another file.`,
    );
  }
  if (found === version) return;
  // What a program that was killed left in the log belongs to the copy.
  const [log] = await query("PRAGMA wal_checkpoint(TRUNCATE)");
  if (log?.busy !== 0) throw explain({ code: "SQLITE_BUSY" }, shown);
  const at = limits.now?.() ?? Date.now();
  const copy = await copyBeside(path, shown, found, at, limits.free).catch((error) => {
    throw explain(error, shown);
  });
  await flushFolder(dirname(path));
  const upgraded: Upgraded = { from: found, to: version, at, copy };
  await query("BEGIN IMMEDIATE");
  try {
    for (const step of steps.slice(found - 1)) await step(database);
    await database.set(recordKey(UPGRADE), upgraded);
    await database.set(FORMAT_KEY, { name: FORMAT_NAME, version });
    await query("COMMIT");
  } catch (error) {
    await query("ROLLBACK").catch(() => {});
    throw error;
  }
}

function versionOf(record: Json | undefined): number | null {
  if (typeof record !== "object" || record === null || !("name" in record) || record.name !== FORMAT_NAME) return null;
  const { version } = record;
  return typeof version === "number" && Number.isInteger(version) && version >= 1 ? version : null;
}

/** The adapter and keyv over one file, with every failure told as a `StoreError`. */
async function connect(path: string, shown: string, busyMs = BUSY_MS): Promise<{ database: Database; query: Query }> {
  const adapter = new KeyvSqlite({ uri: `sqlite://${path}`, busyTimeout: busyMs });
  adapter.on("error", () => {}); // every failure also rejects the call it belongs to
  // Plain JSON instead of keyv's own form: exact for our values, faster, and `add` can write the same by hand.
  const keyv = new Keyv<Json>({
    store: adapter,
    useKeyPrefix: false,
    throwOnErrors: true,
    emitErrors: false,
    serialize: JSON.stringify,
    deserialize: JSON.parse,
  });

  const told = async <T>(work: () => Promise<T>, record?: string): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw explain(error, shown, record);
    }
  };
  // The driver runs statements of one connection side by side, so two writes of one key could change places.
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(() => told(work));
    last = next.catch(() => {});
    return next;
  };
  const query: Query = (sql, ...values) => inOrder(() => adapter.query(sql, ...values));
  await query("SELECT 1"); // connects, so that a file that can't be opened is told of here

  const database: Database = {
    get: (key) => told(() => keyv.get(key), key),
    getMany: (keys) =>
      told(async () => {
        try {
          return await keyv.getMany([...keys]);
        } catch (error) {
          // Which of them is damaged, reading them one by one tells.
          if (error instanceof SyntaxError) for (const key of keys) await database.get(key);
          throw error;
        }
      }),
    set: (key, value) => inOrder(async () => void (await keyv.set(key, value))),
    add: (key, json, after) => {
      const text = `{"value":${json}}`; // keyv's wrapping of a value, without an end date
      return inOrder(async () => {
        try {
          const sql =
            after === null
              ? "INSERT INTO keyv (key, value) VALUES (?, ?) RETURNING 1"
              : "INSERT INTO keyv (key, value) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM keyv WHERE key = ?) RETURNING 1";
          const rows = await adapter.query(sql, key, text, ...(after === null ? [] : [after]));
          return rows.length === 1 ? "added" : "gap";
        } catch (error) {
          if (codeOf(error) === "SQLITE_CONSTRAINT") return "exists";
          throw error;
        }
      });
    },
    delete: (keys) => inOrder(async () => void (await keyv.deleteMany([...keys]))),
    settle: () =>
      inOrder(async () => {
        // Whoever reads the file may do so for long: nothing waits behind this for them.
        await adapter.query("PRAGMA busy_timeout=0");
        try {
          const [row] = await adapter.query("PRAGMA wal_checkpoint(TRUNCATE)");
          return row?.busy === 0;
        } finally {
          await adapter.query(`PRAGMA busy_timeout=${BUSY_MS}`);
        }
      }),
    close: () => inOrder(() => keyv.disconnect()),
  };
  return { database, query };
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** What went wrong with the file, or with one record of it, in one sentence that says what to do. */
export function explain(error: unknown, shown: string, record?: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const because = (reason: StoreError["reason"], sentence: string, trouble?: StoreError["trouble"]) =>
    new StoreError(reason, sentence, { cause: error, ...(trouble ? { trouble } : {}) });
  // The file can be read: whoever moved it away would lose what else is in it.
  if (error instanceof SyntaxError) {
    const named = record === undefined ? "A record" : `The record "${record}"`;
    return because("broken", `${named} in ${shown} is damaged: restore a copy.`);
  }
  if (code === "SQLITE_CORRUPT" || code === "SQLITE_NOTADB") {
    return because(
      "broken",
      `${shown} is damaged: restore a copy, move it away together with ${basename(shown)}-wal, or set STORE_URL to another file.`,
    );
  }
  if (code === "SQLITE_BUSY" || code === "SQLITE_LOCKED") {
    return because("locked", `${shown} is held by another program: close that program, then start again.`, "held");
  }
  if (code === "SQLITE_FULL" || code === "ENOSPC") {
    return because("failed", `The disk of ${shown} is full: make room, then start again.`, "full");
  }
  if (
    ["SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(
      code,
    )
  ) {
    return because(
      "failed",
      `${shown} can't be written (${code}): make its folder writable for this user, or set STORE_URL to another place.`,
      "unwritable",
    );
  }
  const detail = error instanceof Error ? error.message : String(error);
  return because("failed", `${shown} can't be used (${detail}): check the disk, then start again.`, "unusable");
}
