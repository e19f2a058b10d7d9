import { MINUTE_MS } from "./speaking/channel-budget.ts";
import { TOO_OLD_MS } from "./speaking/line-queue.ts";

/** Real durations of the stage, named in one place. Tests hand in shorter ones. */
export interface Timing {
  /** A person's message waits this long before it is an act: proxy bots delete it, people mend it. */
  readonly holdMs: number;
  /** Between two looks for a line whose answer was lost. */
  readonly lookAgainMs: number;
  /** After this a line is no longer said. */
  readonly tooOldMs: number;
  /** Whose act waits for the town's memory for longer than this is told that it is kept. */
  readonly heldMs: number;
  /** Where nothing may be posted, it is tried again after this. */
  readonly shutMs: number;
  /** A town whose server the bot was put out of is erased after this. */
  readonly graceMs: number;
  /** How long Discord's minute is, for the lines of a channel. */
  readonly minuteMs: number;
  /** How much of a human's typing time residents take between lines: 1 all of it, 0 none. */
  readonly rhythm: number;
  /** Between two edits of a board. */
  readonly boardMs: number;
  /** After this a board is posted anew instead of edited. */
  readonly reboardMs: number;
  /** Between two updates of the bot's presence. */
  readonly presenceMs: number;
  /** A note to one member in a channel is taken away after this. */
  readonly noteMs: number;
  /** A member gets at most one such note in this time. */
  readonly noteAgainMs: number;
  /** What the town is is told once in a place in this time, however many take part for the first time. */
  readonly firstWordsMs: number;
  /** A note that asks somebody to step in is taken away after this: there is a button to find. */
  readonly askMs: number;
  /** Somebody is asked at most once in this time. */
  readonly askAgainMs: number;
  /** Between two words on how far a founding is. */
  readonly progressMs: number;
  /** A request without an answer is given up after this. */
  readonly requestMs: number;
  /** The first answer to an interaction, for which there are three seconds, is given again when nothing is heard of it for so long. */
  readonly acknowledgeMs: number;
  /**
   * Between two requests with the bot's token: Discord allows 50 a second, however many queues they come from. Half of that, since what
   * is sent evenly may arrive in a bunch.
   */
  readonly apartMs: number;
}

/** How it is outside of tests. */
export const usualTiming: Timing = {
  holdMs: 2_000,
  lookAgainMs: 2_000,
  tooOldMs: TOO_OLD_MS,
  heldMs: 3_000,
  shutMs: 30_000,
  graceMs: 3 * 24 * 60 * 60_000,
  minuteMs: MINUTE_MS,
  rhythm: 1,
  boardMs: 30_000,
  reboardMs: 50 * 60_000,
  presenceMs: 60_000,
  noteMs: 20_000,
  noteAgainMs: 60 * 60_000,
  firstWordsMs: 10 * 60_000,
  askMs: 2 * 60_000,
  askAgainMs: 6 * 60 * 60_000,
  progressMs: 2_000,
  requestMs: 10_000,
  acknowledgeMs: 1_000,
  apartMs: 40,
};

/** Resolves after some real time, or at once when stopped. */
export function sleep(ms: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopped.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stopped.addEventListener("abort", done);
  });
}

/** Whether something is done, well or not, before some real time is over. Never rejects. */
export async function isDone(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  const over = new AbortController();
  const done = work.then(
    () => true,
    () => true,
  );
  const late = sleep(withinMs, over.signal).then(() => false);
  const first = await Promise.race([done, late]);
  over.abort();
  return first;
}
