/**
 * Notices when a server does not answer at all, and stops asking it for a while: else every question of a whole town would wait
 * through its retries before a stand-in speaks. Once a minute one question is let through to see whether it is back.
 */
import {
  type Embedded,
  isImpatience,
  type Model,
  type ModelError,
  type ModelErrorReason,
  noUsage,
  type Question,
} from "./model.ts";
import type { EmbedLocally } from "./offline.ts";

/** What a breaker needs to know. */
export interface BreakerOptions {
  /** The server's host, for the notice. */
  readonly server: string;
  readonly now: () => number;
  /** Embeds while the server is down. */
  readonly embedLocally: EmbedLocally;
  /** Told once when the server counts as down, and once when it answers again. */
  readonly onNotice: (sentence: string) => void;
  /** Told the same, as a fact. */
  readonly onDown?: (down: boolean) => void;
}

/** A server that takes questions and never answers is left alone after so many time-outs with nothing else between. */
const MOST_TIMEOUTS = 2;

/**
 * The same model, which asks a hanging server nothing more. Put it inside the limit: who waits in line behind questions that hang is
 * let go as soon as two of them have timed out, instead of hanging in turn. The notice is left to the breaker around the retries.
 */
export function withHangGuard(model: Model, options: Omit<BreakerOptions, "onNotice">): Model {
  const silently = { ...options, onNotice: () => {} };
  const { ask, embed } = withBreaker(model, silently, { signs: ["timeout"], failures: MOST_TIMEOUTS });
  return {
    get name() {
      return model.name;
    },
    ask,
    embed,
  };
}

/** A server is down after so many failures with nothing else between. */
const MOST_FAILURES = 3;
/** How long it is then left alone. */
const DOWN_MS = 60_000;
/** Signs that nobody is there. A rate limit or a refusal is an answer. */
const SILENT: readonly ModelErrorReason[] = ["network", "timeout", "server"];
/** Said without asking the server. */
const NOT_ASKED: readonly ModelErrorReason[] = ["budget", "offline"];

/** An outage: what the server last failed with, when it is asked again, and whether a question is under way to see. */
interface Outage {
  readonly error: ModelError;
  readonly until: number;
  readonly probing: boolean;
}

/** The same model, which fails at once while its server is down. Put it around the retries: it judges by what came of them all. */
export function withBreaker(
  model: Model,
  options: BreakerOptions,
  { signs, failures: most } = { signs: SILENT, failures: MOST_FAILURES },
): Model {
  const { server, now, embedLocally, onNotice } = options;
  let failures = 0;
  let outage: Outage | null = null;

  function failed(error: ModelError, probe: boolean): void {
    failures += 1;
    // Who was under way before the outage tells nothing new.
    if (outage !== null && !probe) return;
    if (failures < most) return;
    const first = outage === null;
    outage = { error, until: now() + DOWN_MS, probing: false };
    if (first) options.onDown?.(true);
    if (first)
      onNotice(
        `The model server at ${server} does not answer (${reasonInWords(error)}): the residents think offline meanwhile; I try again every minute.`,
      );
  }

  function answered(): void {
    failures = 0;
    if (outage === null) return;
    outage = null;
    options.onDown?.(false);
    onNotice(`The model server at ${server} answers again: the residents think with it from now on.`);
  }

  /** What a reply says of the server; `error` null for a good one. */
  function judge(error: ModelError | null, probe: boolean): void {
    const wasAsked = error === null || !(error.refusedBefore || NOT_ASKED.includes(error.reason));
    if (!wasAsked) {
      if (probe && outage !== null) outage = { ...outage, probing: false };
    } else if (error !== null && signs.includes(error.reason)) failed(error, probe);
    else answered();
  }

  async function ask(question: Question) {
    const probe = outage !== null && !outage.probing && now() >= outage.until;
    if (outage !== null && !probe) return { ok: false as const, error: unasked(outage.error), usage: noUsage };
    if (outage !== null) outage = { ...outage, probing: true };
    const reply = await model.ask(question);
    const error = reply.ok ? null : reply.error;
    if (!isImpatience(question, error)) judge(error, probe);
    // An outage lasts as it was: else one person after the other would wait to see whether it does.
    else if (probe && outage !== null) outage = { ...outage, until: now() + DOWN_MS, probing: false };
    return reply;
  }

  async function embed(town: string, texts: readonly string[]): Promise<Embedded> {
    if (outage !== null) return { ...embedLocally(texts), error: unasked(outage.error) };
    const embedded = await model.embed(town, texts);
    // Without a request the word vectors answered, and the server had no part in it.
    if (embedded.error !== undefined) judge(embedded.error, false);
    else if (embedded.usage.requests > 0) answered();
    return embedded;
  }

  return {
    get name() {
      return outage === null ? model.name : `${model.name} (not answering; thinking offline)`;
    },
    ask,
    embed,
  };
}

/** The error of a question that was not sent. */
const unasked = ({ reason }: ModelError): ModelError => ({ reason, message: "the model server does not answer" });

/** Why nobody answers, in a word or two. */
function reasonInWords({ reason, message }: ModelError): string {
  if (reason === "timeout") return "no reply in time";
  if (reason === "server") return "it only reports faults";
  if (/ECONNREFUSED|bad port/i.test(message)) return "connection refused";
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return "no such host";
  return "no connection";
}
