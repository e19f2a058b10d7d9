/** OpenAI's models: list prices, and the dialect of the chat request each one accepts. Data: a new model is a new line here. */
import { type Dialect, type KnownModels, PLAIN, REASONING, WIDE_ROOM } from "../model-form.ts";

const ALWAYS_REASONING: Dialect = { ...REASONING, efforts: ["low"], room: WIDE_ROOM };

const chat = (input: number, cached: number, output: number, dialect: Dialect): KnownModels["chat"][string] => ({
  prices: { input, cached, output },
  dialect,
});

const EFFORT_NONE: Dialect = { ...REASONING, efforts: ["none", "low"] };

/** OpenAI's list prices, spring 2026. A dated snapshot ("gpt-4o-mini-2024-07-18") is found by its beginning. */
const chatModels: KnownModels["chat"] = {
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

const embeddingModels: KnownModels["embedding"] = {
  "text-embedding-3-small": { input: 0.02, cached: 0.02, output: 0 },
  "text-embedding-3-large": { input: 0.13, cached: 0.13, output: 0 },
};

/** What is known of them. */
export const openaiModels: KnownModels = { chat: chatModels, embedding: embeddingModels };
