/**
 * Stops asking a provider that refuses: for a wrong key, a spent quota, a model it does not have, or too many requests without end; and one
 * whose answers can never be read. Else a town would be refused hundreds of times a day without a word. Every ten minutes one question is
 * let through to see whether it is mended.
 */
import { type Embedded, type Model, type ModelError, noUsage, type Question, type Reply, type Tier } from "./model.ts";
import type { EmbedLocally } from "./offline.ts";

/** Why a provider is not asked: what keepers can mend. */
export interface ModelTrouble {
  readonly cause: NonNullable<ModelError["fault"]> | "rate-limit" | "rejected" | "shape" | "down";
  /** The server's host. */
  readonly server: string;
  /** The tier it is about; null: all that is asked. */
  readonly tier: Tier | null;
}

/** Told of trouble, and when it is over. `instead`: what was told before, which turned into it. */
export type OnTrouble = (trouble: ModelTrouble, over: boolean, instead: ModelTrouble | null) => void;

/** What is wrong and what to do, by cause. */
const WRONG: Readonly<Record<ModelTrouble["cause"], string>> = {
  key: "the key in OPENAI_API_KEY is refused: set a valid one",
  forbidden: "the key in OPENAI_API_KEY is not allowed this: give it access to the models",
  quota: "the credit for OPENAI_API_KEY is used up: add some there",
  model: "it does not have the model: name one that it has in",
  page: "OPENAI_BASE_URL leads to a web page: set the provider's address, which often ends in /v1",
  "rate-limit": "OPENAI_API_KEY asks too much without end: raise its limit there",
  rejected: "it refuses one request after another: look at OPENAI_BASE_URL and the models named",
  shape: "the answers of a model cannot be read: name another in",
  down: "it does not answer: look at OPENAI_BASE_URL",
};

/** Trouble in one sentence, for whoever runs the program from a shell. */
export function troubleInWords({ cause, server, tier }: ModelTrouble, over: boolean): string {
  if (over) return `${server} answers again: the residents think with it from now on.`;
  const which = cause === "model" || cause === "shape" ? ` ${tier === "deep" ? "MODEL_DEEP" : "MODEL_ROUTINE"}` : "";
  const every = cause === "down" ? "minute" : "ten minutes";
  return `${server} cannot be asked (${WRONG[cause]}${which}): the residents think offline meanwhile; I try again every ${every}.`;
}

/** What a circuit needs to know. */
export interface CircuitOptions {
  readonly server: string;
  readonly now: () => number;
  /** Embeds while nothing is asked. */
  readonly embedLocally: EmbedLocally;
  /** Told when asking stops, and when it works again. */
  readonly onTrouble: OnTrouble;
}

/** So many refusals for asking too much, or for whatever else, with no answer between, have no end. */
const MOST_RATE_LIMITS = 10;
const MOST_REJECTED = 10;
/** So many answers that cannot be read, and none between that can, for so long: at one step a model may fail all who think at once. */
const MOST_UNREAD = 10;
const UNREAD_MS = 10 * 60_000;
/** How long nothing is asked; after the first refusals for asking too much it may soon be better. */
const REST_MS = 10 * 60_000;
const SHORT_REST_MS = 60_000;

/** What is wrong with one model and not with the server. */
const OF_TIER: readonly ModelTrouble["cause"][] = ["model", "rejected", "shape"];

interface Open {
  readonly trouble: ModelTrouble;
  readonly error: ModelError;
  readonly until: number;
  readonly probing: boolean;
}

