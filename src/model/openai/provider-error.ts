/**
 * What went wrong with a request, as the stable words of the port. Only `openai.ts` uses it; the rest of the town never
 * meets an SDK's error.
 */
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import type { ModelError, ModelErrorReason } from "../model.ts";
import type { Complaint } from "./dialect.ts";

const LONGEST_MESSAGE = 300;
const MS_PER_SECOND = 1_000;
/** Statuses with which servers refuse a parameter. */
const REFUSES_REQUEST = [400, 422, 501];
/** A request that would be refused again however long one waits. */
const NO_MODEL =
  /\bmodel\b.{0,80}\b(?:not found|not exist)|\b(?:invalid|unknown|unsupported|no such|not a valid) model\b(?! (?:parameter|param|option|setting|field|argument)s?\b)|(?<!\b(?:for|by|on|with) (?:this |the |your )?)\bmodel(?: \S{1,80})? is not (?:supported|available|served)\b(?! (?:with|for) )|模型.{0,20}(?:不存在|无效|未找到|不支持|未开通)/i;
/** Codes of the same. */
const NO_MODEL_CODES =
  /^(?:model_(?:not_(?:found|supported|available|exist)|unsupported|unavailable)|(?:invalid|unknown|unsupported)_model|invalid_model_name|model ?not ?exist)$/i;
/** A gateway to several providers that has the model from none of them. */
const NO_CHANNEL = /\bno available channels?\b.{0,40}\bmodel\b|模型.{0,80}无可用渠道/i;
const NO_KEY = /\bapi[ _-]?key\b.{0,20}\b(?:not valid|invalid|expired)\b|\binvalid api[ _-]?key\b/i;
/** Codes and types of an error that nothing but a payment mends; servers keep the same words in either. */
const OUT_OF_MONEY = [
  "insufficient_quota",
  "insufficient_user_quota",
  "billing_hard_limit_reached",
  "billing_not_active",
  "arrearage",
  "1113",
];
/** The same in words, where a server has no code for it, and the statuses with which it is said. */
const NO_MONEY = /余额不足|欠费|\binsufficient (?:balance|credit)|\bcredit balance|\bbalance is insufficient/i;
const REFUSES_MONEY = [400, 403, 429];
/** What a key or its owner may use is used: not said by 429, with which servers say as well that it is too much at once. */
const SPENT =
  /\b(?:key|spend(?:ing)?|usage|credits?|total|daily|weekly|monthly|hard) limit (?:is |was |has been )?(?:exceeded|reached)\b|(?<!\btokens? )\bquota\b.{0,40}\b(?:exceeded|exhausted|not enough|used up)\b|\b(?:exceeded|insufficient)\b(?!.{0,40}\btokens? quota\b).{0,40}\bquota\b|额度.{0,8}(?:不足|用尽|用完|耗尽|超限)/i;
const REFUSES_SPENT = [400, 403];
/** A web page where a reply was expected. */
const PAGE = /^(?:\d{3} )?\s{0,200}(?:<!--[^>]{0,500}-->\s{0,20})?<(?:!doctype html|html|head|body)\b/i;

/** The error of a failed request. `timedOut`: our own clock stopped it. `now` reads a Retry-After that is a date. */
export function modelError(thrown: unknown, timedOut: boolean, now: () => number): ModelError {
  if (timedOut || thrown instanceof APIConnectionTimeoutError) {
    return { reason: "timeout", message: "the provider did not answer in time" };
  }
  if (thrown instanceof APIConnectionError || !(thrown instanceof APIError) || thrown.status === undefined) {
    if (thrown instanceof SyntaxError) return unread(/'<'|<(?:!doctype|html)/i.test(thrown.message) ? "<html>" : null);
    return { reason: "network", message: `the provider cannot be reached: ${wordsOf(thrown)}` };
  }
  const fault = faultOf(thrown);
  const error = { reason: reasonOf(thrown), message: wordsOf(thrown), ...(fault ? { fault } : {}) };
  const retryAfterMs = thrown.headers === undefined ? null : retryAfter(thrown.headers, now);
  return retryAfterMs === null ? error : { ...error, retryAfterMs };
}

/** The error of a good reply that is not of the known form: a web page says that the address leads to no provider. */
export const unread = (reply: unknown): ModelError =>
  typeof reply === "string" && PAGE.test(reply)
    ? { reason: "rejected", fault: "page", message: "the address leads to a web page, not to a provider" }
    : typeof reply === "object" && reply !== null
      ? { reason: "server", message: "the provider's reply is not of the known form" }
      : { reason: "server", message: "the provider's reply is not JSON" };

