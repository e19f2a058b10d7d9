// The HTTP side: reads a request, lets faults and limits have their say, asks the spec, runs the route, and writes
// down what happened.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ApiError, type Issue, invalidField, invalidForm, notFound, unauthorized } from "./api-error.ts";
import type { Fault, Faults } from "./faults.ts";
import type { TollGate } from "./limits.ts";
import type { Upload } from "./records.ts";
import type { Answer, Call, Route } from "./routing.ts";
import { isSnowflake } from "./snowflake.ts";
import { checkSpec } from "./spec.ts";
import type { State } from "./state.ts";

/** One request, for the record. `status` is 0 when no answer was sent. */
export interface RequestLog {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  status: number;
  readonly at: number;
  readonly byBot: boolean;
}

/** Another use of the same port, tried first; answers undefined to pass. */
export type SideDoor = (method: string, url: URL, body: unknown) => Promise<Answer | undefined>;

interface Parts {
  readonly state: State;
  readonly routes: readonly Route[];
  readonly gate: TollGate;
  readonly faults: Faults;
  readonly requests: RequestLog[];
  readonly sideDoor: SideDoor;
}

// Breaking these means the bot is at fault, not the day.
const blamed = new Set([50035, 50006, 50109, 40060, 220001, 220002, 220003]);

const notIds = new Set(["token", "emoji"]);
const original = /^(@|%40)original$/;

/** The HTTP server over a state; not yet listening. */
export function httpServer(parts: Parts): Server {
  return createServer((request, response) => {
    serve(parts, request, response).catch((error: unknown) => {
      // A bug in the test Discord itself: as loud as HTTP allows.
      console.error("test Discord:", error);
      if (!response.headersSent) send(response, { status: 500, body: { message: String(error), code: 0 } });
    });
  });
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const { state, requests } = parts;
  const url = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "GET";
  const { body, files, malformed } = await read(request);
  const upload = state.uploads.get(url.pathname);
  if (upload) return void response.writeHead(200, { "Content-Type": upload.type }).end(upload.bytes);
  const beside = await parts.sideDoor(method, url, body);
  if (beside) return send(response, beside);

  const path = url.pathname.replace(/^\/api(\/v\d+)?/, "");
  const authorization = request.headers.authorization;
  const log: RequestLog = {
    method,
    path,
    query: url.search,
    body,
    status: 0,
    at: state.now(),
    byBot: authorization !== undefined,
  };
  requests.push(log);
  const fault = parts.faults.take(method, path);
  if (fault && "hang" in fault) {
    state.hung.add(String(request.headers["x-request-id"]));
    return;
  }
  if (fault && "status" in fault) {
    log.status = fault.status;
    return send(response, faultAnswer(fault));
  }

  if (inOutage(state, path)) {
    log.status = 503;
    return send(response, { status: 503, body: { message: "Service Unavailable", code: 0 } });
  }

  const headers: Record<string, string> = {};
  const answer = malformed
    ? refused(state, log, new ApiError(400, 50109, "The request body contains invalid JSON."))
    : act(parts, log, { authorization, url, body, files }, headers);
  state.changed();
  if (fault && "lost" in fault) return void request.socket.destroy();
  log.status = answer.status;
  send(response, answer, headers);
}

/** Whether a request concerns a guild that has an outage. */
function inOutage({ outages, channels, webhooks }: State, path: string): boolean {
  if (outages.size === 0) return false;
  const [, room, id = ""] = path.split("/");
  const guild = room === "guilds" ? id : (room === "channels" ? channels : webhooks).get(id)?.guild_id;
  return guild !== undefined && outages.has(guild);
}

interface Given {
  readonly authorization: string | undefined;
  readonly url: URL;
  readonly body: unknown;
  readonly files: readonly Upload[];
}

