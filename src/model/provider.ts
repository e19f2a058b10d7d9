/** Chooses and wraps the model of a running program from its configuration. It holds no logic of its own. */
import { costAhead } from "./cost-ahead.ts";
import { chatPrices, costUsd, guessTokens } from "./known-models.ts";
import type { Filter, Model, Question } from "./model.ts";
import { embedByWords, offlineModel } from "./offline.ts";
import { connect } from "./openai/connection.ts";
import { moderated } from "./openai/moderation.ts";
import { openaiModel } from "./openai.ts";
import { addressOf, type Provider, providerOf, type Reach } from "./providers.ts";
import { type AuditEntry, withAudit } from "./with-audit.ts";
import { withBatches } from "./with-batches.ts";
import { withBreaker, withHangGuard } from "./with-breaker.ts";
import { type BudgetModel, withBudget } from "./with-budget.ts";
import { type ModelTrouble, type OnTrouble, troubleInWords, withCircuit } from "./with-circuit.ts";
import { withFilter } from "./with-filter.ts";
import { withLimit } from "./with-limit.ts";
import { type RecordModel, withRecord } from "./with-record.ts";
import { withRetries } from "./with-retries.ts";
import { readWords, wordFilter } from "./word-filter.ts";
import { noWordVectors, readWordVectors, type WordVectors } from "./word-vectors.ts";

const TIMEOUT_MS = 60_000;
/** What is said waits no longer for its moderation. */
const PATIENCE_MS = 1_000;

/** The part of the configuration that is about models. */
export interface ModelConfig extends Reach {
  readonly routine: string;
  readonly deep: string;
  readonly embedding: string;
  /** Whether the keeper named the chat models. */
  readonly namesGiven: boolean;
  readonly dailyBudgetUsd: number;
  /** The path of `data/word-vectors.bin`. */
  readonly vectorsPath: string;
  /** What is said is moderated by the provider too: where people take part. */
  readonly moderates?: true;
}

/** What the program hands to its model, and is told by it. */
export interface ModelHooks {
  /** A sentence for the keeper, each once; town null: about the whole program. */
  readonly onNotice: (town: string | null, sentence: string) => void;
  /** Told of what keeps the provider from being asked, and when that is over; where nobody listens, it is a notice. */
  readonly onTrouble?: OnTrouble;
  /** Where prompts and answers go, when somebody asked for them. */
  readonly audit?: (entry: AuditEntry) => void;
  /** For tests; else the clock and chance of the machine. */
  readonly now?: () => number;
  readonly random?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  readonly timeoutMs?: number;
  readonly patienceMs?: number;
}

/** The model of a program: within its budget, and counted. */
export interface BuiltModel
  extends Model,
    Pick<BudgetModel, "spent" | "restore" | "limit">,
    Pick<RecordModel, "records" | "byStep"> {
  /** Whether a provider is configured at all. */
  readonly online: boolean;
  /** What may be said, by people too; its own answers are looked through already. */
  readonly filter: Filter;
  /** About what a town of so many residents costs on a day of its own. */
  townDayUsd(residents: number): number;
  /** What keeps the provider from being asked just now. */
  troubles(): readonly ModelTrouble[];
}

