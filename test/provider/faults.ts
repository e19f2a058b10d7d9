/** What a provider can do wrong, one HTTP reply each, in the words and codes of the real ones. */

/** A fault by name; "ok" is none, to place others in a script. */
export type Fault =
  | "ok"
  | "rate-limit"
  | "quota"
  | "server-error"
  | "hang"
  | "hang-midway"
  | "drop"
  | "cut-off"
  | "reasoned-away"
  | "refusal"
  | "filtered"
  | "wrong-shape"
  | "empty"
  | "not-json"
  | "broken-body"
  | "unauthorised"
  | "unpaid"
  | "forbidden"
  | "no-model"
  | "unknown-model"
  | "invalid-key"
  | "spent-key"
  | "unsupported-model"
  | "no-channel"
  | "web-page"
  | "rejected";

/** A fault, and headers that come with it (such as a Retry-After). */
export interface ScriptedFault {
  readonly fault: Fault;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Parts of a request a server may not know. */
export type Refusable =
  | "json_schema"
  | "json_object"
  | "temperature"
  | "max_tokens"
  | "max_completion_tokens"
  | "reasoning_effort"
  | "dimensions";

/** Faults thrown by chance; a hang isn't among them unless asked for, since it costs a whole time-out. */
export const USUAL_FAULTS: readonly Fault[] = [
  "rate-limit",
  "server-error",
  "drop",
  "cut-off",
  "refusal",
  "wrong-shape",
  "empty",
  "not-json",
];

/** An HTTP reply that is an error. */
export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const SOON = { "retry-after-ms": "5" };

/** The HTTP error of a fault, or null for a fault that is inside a good reply, or is none. */
export function errorReplyOf({ fault, headers }: ScriptedFault, model: string): ErrorReply | null {
  const reply = (status: number, message: string, code: string | null): ErrorReply => ({
    status,
    headers: headers ?? (fault === "rate-limit" ? SOON : {}),
    body: { error: { message, type: "error", param: null, code } },
  });
  if (fault === "rate-limit") return reply(429, `Rate limit reached for ${model}`, "rate_limit_exceeded");
  if (fault === "quota") return reply(429, "You exceeded your current quota", "insufficient_quota");
  if (fault === "server-error") return reply(500, "The server had an error", null);
  if (fault === "unauthorised") return reply(401, "Incorrect API key provided", "invalid_api_key");
  if (fault === "unpaid") return reply(402, "Insufficient Balance", null);
  if (fault === "forbidden") return reply(403, "You are not allowed to sample from this model", null);
  if (fault === "unknown-model") return reply(400, `${model} is not a valid model ID`, null);
  if (fault === "invalid-key") return reply(400, "API key not valid. Please pass a valid API key.", null);
  if (fault === "rejected") return reply(400, "Your request was blocked by policy 17", null);
  if (fault === "spent-key")
    return { ...reply(403, "", null), body: { error: { message: "Key limit exceeded (monthly limit)", code: 403 } } };
  // With nothing around it.
  if (fault === "unsupported-model") return { ...reply(400, "", null), body: { code: "model_not_supported" } };
  if (fault === "no-channel") return reply(503, `No available channel for model ${model} under group default`, null);
  if (fault === "no-model") return reply(404, `The model '${model}' does not exist`, "model_not_found");
  return null;
}

/** The 400 of a request that holds something the server doesn't know, or null when it is fine. */
export function refusalOf(body: Readonly<Record<string, unknown>>, refuses: readonly Refusable[]): ErrorReply | null {
  const format = (body.response_format as { type?: string } | undefined)?.type;
  const held = refuses.find((part) => body[part] !== undefined || part === format);
  if (held === undefined) return null;
  const param = held === format ? "response_format" : held;
  const hint = held === "max_tokens" ? " Use 'max_completion_tokens' instead." : "";
  const message = `Unsupported parameter: '${param}' is not supported with this model.${hint}`;
  const error = { message, type: "invalid_request_error", param, code: "unsupported_parameter" };
  return { status: 400, headers: {}, body: { error } };
}
