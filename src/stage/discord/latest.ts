/** Remembers the latest of what comes, and no more than so many of it: a bot runs for months. */

/** Puts something last, and lets go of the oldest beyond `most`. */
export function keepLatest<V>(known: Map<string, V>, key: string, value: V, most: number): void {
  known.delete(key);
  known.set(key, value);
  for (const oldest of known.keys()) {
    if (known.size <= most) break;
    known.delete(oldest);
  }
}

/** Notes an id; false when it was noted before. Only the latest `most` are remembered. */
export function isNew(noted: Set<string>, id: string, most: number): boolean {
  if (noted.has(id)) return false;
  noted.add(id);
  for (const oldest of noted) {
    if (noted.size <= most) break;
    noted.delete(oldest);
  }
  return true;
}
