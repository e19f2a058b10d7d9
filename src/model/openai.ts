/**
 * The model of any OpenAI-compatible server: OpenAI itself, or with another base URL Ollama, llama.cpp, LM Studio, vLLM
 * (design section 6). This file puts the parts together; they are in `openai/`.
 */
import { addUsage, type Model, noUsage } from "./model.ts";
import type { EmbedLocally } from "./offline.ts";
import { chatOver } from "./openai/chat.ts";
import { connect } from "./openai/connection.ts";
import { embedOver } from "./openai/embeddings.ts";
import { findNames } from "./openai/names.ts";
import { providerOf } from "./providers.ts";

/** A question that a person waits for is let go soon after they have had their answer from a stand-in. */
const PERSON_MS = 15_000;
/** So few texts are embedded within this time, or without the provider: a person may be waiting. */
const FEW_TEXTS = 16;
const EMBEDDING_MS = 8_000;

/** How to reach a server, and what to ask it for. */
export interface OpenAIOptions {
  /** null where a server of one's own needs none. */
  readonly apiKey: string | null;
  /** null for OpenAI itself. */
  readonly baseURL: string | null;
  readonly routine: string;
  readonly deep: string;
  readonly embedding: string;
  /** Whether the keeper chose the chat models; if not, a server of one's own is asked what it has. */
  readonly namesGiven: boolean;
  /** The longest one question may take, with all its requests. */
  readonly timeoutMs: number;
  /** Embeds where the provider can't. */
  readonly embedFallback: EmbedLocally;
  /** Told once of what a keeper should know: other models in use, no embeddings, no JSON schema. */
  readonly onNotice: (sentence: string) => void;
  /** The wall clock, to read a Retry-After that is a date. */
  readonly now: () => number;
}

/** A model by an OpenAI-compatible server. Nothing is tried again after a failure: that is `withRetries`. */
export function openaiModel(options: OpenAIOptions): Model {
  const connection = connect(options);
  const { routine, deep, embedding, onNotice } = options;
  const fixed = options.namesGiven || !providerOf(options).lists;
  const names = findNames(connection, { routine, deep, embedding }, fixed, onNotice);
  const chat = chatOver(connection, onNotice);
  const embedBy = embedOver(connection, options.embedFallback, onNotice);
  return {
    get name() {
      const { routine, deep } = names.known();
      return `${connection.host}: ${[...new Set([routine, deep])].join(", ")}`;
    },
    async ask(question) {
      const most = question.person === null ? options.timeoutMs : Math.min(options.timeoutMs, PERSON_MS);
      const signal = AbortSignal.timeout(most);
      const found = await names.find();
      const reply = await chat(question, found.names[question.tier], signal);
      return { ...reply, usage: addUsage(reply.usage, { ...noUsage, requests: found.requests }) };
    },
    async embed(_town, texts) {
      if (texts.length === 0) return options.embedFallback([]);
      // Somebody may be waiting for a few; the many of a town's past take their time.
      const most = texts.length <= FEW_TEXTS ? Math.min(options.timeoutMs, EMBEDDING_MS) : options.timeoutMs;
      const signal = AbortSignal.timeout(most);
      const found = await names.find();
      const embedded = await embedBy(found.names.embedding, texts, signal);
      return { ...embedded, usage: addUsage(embedded.usage, { ...noUsage, requests: found.requests }) };
    },
  };
}
