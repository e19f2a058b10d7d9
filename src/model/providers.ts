/**
 * What is known about models by name: prices, and the dialect of the chat request each one accepts. Data, not code
 * (design section 6): a new model is a new line here. What is not known is learned from a server's 400 (`openai/dialect.ts`).
 */
import type { Usage } from "./model.ts";

/** US dollars per million tokens. */
export interface Prices {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/**
 * How a chat request is written for a model. Of each list the first way is in use and the others are still to try; an
 * empty list leaves the parameter out.
 */
export interface Dialect {
  /** How the answer's shape is asked for: by strict schema or as any JSON object; with neither, in words alone. */
  readonly formats: readonly ("json_schema" | "json_object")[];
  readonly limits: readonly ("max_completion_tokens" | "max_tokens")[];
  readonly efforts: readonly ("minimal" | "none" | "low")[];
  readonly temperature: number | null;
  /** Tokens on top of the answer's own, for reasoning. */
  readonly room: number;
}

/** Models that answer at once: OpenAI's older ones, and what local servers run. */
export const PLAIN: Dialect = {
  formats: ["json_schema", "json_object"],
  limits: ["max_tokens", "max_completion_tokens"],
  efforts: [],
  temperature: 0.8,
  room: 0,
};

/** Models that reason first, kept as short as they allow. */
export const REASONING: Dialect = {
  formats: ["json_schema", "json_object"],
  limits: ["max_completion_tokens", "max_tokens"],
  efforts: ["minimal", "none", "low"],
  temperature: null,
  room: 2_000,
};

/** Room for a model that reasons and cannot be told how much. */
export const WIDE_ROOM = 6_000;

const ALWAYS_REASONING: Dialect = { ...REASONING, efforts: ["low"], room: WIDE_ROOM };

interface ChatModel {
  readonly prices: Prices;
  readonly dialect: Dialect;
}

const chat = (input: number, cached: number, output: number, dialect: Dialect): ChatModel => ({
  prices: { input, cached, output },
  dialect,
});

const EFFORT_NONE: Dialect = { ...REASONING, efforts: ["none", "low"] };

/** OpenAI's list prices, spring 2026. A dated snapshot ("gpt-4o-mini-2024-07-18") is found by its beginning. */
const CHAT_MODELS: Readonly<Record<string, ChatModel>> = {
  "gpt-5": chat(1.25, 0.125, 10, REASONING),
  "gpt-5-mini": chat(0.25, 0.025, 2, REASONING),
  "gpt-5-nano": chat(0.05, 0.005, 0.4, REASONING),
  "gpt-5.1": chat(1.25, 0.125, 10, EFFORT_NONE),
  "gpt-5.2": chat(1.75, 0.175, 14, EFFORT_NONE),
  "gpt-5.4": chat(2.5, 0.25, 15, EFFORT_NONE),
  "gpt-5.4-mini": chat(0.75, 0.075, 4.5, EFFORT_NONE),
  "gpt-5.4-nano": chat(0.2, 0.02, 1.25, EFFORT_NONE),
  "gpt-4.1": chat(2, 0.5, 8, PLAIN),
  "gpt-4.1-mini": chat(0.4, 0.1, 1.6, PLAIN),
  "gpt-4.1-nano": chat(0.1, 0.025, 0.4, PLAIN),
  "gpt-4o": chat(2.5, 1.25, 10, PLAIN),
  "gpt-4o-mini": chat(0.15, 0.075, 0.6, PLAIN),
  o3: chat(2, 0.5, 8, ALWAYS_REASONING),
  "o4-mini": chat(1.1, 0.275, 4.4, ALWAYS_REASONING),
};

const EMBEDDING_MODELS: Readonly<Record<string, Prices>> = {
  "text-embedding-3-small": { input: 0.02, cached: 0.02, output: 0 },
  "text-embedding-3-large": { input: 0.13, cached: 0.13, output: 0 },
};

const FREE: Prices = { input: 0, cached: 0, output: 0 };
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const ASCII = /[ -~\n]/g;
const CHARACTERS_PER_TOKEN = 4;
const SNAPSHOT = /-(20\d{2}-\d{2}-\d{2}|latest)$/;
const REASONS_BY_NAME = /^(gpt-[5-9]|o\d)/;

/** The dialect to begin with. An unknown model is plain, unless its name is of a reasoning family. */
export function dialectOf(model: string): Dialect {
  const known = find(CHAT_MODELS, model);
  if (known !== null) return known.dialect;
  return REASONS_BY_NAME.test(bareName(model)) ? REASONING : PLAIN;
}

/** What chat with a model costs. An unknown price is 0 on this machine, elsewhere as the dearest known. */
export function chatPrices(model: string, baseURL: string): Prices {
  const known = find(CHAT_MODELS, model);
  return (
    known?.prices ??
    unknownPrices(
      baseURL,
      Object.values(CHAT_MODELS).map(({ prices }) => prices),
    )
  );
}

/** What embedding with a model costs; unknown prices as for chat. */
export function embeddingPrices(model: string, baseURL: string): Prices {
  return find(EMBEDDING_MODELS, model) ?? unknownPrices(baseURL, Object.values(EMBEDDING_MODELS));
}

/** What these tokens cost, in US dollars. */
export function costUsd(prices: Prices, tokens: Pick<Usage, "input" | "cached" | "output">): number {
  const fresh = tokens.input - tokens.cached;
  return (fresh * prices.input + tokens.cached * prices.cached + tokens.output * prices.output) / 1_000_000;
}

/** About how many tokens a text has: where a server doesn't count, and before it has. */
export function guessTokens(text: string): number {
  const foreign = text.replace(ASCII, "").length;
  return Math.ceil((text.length - foreign) / CHARACTERS_PER_TOKEN) + foreign;
}

/** The entry of a name, also behind a vendor ("openai/gpt-5-mini") and with a date; "gpt-5-pro" is not "gpt-5". */
function find<T>(table: Readonly<Record<string, T>>, model: string): T | null {
  const name = bareName(model).replace(SNAPSHOT, "");
  return Object.hasOwn(table, name) ? table[name]! : null;
}

const bareName = (model: string): string => model.slice(model.lastIndexOf("/") + 1);

function unknownPrices(baseURL: string, known: readonly Prices[]): Prices {
  if (LOOPBACK.test(new URL(baseURL).hostname)) return FREE;
  const dearest = (of: (prices: Prices) => number) => Math.max(...known.map(of));
  return { input: dearest((p) => p.input), cached: dearest((p) => p.cached), output: dearest((p) => p.output) };
}
