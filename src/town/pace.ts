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

/** As the town usually lives. */
const USUAL: ReadonlySet<string> = new Set(["usual", "normal", "default", "正常", "默认", "通常"]);

/** A pace as it is typed: "3x", "x3", "3倍", "normal", or a number of beats; null where it is none of these. */
export function paceTyped(typed: string): number | null {
  const plain = typed.normalize("NFKC").trim().toLowerCase().replace("×", "x");
  if (USUAL.has(plain)) return 1;
  const [, before, after] = /^(?:x ?(\d{1,3})|(\d{1,3}) ?(?:x|倍速?|times))$/u.exec(plain) ?? [];
  const times = before ?? after;
  const pace = times ? timesPace(Number(times)) : Number(plain);
  return plain !== "" && isPace(pace) ? pace : null;
}

/** A pace as it is typed and shown: "3x", or beats per tick. */
export const paceText = (pace: number): string => (pace < 1 ? `${Math.round(1 / pace)}x` : String(pace));
