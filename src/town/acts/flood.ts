/**
 * One person's flood: a town listens to so many lines of a member at once, and from then on to so many a minute (a token bucket for each
 * member and town); whatever else they do or ask counts as a line. What is more is not heard; whoever writes it is told so once, and again
 * only after they have rested. Pure: what was heard before and the clock go in, what is heard now comes out. In memory alone: nobody is a
 * flooder after a restart.
 */

/** Lines that are heard at once from who has been quiet. */
export const LINES_AT_ONCE = 20;
/** One more is heard after so many real milliseconds: faster than anybody talks who waits for an answer. */
export const LINE_EVERY_MS = 3_000;
/** The same as a number for people. */
export const LINES_A_MINUTE = 60_000 / LINE_EVERY_MS;

/** Whether a line is heard; and if not, whether its author is to be told now, or was told before. */
export type Heed = "heard" | "tell" | "told";

/** How much a town still listens to a member. */
export interface Patience {
  readonly left: number;
  /** When that was, in real milliseconds. */
  readonly at: number;
  readonly told: boolean;
}

const RESTED: Omit<Patience, "at"> = { left: LINES_AT_ONCE, told: false };

/** One more line at a moment. `telling`: there is a way to tell its author. */
export function heed(
  before: Patience | undefined,
  now: number,
  telling: boolean,
): { readonly heed: Heed; readonly after: Patience } {
  // Clocks of different stages are not one: time does not go back for that.
  const at = Math.max(now, before?.at ?? now);
  const left = before ? before.left + (at - before.at) / LINE_EVERY_MS : LINES_AT_ONCE;
  const { left: most, told } = before && left < LINES_AT_ONCE ? { left, told: before.told } : RESTED;
  if (most >= 1) return { heed: "heard", after: { left: most - 1, at, told } };
  return { heed: told || !telling ? "told" : "tell", after: { left: most, at, told: told || telling } };
}

/** Members that are remembered: whoever is beyond is taken for rested. */
const MOST_MEMBERS = 1_000;

/** The members of one town. */
export class Floods {
  readonly #by = new Map<string, Patience>();

  /** Whether one more line of a member is heard. */
  heed(member: string, now: number, telling = true): Heed {
    const { heed: heard, after } = heed(this.#by.get(member), now, telling);
    this.#by.delete(member);
    this.#by.set(member, after);
    for (const oldest of this.#by.keys()) {
      if (this.#by.size <= MOST_MEMBERS) break;
      this.#by.delete(oldest);
    }
    return heard;
  }
}
