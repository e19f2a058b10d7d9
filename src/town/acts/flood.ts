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
  /** The same by a clock that was far ahead of that one; null where there was none. */
  readonly ahead: number | null;
  readonly told: boolean;
}

const RESTED: Pick<Patience, "left" | "told"> = { left: LINES_AT_ONCE, told: false };

/** Clocks of different stages are not one; what they differ by at most, unless one of them is wrong. */
const SKEW_MS = 60_000;

/**
 * How long it was since the line before, by the clock that this moment is of: nobody waits until one clock has caught up with another, and
 * to go from one to the other is no rest.
 */
function passed(
  before: Patience,
  now: number,
): { readonly ms: number; readonly clocks: Pick<Patience, "at" | "ahead"> } {
  const { at, ahead } = before;
  if (ahead !== null && now >= ahead - SKEW_MS) {
    const latest = Math.max(now, ahead);
    return { ms: latest - ahead, clocks: { at, ahead: latest } };
  }
  if (now < at - SKEW_MS) return { ms: 0, clocks: { at: now, ahead: at } };
  const latest = Math.max(now, at);
  return { ms: latest - at, clocks: { at: latest, ahead } };
}

/** One more line at a moment. `telling`: there is a way to tell its author. */
export function heed(
  before: Patience | undefined,
  now: number,
  telling: boolean,
): { readonly heed: Heed; readonly after: Patience } {
  const { ms, clocks } = before ? passed(before, now) : { ms: 0, clocks: { at: now, ahead: null } };
  const left = before ? before.left + ms / LINE_EVERY_MS : LINES_AT_ONCE;
  const { left: most, told } = before && left < LINES_AT_ONCE ? { left, told: before.told } : RESTED;
  if (most >= 1) return { heed: "heard", after: { ...clocks, left: most - 1, told } };
  return { heed: told || !telling ? "told" : "tell", after: { ...clocks, left: most, told: told || telling } };
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
