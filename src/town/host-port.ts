/** What stages need of the host: the towns by id, and founding and removing them. The host itself is `host.ts`. */
import type { Stage } from "../stage/stage.ts";
import type { TownDesk } from "./desk.ts";

/** The towns that live in this process (design section 2.8). */
export interface Towns {
  /** Ids of the towns that live here. */
  ids(): readonly string[];
  /** The desk of a town, or null. */
  desk(id: string): TownDesk | null;
  /**
   * Settles a new town from the file `name` under `id`, or from `file`, the JSON of one that was handed in, and starts it. @throws
   * UserError when the id is taken or the file is bad.
   */
  found(id: string, name: string, options?: { seed?: string; file?: unknown }): Promise<TownDesk>;
  /** Stops a town and erases it. */
  remove(id: string): Promise<void>;
  /** Adds a stage: it gets every turn committed from now on, of every town. */
  join(stage: Stage): void;
}
