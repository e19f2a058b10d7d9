/**
 * The copy of a database that is kept beside it before a newer program changes its format. It holds what the file held then, so it goes
 * with the first thing that is to be forgotten, and after a week.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StoreError } from "./store.ts";

/** How long a copy is kept at most. */
export const COPY_KEPT_MS = 7 * 24 * 3_600_000;

/** A copy that is not whole yet: what a program that was killed left of it holds members' words as well. */
export const draftOf = (path: string): string => `${path}.copying`;

const megabytes = (bytes: number): string => `${Math.max(1, Math.ceil(bytes / 1e6))} MB`;

/**
 * Copies the file at `path`, which nobody writes to and whose log is empty, and gives the name of the copy. A copy of the same bytes that
 * is there already, because a start was cut short, is taken; others, of this format or one before, which nothing leads to any more, go.
 * @throws StoreError where there is no room for it and for what is written then
 */
export async function copyBeside(
  path: string,
  shown: string,
  format: number,
  now: number,
  free?: number,
): Promise<string> {
  const folder = dirname(path);
  const start = `${basename(path)}.format-${format}.`;
  const there = (await readdir(folder)).filter((name) => name.startsWith(`${basename(path)}.format-`));
  const draft = draftOf(path);
  await rm(draft, { force: true });
  const digest = await digestOf(path);
  let copy: string | null = null;
  for (const name of there) if (name.startsWith(start) && (await digestOf(join(folder, name))) === digest) copy = name;
  if (copy === null) {
    // As much again is kept for the snapshots that are written next.
    const [{ size }, disk] = await Promise.all([stat(path), statfs(folder)]);
    const room = free ?? disk.bavail * disk.bsize;
    if (room < 2 * size)
      throw new StoreError(
        "failed",
        `There is no room to copy ${shown} before this version of the program changes it (${megabytes(2 * size)} are needed, ${megabytes(room)} are free): make room, then start again. Nothing was changed.`,
        { trouble: "full" },
      );
    copy = `${start}${new Date(now).toISOString().slice(0, 10)}`;
    // Whole under another name first, so that a copy that has its name is one.
    try {
      await copyFile(path, draft);
      const file = await open(draft, "r+");
      await file.sync().finally(() => file.close());
      await rename(draft, join(folder, copy));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
  }
  for (const name of there) if (name !== copy) await rm(join(folder, name), { force: true });
  return copy;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("base64");
}
