/**
 * The providers of models there are: one table, which the configuration, the program and `docs/configuration.md` go by. A provider that
 * speaks OpenAI's API is a line here and a file of its models' prices and manners; one that does not is an adapter as well.
 */
import type { KnownModels } from "./model-form.ts";
import { openaiModels } from "./openai/models.ts";

/** What the keeper gave to reach a provider; null where nothing was given. */
export interface Reach {
  readonly apiKey: string | null;
  readonly baseURL: string | null;
}

/** One provider of models. */
export interface Provider {
  /** As the documentation calls it. */
  readonly name: string;
  /** The variable that chooses it; null where none is set. */
  readonly chosenBy: "OPENAI_API_KEY" | "OPENAI_BASE_URL" | null;
  readonly isMeant: (reach: Reach) => boolean;
  /** Where it is; null where the keeper says so, or where there is none. */
  readonly address: string | null;
  /** The models in use where the keeper names none. */
  readonly models: { readonly routine: string; readonly deep: string; readonly embedding: string };
  /** Where the keeper names none it is asked first what it has. */
  readonly lists: boolean;
  /** What its models cost and accept. */
  readonly known: KnownModels;
  /** The model that looks through what people say; null where it has none that we know. */
  readonly moderation: string | null;
  /** Which adapter speaks with it. */
  readonly adapter: "openai" | "offline";
}

const OPENAI_MODELS = { routine: "gpt-5-nano", deep: "gpt-5-mini", embedding: "text-embedding-3-small" };
const UNKNOWN: KnownModels = { chat: {}, embedding: {} };

const openai: Provider = {
  name: "OpenAI",
  chosenBy: "OPENAI_API_KEY",
  isMeant: ({ apiKey, baseURL }) => baseURL === null && apiKey !== null,
  address: "https://api.openai.com/v1",
  models: OPENAI_MODELS,
  lists: false,
  known: openaiModels,
  moderation: "omni-moderation-latest",
  adapter: "openai",
};

/** Ollama, llama.cpp, LM Studio, vLLM: whatever speaks OpenAI's API, and often has its models' names too. */
const own: Provider = {
  name: "a server of your own",
  chosenBy: "OPENAI_BASE_URL",
  isMeant: ({ baseURL }) => baseURL !== null,
  address: null,
  models: OPENAI_MODELS,
  lists: true,
  known: UNKNOWN,
  moderation: null,
  adapter: "openai",
};

/** The mind without a model; the names stand for those of the provider that is chosen later. */
const offline: Provider = {
  name: "offline",
  chosenBy: null,
  isMeant: () => true,
  address: null,
  models: OPENAI_MODELS,
  lists: false,
  known: UNKNOWN,
  moderation: null,
  adapter: "offline",
};

/** Every provider; of those that could be meant the first is. */
export const providers: readonly Provider[] = [openai, own, offline];

/** The provider that is meant. */
export const providerOf = (reach: Reach): Provider => providers.find(({ isMeant }) => isMeant(reach)) ?? offline;

/** Where it is reached; where no address is given, OpenAI's. */
export const addressOf = (reach: Reach): string => reach.baseURL ?? providerOf(reach).address ?? openai.address!;
