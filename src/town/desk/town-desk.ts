/** The desk of one town, its three faces at one counter (style section 2). */
import { counterOf, type DeskOptions } from "./counter.ts";
import type { TownDesk } from "./desk.ts";
import { keptBy } from "./kept-by.ts";
import { lookedAt } from "./looked-at.ts";
import { visited } from "./visited.ts";

/** The desk of a town. */
export function townDesk(options: DeskOptions): TownDesk {
  const counter = counterOf(options);
  return { ...lookedAt(counter), ...visited(counter), ...keptBy(counter) };
}
