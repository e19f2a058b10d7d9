/**
 * How fast a channel may be spoken in (design section 7). Discord allows 5 executes in 2 s per webhook and, unannounced in any
 * header, 30 a minute per channel; we stay below both by design instead of finding out by a 429 (discord-facts section 2).
 * Pure: what was sent is a list of real times, oldest first, and the clock is handed in.
 */

/** Lines a channel gets in any 60 seconds. */
export const LINES_PER_MINUTE = 20;
/** Of these, lines kept for answers to people. */
export const KEPT_FOR_PEOPLE = 5;
/** Lines a channel gets in any 2 seconds. */
export const LINES_PER_BURST = 4;

/** How long Discord's minute is. Only a test that lets a town live at a hundred times its pace has another, for Discord and for us. */
export const MINUTE_MS = 60_000;

/** A little more than the windows themselves, since our clock and Discord's do not tick together. */
const minuteOf = (minuteMs: number) => minuteMs * (60_500 / MINUTE_MS);
const burstOf = (minuteMs: number) => minuteMs * (2_100 / MINUTE_MS);

/** Real milliseconds to wait before the next line may go out; 0 is now. `forPerson`: it answers somebody's act. */
export function waitFor(sent: readonly number[], now: number, forPerson: boolean, minuteMs = MINUTE_MS): number {
  const most = forPerson ? LINES_PER_MINUTE : LINES_PER_MINUTE - KEPT_FOR_PEOPLE;
  return Math.max(
    0,
    untilFree(sent, now, most, minuteOf(minuteMs)),
    untilFree(sent, now, LINES_PER_BURST, burstOf(minuteMs)),
  );
}

/** How many ambient lines may still go out in this minute. */
export function roomLeft(sent: readonly number[], now: number, minuteMs = MINUTE_MS): number {
  return Math.max(0, LINES_PER_MINUTE - KEPT_FOR_PEOPLE - within(sent, now, minuteOf(minuteMs)).length);
}

/** `sent` with one more line, and without what no longer counts. */
export function noted(sent: readonly number[], now: number, minuteMs = MINUTE_MS): readonly number[] {
  return [...within(sent, now, minuteOf(minuteMs)), now];
}

const within = (sent: readonly number[], now: number, spanMs: number) => sent.filter((at) => at > now - spanMs);

function untilFree(sent: readonly number[], now: number, most: number, spanMs: number): number {
  const recent = within(sent, now, spanMs);
  if (recent.length < most) return 0;
  return recent[recent.length - most]! + spanMs - now;
}
