/** Small pieces of doing, as the words of offline days are written. */
import type { Activity, FixtureKind } from "../../world/kinds.ts";

/** A small piece of doing, reading after "is", at the first of some kinds of things that is there. */
export interface WordedTask {
  readonly doing: string;
  readonly emoji: string;
  readonly at: readonly FixtureKind[];
  /** What becomes of the thing meanwhile, or null. */
  readonly state: string | null;
  readonly activity?: Activity;
}

/** A small piece of doing. */
export const task = (
  doing: string,
  emoji: string,
  at: FixtureKind | readonly FixtureKind[] = [],
  state: string | null = null,
  activity?: Activity,
): WordedTask => ({ doing, emoji, at: [at].flat(), state, ...(activity ? { activity } : {}) });

/** The shape of a craft: first things first, then its middle in any order, breaks of its own, and last what clears up. */
export interface Craft {
  readonly open: readonly WordedTask[];
  readonly middle: readonly WordedTask[];
  readonly close: readonly WordedTask[];
  readonly rest?: readonly WordedTask[];
}
