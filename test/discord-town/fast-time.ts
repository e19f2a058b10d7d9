/**
 * Time that goes by as fast as there is nothing to wait for, for rehearsals: the process's clock and timers, discord.js's and ours alike,
 * leap to whatever is due next as soon as all that is under way on loopback has come to rest. A day passes in minutes and every rule
 * that counts seconds (limits, holds, three seconds to answer) is kept as on a real day.
 */
import { channel } from "node:diagnostics_channel";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import sleeping from "node:timers/promises";

/** The hand that moves the time. */
export interface FastTime {
  /** Lets time go by until a moment, or until something is done. */
  until(moment: number | Promise<unknown>): Promise<void>;
  /** Real time again. What still waits never comes. */
  stop(): void;
}

/** Turns of the process without a new timer or request after which it has come to rest. */
const QUIET_TURNS = 8;

/** What time waits for, besides timers and requests. */
export interface UnderWay {
  /** Counts what was sent to whoever listens, and by them, besides their own requests. */
  packets(): number;
  /** Resolves when all of that has been received. */
  heard(): Promise<void>;
  /** What requests called themselves, in `x-request-id`, that will never be answered. */
  readonly hung: ReadonlySet<string>;
}

/** A timer of ours, with what Node's own have. */
class Timer {
  readonly #again: () => void;
  constructor(again: () => void) {
    this.#again = again;
  }
  refresh(): this {
    this.#again();
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  close(): this {
    waiting.delete(this);
    return this;
  }
  [Symbol.dispose](): void {
    waiting.delete(this);
  }
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** There is one clock in a process, so there is one list of what waits for it. */
const waiting = new Map<Timer, Due>();

/** Takes over the process's time. */
export function fastTime({ packets, heard, hung }: UnderWay): FastTime {
  const requests = new Map<unknown, string>();
  let asked = 0;
  const began = (told: unknown) => {
    const { request } = told as { request: { addHeader(name: string, value: string): void } };
    const name = String(++asked);
    request.addHeader("x-request-id", name);
    requests.set(request, name);
  };
  const ended = (told: unknown) => void requests.delete((told as { request: unknown }).request);
  const listened = [
    ["undici:request:create", began],
    ["undici:request:trailers", ended],
    ["undici:request:error", ended],
  ] as const;
  for (const [name, listener] of listened) channel(name).subscribe(listener);
  const RealDate = globalThis.Date;
  const { setTimeout: realTimeout, setInterval: realInterval, clearTimeout, clearInterval, setImmediate } = timers;
  const real = { setTimeout: realTimeout, setInterval: realInterval, clearTimeout, clearInterval };
  const slept = sleeping.setTimeout;
  const turn = () => new Promise<void>((go) => setImmediate(go));
  let now = RealDate.now();
  let changes = 0;
  let [told, seen] = [-1, 0];

  const start = (run: () => void, ms: unknown, every: boolean): Timer => {
    const wait = Math.max(1, Number(ms) || 0);
    const again = () => {
      changes++;
      waiting.set(timer, {
        at: now + wait,
        run() {
          if (every) again();
          else waiting.delete(timer);
          run();
        },
      });
    };
    const timer = new Timer(again);
    again();
    return timer;
  };
  const stop = (timer: unknown) => {
    if (timer instanceof Timer) waiting.delete(timer);
    else if (timer) clearTimeout(timer as NodeJS.Timeout);
  };
  const setTimeout = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    start(() => run(...args), ms, false);
  const setInterval = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    start(() => run(...args), ms, true);
  const sleep = (ms?: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const timer = start(() => resolve(value), ms, false);
      signal?.addEventListener("abort", () => {
        stop(timer);
        reject(signal.reason);
      });
    });
  const ours = { setTimeout, setInterval, clearTimeout: stop, clearInterval: stop };
  Object.assign(globalThis, ours);
  Object.assign(timers, ours);
  Object.assign(sleeping, { setTimeout: sleep });
  syncBuiltinESMExports();
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<typeof RealDate> | []) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;

  /** Waits until all that is under way has come to rest. */
  const rest = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      await turn();
      if (packets() !== told) {
        told = packets();
        await heard();
        quiet = 0;
      }
      const open = [...requests.values()].some((name) => !hung.has(name));
      if (open || changes !== seen) quiet = 0;
      seen = changes;
    }
  };
  const next = (): Due | undefined => {
    let first: Due | undefined;
    for (const due of waiting.values()) if (!first || due.at < first.at) first = due;
    return first;
  };

  return {
    async until(moment) {
      let over = false;
      if (typeof moment !== "number")
        void Promise.resolve(moment).then(
          () => (over = true),
          () => (over = true),
        );
      for (;;) {
        await rest();
        if (over) return;
        const due = next();
        if (typeof moment === "number" && (!due || due.at > moment)) {
          now = moment;
          return;
        }
        if (!due) throw new Error("what is waited for will never come: nothing is due");
        now = Math.max(now, due.at);
        due.run();
      }
    },
    stop() {
      waiting.clear();
      for (const [name, listener] of listened) channel(name).unsubscribe(listener);
      globalThis.Date = RealDate;
      Object.assign(globalThis, real);
      Object.assign(timers, real);
      Object.assign(sleeping, { setTimeout: slept });
      syncBuiltinESMExports();
    },
  };
}
