/**
 * A small OpenAI-compatible server on this machine, for tests and for living a day without a key: good answers made from
 * the request's schema, and every fault we know of, by script or by chance. `run.ts` starts one from the shell.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { guessTokens } from "../../src/model/known-models.ts";
import type { JsonSchema } from "../../src/model/openai/strict-schema.ts";
import {
  type ErrorReply,
  errorReplyOf,
  type Fault,
  type Refusable,
  refusalOf,
  type ScriptedFault,
  USUAL_FAULTS,
} from "./faults.ts";
import { randomOf, synthesise } from "./synthesise.ts";

/** The body of a chat request, as far as it is read here. */
export interface ChatBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: JsonSchema } };
  readonly [parameter: string]: unknown;
}

/** How the server behaves; with no options it is a faultless OpenAI. */
export interface TestProviderOptions {
  /** 0 picks a free one. */
  readonly port?: number;
  readonly seed?: number;
  /** The ids /models lists; null for a server without that route. */
  readonly models?: readonly string[] | null;
  /** A key to insist on; null for none. */
  readonly apiKey?: string | null;
  /** The answer to a question: a value, or text to send as it is; undefined for the usual one. */
  readonly answer?: (body: ChatBody) => unknown;
  /** What goes wrong with the first chat requests, in order. */
  readonly faults?: readonly (Fault | ScriptedFault)[];
  /** How likely each further chat request fails, from 0 to 1, with which faults. */
  readonly failRate?: number;
  readonly failWith?: readonly Fault[];
  /** Parameters it answers with a 400 naming them; `mute`: with a 400 that says nothing. */
  readonly refuses?: readonly Refusable[];
  readonly mute?: boolean;
  /** Whether it has an embeddings route, or one that never answers. */
  readonly embeddings?: boolean | "hang";
  /** What its moderation finds in a text, by category; null for a server without that route. */
  readonly moderation?: ((text: string) => readonly string[]) | null;
  readonly latencyMs?: number;
  /** Whether replies tell their usage. */
  readonly countsTokens?: boolean;
}

/** A request it got. */
export interface TestRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A running server. */
export interface TestProvider {
  /** To be given as OPENAI_BASE_URL. */
  readonly baseURL: string;
  /** The latest requests, oldest first. */
  readonly requests: readonly TestRequest[];
  /** How many requests came in all, or to one route: "/chat/completions". */
  count(route?: string): number;
  /** The most requests that were under way at once. */
  busiest(): number;
  /** Adds to the script of faults. */
  fail(...faults: (Fault | ScriptedFault)[]): void;
  close(): Promise<void>;
}

const USUAL_MODELS = ["gpt-5-nano", "gpt-5-mini", "text-embedding-3-small"];
const USUAL_DIMENSIONS = 256;
const MOST_REQUESTS = 2_000;
const PREFIX = "/v1";
const SCHEMA_IN_WORDS = /JSON Schema:\n(\{.*\})/;

