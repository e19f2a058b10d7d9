/** What is said of a model: what it costs, and how a chat request is written for it. */

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

/** What one provider's models cost and accept, by their names. */
export interface KnownModels {
  readonly chat: Readonly<Record<string, { readonly prices: Prices; readonly dialect: Dialect }>>;
  readonly embedding: Readonly<Record<string, Prices>>;
}
