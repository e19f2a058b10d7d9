/**
 * Tries again what may pass: a rate limit, a server's fault, a lost connection, a time-out. Waits longer each time and as
 * long as the provider asks, but never so long that the moment in town is over. Nobody waits any more for an answer that came too late
 * for a person.
 */
import {
  addUsage,
  isImpatience,
  type Model,
  type ModelError,
  type ModelErrorReason,
  noUsage,
  type Usage,
} from "./model.ts";

/** How to wait. Everything is handed in, so that tests wait for nothing. */
export interface RetryOptions {
  /** From 0 up to 1; spreads the waits of many questions. */
  readonly random: () => number;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const MOST_RETRIES = 2;
const FIRST_WAIT_MS = 500;
/** A provider that asks for more isn't waited for: the stand-in answers. */
const LONGEST_WAIT_MS = 20_000;
/** No try begins later than this after the question. */
const DEADLINE_MS = 90_000;
const PASSING: readonly ModelErrorReason[] = ["rate-limit", "server", "network", "timeout"];

/** The same model, with up to two retries of failures that may pass. */
export function withRetries(model: Model, options: RetryOptions): Model {
  async function retried<T extends { readonly usage: Usage }>(
    attempt: () => Promise<T>,
    errorOf: (result: T) => ModelError | null,
  ): Promise<T> {
    const started = options.now();
    let usage = noUsage;
    for (let retries = 0; ; retries += 1) {
      const result = await attempt();
      usage = addUsage(usage, result.usage);
      const wait = waitFor(errorOf(result), retries, options.random);
      if (wait === null || options.now() + wait - started > DEADLINE_MS) return { ...result, usage };
      await options.wait(wait);
    }
  }

  return {
    get name() {
      return model.name;
    },
    ask: (question) =>
      retried(
        () => model.ask(question),
        (reply) => (reply.ok || isImpatience(question, reply.error) ? null : reply.error),
      ),
    embed: (town, texts) =>
      retried(
        () => model.embed(town, texts),
        (embedded) => embedded.error ?? null,
      ),
  };
}

/** Milliseconds until the next try, or null when there is none. */
function waitFor(error: ModelError | null, retries: number, random: () => number): number | null {
  if (error === null || retries === MOST_RETRIES || !PASSING.includes(error.reason)) return null;
  const backoff = FIRST_WAIT_MS * 2 ** retries;
  const wait = (error.retryAfterMs ?? backoff / 2) + (random() * backoff) / 2;
  return (error.retryAfterMs ?? 0) > LONGEST_WAIT_MS ? null : wait;
}
