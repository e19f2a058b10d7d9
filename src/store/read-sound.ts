/** Small records that a town can do without, read so that a damaged one stops nothing. */
import type { z } from "zod";
import { type Json, type Store, StoreError } from "./store.ts";

/** A small record that a town can do without: null where there is none, or none that can be read; `damaged` is told why, of the second. @throws StoreError */
export async function readSound<T>(
  store: Store,
  name: string,
  shape: z.ZodType<T>,
  damaged: (why: string) => void = () => {},
): Promise<T | null> {
  let kept: Json | null;
  try {
    kept = await store.read(name);
  } catch (error) {
    if (!(error instanceof StoreError) || error.reason !== "broken") throw error;
    damaged(error.message);
    return null;
  }
  if (kept === null) return null;
  const read = shape.safeParse(kept);
  if (read.success) return read.data;
  damaged(read.error.issues.map(({ path, message }) => [...path, message].join(": ")).join("; "));
  return null;
}
