/** The real clock: beats come when a cron expression says (node-cron), in the time zone of the machine. */
import { createTask, type Logger, validateDetailed } from "node-cron";
import { type Clock, oneAtATime } from "./clock.ts";
import { milliseconds } from "./units.ts";

/** What is wrong with a cron expression, in a sentence with what to do, or null when it is a good one. */
export function cronProblem(expression: string): string | null {
  const { valid, errors } = validateDetailed(expression);
  if (valid) return null;
  const why = errors.map(({ message }) => message).join(", ");
  return `"${expression}" is no cron expression (${why}): write five or six fields, such as */30 * * * * * for every 30 seconds.`;
}

/** Beats that are looked ahead at to tell how far they are apart. */
const LOOKED_AT = 100;

/** Real milliseconds between two beats of a good cron expression, in the mean. */
export function beatMs(expression: string): number {
  const task = createTask(expression, () => {}, { logger: quiet });
  const runs = task.getNextRuns(LOOKED_AT).map((run) => run.getTime());
  void task.destroy();
  return runs.length < 2 ? 86_400_000 : (runs.at(-1)! - runs[0]!) / (runs.length - 1);
}

/** Longest wait of a timer; the system takes a longer one for none. */
const LONGEST = 2 ** 31 - 1;

/** node-cron speaks on standard output by itself: of beats missed while the machine slept, of beats left out. */
const quiet: Logger = { info() {}, warn() {}, error() {}, debug() {} };

/**
 * A clock that beats by `expression`; throws a `RangeError` with the sentence of `cronProblem` for a bad one. A beat that
 * rejects is a bug: it is handed to `onFailure`, and the clock goes on.
 */
export function cronClock(expression: string, onFailure: (error: unknown) => void): Clock {
  const problem = cronProblem(expression);
  if (problem !== null) throw new RangeError(problem);
  const alone = oneAtATime();
  return {
    now: () => milliseconds(Date.now()),
    beatMs: milliseconds(beatMs(expression)),
    start(beat) {
      // node-cron keeps the beats of one task apart; `alone` also those of a start right after a stop.
      const task = createTask(expression, () => alone(beat).catch(onFailure), {
        noOverlap: true,
        suppressMissedWarning: true,
        logger: quiet,
      });
      task.start();
      return () => void task.destroy();
    },
    after(delay, then) {
      const timer = setTimeout(then, Math.min(delay, LONGEST));
      return () => clearTimeout(timer);
    },
  };
}