/** The model by configuration: a provider's with retries, budget and limit, or the offline one. Never throws. */
export function buildModel(config: ModelConfig, hooks: ModelHooks): BuiltModel {
  const { onNotice, now = Date.now, random = Math.random, wait = pause } = hooks;
  const vectors = vectorsOrNone(config.vectorsPath, (sentence) => onNotice(null, sentence));
  const embedLocally = (texts: readonly string[]) => embedByWords(vectors, texts);
  const provider = providerOf(config);
  const online = provider.adapter !== "offline";
  if (!online) onNotice(null, OFFLINE);
  const adapters: Readonly<Record<Provider["adapter"], () => Model>> = {
    openai: () =>
      openaiModel({
        ...config,
        timeoutMs: hooks.timeoutMs ?? TIMEOUT_MS,
        embedFallback: embedLocally,
        onNotice: (sentence) => onNotice(null, sentence),
        now,
      }),
    offline: () => offlineModel(vectors),
  };
  const provided = adapters[provider.adapter]();
  const budget = withBudget(provided, {
    dailyUsd: config.dailyBudgetUsd,
    now,
    estimateUsd: online ? (question) => estimateUsd(config, question) : () => 0,
    embedLocally,
    onNotice,
  });
  // The budget sees only what is sent now: whoever still waits in line reserves nothing.
  const server = new URL(addressOf(config)).host;
  const troubles = new Map<string, ModelTrouble>();
  const scopeOf = ({ cause, tier }: ModelTrouble): string => (cause === "down" ? "down" : String(tier));
  const note: OnTrouble = (trouble, over, instead) => {
    if (instead) troubles.delete(scopeOf(instead));
    if (over) troubles.delete(scopeOf(trouble));
    else troubles.set(scopeOf(trouble), trouble);
    hooks.onTrouble?.(trouble, over, instead);
  };
  const onTrouble: OnTrouble = (trouble, over, instead) => {
    note(trouble, over, instead);
    if (!hooks.onTrouble) onNotice(null, troubleInWords(trouble, over));
  };
  const onDown = (down: boolean): void => {
    if (troubles.has("down") !== down) note({ cause: "down", server, tier: null }, !down, null);
  };
  const guarded = online
    ? withCircuit(withHangGuard(budget, { server, now, embedLocally, onDown }), {
        server,
        now,
        embedLocally,
        onTrouble,
      })
    : budget;
  const retried = withRetries(withLimit(guarded), { random, now, wait });
  const watched = online
    ? withBreaker(retried, {
        server,
        now,
        embedLocally,
        onNotice: (sentence) => hooks.onTrouble || onNotice(null, sentence),
        onDown,
      })
    : retried;
  const audited = hooks.audit ? withAudit(watched, hooks.audit) : watched;
  const words = wordsOrNone((sentence) => onNotice(null, sentence));
  const filter =
    online && config.moderates
      ? moderated({
          connection: connect({ ...config, now }),
          model: provider.moderation,
          words,
          now,
          patienceMs: hooks.patienceMs ?? PATIENCE_MS,
          onNotice: (sentence) => onNotice(null, sentence),
        })
      : words;
  const filtered = withFilter(online ? withBatches(audited) : audited, filter);
  const { ask, embed, records, byStep } = withRecord(filtered);
  return {
    get name() {
      return watched.name;
    },
    online,
    filter,
    townDayUsd: (residents) => (online ? dayUsd(config, residents) : 0),
    troubles: () => [...troubles.values()],
    ask,
    embed,
    records,
    byStep,
    spent: budget.spent,
    limit: budget.limit,
    restore: budget.restore,
  };
}

const OFFLINE =
  "No model provider is configured (OPENAI_API_KEY, or OPENAI_BASE_URL for a server of one's own): " +
  "the residents live offline and think by simple rules.";

/** Without its vectors a town still lives: memories are then found by their words alone. */
function vectorsOrNone(path: string, onNotice: (sentence: string) => void): WordVectors {
  try {
    return readWordVectors(path);
  } catch (error) {
    onNotice(error instanceof Error ? error.message : String(error));
    return noWordVectors;
  }
}

/** Without its list of words a town still lives: nothing is then kept out of it but by a provider. */
function wordsOrNone(onNotice: (sentence: string) => void): Filter {
  try {
    return wordFilter(readWords());
  } catch (error) {
    onNotice(`The words that are kept out cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return wordFilter([]);
  }
}

function dayUsd(config: ModelConfig, residents: number): number {
  const { routine, deep, dailyBudgetUsd } = config;
  const prices = (name: string) => chatPrices(name, addressOf(config));
  // How fast it passes does not matter for a day of the town's own.
  const pace = { stepMinutes: 5, beatMs: 30_000, dailyBudgetUsd };
  return costAhead({ residents, routine: prices(routine), deep: prices(deep), ...pace }).townDayUsd;
}

function estimateUsd(config: ModelConfig, question: Question): number {
  const input = guessTokens(question.prefix) + guessTokens(question.text);
  const prices = chatPrices(config[question.tier], addressOf(config));
  return costUsd(prices, { input, cached: 0, output: question.maxTokens });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
