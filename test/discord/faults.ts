// Bad days on demand: an error, an answer that never comes, or a deed done whose answer is lost on the way.

/** A fault waiting for a request to befall. */
export type Fault = {
  /** Any method if left out. */
  readonly method?: string;
  /** Matched against the path after `/api/v10`. */
  readonly path: RegExp;
  /** How many requests it befalls; 1 if left out. */
  readonly times?: number;
  /** How many requests it spares before that; none if left out. */
  readonly spares?: number;
} & (
  | {
      /** Answer this status instead of acting. */ readonly status: number;
      readonly code?: number;
      readonly retryAfter?: number;
      /** Of a 429: it holds for all that the bot asks. */
      readonly global?: boolean;
    }
  | { /** Neither act nor ever answer. */ readonly hang: true }
  | { /** Act, then break the connection without answering. */ readonly lost: true }
);

/** The faults in waiting. */
export interface Faults {
  failNext(fault: Fault): void;
  /** The fault for this request, used up once. */
  take(method: string, path: string): Fault | undefined;
}

/** No faults yet. */
export function faults(): Faults {
  const waiting: { fault: Fault; left: number; spares: number }[] = [];
  return {
    failNext: (fault) => void waiting.push({ fault, left: fault.times ?? 1, spares: fault.spares ?? 0 }),
    take(method, path) {
      const found = waiting.find(
        ({ fault, left }) => left > 0 && (fault.method ?? method) === method && fault.path.test(path),
      );
      if (found && found.spares > 0) {
        found.spares -= 1;
        return undefined;
      }
      if (found) found.left -= 1;
      return found?.fault;
    },
  };
}
