// Everything the test Discord knows, in one object. Routes and people change it; the gateway is told through
// `dispatch`; whoever waits for something to happen is woken by `changed`.

import type { Issue } from "./api-error.ts";
import type { Channel, Command, Guild, InteractionRecord, Json, Message, Upload, User, Webhook } from "./records.ts";
import { snowflakes } from "./snowflake.ts";

/** A request that broke the spec or one of Discord's rules. */
export interface Violation {
  readonly route: string;
  readonly body: unknown;
  readonly issues: readonly Issue[];
  /** Whether the request was refused; some rules Discord enforces by silently ignoring a field. */
  readonly refused: boolean;
}

/** A message of ours that called somebody. */
export interface Ping {
  readonly channelId: string;
  readonly messageId: string;
  readonly content: string;
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

/** A 429 that was answered. */
export interface RateLimited {
  readonly route: string;
  readonly at: number;
  readonly scope: "user" | "global" | "shared";
  /** Which of the limits; see `Limits`. */
  readonly limit: string;
}

/** A first response that came after Discord's three seconds. */
export interface LateAck {
  readonly interactionId: string;
  readonly afterMs: number;
}

/** Who may be told of an event: the guild, and the channel when there is one to see. */
export interface Scope {
  readonly guildId?: string | undefined;
  readonly channelId?: string;
}

/** What the test Discord knows. */
export interface State {
  readonly token: string;
  readonly applicationId: string;
  readonly bot: User;
  readonly now: () => number;
  readonly fast: boolean;
  readonly id: () => string;
  /** Ids of servers and people: of long ago, and the same in every run, for a town's chances hang on them. */
  readonly oldId: () => string;
  readonly timestamp: () => string;
  /** Set once the port is known. */
  origin: string;
  /** Privileged intents the portal does not grant. */
  readonly disallowedIntents: number;
  readonly botPermissions: bigint;

  readonly users: Map<string, User>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  readonly messages: Map<string, Message[]>;
  readonly webhooks: Map<string, Webhook>;
  readonly interactions: Map<string, InteractionRecord>;
  readonly uploads: Map<string, Upload>;
  /** Guilds that have an outage just now. */
  readonly outages: Set<string>;
  /** What requests that never get an answer called themselves, in `x-request-id`. */
  readonly hung: Set<string>;
  /** Registered commands by scope: a guild's id, or "global". */
  readonly commands: Map<string, Command[]>;

  readonly violations: Violation[];
  readonly ignored: { route: string; fields: string[] }[];
  readonly unhandled: string[];
  readonly pings: Ping[];
  readonly lateAcks: LateAck[];
  readonly rateLimited: RateLimited[];
  readonly presences: Json[];

  /** Tells the gateway. The server replaces it before anything can happen. */
  dispatch: (event: string, data: object, scope: Scope) => void;
  /** Wakes everybody who waits. */
  changed: () => void;
  readonly waiting: Set<() => void>;
}

/** What a state starts from. */
export interface StateOptions {
  readonly now: () => number;
  readonly fast: boolean;
  readonly botName: string;
  readonly botPermissions: bigint;
  readonly disallowedIntents: number;
}

/** An empty Discord with one application and its bot in it. */
export function createState(options: StateOptions): State {
  const id = snowflakes(options.now);
  const applicationId = id();
  const bot: User = {
    id: applicationId,
    username: options.botName,
    global_name: null,
    discriminator: "0000",
    avatar: null,
    bot: true,
  };
  const waiting = new Set<() => void>();
  return {
    token: `${Buffer.from(applicationId).toString("base64url")}.test.${id()}`,
    applicationId,
    bot,
    now: options.now,
    fast: options.fast,
    id,
    oldId: snowflakes(() => Date.UTC(2021, 0, 1)),
    timestamp: () => new Date(options.now()).toISOString(),
    origin: "",
    disallowedIntents: options.disallowedIntents,
    botPermissions: options.botPermissions,
    users: new Map([[bot.id, bot]]),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    webhooks: new Map(),
    interactions: new Map(),
    uploads: new Map(),
    outages: new Set(),
    hung: new Set(),
    commands: new Map(),
    violations: [],
    ignored: [],
    unhandled: [],
    pings: [],
    lateAcks: [],
    rateLimited: [],
    presences: [],
    dispatch: () => {},
    changed: () => {
      for (const wake of [...waiting]) wake();
    },
    waiting,
  };
}

/** Longer than anything takes that is sure to come, on however busy a machine: only what never comes is waited for so long. */
export const PATIENCE_MS = 4 * 60_000;

/** Waits until `look` finds something, looking again after every change and every 20 ms. Rejects, naming `what`, after `timeoutMs`. */
export function waitUntil<T>(state: State, look: () => T | undefined, timeoutMs: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      clearInterval(poll);
      state.waiting.delete(again);
    };
    // Made here, so that its stack names the line that waits.
    const late = new Error(`test Discord: waited ${timeoutMs} ms in vain for ${what}`);
    const timer = setTimeout(() => {
      stop();
      reject(late);
    }, timeoutMs);
    const again = () => {
      try {
        const found = look();
        if (found === undefined) return;
        stop();
        resolve(found);
      } catch (error) {
        stop();
        reject(error);
      }
    };
    // What a test waits for may lie in the bot, whose changes we are not told of.
    const poll = setInterval(again, 20);
    state.waiting.add(again);
    again();
  });
}
