/**
 * The wall clock, looked at beat by beat, told apart from its jumps: a clock that was set wrong for a moment, or a machine that slept. What
 * rests on somebody having stayed away for long must not rest on a jump.
 */

/** A longer pause between two looks is a jump, unless two pauses before it were as long: then looks are simply rare. */
const LONGEST_LOOK_MS = 6 * 60 * 60_000;
/** A jump counts as so much time. */
const JUMP_MS = 60_000;
/** Time without a jump after which the clock is believed. */
export const SETTLED_MS = 2 * 60 * 60_000;

/** What was seen of a clock so far. */
export interface Steady {
  /** What the clock said at the last look, and how long that was after the look before. */
  readonly real: number;
  readonly gapMs: number;
  /** Time that went by, jumps left out: to measure silence by. */
  readonly at: number;
  /** How long there has been no jump. */
  readonly smoothMs: number;
}

/** After another look at the clock; `before` is null at the first. */
export function looked(before: Steady | null, real: number): Steady {
  if (before === null) return { real, gapMs: 0, at: real, smoothMs: 0 };
  const gapMs = real - before.real;
  const short = gapMs >= 0 && gapMs <= LONGEST_LOOK_MS;
  const alike = gapMs >= 0 && gapMs <= 2 * before.gapMs;
  if (short || (alike && before.smoothMs > 0))
    return { real, gapMs, at: before.at + gapMs, smoothMs: before.smoothMs + gapMs };
  // A clock that is wrong may step on. That looks are rare is believed from the third long pause on.
  return { real, gapMs: Math.max(0, gapMs), at: before.at + JUMP_MS, smoothMs: alike ? JUMP_MS : 0 };
}

/** Whether the clock has run for long enough without a jump that what it says of days is to be believed. */
export const isSettled = ({ smoothMs }: Steady, afterMs = SETTLED_MS): boolean => smoothMs >= afterMs;
