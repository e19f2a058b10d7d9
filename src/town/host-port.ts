/** What stages need of the host: the towns by id, and founding and removing them. The host itself is `host.ts`. */
import type { Stage } from "../stage/stage.ts";
import type { TownDesk } from "./desk/desk.ts";
import type { Past } from "./file/export.ts";
import type { Settings } from "./keeping/settings.ts";

/** How a town is founded, where not as usual. */
export interface Founded {
  readonly seed?: string;
  /** The JSON of a town file that was handed in, instead of the one that `name` names. */
  readonly file?: unknown;
  /** What it has lived before, which it goes on from. */
  readonly past?: Past;
  readonly settings?: Partial<Settings>;
}

/** A town that could not be opened: why, for its keepers, and the language that is told in. */
export interface LeftOut {
  readonly language: string;
  readonly why: string;
}

/** The towns that live in this process (design section 2.8). */
export interface Towns {
  /** Ids of the towns that live here. */
  ids(): readonly string[];
  /** The desk of a town, or null. */
  desk(id: string): TownDesk | null;
  /** Settles a new town from the file `name` under `id` and starts it. @throws UserError when the id is taken or the file is bad. */
  found(id: string, name: string, options?: Founded): Promise<TownDesk>;
  /** A town that nobody can see rests, until it is told otherwise: no ticks, no cost. Not kept over a restart. */
  rest(id: string, rests: boolean): void;
  /** Stops a town and erases it. */
  remove(id: string): Promise<void>;
  /** The town of `id` that could not be opened, told in its language, or in `otherwise` where its own is not known; null where it could, or there is none. */
  unread(id: string, otherwise?: string): LeftOut | null;
  /** What the keepers of a town should know of its opening, a sentence each. */
  concerns(id: string): readonly string[];
  /** Adds a stage: it gets every turn committed from now on, of every town. */
  join(stage: Stage): void;
}
