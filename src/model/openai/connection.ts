/**
 * The wire: one request to an OpenAI-compatible server by the `openai` SDK, and its reply read leniently, since servers
 * differ. Nothing is tried again here, and nothing throws: a failure is a value.
 */
import OpenAI from "openai";
import { z } from "zod";
import type { ModelError } from "../model.ts";
import { addressOf } from "../providers.ts";
import type { Complaint } from "./dialect.ts";
import { complaintOf, modelError, refusalAround, statusOf, unread } from "./provider-error.ts";

/** Sent where a server of one's own needs no key; the SDK insists on one. */
const NO_KEY = "none";

/** A reply, or why there is none. */
export type Sent<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: ModelError;
      readonly status: number | null;
      /** Set where the server refused the request's form: it may be learned from. */
      readonly complaint: Complaint | null;
    };

const tokens = z.object({
  prompt_tokens: z.number().nullish(),
  completion_tokens: z.number().nullish(),
  prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
});

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: tokens.nullish(),
});

const embeddings = z.object({
  data: z.array(z.object({ index: z.number().nullish(), embedding: z.array(z.number().nullable()) })),
  usage: tokens.nullish(),
});

const moderation = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()).nullish() }),
  ),
});

const listing = z.object({ data: z.array(z.object({ id: z.string() })) });

/** What we read of a chat completion. */
export type Completion = z.infer<typeof completion>;
/** What we read of an embeddings reply. */
export type Embeddings = z.infer<typeof embeddings>;

/** What we read of a moderation. */
export type Moderated = z.infer<typeof moderation>;

/** The requests we make. A signal that is aborted means our own time is up. */
export interface Connection {
  readonly baseURL: string;
  readonly host: string;
  chat(body: OpenAI.ChatCompletionCreateParamsNonStreaming, signal: AbortSignal): Promise<Sent<Completion>>;
  embeddings(body: OpenAI.EmbeddingCreateParams, signal: AbortSignal): Promise<Sent<Embeddings>>;
  moderations(body: OpenAI.ModerationCreateParams, signal: AbortSignal): Promise<Sent<Moderated>>;
  /** The ids of the models the server lists. */
  models(signal: AbortSignal): Promise<Sent<readonly string[]>>;
}

/** A connection to a server; no request is made yet. */
export function connect(options: {
  readonly apiKey: string | null;
  readonly baseURL: string | null;
  readonly now: () => number;
}): Connection {
  const baseURL = addressOf(options);
  const client = new OpenAI({
    apiKey: options.apiKey ?? NO_KEY,
    baseURL,
    maxRetries: 0,
    logLevel: "off",
    fetch: withRefusals,
    // Given, or the SDK would read them from the environment.
    organization: null,
    project: null,
  });

  async function send<T>(shape: z.ZodType<T>, signal: AbortSignal, request: () => Promise<unknown>): Promise<Sent<T>> {
    try {
      const reply = await request();
      const read = shape.safeParse(reply);
      if (read.success) return { ok: true, value: read.data };
      return { ok: false, error: unread(reply), status: null, complaint: null };
    } catch (thrown) {
      const error = withoutKey(modelError(thrown, signal.aborted, options.now), options.apiKey);
      return { ok: false, error, status: statusOf(thrown), complaint: complaintOf(thrown) };
    }
  }

  return {
    baseURL,
    host: new URL(baseURL).host,
    chat: (body, signal) => send(completion, signal, () => client.chat.completions.create(body, { signal })),
    embeddings: (body, signal) => send(embeddings, signal, () => client.embeddings.create(body, { signal })),
    moderations: (body, signal) => send(moderation, signal, () => client.moderations.create(body, { signal })),
    models: async (signal) => {
      const sent = await send(listing, signal, () => client.get("/models", { signal }));
      return sent.ok ? { ok: true, value: sent.value.data.map(({ id }) => id) } : sent;
    },
  };
}

/** Fetches; of a refusal the SDK keeps only what stands under "error", so whatever says it otherwise is put there. */
async function withRefusals(...request: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(...request);
  // A redirection has nothing to say, and may have no body.
  if (reply.status < 400) return reply;
  const { status, statusText, headers } = reply;
  const body = refusalAround(await reply.text());
  const kept = new Headers(headers);
  for (const name of ["content-length", "content-encoding"]) kept.delete(name);
  return new Response(body, { status, statusText, headers: kept });
}

/** Some servers repeat the key they refuse; it must not reach a log. */
function withoutKey(error: ModelError, key: string | null): ModelError {
  return key === null ? error : { ...error, message: error.message.replaceAll(key, "(the key)") };
}
