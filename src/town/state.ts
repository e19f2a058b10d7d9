/** A town as a value: everything that changes while it lives. How it is written down stands in `patch.ts` and `snapshot.ts`. */
import type { Minutes } from "../clock/units.ts";
import type { Mind } from "../mind/mind.ts";
import type { Noticed } from "../mind/perceive.ts";
import type { Story } from "../mind/persona.ts";
import type { LineId, StoryId } from "../world/events.ts";
import type { Talk } from "../world/people.ts";
import type { PersonId, PlaceId } from "../world/places.ts";
import type { World } from "../world/world.ts";
import type { TownFile } from "./file/definition.ts";
import type { Held } from "./proposal.ts";
import type { Away } from "./roll/away.ts";

/** A town at one turn. */
export interface TownState {
  readonly id: string;
  readonly seed: string;
  /** Town minutes a tick moves. */
  readonly step: number;
  readonly turn: number;
  readonly now: Minutes;
  /** Ticks and people's acts so far: they name the thoughts (design section 2.5). */
  readonly ticks: number;
  readonly acts: number;
  readonly opened: boolean;
  /** Why the clock stands still, or null. */
  readonly paused: string | null;
  /** Beats per tick. */
  readonly pace: number;
  readonly world: World;
  readonly minds: ReadonlyMap<PersonId, Mind>;
  /** What each resident has in reach of their senses and has not yet taken in. */
  readonly pending: ReadonlyMap<PersonId, readonly Noticed[]>;
  /** Residents who are about to answer people, with the words they answer, in the order they were said. */
  readonly engaged: ReadonlyMap<PersonId, readonly Owed[]>;
  /** What residents would have said while a person waited for an answer there, in order. It is not kept: at a start nobody holds words. */
  readonly held: readonly Held[];
  readonly stories: ReadonlyMap<StoryId, Story>;
  /** How often each resident asked the model today (design section 5, Cost). */
  readonly asked: ReadonlyMap<PersonId, DayCount>;
  /** Residents whom a member has taken over, and the visitor that member is. */
  readonly embodied: ReadonlyMap<PersonId, PersonId>;
  /** Visitors who have ever been here, with how they call and describe themselves. */
  readonly known: ReadonlyMap<PersonId, { readonly name: string; readonly about: string; readonly member: string }>;
  /** Who lives in town, where keepers have changed that since it was founded; null: as it was founded. */
  readonly roll: Roll | null;
  /** Residents who have moved away and may yet be asked back, and their minds. */
  readonly away: ReadonlyMap<PersonId, Away>;
  readonly awayMinds: ReadonlyMap<PersonId, Mind>;
  /** The stage's latest messages that became acts, oldest first: none is taken twice, also after a restart. */
  readonly handled: ReadonlyMap<string, Handled>;
}

/** Where a message became an act, and in which turn; null in what was kept by programs of before. */
export interface Handled {
  readonly place: PlaceId;
  readonly turn: number | null;
}

/** A town as its keepers have made it: its file as it is now, and the names of those who have moved away. */
export interface Roll {
  readonly file: TownFile;
  readonly gone: ReadonlyMap<PersonId, string>;
}

/** How often a resident asked the model on the town day they last did; talk with people apart. */
export interface DayCount {
  readonly day: number;
  readonly calls: number;
}

/** An answer that a resident owes a person: to which act, and to which line of it. */
export interface Owed {
  readonly act: string;
  readonly line: LineId;
  /** The talk as it was when they left it before they had their answer: it is called after them. */
  readonly parted?: Talk;
}
