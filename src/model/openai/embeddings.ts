/**
 * Embeddings over a connection, in batches. Where the provider fails, the local word vectors answer for that call; a
 * server that has no embeddings is not asked again.
 */
import type OpenAI from "openai";
import { costUsd, embeddingPrices } from "../known-models.ts";
import { addUsage, type Embedded, type ModelError, noUsage, type Usage } from "../model.ts";
import { type EmbedLocally, unitLength } from "../offline.ts";
import type { Connection, Embeddings, Sent } from "./connection.ts";

const DIMENSIONS = 256;
const LARGEST_BATCH = 256;
/** Providers refuse a text beyond 8,192 tokens; a memory is a sentence. */
const LONGEST_TEXT = 6_000;
/** Statuses of a server, or of a model, that makes no embeddings. */
const NO_EMBEDDINGS = [400, 404, 405, 501];

/** Embeds over a connection; remembers what the server can't do for as long as it lives. Never rejects. */
export function embedOver(connection: Connection, locally: EmbedLocally, onNotice: (sentence: string) => void) {
  let gone = false;
  let worked = false;
  let dimensions: number | null = DIMENSIONS;
  let size = DIMENSIONS;

  async function send(model: string, input: string[], signal: AbortSignal): Promise<Sent<Embeddings>> {
    const body: OpenAI.EmbeddingCreateParams = { model, input, encoding_format: "float" };
    return connection.embeddings(dimensions === null ? body : { ...body, dimensions }, signal);
  }

  async function batch(model: string, input: string[], signal: AbortSignal) {
    const first = await send(model, input, signal);
    const refused =
      !first.ok && first.complaint !== null && /dimension/i.test(Object.values(first.complaint).join(" "));
    if (!refused || dimensions === null) return { sent: first, requests: 1 };
    dimensions = null;
    return { sent: await send(model, input, signal), requests: 2 };
  }

  function giveUp(status: number | null): void {
    if (gone || worked || status === null || !NO_EMBEDDINGS.includes(status)) return;
    gone = true;
    onNotice(`${connection.host} makes no embeddings: memories are found by the word vectors that come with the town.`);
  }

  return async function embed(model: string, texts: readonly string[], signal: AbortSignal): Promise<Embedded> {
    if (gone) return locally(texts);
    const asked = texts.flatMap((text, at) => (text.trim() === "" ? [] : [{ at, text: text.slice(0, LONGEST_TEXT) }]));
    const vectors: (Float32Array | null)[] = texts.map(() => null);
    let usage = noUsage;
    for (let start = 0; start < asked.length; start += LARGEST_BATCH) {
      const part = asked.slice(start, start + LARGEST_BATCH);
      const { sent, requests } = await batch(
        model,
        part.map(({ text }) => text),
        signal,
      );
      usage = addUsage(usage, { ...usageOf(sent, model, connection.baseURL), requests });
      const made = sent.ok ? inOrder(sent.value, part.length) : null;
      if (made === null) {
        if (!sent.ok) giveUp(sent.status);
        return { ...locally(texts), usage, error: sent.ok ? unfit : sent.error };
      }
      part.forEach(({ at }, i) => {
        vectors[at] = made[i]!;
      });
      worked = true;
    }
    size = vectors.find((vector) => vector !== null)?.length ?? size;
    return { model: `${model}/${size}`, vectors, usage };
  };
}

const unfit: ModelError = { reason: "shape", message: "the provider's vectors do not fit the texts" };

/** The vectors at unit length in the order of the texts, or null when their number or sizes are wrong. */
function inOrder({ data }: Embeddings, count: number): (Float32Array | null)[] | null {
  const sizes = new Set(data.map(({ embedding }) => embedding.length));
  if (data.length !== count || sizes.size !== 1 || sizes.has(0)) return null;
  const sorted = data.map((item, at) => ({ ...item, at: item.index ?? at })).sort((a, b) => a.at - b.at);
  return sorted.map(({ embedding }) => (embedding.includes(null) ? null : unitLength(embedding as number[])));
}

function usageOf(sent: Sent<Embeddings>, model: string, baseURL: string): Usage {
  const counted = { input: (sent.ok && sent.value.usage?.prompt_tokens) || 0, cached: 0, output: 0 };
  return { requests: 1, ...counted, usd: costUsd(embeddingPrices(model, baseURL), counted) };
}
