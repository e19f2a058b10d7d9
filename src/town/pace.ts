/**
 * How fast a town lives: its pace is beats of the clock per tick. From one beat to twenty the town takes its time; at a quick pace, a part of
 * a beat, it lives several ticks in each.
 */

/** The slowest pace. */
export const SLOWEST = 20;
/** How many ticks a beat holds at the quick paces. */
export const quickTimes: readonly number[] = [3, 10];
/** So many town minutes after a person last said something in a talk the town does not hurry, so that they can answer. */
export const LINGERS = 10;

/** The pace at which a beat holds so many ticks. */
export const timesPace = (times: number): number => 1 / times;

/** Whether a town can live at it. */
export const isPace = (pace: number): boolean =>
  Number.isInteger(pace) ? pace >= 1 && pace <= SLOWEST : quickTimes.some((times) => pace === timesPace(times));

/** A pace as it is typed: "3x", or a number of beats; null where it is neither. */
export function paceTyped(typed: string): number | null {
  const plain = typed.trim().toLowerCase().replace("×", "x");
  const pace = plain.endsWith("x") ? timesPace(Number(plain.slice(0, -1))) : Number(plain);
  return plain !== "" && isPace(pace) ? pace : null;
}

/** A pace as it is typed and shown: "3x", or beats per tick. */
export const paceText = (pace: number): string => (pace < 1 ? `${Math.round(1 / pace)}x` : String(pace));
