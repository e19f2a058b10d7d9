/**
 * What is known about models by name, of every provider in the table (`providers.ts`): prices, and the dialect of the chat request each one
 * accepts (design section 6). What is not known is learned from a server's 400 (`openai/dialect.ts`).
 */

import type { Usage } from "./model.ts";
import type { Dialect, KnownModels, Prices } from "./model-form.ts";
import { PLAIN, REASONING } from "./model-form.ts";
import { providers } from "./providers.ts";

/** A provider may serve the models of another. */
const chatModels = Object.assign({}, ...providers.map(({ known }) => known.chat)) as KnownModels["chat"]; // what was put together
const embeddingModels = Object.assign({}, ...providers.map(({ known }) => known.embedding)) as KnownModels["embedding"]; // the same

const FREE: Prices = { input: 0, cached: 0, output: 0 };
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const ASCII = /[ -~\n]/g;
const CHARACTERS_PER_TOKEN = 4;
const SNAPSHOT = /-(20\d{2}-\d{2}-\d{2}|latest)$/;
const REASONS_BY_NAME = /^(gpt-[5-9]|o\d)/;

/** The dialect to begin with. An unknown model is plain, unless its name is of a reasoning family. */
export function dialectOf(model: string): Dialect {
  const known = find(chatModels, model);
  if (known !== null) return known.dialect;
  return REASONS_BY_NAME.test(bareName(model)) ? REASONING : PLAIN;
}

/** What chat with a model costs. An unknown price is 0 on this machine, elsewhere as the dearest known. */
export function chatPrices(model: string, baseURL: string): Prices {
  const known = find(chatModels, model);
  return (
    known?.prices ??
    unknownPrices(
      baseURL,
      Object.values(chatModels).map(({ prices }) => prices),
    )
  );
}

/** What embedding with a model costs; unknown prices as for chat. */
export function embeddingPrices(model: string, baseURL: string): Prices {
  return find(embeddingModels, model) ?? unknownPrices(baseURL, Object.values(embeddingModels));
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