/** The same model, which does not ask where it is refused. Put it inside the limit, so that whoever waits in line is let go. */
export function withCircuit(model: Model, { server, now, embedLocally, onTrouble }: CircuitOptions): Model {
  const open = new Map<Tier | null, Open>();
  let rateLimits = 0;
  const rejected = new Map<Tier | null, number>();
  const unread = new Map<Tier | null, { readonly count: number; readonly since: number }>();

  /** What is known to be refused of a question. */
  const openFor = (tier: Tier | null): Open | null => open.get(null) ?? (tier === null ? null : open.get(tier)) ?? null;

  function stop(cause: ModelTrouble["cause"], tier: Tier | null, error: ModelError, tried: Open | null): void {
    const before = open.get(tier);
    const trouble = { cause, server, tier };
    const restMs = cause === "rate-limit" && !before ? SHORT_REST_MS : REST_MS;
    open.set(tier, { trouble, error, until: now() + restMs, probing: false });
    // What was wrong before is not what is wrong now.
    const turned = tried && tried.trouble.tier !== tier && open.delete(tried.trouble.tier);
    if (turned || before?.trouble.cause !== cause)
      onTrouble(trouble, false, turned ? tried.trouble : (before?.trouble ?? null));
  }

  function mended(tier: Tier | null): void {
    rateLimits = 0;
    rejected.delete(tier);
    unread.delete(tier);
    for (const scope of [null, tier]) {
      const was = open.get(scope);
      if (was && open.delete(scope)) onTrouble(was.trouble, true, null);
    }
  }

  /** What came of a request. `probed`: what it was let through to see; of who was under way before only the refusal counts. */
  function judge(error: ModelError | null, tier: Tier | null, probed: Open | null): void {
    // Somebody else's answer may have ended it meanwhile.
    const tried = probed && open.get(probed.trouble.tier) === probed ? probed : null;
    if (openFor(tier) !== tried) {
      // More is refused by now than what was tried, which is tried again when that is over.
      if (tried) open.set(tried.trouble.tier, { ...tried, probing: false });
      return;
    }
    const cause = error && refusalIn(error, tier, tried);
    // A server without embeddings still answers questions.
    if (cause === "model" && tier === null) return;
    if (cause) stop(cause, OF_TIER.includes(cause) ? tier : null, error, tried);
    else if (error === null) mended(tier);
    else if (tried) open.set(tried.trouble.tier, { ...tried, probing: false });
  }

  /** Why nothing more is asked after an error; null where that may pass. What is refused once more while one tries is refused still. */
  function refusalIn(
    { fault, reason }: ModelError,
    tier: Tier | null,
    tried: Open | null,
  ): ModelTrouble["cause"] | null {
    if (fault) return fault;
    if (reason === "rate-limit") return ++rateLimits >= MOST_RATE_LIMITS || tried ? reason : null;
    if (tier === null) return null;
    if (reason === "shape") return isUnread(tier, tried) ? reason : null;
    if (reason !== "rejected") return null;
    rejected.set(tier, (rejected.get(tier) ?? 0) + 1);
    return rejected.get(tier)! >= MOST_REJECTED || tried ? reason : null;
  }

  /** Whether another answer that cannot be read is one too many. */
  function isUnread(tier: Tier, tried: Open | null): boolean {
    const { count, since } = unread.get(tier) ?? { count: 0, since: now() };
    unread.set(tier, { count: count + 1, since });
    if (tried?.trouble.cause === "shape") return true;
    return count + 1 >= MOST_UNREAD && now() - since >= UNREAD_MS;
  }

  async function ask(question: Question): Promise<Reply> {
    const { tier } = question;
    const known = openFor(tier);
    const probe = known !== null && !known.probing && now() >= known.until;
    if (known && !probe) return { ok: false, error: unasked(known.error), usage: noUsage };
    const probed = known && { ...known, probing: true };
    if (probed) open.set(probed.trouble.tier, probed);
    const reply = await model.ask(question);
    judge(reply.ok ? null : reply.error, tier, probed);
    return reply;
  }

  async function embed(town: string, texts: readonly string[]): Promise<Embedded> {
    const known = open.get(null);
    if (known) return { ...embedLocally(texts), error: unasked(known.error) };
    const embedded = await model.embed(town, texts);
    if (embedded.error) judge(embedded.error, null, null);
    return embedded;
  }

  return {
    get name() {
      return model.name;
    },
    ask,
    embed,
  };
}

/** The error of a question that was not sent; nobody is to try it again at once. */
const unasked = ({ reason, fault }: ModelError): ModelError => ({
  reason,
  message: "the provider refuses to be asked",
  ...(fault ? { fault } : {}),
  refusedBefore: true,
  retryAfterMs: REST_MS,
});
