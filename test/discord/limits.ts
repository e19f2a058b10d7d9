// Discord's rate limits, as the fact sheet (section 2) has them. Those marked hidden are not announced in headers, so
// a bot only learns of them from a 429. Numbers Discord does not document can be changed per test.

import type { RateLimited, State } from "./state.ts";

/** So many requests in so long. */
export interface Limit {
  readonly count: number;
  readonly perMs: number;
}

/** The limits the test Discord keeps. */
export interface Limits {
  /** Authorised requests of the whole bot. */
  readonly global: Limit;
  /** Executions of one webhook. */
  readonly webhook: Limit;
  /** Edits of one webhook's messages. */
  readonly webhookEdit: Limit;
  /** Executions in one channel, over all its webhooks; hidden. */
  readonly channelWebhooks: Limit;
  /** New name or topic of one channel; hidden. */
  readonly channelName: Limit;
  /** Other changes of one channel. */
  readonly channelUpdate: Limit;
  /** The bot's own messages in one channel. */
  readonly send: Limit;
  readonly remove: Limit;
  readonly react: Limit;
  /** Edits of messages older than an hour, per channel; hidden, and the true number is unknown. */
  readonly oldEdits: Limit;
}

/** The numbers of the fact sheet. */
export const discordLimits: Limits = {
  global: { count: 50, perMs: 1_000 },
  webhook: { count: 5, perMs: 2_000 },
  webhookEdit: { count: 5, perMs: 2_000 },
  channelWebhooks: { count: 30, perMs: 60_000 },
  channelName: { count: 2, perMs: 600_000 },
  channelUpdate: { count: 5, perMs: 15_000 },
  send: { count: 5, perMs: 5_000 },
  remove: { count: 5, perMs: 1_000 },
  react: { count: 1, perMs: 250 },
  oldEdits: { count: 3, perMs: 3_600_000 },
};

/** A limit a request counts against, and whose it is. */
export interface Charge {
  readonly limit: keyof Limits;
  readonly key: string;
}

/** A refusal, or the headers to send with the answer. */
export type Toll =
  | { readonly refused: false; readonly headers: Record<string, string> }
  | { readonly refused: true; readonly headers: Record<string, string>; readonly body: object };

interface Scope {
  readonly scope: RateLimited["scope"];
  readonly hidden: boolean;
  readonly code?: number;
  readonly message?: string;
}

const scopes: Record<keyof Limits, Scope> = {
  global: { scope: "global", hidden: true },
  webhook: { scope: "user", hidden: false },
  webhookEdit: { scope: "user", hidden: false },
  channelWebhooks: {
    scope: "shared",
    hidden: true,
    code: 20028,
    message: "The write action you are performing on the channel has hit the write rate limit.",
  },
  channelName: { scope: "user", hidden: true },
  channelUpdate: { scope: "user", hidden: false },
  send: { scope: "user", hidden: false },
  remove: { scope: "user", hidden: false },
  react: { scope: "user", hidden: false },
  oldEdits: {
    scope: "user",
    hidden: true,
    code: 30046,
    message: "Maximum number of edits to messages older than 1 hour reached. Try again later",
  },
};

/** Counts a request against its limits, all or nothing. */
export type TollGate = (route: string, charges: readonly Charge[]) => Toll;

/** The gate before all routes. With `limits` false everything passes. */
export function tollGate(state: State, limits: Limits | false): TollGate {
  if (!limits) return () => ({ refused: false, headers: {} });
  const passages = new Map<string, number[]>();
  return (route, charges) => {
    const now = state.now();
    const windows = charges.map(({ limit, key }) => {
      const id = `${limit}:${key}`;
      const recent = (passages.get(id) ?? []).filter((at) => at > now - limits[limit].perMs);
      passages.set(id, recent);
      return { limit, id, recent, ...limits[limit], ...scopes[limit] };
    });
    const announced = windows.find(({ hidden }) => !hidden);
    const full = windows.find(({ recent, count }) => recent.length >= count);
    if (full) {
      const wait = ((full.recent[0] ?? now) + full.perMs - now) / 1_000;
      state.rateLimited.push({ route, at: now, scope: full.scope, limit: full.limit });
      return refusal(full, announced ? headersOf(announced, now) : {}, wait);
    }
    for (const { recent } of windows) recent.push(now);
    return { refused: false, headers: announced ? headersOf(announced, now) : {} };
  };
}

interface Window extends Limit, Scope {
  readonly limit: keyof Limits;
  readonly id: string;
  readonly recent: number[];
}

function headersOf({ limit, count, perMs, recent }: Window, now: number) {
  const resetMs = (recent[0] ?? now) + perMs - now;
  return {
    "X-RateLimit-Limit": String(count),
    "X-RateLimit-Remaining": String(Math.max(0, count - recent.length)),
    "X-RateLimit-Reset": ((now + resetMs) / 1_000).toFixed(3),
    "X-RateLimit-Reset-After": (resetMs / 1_000).toFixed(3),
    "X-RateLimit-Bucket": `test-${limit}`,
  };
}

// A hidden limit's refusal comes with the headers of the bucket that is announced, as if there were still room.
function refusal(window: Window, announced: Record<string, string>, wait: number): Toll {
  const isGlobal = window.scope === "global";
  const seconds = Math.max(Math.ceil(wait * 1_000) / 1_000, 0.001);
  return {
    refused: true,
    headers: {
      ...announced,
      "Retry-After": String(seconds),
      "X-RateLimit-Scope": window.scope,
      ...(isGlobal && { "X-RateLimit-Global": "true" }),
    },
    body: {
      message: window.message ?? "You are being rate limited.",
      retry_after: seconds,
      global: isGlobal,
      ...(window.code !== undefined && { code: window.code }),
    },
  };
}
