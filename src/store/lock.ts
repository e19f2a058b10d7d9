/**
 * The lock file beside a database: one process at a time may use a town (design section 10).
 *
 * The lock file is a tiny SQLite file with a transaction held open in it. So the lock belongs to the process and not to the
 * file: the system lets go of it when the process ends, also by kill -9 or a power cut, and a number that another process
 * got since can't be mistaken for the holder. Who holds it is written inside, for the sentence.
 */
import { rm } from "node:fs/promises";
import { KeyvSqlite } from "@keyv/sqlite";
import { explain } from "./database.ts";
import { StoreError } from "./store.ts";

/** How long to wait for a process that is just ending (a restart overlaps for a moment). */
const PATIENCE_MS = 1000;

/** Takes the lock of the database at `path`, or rejects with "locked". Gives the function that lets go of it. */
export async function takeLock(path: string, shown: string): Promise<() => Promise<void>> {
  const file = `${path}.lock`;
  const me = JSON.stringify({
    pid: process.pid,
    since: new Date().toISOString(),
    at: process.hrtime.bigint().toString(),
  });
  for (;;) {
    const lock = connect(file);
    try {
      await lock.query("BEGIN IMMEDIATE");
      await lock.set("holder", me);
      await lock.query("COMMIT");
      await lock.query("BEGIN IMMEDIATE"); // held until release; readers still see who holds it
      // The one before us removes the file while holding it. If it did so after we opened it, our lock guards a file
      // that no longer has a name; only when the file of that name says it's ours do we have the lock.
      if ((await holderOf(file)) === me) return () => release(lock, file);
    } catch (error) {
      const holder = await holderOf(file).catch(() => null);
      await lock.close().catch(() => {});
      throw refusal(error, shown, holder);
    }
    await lock.close();
  }
}

function connect(file: string): KeyvSqlite {
  const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout: PATIENCE_MS });
  adapter.on("error", () => {}); // every failure also rejects the call it belongs to
  return adapter;
}

async function holderOf(file: string): Promise<string | null> {
  const reader = connect(file);
  try {
    return (await reader.get<string>("holder")) ?? null;
  } finally {
    await reader.close().catch(() => {});
  }
}

async function release(lock: KeyvSqlite, file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => {}); // some systems keep an open file; left behind it does no harm
  await lock.query("ROLLBACK").catch(() => {});
  await lock.close().catch(() => {});
}

function refusal(error: unknown, shown: string, holder: string | null): StoreError {
  const told = explain(error, shown);
  if (told.reason === "locked") {
    const who = nameOf(holder);
    return new StoreError(
      "locked",
      `${shown} is in use by another process${who}: stop that one first, or set STORE_URL to another file.`,
      { cause: error },
    );
  }
  if (told.reason === "broken") {
    return new StoreError("broken", `${shown}.lock isn't a lock file of ours: remove it, then start again.`, {
      cause: error,
    });
  }
  return told;
}

function nameOf(holder: string | null): string {
  try {
    const { pid, since } = JSON.parse(holder ?? "{}");
    return typeof pid === "number" ? ` (number ${pid}, since ${since})` : "";
  } catch {
    return "";
  }
}