function act(parts: Parts, log: RequestLog, given: Given, headers: Record<string, string>): Answer {
  const { state } = parts;
  try {
    const { route, params } = find(state, parts.routes, log);
    const byBot = given.authorization === `Bot ${state.token}`;
    if (!byBot && (given.authorization !== undefined || !route.open)) throw unauthorized();
    const call: Call = {
      state,
      params,
      query: given.url.searchParams,
      body: given.body,
      files: given.files,
      byBot,
      quiet: (issues) => {
        if (issues.length > 0)
          state.violations.push({ route: `${log.method} ${route.path}`, body: given.body, issues, refused: false });
      },
    };
    const charges = [...(byBot ? [{ limit: "global" as const, key: "" }] : []), ...route.charges(call)];
    const toll = parts.gate(`${log.method} ${route.path}`, charges);
    Object.assign(headers, toll.headers);
    if (toll.refused) return { status: 429, body: toll.body };
    checkIds(params);
    if (route.spec) checkBody(state, route, call);
    return route.handle(call);
  } catch (error) {
    if (error instanceof ApiError) return refused(state, log, error);
    throw error;
  }
}

function refused(state: State, log: RequestLog, error: ApiError): Answer {
  if (blamed.has(error.code)) {
    const issues: readonly Issue[] =
      error.issues.length > 0 ? error.issues : [{ path: [], code: String(error.code), message: error.message }];
    state.violations.push({ route: `${log.method} ${log.path}`, body: log.body, issues, refused: true });
  }
  return { status: error.status, body: error };
}

function find(state: State, routes: readonly Route[], { method, path }: RequestLog) {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { route, params: { ...match.groups } };
  }
  state.unhandled.push(`${method} ${path}`);
  throw notFound();
}

function checkIds(params: Readonly<Record<string, string>>) {
  const wrong = Object.entries(params).find(
    ([name, value]) => !notIds.has(name) && !original.test(value) && !isSnowflake(value),
  );
  if (wrong) throw invalidField([`${wrong[0]}_id`], "NUMBER_TYPE_COERCE", `Value "${wrong[1]}" is not snowflake.`);
}

function checkBody(state: State, route: Route, call: Call) {
  const spec = typeof route.spec === "function" ? route.spec(call) : route.spec;
  if (!spec) return;
  const { issues, ignored } = checkSpec(spec, call.body === undefined ? {} : call.body);
  if (issues.length > 0) throw invalidForm(issues);
  if (ignored.length > 0) state.ignored.push({ route: `${route.method} ${route.path}`, fields: ignored });
}

function faultAnswer(fault: Extract<Fault, { status: number }>): Answer & { headers?: Record<string, string> } {
  const message = fault.status === 429 ? "You are being rate limited." : `${fault.status}: injected by the test`;
  const after = fault.retryAfter ?? 0.05;
  const global = fault.global ?? false;
  return {
    status: fault.status,
    body: { message, code: fault.code ?? 0, ...(fault.status === 429 && { retry_after: after, global }) },
    ...(fault.status === 429 && {
      headers: {
        "Retry-After": String(after),
        "X-RateLimit-Scope": global ? "global" : "user",
        ...(global && { "X-RateLimit-Global": "true" }),
      },
    }),
  };
}

function send(
  response: ServerResponse,
  answer: Answer & { headers?: Record<string, string> },
  headers = answer.headers ?? {},
) {
  if (response.destroyed) return;
  const text = answer.body === undefined ? "" : JSON.stringify(answer.body);
  response.writeHead(answer.status, { ...headers, ...(text && { "Content-Type": "application/json; charset=utf-8" }) });
  response.end(text);
}

async function read(request: IncomingMessage): Promise<{ body: unknown; files: Upload[]; malformed: boolean }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  try {
    if (type.startsWith("multipart/form-data")) return { ...(await readForm(raw, type)), malformed: false };
    return { body: raw.length > 0 ? JSON.parse(raw.toString()) : undefined, files: [], malformed: false };
  } catch {
    return { body: raw.toString(), files: [], malformed: true };
  }
}

async function readForm(raw: Buffer, type: string) {
  const form = await new Response(new Uint8Array(raw), { headers: { "Content-Type": type } }).formData();
  const files: Upload[] = [];
  let body: unknown = {};
  for (const [field, value] of form.entries()) {
    if (field === "payload_json") body = JSON.parse(typeof value === "string" ? value : await value.text());
    else if (typeof value !== "string") {
      files.push({
        field,
        name: value.name,
        type: value.type || "application/octet-stream",
        bytes: new Uint8Array(await value.arrayBuffer()),
      });
    }
  }
  return { body, files };
}
