/** What a thought comes to before it is applied: a town changes only by what is settled of it (design section 2.4). */
import type { Mind, Opened } from "../mind/mind.ts";
import type { Noticed } from "../mind/perceive.ts";
import type { Action } from "../world/actions.ts";
import type { Draft } from "../world/events.ts";
import type { PersonId } from "../world/places.ts";

/** What one thought of one resident comes to, to be applied when its turn comes. */
export interface Proposal {
  readonly who: PersonId;
  /** The mind it was thought from; another one by now means that the thought is out of date. */
  readonly before: Mind;
  readonly mind: Mind;
  /** What it took in. */
  readonly consumed: ReadonlySet<Noticed>;
  readonly events: readonly Draft[];
  readonly actions: readonly Action[];
  /** News that it makes; absent where it makes none. */
  readonly opened?: readonly Opened[];
  /** The person's act it answers, or null for the town's own thinking. */
  readonly answers: string | null;
}

/** Words that wait until people have had the answers to these acts. */
export interface Held {
  readonly proposal: Proposal;
  readonly after: readonly string[];
}