/** The body of a refusal as the SDK reads it: many servers put no "error" around what they say. */
export function refusalAround(body: string): string {
  try {
    const said: unknown = JSON.parse(body);
    if (typeof said !== "object" || said === null || Object.keys(said).length === 0) return body;
    if ("error" in said && typeof said.error === "object" && said.error !== null) return body;
    const detail = "error" in said ? said.error : "detail" in said ? said.detail : undefined;
    return JSON.stringify({ error: { ...said, ...(typeof detail === "string" ? { message: detail } : {}) } });
  } catch {
    return body;
  }
}

/** What a server complained of when it refused the request's form, or null for any other failure. */
export function complaintOf(thrown: unknown): Complaint | null {
  if (!(thrown instanceof APIError) || !REFUSES_REQUEST.includes(thrown.status ?? 0)) return null;
  // What is wrong with the keeper's own is no lesson in how to write.
  if (faultOf(thrown) !== null) return null;
  const said = thrown.message.replace(/^\d+ /, "");
  return { param: thrown.param || null, message: said === "status code (no body)" ? "" : said };
}

/** The HTTP status of a failed request, or null when there was no reply. */
export const statusOf = (thrown: unknown): number | null =>
  thrown instanceof APIError ? (thrown.status ?? null) : null;

function reasonOf(error: APIError): ModelErrorReason {
  const status = error.status ?? 0;
  if (error.code === "content_filter") return "refused";
  if (status === 429) return isOutOfMoney(error) ? "rejected" : "rate-limit";
  if (status === 408) return "timeout";
  return status >= 500 && faultOf(error) === null ? "server" : "rejected";
}

/** What of the keeper's own the provider refuses, or null. */
function faultOf(error: APIError): ModelError["fault"] | null {
  const { status, message } = error;
  if (isOutOfMoney(error)) return "quota";
  if (status === 401 || (status === 400 && NO_KEY.test(message))) return "key";
  if (isPage(error)) return "page";
  if (status === 404 || isUnknownModel(error)) return "model";
  return status === 403 ? "forbidden" : null;
}

/** Statuses with which a web server answers what it knows nothing of; with others, a provider's own may be down behind it. */
const KNOWS_NOTHING = [404, 405];
const isPage = ({ status, message }: APIError): boolean => KNOWS_NOTHING.includes(status ?? 0) && PAGE.test(message);

/** Statuses with which servers say, in words, that they have no such model. */
const REFUSES_MODEL = [400, 403, 422];
const isUnknownModel = ({ status, code, type, message }: APIError): boolean =>
  [code, type].some((one) => NO_MODEL_CODES.test(String(one))) ||
  (REFUSES_MODEL.includes(status ?? 0) && NO_MODEL.test(message)) ||
  NO_CHANNEL.test(message);

/** Whether the provider wants to be paid first. */
const isOutOfMoney = ({ status, code, type, message }: APIError): boolean =>
  status === 402 ||
  // Some codes come as numbers.
  [code, type].some((one) => OUT_OF_MONEY.includes(String(one).toLowerCase())) ||
  (REFUSES_MONEY.includes(status ?? 0) && NO_MONEY.test(message)) ||
  (REFUSES_SPENT.includes(status ?? 0) && SPENT.test(message));

/** Milliseconds to wait by `retry-after-ms`, or by `retry-after` in seconds or as a date; null where none is said. */
export function retryAfter(headers: Headers, now: () => number): number | null {
  const ms = numberOrNull(headers.get("retry-after-ms"));
  if (ms !== null) return ms;
  const said = headers.get("retry-after");
  const seconds = numberOrNull(said);
  if (seconds !== null) return seconds * MS_PER_SECOND;
  const date = Date.parse(said ?? "");
  return Number.isNaN(date) ? null : Math.max(0, date - now());
}

function numberOrNull(text: string | null): number | null {
  const value = Number.parseFloat(text ?? "");
  return /^\s*[\d.]+\s*$/.test(text ?? "") && Number.isFinite(value) ? value : null;
}

function wordsOf(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const cause = error.cause instanceof Error ? deepest(error.cause).message : "";
  return [error.message, cause].filter(Boolean).join(" ").slice(0, LONGEST_MESSAGE);
}

const deepest = (error: Error): Error => (error.cause instanceof Error ? deepest(error.cause) : error);
