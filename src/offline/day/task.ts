/** Small pieces of doing, as the words of offline days are written. */
import type { Task } from "../../mind/persona.ts";

/** A small piece of doing, reading after "is". */
export const task = (
  doing: string,
  emoji: string,
  object: string | null = null,
  state: string | null = null,
): Task => ({ doing, emoji, object, state });

/** The shape of a craft: first things first, then its middle in any order, breaks of its own, and last what clears up. */
export interface Craft {
  readonly open: readonly Task[];
  readonly middle: readonly Task[];
  readonly close: readonly Task[];
  readonly rest?: readonly Task[];
}