/** Starts a server on loopback. */
export async function startTestProvider(options: TestProviderOptions = {}): Promise<TestProvider> {
  const requests: TestRequest[] = [];
  const counts = new Map<string, number>();
  const script: ScriptedFault[] = (options.faults ?? []).map(named);
  const asked = new Map<string, number>();
  const prefixes = new Set<string>();
  let underWay = 0;
  let busiest = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "").replace(PREFIX, "");
    const body = parseBody(await readBody(request));
    const authorization = request.headers.authorization ?? null;
    requests.push({ path, authorization, body });
    if (requests.length > MOST_REQUESTS) requests.shift();
    counts.set(path, (counts.get(path) ?? 0) + 1);
    if (options.latencyMs) await new Promise((resolve) => setTimeout(resolve, options.latencyMs));
    if (options.apiKey && authorization !== `Bearer ${options.apiKey}`) {
      return sendError(response, errorReplyOf({ fault: "unauthorised" }, "")!);
    }
    const models = options.models === undefined ? USUAL_MODELS : options.models;
    if (path === "/models" && models !== null) {
      return send(response, 200, { object: "list", data: models.map((id) => ({ id, object: "model" })) });
    }
    if (path === "/chat/completions") return chat(body as ChatBody, response);
    if (path === "/embeddings" && options.embeddings === "hang") return;
    if (path === "/embeddings" && options.embeddings !== false) return embed(body, response);
    if (path === "/moderations" && options.moderation !== null) return moderate(body, response);
    return send(response, 404, { error: { message: `no route ${path}`, type: "error", param: null, code: null } });
  }

  function chat(body: ChatBody, response: ServerResponse): void | Promise<void> {
    const refused = refusalOf(body, options.refuses ?? []);
    if (refused !== null) return sendError(response, options.mute ? { ...refused, body: {} } : refused);
    const fault = script.shift() ?? faultByChance(body);
    const error = errorReplyOf(fault, body.model);
    if (error !== null) return sendError(response, error);
    if (fault.fault === "hang") return;
    if (fault.fault === "drop") return void response.socket?.destroy();
    if (fault.fault === "hang-midway") return void response.writeHead(200, JSON_TYPE).write('{"choices":[');
    if (fault.fault === "broken-body") return void response.writeHead(200, JSON_TYPE).end('{"choices":[');
    if (fault.fault === "web-page")
      return void response.writeHead(200, HTML_TYPE).end("<!DOCTYPE html><title>Hi</title>");
    return reply(body, fault.fault, response);
  }

  /** Which fault a prompt meets follows from the prompt and how often it came, not from the order of requests. */
  function faultByChance(body: ChatBody): ScriptedFault {
    const { failRate = 0, failWith = USUAL_FAULTS } = options;
    if (failRate === 0) return { fault: "ok" };
    const prompt = JSON.stringify(body.messages);
    const times = asked.get(prompt) ?? 0;
    asked.set(prompt, times + 1);
    const random = randomOf(`${options.seed ?? 1}|${times}|${prompt}`);
    if (random() >= failRate) return { fault: "ok" };
    return { fault: failWith[Math.floor(random() * failWith.length)]! };
  }

  async function reply(body: ChatBody, fault: Fault, response: ServerResponse): Promise<void> {
    const good = await answerTo(body);
    const message = { role: "assistant", content: contentOf(fault, good), refusal: null as string | null };
    if (fault === "refusal") message.refusal = "I'm sorry, I can't help with that.";
    const finish = FINISH[fault] ?? "stop";
    const usage = usageOf(body, message.content ?? "");
    send(response, 200, {
      id: "chatcmpl-test",
      object: "chat.completion",
      created: 0,
      model: body.model,
      choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
      ...(options.countsTokens === false ? {} : { usage }),
    });
  }

  async function answerTo(body: ChatBody): Promise<string> {
    const own = await options.answer?.(body);
    if (own !== undefined) return typeof own === "string" ? own : JSON.stringify(own);
    const schema = schemaOf(body);
    if (schema === null) return "Good morning.";
    return JSON.stringify(synthesise(schema, randomOf(`${options.seed ?? 1}|${JSON.stringify(body.messages)}`)));
  }

  /** As OpenAI counts: what was sent before as a beginning is cached, in steps of 128 tokens. */
  function usageOf(body: ChatBody, content: string): Record<string, unknown> {
    const prefix = body.messages[0]?.content ?? "";
    const cached = prefixes.has(prefix) ? Math.floor(guessTokens(prefix) / 128) * 128 : 0;
    prefixes.add(prefix);
    const input = body.messages.reduce((sum, message) => sum + guessTokens(message.content), 0);
    const output = guessTokens(content);
    return {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached },
    };
  }

  function moderate(body: Readonly<Record<string, unknown>>, response: ServerResponse): void {
    const found = options.moderation?.(String(body.input)) ?? [];
    const categories = Object.fromEntries(["sexual", "hate", "self-harm", ...found].map((name) => [name, false]));
    for (const name of found) categories[name] = true;
    const results = [{ flagged: found.length > 0, categories, category_scores: {} }];
    send(response, 200, { id: "modr-test", model: body.model ?? "moderation", results });
  }

  function embed(body: Readonly<Record<string, unknown>>, response: ServerResponse): void {
    const refused = refusalOf(body, options.refuses ?? []);
    if (refused !== null) {
      sendError(response, refused);
      return;
    }
    const texts = [body.input].flat() as string[];
    const dimensions = typeof body.dimensions === "number" ? body.dimensions : USUAL_DIMENSIONS * 2;
    const data = texts.map((text, index) => ({ object: "embedding", index, embedding: hashed(text, dimensions) }));
    const tokens = texts.reduce((sum, text) => sum + guessTokens(text), 0);
    send(response, 200, {
      object: "list",
      model: body.model,
      data,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    });
  }

  const server = createServer((request, response) => {
    underWay += 1;
    busiest = Math.max(busiest, underWay);
    response.on("close", () => {
      underWay -= 1;
    });
    handle(request, response).catch((error: unknown) => send(response, 500, { error: { message: String(error) } }));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}${PREFIX}`,
    requests,
    count: (route) =>
      route === undefined ? [...counts.values()].reduce((a, b) => a + b, 0) : (counts.get(route) ?? 0),
    busiest: () => busiest,
    fail: (...faults) => void script.push(...faults.map(named)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const JSON_TYPE = { "content-type": "application/json" };
const HTML_TYPE = { "content-type": "text/html" };
const FINISH: Readonly<Partial<Record<Fault, string>>> = {
  "cut-off": "length",
  "reasoned-away": "length",
  filtered: "content_filter",
};

const named = (fault: Fault | ScriptedFault): ScriptedFault => (typeof fault === "string" ? { fault } : fault);

function contentOf(fault: Fault, good: string): string | null {
  if (fault === "cut-off") return good.slice(0, Math.floor(good.length / 2));
  if (fault === "wrong-shape") return '{"unasked":true}';
  if (fault === "not-json") return "Sure! Let me think about that.";
  if (fault === "refusal") return null;
  return fault === "empty" || fault === "reasoned-away" || fault === "filtered" ? "" : good;
}

/** The schema of a request, from its response format or from its words. */
function schemaOf(body: ChatBody): JsonSchema | null {
  const given = body.response_format?.json_schema?.schema;
  if (given !== undefined) return given;
  const words = body.messages.map(({ content }) => SCHEMA_IN_WORDS.exec(content)?.[1]).find(Boolean);
  return words === undefined ? null : (JSON.parse(words) as JsonSchema);
}

/** A vector by the words of a text: texts that share words are near each other. */
function hashed(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const random = randomOf(word);
    for (let i = 0; i < dimensions; i += 1) vector[i]! += random() - 0.5;
  }
  return vector;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function parseBody(text: string): Readonly<Record<string, unknown>> {
  return text === "" ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>);
}

function sendError(response: ServerResponse, { status, headers, body }: ErrorReply): void {
  send(response, status, body, headers);
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (!response.writableEnded) response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
}
